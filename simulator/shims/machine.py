"""MicroPython's `machine` of the rp2 port, acting on `simulator.world.current()`."""

from simulator import world as _world
from simulator.chip.clockwork import ADC, WDT, Memory, PowerCycle, Timer
from simulator.chip.i2c import I2C, SoftI2C
from simulator.chip.pin import Pin
from simulator.chip.pwm import PWM

__all__ = [
    "ADC", "I2C", "PWM", "PWRON_RESET", "WDT_RESET", "Pin", "SoftI2C", "Timer", "WDT",
    "disable_irq", "enable_irq", "freq", "idle", "lightsleep", "deepsleep", "mem16", "mem32",
    "reset", "reset_cause", "soft_reset", "unique_id", "bootloader",
]  # fmt: skip

PWRON_RESET, WDT_RESET = 1, 3
mem16 = mem32 = Memory()
_IDLE_US = 1_000  # a wait for an interrupt ends with the port's next tick at the latest


def idle():
    _world.current().sleep_us(_IDLE_US, until_interrupt=True)


def lightsleep(time_ms=None):
    us = _world.FOREVER_US if time_ms is None else max(int(time_ms), 0) * 1000
    _world.current().sleep_us(us, until_interrupt=True)


def deepsleep(time_ms=None):
    lightsleep(time_ms)
    reset()


def reset():
    raise PowerCycle(PWRON_RESET)


def soft_reset():
    raise PowerCycle(PWRON_RESET)


def bootloader(timeout=0):
    raise PowerCycle(PWRON_RESET)


def reset_cause():
    return _world.current().reset_cause


def unique_id():
    return b"\x00\x00simula"


def freq(hz=None):
    return 125_000_000 if hz is None else None


def disable_irq():
    return _world.current().disable_irq()


def enable_irq(state=0):
    _world.current().enable_irq(state)
