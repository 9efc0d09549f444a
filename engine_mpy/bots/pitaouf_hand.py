"""What the hand that a pose leaves is worth to Pitaouf's bot, in the place where the pose leads.

The bot calls `points` for each pose; it makes them up of the sums named in pitaouf_weights.py.
"""

from micropython import const

from engine_mpy.bots import pitaouf_weights as w
from engine_mpy.bots.pitaouf_road import VALUES
from engine_mpy.games.pitaouf_table import DANGER, DOG, FRIDGE, JOKER, MISTRESS

_TEN = const(10)  # above it: figures and aces, which go a step further


class HandJudge:
    """Holds what it found out about the last hand, to spare its functions arguments."""

    def __init__(self, road, unseen):
        self.road = road
        self.unseen = unseen
        self.view = None
        self.slot = 0
        self.home = 0  # which of a pair of weights
        self.total = 0
        self.best = bytearray(4)  # by colour: the strongest value, jokers apart; 0: none
        self.highest = 0  # the strongest of these
        self.top = 0  # the strongest, a joker being 15
        self.second = 0
        self.cards = 0

    def begin(self, view):
        """Judge poses of `view` from now on."""
        self.view = view

    def left(self, mask):
        """How many cards, hand and talon, there are after posing the hand places in `mask`."""
        n = self.view.talon.count()
        for place in range(self.view.hand.count()):
            if not mask >> place & 1:
                n += 1
        return n

    def points(self, slot, mask):
        """Points of posing the hand places in `mask`, which leads to `slot` of the road."""
        self.slot = slot
        self.home = self.road.home[slot]
        self.total = self.road.ground[slot]
        self._hold(mask)
        self._judge_number(self.cards + self.view.talon.count())
        self._judge_next_space(self.road.landing[slot])
        top = self.top
        self.total += w.DANGER_OPEN[self.home] * self._met(top, VALUES)
        self.total += w.DANGER_BARELY[self.home] * self._met(self.second, top)
        return self.total

    def _hold(self, mask):
        for i in range(4):
            self.best[i] = 0
        self.highest = self.top = self.second = self.cards = 0
        for i in range(self.view.hand.count()):
            if not mask >> i & 1:
                self._add(self.view.hand.card(i))

    def _add(self, card):
        self.cards += 1
        value = w.value(card)
        self.total += w.HELD[self.home][value] << 8
        if value > self.top:
            self.second = self.top
            self.top = value
        elif value > self.second:
            self.second = value
        if card < JOKER:
            card = card // 13 % self.unseen.colours
            if self.best[card] == 0:
                self.total += w.COLOUR_HELD[self.home] << 8
            if value > self.best[card]:
                self.best[card] = value
            if value > self.highest:
                self.highest = value

    def _judge_number(self, left):
        """Cards left, against those it takes to get home."""
        home = self.home
        self.total += w.CARD_LEFT[home] * left << 8
        left = (left << 8) - self.road.need[self.slot]
        if not home:
            left -= w.MARGIN_NEAR + (FRIDGE - self.road.landing[self.slot]) * w.MARGIN_SPACE
        if left < 0:
            self.total -= w.SHORT[home] * left
        if left < w.TIGHT_CARDS:
            self.total += w.TIGHT[home] * (w.TIGHT_CARDS - left)
        if self.cards <= 1:
            self.total += w.ONE_HELD[home] << 8
            if self.cards == 0:
                self.total += w.NONE_HELD[home] << 8
        if self.road.turns[self.slot]:
            self.total += w.TURN_HELD * self.cards << 8

    def _judge_next_space(self, space):
        """What the hand can do where the cat comes to stand."""
        if self.road.mark(self.slot, space) == DANGER:
            self._judge_danger(self.view.path(space) % 13 + 2)
        elif space == DOG or space == MISTRESS:
            self.total += w.ACE_NEXT[self.home] << 8
        else:
            self.total += (w.TRIAL_NEXT[self.home] << 8) + self._trial()

    def _judge_danger(self, value):
        home = self.home
        self.total += w.DANGER_NEXT[home] + w.DANGER_NEXT_VALUE[home] * value << 8
        if self.top <= value:
            if self.road.turns[self.slot]:  # PIT-S13: no draw
                self.total += (w.DANGER_NEXT_OPEN[home] + w.TURN_OPEN) * 256
            else:
                value = 256 - self.unseen.top_above(self.view, value)
                self.total += w.DANGER_NEXT_OPEN[home] * value

    def _trial(self):
        """The best result of this hand, over each card that may lie there."""
        points = 0
        for colour in range(self.unseen.colours):
            points += self._trial_of(self.best[colour], colour * 16)
        return points * 256 // (self.unseen.trials or 1)

    def _trial_of(self, best, row):
        """Points of the unseen cards of one colour, of which the hand's strongest is `best`."""
        brio = self.unseen.below[row + best]
        success = self.unseen.below[row + self.highest] - brio
        points = (w.BRIO_NEXT_FAR if best > _TEN else w.BRIO_NEXT)[self.home] * brio
        if self.highest > _TEN:
            points += w.SUCCESS_NEXT_FAR[self.home] * success
        else:
            points += w.SUCCESS_NEXT[self.home] * success
        if best == 0:  # what is left of a colour not held takes a sum
            points += w.SUM_NEXT[self.home] * (self.unseen.below[row + 15] - brio - success)
        return points

    def _met(self, value, stop):
        """The chance of dangers on the way home of value .. stop - 1."""
        first = self.slot * VALUES
        chance = 0
        while value < stop and value < VALUES:
            chance += self.road.met[first + value]
            value += 1
        return chance
