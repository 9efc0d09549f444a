"""What each person at the table wishes: hidden cards told by cues, and in castors a notebook.

Pushed by the set-up with `setup` set; kept by seat (store/setup.py). With one person alone hidden
cards sound anyway, to nobody else.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.match.match import PERSON
from engine_mpy.screens.listing import ListScreen
from engine_mpy.store.setup import BY_EAR, BY_TOUCH, CARNET
from engine_mpy.text import ids_seats as ids

_CASTORS = const(4)  # its KEY
_TOLD = (0, BY_TOUCH, BY_TOUCH | BY_EAR)


class WishesScreen(ListScreen):
    """A row a person, in castors a second one for the notebook."""

    title = ids.WISHES
    setup = None

    def enter(self, console):
        """Find the people."""
        super().enter(console)
        self.kept = console.session.setup
        self.seats = bytearray(12)  # of each row, + 8 for the notebook
        self.shown = 0
        self._add(0)
        if self.setup.key == _CASTORS:
            self._add(8)

    def _add(self, what):
        for seat in range(self.setup.seats):
            if self.setup.kinds[seat] == PERSON:
                self.seats[self.shown] = seat + what
                self.shown += 1

    def count(self):
        """The people, twice in castors."""
        return self.shown

    def label(self, row):
        """Who."""
        return self.setup.labels[self.seats[row] & 7]

    def code(self, row):
        """0 nothing, 1 by the motor, 2 by the buzzer too; 1 a notebook."""
        wishes = self.kept.wishes(self.seats[row] & 7)
        if self.seats[row] > 7:
            return wishes & CARNET
        return 2 if wishes & BY_EAR else 1 if wishes & BY_TOUCH else 0

    def value(self, row, line):
        """The same in words."""
        first = ids.NOTEBOOK_0 if self.seats[row] > 7 else ids.TOLD_0
        line.put(self.console.texts[first + self.code(row)])

    def change(self, row, step):
        """The wish before or after, if there is one."""
        code = self.code(row) + step
        if 0 <= code <= (1 if self.seats[row] > 7 else 2):
            self._wish(row, code)
        else:
            self.console.cues.play(cue.EDGE)

    def choose(self, row):
        """The next wish, the first after the last."""
        code = self.code(row) + 1
        self._wish(row, 0 if code > (1 if self.seats[row] > 7 else 2) else code)

    def _wish(self, row, code):
        seat = self.seats[row] & 7
        wishes = self.kept.wishes(seat)
        if self.seats[row] > 7:
            self.kept.wish(seat, wishes & ~CARNET | code)
        else:
            self.kept.wish(seat, wishes & CARNET | _TOLD[code])
        self.setup.names_changed = True  # kept with the names, even if nothing is played
        self.console.cues.play(cue.CONFIRM)
        self.console.cues.number(code, True, cue.DETAILS)
        self.console.stack.dirty = True
