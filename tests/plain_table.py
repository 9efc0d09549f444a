"""A table of Ptit Pois that draws next to nothing: what the tests of seats.py play on.

Every card of the viewer's hand is written down, so that a leak is seen. A chooses the first legal
action, LEFT and RIGHT choose another one. Runs on both interpreters.
"""

from engine_mpy.draw import ink
from engine_mpy.games.base import NO_ACTION, NOBODY
from engine_mpy.games.ptit_pois_table import DIRECTION, GO_ON, PLAYED, ROUND_END
from engine_mpy.screens.keys import LEFT, RIGHT, A
from engine_mpy.screens.seats import SeatsTable


class PlainTable(SeatsTable):
    """`choice` is the place of the chosen action among the legal ones."""

    round_end = ROUND_END
    go_on = GO_ON

    def make(self):
        self.legal = bytearray(103)
        self.choice = 0
        self.n = 0

    def begin_turn(self, view):
        self.n = view.legal(self.legal)
        self.choice = 0

    def input_turn(self, press):
        key = press & 7
        if key == LEFT and self.choice:
            self.choice -= 1
        elif key == RIGHT and self.choice + 1 < self.n:
            self.choice += 1
        elif key == A:
            self.act(self.legal[self.choice])

    def tell(self, line, number):
        events = self.match.game.events
        kind = events.kind(number)
        if kind == PLAYED:
            line.put(self.seat_names[events.a(number)]).put(b" pose ").number(events.b(number))
        elif kind == DIRECTION:
            line.put(b"Sens ").number(events.b(number))
        elif kind < 32:
            return super().tell(line, number)
        return line.n > 0

    def action_text(self, line, view, action):
        line.put(b"jouer ").number(action)

    def where_table(self, line):
        line.put(self.seat_names[self.viewer] if self.viewer != NOBODY else b"Public").byte(32)
        line.number(self.view.discards[0].top()).byte(32).number(self.view.discards[1].top())

    def draw_table(self, canvas, view, viewer):
        line = self.line.clear()
        self.where_table(line)
        ink.say_small(canvas, line, 0, 0)
        if viewer != NOBODY:
            for i in range(min(view.hands[viewer].count(), 8)):
                line.clear().number(view.hands[viewer].card(i))
                ink.say_small(canvas, line, 16 * i, 20)


class FirstBot:
    """Thinks for three steps, then does the first legal thing."""

    def begin(self, view):
        self.view = view
        self.left = 3
        self.legal = bytearray(103)

    def step(self):
        self.left -= 1
        if self.left:
            return NO_ACTION
        self.view.legal(self.legal)
        return self.legal[0]
