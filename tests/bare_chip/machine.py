"""A stand-in for the chip's `machine` under MicroPython's Unix port, which has no pins.

Tests put this directory on MICROPYPATH. Nothing here takes heap after it is made, so that what a
driver takes can be seen. `levels` are the pins' levels, `handlers` what an edge calls.
"""

levels = bytearray(b"\x01" * 30)
handlers = [None] * 30
pins = [None] * 30


class _Irq:
    """What Pin.irq returns."""

    def __init__(self):
        self.seen = 0

    def flags(self):
        return self.seen


class Pin:
    IN, OUT, OPEN_DRAIN, PULL_UP = 0, 1, 2, 1
    IRQ_FALLING, IRQ_RISING = 4, 8

    def __init__(self, gpio, mode=-1, pull=-1):
        self.gpio = gpio
        pins[gpio] = self

    def init(self, mode=-1, pull=-1, value=0):
        pass

    def value(self, level=None):
        return levels[self.gpio]

    def irq(self, handler=None, trigger=12, hard=False):
        self.answer = _Irq()
        handlers[self.gpio] = handler
        return self.answer


class I2C:
    def __init__(self, number, sda=None, scl=None, freq=0):
        self.freq = freq


class PWM:
    def __init__(self, pin):
        self.hz = self.duty = 0

    def freq(self, hz):
        self.hz = hz

    def duty_u16(self, duty):
        self.duty = duty


def drive(gpio, level):
    """Put a level on a pin; its handler is called at once."""
    levels[gpio] = level
    pins[gpio].answer.seen = 8 if level else 4
    handlers[gpio](pins[gpio])


def disable_irq():
    return 0


def enable_irq(state):
    pass


class ADC:
    def __init__(self, pin):
        self.level = 28000

    def read_u16(self):
        return self.level


class _Memory:
    def __getitem__(self, address):
        return 0


mem16 = _Memory()


def lightsleep(ms):
    pass
