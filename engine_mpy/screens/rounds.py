"""What each round of a match brought each seat: a table of points, rounds side by side, and heard.

The end opens it. The state knows the totals only, so the match is played again, in another game,
when the screen is entered. A match so long that it lost its beginning has no such table.
"""

from array import array

import micropython
from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import layout, rows
from engine_mpy.draw.fonts import small, text
from engine_mpy.screens.keys import LEFT, RIGHT, A
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids_seats as ids

_MOST = const(40)  # rounds
_SHOWN = const(3)
_X = const(62)  # where the first column of points ends
_STEP = const(18)


class RoundsScreen(Screen):
    """`points` is _MOST numbers a seat, `rounds` how many of them are used; `focus` is the round
    that is marked and heard, behind the last one the totals.
    """

    def enter(self, console):
        """Play the match again and note when a score changes."""
        self.console = console
        self.table = console.stack.screens[0]
        self.match = console.session.match
        self.points = array("h", [0] * (_MOST * self.match.seats))
        self.rounds = 0
        self.first = 0
        self.focus = 0
        self.words = rows.Paragraph(4)
        if self.match.based:
            self.words.wrap(text, console.texts[ids.END_UNKNOWN])
        else:
            self._play_again()
        self.last = max(0, self.rounds - _SHOWN)
        self._say()

    def _play_again(self):
        match = self.match
        game = type(match.game)()
        match.replay_into(game, 0)
        before = array("h", [0] * match.seats)
        for i in range(match.count):
            game.apply(match.journal[i])
            if game.round() > self.rounds or game.over():
                self._note(game, before)

    def _note(self, game, before):
        if self.rounds == _MOST:
            return
        for seat in range(self.match.seats):
            score = game.score(seat)
            self.points[seat * _MOST + self.rounds] = score - before[seat]
            before[seat] = score
        self.rounds += 1

    def input(self, press):
        """LEFT and RIGHT go through the rounds and the totals; A says it again, B goes back."""
        key = press & 7
        if key == LEFT or key == RIGHT:
            self._move(self.focus + (1 if key == RIGHT else -1))
        elif key < LEFT:
            self.console.cues.play(cue.EDGE)
        elif press == A:
            self._say()
        elif press == key:
            self.console.cues.play(cue.BACK)
            self.console.stack.pop()

    def _move(self, to):
        if self.rounds == 0 or not 0 <= to <= self.rounds:
            self.console.cues.play(cue.EDGE)
            return
        self.focus = to
        self.first = max(min(self.first, to), min(to - _SHOWN + 1, self.last))
        self.console.cues.play(cue.FOCUS)
        self.console.stack.dirty = True
        self._say()

    def _say(self):
        """The round and each seat's points, or the totals; NONE where nobody knows them."""
        cues = self.console.cues
        if self.rounds == 0:
            cues.play(cue.NONE, True)
        elif self.focus < self.rounds:
            cues.marked(cue.ROUND_NUMBER, self.focus + 1)
        else:
            cues.marked(cue.SCORE, self.rounds)
        for seat in range(self.match.seats):
            if self.rounds and cues.marked(cue.SEAT, seat + 1):
                cues.number(self._points(seat), True)

    def _points(self, seat):
        if self.focus < self.rounds:
            return self.points[seat * _MOST + self.focus]
        return self.table.view.score(seat)

    def draw(self, canvas):
        """Rounds at the top, a row a seat, its total at the right."""
        if self.rounds == 0:
            self.words.draw(canvas, layout.centre(11 * self.words.lines, 0, 64))
            return
        self._draw_heading(canvas)
        for seat in range(self.match.seats):
            self._draw_seat(canvas, seat)

    def _draw_heading(self, canvas):
        for i in range(min(_SHOWN, self.rounds)):
            self._draw_head(canvas, i, self.first + i)
        self._draw_head(canvas, _SHOWN, self.rounds)
        canvas.hline(0, 9, 128, 1)

    def _draw_head(self, canvas, column, what):
        """Inverse where the focus is."""
        line = self.console.line.clear()
        if what < self.rounds:
            line.say(self.console.texts[ids.ROUND_SHORT], what + 1)
        else:
            line.put(self.console.texts[ids.TOTAL])
        _right(canvas, line, column, 0)
        if what == self.focus:
            _mark(canvas, line, column)

    def _draw_seat(self, canvas, seat):
        _put(canvas, self.table.seat_names[seat], 11 + 9 * seat)
        for i in range(min(_SHOWN, self.rounds)):
            self._draw_points(canvas, seat, i)
        self._number(self.table.view.score(seat))
        _right(canvas, self.console.line, _SHOWN, 11 + 9 * seat)

    def _draw_points(self, canvas, seat, column):
        self._number(self.points[seat * _MOST + self.first + column])
        _right(canvas, self.console.line, column, 11 + 9 * seat)

    def _number(self, number):
        self.console.line.clear().number(number)

    def where(self, line):
        """Every seat's points, round after round."""
        if self.rounds == 0:
            line.put(self.words.data)
            return
        for seat in range(self.match.seats):
            self._say_seat(line, seat)

    def _say_seat(self, line, seat):
        line.put(self.table.seat_names[seat])
        seat *= _MOST
        for i in range(self.rounds):
            line.byte(32).number(self.points[seat + i])
        line.put(b". ")


@micropython.viper
def _put(canvas, data, y: int):
    canvas.fitted(small, data, -1, 1, y, 44, 1)


@micropython.viper
def _right(canvas, line, column: int, y: int):
    """Draw a Line at the right end of a column; the last one is the total."""
    x = 127 if column == _SHOWN else _X + _STEP * column
    canvas.right(small, line.buf, int(line.n), x, y, 1)


@micropython.viper
def _mark(canvas, line, column: int):
    """Invert the heading of a column, one row of pixels over its letters if there is room."""
    x = 127 if column == _SHOWN else _X + _STEP * column
    wide = int(canvas.width(small, line.buf, int(line.n)))
    canvas.block(x - wide - 1, 0, wide + 2, 8, 2)
