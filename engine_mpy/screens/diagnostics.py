"""The list of what can be tried out and looked up: reached from the settings.

Each row leads to a screen of its own (diagnostics_*.py); their texts are open as long as this one
is.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.screens import open_screen
from engine_mpy.screens.listing import ListScreen
from engine_mpy.text import ids_diagnostics as ids

ROWS = (
    (ids.DIAG_BUTTONS, b"buttons"),
    (ids.DIAG_PANEL, b"panel"),
    (ids.DIAG_SOUNDS, b"sounds"),
    (ids.DIAG_SAVES, b"saves"),
    (ids.DIAG_SYSTEM, b"system"),
)


class DiagnosticsScreen(ListScreen):
    """A row a screen."""

    title = ids.DIAGNOSTICS

    def enter(self, console):
        """Open the texts."""
        super().enter(console)
        console.texts.open(b"diagnostics")

    def leave(self):
        """They go with it."""
        self.console.texts.close(b"diagnostics")

    def count(self):
        """Five."""
        return len(ROWS)

    def label(self, row):
        """What is tried."""
        return self.console.texts[ROWS[row][0]]

    def choose(self, row):
        """There."""
        self.console.cues.play(cue.CONFIRM)
        self.console.stack.push(open_screen(ROWS[row][1]))
