"""Scripted players of Ptit Pois who press buttons: the same presses on both interpreters.

    press_ptit_pois.py frames DEAL PERSONS BOTS LANGUAGE   the rest as in press.py

`Presser` takes no heap once made. It looks at the table's public fields to know which press leads
to the action it drew; now and then it looks at what the others show, or tries what is refused.
"""

from engine_mpy.games.ptit_pois_table import TURN_AND_DRAW
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A
from engine_mpy.screens.seats import HANDOVER, ROUND, TURN
from tests.mpy import press

MATCHES = ((1, 1), (2, 0), (1, 3), (0, 2), (3, 3), (2, 1))  # persons, bots


class Presser(press.Presser):
    """Draws a legal action by an LCG, and now and then presses at random before it."""

    def press(self):
        """The next press, or -1 while there is nothing to press."""
        stack = self.console.stack
        table = stack.screens[0]
        if self.over() or table.view.over():
            return -1
        if table.telling.running:
            return RIGHT if self.below(3) == 0 else -1
        if table.stage == HANDOVER or table.stage == ROUND:
            return A
        if table.stage != TURN:
            return -1
        if self.count != self.match.count:
            self._draw_action(table)
        if self.wander:
            self.wander -= 1
            press = self.below(5)
            # A is pressed where it is refused or closes something.
            if press < A or table.page or table.refused:
                return press
            target = table.target()
            return A if target < 2 and not table.fits(table.cursor, target) else UP
        return self._play(table)

    def _draw_action(self, table):
        self.count = self.match.count
        self.turns += 1
        n = table.view.legal(self.legal)
        self.target = self.legal[self.below(n)]
        if self.target == TURN_AND_DRAW and self.below(3):
            self.target = self.legal[0]  # or hands would only grow
        if self.wanders and self.below(5) == 0:
            self.wander = 3 + self.below(9)

    def _play(self, table):
        if table.page or table.refused:
            return LEFT
        if self.target >= TURN_AND_DRAW:
            return self._aim(table, self.target)
        if table.target() > 1:
            return LEFT
        card = self.target >> 1
        at = self._place(table, card)
        if at != table.cursor:
            return RIGHT if table.cursor < at else LEFT
        return self._aim(table, self.target & 1)

    def _aim(self, table, target):
        if table.target() == target:
            return A
        for i in range(table.at):
            if table.targets[i] == target:
                return UP
        return DOWN

    def _place(self, table, card):
        place = 0
        while table.card(place) != card:
            place += 1
        return place


class Play(press.Play):
    """At the table of a deal."""

    NAME = b"ptit_pois"
    PRESSER = Presser

    def start(self, deal, persons, bots, language=0, animation=0, options=1):
        kinds = b"\x00\x00\x00\x00\x00\x00"[:persons] + b"\x01\x02\x01\x02\x01\x02"[:bots]
        self.begin(deal, options, kinds, language, animation)

    def by_turns(self, deal, animation):
        """Persons, bots and languages by turns."""
        persons, bots = MATCHES[deal % len(MATCHES)]
        self.start(deal, persons, bots, deal & 1, animation)


def frames(*where):
    """The lines of one match, one a frame."""
    return press.frames(Play(), *where)


def matches(first, count):
    """The lines of many matches."""
    return press.matches(Play(), first, count)


if __name__ == "__main__":
    press.main(Play())
