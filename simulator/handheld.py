"""The console in the hand: the board's pins with keys, panel, buzzer and motor on them.

Front ends press its keys and look at its panel; they never touch a pin. Which pin is what is read
from the board's file in hardware/boards/ and from console.json, as the firmware does.
"""

import importlib
from functools import partial
from pathlib import Path

from simulator.panel import KINDS, open_panel
from simulator.world import Sound, World

CONTROLLERS = tuple(KINDS)
_FILES = (Path(__file__).parent.parent / "hardware" / "boards").glob("[!_]*.py")
BOARDS = tuple(sorted(file.stem for file in _FILES))


class PowerOff(BaseException):
    """Raised into the running program where it waits: the player leaves.

    No Exception, so that no program catches it; its `finally` blocks run.
    """


class Handheld:
    """A world with one console in it; `board` is the name of a file in hardware/boards/."""

    def __init__(self, world: World, controller: str = "ssd1306", board: str = "pico"):
        self.world = world
        self._name = board
        self.board = importlib.import_module(f"hardware.boards.{board}")
        self.controller = controller
        self.panel = open_panel(controller, self.board.MIRROR_X, self.board.MIRROR_Y)
        world.attach(self.board.I2C_ID, self.board.ADDRESS, self.panel)
        self.down = [False] * len(self.board.KEYS)

    def fit_board(self) -> None:
        """Choose board and panel in the files the firmware is about to read, as a builder does.

        What console.json on the disk says of pins is how this console is wired.
        """
        from hardware import boards, console_json

        boards.DEFAULT = self._name
        vars(importlib.import_module(f"hardware.boards.{self._name}"))["PANEL"] = self.controller
        down = [key for key in range(len(self.down)) if self.down[key]]
        self.all_up()
        fitted = self.world.detach(self.board.I2C_ID, self.board.ADDRESS)
        self.board, _ = console_json.read()
        if fitted is not None:  # nobody has unplugged it
            self.world.attach(self.board.I2C_ID, self.board.ADDRESS, fitted)
        for key in down:
            self.key(key, True)

    def key(self, key: int, down: bool) -> None:
        """Press (`down`) or let go of key 0-5."""
        if self.down[key] != down:
            self.down[key] = down
            # The contact pulls the line to ground; open, the chip's own resistor holds it up.
            self.world.drive(self.board.KEYS[key], 0 if down else None)

    def hold(self, keys, us: int = 1_000_000) -> None:
        """Press these keys (0-5) now and let go of them later: before power-on, to be held."""
        for key in keys:
            self.key(key, True)
            self.world.at(self.world.now_us + us, partial(self.key, key, False))

    def all_up(self) -> None:
        """Let go of every key."""
        for key in range(len(self.down)):
            self.key(key, False)

    def picture(self) -> bytes:
        """What the panel shows, 1,024 bytes; dark when it is off."""
        return self.panel.picture()

    def brightness(self) -> float:
        """How bright the panel's light is set, 0.0-1.0."""
        return self.panel.contrast / 255

    def buzzer(self) -> Sound:
        """What the buzzer's pin puts out now."""
        return self.world.sounds.get(self.board.BUZZER, Sound())

    def motor(self) -> float:
        """How strongly the motor runs, 0.0-1.0."""
        sound = self.world.sounds.get(self.board.MOTOR)
        return sound.duty if sound else 0.0
