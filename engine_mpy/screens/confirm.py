"""A question with two answers. Pushed by Console.ask; yes calls `confirmed` of the screen behind.

No is chosen first and is what B means, so that two hasty presses lose nothing.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import layout, rows
from engine_mpy.draw.fonts import text
from engine_mpy.screens.keys import A, B
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids, ids_setup

_LINES = const(4)
_ASKED = (ids.ASK_ABANDON, ids.ASK_AGAIN, ids.ASK_UNDO, ids_setup.ASK_RESET)


class ConfirmScreen(Screen):
    """Set `question` (a text id) before it is pushed."""

    question = ids.NO

    def enter(self, console):
        """Break the question into lines."""
        self.console = console
        self.yes = False
        self.words = rows.Paragraph(_LINES).wrap(text, console.texts[self.question])
        self._say()

    def _say(self):
        """By cues, behind ASK: the number of the question in the manual, what A would answer."""
        number = len(_ASKED)
        while number and _ASKED[number - 1] != self.question:
            number -= 1
        self.console.cues.number(number, True, cue.EVENTS)
        self.console.cues.marked(cue.VALUE, 1 if self.yes else 0, cue.DETAILS)

    def input(self, press):
        """Any direction changes the answer, A gives it, B means no."""
        console = self.console
        if press < A:
            self.yes = not self.yes
            console.cues.play(cue.FOCUS)
            console.cues.number(1 if self.yes else 0, True, cue.DETAILS)
            console.stack.dirty = True
        elif press == B or press == A and not self.yes:
            console.cues.play(cue.BACK)
            console.stack.pop()
        elif press == A:
            console.cues.play(cue.CONFIRM)
            asker = console.stack.below(self)
            console.stack.pop()
            asker.confirmed(self.question)

    def draw(self, canvas):
        """The question over the two answers."""
        texts = self.console.texts
        self.words.draw(canvas, layout.centre(11 * self.words.lines, 0, 46))
        rows.answer(canvas, texts[ids.NO], 4, not self.yes)
        rows.answer(canvas, texts[ids.YES], 68, self.yes)

    def where(self, line):
        """The question, then the answer that A gives."""
        texts = self.console.texts
        line.put(texts[self.question]).byte(32).put(texts[ids.YES if self.yes else ids.NO])
