"""Pitaouf's table: the space, the hand, what a pose would do; then what it did.

`Console.play` shows it; it lies at the bottom of the stack for a whole match, with the exchange on
top before the first turn, the path, the re-reading and the pause when asked for. It acts through
the session and looks through views only; what happened it learns from the events (telling.py).
Every buffer is made in `enter`: presses, ticks and drawing take no heap.
"""

from array import array

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pitaouf import EXCHANGE, FREE_STEPS, WALK
from engine_mpy.match.statistics import BEST_DISTANCE, BEST_SCORE
from engine_mpy.screens import open_screen, status
from engine_mpy.screens import table_pitaouf_cards as faces
from engine_mpy.screens import table_pitaouf_draw as drawing
from engine_mpy.screens import table_pitaouf_ear as ear
from engine_mpy.screens import table_pitaouf_words as words
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.screens.stack import Screen
from engine_mpy.screens.table_pitaouf_exchange import ExchangePitaouf
from engine_mpy.screens.table_pitaouf_path import PathPitaouf
from engine_mpy.screens.table_pitaouf_reread import SPACE, RereadPitaouf
from engine_mpy.screens.table_pitaouf_telling import Telling
from engine_mpy.text import ids_pitaouf as ids
from engine_mpy.text.compose import Line
from engine_mpy.text.names_pitaouf import CardNames

# What the table waits for.
CHOOSE = 0  # a pose, or a walk
STEPS = 1  # how many steps the pose shall take (PIT-S8, free steps)
REFUSED = 2  # a press that says why a pose is not allowed has been read


class TablePitaouf(Screen):
    """Its fields are what table_pitaouf_draw.py draws."""

    guided = ids.GUIDED_1

    def enter(self, console):
        """Open the texts, make the buffers, put the exchange on top if it is its time."""
        self.console = console
        self.texts = console.texts
        self.line = console.line
        self.match = console.session.match
        console.texts.open(b"pitaouf")
        console.line.names = CardNames(console.texts)
        self.reason = Line(96)
        self.reason.names = console.line.names
        self.breaks = array("H", [0] * 8)
        self.breaks_used = 0
        self.telling = Telling(self)
        self.exchange = ExchangePitaouf()
        self.path = PathPitaouf()
        self.cards = RereadPitaouf()
        for screen in (self.exchange, self.path, self.cards):
            screen.table = self
        self.bot_view = type(self.match.game)()
        self.face = -1  # the card that fills the screen, where the settings want it
        self.best_score = -1
        self.best_distance = 0
        self._begin()

    def resume(self):
        """From a screen on top; the match may be another one, or earlier, or later."""
        if self.epoch != self.match.epoch or self.exchanging:
            self._begin()

    def leave(self):
        """Its texts go with it."""
        self.console.line.names = None
        self.console.texts.close(b"pitaouf")

    def _begin(self):
        self.look()
        self.thinking = False
        self.raised = 0
        self.telling.skip_all()
        self._fresh()
        self.exchanging = self.view.phase() == EXCHANGE
        if self.exchanging:
            self.console.stack.push(self.exchange)
        elif self.view.over():
            self._note_bests()
        else:
            self.telling.sound_space(True)

    def look(self):
        """See the match as it is now."""
        self.epoch = self.match.epoch
        self.view = self.match.view(0)
        self.console.stack.dirty = True

    def read(self, space):
        """Show the cards of a space in large."""
        self.cards.pack = SPACE
        self.cards.space = space
        self.console.stack.push(self.cards)

    def _fresh(self):
        """A new turn: nothing raised, the cursor on a card, the new one if there is one."""
        self.mode = CHOOSE
        self.raised = 0
        self.steps = 0
        self.cursor = 0
        if self.telling.draws and self.view.hand.count():
            self.cursor = self.view.hand.count() - 1

    # What the drawing and the words ask.

    def mask(self):
        """The hand places that A would pose: those raised, else the one under the cursor."""
        if self.raised:
            return self.raised
        if self.view.hand.count():
            return 1 << self.cursor
        return 0

    def walks(self):
        """Is there nothing to pose here?"""
        return words.walks(self.view)

    def most_steps(self):
        """The steps that the chosen cards would earn; 0: refused."""
        mask = self.mask()
        return words.most_steps(self.view, mask) if mask else 0

    def steps_open(self):
        """Is the number of steps still to be chosen?"""
        return self.mode == STEPS

    def landing(self):
        """The space where the cat would stand after A; 0 where A would be refused."""
        if self.telling.running or self.match.kinds[0]:
            return 0
        if self.walks():
            return words.landing(self.view, 1)
        return words.landing(self.view, self.steps if self.mode == STEPS else self.most_steps())

    # Presses.

    def input(self, press):
        """Directions with repeat, A and B without."""
        key = press & 7
        if press != key and key >= A:
            return
        self.console.stack.dirty = True
        if self.telling.running:
            self.telling.finish()
            if key == A:
                return  # it was pressed to skip, not to pose a card not looked at
        self.telling.drew = False
        self.face = -1
        if key == B:
            self._back()
        elif key == A:
            self._confirm()
        elif key == DOWN:
            self.mode = CHOOSE
            self.console.cues.play(cue.CONFIRM)
            self.console.stack.push(self.path)
        elif self.mode == STEPS:
            self._change_steps(key)
        else:
            self.mode = CHOOSE
            self._choose(key)

    def pause(self):
        """The pause over the table alone; what was chosen so far stays."""
        self.console.stack.unwind()
        self.console.stack.push(open_screen(b"pause"))

    def _back(self):
        if self.mode == REFUSED:
            self.mode = CHOOSE
        self.console.stack.push(open_screen(b"pause"))

    def _choose(self, key):
        cues = self.console.cues
        count = self.view.hand.count()
        if key == UP:
            if count == 0 or self.walks():
                cues.play(cue.EDGE)
            else:
                self.raised ^= 1 << self.cursor
                cues.play(cue.UP if self.raised >> self.cursor & 1 else cue.DOWN)
        elif key == LEFT and self.cursor > 0:
            self.cursor -= 1
            self._say_card()
        elif key == RIGHT and self.cursor + 1 < count:
            self.cursor += 1
            self._say_card()
        else:
            cues.play(cue.EDGE)

    def _say_card(self):
        self.face = self.view.hand.card(self.cursor)
        self.console.cues.play(cue.FOCUS)
        self.telling.say(self.face)
        self.console.cues.number(self.most_steps(), True, cue.DETAILS)

    def _change_steps(self, key):
        steps = self.steps + (1 if key == RIGHT else -1)
        if key == UP:
            self.mode = CHOOSE
            self.console.cues.play(cue.BACK)
        elif steps < 1 or steps > self.most_steps():
            self.console.cues.play(cue.EDGE)
        else:
            self.steps = steps
            self.console.cues.play(cue.FOCUS)
            self.console.cues.number(steps, True)

    def _confirm(self):
        """A: walk, pose, ask for the steps, or say why not."""
        if self.match.bot_to_move():
            self.console.cues.refuse(cue.WHY_NOT_NOW)
        elif self.mode == REFUSED:
            self.mode = CHOOSE
            self.console.cues.play(cue.BACK)
        elif self.walks():
            self._act(WALK)
        elif self.mode == STEPS:
            self._act(self.steps << 5 | self.mask())
        else:
            self._pose()

    def _pose(self):
        steps = self.most_steps()
        if steps == 0:
            self._refuse()
        elif steps > 1 and self.view.options() & FREE_STEPS:
            self.mode = STEPS
            self.steps = steps
            self.console.cues.play(cue.ASK)
        else:
            self._act(steps << 5 | self.mask())

    def _refuse(self):
        self.mode = REFUSED
        words.refusal_text(self.reason.clear(), self.view, self.mask())
        self.breaks_used = drawing.wrap(self.reason, self.breaks)
        self.console.cues.refuse(words.refusal(self.view, self.mask()))

    def _act(self, action):
        """Do it, then tell what happened."""
        self.perform(action)
        self.telling.begin()
        self._fresh()

    def perform(self, action):
        """Do it and see what is now."""
        self.console.session.act(action)
        self.look()
        if self.view.over():
            self._note_bests()

    def _note_bests(self):
        """What the statistics held before this match: the end says what is better."""
        match = self.match
        statistics = self.console.session.statistics
        self.best_score = statistics.figure(match.options, match.assisted, BEST_SCORE)
        self.best_distance = statistics.figure(match.options, match.assisted, BEST_DISTANCE)

    # Frames.

    def tick(self, now_ms):
        """Tell on, end, or let the bot think."""
        if self.telling.running:
            self.telling.tick(now_ms)
        elif self.view.over():
            end = open_screen(b"end_pitaouf")
            end.best_score = self.best_score
            end.best_distance = self.best_distance
            self.console.stack.push(end)
        elif self.match.bot_to_move():
            action = self.think()
            if action != NO_ACTION:
                self._act(action)
        elif self.console.session.guided:
            status.guide(self)

    def think(self):
        """Let the bot take a step; its action, or NO_ACTION."""
        bot = self.console.session.bots[0]
        if not self.thinking:
            self.bot_view.copy_from(self.view)
            bot.begin(self.bot_view)
            self.thinking = True
        action = bot.step()
        if action != NO_ACTION:
            self.thinking = False
        return action

    def action_text(self, line, view, action):
        """An action in words, for the pause and the hint: `view` is of the moment before it."""
        words.action_text(line, view, action)

    def tell_move(self, action):
        """Say by cues, behind what sounds, what an action does: a hint."""
        ear.say_move(self, self.console.cues, action)

    def status(self, what, after=False):
        """Answer by cues what the pause was asked for: HAND, ... of status.py; `after`: behind
        what sounds, else at once.
        """
        cues = self.console.cues
        if not after:
            cues.stop()
        if what < status.PLACE:
            cues.play(cue.PATH if what == status.OTHERS else status.CUES[what], after)
        ear.say(self, cues, what)

    def draw(self, canvas):
        """See table_pitaouf_draw.py; for weak eyes the card that the cursor moved to, alone."""
        if self.face >= 0 and not self.telling.running and self.console.settings.large:
            faces.whole(canvas, self.texts, self.face)
        else:
            drawing.draw(canvas, self)

    def where(self, line):
        """The reason, or what A would do, the card, its place; the space, the talon."""
        drawing.where(line, self)
