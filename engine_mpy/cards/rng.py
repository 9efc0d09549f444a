"""Chance: the sfc16 generator on four 16-bit words that live in a game's state.

Games call it to deal and to shuffle; nothing else does. The words are part of the state, so a
copied game goes on with the same chance, and a view (words set to 0) knows nothing of what comes.
Every intermediate value stays below 2**30: no heap on a 32-bit chip.
"""


class Rng:
    """A window of 8 bytes at `offset` of the bytearray `state`: words a, b, c, counter."""

    SIZE = 8

    def __init__(self, state, offset):
        self.state = state
        self.offset = offset

    def seed(self, number, salt):
        """Start from a deal number (0 .. 2**24 - 1) and a salt (0 .. 65535: game and seats)."""
        s = self.state
        o = self.offset
        s[o] = number & 255
        s[o + 1] = number >> 8 & 255
        s[o + 2] = number >> 16 & 255
        s[o + 3] = 0
        s[o + 4] = salt & 255
        s[o + 5] = salt >> 8 & 255
        s[o + 6] = 1
        s[o + 7] = 0
        for _ in range(12):  # as the author of sfc does: let every seed bit reach every word
            self.word()

    def word(self):
        """The next 16 bits, 0 .. 65535."""
        s = self.state
        o = self.offset
        b = s[o + 2] | s[o + 3] << 8
        c = s[o + 4] | s[o + 5] << 8
        n = s[o + 6]
        out = n + (s[o + 7] << 8) + s[o] + (s[o + 1] << 8) + b & 0xFFFF
        if n < 255:
            s[o + 6] = n + 1
        else:
            s[o + 6] = 0
            s[o + 7] = s[o + 7] + 1 & 255
        b ^= b >> 5
        s[o] = b & 255
        s[o + 1] = b >> 8
        b = c + (c << 3)
        s[o + 2] = b & 255
        s[o + 3] = b >> 8 & 255
        c = (c << 6 | c >> 10) + out
        s[o + 4] = c & 255
        s[o + 5] = c >> 8 & 255
        return out

    def below(self, n):
        """A number 0 .. n - 1, each exactly as likely; n < 2**14: products are small ints."""
        product = self.word() * n
        if product & 0xFFFF < n:
            least = (65536 - n) % n
            while product & 0xFFFF < least:
                product = self.word() * n
        return product >> 16
