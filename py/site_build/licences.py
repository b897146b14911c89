"""licences.txt: whose work the page brings along, and under which terms. Bundling takes the notices out of scripts."""

from __future__ import annotations

from pathlib import Path

from site_build.sources import read_json, read_text

# Named by the others as their needs, but only Node.js or the type checker loads them.
NOT_SHIPPED = ("@types/", "undici-types", "ws")
PYTHON = """Python (its interpreter and its library are in Pyodide)
PSF-2.0, https://docs.python.org/3/license.html
Copyright (c) 2001 Python Software Foundation; All Rights Reserved.
"""
RULE = "\n" + "-" * 72 + "\n\n"


def shipped(www: Path) -> list[str]:
    """The npm packages of which something goes to the browser."""
    packages = read_json(www / "package-lock.json")["packages"]
    names = (path.removeprefix("node_modules/") for path, part in packages.items() if path and not part.get("dev"))
    return sorted(name for name in names if not name.startswith(NOT_SHIPPED))


def notice(package: Path) -> str:
    """Name, version, terms, home, and the package's own licence text where it brings one."""
    about = read_json(package / "package.json")
    home = about.get("homepage") or about["repository"]["url"]
    lines = [f"{about['name']} {about['version']}", f"{about['license']}, {home}", ""]
    texts = sorted(path for path in package.iterdir() if path.stem.upper() in ("LICENSE", "LICENCE", "NOTICE"))
    return "\n".join(lines) + "".join("\n" + read_text(path).strip() + "\n" for path in texts)


def write_licences(root: Path, target: Path) -> None:
    modules = root / "www/node_modules"
    own = "Vorhand\n\n" + read_text(root / "LICENSE").strip() + "\n"
    parts = [own, *(notice(modules / name) for name in shipped(root / "www")), PYTHON]
    target.write_text(RULE.join(parts), encoding="utf-8", newline="\n")
