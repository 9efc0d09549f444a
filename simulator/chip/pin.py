"""`machine.Pin` as the rp2 port has it: GPIO 0-29, pulls, outputs, interrupts on edges."""

from simulator import world

LED = 25


class Pin:
    """A GPIO. The same number always gives the same line, as on the chip."""

    IN, OUT, OPEN_DRAIN, ALT = 0, 1, 2, 3
    PULL_UP, PULL_DOWN = 1, 2
    IRQ_FALLING, IRQ_RISING = world.FALLING, world.RISING

    def __init__(self, id, mode=-1, pull=-1, *, value=None, alt=None):
        self.gpio = gpio_number(id)
        self._flags = 0
        self.init(mode, pull, value=value, alt=alt)

    def __repr__(self):
        return f"Pin(GPIO{self.gpio})"

    def init(self, mode=-1, pull=-1, *, value=None, alt=None):
        now, line = world.current(), world.current().line(self.gpio)
        if pull != -1:
            level = {None: None, self.PULL_UP: 1, self.PULL_DOWN: 0}[pull]
            now.change(self.gpio, "pull", level)
        if mode == self.OUT:
            level = line.level() if value is None else int(bool(value))
            now.change(self.gpio, "output", level)
        elif mode == self.OPEN_DRAIN:
            now.change(self.gpio, "output", None if value is None or value else 0)
        elif mode in (self.IN, self.ALT):
            now.change(self.gpio, "output", None)
        elif mode != -1:
            raise ValueError("invalid pin mode")
        self._mode = mode if mode != -1 else getattr(self, "_mode", self.IN)

    def value(self, level=None):
        if level is None:
            return world.current().line(self.gpio).level()
        level = int(bool(level))
        if self._mode == self.OPEN_DRAIN:
            level = None if level else 0
        if self._mode in (self.OUT, self.OPEN_DRAIN):
            world.current().change(self.gpio, "output", level)
        return None

    __call__ = value

    def on(self):
        self.value(1)

    def off(self):
        self.value(0)

    high, low = on, off

    def toggle(self):
        self.value(not self.value())

    def irq(self, handler=None, trigger=IRQ_FALLING | IRQ_RISING, *, hard=False):
        """One handler a pin, called with the pin; soft ones run as soon as hard ones here."""
        now = world.current()
        line = now.line(self.gpio)
        line.listeners.clear()
        line.edges = 0
        if handler is not None:

            def call():
                self._flags, line.edges = line.edges, 0
                handler(self)

            line.listeners.append((trigger, call))
        return PinIrq(self)


class PinIrq:
    """What `Pin.irq` returns."""

    def __init__(self, pin):
        self._pin = pin

    def flags(self):
        return self._pin._flags


def gpio_number(pin):
    """A Pin, a GPIO number, "GP5", 5 or "LED" as a number; ValueError as on the chip."""
    if isinstance(pin, Pin):
        return pin.gpio
    if isinstance(pin, str):
        if pin == "LED":
            return LED
        pin = int(pin[2:]) if pin[:2] == "GP" and pin[2:].isdigit() else -1
    if isinstance(pin, int) and 0 <= pin < 30:
        return pin
    raise ValueError("invalid pin")
