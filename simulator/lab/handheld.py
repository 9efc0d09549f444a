"""The lab's console in the hand: what the window and the terminal need of a Handheld and a World.

simulator/lab/desk.py makes one. It carries keys in and pictures and tones out, and knows no front
end. Time is the chip's, which passes more slowly than ours while the chip has much to do.
"""

import contextlib
import heapq
import itertools
import time
from collections.abc import Callable

from simulator.lab.lab import Lab
from simulator.world import Sound

SLICE_MS = 4.0


class LabWorld:
    """Time and things to come, as front ends ask a World for them."""

    def __init__(self, lab: Lab):
        self.on_yield: Callable[[], None] | None = None
        self.on_sound: Callable[[int, Sound], None] | None = None
        self.errors: list[BaseException] = []  # what the chip's program printed is on its line
        self._lab = lab
        self._coming: list = []
        self._order = itertools.count()
        self._began_s = time.monotonic()
        lab.outputs.on_change = self._heard

    @property
    def now_us(self) -> int:
        """Microseconds of the chip since power-on."""
        return int(self._lab.chip.now_ns / 1000)

    def at(self, when_us: int, call: Callable[[], object]) -> None:
        """Call `call` when the chip's clock gets there."""
        heapq.heappush(self._coming, (when_us, next(self._order), call))

    @contextlib.contextmanager
    def standing_still(self):
        """The desktop is elsewhere: no time is made up for afterwards."""
        yield
        self._began_s = time.monotonic() - self.now_us / 1e6

    def run(self) -> None:
        """Until the front end leaves (PowerOff comes out): the chip, the front end, by turns."""
        while True:
            if self.on_yield:
                self.on_yield()
            while self._coming and self._coming[0][0] <= self.now_us:
                heapq.heappop(self._coming)[2]()
            self._lab.run(self._slice_ms())
            spare = self.now_us / 1e6 - (time.monotonic() - self._began_s)
            if spare > 0:
                time.sleep(spare)
            elif spare < -1.0:
                self._began_s -= spare  # late for good: nothing is played faster to make up

    def _slice_ms(self):
        if not self._coming:
            return SLICE_MS
        return min(max((self._coming[0][0] - self.now_us) / 1000, 0.1), SLICE_MS)

    def _heard(self, change):
        if self.on_sound:
            self.on_sound(change.gpio, Sound(change.hz, change.duty))


class LabHandheld:
    """Keys, panel, buzzer and motor of a Lab."""

    def __init__(self, lab: Lab):
        self.lab = lab
        self.world = LabWorld(lab)
        self.board = lab.board
        self._down = [False] * len(lab.board.KEYS)

    def key(self, key: int, down: bool) -> None:
        """Press (`down`) or let go of key 0-5."""
        if self._down[key] != down:
            self._down[key] = down
            (self.lab.press if down else self.lab.release)(key)

    def all_up(self) -> None:
        """Let go of every key."""
        for key in range(len(self._down)):
            self.key(key, False)

    def picture(self) -> bytes:
        """What the panel shows, 1,024 bytes; dark when it is off."""
        return self.lab.picture()

    def brightness(self) -> float:
        """How bright the panel's light is set, 0.0-1.0."""
        return self.lab.panel.contrast / 255

    def motor(self) -> float:
        """How strongly the motor runs, 0.0-1.0."""
        if self.board.MOTOR is None:
            return 0.0
        return self.lab.outputs.sound(self.board.MOTOR).duty
