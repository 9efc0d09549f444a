"""Walks through the console's screens by scripted presses, under CPython and MicroPython.

    console_walk.py frames KEYS     a line a frame: CRC of picture, of where(), tone, screen
    console_walk.py heap KEYS [plant]   what frames that open and close no screen took of the heap

KEYS: u d l r a b press, U D L R with repeat, `.` ten frames without a press. The tests of
test_console_*.py compare the lines and read the heap's.
"""

import gc
import sys
from binascii import crc32

from engine_mpy.console import Console
from engine_mpy.text.compose import Line
from tests.mpy.stand_ins import Buttons, Buzzer, Display, MemoryStore, Motor, Power

KEYS = "udlrabUDLR"


class Walk:
    """A console on stand-ins, frame by frame; it begins with Pitaouf's menu unless `title`."""

    def __init__(self, store=None, title=False):
        self.display = Display()
        self.buttons = Buttons()
        self.buzzer = Buzzer()
        self.store = store or MemoryStore()
        self.power = Power()
        self.console = Console(
            self.display, self.buttons, self.buzzer, Motor(), self.store, self.power
        )
        if not (title or self.console.session.name):  # the list of games is in front
            self.console.session.open(b"pitaouf")
            self.console.home()
        self.now_ms = 0
        self.said = Line(400)

    def frame(self, press=-1):
        self.buttons.press = press
        self.now_ms += 20
        self.console.frame(self.now_ms)

    def keys(self, keys):
        """Press a script's keys."""
        for press in presses(keys):
            self.frame(press)
        return self

    def where(self):
        """What the screen in front says of itself, in bytes."""
        said = self.said.clear()
        self.console.stack.top().where(said)
        return bytes(said.buf[: said.n])

    def line(self):
        """What can be seen, read and heard now."""
        name = type(self.console.stack.top()).__name__
        return f"{name} {crc32(self.display.frame)} {self.where()} {self.buzzer.hz}"


def presses(keys):
    """The presses of a script, -1 for a frame without one."""
    for key in keys:
        if key == ".":
            for _ in range(10):
                yield -1
        else:
            place = KEYS.index(key)
            yield place if place < 6 else place - 6 | 8


def frames(keys):
    """The lines of a walk, one a frame."""
    walk = Walk()
    walk.frame()
    yield walk.line()
    for press in presses(keys):
        walk.frame(press)
        yield walk.line()


def nothing():
    """Stands in for saving."""


def heap(keys, plant):
    """Lines of screen, press and bytes for frames that took heap; then how many frames it were."""
    import micropython

    walk = Walk()
    walk.console.session.save = nothing  # saving may take heap for a moment
    walk.frame()
    walk.frame()
    frames = 0
    stack = walk.console.stack
    for press in presses(keys):
        top = stack.top()
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        ever = micropython.mem_total()
        walk.frame(press)
        if plant:
            walk.kept = (press, frames)
        ever = micropython.mem_total() - ever
        after = gc.mem_alloc()
        gc.enable()
        if stack.top() is top:
            frames += 1
            if ever or after != before:
                print(type(top).__name__, press, ever, after - before)
    print("frames", frames)


if __name__ == "__main__":
    if sys.argv[1] == "frames":
        for line in frames(sys.argv[2]):
            print(line)
    else:
        heap(sys.argv[2], len(sys.argv) > 3)
