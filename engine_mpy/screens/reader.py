"""A guide, a few large lines at a time.

Pushed by rules.py with `guide` (TITLES, BODIES) and `section` set. UP and DOWN move by a line,
LEFT, RIGHT and A by a page, through all sections; B goes back to the headings.
"""

from array import array

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import layout, rows
from engine_mpy.draw.fonts import big
from engine_mpy.screens.keys import DOWN, LEFT, UP, B
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids

_LINES = const(4)  # on the screen
_WIDE = const(121)
_MOST = const(64)  # lines of a section


class ReaderScreen(Screen):
    """`section` and `line` say where the top of the screen is."""

    guide = None
    section = 0

    def enter(self, console):
        """Count the pages before each section."""
        self.console = console
        self.breaks = array("H", [0] * (2 * _MOST))
        n = len(self.guide.BODIES)
        self.before = array("H", [0] * (n + 1))
        for i in range(n):
            self.lines = layout.wrap(big, self.guide.BODIES[i], -1, _WIDE, self.breaks)
            self.before[i + 1] = self.before[i] + self._pages()
        self._open(self.section)
        self.line = 0
        self._say(True)

    def _open(self, section):
        self.section = section
        self.lines = layout.wrap(big, self.guide.BODIES[section], -1, _WIDE, self.breaks)
        self.console.stack.screens[self.console.stack.depth - 2].reading(section)

    def _pages(self):
        return (self.lines + _LINES - 1) // _LINES

    def page(self):
        """The page that is in sight, from 0."""
        return self.before[self.section] + (self.line + _LINES - 1) // _LINES

    def input(self, press):
        """Repeat is welcome but for B."""
        key = press & 7
        if key == UP:
            self._move(-1, self.line - 1)
        elif key == DOWN:
            self._move(1, self.line + 1 if self.line + _LINES < self.lines else self.lines)
        elif key == LEFT:
            self._move(-1, self.line - _LINES if self.line > _LINES or self.line == 0 else 0)
        elif key != B:
            self._move(1, self.line + _LINES)
        elif press == B:
            self.console.cues.play(cue.BACK)
            self.console.stack.pop()

    def _move(self, step, line):
        """Bring `line` to the top, or go to the section before or after."""
        console = self.console
        section = self.section
        if 0 <= line < self.lines:
            self.line = line
        elif 0 <= self.section + step < len(self.guide.TITLES):
            self._open(self.section + step)
            self.line = (self._pages() - 1) * _LINES if step < 0 else 0
        else:
            console.cues.play(cue.EDGE)
            return
        console.cues.play(cue.FOCUS)
        self._say(section != self.section)
        console.stack.dirty = True

    def _say(self, opened):
        """By cues: which chapter where it is another one, which page, of how many."""
        cues = self.console.cues
        if opened:
            cues.marked(cue.CHAPTER, self.section + 1)
        cues.number(self.page() + 1, True)
        cues.number(self.before[len(self.guide.TITLES)], True, cue.DETAILS)

    def draw(self, canvas):
        """The heading and the page's number in small, the lines in large."""
        guide = self.guide
        line = self.console.line.clear()
        line.number(self.page() + 1).byte(47).number(self.before[len(guide.TITLES)])
        rows.heading(canvas, guide.TITLES[self.section], line)
        self._draw_page(canvas)

    def _draw_page(self, canvas):
        body = self.guide.BODIES[self.section]
        rows.page(canvas, body, self.breaks, self.line, self.lines)
        layout.scroll_bar(canvas, 11, 53, self.line, _LINES, self.lines)

    def where(self, line):
        """The heading, the lines in sight, the page."""
        guide = self.guide
        line.put(guide.TITLES[self.section]).put(b". ")
        last = min(self.line + _LINES, self.lines) - 1
        body = guide.BODIES[self.section]
        start = line.n
        line.put(body, self.breaks[2 * self.line], self.breaks[2 * last + 1]).byte(32)
        for i in range(start, line.n):
            if line.buf[i] == 10:
                line.buf[i] = 32
        total = self.before[len(guide.TITLES)]
        line.say(self.console.texts[ids.PAGE], self.page() + 1, total)
