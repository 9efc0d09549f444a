"""A stand-in for the chip's `machine` under the Unix port, which has no pins.

The directory is put on MICROPYPATH, so that hardware/ runs unchanged. Pins are levels that nobody
drives but `press`; the bus takes whatever is written. Nothing takes heap once it is made.
"""

_levels = bytearray(b"\x01" * 30)
_pins = [None] * 30


class _Irq:
    def __init__(self):
        self.seen = 0

    def flags(self):
        """The edges that were seen."""
        return self.seen


class Pin:
    """A pin by its number."""

    IN, OUT, PULL_UP, PULL_DOWN = 0, 1, 1, 2
    IRQ_FALLING, IRQ_RISING = 4, 8

    def __init__(self, gpio, mode=-1, pull=-1, value=0):
        self.gpio = gpio
        self.call = None
        self.answer = _Irq()
        _pins[gpio] = self

    def init(self, mode=-1, value=0):
        """Nothing changes."""

    def value(self):
        """Its level."""
        return _levels[self.gpio]

    def irq(self, handler=None, trigger=12, hard=False):
        """Call `handler` at edges."""
        self.call = handler
        return self.answer


class I2C:
    """A bus with a panel that acknowledges everything."""

    def __init__(self, number, sda=None, scl=None, freq=400000):
        self.bytes = 0

    def writeto(self, address, buffer):
        """Take it."""
        self.bytes += len(buffer) + 1


class PWM:
    """A tone that nobody hears."""

    def __init__(self, pin):
        self.hz = self.duty = 0

    def freq(self, hz):
        """Its pitch."""
        self.hz = hz

    def duty_u16(self, duty):
        """Its loudness."""
        self.duty = duty


def press(gpio, down):
    """Close or open a contact to ground."""
    level = 0 if down else 1
    if _levels[gpio] != level:
        _levels[gpio] = level
        pin = _pins[gpio]
        pin.answer.seen = 8 if level else 4
        pin.call(pin)


def disable_irq():
    """Nothing interrupts here."""
    return 0


def enable_irq(state):
    """Nothing interrupts here."""


class ADC:
    """A voltage that stays what it is: 4.2 V behind a divider by three."""

    def __init__(self, pin):
        self.level = 28000

    def read_u16(self):
        """Its level, of 65535."""
        return self.level


class _Memory:
    def __getitem__(self, address):
        return 0


mem16 = _Memory()


def lightsleep(ms):
    """Nobody waits here."""


def soft_reset():
    """As on the chip: whoever runs the program starts it again."""
    raise SystemExit


def reset():
    """The same, here."""
    raise SystemExit


class WDT:
    """A watchdog that never bites."""

    def __init__(self, id=0, timeout=5000):
        self.timeout = timeout

    def feed(self):
        """All is well."""


mem32 = {0x4005800C: 0}  # the chip's registers that the console looks at
