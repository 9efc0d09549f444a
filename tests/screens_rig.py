"""A console on stand-ins for the tests of screens, with words instead of bytes."""

import sys

from engine_mpy.modules import let_go
from tests.mpy.console_walk import Walk

FRENCH, ENGLISH = 0, 1
_ALWAYS = {"keys", "notice", "stack"}


def loaded():
    """The modules of screens that are in memory and need not be."""
    names = {name.rpartition(".")[2] for name in sys.modules if "engine_mpy.screens." in name}
    return names - _ALWAYS


class Rig(Walk):
    """A Walk that reads and hears in words; `language` is set as the settings would."""

    def __init__(self, store=None, language=FRENCH):
        for module in loaded():  # a console that was left as it was
            let_go("engine_mpy.screens." + module)
        super().__init__(store)
        self.console.texts.open(b"cues")
        self.console.settings.set(0, language)
        self.console.use_settings()
        self.console.stack.dirty = True
        self.frame()

    @property
    def top(self):
        return self.console.stack.top()

    @property
    def screen(self):
        return type(self.top).__module__.rpartition(".")[2]

    def reads(self):
        """What the screen says of itself, in words."""
        return self.where().decode("iso8859-15").replace("\xa0", " ")

    def hears(self):
        """What the buzzer said last, in words."""
        line = self.said.clear()
        self.console.cues.text(line, self.console.texts)
        return bytes(line.buf[: line.n]).decode("iso8859-15")

    def pixel(self, x, y):
        return self.display.frame[(y >> 3) * 128 + x] >> (y & 7) & 1

    def row(self, y, start=0, stop=128):
        """A row of pixels as a string of # and spaces."""
        return "".join(" #"[self.pixel(x, y)] for x in range(start, stop))
