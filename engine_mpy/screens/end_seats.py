"""The end of a match with several seats: who won, everybody's points; then what next.

The table puts it over itself when everything is told, and lends it its texts. It shows public
things only, so it needs no hand-over.
"""

import micropython

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import ink, rows, shapes
from engine_mpy.draw.fonts import small, text
from engine_mpy.games.base import NOBODY
from engine_mpy.match.chance import deal_number
from engine_mpy.match.match import PERSON
from engine_mpy.screens.keys import LEFT, UP, A, B
from engine_mpy.screens.seats import say_name
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids_seats as ids

BAR_Y = 53

# What A does, by `choice`.
NEW = 0
AGAIN = 1
MENU = 2
CHOICES = (ids.END_NEW, ids.END_AGAIN, ids.END_MENU)


class EndSeats(Screen):
    """`ranking` is the seats from best to last, `winners` those who won."""

    parts = ("seats", "seats_telling", "seats_handover", "seats_round")

    def enter(self, console):
        """Rank the seats once: nothing changes any more."""
        self.console = console
        self.match = console.session.match
        self.view = self.match.view(NOBODY)
        self.choice = NEW
        self.winners = bytearray(self.match.game.MAX_SEATS)
        self.won = self.view.winners(self.winners)
        self.ranking = bytearray(self.match.seats)
        self._rank()
        console.cues.play(self._cue())

    def is_winner(self, seat):
        """Did this seat win, alone or with others?"""
        for i in range(self.won):
            if self.winners[i] == seat:
                return True
        return False

    def _rank(self):
        for seat in range(self.match.seats):
            i = seat
            while i and self._better(seat, self.ranking[i - 1]):
                self.ranking[i] = self.ranking[i - 1]
                i -= 1
            self.ranking[i] = seat

    def _better(self, seat, other):
        if self.is_winner(seat) != self.is_winner(other):
            return self.is_winner(seat)
        if self.match.game.LOWER_WINS:
            return self.view.score(seat) < self.view.score(other)
        return self.view.score(seat) > self.view.score(other)

    def _cue(self):
        if self.won > 1:
            return cue.TIED
        for seat in range(self.match.seats):
            if self.match.kinds[seat] == PERSON and self.is_winner(seat):
                return cue.WON
        return cue.LOST

    def input(self, press):
        """Directions turn the choices, A does one, B goes to the menu."""
        key = press & 7
        if key < A:
            step = len(CHOICES) - 1 if key == LEFT or key == UP else 1
            self.choice = (self.choice + step) % len(CHOICES)
            self.console.stack.dirty = True
            self.console.cues.play(cue.FOCUS)
        elif press == A:
            self.console.cues.play(cue.CONFIRM)
            self._go(self.choice)
        elif press == B:
            self.console.cues.play(cue.BACK)
            self._go(MENU)

    def _go(self, choice):
        """Takes heap, as any change of screens does."""
        console = self.console
        if choice == MENU:
            console.home()
            return
        if choice == AGAIN:
            console.session.again()
        else:
            number = deal_number(console.now_ms, console.settings.next_count(console.store))
            console.session.begin(number, self.match.kinds, self.match.seats)
        console.play()

    def draw(self, canvas):
        """A title, the ranking, the choice."""
        rows.title(canvas, self.console.texts[ids.END])
        for i in range(self.match.seats):
            self._draw_seat(canvas, i)
        self._draw_choice(canvas)

    def _draw_seat(self, canvas, i):
        y = 13 + 7 * i if self.match.seats > 4 else 13 + 10 * i
        if self.is_winner(self.ranking[i]):
            canvas.icon(shapes.TICK, 1, y, 1)
        self._draw_name(canvas, self.ranking[i], y)
        line = self.console.line.clear().number(self.view.score(self.ranking[i]))
        ink.say_right(canvas, line, 124, y)

    def _draw_name(self, canvas, seat, y):
        line = self.console.line.clear()
        say_name(line, self.console.texts, self.match, seat)
        _put(canvas, line, 12, y)

    def _draw_choice(self, canvas):
        line = self.console.line.clear().put(self.console.texts[CHOICES[self.choice]])
        ink.say_middle(canvas, text, line, BAR_Y + 1)
        canvas.icon(shapes.LEFT, 4, BAR_Y + 2, 1)
        canvas.icon(shapes.RIGHT, 120, BAR_Y + 2, 1)
        canvas.invert(0, BAR_Y, 128, 11)

    def where(self, line):
        """The ranking, then the choice."""
        for i in range(self.match.seats):
            self._say_seat(line, i)
        line.put(self.console.texts[CHOICES[self.choice]])

    def _say_seat(self, line, i):
        line.number(i + 1).put(b". ")
        say_name(line, self.console.texts, self.match, self.ranking[i])
        line.put(b", ").number(self.view.score(self.ranking[i])).put(b". ")


@micropython.viper
def _put(canvas, line, x: int, y: int):
    canvas.text(small, line.buf, int(line.n), x, y, 1)
