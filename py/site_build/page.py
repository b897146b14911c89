"""Puts dist/ together: one folder named by the hash of all that is in it, and beside it the files with fixed names."""

from __future__ import annotations

import hashlib
import re
import shutil
import tempfile
from pathlib import Path

from site_build.bundle import bundle_page, bundle_service_worker
from site_build.failure import BuildError
from site_build.licences import write_licences
from site_build.sources import read_text
from site_build.texts import write_catalogue, write_texts
from site_build.workshop import files_under, hash_files

# Stand at the root under their own names, with the places filled in.
TEMPLATES = (".html", ".webmanifest", ".txt", ".xml")
# Bundled, put together or no part of the page.
NOT_COPIED = ("js", "css", "texts", "node_modules", "sw.js", "package.json", "package-lock.json", "tsconfig.json")
# What the worker fetches to run the engine.
RUNTIME = "pyodide"


def page_sources(root: Path) -> list[Path]:
    """Every file of the page, the installed npm parts left out."""
    www = root / "www"
    return [path for path in files_under(www) if "node_modules" not in path.relative_to(www).parts]


def write_site(root: Path, dist: Path, *, build: Path, wheel: Path, runtime: Path, origin: str) -> str:
    """Write the whole site to `dist`, which is replaced when all is made; return the version."""
    www = root / "www"
    if not (www / "index.html").exists():
        raise BuildError("www/index.html is missing; the site needs its page.")
    with tempfile.TemporaryDirectory(dir=build, prefix="site-") as temporary:
        site = Path(temporary) / "dist"
        assets = site / "assets"
        assets.mkdir(parents=True)
        bundle_page(root, assets, engine=sizes_of(runtime))
        copy_page(www, assets)
        write_texts(root, assets / "texts")
        write_catalogue(wheel, assets / "catalogue.json")
        write_licences(root, assets / "licences.txt")
        shutil.copytree(runtime, assets / RUNTIME)
        version = hash_files(files_under(assets), root=assets, extra=[origin, *template_texts(www)])[:12]
        place = f"/a/{version}/"
        (site / "a").mkdir()
        assets.rename(site / "a" / version)
        fill_templates(www, site, assets=place, origin=origin)
        write_service_worker(root, site, version)
        (site / "wheels").mkdir()
        shutil.copyfile(wheel, site / "wheels" / wheel.name)
        replace(site, dist)
    return version


def sizes_of(folder: Path) -> dict[str, int]:
    return {path.relative_to(folder).as_posix(): path.stat().st_size for path in files_under(folder)}


def copy_page(www: Path, assets: Path) -> None:
    """Copy what is neither bundled nor a template: pictures, icons, sprites."""
    for path in page_sources(www.parent):
        inner = path.relative_to(www)
        if inner.parts[0] in NOT_COPIED or is_template(inner):
            continue
        (assets / inner).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, assets / inner)


def is_template(inner: Path) -> bool:
    return len(inner.parts) == 1 and inner.suffix in TEMPLATES


def template_texts(www: Path) -> list[str]:
    return [read_text(path) for path in sorted(www.iterdir()) if is_template(path.relative_to(www))]


def fill_templates(www: Path, site: Path, *, assets: str, origin: str) -> None:
    places = {"{{assets}}": assets, "{{origin}}": origin, "{{shared}}": preloads(site, assets)}
    for path in sorted(www.iterdir()):
        if is_template(path.relative_to(www)):
            text = read_text(path)
            for place, filled in places.items():
                text = text.replace(place, filled)
            (site / path.name).write_text(text, encoding="utf-8", newline="\n")


def preloads(site: Path, assets: str) -> str:
    """A link for each piece that the page's entry shares with what comes later, lest it be one more round trip."""
    entry = read_text(site / assets.lstrip("/") / "js/app.js")
    shared = re.findall(r"""(?:from|import)\s*["']\./([\w-]+\.js)["']""", entry)
    return "".join(f'<link rel="modulepreload" href="{assets}js/{name}">\n' for name in shared)


def write_service_worker(root: Path, site: Path, version: str) -> None:
    """The precache list is every file of this version: those in the hashed folder by name, the others by their hash."""
    precache: list[dict[str, object]] = []
    for path in files_under(site):
        inner = path.relative_to(site)
        revision = None if inner.parts[0] == "a" else hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        precache.append({"url": f"/{inner.as_posix()}", "revision": revision, "bytes": path.stat().st_size})
    bundle_service_worker(root, site / "sw.js", version=version, precache=precache)


def replace(site: Path, dist: Path) -> None:
    """Swap the new site in. A half-written one is never seen at the address of the old one."""
    old = site.parent / "old"
    if dist.exists():
        dist.rename(old)
    site.rename(dist)
