"""What the build makes: the same bytes each time, whole, and loadable by the lock that micropip froze."""

from __future__ import annotations

import base64
import csv
import hashlib
import json
import re
import zipfile
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer

from site_build import pins
from site_build.conformance import run_in_pyodide, run_on_wheel, site_folder
from site_build.node import install_parts
from site_build.page import write_site
from site_build.runtime import make_runtime
from site_build.texts import languages, text_files
from site_build.wheels import engine_wheel
from site_build.workshop import files_under

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def assets() -> Path:
    return site_folder(ROOT / "dist")


@pytest.fixture(scope="module")
def plain_wheel() -> Path:
    (wheel,) = (ROOT / "dist/wheels").iterdir()
    return wheel


@pytest.fixture(scope="module")
def lock(assets: Path) -> dict[str, dict[str, dict[str, str]]]:
    found: dict[str, dict[str, dict[str, str]]] = json.loads((assets / "pyodide/lock.json").read_text())
    return found


def test_the_wheel_holds_the_whole_package_and_nothing_else(plain_wheel: Path) -> None:
    names = set(zipfile.ZipFile(plain_wheel).namelist())
    source = {path.relative_to(ROOT / "py").as_posix() for path in files_under(ROOT / "py/vorhand")}
    assert {name for name in names if name.startswith("vorhand/")} == source
    assert {name.partition("/")[0] for name in names} == {"vorhand", "vorhand-0.1.0.dist-info"}
    assert "vorhand/py.typed" in names


def test_the_wheel_needs_nothing(plain_wheel: Path) -> None:
    metadata = zipfile.ZipFile(plain_wheel).read("vorhand-0.1.0.dist-info/METADATA").decode()
    assert "Requires-Python: >=3.11" in metadata
    assert "Requires-Dist" not in metadata


def test_built_twice_the_bytes_are_the_same(tmp_path: Path, plain_wheel: Path, assets: Path) -> None:
    wheel = engine_wheel(ROOT, tmp_path)
    assert wheel.read_bytes() == plain_wheel.read_bytes()
    (tmp_path / "installers").symlink_to(ROOT / ".build/installers")
    runtime = make_runtime(ROOT, tmp_path, wheel, install_parts(ROOT))
    for path in runtime.iterdir():
        assert path.read_bytes() == (assets / "pyodide" / path.name).read_bytes(), path.name


def test_the_lock_loads_the_engine_alone_by_its_hash(assets: Path, lock: dict[str, dict[str, dict[str, str]]]) -> None:
    assert list(lock["packages"]) == ["vorhand"]
    package = lock["packages"]["vorhand"]
    wheel = assets / "pyodide" / package["file_name"]
    assert package["file_name"] == "vorhand-0.1.0-cp314-none-any.whl"
    assert package["sha256"] == hashlib.sha256(wheel.read_bytes()).hexdigest()
    assert lock["info"]["python"].startswith(pins.PYTHON_IN_PYODIDE)


def test_library_and_engine_are_bytecode(assets: Path) -> None:
    for path in [assets / "pyodide/python_stdlib.zip", *(assets / "pyodide").glob("*.whl")]:
        names = zipfile.ZipFile(path).namelist()
        assert any(name.endswith(".pyc") for name in names)
        assert not [name for name in names if name.endswith(".py")]


def test_the_compiled_wheel_is_the_plain_one(assets: Path, plain_wheel: Path) -> None:
    plain = {name for name in zipfile.ZipFile(plain_wheel).namelist() if name.startswith("vorhand/")}
    (path,) = (assets / "pyodide").glob("*.whl")
    compiled = zipfile.ZipFile(path)
    names = {name for name in compiled.namelist() if name.startswith("vorhand/")}
    assert names == {re.sub(r"\.py$", ".pyc", name) for name in plain}
    record = csv.reader(compiled.read("vorhand-0.1.0.dist-info/RECORD").decode().splitlines())
    for name, said, _ in record:
        if said:
            digest = base64.urlsafe_b64encode(hashlib.sha256(compiled.read(name)).digest()).rstrip(b"=").decode()
            assert said == f"sha256={digest}"


def test_every_module_loads_from_the_cut_library(plain_wheel: Path) -> None:
    said = run_in_pyodide(ROOT, HERE / "import_all.py", "")
    names = {name for name in zipfile.ZipFile(plain_wheel).namelist() if re.match(r"vorhand/.*\.py$", name)}
    modules = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names}
    assert set(said.split()) == modules


def test_both_pythons_play_the_same_match() -> None:
    here = run_on_wheel(ROOT, HERE / "play_match.py", "7")
    there = run_in_pyodide(ROOT, HERE / "play_match.py", "7")
    assert len(here.splitlines()) > 40
    assert here == there


HOME = ("home", "boot", "rules_form", "level_form", "language")
"""What is drawn, or said, before anything of a match has come."""


def test_every_text_is_in_the_file_that_is_read_when_it_is_needed(assets: Path) -> None:
    """At once what the home screen says, with what the tiles of the games show, and the terms in it; the rest later."""
    assert languages(ROOT) == ["de", "en", "ru"]
    words = "again-, chosen-, col-, compare-, count-, event-, hint-, key-, keys-, move-, open-, sheet-, stats-, zone-"
    later = tuple(words.split(", "))
    asked = {
        id
        for name in HOME
        for id in re.findall(r"\bt\('([a-z][a-z0-9-]*)'", (ROOT / f"www/js/{name}.js").read_text(encoding="utf-8"))
    }
    asked |= {"language-failed", "elsewhere", "app-name", "page-title"}
    assert len(asked) > 25
    for language in languages(ROOT):
        first, table = (parsed(assets / "texts" / place / f"{language}.ftl") for place in ("", "table"))
        assert not first.keys() & table.keys()
        wanted: dict[str, str] = {}
        for path in text_files(ROOT, language):
            wanted |= parsed(path)
        assert wanted == first | table
        at_once = ("game-", "preset-", "option-", "value-", "engine-", "offline-", "home-")
        assert {id for id in wanted if id.startswith(at_once)} | asked <= first.keys()
        assert {id for id in wanted if id.startswith(("clause-", "brief-", "step-", *later))} <= table.keys()
        named = {name for said in first.values() for name in re.findall(r"\{ -([\w-]+)", said)}
        assert named <= first.keys(), "the terms that are named at once"


def parsed(path: Path) -> dict[str, str]:
    """The messages and terms of a Fluent file by id, as the parser writes them."""
    body = parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, (ast.Message, ast.Term))]
    for entry in found:
        entry.comment = None
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in found}


def test_the_catalogue_is_the_one_of_the_engine(assets: Path) -> None:
    said = run_on_wheel(ROOT, HERE / "catalogue.py", "")
    assert json.loads(said) == json.loads((assets / "catalogue.json").read_text(encoding="utf-8"))


def test_places_are_filled_in(tmp_path: Path, assets: Path, plain_wheel: Path) -> None:
    origin = "https://cards.example"
    version = write_site(
        ROOT, tmp_path / "dist", build=tmp_path, wheel=plain_wheel, runtime=assets / "pyodide", origin=origin
    )
    html = (tmp_path / "dist/index.html").read_text(encoding="utf-8")
    assert "{{" not in html
    assert f"/a/{version}/js/app.js" in html
    entry = (tmp_path / f"dist/a/{version}/js/app.js").read_text(encoding="utf-8")
    imports = re.match(r"(?:import[^;]*;)+", entry)
    assert imports
    shared = set(re.findall(r"chunk-\w+\.js", imports[0]))
    assert shared == set(re.findall(r'modulepreload" href="[^"]+/(chunk-\w+\.js)"', html)) != set()
    for name in re.findall(r'(?:src|href|content)="/(a/[^"?#]+)"', html):
        assert (tmp_path / "dist" / name).exists(), name
    assert version != assets.name
    manifest = json.loads((tmp_path / "dist/manifest.webmanifest").read_text(encoding="utf-8"))
    assert all((tmp_path / "dist" / icon["src"].lstrip("/")).exists() for icon in manifest["icons"])


def test_every_part_that_is_shipped_is_named_with_its_licence(assets: Path) -> None:
    text = (assets / "licences.txt").read_text(encoding="utf-8")
    parts = json.loads((ROOT / "www/package.json").read_text())["dependencies"]
    for name, version in parts.items():
        assert f"{name} {version}\n" in text
    assert "typescript" not in text
    assert all(words in text for words in ("MPL-2.0", "BSD-3-Clause", "Apache-2.0", "PSF-2.0", "Copyright"))


def test_nothing_of_another_host_is_named(assets: Path) -> None:
    """The page's own scripts name no address but those of standards."""
    allowed = {"www.w3.org", "json-schema.org"}
    for path in [
        ROOT / "dist/index.html",
        *assets.glob("css/*.css"),
        *assets.glob("js/app.js"),
        *assets.glob("js/chunk-*.js"),
    ]:
        hosts = set(re.findall(r"https?://([\w.-]+)", path.read_text(encoding="utf-8")))
        assert hosts <= allowed, path
