"""What the store has to say, in full: in the menu and the pause while there is something.

A file set aside is told once; that nothing can be saved stays until a save works.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import layout, rows
from engine_mpy.draw.fonts import text
from engine_mpy.screens.keys import LEFT, A
from engine_mpy.screens.stack import Screen
from engine_mpy.store.savefile import NO_MESSAGE
from engine_mpy.text import ids_store

_LINES = const(5)


class MessageScreen(Screen):
    """Shows `store.message` as it was when the screen was opened."""

    def enter(self, console):
        """Break the message into lines."""
        self.console = console
        self.message = console.store.message
        self.words = rows.Paragraph(_LINES)
        if self.message != NO_MESSAGE:
            self.words.wrap(text, console.texts[self.message])
            self._say()

    def _say(self):
        """MESSAGE and its number, which the manual lists."""
        number = self.message - ids_store.SAVE_DAMAGED + 1
        self.console.cues.marked(cue.MESSAGE, number, cue.EVENTS)

    def input(self, press):
        """A and B go back; LEFT and RIGHT say it again."""
        console = self.console
        if LEFT <= press & 7 < A and self.message != NO_MESSAGE:
            self._say()
        elif press < A:
            console.cues.play(cue.EDGE)
        elif press < 8:
            console.cues.play(cue.BACK)
            if console.store.message == self.message:
                console.store.seen()
            console.stack.pop()

    def draw(self, canvas):
        """The message in the middle."""
        self.words.draw(canvas, layout.centre(11 * self.words.lines, 0, 64))

    def where(self, line):
        """The message."""
        line.put(self.words.data)
