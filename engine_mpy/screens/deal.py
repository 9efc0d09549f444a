"""The number of the deal, six digits set with the buttons.

LEFT and RIGHT choose a digit, UP and DOWN change it, with repeat; A begins. Reached from a game's
menu, or from the set-up of a game for several, which begins by itself. Whether the deal was played
just before, and so is known, is said before it begins.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.draw.fonts import huge
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.screens.menu import ONE_PERSON
from engine_mpy.screens.stack import Screen
from engine_mpy.screens.variants import say_variants
from engine_mpy.text import ids, ids_setup

_DIGITS = 6
_STEP = 20  # pixels a digit


class DealScreen(Screen):
    """Begins at the number played last, or at 1."""

    setup = None  # the set-up that asks for a number, else A begins at once

    def enter(self, console):
        """Take the last number apart."""
        self.console = console
        console.texts.open(b"setup")
        self.digits = bytearray(_DIGITS)
        self.focus = 0
        self.refused = False
        number = console.session.match.deal or 1
        for i in range(_DIGITS):
            self.digits[_DIGITS - 1 - i] = number % 10
            number //= 10
        self._say_digit()

    def _say_digit(self):
        """Which digit, and what it is; LOOKED: this deal is known."""
        cues = self.console.cues
        cues.number(self.focus + 1, True, cue.DETAILS)
        cues.number(self.digits[self.focus], True, cue.DETAILS)
        self._say_known(cues)

    def _say_known(self, cues):
        if self.number() and self.console.session.knows(self.number()):
            cues.play(cue.LOOKED, True)

    def leave(self):
        """Its texts go with it."""
        self.console.texts.close(b"setup")

    def number(self):
        """What the digits say, 0 .. 999999."""
        value = 0
        for digit in self.digits:
            value = value * 10 + digit
        return value

    def input(self, press):
        """Directions with repeat; A and B without."""
        key = press & 7
        console = self.console
        if key == UP or key == DOWN:
            step = 1 if key == UP else 9
            self.digits[self.focus] = (self.digits[self.focus] + step) % 10
            self.refused = False
            console.cues.number(self.digits[self.focus])
            self._say_known(console.cues)
        elif key == LEFT or key == RIGHT:
            self._move(1 if key == RIGHT else -1)
        elif press == B:
            console.cues.play(cue.BACK)
            console.stack.pop()
        elif press == A:
            self._begin()
        console.stack.dirty = True

    def _move(self, step):
        to = self.focus + step
        if 0 <= to < _DIGITS:
            self.focus = to
            self.console.cues.play(cue.FOCUS)
            self._say_digit()
        else:
            self.console.cues.play(cue.EDGE)

    def _begin(self):
        console = self.console
        if self.number() == 0:
            self.refused = True
            console.cues.refuse(cue.WHY_ZERO)
        elif self.setup:
            self.setup.deal = self.number()
            console.cues.play(cue.CONFIRM)
            console.stack.pop()
        elif console.session.ready():
            console.ask(ids.ASK_ABANDON)
        else:
            self.confirmed(ids.ASK_ABANDON)

    def confirmed(self, question):
        """Begin."""
        console = self.console
        console.cues.play(cue.CONFIRM)
        console.session.begin(self.number(), ONE_PERSON)
        console.play()

    def draw(self, canvas):
        """Title, digits, the variant, what A does."""
        texts = self.console.texts
        rows.middle(canvas, texts[ids_setup.DEAL], 0)
        i = 0
        while i < _DIGITS:
            self._draw_digit(canvas, i)
            i += 1
        line = self.console.line.clear()
        self._say_variants(line)
        rows.middle_line(canvas, line, 43)
        rows.middle(canvas, texts[self._help()], 54)

    def _say_variants(self, line):
        if not self.setup:
            say_variants(self.console.texts, self.console.session, line)

    def _draw_digit(self, canvas, i):
        rows.digit(canvas, huge, self.digits[i], 5 + _STEP * i, i == self.focus)

    def _help(self):
        if self.refused:
            return ids_setup.DEAL_ZERO
        if self.console.session.knows(self.number()):
            return ids_setup.DEAL_KNOWN
        if self.setup:
            return ids_setup.DEAL_CHOOSE
        return ids_setup.DEAL_START

    def where(self, line):
        """The number, the digit, the variant, what A does."""
        texts = self.console.texts
        line.put(texts[ids_setup.DEAL]).put(texts[ids.COLON]).number(self.number()).put(b". ")
        self._say_variants(line)
        line.put(b". ").put(texts[self._help()]).put(b". ")
        line.say(texts[ids_setup.DEAL_DIGIT], self.digits[self.focus])
        line.put(b", ").say(texts[ids.PLACE], self.focus + 1, _DIGITS)
