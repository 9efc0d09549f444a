"""The cards of Pitaouf that a player has not seen: any of them may come next, as trial or draw.

The bot counts them anew for every decision, out of the view alone; nothing is kept between two.
"""

from micropython import const

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games.pitaouf_table import FACILE, FRIDGE, JOKER

_CARDS = const(54)
_ACE = const(12)
_AT_ONCE = const(18)  # cards counted in a step


class Unseen:
    """Counts of the unseen cards: `count`, and by value and colour."""

    def __init__(self):
        self.known = bytearray(_CARDS)
        self.above = bytearray(16)  # [v]: unseen cards stronger than v, jokers among them
        self.below = bytearray(64)  # [colour * 16 + v]: of those that may be trials, weaker than v
        self.count = 0
        self.trials = 0  # those that may lie on a common space: no ace, no joker
        self.colours = 4  # 2 in FACILE: black, red

    def look(self, view):
        """Cross off what the view shows: path, hand, posed cards, the talon where it was seen."""
        known = self.known
        for card in range(_CARDS):
            known[card] = 0
        for space in range(1, FRIDGE + 1):
            card = view.path(space)
            if card != UNKNOWN:
                known[card] = 1
        self._cross_off(view.hand, view.hand.count())
        self._cross_off(view.posed, view.posed.count())
        self._cross_off(view.talon, view.talon_seen())
        self.colours = 2 if view.options() & FACILE else 4

    def _cross_off(self, pile, n):
        for place in range(n):
            self.known[pile.card(place)] = 1

    def tally(self, part):
        """Count what is left, after `look`; True when the last part is done. Parts from 0 on."""
        if part == 0:
            self._clear()
        first = part * _AT_ONCE
        for card in range(first, first + _AT_ONCE):
            if not self.known[card]:
                self._add(card)
        if first + _AT_ONCE < _CARDS:
            return False
        self._pile_up()
        return True

    def _clear(self):
        for i in range(16):
            self.above[i] = 0
        for i in range(64):
            self.below[i] = 0
        self.count = 0
        self.trials = 0

    def _add(self, card):
        self.count += 1
        if card >= JOKER:
            self.above[14] += 1
            return
        rank = card % 13
        self.above[rank + 1] += 1
        if rank != _ACE:
            self.trials += 1
            self.below[card // 13 % self.colours * 16 + rank + 3] += 1

    def _pile_up(self):
        above = self.above
        below = self.below
        for i in range(13, -1, -1):
            above[i] += above[i + 1]
        for i in range(64):
            if i & 15:
                below[i] += below[i - 1]

    def top_above(self, view, value):
        """The chance in 256ths that the next draw beats `value`; 0 from an empty talon."""
        left = view.talon.count()
        if left == 0:
            return 0
        if left > view.talon_seen():
            return self.above[value] * 256 // self.count
        card = view.talon.card(left - 1)
        return 256 if card >= JOKER or card % 13 + 2 > value else 0
