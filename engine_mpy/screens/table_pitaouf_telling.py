"""Tells what happened, event after event, at the pace of the settings; with cues.

The table begins it after each action, ticks it and lets any press finish it. While it runs, the
table shows the space and the hand as far as they have been told. It changes no game.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.base import DREW, MATCH_OVER
from engine_mpy.games.pitaouf import (
    BRIO,
    DANGER,
    FRIDGE,
    MOVED,
    NEUTRAL,
    OPEN,
    POSED,
    SUCCESS,
    TURNED_UP,
)
from engine_mpy.screens.table_pitaouf_ear import say_card

NOTHING = 255  # `kind` before the first event

_PACE_MS = (0, 1600, 900, 500)  # an event, by Settings.animation
_BOT_PACE_MS = 250  # with no animation, a bot must not be faster than the eye
_TICKS = 0x3FFFFFFF


class Telling:
    """What has been told: `space`, `open`, `hand`, and the event now told: `kind`, `card`."""

    def __init__(self, table):
        self.table = table
        self.running = False
        self.draws = False  # was a card drawn in this turn?
        self.drew = False  # it was told, and no key was pressed since
        self.kind = NOTHING
        self.card = 0
        self.result = 0
        self.won = False
        self.space = 1
        self.open = True  # is the card of the space to be seen?
        self.hand = 0  # cards in the hand so far
        self._next = 0  # number of the next event
        self._since_ms = 0
        self._timed = False  # is _since_ms set?
        self._first = True  # no event of this action has sounded yet

    def skip_all(self):
        """Everything that happened is known: a match resumed, or after an undo."""
        table = self.table
        self._next = table.match.game.events.total
        self.running = False
        self.draws = False
        self.drew = False
        self._settle()

    def begin(self):
        """Tell the events that were posted since."""
        table = self.table
        view = table.view
        self.running = True
        self.draws = False
        self.drew = False
        self._first = True
        self.kind = NOTHING
        self.card = 0
        self.hand = view.hand.count()
        number = self._find(self._next)
        while number >= 0:
            if table.match.game.events.kind(number) == DREW:
                self.draws = True
                self.hand -= 1
            number = self._find(number + 1)
        self._timed = False
        self._tell()
        if self._pace() == 0:
            self.finish()

    def finish(self):
        """Tell the rest at once."""
        while self.running:
            self._tell()

    def tick(self, now_ms):
        """The next event, when it is its time."""
        if not self._timed:
            self._timed = True
            self._since_ms = now_ms
        elif now_ms - self._since_ms & _TICKS >= self._pace():
            self._since_ms = now_ms
            self._tell()

    def _pace(self):
        table = self.table
        pace = _PACE_MS[table.console.settings.animation]
        if pace == 0 and table.match.kinds[0]:
            return _BOT_PACE_MS
        return pace

    def _find(self, number):
        return self.table.match.next_event(0, number)

    def _tell(self):
        """Tell one event; the cards of a sum in one."""
        table = self.table
        table.console.stack.dirty = True
        number = self._find(self._next)
        if number < 0:
            self._settle()
            self.running = False
            return
        events = table.match.game.events
        self._next = number + 1
        self.kind = events.kind(number)
        if self.kind == POSED:
            self.card = events.b(number)
            self.result = events.c(number)
            number = self._find(self._next)
            if number >= 0 and events.kind(number) == POSED:
                self._tell()
                return
        elif self.kind == DREW:
            self.card = events.b(number)
            self.hand += 1
            self.drew = True
        elif self.kind == MOVED:
            self.space = events.b(number)
            self.open = self.space == FRIDGE
        elif self.kind == TURNED_UP:
            self.open = True
        elif self.kind == MATCH_OVER:
            self.won = events.a(number) != 0
        self._sound()

    def _settle(self):
        """Everything as it is."""
        view = self.table.view
        self.space = view.space()
        self.open = view.mark(self.space) != NEUTRAL
        self.hand = view.hand.count()
        self.kind = NOTHING

    def _sound(self):
        """The cue of the event just told; it cuts what sounds, the next ones follow it."""
        cues = self.table.console.cues
        after = not self._first
        self._first = False
        kind = self.kind
        if kind == POSED:
            if self.result == BRIO:
                cues.play(cue.BRIO, after)
            else:
                cues.play(cue.SUCCESS if self.result == SUCCESS else cue.DANGER, after)
        elif kind == DREW:
            cues.play(cue.DREW, after)
            self.say(self.card)
        elif kind == MOVED:
            cues.play(cue.CAT, after)
            if self.table.view.mark(self.space) != OPEN or self.space == FRIDGE:
                self.sound_space(True)
        elif kind == TURNED_UP:
            self.sound_space(True)

    def sound_space(self, after, level=cue.FOCUSED):
        """What the cat stands before: the fridge, safety, a danger or a trial, and its card."""
        cues = self.table.console.cues
        view = self.table.view
        mark = view.mark(self.space)
        if self.space == FRIDGE:
            cues.play(cue.FRIDGE, after)
        elif mark == NEUTRAL:
            cues.play(cue.SAFE, after)
        else:
            cues.play(cue.DANGER if mark == DANGER else cue.TURNED_UP, after)
            say_card(cues, view.path(self.space), level)

    def say(self, card):
        """The card, behind what sounds."""
        say_card(self.table.console.cues, card)
