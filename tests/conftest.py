"""Every test finds the modules a MicroPython program expects, as the simulator offers them."""

import sys
from pathlib import Path

from hypothesis import settings

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from simulator.chip.install import install  # noqa: E402

install()

# How long an example takes says nothing on a machine that is busy with other things.
settings.register_profile("console", deadline=None)
settings.load_profile("console")
