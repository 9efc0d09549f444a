"""The base of a table with several seats: who looks, whose turn, hand-over, telling, rounds.

A game's table derives from SeatsTable and gives the hooks (seats_hooks.py); everything that has to
do with secrets is here, once. README.md of engine_mpy tells how to add a table.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.base import NO_ACTION, NOBODY
from engine_mpy.match.match import NAME_BYTES, PERSON
from engine_mpy.match.names import end_of_name
from engine_mpy.screens import open_screen, status
from engine_mpy.screens import seats_handover as handover
from engine_mpy.screens import seats_round as scores
from engine_mpy.screens.keys import LEFT, A, B
from engine_mpy.screens.seats_hooks import SeatsHooks
from engine_mpy.screens.seats_telling import Telling
from engine_mpy.store.setup import BY_EAR, BY_TOUCH
from engine_mpy.text import ids_seats as ids
from engine_mpy.text.compose import Line

# What the table waits for (`stage`).
HANDOVER = const(0)  # for the person in turn to say that it is him
TURN = const(1)  # for the viewer, whose turn it is
WATCH = const(2)  # for a bot
ROUND = const(3)  # for somebody to have read the scores of a round


class SeatsTable(SeatsHooks):
    """A table of a match with several seats.

    Fields for a game's table: `console`, `texts`, `line`, `match`, `game_view` (the class of the
    game), and

        seat_names[seat]   its name, as bytes: a {t} of a text
        viewer   the seat whose private view is open, or NOBODY (the public picture)
        view     the match as `viewer` may know it; the same instance, written anew by `look`
        stage    HANDOVER, TURN, WATCH or ROUND
        persons  how many seats are people; with one the viewer is always that one

    What a game's table gives is in seats_hooks.py.
    """

    # What a game's table calls.

    def act(self, action):
        """Do a legal action for the viewer, then tell what happened, to all who can hear."""
        cues = self.console.cues
        cues.hush(False)
        began = cues.started
        own = self.stage == TURN
        self.face = -1
        self.console.session.act(action)
        self.look()
        self.telling.begin()
        if own and cues.started == began:
            # Nothing happened that has a cue, and a press has its answer; that it was so may tell
            # of a card drawn.
            cues.hush(self.hushed())
            cues.play(cue.CONFIRM, True)
            cues.hush(False)

    def look(self):
        """See the match as the viewer may know it now."""
        self.epoch = self.match.epoch
        self.view = self.match.view(self.viewer)
        self.console.stack.dirty = True

    def say_name(self, line, seat, template=-1):
        """Append a seat's name, alone or as the first {t} of a text."""
        if template < 0:
            line.put(self.seat_names[seat])
        else:
            line.say(self.texts[template], self.seat_names[seat])

    def shows_face(self):
        """Does a card fill the screen? The next press shows the table again, or another card."""
        if self.face < 0 or self.stage != TURN or self.telling.running:
            return False
        return self.console.settings.large

    # By ear.

    def _wishes(self):
        return 0 if self.viewer == NOBODY else self.console.session.setup.wishes(self.viewer)

    def tells(self):
        """May what only the viewer knows sound? To one alone; else where its seat asked for it."""
        return self.persons == 1 or self._wishes() & (BY_TOUCH | BY_EAR) != 0

    def hushed(self):
        """And is it for the motor alone?"""
        return self.persons > 1 and self._wishes() & BY_EAR == 0

    def status(self, what, after=False):
        """Answer by cues what the pause was asked for: HAND, ... of status.py; `after`: behind
        what sounds, else at once.
        """
        cues = self.console.cues
        if not after:
            cues.stop()
        self.view = self.match.view(self.viewer)  # the end looks at the public one
        if what == status.HAND and not self.tells():
            cues.refuse(cue.WHY_SECRET)
        elif what == status.PLACE and self.stage != TURN:
            self._say_stage(cues)
        else:
            if what < status.PLACE and what != status.OTHERS:
                cues.play(status.CUES[what], after)
            cues.hush(self.hushed() and (what == status.HAND or what == status.PLACE))
            self.ear(what)
            cues.hush(False)

    def tell_move(self, action):
        """Say by cues, behind what sounds, what an action does: a hint for the viewer."""
        if self.tells():
            self.console.cues.hush(self.hushed())
            self.ear_move(action)
            self.console.cues.hush(False)

    def _say_stage(self, cues):
        if self.stage == HANDOVER:
            status.marked(cues, cue.HAND_OVER, self.match.game.seat() + 1)
        elif self.stage == ROUND:
            status.marked(cues, cue.ROUND_OVER, self.view.round())
        else:
            status.turn(self, cues, self.match.game.seat())

    # The life of the screen.

    def enter(self, console):
        """Open the texts, make the buffers; whoever looks must say so first."""
        self.console = console
        self.texts = console.texts
        self.line = console.line
        self.match = console.session.match
        console.texts.open(b"seats")
        if self.book:
            console.texts.open(self.book)
        self.line.names = self.names()
        self.game_view = type(self.match.game)
        self.bot_view = self.game_view()
        self.telling = Telling(self)
        self.news = handover.News(self)
        self.viewer = NOBODY
        self.stage = WATCH
        self.face = -1  # the card that fills the screen, where the settings want it
        self._name_seats()
        self.make()
        self._begin()

    def make(self):
        """A game makes its buffers here: `match`, `texts` and `line` are there."""

    def leave(self):
        """Nothing private stays, its texts go with it."""
        self.close()
        self.line.names = None
        if self.book:
            self.console.texts.close(self.book)
        self.console.texts.close(b"seats")

    def resume(self):
        """From a screen on top; the match may be another one, or earlier."""
        self._name_seats()
        if self.epoch != self.match.epoch:
            self._begin()

    def _name_seats(self):
        """A bytes a seat, since {t} takes bytes; the default names follow the language."""
        line = Line(24)
        self.seat_names = []
        for seat in range(self.match.seats):
            say_name(line.clear(), self.texts, self.match, seat)
            self.seat_names.append(bytes(line.buf[: line.n]))

    def _begin(self):
        """A match as it is now: new, resumed, or after an undo."""
        self.thinking = False
        self.table_shown = False
        self._count_persons()
        if self.persons > 1 and self.match.game.seat() != self.viewer:
            self.close()
        self.look()
        self.telling.skip_all()
        if not self.match.begun():
            self.telling.next = 0
            self.telling.begin()
        else:
            self.settle()

    def _count_persons(self):
        self.persons = 0
        only = NOBODY
        for seat in range(self.match.seats):
            if self.match.kinds[seat] == PERSON:
                self.persons += 1
                only = seat
        if self.persons == 1:
            self.viewer = only
        elif self.viewer >= self.match.seats:
            self.viewer = NOBODY

    def settle(self):
        """Everything is told: what now?"""
        seat = self.match.game.seat()
        self.console.stack.dirty = True
        if seat != self.viewer and self.persons > 1 or self.at_round_end():
            self.close()
        if self.view.over():
            self.stage = WATCH
        elif self.at_round_end():
            self.stage = ROUND
            self.table_shown = False
        elif self.match.bot_to_move():
            self.stage = WATCH
        elif seat == self.viewer:
            self._turn()
        else:
            self.stage = HANDOVER
            self.news.gather(seat)
            self.console.cues.play(cue.HAND_OVER)
            self.console.cues.number(seat + 1, True)

    def at_round_end(self):
        """Is the table face up, the round scored and not yet left?"""
        return self.view.phase() == self.round_end

    def _turn(self):
        if self.stage != TURN:
            self._say_turn(self.console.cues)
        self.stage = TURN
        self.begin_turn(self.view)

    def _say_turn(self, cues):
        """Behind what is told, or at once where there is no room behind it."""
        if not cues.play(cue.YOUR_TURN, self.telling.line.n > 0):
            cues.play(cue.YOUR_TURN)

    def open(self):
        """The person in turn says that it is him."""
        self.viewer = self.match.game.seat()
        self.telling.skip_all()
        self.look()
        self._turn()

    def close(self):
        """Between people nothing private stays: not in the view, not in the panel's memory."""
        if self.persons > 1 and self.viewer != NOBODY:
            self.viewer = NOBODY
            self.face = -1
            self.telling.line.clear()
            self.console.wipe()
            self.look()

    def shut(self):
        """Put away on a private screen, the console comes back at the hand-over."""
        if self.persons > 1 and self.viewer != NOBODY:
            self.console.stack.unwind()
            self.telling.skip_all()
            self.close()
            self.settle()

    # Presses.

    def input(self, press):
        """Telling goes on by any press; B is the pause, whatever is going on."""
        key = press & 7
        if press != key and key >= A:
            return
        self.console.stack.dirty = True
        if key == B:
            self._back()
        elif self.telling.running:
            self.telling.go_on()
        elif self.stage == TURN:
            self.telling.line.clear()
            self.face = -1
            self.console.cues.hush(self.hushed())  # where the cursor stands tells of the hand
            self.input_turn(press)
            self.console.cues.hush(False)
        elif self.stage == HANDOVER:
            handover.press(self, key)
        elif self.stage == ROUND:
            self._press_round(key)
        else:
            self.console.cues.play(cue.EDGE)

    def _back(self):
        """The pause: nothing that was chosen so far is given up for it."""
        if self.telling.running:
            self.telling.finish()
        self.face = -1
        self.close_page()
        self.console.stack.push(open_screen(b"pause"))

    def _press_round(self, key):
        if key == A:
            self.console.cues.play(cue.CONFIRM)
            self.act(self.go_on)
        else:
            self.table_shown = not self.table_shown and key >= LEFT
            self.console.cues.play(cue.FOCUS)
            if self.table_shown:
                self.console.cues.play(cue.TABLE, True)
            else:
                scores.say(self, self.console.cues)

    # Frames.

    def tick(self, now_ms):
        """Tell on, end, or let a bot think."""
        if self.telling.running:
            self.telling.tick(now_ms)
        elif self.view.over():
            self.console.stack.push(open_screen(b"end_seats"))
        elif self.stage == WATCH:
            self._think()
        elif self.stage == ROUND and self.persons == 0 and self.telling.rested(now_ms):
            self.act(self.go_on)
        elif self.stage == TURN and self.console.session.guided:
            status.guide(self)

    def _think(self):
        """Let the bot in turn take a step, with its own view and no other."""
        seat = self.match.game.seat()
        bot = self.console.session.bots[seat]
        if not self.thinking:
            self.match.game.view_for(seat, self.bot_view)
            bot.begin(self.bot_view)
            self.thinking = True
        action = bot.step()
        if action != NO_ACTION:
            self.thinking = False
            self.act(action)

    def draw(self, canvas):
        """The hand-over, the scores, or the table with its news over it."""
        if self.stage == HANDOVER and not self.telling.running:
            handover.draw(canvas, self)
            return
        if self.stage == ROUND and not self.telling.running and not self.table_shown:
            scores.draw(canvas, self)
            return
        if self.shows_face():
            self.draw_face(canvas, self.face)
            return
        self.draw_table(canvas, self.view, self.viewer)
        if self.telling.running:
            self.telling.draw(canvas)

    def where(self, line):
        """The news, or what the table waits for."""
        line.names = self.line.names
        if self.telling.running:
            line.put(self.telling.line.buf, 0, self.telling.line.n)
        elif self.stage == HANDOVER:
            handover.where(line, self)
        elif self.stage == ROUND:
            scores.where(line, self)
        else:
            self.where_table(line)


def say_name(line, texts, match, seat):
    """Append the name of a seat of `match`, or what it is called without one."""
    start = seat * NAME_BYTES
    if match.names[start]:
        seat = end_of_name(match.names, start)
        line.put(match.names, start, seat)
    else:
        line.say(texts[ids.BOT if match.kinds[seat] else ids.PLAYER], seat + 1)
