"""Pitaouf's bot: it looks at every pose once, and says why it takes the one it takes.

A pose is judged by the position it leaves, before the next card is drawn, as a sum of points
(pitaouf_weights.py names and explains each):

- the place: how far the cat is, and what the known way home will cost (pitaouf_road.py);
- the hand kept: strong cards and jokers are for dangers, few cards are none;
- the next space: what this hand can do there, against every card that may lie on it;
- dangers that the cat may have to stop on and that no card, or only one, of the hand would beat.

The exchange takes the card that, on average over the suit, makes hand and first pose best.
A step is one of: count the unseen cards, look at one place, judge one pose. The same view gives
the same action; weaker levels judge with an error that is worked out from the view as well.
Screens and tools open it by `open_bot`; it never sees more than a view, nor remembers one.
"""

from micropython import const

from engine_mpy.bots import pitaouf_weights as w
from engine_mpy.bots.base import Bot
from engine_mpy.bots.pitaouf_exchange import Exchange
from engine_mpy.bots.pitaouf_hand import HandJudge
from engine_mpy.bots.pitaouf_reason import Reason
from engine_mpy.bots.pitaouf_road import Road, slot_of
from engine_mpy.bots.pitaouf_unseen import Unseen
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pitaouf import Pitaouf
from engine_mpy.games.pitaouf_table import EXCHANGE, MADE_DANGER

# Stages of a decision.
_CROSS_OFF = const(0)
_TALLY = const(1)
_JUDGE = const(2)
_TRADE = const(3)
_DECIDED = const(4)

_NONE = const(-(1 << 29))  # fewer points than any pose has
_WIN = const(1 << 28)


class PitaoufBot(Bot):
    """A bot at EASY, NORMAL or STRONG."""

    def __init__(self, level):
        super().__init__(level)
        self.unseen = Unseen()
        self.road = Road(self.unseen)
        self.judge = HandJudge(self.road, self.unseen)
        self.exchange = Exchange(self.road, self.unseen)
        self.why = Reason(self)
        self.legal = bytearray(Pitaouf.MOST_ACTIONS)
        self.n = 0
        self.action = NO_ACTION
        self._stage = _DECIDED
        self._next = 0
        self._best = 0
        self._error = w.ERROR[level]

    def begin(self, view):
        """Start to think about `view`."""
        self.view = view
        self.n = view.legal(self.legal)
        self.action = self.legal[0]
        self._stage = _CROSS_OFF
        self._next = 0
        self._best = _NONE
        if self.n == 1:
            self._decide()

    def step(self):
        """One look; the action when it is decided, else NO_ACTION."""
        stage = self._stage
        if stage == _CROSS_OFF:
            self.unseen.look(self.view)
            self._stage = _TALLY
        elif stage == _TALLY:
            self._tally()
        elif stage == _JUDGE:
            self._judge_next()
        elif stage == _TRADE:
            if self.exchange.step():
                self.action = self.exchange.action
                self._decide()
        if self._stage == _DECIDED:
            return self.action
        return NO_ACTION

    def _tally(self):
        self._next += 1
        if self.unseen.tally(self._next - 1):
            self._next = 0
            self.road.begin(self.view)
            self.judge.begin(self.view)
            self._stage = _JUDGE
            if self.view.phase() == EXCHANGE:
                self.exchange.begin(self.view)
                self._stage = _TRADE

    def _decide(self):
        self._stage = _DECIDED
        self.why.find(self.view, self.action)

    def _judge_next(self):
        """Judge the next pose, or look at the place it leads to if nobody has yet."""
        action = self.legal[self._next]
        danger = 0
        if not self.view.back() and self.view.outcome(action & 31) >> 2 == MADE_DANGER:
            danger = 1
        slot = slot_of(action >> 5, danger)
        if not self.road.known[slot]:
            self.road.look(slot)
            return
        points = self._points(slot, action)
        if points > self._best:
            self._best = points
            self.action = action
        self._next += 1
        if self._next == self.n:
            self._decide()

    def _points(self, slot, action):
        if self.road.home[slot] and self.road.landing[slot] == 1:
            return _WIN + self.judge.left(action & 31)
        return self.judge.points(slot, action & 31) + self._misjudged(action)

    def _misjudged(self, action):
        """The error of a weak level: from -512 to 511 times its size, the same for a view."""
        if self._error == 0:
            return 0
        mixed = self.view.turns() * 41 + self.view.space() * 173 + action * 97 + 11
        for place in range(self.view.hand.count()):
            mixed = (mixed * 25 + self.view.hand.card(place) * 57 + 13) & 0xFFFF
        mixed = (mixed * 181 + 359 & 0xFFFF) * 57 + 21 & 0xFFFF
        return ((mixed >> 6) - 512) * self._error
