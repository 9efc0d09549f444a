"""`python -m simulator --lab`: the lab's console to play with, and the file its flash is kept in.

The command line calls it. A new version of the console replaces the one in that file as an
installation does: saves and console.json stay, everything else is the version's.
"""

import importlib
import json
import os
from pathlib import Path

from simulator.device_files import CompileError, device_files
from simulator.handheld import PowerOff
from simulator.lab import flash
from simulator.lab.handheld import LabHandheld
from simulator.lab.image import NoImageError, find_image
from simulator.lab.lab import Lab
from simulator.lab.play import SAVES, saves_of

FILE = "lab.flash"
WIRING = "console.json"


class DeskError(Exception):
    """The lab cannot be opened; says what to do."""


class Desk:
    """A Lab whose file system is kept in `place`; `handheld` is for a front end."""

    def __init__(self, place: Path, panel: str, board: str, new_saves: bool):
        self.file = place / FILE
        try:
            image, files = find_image(), device_files()
        except (NoImageError, CompileError) as error:
            raise DeskError(str(error)) from None
        files |= self._kept()
        if new_saves:
            files |= saves_of(place)
        if (panel, board) != ("ssd1306", "pico"):
            files[WIRING] = json.dumps({"board": board, "panel": panel}).encode()
        module = importlib.import_module(f"hardware.boards.{board}")
        self.lab = Lab(image, files, panel, module)
        self.handheld = LabHandheld(self.lab)

    def run(self) -> None:
        """Play until the front end leaves; the flash is kept as it is in that moment."""
        try:
            self.handheld.world.run()
        except PowerOff:
            pass
        finally:
            self.keep()

    def said(self) -> str:
        """What the chip said on its serial line, if an error was among it."""
        said = bytes(self.lab.serial.log).decode(errors="replace")
        return said if "Traceback" in said else ""

    def keep(self) -> None:
        """Write the file system into the file, whole or not at all."""
        aside = self.file.with_suffix(".new")
        aside.write_bytes(self.lab.power_off()[flash.START :])
        os.replace(aside, self.file)

    def _kept(self):
        """Saves and wiring of the time before; DeskError if the file is none of ours."""
        if not self.file.exists():
            return {}
        try:
            files = flash.files_of(self.file.read_bytes())
        except ValueError as error:
            raise DeskError(
                f"{self.file} cannot be used: {error}; move it away to begin anew"
            ) from None
        return {
            name: data
            for name, data in files.items()
            if name.startswith(SAVES + "/") or name == WIRING
        }
