"""The variants of the open game, as boxes to tick; kept for the next match.

Reached from a game's menu. What a game can vary is data: an option bit, its name, what it does.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.draw.fonts import text
from engine_mpy.draw.rows import tick_box
from engine_mpy.screens.listing import ListScreen
from engine_mpy.text import ids_setup as ids

# Bit, name, explanation.
PITAOUF = (
    (1, ids.VARIANT_FACILE, ids.VARIANT_FACILE_WHY),
    (2, ids.VARIANT_FREE, ids.VARIANT_FREE_WHY),
)

_LINES = const(2)


def of_game(name):
    """The rows of the game called `name` (bytes)."""
    if name == b"pitaouf":
        return PITAOUF
    return ()


def say_variants(texts, session, line):
    """Append the names of the options of the next match, or that there are none."""
    say_options(texts, of_game(session.name), session.options(), line)


def say_options(texts, known, options, line):
    """Append the names of these option bits, or that the rules are the standard ones."""
    if options == 0:
        line.put(texts[ids.VARIANT_NONE])
    i = 0
    while options:
        if options & known[i][0]:
            options &= ~known[i][0]
            line.put(texts[known[i][1]])
            if options:
                line.put(texts[ids.VARIANT_AND])
        i += 1


class VariantsScreen(ListScreen):
    """A row a variant, and under the rule what the chosen one does."""

    title = ids.VARIANTS
    bottom = 41

    def enter(self, console):
        """Open the texts, find the rows."""
        super().enter(console)
        console.texts.open(b"setup")
        self.rows = of_game(console.session.name)
        self.why = rows.Paragraph(_LINES)
        self.changed = False

    def leave(self):
        """Keep the choice for next time."""
        self.console.texts.close(b"setup")
        if self.changed:
            self.console.session.keep_setup()

    def count(self):
        """The variants."""
        return len(self.rows)

    def label(self, row):
        """Its name."""
        return self.console.texts[self.rows[row][1]]

    def value(self, row, line):
        """Yes or no."""
        line.put(self.console.texts[ids.ON if self._on(row) else ids.OFF])

    def draw_value(self, canvas, row, y):
        """A box, ticked or not."""
        if row == self.focus:
            return tick_box(canvas, y + 3, 0, self._on(row))
        return tick_box(canvas, y, 1, self._on(row))

    def _on(self, row):
        return self.console.session.options() & self.rows[row][0] != 0

    def code(self, row):
        """1: yes."""
        return 1 if self._on(row) else 0

    def choose(self, row):
        """Tick or untick."""
        console = self.console
        console.session.set_options(console.session.options() ^ self.rows[row][0])
        self.changed = True
        console.cues.play(cue.CONFIRM)
        console.cues.number(self.code(row), True, cue.DETAILS)
        console.stack.dirty = True

    def change(self, row, step):
        """Left: no, right: yes."""
        if self._on(row) == (step > 0):
            self.console.cues.play(cue.EDGE)
        else:
            self.choose(row)

    def draw(self, canvas):
        """The list, a rule, the explanation."""
        super().draw(canvas)
        canvas.hline(0, 41, 128, 1)
        why = self.console.texts[self.rows[self.focus][2]]
        self.why.wrap(text, why).draw(canvas, 43)

    def where(self, line):
        """And what it does."""
        super().where(line)
        line.put(b". ").put(self.console.texts[self.rows[self.focus][2]])
