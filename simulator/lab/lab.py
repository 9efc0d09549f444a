"""The console in the lab: an emulated Pico with keys, panel, buzzer and motor on its pins.

Tests play it, tools measure it, `python -m simulator --lab` shows it. Time is the chip's own and
passes only in `run` and what calls it; the same calls give the same run. Which pin is what is read
from a board file of hardware/boards/, as the firmware does.
"""

from collections.abc import Callable
from pathlib import Path

from hardware.boards import pico
from simulator.device_files import with_code
from simulator.lab import flash
from simulator.lab.chip import Chip
from simulator.lab.outputs import Outputs
from simulator.lab.serial import NoSerial, Serial
from simulator.lab.wire import Wire
from simulator.panel import open_panel

TAP_MS = 60


class LabError(Exception):
    """The board does not do what was waited for; says what it does."""


class PowerCut(Exception):
    """The supply went while the flash was written, as asked for; `power_off` has what is left."""


class Lab:
    """A board with power on, before the first instruction; `boot` takes it to its menu.

    `image` is a UF2 of MicroPython; `contents` the files of its file system (path to bytes), the
    bytes of a file system or of a whole flash, or None for a board that is fresh from the shop.
    Without a `host` it runs on its battery: nothing is at the other end of USB.
    """

    def __init__(
        self, image: Path, contents=None, panel: str = "ssd1306", board=pico, host: bool = True
    ):
        self.board = board
        self.chip = Chip(image)
        self.flash = flash.Flash(self.chip, self.chip.stop)
        if isinstance(contents, dict):
            contents = flash.image_of(with_code(contents))
        if contents is not None:
            self.flash.load(contents)
        self.panel = open_panel(panel, board.MIRROR_X, board.MIRROR_Y)
        self.wire = Wire(self.chip, board.I2C_ID, board.ADDRESS)
        self.wire.device = self.panel
        self.outputs = Outputs(
            self.chip, [g for g in (board.BUZZER, board.MOTOR) if g is not None]
        )
        self.serial = Serial(self.chip, self.run) if host else NoSerial()

    # time

    @property
    def now_ms(self) -> float:
        """Milliseconds since the chip had power."""
        return self.chip.now_ns / 1e6

    def run(self, ms: float) -> None:
        """Let the chip run. PowerCut if the flash's `cut_after` was reached."""
        end = self.chip.now_ns + ms * 1e6
        while (rest := end - self.chip.now_ns) > 0:
            self.chip.run_ns(min(rest, 1e6) if self.serial.pump() else rest)
            if self.flash.dead:
                raise PowerCut(f"the supply was cut after {self.flash.writes} writes of the flash")

    def until(self, condition, limit_ms: float, step_ms: float = 1.0) -> bool:
        """Run until `condition()` is true, looking every `step_ms`; False if it never was."""
        end = self.now_ms + limit_ms
        while not condition():
            if self.now_ms >= end:
                return False
            self.run(step_ms)
        return True

    def later(self, ms: float, call: Callable[[], object]) -> None:
        """Call `call` when so much time has passed, also while the chip cannot do anything."""
        self.chip.alarm(call).schedule(ms * 1e6)

    def boot(self, limit_ms: float = 6000) -> None:
        """Run until the panel is lit, which is with the first picture; LabError if it never is."""
        if not self.until(lambda: self.panel.on, limit_ms):
            said = bytes(self.serial.log[-800:]).decode(errors="replace")
            raise LabError(f"the panel is dark after {limit_ms} ms; on the serial line: {said!r}")

    def settle(self, quiet_ms: float = 60, limit_ms: float = 3000) -> bytes:
        """Run until the panel has had no byte of picture for `quiet_ms`; the picture then."""
        end = self.now_ms + limit_ms
        while self.now_ms < end:
            before = self.panel.data_bytes
            self.run(quiet_ms)
            if self.panel.data_bytes == before:
                break
        return self.picture()

    # keys, panel, supply

    def press(self, key: int) -> None:
        """Close the contact of key 0-5."""
        self.chip.mcu.gpio[self.board.KEYS[key]].set_input_value(False)

    def release(self, key: int) -> None:
        """Open it: the chip's own resistor pulls the line up."""
        self.chip.mcu.gpio[self.board.KEYS[key]].release_input()

    def tap(self, key: int, down_ms: float = TAP_MS, up_ms: float = 40) -> None:
        """Press, hold and let go, and run as long."""
        self.press(key)
        self.run(down_ms)
        self.release(key)
        self.run(up_ms)

    def short_press(self, key: int, ms: float = 30, after_ms: float = 0) -> None:
        """Plan a press of `ms`; it comes whatever the chip does by then."""
        self.later(after_ms, lambda: self.press(key))
        self.later(after_ms + ms, lambda: self.release(key))

    def unplug(self) -> None:
        """Pull the panel off the bus."""
        self.wire.device = None

    def plug(self) -> None:
        """Put it back: its registers are at reset and its memory holds noise."""
        self.panel.power_on()
        self.wire.device = self.panel

    def picture(self) -> bytes:
        """What the panel shows, 1,024 bytes; dark when it is off."""
        return self.panel.picture()

    def buzzer(self):
        """What the buzzer's pin puts out now: hz and duty."""
        return self.outputs.sound(self.board.BUZZER)

    def power_off(self) -> bytes:
        """Cut the supply in this moment; the flash's bytes, for another Lab."""
        return self.flash.content()

    def files(self) -> dict[str, bytes]:
        """What is on the file system in this moment: path to bytes."""
        return flash.files_of(self.flash.content())
