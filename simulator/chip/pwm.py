"""`machine.PWM` as the rp2 port has it: eight slices of two pins that share one frequency.

The compare value stays where it was when the frequency changes, so the duty has to be set again:
firmware differs here, and a driver that relies on the kinder kind fails on the other.
"""

from simulator import world
from simulator.chip.pin import Pin, gpio_number

SOURCE_HZ = 125_000_000
TOP_MAX = 65_534


class _Slice:
    def __init__(self):
        self.div16 = 16
        self.top = 0xFFFF
        self.compare = [0, 0]
        self.freq_set = False
        self.duty_set = [False, False]
        self.running = False
        self.gpio: list[int | None] = [None, None]

    def tell(self):
        hz = SOURCE_HZ * 16 / self.div16 / (self.top + 1) if self.running else 0.0
        for channel in (0, 1):
            gpio = self.gpio[channel]
            if gpio is not None:
                duty = min(self.compare[channel] / (self.top + 1), 1.0) if self.running else 0.0
                world.current().set_sound(gpio, hz, duty)


def _slices():
    """The slices of the current world: a new world is a chip after power-on."""
    now = world.current()
    if now.pwm_slices is None:
        now.pwm_slices = [_Slice() for _ in range(8)]
    return now.pwm_slices


class PWM:
    def __init__(self, dest, freq=-1, *, duty_u16=-1, duty_ns=-1, invert=-1):
        self.gpio = gpio_number(dest)
        self._slice = _slices()[self.gpio >> 1 & 7]
        self._channel = self.gpio & 1
        self._slice.gpio[self._channel] = self.gpio
        self._slice.duty_set[self._channel] = False
        Pin(self.gpio, Pin.ALT)
        self.init(freq, duty_u16=duty_u16, duty_ns=duty_ns, invert=invert)

    def __repr__(self):
        return f"<PWM slice={self.gpio >> 1 & 7} channel={self._channel} invert=0>"

    def init(self, freq=-1, *, duty_u16=-1, duty_ns=-1, invert=-1):
        if freq != -1:
            self.freq(freq)
        if duty_u16 != -1:
            self.duty_u16(duty_u16)
        if duty_ns != -1:
            self.duty_ns(duty_ns)

    def deinit(self):
        """Stops the slice: the other pin of the pair as well."""
        self._slice.running = False
        self._slice.tell()

    def freq(self, hz=None):
        part = self._slice
        if hz is None:
            return round(SOURCE_HZ * 16 / part.div16 / (part.top + 1))
        if hz == 0:
            raise ZeroDivisionError("divide by zero")
        if (SOURCE_HZ + hz // 2) // hz < TOP_MAX:
            div16, top = 16, (SOURCE_HZ + hz // 2) // hz - 1
        else:
            div16 = -(-16 * SOURCE_HZ // (TOP_MAX * hz))
            top = (16 * SOURCE_HZ + div16 * hz // 2) // (div16 * hz) - 1
        if top < 1:
            raise ValueError("freq too large")
        if div16 >= 256 * 16:
            raise ValueError("freq too small")
        part.div16, part.top, part.freq_set = div16, top, True
        self._start()
        return None

    def duty_u16(self, duty=None):
        part = self._slice
        if duty is None:
            return min(round(part.compare[self._channel] * 65535 / (part.top + 1)), 65535)
        if not 0 <= duty <= 65535:
            raise ValueError("duty_u16 must be 0-65535")
        self._set_compare((duty * (part.top + 1) + 65535 // 2) // 65535)
        return None

    def duty_ns(self, ns=None):
        rate = SOURCE_HZ * 16 / self._slice.div16
        if ns is None:
            return round(self._slice.compare[self._channel] * 1e9 / rate)
        compare = round(ns * rate / 1e9)
        if compare > 65535:
            raise ValueError("duty larger than period")
        self._set_compare(compare)
        return None

    def _set_compare(self, compare):
        self._slice.compare[self._channel] = compare
        self._slice.duty_set[self._channel] = True
        self._start()

    def _start(self):
        if self._slice.freq_set and self._slice.duty_set[self._channel]:
            self._slice.running = True
        self._slice.tell()
