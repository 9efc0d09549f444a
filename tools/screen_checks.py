"""What a picture of the panel must not have: text that touches something, is cut, or is hidden.

tools.screens calls it for every picture. `Ink` notes each text that a screen draws; when the
picture is taken, each of its pixels must differ from whatever is next to it and not of the text.
"""

from simulator.witness import ENCODING

FEWEST = 60  # lit pixels of a picture that shows something
STRIP = 50  # the first pixel row of engine_mpy/screens/notice.py

Pixels = set[tuple[int, int]]


class Ink:
    """Every text drawn since the frame was last cleared, as its pixels."""

    def __init__(self):
        self.texts: list[tuple[str, Pixels]] = []

    def watch(self) -> None:
        """Call when the engine's modules are fresh, before the console is made."""
        from engine_mpy.draw.canvas import Canvas

        fill, part, block = Canvas.fill, Canvas.part, Canvas.block

        def noting_fill(canvas, colour):
            self.texts.clear()
            fill(canvas, colour)

        def noting_part(canvas, shapes, data, start, stop, x, y, colour):
            if stop >= 0 and x < 128:  # an icon has no stop; beyond the screen a text is measured
                self._note(shapes, bytes(data[start:stop]), x, y)
            return part(canvas, shapes, data, start, stop, x, y, colour)

        def noting_block(canvas, x, y, wide, high, colour):
            if colour < 2:  # neither flipped nor hatched: what was there is gone
                self._wipe(x, y, x + wide, y + high)
            block(canvas, x, y, wide, high, colour)

        setattr(Canvas, "fill", noting_fill)  # noqa: B010
        setattr(Canvas, "block", noting_block)  # noqa: B010
        setattr(Canvas, "part", noting_part)  # noqa: B010

    def _note(self, font, data, x, y):
        pixels = glyph_pixels(font.DATA, data, x, y)
        if pixels:
            self.texts.append((data.decode(ENCODING), pixels))

    def _wipe(self, left, top, right, bottom):
        """Forget the texts that lie in this rectangle."""
        self.texts = [
            (text, pixels)
            for text, pixels in self.texts
            if not all(left <= x < right and top <= y < bottom for x, y in pixels)
        ]

    def cover(self, row: int) -> None:
        """Forget the texts that the last one lies on, from this pixel row down."""
        above = [t for t in self.texts[:-1] if max(y for _, y in t[1]) < row]
        self.texts = above + self.texts[-1:]

    def troubles(self, frame: bytes) -> list[str]:
        """What is wrong with the texts that can be seen in the frame."""
        found = []
        for text, pixels in self.texts:
            trouble = _trouble(pixels, frame)
            if trouble:
                found.append(f'"{text}" {trouble}')
        return found


def glyph_pixels(glyphs: bytes, data: bytes, x: int, y: int) -> Pixels:
    """The pixels of a text in a font of engine_mpy/draw/fonts, on no matter how large a screen."""
    _, pages, gap, first, last = glyphs[:5]
    body = 5 + 2 * (last - first + 2)
    pixels = set()
    for code in data:
        if not first <= code <= last:
            continue
        at = 5 + 2 * (code - first)
        start, stop = (int.from_bytes(glyphs[i : i + 2], "little") for i in (at, at + 2))
        for column in range(start, stop):
            at = body + column * pages
            bits = int.from_bytes(glyphs[at : at + pages], "little")
            pixels |= {(x, y + i) for i in range(8 * pages) if bits >> i & 1}
            x += 1
        if stop > start:
            x += gap
    return pixels


def _trouble(pixels, frame):
    """Why a text with these pixels cannot be read well; "" if it can, or is not there any more."""
    off = [(x, y) for x, y in pixels if not (0 <= x < 128 and 0 <= y < 64)]
    inside = pixels.difference(off)
    touched = sorted(
        (x, y)
        for x, y in inside
        for i, j in _beside(x, y, inside)
        if _bit(frame, x, y) == _bit(frame, i, j)
    )
    if off:
        return f"is cut off at the edge {min(off)}"
    return f"touches something, or is covered, at {touched[0]}" if touched else ""


def _beside(x, y, inside):
    """The pixels next to one, on the screen, that are not of the same text."""
    for i in range(max(x - 1, 0), min(x + 2, 128)):
        for j in range(max(y - 1, 0), min(y + 2, 64)):
            if (i, j) not in inside:
                yield i, j


def _bit(frame, x, y):
    return frame[(y >> 3) * 128 + x] >> (y & 7) & 1


def of_picture(picture: bytes, shown, ink: Ink) -> list[str]:
    """What is wrong with a picture that the panel shows now, of a console or of a Page."""
    lit = sum(byte.bit_count() for byte in picture)
    if not FEWEST <= lit <= 8192 - FEWEST:
        return [f"{lit} pixels are lit: nothing to be seen"]
    notice = getattr(shown, "notice", None)
    if notice and notice.shown:  # the strip lies over the screen for a moment, and is drawn last
        ink.cover(STRIP)
    troubles = ink.troubles(shown.canvas.frame)
    if bytes(picture) != _expected(shown):
        troubles.append("taken while a frame was being sent: wait a frame more")
    return troubles


def _expected(shown):
    """What the panel must show of the frame, with the settings as they are."""
    frame = bytes(shown.canvas.frame)
    if shown.settings.flip:
        turned = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))
        frame = frame[::-1].translate(turned)
    if shown.settings.inverse:
        frame = bytes(byte ^ 0xFF for byte in frame)
    return frame
