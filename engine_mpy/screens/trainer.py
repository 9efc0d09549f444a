"""The trainer of the code: what to practise. A row opens a lesson (lesson.py); no score is kept.

Reached from the list of games.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.screens import open_screen
from engine_mpy.screens.listing import ListScreen
from engine_mpy.text import ids_setup as ids

LESSONS = (ids.LESSON_NUMBERS, ids.LESSON_COLOURS, ids.LESSON_SUITS, ids.LESSON_EVENTS)


class TrainerScreen(ListScreen):
    """A row a lesson."""

    title = ids.TRAINER

    def enter(self, console):
        """Open the texts."""
        super().enter(console)
        console.texts.open(b"setup")

    def leave(self):
        """Its texts go with it."""
        self.console.texts.close(b"setup")

    def count(self):
        """The lessons, and the manual to read."""
        return len(LESSONS) + 1

    def label(self, row):
        """A lesson's name."""
        return self.console.texts[LESSONS[row] if row < len(LESSONS) else ids.MANUAL]

    def choose(self, row):
        """Begin it, or read."""
        if row == len(LESSONS):
            screen = open_screen(b"rules")
            screen.about = b"console"
            screen.title = ids.MANUAL
            self.console.cues.play(cue.CONFIRM)
            self.console.stack.push(screen)
            return
        screen = open_screen(b"lesson")
        screen.lesson = row
        screen.title = LESSONS[row]
        self.console.stack.push(screen)
