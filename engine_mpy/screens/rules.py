"""The rules of the open game, or the manual: headings, each leading into the text (reader.py).

Reached from the menu and the pause, and from the trainer with `about` set. The text is the
guide's, a generated module that is loaded here and let go of on leaving.
"""

import gc
import sys

from engine_mpy.cues import alphabet as cue
from engine_mpy.screens import open_screen
from engine_mpy.screens.listing import ListScreen
from engine_mpy.text import ids
from engine_mpy.text.texts import LANGUAGES


class RulesScreen(ListScreen):
    """A row a heading."""

    title = ids.MENU_RULES
    about = b""  # another guide than that of the open game

    def enter(self, console):
        """Load the guide in the language in use."""
        super().enter(console)
        name = "guide_" + str(self.about or console.session.name, "ascii")
        name += "_" + str(LANGUAGES[console.texts.language], "ascii")
        path = "engine_mpy.text." + name
        self.guide = __import__(path, None, None, ("TITLES",))
        sys.modules.pop(path, None)
        package = sys.modules["engine_mpy.text"]
        if hasattr(package, name):
            delattr(package, name)  # the package holds its modules by name as well

    def leave(self):
        """Some 8 kB."""
        self.guide = None
        gc.collect()

    def count(self):
        """The headings."""
        return len(self.guide.TITLES)

    def label(self, row):
        """A heading."""
        return self.guide.TITLES[row]

    def choose(self, row):
        """Read from there on."""
        self.console.cues.play(cue.CONFIRM)
        screen = open_screen(b"reader")
        screen.guide = self.guide
        screen.section = row
        self.console.stack.push(screen)

    def reading(self, section):
        """The reader has come to another section."""
        self.focus = section
