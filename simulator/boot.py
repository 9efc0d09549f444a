"""Power on: runs firmware/boot.py and main.py as the chip does, until the player leaves.

The program is the firmware's own, unchanged. It starts with none of the console's modules loaded,
in the directory that stands for the chip's flash.
"""

import os
import runpy
import sys
from pathlib import Path

from simulator import world
from simulator.chip.clockwork import Bite, PowerCycle
from simulator.chip.install import ROOT, install
from simulator.handheld import PowerOff

FIRMWARE = ROOT / "firmware"
RESET_US = 100_000  # a reset takes about this long, and the player may leave meanwhile
OURS = ("engine_mpy", "hardware")


def run(handheld, disk: Path, main: Path | None = None, watch=None) -> None:
    """Run the firmware until the power goes off; a reset starts it again, files kept.

    `watch` is called after the modules are fresh and before each start. What main.py raises comes
    out, as on the chip's console.
    """
    main = (main or FIRMWARE / "main.py").resolve()
    install()
    outside = world.current()
    world.use(handheld.world)
    before, here = _take_out_ours(), os.getcwd()
    os.chdir(disk)
    try:
        while _power_on(handheld, main, watch):
            _take_out_ours()
            handheld.world.sleep_us(RESET_US)
        while handheld.world.on_yield:  # at the REPL; the panel stays as it is
            handheld.world.sleep_us(RESET_US)
    except PowerOff:
        pass
    finally:
        os.chdir(here)
        world.use(outside)
        _take_out_ours()
        sys.modules.update(before)


def _power_on(handheld, main, watch) -> bool:
    """One run; True if the chip was reset and starts again."""
    now = handheld.world
    now.power_on()
    handheld.fit_board()
    if watch:
        watch()
    try:
        for file in (main.with_name("boot.py"), main):
            if file.exists() or file == main:
                # Its own print: what the chip says goes to the serial line, not to our screen.
                runpy.run_path(str(file), {"print": now.serial.print}, "__main__")
    except PowerCycle as reset:
        now.reset_cause = reset.cause
        if isinstance(reset, Bite):
            reset.undo()
        return True
    except SystemExit:
        return False
    return False


def _take_out_ours() -> dict:
    """Forget the console's modules; returns them: a test may hold on to their names."""
    names = [name for name in sys.modules if name.partition(".")[0] in OURS]
    return {name: sys.modules.pop(name) for name in names}
