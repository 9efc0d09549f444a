"""What lies on the table of Pass Pass: its numbers, the bytes of the state, questions, views.

Screens, bots and tools take the numbers of options, phases, actions and events from here.
pass_pass_rounds.py adds a round's beginning and end, pass_pass.py the trick. A card is
colour * 12 + value - 1: violet, blue, green, yellow, values 1 .. 12. Rulings are PASS-Q...
"""

from micropython import const

from engine_mpy.cards.pile import UNKNOWN, Pile
from engine_mpy.cards.rng import Rng
from engine_mpy.games import base

# Options: pairs, and for each pair who speaks for it (PASS-Q25: the person if just one is one).
PAIRS = const(1)
UPPER_SPEAKS = const(2)  # << pair: the member with the higher seat chooses, else the lower one

# Phases.
PLAY = const(0)  # a card from the hand
FIRST_TAKES = const(1)  # W1 takes any card of the trick
SECOND_TAKES = const(2)  # W2 chooses among equals
BANKING = const(3)  # a pair chooses a member
ROUND_END = const(4)  # the scored cards lie there until confirmed
OVER = const(5)

# Actions: a card (to play or to take), and these.
BANK = const(48)  # the pair's member with the lower seat counts, + 1: the higher
GO_ON = const(50)  # to the next round

# Events: those of base.py and these. MATCH_OVER has a = seat of the third Pass Pass, or NOBODY.
PLAYED = const(32)  # a = seat, b = card
TOOK = const(33)  # a = seat, b = card, c = 1 or 2: first or second winner
PASS_PASS = const(34)  # a = seat, b = how many it has this round, c = how many are new
OUT_OF_PLAY = const(35)  # a = card
SCORED = const(36)  # a = seat, b = points of the round, c = Pass Pass of the round
BANKED = const(37)  # a = pair, b = seat whose points and Pass Pass count

TAKEN = const(254)  # in the trick: the card that lay here was taken
ROUNDS = const(3)
TRICKS = const(8)
SEATS = const(6)
GOAL = const(3)  # Pass Pass that win at once

# Diamonds by card. The rules pin violet 11 and 6, green 10 and 4, blue 11, yellow 3; the rest is
# ours (7: 3; 3, 9: 2; 1, 5, 10: 1; else 0). Who owns the game corrects it here.
DIAMONDS = (
    b"\1\0\2\0\1\0\3\0\2\1\0\0"  # violet 1 .. 12
    b"\1\0\2\0\1\0\3\0\2\1\0\0"  # blue
    b"\1\0\2\0\1\0\3\0\2\1\0\0"  # green
    b"\1\0\2\0\1\0\3\0\2\1\0\0"  # yellow
)

# Offsets in the state.
AT_PHASE = const(0)
AT_OPTIONS = const(1)
AT_SEATS = const(2)
AT_TURN = const(3)
AT_LEADER = const(4)
AT_ROUND = const(5)
AT_TRICK_NUMBER = const(6)
AT_FIRST = const(7)  # W1 and W2 of the last full trick
AT_SECOND = const(8)
AT_NEED = const(9)  # cards W2 still takes
AT_BEFORE = const(10)  # Pass Pass of W2 before it took any of them
AT_COUNTED = const(11)  # a bit a side whose totals hold this round
AT_THIRD = const(12)  # the seat that won by a third Pass Pass, or NOBODY
AT_RNG = const(13)
AT_TRICK = const(21)  # in play order from the leader
AT_POINTS = const(28)  # totals of finished rounds, a byte a side
AT_BANK = const(34)  # Pass Pass of finished rounds, a byte a side
AT_COLOURS = const(40)  # PASS-Q21: 4 counts a seat
AT_HANDS = const(64)  # 9 bytes a seat: a count, the cards ascending
AT_WON = const(118)  # 17 bytes a seat
AT_ASIDE = const(220)
AT_OUT = const(245)
SIZE = const(270)


def colour_of(card):
    """0 violet, 1 blue, 2 green, 3 yellow."""
    return card // 12


def value_of(card):
    """1 .. 12."""
    return card % 12 + 1


class Table(base.Game):
    """The hands, the trick, the cards won and the totals, and what may be asked of them."""

    STATE_BYTES = SIZE

    def __init__(self):
        super().__init__()
        s = self.state
        self.rng = Rng(s, AT_RNG)
        self.trick = Pile(s, AT_TRICK, SEATS)
        self.hands = [Pile(s, AT_HANDS + 9 * i, 8) for i in range(SEATS)]
        self.won = [Pile(s, AT_WON + 17 * i, 16) for i in range(SEATS)]
        self.aside = Pile(s, AT_ASIDE, 24)
        self.out = Pile(s, AT_OUT, 24)
        self._counts = bytearray(4)

    def phase(self):
        """PLAY, FIRST_TAKES, SECOND_TAKES, BANKING, ROUND_END or OVER."""
        return self.state[AT_PHASE]

    def options(self):
        """PAIRS and who speaks, or 0."""
        return self.state[AT_OPTIONS]

    def seats(self):
        """3 .. 6."""
        return self.state[AT_SEATS]

    def leader(self):
        """The seat that leads, or led, this trick; `trick` is in play order from there."""
        return self.state[AT_LEADER]

    def round(self):
        """From 0; one more from the end of a round on."""
        return self.state[AT_ROUND]

    def trick_number(self):
        """From 0; TRICKS from the end of the last one on."""
        return self.state[AT_TRICK_NUMBER]

    def winner(self, which):
        """W1 (which = 1) or W2 (2) of the round's last full trick; NOBODY before the first."""
        return self.state[AT_FIRST - 1 + which]

    def need(self):
        """SECOND_TAKES: how many cards W2 still takes."""
        return self.state[AT_NEED]

    def least_left(self):
        """The lowest value left in the trick, 1 .. 12; 13 when none is left."""
        s = self.state
        least = 12
        for i in range(AT_TRICK + 1, AT_TRICK + 1 + s[AT_TRICK]):
            if s[i] != TAKEN and s[i] % 12 < least:
                least = s[i] % 12
        return least + 1

    def colours(self, seat, colour):
        """How many cards of a colour are in a hand: public, PASS-Q21."""
        return self.state[AT_COLOURS + 4 * seat + colour]

    def side_of(self, seat):
        """Where its totals are kept: the pair (PASS-Q22: A B A B, A B C A B C), or the seat."""
        s = self.state
        return seat % (s[AT_SEATS] >> 1) if s[AT_OPTIONS] & PAIRS else seat

    def sides(self):
        """How many keep totals."""
        s = self.state
        return s[AT_SEATS] >> 1 if s[AT_OPTIONS] & PAIRS else s[AT_SEATS]

    def count_colours(self, seat, into):
        """How many cards of each colour a seat has won this round, into four bytes."""
        s = self.state
        into[0] = into[1] = into[2] = into[3] = 0
        seat = AT_WON + 17 * seat
        n = s[seat]
        while n:
            into[s[seat + n] // 12] += 1
            n -= 1

    def pass_pass(self, seat):
        """Those of this round: the least of the four colour counts among the cards won."""
        counts = self._counts
        self.count_colours(seat, counts)
        least = counts[0]
        for colour in range(1, 4):
            if counts[colour] < least:
                least = counts[colour]
        return least

    def points(self, seat):
        """Those of this round so far: 1 a card won and 1 a diamond on it.

        Until the next round is dealt; at the end of a round they are in `score` as well.
        """
        s = self.state
        seat = AT_WON + 17 * seat
        total = s[seat]
        for i in range(seat + 1, seat + 1 + total):
            total += DIAMONDS[s[i]]
        return total

    def banked(self, side):
        """Pass Pass of a side's finished rounds; a match won at once leaves them as they were."""
        return self.state[AT_BANK + side]

    def counted(self, side):
        """Are points and Pass Pass of this round in the side's totals?"""
        return self.state[AT_COUNTED] >> side & 1 == 1

    def toward_three(self, seat):
        """PASS-Q24: what `seat` has toward the third: banked, and its own of this round.

        A partner's are not added; nothing counts twice once the round is in the totals.
        """
        side = self.side_of(seat)
        banked = self.state[AT_BANK + side]
        if self.counted(side):
            return banked
        return banked + self.pass_pass(seat)

    def third(self):
        """The seat that won by a third Pass Pass, or NOBODY."""
        return self.state[AT_THIRD]

    def seat(self):
        """The seat that plays, takes, speaks for its pair or leads the next round."""
        return self.state[AT_TURN]

    def score(self, seat):
        """Points of its side's finished rounds; a match won at once leaves them as they were."""
        return self.state[AT_POINTS + self.side_of(seat)]

    def view_for(self, seat, into):
        """Own hand; the colours of the others' (PASS-Q21), nothing of the cards aside (Q3)."""
        s = into.state
        s[:] = self.state
        for i in range(AT_RNG, AT_RNG + 8):
            s[i] = 0
        for other in range(s[AT_SEATS]):
            if other != seat:
                into.hands[other].hide()
        into.aside.hide()

    def is_hidden(self, seat):
        """In a view: is this hand not for the viewer's eyes?"""
        seat = AT_HANDS + 9 * seat
        return self.state[seat] > 0 and self.state[seat + 1] == UNKNOWN
