"""Tells what happened at a table with several seats, at the pace of the settings, with cues.

The table begins it after each action; a press or the pace goes on. What belongs together and fits
is told in one strip at the bottom of the picture. Only events that the table's viewer may know are
asked for. It changes no game.
"""

from micropython import const

from engine_mpy.cues.alphabet import DETAILS as EVERYTHING
from engine_mpy.draw import rows
from engine_mpy.draw.fonts import small, text
from engine_mpy.text.compose import Line

STRIP_Y = 36  # the strip takes the pixel rows from here down
_LINES = const(3)
_PACE_MS = (0, 2600, 1700, 1000)  # a strip, by Settings.animation
_BOT_PACE_MS = const(250)  # with no animation and nobody playing, bots must not outrun the eye
_TICKS = const(0x3FFFFFFF)


class Telling:
    """`running`: events are left to tell, or shown; `line` is what the strip says."""

    def __init__(self, table):
        self.table = table
        self.running = False
        self.line = Line(128)
        self.line.names = table.line.names
        self.words = rows.Paragraph(_LINES)
        self.next = 0  # number of the next event to tell
        self._since_ms = 0
        self._timed = False  # is _since_ms set?

    def skip_all(self):
        """Everything that happened is known: a match resumed, or after an undo."""
        self.next = self.table.match.game.events.total
        self.running = False
        self.line.clear()

    def begin(self):
        """Tell the events that were posted since; the table's `settle` is called at the end."""
        self.running = True
        self.go_on()
        if self.running and self._pace() == 0:
            self.finish()

    def finish(self):
        """Tell the rest at once; its last strip stays in `line`."""
        while self.running:
            self.go_on()

    def go_on(self):
        """The next strip, or the end."""
        table = self.table
        table.console.stack.dirty = True
        self._timed = False
        if not self._gather():
            self.running = False
            table.settle()

    def tick(self, now_ms):
        """Go on when it is time."""
        if not self._timed:
            self._timed = True
            self._since_ms = now_ms
        elif now_ms - self._since_ms & _TICKS >= self._pace():
            self.go_on()

    def _pace(self):
        table = self.table
        pace = _PACE_MS[table.console.settings.animation]
        return pace or (0 if table.persons else _BOT_PACE_MS)

    def _gather(self):
        """Put events into the line until it is full; False: none was left."""
        table = self.table
        was = self.line.n
        self.line.n = 0
        number = table.match.next_event(table.viewer, self.next)
        while number >= 0:
            if not self._add(number):
                return True
            self.next = number + 1
            number = table.match.next_event(table.viewer, self.next)
        self.next = table.match.game.events.total
        if self.line.n == 0:
            self.line.n = was  # at no pace the last strip is still to be read
            return False
        return True

    def _add(self, number):
        """Append an event and sound it; False: it needs a strip of its own."""
        line = self.line
        n = line.n
        if n:
            line.put(b". ")
        start = line.n
        if not self.table.tell(line, number) or line.n == start:
            line.n = n
            self.table.cue(number, n > 0 or self._follows())
            return True
        line.capital(start)
        if n and not self._fits():
            line.n = n
            return False
        self.table.cue(number, n > 0 or self._follows())
        return True

    def _follows(self):
        """Is all to be heard, one strip's cues behind the other's? A press cuts them."""
        return self._pace() == 0 or self.table.console.settings.cue_level == EVERYTHING

    def _fits(self):
        """Two lines, or three of the small font (Paragraph cuts the rest off)."""
        words = self._wrap()
        return words.lines < _LINES or words.breaks[2 * _LINES - 1] == self.line.n

    def _wrap(self):
        words = self.words.wrap(text, self.line.buf, self.line.n)
        if words.lines == _LINES:
            words.wrap(small, self.line.buf, self.line.n)
        return words

    def rested(self, now_ms):
        """Has a picture without a strip been there long enough, where nobody presses a key?"""
        if not self._timed:
            self._timed = True
            self._since_ms = now_ms
        return now_ms - self._since_ms & _TICKS >= 3 * self._pace()

    def draw(self, canvas):
        """The strip over the bottom of the picture."""
        canvas.block(0, STRIP_Y, 128, 64 - STRIP_Y, 0)
        canvas.hline(0, STRIP_Y, 128, 1)
        self._wrap().draw(canvas, STRIP_Y + 2)
