"""The one command of the project: build, serve, test, check, bench, compare and train.

It needs Python 3.11 or newer with pip and venv, and nothing else: what more is needed is installed into .venv, pinned.
The chapters stand in py/site_build.
"""

import sys
from pathlib import Path

# The linter takes the floor for granted; whoever starts this by an older Python must be told.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("build.py needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

sys.path.insert(0, str(Path(__file__).resolve().parent / "py"))

from site_build.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
