"""Makes CPython offer what MicroPython's programs expect; `simulator.boot` and the tests call it.

It puts simulator/shims on sys.path and adds to CPython's own modules the names that they lack.
The program finds its modules where it would on the chip and never learns that it is a guest.
"""

import builtins
import gc
import os
import sys
import time
import traceback
from pathlib import Path

from simulator import world

ROOT = Path(__file__).resolve().parents[2]
SHIMS = ROOT / "simulator" / "shims"

PERIOD = 1 << 30  # ticks wrap here on a port with 31-bit small ints
HALF = PERIOD >> 1
LOOK_US = 1  # reading the clock takes a moment, so that a loop on ticks ends on a virtual clock


def install() -> None:
    """Idempotent."""
    for path in (str(ROOT), str(SHIMS)):
        if path in sys.path:
            sys.path.remove(path)
        sys.path.insert(0, path)
    for call in (ticks_ms, ticks_us, ticks_diff, ticks_add, sleep_ms, sleep_us):
        setattr(time, call.__name__, call)
    setattr(time, "ticks_cpu", ticks_us)  # noqa: B010 - a plain assignment is a type error
    # viper's casts are names of the compiler, not of a module, so they can only be builtins here.
    for call in (ptr8, ptr16, ptr32, uint):
        setattr(builtins, call.__name__, call)
    missing = (
        (sys, "print_exception", print_exception),
        (gc, "mem_free", lambda: 200_000),
        (gc, "mem_alloc", lambda: 0),
        (gc, "threshold", lambda amount=-1: -1),
        (os, "sync", lambda: None),  # Windows has none either
    )
    for module, name, call in missing:
        if not hasattr(module, name):
            setattr(module, name, call)


def ticks_us():
    """Microseconds, wrapping at 2**30."""
    now = world.current()
    if not now.realtime:
        now.spend_us(LOOK_US)
    return now.now_us % PERIOD


def ticks_ms():
    """Milliseconds, wrapping at 2**30."""
    now = world.current()
    if not now.realtime:
        now.spend_us(LOOK_US)
    return now.now_us // 1000 % PERIOD


def ticks_diff(a, b):
    """`a - b` across the wrap, -2**29 .. 2**29 - 1."""
    return ((a - b + HALF) & (PERIOD - 1)) - HALF


def ticks_add(ticks, delta):
    """`ticks + delta` across the wrap."""
    if not -HALF < delta < HALF:
        raise OverflowError("ticks interval overflow")
    return (ticks + delta) % PERIOD


def sleep_ms(ms):
    """The chip sleeps: the front end's turn."""
    world.current().sleep_us(max(int(ms), 0) * 1000)


def sleep_us(us):
    """A busy wait on the chip: no turn for the front end."""
    world.current().spend_us(max(int(us), 0))


def ptr8(buffer):
    """A viper pointer to bytes: here the buffer itself, by bytes."""
    return buffer if isinstance(buffer, bytes | bytearray) else memoryview(buffer).cast("B")


def ptr16(buffer):
    """A viper pointer to unsigned 16-bit words."""
    return memoryview(buffer).cast("B").cast("H")


def ptr32(buffer):
    """A viper pointer to unsigned 32-bit words."""
    return memoryview(buffer).cast("B").cast("I")


def uint(number):
    """A viper machine word of the chip."""
    return int(number) & 0xFFFFFFFF


def print_exception(error, file=None):
    """MicroPython's sys.print_exception; without a file the world notes it besides."""
    if file is None:
        here = world.current()
        here.errors.append(error)
        here.serial.print("".join(traceback.format_exception(error)), end="")
    else:
        traceback.print_exception(type(error), error, error.__traceback__, file=file)
