"""Bytes of a terminal to keys of the console, and presses out of keys that have no release."""

import collections

HELP = "arrows  A: Enter Space X W  B: Esc Backspace C  Ctrl-C quits"
UP, DOWN, LEFT, RIGHT, A, B = range(6)
QUIT, SHOT, FILM, REDRAW = "quit", "shot", "film", "redraw"

_SEQUENCES = {
    **{b"\x1b" + lead + end: key for lead in (b"[", b"O") for end, key in
       ((b"A", UP), (b"B", DOWN), (b"D", LEFT), (b"C", RIGHT))},
    b"\x1bOM": A,
    b"\x1b[24~": SHOT,
    b"\x1b[20~": FILM,
}  # fmt: skip
_LETTERS = {
    **dict.fromkeys(b"\r\n xXwW", A),
    **dict.fromkeys(b"\x7f\x08cC", B),
    0x03: QUIT,
    0x04: QUIT,
    0x11: QUIT,
    0x0C: REDRAW,
}
ESC = 0x1B
PRESS_US, GAP_US = 70_000, 45_000
MOST_WAITING = 32  # a burst longer than this is no player's


class Reader:
    """Feed it what the terminal sent; it gives keys. A lone Esc counts once nothing follows."""

    def __init__(self):
        self._rest = b""

    def feed(self, data: bytes) -> list:
        """Keys (0-5) and commands in `data`; the start of a sequence is kept for the next call."""
        data = self._rest + data
        self._rest = b""
        found = []
        while data:
            if data[0] != ESC:
                key = _LETTERS.get(data[0])
                data = data[1:]
            else:
                length = _sequence_length(data)
                if length == 0:
                    self._rest = data
                    break
                key = B if length == 1 else _SEQUENCES.get(data[:length])
                data = data[length:]
            if key is not None:
                found.append(key)
        return found

    def pause(self) -> list:
        """Nothing came for a while: an Esc that waited for more was the key itself."""
        rest, self._rest = self._rest, b""
        return [B] if rest else []


def _sequence_length(data):
    """How long the sequence at the start of `data` is; 1: a lone Esc; 0: not all here yet."""
    if len(data) == 1:
        return 0
    if data[1] == ord("O"):
        return 3 if len(data) > 2 else 0
    if data[1] != ord("["):
        return 1
    for i in range(2, len(data)):
        if 0x40 <= data[i] <= 0x7E:
            return i + 1
    return 0 if len(data) < 16 else 1


class Presses:
    """Turns keys without release into presses of 70 ms, one after another.

    A key that arrives again while it is down is the terminal's auto-repeat: it is held on, and
    the console's own auto-repeat does the rest. Keys of one burst are presses of their own.
    """

    def __init__(self, press):
        self._press = press  # press(key, down)
        self._waiting: collections.deque = collections.deque()
        self._key = -1
        self._until_us = 0

    def feed(self, keys: list, now_us: int) -> None:
        """Keys that arrived together at `now_us`."""
        if self._key >= 0 and keys == [self._key] and not self._waiting:
            self._until_us = now_us + PRESS_US
            return
        self._waiting.extend(keys[: MOST_WAITING - len(self._waiting)])

    def step(self, now_us: int) -> None:
        """Press and let go as time passes; call it often."""
        if self._key >= 0 and now_us >= self._until_us:
            self._press(self._key, False)
            self._key = -1
            self._until_us = now_us + GAP_US
        if self._key < 0 and self._waiting and now_us >= self._until_us:
            self._key = self._waiting.popleft()
            self._until_us = now_us + PRESS_US
            self._press(self._key, True)
