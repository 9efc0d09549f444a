"""The console in the hand: the board's pins with keys, panel, buzzer and motor on them.

Front ends press its keys and look at its panel; they never touch a pin. Which pin is what is read
from hardware/boards/pico.py, as the firmware does.
"""

from hardware.boards import pico
from simulator.panel import KINDS, open_panel
from simulator.world import Sound, World

CONTROLLERS = tuple(KINDS)


class PowerOff(BaseException):
    """Raised into the running program where it waits: the player leaves.

    No Exception, so that no program catches it; its `finally` blocks run.
    """


class Handheld:
    """A world with one console in it."""

    def __init__(self, world: World, controller: str = "ssd1306"):
        self.world = world
        self.controller = controller
        self.panel = open_panel(controller, pico.MIRROR_X, pico.MIRROR_Y)
        world.attach(pico.I2C_ID, pico.ADDRESS, self.panel)
        self.down = [False] * len(pico.KEYS)

    def fit_board(self) -> None:
        """Name this panel in the board file the firmware is about to read, as its builder does."""
        from hardware.boards import pico

        pico.PANEL = self.controller

    def key(self, key: int, down: bool) -> None:
        """Press (`down`) or let go of key 0-5."""
        if self.down[key] != down:
            self.down[key] = down
            # The contact pulls the line to ground; open, the chip's own resistor holds it up.
            self.world.drive(pico.KEYS[key], 0 if down else None)

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
        return self.world.sounds.get(pico.BUZZER, Sound())

    def motor(self) -> float:
        """How strongly the motor runs, 0.0-1.0."""
        sound = self.world.sounds.get(pico.MOTOR)
        return sound.duty if sound else 0.0
