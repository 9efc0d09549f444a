"""What there is to know: the saves and free space; versions, memory, battery, stuck buttons.

Gathered when a screen is entered, which may take heap. Lists to read: nothing is chosen here.
"""

import gc

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.screens.listing import ListScreen
from engine_mpy.store import inventory
from engine_mpy.text import ids_diagnostics as ids
from engine_mpy.version import VERSION

_ANY_VERSION = const(255)
_CRASH = "crash.txt"


class FactsScreen(ListScreen):
    """A list that only tells."""

    def choose(self, row):
        """Nothing to choose."""
        self.console.cues.play(cue.EDGE)


class SavesScreen(FactsScreen):
    """Free space, then a row a save, then a row a file set aside."""

    title = ids.DIAG_SAVES

    def enter(self, console):
        """Look at the directory."""
        super().enter(console)
        store = console.store
        kept, aside = inventory.names(store.directory)
        self.free_kb = inventory.free_kb(store.directory)
        self.kept = len(kept)
        self.labels = [bytes(name, "ascii") for name in kept + aside]
        self.lengths = [store.saved(name, _ANY_VERSION) for name in kept]

    def count(self):
        """At least two: with nothing saved that is said."""
        return 1 + max(1, len(self.labels))

    def label(self, row):
        """A file's name."""
        if row == 0:
            return self.console.texts[ids.SAVES_FREE]
        if not self.labels:
            return self.console.texts[ids.SAVES_NONE]
        return self.labels[row - 1]

    def code(self, row):
        """The kilobytes that are free; a file's length; -1: nothing is known, or it is aside."""
        if row == 0:
            return self.free_kb
        return self.lengths[row - 1] if row <= self.kept else -1

    def value(self, row, line):
        """Its length, or that it was set aside."""
        texts = self.console.texts
        if row == 0:
            if self.free_kb < 0:
                line.put(texts[ids.SYSTEM_UNKNOWN])
            else:
                line.say(texts[ids.KILOBYTES], self.free_kb)
        elif row <= self.kept:
            length = self.lengths[row - 1]
            if length > 0:
                line.say(texts[ids.SAVES_BYTES], length)
            else:
                line.put(texts[ids.SAVES_EMPTY])
        elif self.labels:
            line.put(texts[ids.SAVES_ASIDE])


# The rows of SystemScreen; the first is the board's name.
LABELS = (
    -1,
    ids.SYSTEM_VERSION,
    ids.SYSTEM_PYTHON,
    ids.SYSTEM_MPY,
    ids.SYSTEM_HEAP,
    ids.SYSTEM_BLOCK,
    ids.SYSTEM_BATTERY,
    ids.SYSTEM_USB,
    ids.SYSTEM_STUCK,
    ids.SYSTEM_CRASH,
)
_BOARD = const(0)
_VERSION = const(1)
_PYTHON = const(2)
_MPY = const(3)
_HEAP = const(4)
_BLOCK = const(5)
_BATTERY = const(6)
_USB = const(7)
_STUCK = const(8)


class SystemScreen(FactsScreen):
    """A row a fact."""

    title = ids.DIAG_SYSTEM

    def enter(self, console):
        """Gather them."""
        super().enter(console)
        gc.collect()
        self.heap = gc.mem_free()
        self.block = _largest(self.heap)
        self.release, self.mpy = console.power.versions()
        self.usb = console.power.usb()
        self.crash = inventory.exists(_CRASH)

    def count(self):
        """Ten."""
        return len(LABELS)

    def label(self, row):
        """What it is."""
        if row == _BOARD:
            return self.console.power.board
        return self.console.texts[LABELS[row]]

    def code(self, row):
        """Kilobytes, hundredths of a volt, keys that are stuck; 1 yes, 0 no; -1: it is words."""
        if row == _HEAP or row == _BLOCK:
            return (self.heap if row == _HEAP else self.block) >> 10
        if row == _BATTERY:
            return (self.console.battery.mv + 5) // 10 or -1
        if row == _STUCK:
            return _bits(self.console.buttons.stuck)
        if row > _BATTERY:
            return 1 if (self.usb if row == _USB else self.crash) else 0
        return -1

    def value(self, row, line):
        """How it stands."""
        texts = self.console.texts
        if row == _VERSION:
            line.put(VERSION)
        elif row == _PYTHON:
            line.put(self.release)
        elif row == _MPY:
            line.put(self.mpy)
        elif row == _HEAP:
            line.say(texts[ids.KILOBYTES], self.heap >> 10)
        elif row == _BLOCK:
            line.say(texts[ids.KILOBYTES], self.block >> 10)
        elif row == _BATTERY:
            self._battery(line)
        elif row == _STUCK:
            self._stuck(line)
        elif row > _BOARD:
            line.put(
                texts[ids.SAY_YES if (self.usb if row == _USB else self.crash) else ids.SAY_NO]
            )

    def _battery(self, line):
        battery = self.console.battery
        if battery.mv == 0:
            line.put(self.console.texts[ids.SYSTEM_UNKNOWN])
            return
        self._volts(line, (battery.mv + 5) // 10)
        if battery.low:
            line.put(self.console.texts[ids.SYSTEM_LOW])

    def _volts(self, line, tens):
        volts = self.console.texts[ids.SYSTEM_VOLTS]
        line.say(volts, tens // 100, tens // 10 % 10, tens % 10)

    def _stuck(self, line):
        """The names of those that were down at power-on and still are."""
        if self.console.buttons.stuck == 0:
            line.put(self.console.texts[ids.NONE_STUCK])
        start = line.n
        for key in range(6):
            if self.console.buttons.stuck >> key & 1:
                if line.n > start:
                    line.byte(32)
                line.put(self.console.texts[ids.KEY_0 + key])


def _bits(mask):
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


def _largest(free):
    """About the largest block that can be had, by trying, to half a kB."""
    low = 0
    high = free
    while high - low > 512:
        half = (low + high) >> 1
        try:
            bytearray(half)
            low = half
        except MemoryError:
            high = half
        gc.collect()
    return low
