"""Every test finds the modules a MicroPython program expects, as the simulator offers them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from simulator.chip.install import install  # noqa: E402

install()
