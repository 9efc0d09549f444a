"""A picture and a sound without a console: before there is one, and when it is no more.

Made by the other modules of this room. It needs the display, the store's settings and the texts of
the book "start", no screen and no game. It never waits: hardware/waiting.py does.
"""

from engine_mpy.cues.player import Player
from engine_mpy.draw import rows
from engine_mpy.draw.canvas import Canvas
from engine_mpy.draw.fonts import small, text
from engine_mpy.store.settings import Settings
from engine_mpy.text.texts import Texts


class Page:
    """`name` is what the picture is called. Lines are drawn from the top, `y` is the next."""

    def __init__(self, name, devices, store):
        self.name = name
        self.display = devices.display
        self.canvas = Canvas(self.display.frame)
        self.settings = _settings(store)
        self.texts = Texts(self.settings.language)
        self.texts.open(b"start")
        self.cues = Player(devices.buzzer, devices.motor, self.settings)
        self.display.contrast(self.settings.contrast)
        self.display.invert(self.settings.inverse)
        self.display.flip(self.settings.flip)
        self.clear()

    def clear(self):
        """Nothing is on it."""
        self.canvas.fill(0)
        self.said = b""
        self.y = 0

    def head(self, words):
        """A line over the next words, inverse."""
        self.canvas.block(0, self.y, 128, 12, 1)
        self.canvas.centred(text, words, -1, 0, 128, self.y + 1, 0)
        self.said += words
        self.y += 14

    def words(self, words, most):
        """Some small words below what is there, at most so many lines."""
        self.y = rows.Paragraph(most).wrap(small, words).draw(self.canvas, self.y)
        self.said += b" " + words

    def large(self, words):
        """A larger line below what is there."""
        self.y = rows.Paragraph(1).wrap(text, words).draw(self.canvas, self.y)
        self.said += b" " + words

    def foot(self, words):
        """The last line, inverse."""
        self.canvas.block(0, 54, 128, 10, 1)
        self.canvas.centred(small, words, -1, 0, 128, 55, 0)
        self.said += b" " + words

    def frame(self, now_ms):
        """Send what changed and sound on: called about 50 times a second by who waits."""
        self.display.show()
        self.cues.step(now_ms)

    def where(self, line):
        """All that stands on it."""
        line.put(self.said)


def _settings(store):
    """The player's, or the defaults: whatever is wrong with them may be why this page is shown."""
    settings = Settings()
    try:
        settings.load(store)
    except Exception:
        settings.reset()
    return settings


def plain(words):
    """A text of the program, a file or an error as bytes, without what the fonts lack."""
    return bytes("".join(c if " " <= c <= "~" else "?" for c in words), "ascii")
