"""Tests of Vorhand. Run from a checkout, they find the engine beside them."""

import sys
from importlib.util import find_spec
from pathlib import Path

if find_spec("vorhand") is None:
    sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "py"))
