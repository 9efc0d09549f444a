"""Scripted players of Gang de castors who press buttons: the same presses on both interpreters.

    press_castors.py frames DEAL PERSONS BOTS LANGUAGE   the rest as in press.py

`Presser` takes no heap once made. It looks at the table's public fields to know which press leads
to the action it drew; now and then it looks at what the others show, or tries what is refused.
"""

from engine_mpy.games.castors_table import (
    CALL,
    CHOOSE,
    EXCHANGE,
    LOOK_AT,
    LOOKING,
    PILE,
    PLACE,
    SWAPPING,
    TAKE,
    THROW,
)
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A
from engine_mpy.screens.seats import HANDOVER, ROUND, TURN
from tests.mpy import press

MATCHES = ((2, 1), (1, 1), (3, 0), (1, 3), (0, 2), (6, 0))  # persons, bots


class Presser(press.Presser):
    """Draws a legal action by an LCG, and now and then presses at random before it."""

    def press(self):
        """The next press, or -1 while there is nothing to press."""
        table = self.console.stack.screens[0]
        if self.over() or table.view.over():
            return -1
        if table.telling.running:
            return RIGHT if self.below(3) == 0 else -1
        if table.stage == ROUND:
            return LEFT if self.below(3) == 0 else A
        if table.stage == HANDOVER:
            return A
        if table.stage != TURN:
            return -1
        if self.count != self.match.count:
            self._draw_action(table)
        if self.wander:
            self.wander -= 1
            press = self.below(5)
            # A is pressed where it is refused, closes something or begins a choice.
            if press < A or table.page or table.action() < 0:
                return press
            return UP
        return self._play(table, table.view.phase())

    def _draw_action(self, table):
        self.count = self.match.count
        self.turns += 1
        n = table.view.legal(self.legal)
        self.target = self.legal[self.below(n)]
        if self.wanders and self.below(4) == 0:
            self.wander = 3 + self.below(9)

    def _play(self, table, phase):
        """Towards `target`: out of what lies over the table, then the choice, then A."""
        if table.page:
            return RIGHT
        if table.action() == self.target or table.choices() == 1:
            return A
        if phase == SWAPPING:
            return self._swap(table, self.target - EXCHANGE)
        if phase == CHOOSE and self.target < PILE:
            return self._move(table, self.target - TAKE if table.step else 1)
        if table.step:
            return LEFT  # as far as it goes, and on to the first half
        if table.holds_action():
            return self._move(table, 1 if self.target == THROW else 0)
        if table.holds():
            return self._move(table, 0 if self.target == THROW else self.target - PLACE + 1)
        if phase == LOOKING:
            return self._move(table, self.target - LOOK_AT)
        return self._move(table, 1 if self.target == CALL else 0)

    def _swap(self, table, code):
        if not table.step:
            return self._move(table, code // 24)
        if table.mine != code // 24:
            return LEFT
        if table.other != code // 4 % 6:
            return DOWN
        return self._move(table, code & 3)

    def _move(self, table, to):
        if table.cursor == to:
            return A
        return RIGHT if table.cursor < to else LEFT


class Play(press.Play):
    """At the table of a deal."""

    NAME = b"castors"
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
