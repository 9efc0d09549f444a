"""The end of a match with several seats: who won, everybody's points; then what next.

The table puts it over itself when everything is told, and lends it its texts. It shows public
things only, so it needs no hand-over.
"""

import micropython
from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import ink, layout, shapes
from engine_mpy.draw.fonts import big, small, text
from engine_mpy.games.base import NOBODY
from engine_mpy.match.chance import deal_number
from engine_mpy.match.match import PERSON
from engine_mpy.screens import open_screen
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.screens.stack import Screen
from engine_mpy.screens.status import place as say_choice
from engine_mpy.text import ids as common
from engine_mpy.text import ids_seats as ids

BAR_Y = const(53)
_SHOWN = const(4)  # seats of the ranking, in the small font ...
_LARGE = const(3)  # ... up to so many in the other one

_SEEN_MS = const(600)
_TICKS = const(0x3FFFFFFF)

# What A does, by `choice`.
NEW = 0
ROUNDS = 1
LOG = 2
SETUP = 3
AGAIN = 4
MENU = 5
CHOICES = (
    ids.END_NEW,
    ids.END_ROUNDS,
    ids.END_LOG,
    ids.END_SETUP,
    ids.END_AGAIN,
    ids.END_MENU,
)


class EndSeats(Screen):
    """`ranking` is the seats from best to last, `winners` those who won."""

    def enter(self, console):
        """Rank the seats once: nothing changes any more."""
        self.console = console
        self.since_ms = console.now_ms
        self.table = console.stack.screens[0]
        self.match = console.session.match
        self.view = self.match.view(NOBODY)
        self.choice = NEW
        self.first = 0  # of the ranking, on the screen
        self.winners = bytearray(self.match.game.MAX_SEATS)
        self.won = self.view.winners(self.winners)
        self.ranking = bytearray(self.match.seats)
        self._rank()
        # Who wants to hear everything hears the last events first; a press cuts them.
        after = console.settings.cue_level == cue.DETAILS
        if not console.cues.play(self._cue(), after):
            console.cues.play(self._cue())  # there was no room behind it
        if console.settings.cue_level:
            self._say_ranking(console.cues)

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
        """LEFT and RIGHT turn the choices, A does one, B is the menu; UP is the pause, where all
        can be asked, DOWN goes through the ranking.
        """
        key = press & 7
        if key == LEFT or key == RIGHT:
            step = len(CHOICES) - 1 if key == LEFT else 1
            self.choice = (self.choice + step) % len(CHOICES)
            self.console.stack.dirty = True
            self.console.cues.play(cue.FOCUS)
            self.console.cues.number(self.choice + 1, True, cue.DETAILS)
        elif press == UP:
            self.console.stack.push(open_screen(b"pause"))
        elif key == DOWN:
            self._scroll()
        elif key == UP:
            self.console.cues.play(cue.EDGE)
        elif press == A and self._too_soon():
            self.console.cues.play(cue.EDGE)
        elif press == A:
            self.console.cues.play(cue.CONFIRM)
            self._go(self.choice)
        elif press == B:
            self.console.cues.play(cue.BACK)
            self._go(MENU)

    def _say_ranking(self, cues):
        """From the first to the last: the seat, its points."""
        for i in range(self.match.seats):
            cues.play(cue.SEAT, True)
            cues.number(self.ranking[i] + 1, True)
            cues.number(self.view.score(self.ranking[i]), True)

    def _scroll(self):
        """A seat on, from the end back to the first; it is said who is where again."""
        self.first = self.first + 1 if self.first < self.match.seats - _SHOWN else 0
        self.console.stack.dirty = True
        self.console.cues.play(self._cue())
        self._say_ranking(self.console.cues)

    def say_where(self):
        """The choice that A would take: its number, of how many."""
        say_choice(self.console.cues, self.choice + 1, len(CHOICES))
        return True

    def _too_soon(self):
        """Was the press meant for what was told before? It would throw the end away unseen."""
        now_ms = self.console.now_ms
        if self.choice != NEW or now_ms - self.since_ms & _TICKS >= _SEEN_MS:
            return False
        self.since_ms = now_ms  # who presses on and on has not looked up yet
        return True

    def _go(self, choice):
        """Takes heap, as any change of screens does."""
        console = self.console
        if choice == ROUNDS or choice == LOG:
            console.stack.push(open_screen(b"rounds" if choice == ROUNDS else b"log"))
        elif choice == MENU:
            console.home()
        elif choice == SETUP:
            console.home()
            console.stack.push(open_screen(b"setup"))
        else:
            if choice == AGAIN:
                console.session.again()
            else:
                self._new_deal()
            console.play()

    def _new_deal(self):
        console = self.console
        number = deal_number(console.now_ms, console.settings.next_count(console.store))
        console.session.begin(number, self.match.kinds, self.match.seats)

    def draw(self, canvas):
        """Who won, the ranking, the choice."""
        self._say_winner(self.console.line.clear())
        _draw_winner(canvas, self.console.line)
        for i in range(self.first, min(self.first + _SHOWN, self.match.seats)):
            self._draw_seat(canvas, i)
        _draw_bar(canvas, self.first, self.match.seats)
        self._draw_choice(canvas)

    def _say_winner(self, line):
        """One name, or that it is shared."""
        if self.won == 1:
            name = self.table.seat_names[self.winners[0]]
            line.say(self.console.texts[ids.END_WINS], name)
        else:
            line.put(self.console.texts[ids.END_SHARED])

    def place(self, i):
        """Which place the i-th of the ranking has, from 1: who has as much shares it."""
        while i and not self._better(self.ranking[i - 1], self.ranking[i]):
            i -= 1
        return i + 1

    def _draw_seat(self, canvas, i):
        large = self.match.seats <= _LARGE
        y = 17 + 12 * i if large else 16 + 9 * (i - self.first)
        self._say_rank(self.console.line.clear(), i)
        _put(canvas, self.console.line, y, large)
        i = self.ranking[i]
        self.console.line.clear().number(self.view.score(i))
        _put_points(canvas, self.console.line, y, large)
        if self.is_winner(i):
            _mark(canvas, self.console.line, y, large)

    def _say_rank(self, line, i):
        name = self.table.seat_names[self.ranking[i]]
        line.say(self.console.texts[ids.END_RANK], self.place(i), name)

    def _draw_choice(self, canvas):
        line = self.console.line.clear()
        self._say_choice(line)
        ink.say_middle(canvas, text, line, BAR_Y + 1)
        canvas.icon(shapes.LEFT, 4, BAR_Y + 2, 1)
        canvas.icon(shapes.RIGHT, 120, BAR_Y + 2, 1)
        canvas.invert(0, BAR_Y, 128, 11)

    def _say_choice(self, line):
        """What A does; the number of the deal is told now that it is over (C4)."""
        texts = self.console.texts
        line.put(texts[CHOICES[self.choice]])
        if self.choice == AGAIN:
            line.byte(32).say(texts[common.MENU_CONTINUED], self.match.deal)

    def where(self, line):
        """Who won, the ranking, then the choice and its place."""
        texts = self.console.texts
        self._say_winner(line)
        line.byte(32)
        for i in range(self.match.seats):
            self._say_seat(line, i)
        self._say_choice(line)
        line.put(b". ")
        line.say(texts[common.PLACE], self.choice + 1, len(CHOICES))

    def _say_seat(self, line, i):
        self._say_rank(line, i)
        line.number(self.view.score(self.ranking[i])).put(b". ")


@micropython.viper
def _draw_winner(canvas, line):
    canvas.centred(big, line.buf, int(line.n), 0, 128, 0, 1)


@micropython.viper
def _put(canvas, line, y: int, large: int):
    canvas.fitted(text if large else small, line.buf, int(line.n), 1, y, 96, 1)


@micropython.viper
def _put_points(canvas, line, y: int, large: int):
    canvas.right(text if large else small, line.buf, int(line.n), 121, y, 1)


@micropython.viper
def _mark(canvas, line, y: int, large: int):
    """A winner's points, inverse."""
    wide = int(canvas.width(text if large else small, line.buf, int(line.n)))
    canvas.block(119 - wide, y, 5 + wide, 10 if large else 8, 2)


@micropython.viper
def _draw_bar(canvas, first: int, seats: int):
    layout.scroll_bar(canvas, 16, 35, first, _SHOWN, seats)
