"""What the chip's PWM pins put out, read back from its registers: the buzzer and the motor.

Lab owns one. `timeline` grows by a line whenever the frequency or the duty of a watched pin
changes; nothing is played here.
"""

from collections.abc import Callable
from typing import NamedTuple

from simulator.world import Sound

CLOCK_HZ = 125_000_000


class Change(NamedTuple):
    """From `us` on, pin `gpio` puts out `hz` with that duty; hz 0: nothing."""

    us: int
    gpio: int
    hz: float
    duty: float


class Outputs:
    """The watched pins of a chip's PWM."""

    def __init__(self, chip, gpios):
        self.timeline: list[Change] = []
        self.on_change: Callable[[Change], object] | None = None
        self._chip = chip
        self._now = {gpio: Sound() for gpio in gpios}
        for channel in chip.mcu.pwm.channels:
            self._listen(channel)

    def sound(self, gpio: int) -> Sound:
        """What pin `gpio` puts out now."""
        return self._now[gpio]

    def _listen(self, channel):
        write = channel.write_register

        def noting(offset, value):
            write(offset, value)
            self._look(channel)

        channel.write_register = noting

    def _look(self, channel):
        for gpio, sound in self._now.items():
            if gpio >> 1 & 7 != channel.index:
                continue
            hz, duty = self._read(channel, gpio)
            if (hz, duty) != (sound.hz, sound.duty):
                sound.hz, sound.duty = hz, duty
                us = int(self._chip.now_ns / 1000)
                self.timeline.append(Change(us, gpio, hz, duty))
                if self.on_change:
                    self.on_change(self.timeline[-1])

    def _read(self, channel, gpio):
        compare = channel.cc >> 16 if gpio & 1 else channel.cc & 0xFFFF
        if not channel.csr & 1 or not compare:
            return 0.0, 0.0
        divider = (channel.div or 256 * 16) / 16
        return CLOCK_HZ / divider / (channel.top + 1), min(compare / (channel.top + 1), 1.0)
