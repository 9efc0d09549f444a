"""What surrounds the simulated chip: time, pin levels, buses, PWM outputs, things to come.

The shims (`machine`, `time.ticks_*`) act on `current()`; front ends and tests make a World,
`use` it and look at it. Nothing here knows what is wired to the pins or which program runs.

Two clocks: virtual (time passes only where the chip waits or a bus is busy, so the same program
and the same key changes give the same run everywhere) and real (the desktop's clock).
"""

import collections
import contextlib
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field

RISING, FALLING = 8, 4  # as machine.Pin.IRQ_RISING and IRQ_FALLING on rp2
SLICE_US = 4_000  # the longest real sleep before the front end is asked again
FOREVER_US = 1 << 62


@dataclass
class Line:
    """One GPIO: what the chip does to it and what the outside does to it."""

    output: int | None = None  # the level the chip drives, None while it is an input
    pull: int | None = None  # the level its pull resistor gives
    driven: int | None = None  # the level the outside drives, None when open
    listeners: list = field(default_factory=list)  # (edges, call) of interrupts
    edges: int = 0  # seen by a listener and not yet handled; the chip keeps one flag an edge

    def level(self) -> int:
        """The level on the pin; an input that nothing holds reads 0."""
        for level in (self.output, self.driven, self.pull):
            if level is not None:
                return level
        return 0


@dataclass
class Sound:
    """What one PWM pin puts out: frequency in Hz and the share of time it is high, 0.0-1.0."""

    hz: float = 0.0
    duty: float = 0.0


class Serial:
    """What the chip's program printed on its serial line, the last 400 lines of it."""

    def __init__(self):
        self._parts: collections.deque[str] = collections.deque(maxlen=400)

    def print(self, *words, sep=" ", end="\n") -> None:
        """The program's `print`."""
        self._parts.append(sep.join(map(str, words)) + end)

    def text(self) -> str:
        """All of it in one piece."""
        return "".join(self._parts)


class World:
    """A chip's surroundings. `realtime` takes the desktop's clock, `speed` times as fast."""

    def __init__(self, realtime: bool = False, speed: float = 1.0, start_us: int = 0):
        self.realtime = realtime
        self.speed = speed
        self.devices: dict[tuple[int, int], object] = {}
        self.lines: dict[int, Line] = {}
        self.sounds: dict[int, Sound] = {}
        self.analog: dict[int, int] = {}
        self.serial = Serial()
        self.registers: dict[int, int] = {}  # of the chip, by address: machine.mem16, mem32
        self.errors: list[BaseException] = []  # that the program printed, and went on
        self.wire_bytes = 0  # bytes on all buses, address bytes included
        self.transactions = 0
        self.boots = 0  # what an earlier start planned (timers) looks here and lets go
        self.interrupts = 0  # handlers called so far: what wakes a light sleep
        self.on_yield: Callable[[], None] | None = (
            None  # the front end's turn, while the chip waits
        )
        self.on_sound: Callable[[int, Sound], None] | None = None
        self.pwm_slices: list | None = None  # the registers of simulator/chip/pwm.py
        self.reset_cause = 1  # machine.PWRON_RESET
        self._now_us = start_us
        self._began = time.perf_counter()
        self._debt_us = 0
        self._coming: list = []
        self._order = itertools.count()
        self._irqs_off = 0
        self._held_irqs: list = []
        self._in_irq = False

    def power_on(self) -> None:
        """The chip starts: its pins are inputs, nothing sounds, no interrupt is set.

        The outside (keys held, devices, time) stays as it is.
        """
        self.boots += 1
        self.pwm_slices = None
        self._irqs_off, self._held_irqs = 0, []
        for line in self.lines.values():
            line.output = line.pull = None
            line.listeners.clear()
            line.edges = 0
        for gpio in self.sounds:
            self.set_sound(gpio, 0.0, 0.0)

    # time

    @property
    def now_us(self) -> int:
        """Microseconds since power-on."""
        if self.realtime:
            passed = (time.perf_counter() - self._began) * 1e6 * self.speed
            return max(self._now_us, int(passed))
        return self._now_us

    def at(self, when_us: int, call: Callable[[], object]) -> None:
        """Call `call` when the clock gets to `when_us`, by whatever kind of waiting."""
        heapq.heappush(self._coming, (when_us, next(self._order), call))

    def next_event_us(self) -> int | None:
        """When the next thing happens by itself, None if nothing will."""
        return self._coming[0][0] if self._coming else None

    def run_due(self) -> None:
        """Call everything whose time has come."""
        while self._coming and self._coming[0][0] <= self.now_us:
            heapq.heappop(self._coming)[2]()

    def spend_us(self, us: int) -> None:
        """Let time pass while the chip is busy (a transfer): only interrupts happen."""
        if self.realtime:
            # Small waits are added up: a desktop cannot sleep for 20 us.
            self._debt_us += us
            if self._debt_us >= 2_000:
                time.sleep(self._debt_us / 1e6 / self.speed)
                self._debt_us = 0
            self.run_due()
        else:
            self._advance(self._now_us + us)

    def sleep_us(self, us: int, until_interrupt: bool = False) -> None:
        """Let the chip sleep; the front end has its turn meanwhile (and may end the run here)."""
        target = self.now_us + us
        seen = self.interrupts
        while True:
            if self.on_yield:
                self.on_yield()
            self.run_due()
            if (until_interrupt and self.interrupts != seen) or self.now_us >= target:
                return
            if self.realtime:
                rest = min(target - self.now_us, SLICE_US)
                time.sleep(max(rest, 0) / 1e6 / self.speed)
            elif until_interrupt:
                self._advance_to_next(target)
            else:
                self._advance(target)

    def _advance(self, target_us: int) -> None:
        while self._coming and self._coming[0][0] <= target_us:
            when, _, call = heapq.heappop(self._coming)
            self._now_us = max(self._now_us, when)
            call()
        self._now_us = max(self._now_us, target_us)

    def _advance_to_next(self, target_us: int) -> None:
        upcoming = self.next_event_us()
        if upcoming is None and target_us >= FOREVER_US:
            raise RuntimeError("the chip sleeps until an interrupt, and no key change is to come")
        self._advance(target_us if upcoming is None else min(upcoming, target_us))

    @contextlib.contextmanager
    def standing_still(self):
        """The desktop is elsewhere: what passes meanwhile does not pass here."""
        began = time.perf_counter()
        yield
        self._began += time.perf_counter() - began

    # pins

    def line(self, gpio: int) -> Line:
        """The line of a GPIO number."""
        return self.lines.setdefault(gpio, Line())

    def drive(self, gpio: int, level: int | None) -> None:
        """The outside puts a level on a pin (None: lets go); handlers are called at once."""
        self.change(gpio, "driven", level)

    def change(self, gpio: int, what: str, level: int | None) -> None:
        """Set `output`, `pull` or `driven` of a line and tell its listeners of an edge."""
        line = self.line(gpio)
        before = line.level()
        setattr(line, what, level)
        after = line.level()
        if before == after:
            return
        edge = RISING if after else FALLING
        for edges, call in list(line.listeners):
            if edges & edge:
                line.edges |= edge
                self.interrupt(call)

    def interrupt(self, call: Callable[[], object]) -> None:
        """Run an interrupt handler, now or as soon as interrupts are allowed again."""
        if call not in self._held_irqs:  # the hardware keeps one flag a source
            self._held_irqs.append(call)
        self._run_held_irqs()

    def _run_held_irqs(self) -> None:
        # One at a time: a handler is not interrupted by its equals, on the chip either.
        while self._held_irqs and not self._irqs_off and not self._in_irq:
            self.interrupts += 1
            self._in_irq = True
            try:
                self._held_irqs.pop(0)()
            finally:
                self._in_irq = False

    def disable_irq(self) -> int:
        """Hold interrupts back; returns the state to give to `enable_irq`."""
        self._irqs_off += 1
        return self._irqs_off - 1

    def enable_irq(self, state: int) -> None:
        """Back to `state`; what was held back runs now."""
        self._irqs_off = state
        self._run_held_irqs()

    # PWM

    def set_sound(self, gpio: int, hz: float, duty: float) -> None:
        """A PWM pin's output changed."""
        sound = self.sounds.setdefault(gpio, Sound())
        if (sound.hz, sound.duty) != (hz, duty):
            sound.hz, sound.duty = hz, duty
            if self.on_sound:
                self.on_sound(gpio, sound)

    # buses

    def attach(self, bus: int, address: int, device) -> None:
        """Put a device (see simulator/bus.py) on I2C bus `bus` at a 7-bit address."""
        self.devices[bus, address] = device

    def detach(self, bus: int, address: int) -> object | None:
        """Unplug; returns the device, to be attached again."""
        return self.devices.pop((bus, address), None)


_world = World()


def current() -> World:
    """The world the shims act on."""
    return _world


def use(world: World) -> World:
    """Make `world` the one the shims act on; returns it."""
    global _world
    _world = world
    return world
