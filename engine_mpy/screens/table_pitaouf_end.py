"""The end of Pitaouf: won or lost and why, points, distance, deal; then what next.

The table puts it over itself when the last event has been told, and lends it its texts. The match
stays as it is, so that it can be looked at, taken back or begun again.
"""

from array import array

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import ink, layout, shapes
from engine_mpy.draw import shapes_pitaouf as shapes_p
from engine_mpy.draw.fonts import small, text
from engine_mpy.games.pitaouf import LOST_TO_DANGER, WON
from engine_mpy.match.chance import deal_number
from engine_mpy.screens import open_screen
from engine_mpy.screens.keys import LEFT, UP, A, B
from engine_mpy.screens.stack import Screen
from engine_mpy.screens.status import place as say_choice
from engine_mpy.text import ids_pitaouf as ids
from engine_mpy.text.compose import Line

COLUMN_X = const(40)
REASON_Y = const(26)
BAR_Y = const(53)
_LINES = const(3)

_SEEN_MS = const(600)
_TICKS = const(0x3FFFFFFF)

# What A does, by `choice`.
NEW = 0
AGAIN = 1
UNDO = 2
MENU = 3
CHOICES = (ids.END_NEW, ids.END_AGAIN, ids.END_UNDO, ids.END_MENU)


class EndPitaouf(Screen):
    """`best_score` and `best_distance` are set by the table: what they were before this match."""

    best_score = -1
    best_distance = 0

    def enter(self, console):
        """Put the reason into words once: it does not change."""
        self.console = console
        self.since_ms = console.now_ms
        self.match = console.session.match
        self.view = self.match.view(0)
        self.won = self.view.phase() == WON
        self.choice = NEW
        self.reason = Line(96)
        self.reason.names = console.line.names
        self._say_reason(self.reason)
        self.breaks = array("H", [0] * (2 * _LINES))
        self.font = text
        if self._wrap() > 2:
            self.font = small
            self._wrap()
        self._say_result(console.settings.cue_level == cue.DETAILS)

    def _say_result(self, after):
        """Won and the points, or lost and how far the cat got."""
        cues = self.console.cues
        cues.play(cue.WON if self.won else cue.LOST, after)
        cues.number(self.view.score(0) if self.won else self.view.distance(), True)

    def say_where(self):
        """The choice that A would take: its number, of how many."""
        say_choice(self.console.cues, self.choice + 1, len(CHOICES))
        return True

    def _wrap(self):
        """Break the reason into lines; how many."""
        self.used = layout.wrap(self.font, self.reason.buf, self.reason.n, 126, self.breaks)
        return self.used

    def _say_reason(self, line):
        reason = self.console.texts[ids.END_HOME]
        if self.view.phase() == LOST_TO_DANGER:
            reason = self.console.texts[ids.END_DANGER]
        elif not self.won:
            reason = self.console.texts[ids.END_TRIAL]
        line.say(reason, self.view.space(), self.view.path(self.view.space()))

    def is_best(self):
        """Is it better than all matches of the variant before it?"""
        if self.won:
            return self.view.score(0) > self.best_score
        return 0 < self.best_distance < self.view.distance()

    def input(self, press):
        """LEFT and RIGHT turn the choices, A does one, B goes to the menu; UP is the pause, where
        all can be asked, DOWN says the result again.
        """
        key = press & 7
        if press == UP:
            self.console.stack.push(open_screen(b"pause"))
        elif key < LEFT:
            self._say_result(False)
        elif key < A:
            self.choice = (self.choice + (3 if key == LEFT else 1)) & 3
            self.console.stack.dirty = True
            self.console.cues.play(cue.FOCUS)
            self.console.cues.number(self.choice + 1, True, cue.DETAILS)
        elif press == A and self._too_soon():
            self.console.cues.play(cue.EDGE)
        elif press == A:
            self.console.cues.play(cue.CONFIRM)
            self._go(self.choice)
        elif press == B:
            self.console.cues.play(cue.BACK)
            self._go(MENU)

    def _too_soon(self):
        """Was the press meant for what was told before? It would throw the end away unseen."""
        now_ms = self.console.now_ms
        if self.choice != NEW or now_ms - self.since_ms & _TICKS >= _SEEN_MS:
            return False
        self.since_ms = now_ms  # who presses on and on has not looked up yet
        return True

    def _go(self, choice):
        """Takes heap, as any change of screens does."""
        console = self.console
        if choice == MENU:
            console.home()
            return
        if choice == AGAIN:
            console.session.again()
        elif choice == UNDO:
            console.session.undo()
        else:
            self._new_deal()
        console.play()

    def _new_deal(self):
        console = self.console
        number = deal_number(console.now_ms, console.settings.next_count(console.store))
        console.session.begin(number, self.match.kinds, 1)

    def draw(self, canvas):
        """Picture, title, points; the reason; the choice."""
        self._draw_picture(canvas)
        title = ids.END_WON if self.won else ids.END_LOST
        ink.put_big(canvas, self.console.texts[title], COLUMN_X, -2)
        self._draw_best(canvas)
        self._draw_figures(canvas)
        ink.lines(canvas, self.font, self.reason, self.breaks, self.used, REASON_Y)
        self._draw_choice(canvas)

    def _draw_picture(self, canvas):
        """The cat with the roast, or before the door."""
        if self.won:
            canvas.icon(shapes_p.CAT_L, 0, 1, 1)
            canvas.icon(shapes_p.ROAST_M, 21, 8, 1)
        else:
            canvas.icon(shapes_p.DOOR_L, 0, 0, 1)
            canvas.icon(shapes_p.CAT_L, 16, 1, 1)

    def _draw_best(self, canvas):
        if self.is_best():
            line = self.console.line.clear().put(self.console.texts[ids.END_BEST])
            x = ink.say_right(canvas, line, 125, 1)
            canvas.invert(x - 2, 0, 128 - x, 9)

    def _draw_figures(self, canvas):
        texts = self.console.texts
        line = self.console.line.clear()
        self._say_figure(line)
        ink.say_small(canvas, line, COLUMN_X, 11)
        line.clear().say(texts[ids.DEAL], self.match.deal)
        if self.match.assisted:
            line.byte(32).put(texts[ids.END_ASSISTED])
        ink.say_small(canvas, line, COLUMN_X, 19)

    def _say_figure(self, line):
        texts = self.console.texts
        if self.won:
            line.say(texts[ids.END_SCORE], self.view.score(0))
        else:
            line.say(texts[ids.END_DISTANCE], self.view.distance())

    def _draw_choice(self, canvas):
        line = self.console.line.clear().put(self.console.texts[CHOICES[self.choice]])
        ink.say_middle(canvas, text, line, BAR_Y + 1)
        canvas.icon(shapes.LEFT, 4, BAR_Y + 2, 1)
        canvas.icon(shapes.RIGHT, 120, BAR_Y + 2, 1)
        canvas.invert(0, BAR_Y, 128, 11)

    def where(self, line):
        """Won or lost, why, how far; then the choice and its place."""
        line.names = self.console.line.names
        texts = self.console.texts
        line.put(texts[ids.END_WON if self.won else ids.END_LOST]).byte(32)
        line.put(self.reason.buf, 0, self.reason.n).byte(32)
        self._say_figure(line)
        line.put(b". ").put(texts[CHOICES[self.choice]]).put(b". ")
        line.say(texts[ids.WHERE_PLACE], self.choice + 1, 4)
