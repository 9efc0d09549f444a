"""The pause of a table: each row says under the rule what it would do.

A table, or a screen over one, pushes it on B. It asks the table, at the bottom of the stack, for
the words of an action (`action_text`), and the session for all else; it never acts for a seat.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.draw.fonts import small, text
from engine_mpy.games.base import NOBODY
from engine_mpy.match.match import ASSISTED, FREE, NOTHING
from engine_mpy.screens import open_screen, status
from engine_mpy.screens.keys import UP
from engine_mpy.screens.listing import ListScreen
from engine_mpy.store.savefile import NO_MESSAGE
from engine_mpy.text import ids
from engine_mpy.text.compose import Line

_LINES = const(3)

# Text, what it does, why one would.
ROWS = (
    (ids.PAUSE_RESUME, b"resume", ids.PAUSE_RESUME_WHY),
    (ids.PAUSE_UNDO, b"undo", -1),
    (ids.PAUSE_HINT, b"hint", -1),
    (ids.PAUSE_LOG, b"log", ids.PAUSE_LOG_WHY),
    (ids.PAUSE_AGAIN, b"again", -1),
    (ids.MENU_RULES, b"rules", ids.PAUSE_RULES_WHY),
    (ids.MENU_SETTINGS, b"settings", ids.PAUSE_SETTINGS_WHY),
    (ids.MENU_MESSAGE, b"message", ids.PAUSE_MESSAGE_WHY),
    (ids.PAUSE_QUIT, b"quit", -1),
)


class PauseScreen(ListScreen):
    """Rows that make sense now; `words` is what an undo would take back."""

    bottom = 40

    def enter(self, console):
        """Find the rows, and the words of the last action of a person."""
        super().enter(console)
        self.rows = bytearray(len(ROWS))
        self.shown = 0
        self.words = Line(96)
        self.why = Line(128)
        self.paragraph = rows.Paragraph(_LINES)
        self.table = console.stack.screens[0]
        self.resume()
        self.told = True  # the score is told instead
        console.cues.keep()
        if console.settings.cue_level:
            self.table.status(status.SCORE)

    def resume(self):
        """A message may have gone, the language may be another one."""
        self.shown = 0
        for i in range(len(ROWS)):
            if self._has(ROWS[i][1]):
                self.rows[self.shown] = i
                self.shown += 1
        super().resume()
        self._find_words()

    def _has(self, what):
        console = self.console
        if what == b"message":
            return console.store.message != NO_MESSAGE
        if what == b"log":
            return console.session.match.seats > 1
        if what == b"hint":  # only for him who looks, and only when it is his turn
            seat = console.session.match.game.seat()
            return seat != NOBODY and seat == self.table.viewer
        return True

    def _find_words(self):
        """Play the match up to before the last action of a person, in another game."""
        match = self.console.session.match
        self.words.clear()
        self.words.names = self.console.line.names
        if match.can_undo() == NOTHING:
            return
        before = type(match.game)()
        kept = match.undone_count()
        match.replay_into(before, kept)
        view = type(match.game)()
        before.view_for(self._undoer(before.seat()), view)
        self.table.action_text(self.words, view, match.journal[kept])

    def _undoer(self, seat):
        """Of another one's action only what everybody knows is told."""
        return seat if seat == self.table.viewer else NOBODY

    def count(self):
        """The rows that make sense."""
        return self.shown

    def label(self, row):
        """From the table."""
        return self.console.texts[ROWS[self.rows[row]][0]]

    def input(self, press):
        """Above the first row are the others."""
        if press & 7 == UP and self.focus == 0:
            self.table.status(status.OTHERS)
        else:
            super().input(press)

    def change(self, row, step):
        """LEFT: my hand. RIGHT: the table."""
        self.table.status(status.HAND if step < 0 else status.TABLE)
        if step > 0 and not self.console.settings.cue_level:
            self.table.status(status.SCORE, True)  # it was not told by the pause itself

    def back(self):
        """To the table, or the end over it, which says where one is."""
        self.console.stack.pop()
        if not self.console.stack.top().say_where():
            self.table.status(status.PLACE)

    def choose(self, row):
        """Do it, or ask first."""
        what = ROWS[self.rows[row]][1]
        console = self.console
        if what == b"resume":
            self._resume()
        elif what == b"undo":
            self._undo()
        elif what == b"again":
            console.ask(ids.ASK_AGAIN)
        elif what == b"quit":
            self._quit()
        elif what == b"hint":
            console.cues.play(cue.CONFIRM)
            console.stack.replace(open_screen(b"hint"))
        else:
            console.cues.play(cue.CONFIRM)
            console.stack.push(open_screen(what))

    def _resume(self):
        """To the table, where what sounded before the pause is said again."""
        console = self.console
        if not console.cues.again():
            console.cues.play(cue.BACK)
        console.stack.pop()

    def _undo(self):
        console = self.console
        match = console.session.match
        allowed = match.can_undo()
        if allowed == NOTHING:
            console.cues.refuse(cue.WHY_NOTHING)
        elif allowed == ASSISTED and not match.assisted:
            console.ask(ids.ASK_UNDO)
        else:
            self.confirmed(ids.ASK_UNDO)

    def _quit(self):
        console = self.console
        console.session.save()
        if console.session.written():
            console.cues.play(cue.CONFIRM)
            console.cues.play(cue.SAVED, True)
        else:
            console.cues.play(cue.NOT_SAVED)
        console.home()

    def confirmed(self, question):
        """Undo, or begin again."""
        console = self.console
        session = console.session
        if question == ids.ASK_AGAIN:
            session.again()
        else:
            free = session.match.can_undo() == FREE
            session.undo()
            console.cues.play(cue.UNDONE if free else cue.ASSISTED)
        console.stack.unwind()

    def draw(self, canvas):
        """The list, a rule, what the chosen row would do."""
        super().draw(canvas)
        canvas.hline(0, 40, 128, 1)
        why = self._say_why()
        if self.paragraph.wrap(text, why.buf, why.n).lines > 2:
            self.paragraph.wrap(small, why.buf, why.n)
        self.paragraph.draw(canvas, 43)

    def _say_why(self):
        """What the chosen row would do."""
        why = self.why.clear()
        texts = self.console.texts
        row = ROWS[self.rows[self.focus]]
        if row[2] >= 0:
            return why.put(texts[row[2]])
        what = row[1]
        if what == b"undo":
            self._say_undo(why)
        elif what == b"quit":
            written = self.console.session.written()
            why.put(texts[ids.PAUSE_QUIT_WHY if written else ids.PAUSE_QUIT_UNSAVED])
        elif what == b"again":
            why.put(texts[ids.PAUSE_AGAIN_WHY])
        elif self.console.session.match.assisted:
            why.put(texts[ids.PAUSE_HINT_MORE])
        else:
            why.put(texts[ids.PAUSE_HINT_WHY])
        return why

    def _say_undo(self, why):
        texts = self.console.texts
        if self.words.n == 0:
            done = self.console.session.match.undone_count() >= 0
            why.put(texts[ids.UNDO_SHOWN if done else ids.UNDO_NOTHING])
            return
        why.put(texts[ids.UNDO_BACK]).put(self.words.buf, 0, self.words.n).byte(46)

    def where(self, line):
        """Pause, the row, its place, and what it would do."""
        line.put(self.console.texts[ids.PAUSE]).put(b". ")
        super().where(line)
        why = self._say_why()
        line.put(b". ").put(why.buf, 0, why.n)
