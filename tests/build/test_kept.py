"""What the build keeps is looked through before it is used again; what was damaged is made anew by itself."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from site_build import node, pins, wheels
from site_build.manifest import Manifest, listing
from site_build.site import build_site
from site_build.workshop import KEPT, cached

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of its own, built once; the tests damage it and build again."""
    root = tmp_path_factory.mktemp("checkout")
    for name in ("LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, root)
    leave_out = shutil.ignore_patterns("node_modules", "__pycache__", ".*_cache")
    for name in ("py", "www"):
        shutil.copytree(ROOT / name, root / name, ignore=leave_out)
    (root / "www/node_modules").symlink_to(ROOT / "www/node_modules")
    (root / ".venv").symlink_to(ROOT / ".venv")
    shutil.copytree(ROOT / ".build/installers", root / ".build/installers")
    assert build_site(root, origin="").fresh
    return root


def one(folder: Path, pattern: str) -> Path:
    (path,) = folder.glob(pattern)
    return path


def cut_the_runtime(root: Path) -> None:
    with one(root, ".build/runtime/*/pyodide.asm.wasm").open("r+b") as file:
        file.truncate(1000)


def empty_the_wheel(root: Path) -> None:
    one(root, ".build/wheel/*/*.whl").unlink()


@pytest.mark.parametrize("damage", [cut_the_runtime, empty_the_wheel])
def test_what_was_damaged_does_not_reach_the_site(root: Path, damage: Callable[[Path], None]) -> None:
    whole = listing(root / "dist")
    damage(root)
    shutil.rmtree(root / "dist")
    assert build_site(root, origin="").fresh
    assert listing(root / "dist") == whole


def delete_the_page(dist: Path) -> None:
    (dist / "index.html").unlink()


def delete_the_engine(dist: Path) -> None:
    one(dist, "a/*/pyodide/pyodide.asm.wasm").unlink()


def cut_the_service_worker(dist: Path) -> None:
    (dist / "sw.js").write_text("")


def swap_a_letter(dist: Path) -> None:
    page = dist / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("<", "(", 1), encoding="utf-8")


def add_a_file(dist: Path) -> None:
    (dist / "a/old").mkdir()
    (dist / "a/old/app.js").write_text("")


@pytest.mark.parametrize(
    "damage", [delete_the_page, delete_the_engine, cut_the_service_worker, swap_a_letter, add_a_file, shutil.rmtree]
)
def test_a_damaged_site_is_put_together_anew(root: Path, damage: Callable[[Path], None]) -> None:
    whole = listing(root / "dist")
    damage(root / "dist")
    assert build_site(root, origin="").fresh
    assert listing(root / "dist") == whole


def test_what_is_whole_is_not_made_twice(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.stat().st_mtime_ns for path in (root / "dist").rglob("*")}
    assert not build_site(root, origin="").fresh
    assert capsys.readouterr().out == ""
    assert {path: path.stat().st_mtime_ns for path in (root / "dist").rglob("*")} == before


def test_another_origin_is_another_site(root: Path) -> None:
    version = build_site(root, origin="").version
    assert build_site(root, origin="https://cards.example").version != version
    assert build_site(root, origin="").version == version


def empty(place: Path) -> None:
    for path in sorted(place.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()


def cut(place: Path) -> None:
    (place / "made").write_bytes(b"12")


def turn_a_bit(place: Path) -> None:
    """Neither name nor size nor date tells."""
    date = (place / "made").stat()
    (place / "made").write_bytes(b"1235")
    os.utime(place / "made", ns=(date.st_atime_ns, date.st_mtime_ns))


def rename(place: Path) -> None:
    (place / "made").rename(place / "mode")


def turn_into_a_folder(place: Path) -> None:
    (place / "made").unlink()
    (place / "made").mkdir()


def add_a_hidden_file(place: Path) -> None:
    (place / "inner/.left").touch()


def turn_into_a_file(place: Path) -> None:
    shutil.rmtree(place)
    place.touch()


def forget_the_list(place: Path) -> None:
    place.with_name("key.json").unlink()


@pytest.mark.parametrize(
    "damage",
    [
        *(empty, shutil.rmtree, cut, turn_a_bit, rename),
        *(turn_into_a_folder, add_a_hidden_file, turn_into_a_file, forget_the_list),
    ],
)
def test_a_kept_folder_is_used_as_it_was_made_or_made_anew(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    made: list[Path] = []

    def make(folder: Path) -> None:
        (folder / "made").write_bytes(b"1234")
        (folder / "inner").mkdir()
        (folder / "inner/made").write_bytes(b"5678")
        made.append(folder)

    place = cached(tmp_path, "key", make)
    whole = listing(place)
    assert cached(tmp_path, "key", make) == place
    assert len(made) == 1
    damage(place)
    assert cached(tmp_path, "key", make) == place
    assert len(made) == 2
    assert listing(place) == whole


def test_old_folders_go_with_their_lists(tmp_path: Path) -> None:
    for number in range(KEPT + 2):
        cached(tmp_path, str(number), lambda folder: (folder / "made").touch())
    names = sorted(path.name for path in tmp_path.iterdir())
    assert len(names) == 2 * KEPT
    assert [name.removesuffix(".json") for name in names[::2]] == [name.removesuffix(".json") for name in names[1::2]]


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", '{"words": {}, "files": {}}', '{"words": 1, "files": 2}'])
def test_a_list_that_says_nothing_vouches_for_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "list.json").write_text(text)
    assert Manifest(tmp_path / "list.json", tmp_path / "folder").words() is None


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every fetch of the npm parts, with two small ones in the place of the real."""
    fetched: list[str] = []

    def fetch(root: Path, www: Path) -> None:
        fetched.append("all")
        shutil.rmtree(www / "node_modules", ignore_errors=True)
        for name in ("pyodide", "lit-html"):
            (www / "node_modules" / name).mkdir(parents=True)
            text = json.dumps({"name": name, "version": pins.PYODIDE})
            (www / "node_modules" / name / "package.json").write_text(text)

    monkeypatch.setattr(node, "fetch_parts", fetch)
    (tmp_path / "www").mkdir()
    for name in ("package.json", "package-lock.json"):
        (tmp_path / "www" / name).write_text("{}")
    node.install_parts(tmp_path)
    return fetched


def test_npm_parts_are_fetched_again_if_one_is_gone_or_damaged(tmp_path: Path, npm: list[str]) -> None:
    part = tmp_path / "www/node_modules/lit-html"
    shutil.rmtree(part)
    node.install_parts(tmp_path)
    assert npm == ["all"] * 2
    (part / "package.json").write_text("{")
    node.install_parts(tmp_path)
    assert npm == ["all"] * 3
    assert json.loads((part / "package.json").read_text())["name"] == "lit-html"


def test_npm_parts_that_are_whole_stay(tmp_path: Path, npm: list[str]) -> None:
    (tmp_path / "www/node_modules/.cache").mkdir()
    (tmp_path / "www/node_modules/.cache/note").write_text("of another program")
    node.install_parts(tmp_path)
    assert npm == ["all"]


def test_npm_parts_follow_their_lock(tmp_path: Path, npm: list[str]) -> None:
    (tmp_path / "www/package-lock.json").write_text("{ }")
    node.install_parts(tmp_path)
    assert npm == ["all"] * 2


def test_a_damaged_python_wheel_is_fetched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "installers"
    folder.mkdir()
    for pinned in pins.WHEELS:
        (folder / pinned.file_name).write_bytes(b"PK")

    def fetch(into: Path) -> None:
        for pinned in pins.WHEELS:
            assert not (into / pinned.file_name).exists()
            shutil.copy(ROOT / ".build/installers" / pinned.file_name, into)

    monkeypatch.setattr(wheels, "fetch", fetch)
    assert [wheels.hash_of(path) for path in wheels.installer_wheels(tmp_path)] == [one.sha256 for one in pins.WHEELS]
    monkeypatch.setattr(wheels, "fetch", lambda _: pytest.fail("they are whole"))
    wheels.installer_wheels(tmp_path)
