"""The panel's picture as the front ends need it: rows of pixels, characters of a terminal.

A picture is 1,024 bytes as on the panel: 8 pages of 128 columns, bit 0 on top.
"""

WIDTH, HEIGHT = 128, 64
SIZE = WIDTH * HEIGHT // 8
DARK = bytes(SIZE)

_BITS = [bytes(255 if byte >> bit & 1 else 0 for byte in range(256)) for bit in range(8)]
_BLOCKS = " ▀▄█"
# Braille cells count their eight dots column by column, the bottom row apart.
_DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def rows(picture: bytes) -> list[bytes]:
    """64 rows of 128 bytes, each 0 or 255."""
    found = []
    for page in range(HEIGHT // 8):
        columns = bytes(picture[page * WIDTH : (page + 1) * WIDTH])
        found += [columns.translate(table) for table in _BITS]
    return found


def half_blocks(picture: bytes) -> list[str]:
    """32 lines of 128 characters, each two pixels high."""
    pixels = rows(picture)
    lines = []
    for upper, lower in zip(pixels[::2], pixels[1::2], strict=True):
        lines.append(
            "".join(_BLOCKS[(a & 1) | (b & 2)] for a, b in zip(upper, lower, strict=True))
        )
    return lines


def braille(picture: bytes) -> list[str]:
    """16 lines of 64 characters, each two pixels wide and four high."""
    pixels = rows(picture)
    lines = []
    for y in range(0, HEIGHT, 4):
        line = []
        for x in range(0, WIDTH, 2):
            dots = 0
            for i, (left, right) in enumerate(_DOTS):
                row = pixels[y + i]
                dots |= (row[x] & left) | (row[x + 1] & right)
            line.append(chr(0x2800 + dots))
        lines.append("".join(line))
    return lines
