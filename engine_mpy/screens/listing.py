"""Rows one under the other, one of them chosen: the base of the menus and settings.

The chosen row is an inverse bar in large letters. A screen says what the rows are (`count`,
`label`, `value`) and what happens (`choose`, `change`, `back`); geometry, focus, cues and the text
for players who do not see are here. It takes no heap but in `enter`.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import layout, rows
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids


class ListScreen(Screen):
    """`title` is a text id or -1; `bottom` is the first pixel row that the list may not use."""

    title = -1
    bottom = 64
    pitch = 11  # pixel rows of a row that is not chosen

    def enter(self, console):
        """Begin at the first row."""
        self.console = console
        self.told = False  # which row one has come to
        self.focus = 0
        self.first = 0
        self.in_sight = 1
        self.total = 1
        self.end = 1

    # What a screen says of its rows.

    def count(self):
        """How many rows."""
        return 0

    def label(self, row):
        """The text (bytes) of a row."""
        return b""

    def value(self, row, line):
        """Append what stands at the right end of a row, if anything."""

    def code(self, row):
        """What is chosen there as a number for the ear, -1: nothing is."""
        return -1

    def top(self):
        """The first pixel row of the list."""
        return 0 if self.title < 0 else rows.TITLE

    def choose(self, row):
        """A was pressed."""

    def change(self, row, step):
        """LEFT (-1) or RIGHT (1), perhaps by repeat. Nothing to change: it says the row again."""
        self.say_place(cue.EVENTS)

    def back(self):
        """B was pressed."""
        self.console.cues.play(cue.BACK)
        self.console.stack.pop()

    # The same for all.

    def resume(self):
        """Rows may have gone while another screen was in front."""
        self.told = False
        if self.focus >= self.count():
            self.focus = self.count() - 1

    def input(self, press):
        """UP and DOWN move, with repeat; A and B only where a finger did it."""
        key = press & 7
        if key == UP:
            self.move(-1)
        elif key == DOWN:
            self.move(1)
        elif key == LEFT:
            self.change(self.focus, -1)
        elif key == RIGHT:
            self.change(self.focus, 1)
        elif press == A:
            self.choose(self.focus)
        elif press == key:
            self.back()

    def tick(self, now_ms):
        """Say once where one has come to, behind what sounds."""
        if not self.told:
            self.told = True
            self.say_opened()

    def say_opened(self):
        """By cues: the row in focus."""
        self.say_place(cue.DETAILS)

    def move(self, step):
        """Move the focus; the first and the last row are edges."""
        row = self.focus + step
        if 0 <= row < self.count():
            self.focus = row
            self.console.cues.play(cue.FOCUS)
            self.say_place(cue.DETAILS)
            self.console.stack.dirty = True
        else:
            self.console.cues.play(cue.EDGE)

    def say_place(self, level):
        """By cues: which row, of how many, and what is chosen there."""
        cues = self.console.cues
        cues.number(self.focus + 1, True, level)
        cues.number(self.count(), True, level)
        if self.code(self.focus) >= 0 and self.console.settings.cue_level >= level:
            cues.play(cue.VALUE, True)
            cues.number(self.code(self.focus), True, level)

    def draw(self, canvas):
        """The title, the rows in sight, the scroll bar."""
        if self.title >= 0:
            self.draw_title(canvas)
        y = self.top()
        self._scroll(self.bottom - y, self.count())
        rows.scroll_bar(canvas, self, y)
        row = self.first
        while row < self.end:
            y = self._draw_row(canvas, row, y)
            row += 1

    def _scroll(self, height, count):
        """Which rows are in sight: first .. end - 1."""
        self.total = count
        self.in_sight = (height - rows.BAR) // self.pitch + 1
        self.first = layout.scrolled(self.first, self.focus, self.in_sight, count)
        self.end = min(self.first + self.in_sight, count)

    def draw_title(self, canvas):
        """The title over a rule."""
        rows.title(canvas, self.console.texts[self.title])

    def _draw_row(self, canvas, row, y):
        if row == self.focus:
            rows.bar(canvas, y)
            right = self.draw_value(canvas, row, y)
            rows.chosen(canvas, self.label(row), y, right)
            return y + rows.BAR
        if row > self.focus:
            y += 1  # a pixel of black between letters and bar
        right = self.draw_value(canvas, row, y)
        rows.plain(canvas, self.label(row), y, right)
        return y + self.pitch - (row > self.focus)

    def draw_value(self, canvas, row, y):
        """Draw a row's value at the right end; the column where it begins."""
        line = self.console.line.clear()
        self.value(row, line)
        if line.n == 0:
            return rows.WIDE
        if row == self.focus:
            return rows.chosen_value(canvas, self.label(row), line, y)
        return rows.value(canvas, line, y)

    def where(self, line):
        """Title, row, value; the place comes last."""
        texts = self.console.texts
        if self.title >= 0:
            line.put(texts[self.title]).put(b". ")
        self.say_row(line, self.focus)
        line.put(b". ").say(texts[ids.PLACE], self.focus + 1, self.count())

    def say_row(self, line, row):
        """Append a row's label and value."""
        line.put(self.label(row))
        start = line.n
        line.put(self.console.texts[ids.COLON])
        filled = line.n
        self.value(row, line)
        if line.n == filled:
            line.n = start
