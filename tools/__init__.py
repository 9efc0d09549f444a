"""Tools for who builds or checks the console; they run under CPython, each with --help."""

import sys
from pathlib import Path

# Some of the engine imports MicroPython's own modules; the simulator has them.
_SHIMS = str(Path(__file__).resolve().parent.parent / "simulator" / "shims")
if _SHIMS not in sys.path:
    sys.path.insert(0, _SHIMS)
