"""The number of a deal that nobody chose, from when a button was pressed and a count kept.

The menu calls it. It uses the engine's own generator, so that the same press and count give the
same deal everywhere; games know nothing of it.
"""

from engine_mpy.cards.rng import Rng

DEALS = 999999


def deal_number(now_ms, count):
    """1 .. 999999 for a press at `now_ms` and a count that changes each time (0 .. 65535)."""
    rng = Rng(bytearray(Rng.SIZE), 0)
    rng.seed(now_ms & 0xFFFFFF, count & 0xFFFF)
    number = DEALS
    while number >= DEALS:  # of 2**20 numbers one in twenty is too large
        number = rng.word() << 4 | rng.word() >> 12
    return number + 1
