"""A hint: the strong bot thinks, a step a frame, then a move and why.

The pause puts it in its own place, over the table; the match is marked as assisted when the hint
is shown. It names the move in the table's words and never makes it.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.draw.fonts import big, small, text
from engine_mpy.games.base import NO_ACTION
from engine_mpy.screens import open_screen
from engine_mpy.screens.keys import LEFT, A
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids
from engine_mpy.text.compose import Line

_LINES = const(4)


class HintScreen(Screen):
    """`action` is NO_ACTION while the bot thinks."""

    def enter(self, console):
        """Open the bot's texts; give it a view that nobody else writes to."""
        self.console = console
        self.book = console.session.name + b"_bot"
        console.texts.open(self.book)
        self.table = console.stack.screens[0]
        match = console.session.match
        self.view = type(match.game)()
        match.game.view_for(match.game.seat(), self.view)
        self.bot = console.session.ask_hint(self.view)
        self.action = NO_ACTION
        self.words = Line(96)
        self.words.names = console.line.names
        self.why = Line(128)
        self.why.names = console.line.names
        self.paragraph = rows.Paragraph(_LINES)

    def leave(self):
        """The bot's texts go, and the bot, unless it plays."""
        self.bot = None
        self.console.texts.close(self.book)
        self.console.session.end_hint()

    def tick(self, now_ms):
        """A step of thinking."""
        if self.action != NO_ACTION:
            return
        self.action = self.bot.step()
        if self.action == NO_ACTION:
            return
        console = self.console
        console.session.mark_assisted()
        self.table.action_text(self.words, self.view, self.action)
        self.words.capital()
        bot = self.bot
        self.why.say(console.texts[bot.reason], bot.reason_card, bot.reason_number)
        console.cues.play(cue.HINT, True)
        self.table.tell_move(self.action)
        console.stack.dirty = True

    def input(self, press):
        """A goes back to the table, B to the pause; LEFT says the move again."""
        console = self.console
        if press & 7 == LEFT and self.action != NO_ACTION:
            console.cues.play(cue.HINT)
            self.table.tell_move(self.action)
        elif press < A:
            console.cues.play(cue.EDGE)
        elif press == A:
            console.cues.play(cue.BACK)
            console.stack.pop()
        elif press < 8:
            console.stack.replace(open_screen(b"pause"))

    def draw(self, canvas):
        """The move in large over the reason."""
        texts = self.console.texts
        if self.action == NO_ACTION:
            rows.middle(canvas, texts[ids.HINT_THINKING], 27)
            return
        y = self._wrap(self.words, big, text, 30).draw(canvas, 0)
        canvas.hline(0, y, 128, 1)
        self._wrap(self.why, text, small, 61 - y).draw(canvas, y + 3)

    def _wrap(self, words, font, smaller, room):
        """In the smaller font if the words are too many for so many pixel rows."""
        self.paragraph.wrap(font, words.buf, words.n)
        if self.paragraph.lines * (font.HEIGHT + 1) > room:
            self.paragraph.wrap(smaller, words.buf, words.n)
        return self.paragraph

    def where(self, line):
        """The move and why."""
        if self.action == NO_ACTION:
            line.put(self.console.texts[ids.HINT_THINKING])
            return
        line.put(self.words.buf, 0, self.words.n).put(b". ").put(self.why.buf, 0, self.why.n)
