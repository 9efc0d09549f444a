"""The log: what happened in public in this match, in the table's words, with names, and by cues.

The pause and the end open it; the table, at the bottom of the stack, tells each event. It goes
back as far as the events are kept. It asks for public events only, whoever looks.
"""

from array import array

import micropython
from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import layout, rows
from engine_mpy.draw.fonts import text
from engine_mpy.games.base import NOBODY
from engine_mpy.screens import seats_heard as heard
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids_seats as ids
from engine_mpy.text.compose import Line

_TOP = const(11)
_LINES = const(4)  # of the text font, on the screen
_PITCH = const(13)
_WIDE = const(115)
_PAGE = const(3)  # events that LEFT and RIGHT move by


class LogScreen(Screen):
    """`numbers` are the events worth telling; `first` is the place of the one on top, `focus` of
    the one that is marked and heard.
    """

    def enter(self, console):
        """Find the events that are told, and show the last ones."""
        self.console = console
        self.table = console.stack.screens[0]
        self.match = console.session.match
        self.words = Line(120)
        self.words.names = console.line.names
        self.breaks = array("H", [0] * (2 * _LINES))
        self.start = self.match.game.events.start()
        self.numbers = array("H", [0] * self.match.game.events.capacity)
        self.count = 0
        number = self.match.next_event(NOBODY, 0)
        while number >= 0:
            self.numbers[self.count] = number - self.start
            if self._wrap(self.count):
                self.count += 1
            number = self.match.next_event(NOBODY, number + 1)
        self.last = self._before(self.count)
        self.first = self.last
        self.focus = max(0, self.count - 1)
        self._say(False)

    def _wrap(self, place):
        """Put an event into words and lines; how many lines, 0: it is not told."""
        line = self.words.clear()
        if not self.table.tell(line, self.start + self.numbers[place]):
            return 0
        line.capital()
        return layout.wrap(text, line.buf, line.n, _WIDE, self.breaks)

    def _before(self, place):
        """The first of the events that fit on the screen before `place`."""
        left = _LINES
        while place > 0:
            left -= self._wrap(place - 1)
            if left < 0:
                break
            place -= 1
        return place

    def input(self, press):
        """UP and DOWN an event, LEFT and RIGHT some; A says it again, B goes back."""
        key = press & 7
        if key == UP:
            self._move(self.focus - 1)
        elif key == DOWN:
            self._move(self.focus + 1)
        elif key == LEFT:
            self._move(max(0, self.focus - _PAGE))
        elif key == RIGHT:
            self._move(min(self.focus + _PAGE, self.count - 1))
        elif press == A:
            self._say(True)
        elif press == key:
            self.console.cues.play(cue.BACK)
            self.console.stack.pop()

    def _move(self, to):
        if to == self.focus or not 0 <= to < self.count:
            self.console.cues.play(cue.EDGE)
            return
        self.focus = to
        self.first = min(to, self.last)
        self.console.cues.play(cue.FOCUS)
        self.console.stack.dirty = True
        self._say(False)

    def _say(self, always):
        """The event by cues, then its place and of how many."""
        if self.count:
            heard.say(self.table, self.start + self.numbers[self.focus], always)
            self.console.cues.number(self.focus + 1, True, cue.DETAILS)
            self.console.cues.number(self.count, True, cue.DETAILS)
        else:
            self.console.cues.play(cue.NONE, True)

    def draw(self, canvas):
        """A heading with the place, then events as far as they fit."""
        line = self.console.line.clear()
        if self.count:
            line.number(self.focus + 1).byte(47).number(self.count)
        rows.heading(canvas, self.console.texts[ids.LOG], line)
        if self.count == 0:
            rows.middle(canvas, self.console.texts[ids.LOG_EMPTY], 30)
        place = self.first
        y = _TOP
        while place < self.count and y < 64:
            y = self._draw_event(canvas, place, y)
            place += 1
        _draw_bar(canvas, self.first, self.count - self.last, self.count)

    def _draw_event(self, canvas, place, y):
        """The row after it; 64: it had no room."""
        lines = self._wrap(place)
        if y > _TOP and y + lines * _PITCH > _TOP + _LINES * _PITCH:
            return 64
        _draw(canvas, self, lines, y)
        if place == self.focus:
            _mark(canvas, lines, y)
        return y + lines * _PITCH

    def where(self, line):
        """The event that is marked, and its place."""
        texts = self.console.texts
        if self.count == 0:
            line.put(texts[ids.LOG_EMPTY])
            return
        self._wrap(self.focus)
        line.put(self.words.buf, 0, self.words.n).put(b". ")
        line.number(self.focus + 1).byte(47).number(self.count)


@micropython.viper
def _draw(canvas, log, lines: int, y: int):
    places = ptr16(log.breaks)
    words = log.words
    for i in range(lines):
        start = int(places[2 * i])
        canvas.part(text, words.buf, start, int(places[2 * i + 1]), 2 if i == 0 else 8, y, 1)
        y += _PITCH


@micropython.viper
def _mark(canvas, lines: int, y: int):
    """Dark on light."""
    canvas.block(0, y - 1, 125, lines * _PITCH, 2)


@micropython.viper
def _draw_bar(canvas, first: int, shown: int, count: int):
    layout.scroll_bar(canvas, _TOP, 53, first, shown, count)
