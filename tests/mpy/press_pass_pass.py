"""Scripted players of Pass Pass who press buttons: the same presses on both interpreters.

    press_pass_pass.py frames DEAL PLACE LANGUAGE   the rest as in press.py

`Presser` takes no heap once made. It looks at the table's public fields to know which press leads
to the action it drew; now and then it turns pages and moves about before it.
"""

from engine_mpy.screens.keys import LEFT, RIGHT, A
from engine_mpy.screens.seats import HANDOVER, ROUND, TURN
from tests.mpy import press

# Kinds of the seats, and options: alone, several, pairs of persons and bots, bots only.
PLACES = (
    (b"\0\2\3", 0),
    (b"\0\1\0\0", 1),
    (b"\0\0\0\1\1\0", 1 + 4),
    (b"\0\1\2\3\1", 0),
    (b"\2\1\1\1", 1),
    (b"\0\0\0", 0),
)


class Presser(press.Presser):
    """Draws a legal action by an LCG, and now and then presses at random before it."""

    MOST_ACTIONS = 8

    def press(self):
        """The next press, or -1 while there is nothing to press."""
        table = self.console.stack.screens[0]
        if self.over() or table.view.over():
            return -1
        if table.telling.running:
            return RIGHT if self.below(3) == 0 else -1
        if table.stage == ROUND and self.wanders and self.below(4):
            return self.below(4)
        if table.stage == HANDOVER or table.stage == ROUND:
            return A
        if table.stage != TURN:
            return -1
        if self.count != self.match.count:
            self._draw_action(table)
        if self.wander:
            self.wander -= 1
            return self.below(4)
        return self._play(table)

    def _draw_action(self, table):
        self.count = self.match.count
        self.target = self.legal[self.below(table.view.legal(self.legal))]
        if self.wanders and self.below(5) == 0:
            self.wander = 3 + self.below(9)

    def _play(self, table):
        if table.page:
            return A
        if table.chosen() == self.target:
            return A
        return RIGHT if table.chosen() < self.target else LEFT


class Play(press.Play):
    """At the table of a deal."""

    NAME = b"pass_pass"
    PRESSER = Presser
    MOST_FRAMES = 40000

    def start(self, deal, place, language=0, animation=0, wanders=True):
        kinds, options = PLACES[place]
        self.begin(deal, options, kinds, language, animation, wanders)

    def by_turns(self, deal, animation):
        """Places and languages by turns."""
        self.start(deal, deal % len(PLACES), deal & 1, animation)


def frames(*where):
    """The lines of one match, one a frame."""
    return press.frames(Play(), *where)


def matches(first, count):
    """The lines of many matches."""
    return press.matches(Play(), first, count)


if __name__ == "__main__":
    press.main(Play())
