"""The screens, one on top of the other; only the top one gets presses and is drawn.

A screen is entered when it comes to the top by push or replace, told `resume` when those above it
have gone, and left when it goes. Entering may use heap; presses, ticks and drawing may not.
"""

from engine_mpy.modules import back_to, loaded
from engine_mpy.screens import open_screen

_DEPTH = 8
_NOT_OURS = ("engine_mpy.games.", "engine_mpy.bots.")  # the session's, which lets go of them


class Screen:
    """What every screen has; the methods do nothing until a screen says otherwise."""

    module = ""  # set by open_screen; "" for a part of another screen, which came with that
    viewer = 0  # of a table: the seat whose private view is open, or NOBODY

    def enter(self, console):
        """Come to the top. Make buffers here; keep `console`."""
        self.console = console

    def resume(self):
        """The screens above are gone; match, language and messages may be others."""

    def leave(self):
        """Go for good."""

    def input(self, press):
        """One press, a key of keys.py with or without REPEAT."""

    def tick(self, now_ms):
        """Once a frame: bots take a step, animations move; set stack.dirty to be drawn."""

    def draw(self, canvas):
        """Draw the whole picture; the canvas is blank."""

    def where(self, line):
        """Write into `line` (a Line) what a player who does not see the screen must know now."""

    def say_where(self):
        """Back from the pause over it: where one is, by cues. False: the table says it."""
        return False

    def shut(self):
        """The console is put away: what only one person may see is closed, with all above it."""

    def confirmed(self, question):
        """The player said yes to `question`, the text id given to a ConfirmScreen above."""


class Stack:
    """At most eight screens."""

    def __init__(self, console):
        self.console = console
        self.screens = [None] * _DEPTH
        # The modules in memory before any screen, then with each of them.
        self._modules = [loaded()] * (_DEPTH + 1)
        self.depth = 0
        self.dirty = True

    def top(self):
        """The screen in front."""
        return self.screens[self.depth - 1]

    def below(self, screen):
        """The screen behind `screen`, or None."""
        for i in range(1, self.depth):
            if self.screens[i] is screen:
                return self.screens[i - 1]
        return None

    def push(self, screen):
        """Put `screen` in front."""
        if self.depth == _DEPTH:
            raise IndexError("too many screens")
        self.screens[self.depth] = screen
        self.depth += 1
        self.dirty = True
        screen.enter(self.console)
        modules = loaded() if screen.module else self._modules[self.depth - 1]
        self._modules[self.depth] = modules

    def pop(self):
        """Go back to the screen behind; the last one stays."""
        if self.depth > 1:
            self._drop()
            self.dirty = True
            self.top().resume()

    def unwind(self):
        """Let go of all but the screen at the bottom: a table under its pause."""
        while self.depth > 1:
            self._drop()
        self.dirty = True
        self.top().resume()

    def replace(self, screen):
        """Put `screen` in the place of the one in front."""
        self._drop()
        self.push(screen)

    def reset(self, name):
        """Let all go, then open the screen called `name`: the only one."""
        while self.depth:
            self._drop()
        self.push(open_screen(name))

    def _drop(self):
        self.depth -= 1
        screen = self.screens[self.depth]
        self.screens[self.depth] = None
        screen.leave()
        if screen.module:
            back_to(self._modules[self.depth], _NOT_OURS)
