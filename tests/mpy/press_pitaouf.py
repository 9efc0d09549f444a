"""A scripted player of Pitaouf who presses buttons: the same presses on both interpreters.

    press_pitaouf.py frames DEAL OPTIONS LANGUAGE   the rest as in press.py

`Presser` takes no heap once made, so that others can let it play under a locked heap. It looks at
the screens' public fields to know which press leads to the action it drew.
"""

from engine_mpy.games.pitaouf import GIVE, KEEP, WALK
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from tests.mpy import press


class Presser(press.Presser):
    """Draws a legal action by an LCG, and now and then a walk through path and cards before it."""

    END = "table_pitaouf_end"
    MOST_ACTIONS = 41
    FIRST = WALK

    def press(self):
        """The next press, or -1 while there is nothing to press."""
        stack = self.console.stack
        table = stack.screens[0]
        if self.over() or table.telling.running or table.view.over() and stack.depth == 1:
            return -1
        if self.count != self.match.count:
            self._draw_action(table)
        top = stack.top()
        if top is table.exchange:
            return self._exchange(top)
        if top is not table:
            return self._look_around(table, top)
        if self.wander:
            return DOWN
        return self._play(table)

    def _draw_action(self, table):
        self.count = self.match.count
        n = table.view.legal(self.legal)
        if n:
            self.target = self.legal[self.below(n)]
        if self.wanders and self.count and self.below(6) == 0:
            self.wander = 5 + self.below(12)

    def _look_around(self, table, top):
        self.wander -= 1
        if self.wander <= 0:
            self.wander = 0
            return A if top is table.cards else UP  # from the first row of the path to the table
        press = self.below(6)
        return RIGHT | 8 if press == B else press

    def _exchange(self, top):
        if top.mode == 2:
            return A
        if self.target == KEEP:
            return A if top.cursor < 0 else UP
        if top.mode == 1:
            return A if top.suit == self.target & 3 else RIGHT
        return self._move(top.cursor, self.target - GIVE >> 2, A)

    def _play(self, table):
        if self.target == WALK:
            return A
        if table.mode == 1:
            return self._move(table.steps, self.target >> 5, A)
        mask = self.target & 31
        several = mask & (mask - 1)
        wrong = table.raised ^ (mask if several else 0)
        if several and wrong == 0:
            return A
        if wrong == 0:
            return self._move(table.cursor, self._lowest(mask), A)
        return self._move(table.cursor, self._lowest(wrong), UP)

    def _lowest(self, mask):
        place = 0
        while mask >> place & 1 == 0:
            place += 1
        return place

    def _move(self, at, to, press):
        if at == to:
            return press
        return RIGHT if at < to else LEFT


class Play(press.Play):
    """At the table of a deal."""

    NAME = b"pitaouf"
    PRESSER = Presser
    MOST_FRAMES = 9000
    HEAP_ANIMATED = True
    table = None  # the end takes its place on the stack: who needs it keeps it

    def start(self, deal, options=0, language=0, animation=0):
        self.begin(deal, options, b"\x00", language, animation)

    def by_turns(self, deal, animation):
        """Options and languages by turns."""
        self.start(deal, deal & 3, deal >> 2 & 1, animation)

    def result(self):
        """The phase in which it ended."""
        return self.console.session.match.view(0).phase()


def frames(*where):
    """The lines of one match, one a frame."""
    return press.frames(Play(), *where)


def matches(first, count):
    """The lines of many matches."""
    return press.matches(Play(), first, count)


if __name__ == "__main__":
    press.main(Play())
