"""Twice as large: the upper left quarter of a picture over all of it, for weak eyes.

Tables draw one card there, 64 x 32, and call `double`. Nothing else is on the screen then.
"""

import micropython


@micropython.viper
def double(canvas):
    """Spread the 64 x 32 pixels at the top left over the whole frame, in place."""
    frame = ptr8(canvas.frame)
    page = 3
    while page >= 0:
        x = 63
        while x >= 0:
            byte = frame[128 * page + x]
            low = byte & 15
            low = (low | low << 2) & 0x33
            low = (low | low << 1) & 0x55
            high = byte >> 4
            high = (high | high << 2) & 0x33
            high = (high | high << 1) & 0x55
            at = 256 * page + 2 * x
            frame[at] = low | low << 1
            frame[at + 1] = low | low << 1
            frame[at + 128] = high | high << 1
            frame[at + 129] = high | high << 1
            x -= 1
        page -= 1
