"""The hand-over between two people, and names: neutral words, nothing that only one may know.

seats.py calls it. What happened since the player last looked is told from the public events, by
cues as well, one by one.
"""

from array import array

import micropython
from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import ink, layout, shapes
from engine_mpy.draw.fonts import big, small
from engine_mpy.games.base import DEALT, NOBODY, TURN
from engine_mpy.screens import seats_heard as heard
from engine_mpy.screens.keys import DOWN, RIGHT, A
from engine_mpy.text import ids_seats as ids
from engine_mpy.text.compose import Line

_MOST = const(48)  # lines of news
_SHOWN = const(3)
_NEWS_Y = const(27)


def _begins(events, number, seat):
    return events.kind(number) == TURN and events.a(number) == seat


class News:
    """What happened in public since a seat last looked: `line`, wrapped into `lines`.

    `events` of them; `focus` is the one that is marked and heard, -1: none yet.
    """

    def __init__(self, table):
        self.table = table
        self.line = Line(1000)
        self.line.names = table.line.names
        self.breaks = array("H", [0] * (2 * _MOST))
        self.lines = 0
        self.first = 0
        self.events = 0
        self.focus = -1
        self._base = 0  # number of the first event looked at
        self._numbers = array("H", [0] * _MOST)
        self._starts = array("H", [0] * (_MOST + 1))  # where each begins in the line

    def gather(self, seat):
        """Put what happened since the last turn of `seat`, or since the deal, into words."""
        self.line.clear()
        match = self.table.match
        self.events = 0
        self.focus = -1
        self._base = self._since(match.game.events, seat)
        number = match.next_event(NOBODY, self._base)
        while number >= 0:
            self._add(number)
            number = match.next_event(NOBODY, number + 1)
        self.first = 0
        self._wrap()

    def _since(self, events, seat):
        """The first event after the turn that `seat` had before the one that begins now."""
        number = events.total - 1
        while number >= events.start() and not _begins(events, number, seat):
            number -= 1
        after = number  # the TURN of now
        while number > events.start():
            number -= 1
            if events.kind(number) == DEALT:
                return number
            if events.kind(number) == TURN:
                if events.a(number) == seat:
                    return after
                after = number
        return number

    def _add(self, number):
        line = self.line
        n = line.n
        if not self.table.tell(line, number):
            line.n = n
        if line.n > n:
            line.capital(n).put(b".\n")
            if self.events < _MOST:
                self._numbers[self.events] = number - self._base
                self._starts[self.events] = n
                self.events += 1
                self._starts[self.events] = line.n

    def _wrap(self):
        line = self.line
        self.lines = layout.wrap(small, line.buf, line.n, 119, self.breaks)

    def move(self, step):
        """An event on or back, its lines in sight; False at the edge."""
        to = self.focus + step
        if not 0 <= to < self.events:
            return False
        self.focus = to
        start = self.line_of(to)
        end = self.line_of(to + 1)
        if end > self.first + _SHOWN:
            self.first = end - _SHOWN
        if start < self.first or step > 0 and end - start > _SHOWN:
            self.first = start
        return True

    def line_of(self, event):
        """The line with which an event begins; behind the last one, how many there are."""
        at = self._starts[event] if event < self.events else 65535
        i = 0
        while i < self.lines and self.breaks[2 * i] < at:
            i += 1
        return i

    def number(self):
        """Of the event that is marked."""
        return self._base + self._numbers[self.focus]


def press(table, key):
    """A opens the private screen; RIGHT and DOWN tell the next of the news, the others go back."""
    if key == A:
        table.open()
    elif table.news.move(1 if key == DOWN or key == RIGHT else -1):
        table.console.cues.play(cue.FOCUS)
        heard.say(table, table.news.number(), False)
        table.console.cues.number(table.news.focus + 1, True, cue.DETAILS)
        table.console.cues.number(table.news.events, True, cue.DETAILS)
    else:
        table.console.cues.play(cue.EDGE)


def draw(canvas, table):
    """Who is next, in large; what happened; how to go on."""
    canvas.icon(shapes.HAND_OVER, 0, 1, 1)
    ink.put_small(canvas, table.texts[ids.PASS_TO], 38, 2)
    _draw_name(canvas, table.seat_names[table.match.game.seat()])
    canvas.hline(0, _NEWS_Y - 2, 128, 1)
    _draw_news(canvas, table.news)
    if table.news.focus >= 0:
        _draw_mark(canvas, table.news)
    canvas.block(0, 55, 128, 9, 1)
    _draw_help(canvas, table.texts[ids.OPEN])


@micropython.viper
def _draw_name(canvas, name):
    canvas.centred(big, name, -1, 0, 128, 11, 1)


@micropython.viper
def _draw_help(canvas, data):
    canvas.centred(small, data, -1, 0, 128, 56, 0)


def _draw_mark(canvas, news):
    """A bar beside the lines of the event that is marked."""
    line = max(news.line_of(news.focus), news.first)
    end = min(news.line_of(news.focus + 1), news.first + _SHOWN)
    _draw_lines_mark(canvas, line - news.first, end - line)


@micropython.viper
def _draw_lines_mark(canvas, line: int, lines: int):
    canvas.block(0, _NEWS_Y + 9 * line, 3, 9 * lines - 1, 1)


@micropython.viper
def _draw_news(canvas, news):
    places = ptr16(news.breaks)
    line = news.line
    first = int(news.first)
    for i in range(_SHOWN):
        at = first + i
        if at < int(news.lines):
            start = int(places[2 * at])
            canvas.part(small, line.buf, start, int(places[2 * at + 1]), 5, _NEWS_Y + 9 * i, 1)
    layout.scroll_bar(canvas, _NEWS_Y, 27, first, _SHOWN, int(news.lines))


def where(line, table):
    """Who is next, the news in sight and how much there is, how to go on."""
    line.put(table.texts[ids.PASS_TO]).byte(32)
    line.put(table.seat_names[table.match.game.seat()]).put(b". ")
    _say_news(line, table.news)
    line.put(table.texts[ids.OPEN])


def _say_news(line, news):
    last = min(news.first + _SHOWN, news.lines)
    for i in range(news.first, last):
        _say_line(line, news, 2 * i)
    if news.lines > _SHOWN:
        line.number(last).byte(47).number(news.lines).put(b". ")


def _say_line(line, news, i):
    line.put(news.line.buf, news.breaks[i], news.breaks[i + 1]).byte(32)
