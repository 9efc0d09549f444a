"""`machine.Timer`, `WDT`, `mem32` and `ADC`: the small parts that live on the world's clock."""

from pathlib import Path

from simulator import world
from simulator.chip.pin import Pin

CORE_TEMP = 4
ROOM = 14_300  # about 27 degrees on the RP2040's own sensor


class PowerCycle(BaseException):
    """The chip was reset. Not an Exception: no program may catch it."""

    def __init__(self, cause):
        super().__init__("the chip was reset")
        self.cause = cause


class Bite(PowerCycle):
    """The watchdog's reset, which no `finally` of the program may soften.

    Python runs those while the exception goes by; `undo` takes back what they wrote.
    """

    def __init__(self):
        super().__init__(3)
        self._registers = dict(world.current().registers)
        self._files = {path: path.read_bytes() for path in Path().rglob("*") if path.is_file()}

    def undo(self):
        world.current().registers = self._registers
        for path in Path().rglob("*"):
            if path.is_file() and path not in self._files:
                path.unlink()
        for path, data in self._files.items():
            if not path.exists() or path.read_bytes() != data:
                path.write_bytes(data)


class Timer:
    ONE_SHOT, PERIODIC = 0, 1

    def __init__(self, id=-1, **settings):
        if id != -1:
            raise ValueError("Timer doesn't exist")
        self._run = 0
        if settings:
            self.init(**settings)

    def init(self, *, mode=PERIODIC, period=0xFFFFFFFF, freq=None, callback=None, hard=False):
        self.deinit()
        self._period_us = int(1_000_000 / freq) if freq else period * 1_000
        self._mode, self._callback = mode, callback
        self._plan(self._run)

    def deinit(self):
        self._run += 1  # what was planned before knows an older number

    def _plan(self, run):
        now = world.current()
        boot = now.boots

        def due():
            if run != self._run or boot != now.boots:
                return
            if self._mode == self.PERIODIC:
                self._plan(run)
            if self._callback:
                now.interrupt(lambda: self._callback(self))

        now.at(now.now_us + max(self._period_us, 1), due)


class WDT:
    running = None  # the one that bites if it is not fed

    def __init__(self, id=0, timeout=5000):
        if not 1 <= timeout <= 8388:
            raise ValueError("timeout must be 1-8388 ms on RP2040")
        self._timeout_us = timeout * 1000
        self._fed = 0
        WDT.running = self
        self.feed()

    def feed(self):
        self._fed += 1
        fed, now = self._fed, world.current()
        boot = now.boots

        def due():
            if fed == self._fed and boot == now.boots and WDT.running is self:
                raise Bite

        now.at(now.now_us + self._timeout_us, due)


class Memory:
    """The chip's registers: 0 until the world or the program says otherwise.

    One is alive: the mask of bits to clear that stops the watchdog.
    """

    CLEAR_WATCHDOG, ENABLE = 0x4005B000, 1 << 30

    def __getitem__(self, address):
        return world.current().registers.get(address, 0)

    def __setitem__(self, address, value):
        if address == self.CLEAR_WATCHDOG and value & self.ENABLE:
            WDT.running = None
        else:
            world.current().registers[address] = value


class ADC:
    CORE_TEMP = CORE_TEMP

    def __init__(self, pin):
        if isinstance(pin, int) and pin <= CORE_TEMP:
            self._channel = pin
        else:
            gpio = Pin(pin).gpio
            if not 26 <= gpio <= 29:
                raise ValueError("Pin doesn't have ADC capabilities")
            self._channel = gpio - 26

    def read_u16(self):
        return world.current().analog.get(self._channel, ROOM if self._channel == CORE_TEMP else 0)
