"""Runs inside Pyodide: the shipped checks, as many deals a preset as `argument` says."""

from vorhand import testing

# `argument` is set by whatever runs the script.
report = testing.run_all(deals=int(argument), seed=1)  # type: ignore[name-defined]  # noqa: F821
print("\n".join(report.lines))
if not report.ok:
    raise SystemExit("error: the engine's own checks fail")
