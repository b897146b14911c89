"""What stands in the way of a build is said in one sentence that tells what to do; never by a traceback."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from site_build import command, environment, node, pins, site, wheels
from site_build.failure import BuildError, run, sentence_of
from site_build.sources import read_json, read_text, read_toml

ROOT = Path(__file__).parents[2]
# Nothing listens there, and no proxy is asked.
NOWHERE = "http://127.0.0.1:9/"


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.lower().endswith("_proxy") or name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_INDEX_URL", NOWHERE)
    monkeypatch.setenv("PIP_RETRIES", "0")
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    monkeypatch.setenv("npm_config_registry", NOWHERE)
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "npm-cache"))


def failing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception) -> str:
    """Run `build` with a build that fails so; return what the person reads."""

    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(environment, "enter", lambda *_: None)
    monkeypatch.setattr(site, "build_site", fail)
    assert command.main(["build"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("build.py: ")
    assert said.count("\n") == 1
    return said


def test_a_full_disk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = failing(monkeypatch, capsys, OSError(errno.ENOSPC, "No space left on device", "dist/a"))
    assert "disk is full" in said
    assert "free" in said


def test_a_folder_of_somebody_else(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = failing(monkeypatch, capsys, PermissionError(errno.EACCES, "Permission denied", "dist"))
    assert "not allowed at dist" in said


def test_what_nobody_thought_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "ROOT", tmp_path)
    said = failing(monkeypatch, capsys, ValueError("two\nlines"))
    assert "should not have happened (ValueError: two lines); .build/failure.txt tells where" in said
    report = (tmp_path / ".build/failure.txt").read_text()
    assert report.startswith("Traceback")
    assert "in carry_out" in report


@pytest.mark.parametrize(
    ("read", "content", "sentence"),
    [
        (read_text, b"Ge\xfcbt", r"file is not text in UTF-8 \(byte 2\); save it as UTF-8\.$"),
        (read_json, b"{", r"file is not JSON \(.*\); mend it\.$"),
        (read_json, b"\xff", r"file is not text in UTF-8"),
        (read_toml, b"[", r"file is not TOML \(.*\); mend it\.$"),
        (read_toml, b"\xff", r"file is not text in UTF-8"),
    ],
)
def test_a_source_that_is_not_what_it_should_be(
    tmp_path: Path, read: Callable[[Path], object], content: bytes, sentence: str
) -> None:
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(BuildError, match=sentence):
        read(tmp_path / "file")


def test_any_other_error_of_the_system_names_the_place() -> None:
    assert sentence_of(OSError(errno.EIO, "Input/output error", "x")).startswith("The system reported: Input/output")


def test_a_missing_program() -> None:
    with pytest.raises(BuildError, match=r"^Packing failed \(.*no-such-program\); install it\.$"):
        run(["no-such-program"], doing="Packing", advice="install it")


def test_a_failing_program_is_quoted_by_its_telling_line() -> None:
    script = "import sys; sys.exit('first\\nerror: the second line tells\\nlast')"
    with pytest.raises(BuildError, match=r"^Packing failed \(error: the second line tells\); mend it\.$"):
        run([sys.executable, "-c", script], doing="Packing", advice="mend it")


def test_a_program_that_hangs() -> None:
    with pytest.raises(BuildError, match="took more than 0 seconds; try again"):
        run([sys.executable, "-c", "import time; time.sleep(60)"], doing="Packing", advice="try again", timeout=0.2)


@pytest.mark.usefixtures("no_network")
def test_no_network_for_the_wheels(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"^Fetching micropip and packaging failed \(.*\); check the network .*\.$"):
        wheels.installer_wheels(tmp_path)
    assert not list(tmp_path.glob("**/*.whl"))


def npm_project(tmp_path: Path, change: Callable[[dict[str, object]], None]) -> Path:
    www = tmp_path / "www"
    www.mkdir()
    shutil.copy(ROOT / "www/package.json", www)
    lock = json.loads((ROOT / "www/package-lock.json").read_text())
    change(lock)
    (www / "package-lock.json").write_text(json.dumps(lock))
    return tmp_path


@pytest.mark.usefixtures("no_network")
def test_no_network_for_the_npm_parts(tmp_path: Path) -> None:
    root = npm_project(tmp_path, lambda lock: None)
    with pytest.raises(BuildError, match=r"^Fetching the npm parts failed \(.*\); check the network .*\.$"):
        node.install_parts(root)
    assert not (root / "www/node_modules/.vorhand").exists()


def test_an_npm_part_with_another_hash(tmp_path: Path) -> None:
    def change(lock: dict[str, object]) -> None:
        lock["packages"]["node_modules/idb-keyval"]["integrity"] = "sha512-" + "A" * 86 + "=="  # type: ignore[index]

    with pytest.raises(BuildError, match=r"does not have the hash that www/package-lock\.json promises"):
        node.install_parts(npm_project(tmp_path, change))


def test_a_lock_that_does_not_fit(tmp_path: Path) -> None:
    root = npm_project(tmp_path, lambda lock: None)
    package = root / "www/package.json"
    package.write_text(package.read_text().replace('"lit-html": "3.3.3"', '"lit-html": "3.3.2"'))
    with pytest.raises(BuildError, match=r"do not agree; run npm install"):
        node.install_parts(root)


def test_a_python_wheel_with_another_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = pins.WHEELS[0]._replace(sha256="0" * 64)
    monkeypatch.setattr(pins, "WHEELS", (wrong,))
    with pytest.raises(BuildError, match=r"another hash than py/site_build/pins\.py promises"):
        wheels.installer_wheels(tmp_path)


@pytest.mark.usefixtures("no_network")
def test_a_python_wheel_changed_on_the_disk_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "installers").mkdir()
    for pinned in pins.WHEELS:
        (tmp_path / "installers" / pinned.file_name).write_bytes(b"PK")
    with pytest.raises(BuildError, match=r"^Fetching micropip and packaging failed \(.*\); check the network .*\.$"):
        wheels.installer_wheels(tmp_path)
    assert not list(tmp_path.glob("**/*.whl"))


def test_no_node_and_no_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    node.find_node.cache_clear()

    def no_network(*_: object) -> None:
        raise BuildError("Installing the pinned tools failed (no network); check the network.")

    monkeypatch.setattr(environment, "prepare", no_network)
    with pytest.raises(BuildError, match="check the network"):
        node.find_node(ROOT)
    node.find_node.cache_clear()


def test_an_old_python_is_told_so() -> None:
    """The file is read whole before its first line runs, so an old Python must at least be able to read it."""
    source = (ROOT / "build.py").read_text()
    compile(source, "build.py", "exec", dont_inherit=True)
    old = "import sys; sys.version_info = (3, 9, 1); exec(compile(open('build.py').read(), 'build.py', 'exec'))"
    done = subprocess.run(
        [sys.executable, "-c", f"__file__ = 'build.py'; {old}"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr == "build.py needs Python 3.11 or newer; this is Python 3.9.\n"


def test_an_unknown_command_shows_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        command.main(["paint"])
    assert stop.value.code == 2
    assert "invalid choice: 'paint'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["serve", "--port", "70000"], "argument --port: '70000' is not a number from 0 to 65535"),
        (["serve", "--port", "-1"], "argument --port: '-1' is not a number from 0 to 65535"),
        (["serve", "--port", "9" * 5000], "is not a number from 0 to 65535"),
        (["serve", "--port", "\u0663"], "is not a number from 0 to 65535"),
        (["bench", "--runs", "0"], "argument --runs: '0' is not a number from 1 to 1000"),
        (["build", "--origin", "cards.example"], "is not an address such as https://cards.example"),
        (["build", "--origin", 'https://x"><script>'], "is not an address such as https://cards.example"),
        (["build", "--origin", "https://\udcff"], "is not an address such as https://cards.example"),
    ],
)
def test_a_word_that_cannot_be_meant(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "enter", lambda *_: pytest.fail("it was taken"))
    with pytest.raises(SystemExit) as stop:
        command.main(words)
    assert stop.value.code == 2
    assert sentence in capsys.readouterr().err


def test_words_that_are_meant() -> None:
    said = command.parser().parse_args(["serve", "--port", "65535", "--origin", "https://cards.example:8443/play/"])
    assert (said.port, said.origin) == (65535, "https://cards.example:8443/play")
