"""Errors that nobody expected: written down, counted, shown. main.py calls it.

/crash.txt keeps the last ones, LONGEST bytes at most; /crashes counts those in a row, until the
console has run well for a minute or was ended in order. Nothing here raises: there is an error
already. What is shown after one is in crash.py, imported when there is one.
"""

import gc
import io
import os
import sys

from engine_mpy.screens.keys import A
from engine_mpy.version import VERSION

TOO_MANY = 3  # in a row: the next start is in safe mode
WELL_MS = 60000  # a console that ran so long did not start into a crash
LONGEST = 4096

_LOG = "crash.txt"
_ASIDE = "crash.new"
_COUNT = "crashes"
_ENTRY = "console "  # how an entry begins; lines of a traceback do not
_TICKS = 0x3FFFFFFF
# "Panne / Crash: A" in the small font; a test holds it.
_LAST_AT = 3 * 128 + 29  # in the frame
_LAST_WORDS = (
    b"\x7e\x12\x12\x0c\x00\x30\x48\x48\x78\x00\x78\x08\x08\x70\x00\x78\x08\x08\x70\x00"
    b"\x30\x68\x58\x10\x00\x00\x00\x00\x60\x10\x08\x06\x00\x00\x00\x00\x3c\x42\x42\x24"
    b"\x00\x78\x10\x08\x10\x00\x30\x48\x48\x78\x00\x50\x58\x28\x00\x7e\x08\x08\x70\x00"
    b"\x6c\x6c\x00\x00\x00\x00\x7c\x12\x12\x7c"
)


def too_many(hung):
    """Does this start follow a third crash? `hung`: the watchdog ended the last run, one more."""
    if hung:
        note_words("the console stood still, and the watchdog started it anew\n")
    return in_a_row() >= TOO_MANY


def in_a_row():
    """How many there were without a good run between them."""
    try:
        with open(_COUNT) as file:
            return int(file.read())
    except (OSError, ValueError):
        return 0


def clear():
    """All is well: the next one is the first."""
    try:
        os.remove(_COUNT)
    except OSError:
        pass


def note(error, console):
    """Write an exception down and count it, and save the match of the console (or None).

    Returns (its traceback as text, is all of the match saved?).
    """
    gc.collect()
    sys.print_exception(error)  # on the serial line
    trace = traceback(error)
    note_words(trace)
    return trace, _rescued(console)


def traceback(error):
    """As it is printed; the last line alone where there is no memory for it."""
    try:
        lines = io.StringIO()
        sys.print_exception(error, lines)
        return lines.getvalue()
    except MemoryError:
        return "MemoryError\n"


def end(console):
    """The console (or None) is ended in order: save the match, begin to count anew."""
    _rescued(console)
    clear()


def _rescued(console):
    """Save what is not saved yet; is all of the match on the disk now?"""
    if console is None:
        return True
    try:
        return console.rescue()
    except Exception:  # the reason may well be the one for the crash
        return False


def note_words(words):
    """The same of what was not an exception."""
    count = in_a_row() + 1
    try:
        _write(_COUNT, str(count))
        gc.collect()
        head = "%s%s, %d in a row, %d bytes free\n"
        _add(head % (_ENTRY, str(VERSION, "ascii"), count, gc.mem_free()) + words)
    except (OSError, MemoryError):
        pass  # the disk may be what is wrong


def _add(entry):
    """Put an entry at the end; the oldest ones go when there are too many bytes."""
    entry = entry[-LONGEST:]
    try:
        with open(_LOG) as file:
            kept = file.read()
    except (OSError, ValueError):
        kept = ""
    while len(kept) + len(entry) > LONGEST:
        second = kept.find("\n" + _ENTRY)
        kept = kept[second + 1 :] if second >= 0 else ""
    _write(_ASIDE, kept + entry)
    try:
        os.remove(_LOG)
    except OSError:
        pass
    os.rename(_ASIDE, _LOG)


def _write(name, words):
    with open(name, "w") as file:
        file.write(words)


def show(devices, store, noted):
    """The crash screen of what `note` returned, until A is pressed."""
    try:
        frame = _page(devices, store, noted).frame
    except Exception:  # no memory, most likely
        last_words(devices.display)
        frame = _nothing
    devices.wait_press(A, frame)


def _page(devices, store, noted):
    from engine_mpy.start import crash

    return crash.page(devices, store, noted[0], noted[1])


def _nothing(now_ms):
    """What there was to show is shown."""


def last_words(display):
    """Say on the panel that it was a crash and that A goes on, without any memory at all."""
    frame = display.frame
    for i in range(1024):
        frame[i] = 0
    for i in range(len(_LAST_WORDS)):
        frame[_LAST_AT + i] = _LAST_WORDS[i]
    display.show()


class Run:
    """From the first frame on: a minute without a crash ends a row of them."""

    def __init__(self):
        self._began_ms = -1
        self._well = in_a_row() == 0

    def frame(self, now_ms):
        """After each frame, with ticks that may wrap."""
        if self._well:
            return
        if self._began_ms < 0:
            self._began_ms = now_ms
        elif now_ms - self._began_ms & _TICKS >= WELL_MS:
            self._well = True
            clear()
