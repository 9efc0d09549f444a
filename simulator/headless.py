"""No window, no waiting: a script of presses on a virtual clock. The same script, the same run.

Used by `--headless`, by tests and by tools.screens.
"""

from collections.abc import Callable
from pathlib import Path

from simulator import boot
from simulator.handheld import Handheld, PowerOff
from simulator.script import FRAME_US, Moment
from simulator.world import World

AFTER = 25  # frames that a script's last press is given to be seen


class Headless:
    """Plays moments to a console. `on_picture(name, picture)` gets each `@name` of the script."""

    def __init__(
        self,
        moments: list[Moment] | tuple = (),
        frames: int = AFTER,
        controller: str = "ssd1306",
        on_picture: Callable[[str, bytes], object] | None = None,
        on_frame: Callable[["Headless"], object] | None = None,
        board: str = "pico",
        may_crash: bool = False,
    ):
        self.world = World()
        self.handheld = Handheld(self.world, controller, board)
        self.frames = frames
        self.frame = -1  # frames begun since the program first waited
        self._moments = list(moments)
        self._may_crash = may_crash
        self._on_picture, self._on_frame = on_picture, on_frame
        self._next_us = 0
        self._leaving = False

    def run(self, disk: Path, main: Path | None = None, watch=None) -> bytes:
        """Boot and play to the end; returns what the panel shows then."""
        self.world.on_yield = self._turn
        boot.run(self.handheld, disk, main, watch)
        if self.world.errors and not self._may_crash:
            raise self.world.errors[0]  # the console shows it to the player and goes on
        return self.handheld.picture()

    def leave(self) -> None:
        """End the run at the program's next wait."""
        self._leaving = True

    def _turn(self):
        if self.frame < 0:
            # Frame 0 is when the program first waits: a press before would find no listener.
            self._next_us = self.world.now_us
            self._next_frame()
        if self._leaving or self.world.errors and not self._may_crash:
            self.world.on_yield = None
            raise PowerOff

    def _next_frame(self):
        self.frame += 1
        while self._moments and self._moments[0].frame <= self.frame:
            self._play(self._moments.pop(0))
        if self._on_frame:
            self._on_frame(self)
        if self.frame >= self.frames:
            self._leaving = True
        else:
            self._next_us += FRAME_US
            self.world.at(self._next_us, self._next_frame)

    def _play(self, moment):
        if moment.key >= 0:
            self.handheld.key(moment.key, moment.down)
        elif self._on_picture:
            self._on_picture(moment.name, self.handheld.picture())
