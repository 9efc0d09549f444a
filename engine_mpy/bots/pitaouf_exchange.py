"""The exchange of Pitaouf's bot: which card to give, for which suit, or to keep all (PIT-S3).

The card that comes is any unseen one of the suit. A trade is worth the mean, over these, of the
card held and of the best first pose that the new hand has.
"""

from array import array

from micropython import const

from engine_mpy.bots import pitaouf_weights as w
from engine_mpy.bots.pitaouf_road import slot_of
from engine_mpy.games.pitaouf import Pitaouf
from engine_mpy.games.pitaouf_table import GIVE, JOKER, KEEP, MADE_DANGER

_NONE = const(-(1 << 28))
_SLOTS = b"\x00\x01\x02\x04"  # where a first pose can lead
_HAND = const(4)  # steps 0-3 look at the road, then the hand, suits, places
_SUITS = const(5)
_PLACES = const(9)


class Exchange:
    """`step()` until it is True; then `action`."""

    def __init__(self, road, unseen):
        self.road = road
        self.unseen = unseen
        self.view = None
        self.tried = Pitaouf()  # the view with another card in the hand
        self.gain = array("i", [0] * (JOKER + 2))  # of posing this card first, less its own worth
        self.action = KEEP
        self._best = 0
        self._lost = 0
        self._step = 0

    def begin(self, view):
        """Start to think about the exchange that `view` offers."""
        self.view = view
        self.tried.copy_from(view)
        self.action = KEEP
        self._step = 0

    def step(self):
        """A bounded piece of work; True when `action` is decided."""
        step = self._step
        if step < _HAND:
            self.road.look(_SLOTS[step])
            if not self.road.known[_SLOTS[step]]:
                return False
        elif step < _SUITS:
            self._try_hand()
        elif step < _PLACES:
            self._try_suit(step - _SUITS)
        else:
            self._trade(step - _PLACES)
        self._step += 1
        return self._step == _PLACES + self.view.hand.count()

    def _try_hand(self):
        hand = self.view.hand
        for place in range(hand.count()):
            self._try(hand.card(place))
        self._best = self._best_kept(-1) + (w.KEEP_HAND << 8)

    def _try_suit(self, suit):
        for card in range(suit * 13, suit * 13 + 13):
            if not self.unseen.known[card]:
                self._try(card)

    def _try(self, card):
        self.tried.hand.put(0, card)
        outcome = self.tried.outcome(1)
        gain = _NONE
        if outcome:
            danger = 1 if outcome >> 2 == MADE_DANGER else 0
            gain = self.road.ground[slot_of(outcome & 3, danger)]
            gain -= w.HELD[0][w.value(card)] << 8
        self.gain[card] = gain

    def _best_kept(self, given):
        """The most points of a first pose with a card of the hand, but for that at `given`."""
        hand = self.view.hand
        best = self.road.ground[1] + (w.FIRST_SUM << 8)  # PIT-S10: there may be a sum
        for place in range(hand.count()):
            if place != given and self.gain[hand.card(place)] > best:
                best = self.gain[hand.card(place)]
        return best

    def _trade(self, place):
        card = self.view.hand.card(place)
        kept = self._best_kept(place)
        self._lost = w.HELD[0][w.value(card)] << 8
        for suit in range(4):
            if suit != card // 13:
                self._offer(GIVE + place * 4 + suit, kept)

    def _offer(self, action, kept):
        kept = self._mean((action & 3) * 13, kept) - self._lost
        if kept > self._best:
            self._best = kept
            self.action = action

    def _mean(self, card, kept):
        """What a card of the suit from `card` on brings on average, `kept` being the best without
        it."""
        total = n = 0
        for card in range(card, card + 13):
            if not self.unseen.known[card]:
                n += 1
                total += w.HELD[0][card % 13 + 2] << 8
                total += self.gain[card] if self.gain[card] > kept else kept
        return total // n if n else _NONE
