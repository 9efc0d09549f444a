"""What a position of Ptit Pois is worth to the seat in turn: the heuristics of its bots.

ptit_pois.py, the bot, asks what a turn that ends like this will cost. A cost is in thousandths of
a point: the points of this round beyond what the others will score on average; less is better.
It is a sum of these, first fitted to 50,000 turns of self-play, then tried against each other:

    HAND, ROW    every point still held costs something, in the row more than in the hand
    LARGER       and the larger of the two sums is what will be scored
    COVERED      a face-down card of the row is hard to get rid of
    SQUEEZE      tops that the next player can probably not play on make him draw two
    OTHERS       what the others will score themselves: all of it if the round ends now
    BONUS        a bonus that is not looked into any further

A turn that ends the round costs twice what is left, times the chance not to be the lowest: the
others' cards are taken to be as the cards that were not seen are on average, and to spread so.
(Tried and found to matter little: one card in hand, others about to end the round.)
"""

from micropython import const

from engine_mpy.bots.base import STRONG
from engine_mpy.bots.ptit_pois_sight import IN_HAND, Sight
from engine_mpy.games.ptit_pois_table import NOTHING

# Per tenth of a point.
_HAND = const(12)
_ROW = const(16)
_LARGER = const(15)
_OTHERS = const(80)
_OTHERS_NOW = const(100)
# Each.
_COVERED = const(2200)
_SQUEEZE = const(2500)
_BONUS = const(2500)

FAR = const(1000000)  # more than any cost

_SPREAD = b"\x01\x1d\x29\x32\x39\x40\x46\x4c\x51\x56\x5b\x5f\x63\x67\x6b\x6f\x73\x76\x7a\x7d\x80"
_PHI = (
    b"\x80\x8d\x99\xa5\xb1\xbc\xc6\xcf\xd7\xde\xe5\xea\xef\xf3\xf6\xf8\xfa\xfb\xfc\xfd\xfe\xfe\xff"
)


class Cost(Sight):
    """A position that can be changed by plays and taken back; sums are in tenths of a point."""

    def __init__(self, level):
        super().__init__()
        self.exact = level == STRONG

    def cost(self):
        """Of this position with the turn over."""
        if self.hand_cards == 0 or self.row_cards == 0:
            return self._cost_of_ending(self.hand + self.row)
        cost = self.hand if self.hand > self.row else self.row
        cost = cost * _LARGER + self.hand * _HAND + self.row * _ROW
        cost += self.covered * _COVERED - self.average * _OTHERS
        if self.exact:
            cost -= _SQUEEZE * self.squeeze() >> 8
        return cost

    def _cost_of_ending(self, left):
        return ((256 - self.chance_now()) * 200 * left >> 8) - _OTHERS_NOW * self.average

    def chance_now(self):
        """The chance, of 256, that every other seat is left with more than this one."""
        left = self.hand + self.row
        if not self.exact:
            return 256 if left < self.least else 0
        chance = 256
        i = self.others
        while i:
            i -= 1
            chance -= chance * self._chance_below(i, left + 5) >> 8
        return chance

    def _chance_below(self, i, left):
        """That neither hand nor row of a seat is above `left` tenths."""
        hand = self._above(self.other_hands[i], -left)
        left = self.other_rows[i] * 10 - left
        return (256 - hand) * (256 - self._above(self.other_vague[i], left)) >> 8

    def _above(self, cards, gap):
        """The chance that so many unknown cards and `gap` tenths are above 0, own ones aside."""
        gap += cards * self.mean
        cards += self.vague
        if cards == 0:
            return 256 if gap > 0 else 0
        gap = gap * 8 // _SPREAD[cards if cards < 20 else 20]
        if gap < 0:
            return 256 - _PHI[-gap if gap > -22 else 22]
        return _PHI[gap if gap < 22 else 22]

    def squeeze(self):
        """The chance, of 256, that the next player has no card that fits."""
        rank = self.tops[0] % 10
        other = self.tops[1] % 10
        if self.up:
            if other < rank:
                rank = other
            if self.high >= rank:
                return 0
            return self._all_of(self.below[rank])
        if other > rank:
            rank = other
        if self.low <= rank:
            return 0
        return self._all_of(self.below[10] - self.below[rank + 1])

    def _all_of(self, bad):
        chance = 256
        for _ in range(self.other_hands[0]):
            if chance == 0:
                break
            chance = chance * bad // self.below[10]
        return chance

    # Changing the position.

    def fits(self, rank, discard):
        """May a card of value `rank` + 1 be played there?"""
        top = self.tops[discard] % 10
        return rank >= top if self.up else rank <= top

    def put(self, card, discard):
        """Play a card of the hand or the visible row; returns the card it covers, for `back`."""
        covered = self.tops[discard]
        self.tops[discard] = card
        if self.mine[card] <= IN_HAND:
            self.ranks[card % 10] -= 1
            self.hand_cards -= 1
            self.hand -= card % 10 * 10 + 10
        else:
            self.shown[self.mine[card] - 2] = NOTHING
            self.row_cards -= 1
            self.row -= card % 10 * 10 + 10
        return covered

    def back(self, card, discard, covered):
        """Take a play back."""
        self.tops[discard] = covered
        if self.mine[card] <= IN_HAND:
            self.ranks[card % 10] += 1
            self.hand_cards += 1
            self.hand += card % 10 * 10 + 10
        else:
            self.shown[self.mine[card] - 2] = card
            self.row_cards += 1
            self.row += card % 10 * 10 + 10

    # The best of several.

    def best_flip(self):
        """The least cost after turning up a card that lies alone; FAR if none does."""
        if not self.alone(0) and not self.alone(1):
            return FAR
        self.covered -= 1
        cost = self.cost()
        self.covered += 1
        return cost

    def alone(self, pack):
        """Is the pack's face-down card uncovered?"""
        return self.hidden[pack] != NOTHING and self.shown[pack] == NOTHING

    def best_on(self, discard):
        """The least cost after one more play there, by value; FAR if nothing fits."""
        best = FAR
        for rank in range(10):
            if self.ranks[rank] and self.fits(rank, discard):
                cost = self._cost_of_hand(rank, discard)
                if cost < best:
                    best = cost
        for pack in range(2):
            rank = self.shown[pack]
            if rank != NOTHING and self.fits(rank % 10, discard):
                cost = self.cost_of(rank, discard)
                if cost < best:
                    best = cost
        return best

    def cost_of(self, card, discard):
        """Of a play; a bonus it wins is not looked into."""
        covered = self.put(card, discard)
        cost = self.cost()
        self.back(card, discard, covered)
        return cost - _BONUS if covered // 10 == card // 10 else cost

    def _cost_of_hand(self, rank, discard):
        """Of the best card of this value: one of the colour of the top, if there is one."""
        top = self.tops[discard] // 10 * 10 + rank
        if top != self.tops[discard] and self.mine[top] == IN_HAND:
            return self.cost_of(top, discard)
        while rank // 10 == self.tops[discard] // 10 or self.mine[rank] > IN_HAND:
            rank += 10  # any card of another colour will do for one
        return self.cost_of(rank, discard)

    def turn_and_draw(self, sign):
        """Action B (1), or take it back (-1): two cards of average value come to the hand."""
        self.up = not self.up
        self.hand_cards += 2 * sign
        self.hand += 2 * sign * self.mean
        self.ranks[(self.mean + 5) // 10 - 1] += 2 * sign
