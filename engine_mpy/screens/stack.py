"""The screens, one on top of the other; only the top one gets presses and is drawn.

A screen is entered when it comes to the top by push or replace, told `resume` when those above it
have gone, and left when it goes. Entering may use heap; presses, ticks and drawing may not.
"""

_DEPTH = 8


class Screen:
    """What every screen has; the methods do nothing until a screen says otherwise."""

    def enter(self, console):
        """Come to the top. Make buffers here; keep `console`."""
        self.console = console

    def resume(self):
        """The screens above are gone."""

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


class Stack:
    """At most eight screens."""

    def __init__(self, console):
        self.console = console
        self.screens = [None] * _DEPTH
        self.depth = 0
        self.dirty = True

    def top(self):
        """The screen in front."""
        return self.screens[self.depth - 1]

    def push(self, screen):
        """Put `screen` in front."""
        if self.depth == _DEPTH:
            raise IndexError("too many screens")
        self.screens[self.depth] = screen
        self.depth += 1
        self.dirty = True
        screen.enter(self.console)

    def pop(self):
        """Go back to the screen behind; the last one stays."""
        if self.depth > 1:
            self._drop()
            self.dirty = True
            self.top().resume()

    def replace(self, screen):
        """Put `screen` in the place of the one in front."""
        self._drop()
        self.push(screen)

    def reset(self, screen):
        """Let all go; only `screen` remains."""
        while self.depth:
            self._drop()
        self.push(screen)

    def _drop(self):
        self.depth -= 1
        screen = self.screens[self.depth]
        self.screens[self.depth] = None
        screen.leave()
