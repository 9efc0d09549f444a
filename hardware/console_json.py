"""What /console.json changes of a board's numbers, without flashing anything anew.

firmware/main.py reads it once, at power-on. Whatever is wrong with the file, the board's own
numbers are used and a Problem says what to put right; the screens find the words for it. It opens
no pin and never writes. A module of its own, let go of when it has done its work.
"""

import json
import os

from hardware import board

PATH = "console.json"
LONGEST = 2048  # bytes; all keys take about 400

# Problems, and what the words that come with each are.
UNREADABLE = 0  # why: a file or an error's number, nothing
NOT_JSON = 1  # nothing
NOT_AN_OBJECT = 2  # nothing
UNKNOWN_KEY = 3  # the key, the known one nearest to it
NO_NUMBER = 4  # the key, what it was
NO_NUMBER_OR_NULL = 5  # the same
NO_TRUE_OR_FALSE = 6  # the same
NO_PANEL = 7  # the same
NO_SIX_NUMBERS = 8  # the same
NO_ROTATION = 9  # the same
UNKNOWN_BOARD = 10  # what was asked for, those there are
TOO_LONG = 11  # the most bytes, nothing
CANNOT_WORK = 12  # and the kind of board_check.py; its words

# Every key, and the problem when its value is of another kind.
KEYS = (
    ("board", UNKNOWN_BOARD),
    ("panel", NO_PANEL),
    ("address", NO_NUMBER),
    ("rotation", NO_ROTATION),
    ("mirror_x", NO_TRUE_OR_FALSE),
    ("mirror_y", NO_TRUE_OR_FALSE),
    ("i2c_id", NO_NUMBER),
    ("i2c_hz", NO_NUMBER),
    ("sda", NO_NUMBER),
    ("scl", NO_NUMBER),
    ("keys", NO_SIX_NUMBERS),
    ("buzzer", NO_NUMBER_OR_NULL),
    ("motor", NO_NUMBER_OR_NULL),
    ("battery_adc", NO_NUMBER_OR_NULL),
    ("battery_ratio", NO_NUMBER_OR_NULL),
    ("battery_enable", NO_NUMBER_OR_NULL),
    ("usb_sense", NO_NUMBER_OR_NULL),
    ("watchdog", NO_TRUE_OR_FALSE),
)
_NOT_OF_A_BOARD = ("board", "rotation", "watchdog")


class Problem(Exception):
    """`kind` is one of the numbers above; `words` are three texts, names and numbers only."""

    def __init__(self, kind, word="", more="", last=""):
        self.kind = kind
        self.words = (word, more, last)


class Wiring:
    """A board's numbers, changed; `WATCHDOG` besides."""


def read(path=PATH):
    """(numbers of the board, Problem or None): what is to be wired up, whatever the file says."""
    chosen = board.named()
    try:
        wishes = _load(path)
        if wishes is None:
            return chosen, None
        # Even if the rest is bad: with another board's pins not even that could be shown.
        chosen = _board(wishes)
        return _changed(chosen, wishes), None
    except Problem as problem:
        return chosen, problem


def _load(path):
    """The object in the file; None when there is no file."""
    try:
        found = os.stat(path)
        if found[0] & 0x4000:
            raise Problem(UNREADABLE, path + "/")
        if found[6] > LONGEST:
            raise Problem(TOO_LONG, str(LONGEST))
        with open(path) as file:
            wishes = json.loads(file.read().lstrip("\ufeff"))  # some editors put this first
    except OSError as error:
        if error.errno == 2:
            return None
        raise Problem(UNREADABLE, "errno %s" % error.errno)
    except (ValueError, RuntimeError):
        raise Problem(NOT_JSON)
    if type(wishes) is not dict:
        raise Problem(NOT_AN_OBJECT)
    return wishes


def _board(wishes):
    name = wishes.get("board", None)
    if name is None:
        return board.named()
    if name not in board.BOARDS:
        raise Problem(UNKNOWN_BOARD, _said(name), ", ".join(board.BOARDS))
    try:
        return board.named(name)
    except ImportError:
        raise Problem(UNREADABLE, "%s.mpy" % name)


def _changed(chosen, wishes):
    known = dict(KEYS)
    wiring = Wiring()
    for name in dir(chosen):
        if name.upper() == name and name[0] != "_":
            setattr(wiring, name, getattr(chosen, name))
    for key in sorted(wishes):
        if key not in known:
            raise Problem(UNKNOWN_KEY, key, nearest(key))
        value = wishes[key]
        if key == "address" and type(value) is str:
            value = _address(value)
        if not _is_of(known[key], value):
            raise Problem(known[key], key, _said(wishes[key]))
        if key not in _NOT_OF_A_BOARD:
            setattr(wiring, key.upper(), tuple(value) if key == "keys" else value)
    setattr(wiring, "WATCHDOG", wishes.get("watchdog", False))
    if wishes.get("rotation", 0) == 180:
        for name in ("MIRROR_X", "MIRROR_Y"):
            setattr(wiring, name, not getattr(wiring, name))
    # Loaded only where there is something to check.
    from hardware.board_check import CannotWork, check

    try:
        check(wiring)
    except CannotWork as error:
        raise Problem(CANNOT_WORK + error.kind, *error.words[:3])
    return wiring


def _is_of(kind, value):
    """Is the value of the kind whose lack is that problem? (True is no number.)"""
    if kind == NO_TRUE_OR_FALSE:
        return type(value) is bool
    if kind == NO_SIX_NUMBERS:
        return type(value) is list and len(value) == 6 and all(type(n) is int for n in value)
    if kind == NO_PANEL:
        return value in ("ssd1306", "sh1106")
    if kind == NO_ROTATION:
        return type(value) is int and value in (0, 180)
    if kind == NO_NUMBER_OR_NULL:
        return value is None or type(value) in (int, float)
    return kind != NO_NUMBER or type(value) is int


def _address(text):
    """JSON has no hexadecimal numbers, and every module has its address printed as one."""
    try:
        return int(text, 16)
    except ValueError:
        return text


def _said(value):
    """A value as it stood in the file, if it was short."""
    words = json.dumps(value)
    return words if len(words) <= 24 else words[:21] + "..."


def nearest(key):
    """The known key that takes the fewest changes of a letter to get to from `key`."""
    best = None
    for known, _ in KEYS:
        steps = _steps(key.lower(), known)
        if best is None or steps < best[0]:
            best = (steps, known)
    return best[1]


def _steps(a, b):
    """How many letters must be put in, taken out or changed to make `b` of `a`."""
    row = list(range(len(b) + 1))
    for i in range(len(a)):
        before, row[0] = row[0], i + 1
        for j in range(len(b)):
            change = before + (a[i] != b[j])
            before = row[j + 1]
            row[j + 1] = min(change, before + 1, row[j] + 1)
    return row[-1]
