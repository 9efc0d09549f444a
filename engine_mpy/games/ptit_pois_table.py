"""What lies on the table of Ptit Pois: its numbers, the bytes of the state, questions, views.

Screens, bots and tools take the numbers of options, phases, actions and events from here.
ptit_pois_rounds.py adds a round's beginning and end, ptit_pois.py the turn. A card is
colour * 10 + value - 1: red, yellow, blue, orange, green, violet, values 1 .. 10. Rulings:
shared/rules/ptit_pois.md (POIS-P...).
"""

from micropython import const

from engine_mpy.cards.pile import UNKNOWN, Pile
from engine_mpy.cards.rng import Rng
from engine_mpy.games import base
from engine_mpy.games.events import EventRing

# Options (POIS-P29): 1 .. 31 is a number of rounds, 0 the usual three; or this alone.
UNTIL_POINTS = const(32)

# Phases.
CHOOSE = const(0)  # the starter chooses Up or Down
ACT = const(1)  # action A or B
AFTER_B = const(2)  # two cards were drawn: play one
BONUS = const(3)  # a card of the same colour was played
ROUND_END = const(4)  # all is face up and scored, until confirmed
OVER = const(5)

# Actions: card * 2 + discard to play, and these.
TURN_AND_DRAW = const(120)  # action B
FLIP = const(121)  # + pack 0, 1
DECLINE = const(123)  # no bonus
CHOOSE_UP = const(124)
CHOOSE_DOWN = const(125)
GO_ON = const(126)  # to the next round

# Events: those of base.py and these.
PLAYED = const(32)  # a = seat, b = card, c = discard, + 2 from the row's pack 0, + 4 from pack 1
DIRECTION = const(33)  # a = seat, b = 1 up, 0 down
FLIPPED = const(34)  # a = seat, b = pack, c = the card now hidden or NOTHING
SHOWN = const(35)  # a = seat, b = pack, c = the card now up
BONUS_WON = const(36)  # a = seat
DECLINED = const(37)  # a = seat
HAND_LEFT = const(38)  # a = seat, b, c = sum of the hand at a round's end, low and high byte
ROW_LEFT = const(39)  # a = seat, b = sum of the row, likewise
SCORED = const(40)  # a = seat, b, c = points of the round, low and high byte
NO_MOVER = const(41)  # the guard ended the round (POIS-P31)

NOTHING = const(254)  # no card lies here
SEATS = const(6)
HAND_LIMIT = const(49)  # POIS-P32
FREE_TURNS = const(40)  # a seat, in which B is free (POIS-P31)
LAST_TURNS = const(60)  # a seat, then the round ends by itself

# Offsets in the state.
AT_PHASE = const(0)
AT_OPTIONS = const(1)
AT_SEATS = const(2)
AT_TURN = const(3)
AT_ROUND = const(4)
AT_UP = const(5)
AT_BONUS = const(6)  # the discard on which the bonus is played
AT_TURNS = const(8)  # of the round, two bytes
AT_STARTER = const(10)
AT_RNG = const(11)
AT_TOTALS = const(19)  # two bytes a seat
AT_LAST = const(31)  # points of the last round, two bytes a seat
AT_ROWS = const(43)  # a seat: hidden 0, up 0, hidden 1, up 1
AT_KNOWN = const(67)  # a byte a seat: a bit a pack whose hidden card everyone saw (POIS-P11)
AT_HANDS = const(73)  # 50 bytes a seat: a count, the cards ascending
AT_DISCARDS = const(373)  # two of 60 bytes
AT_PILE = const(493)
SIZE = const(554)


def colour_of(card):
    """0 red, 1 yellow, 2 blue, 3 orange, 4 green, 5 violet."""
    return card // 10


def value_of(card):
    """1 .. 10."""
    return card % 10 + 1


class Table(base.Game):
    """The rows, hands, discards and scores, and what may be asked of them."""

    STATE_BYTES = SIZE

    def __init__(self):
        super().__init__()
        # Six seats: one may want to read what five others did, each with cards drawn.
        self.events = EventRing(128)
        s = self.state
        self.rng = Rng(s, AT_RNG)
        self.hands = [Pile(s, AT_HANDS + 50 * i, HAND_LIMIT) for i in range(SEATS)]
        self.discards = [Pile(s, AT_DISCARDS, 59), Pile(s, AT_DISCARDS + 60, 59)]
        self.pile = Pile(s, AT_PILE, 60)

    def phase(self):
        """CHOOSE, ACT, AFTER_B, BONUS, ROUND_END or OVER."""
        return self.state[AT_PHASE]

    def options(self):
        """A number of rounds, 0 for three, or UNTIL_POINTS."""
        return self.state[AT_OPTIONS]

    def seats(self):
        """2 .. 6."""
        return self.state[AT_SEATS]

    def round(self):
        """From 0; one more from the end of a round on."""
        return self.state[AT_ROUND]

    def rounds(self):
        """How many will be played; 0: until somebody has `goal` points (POIS-P29)."""
        options = self.state[AT_OPTIONS]
        if options & UNTIL_POINTS:
            return 0
        return options or 3

    def goal(self):
        """At how many points a match until points ends (POIS-P29)."""
        return 30 if self.state[AT_SEATS] == 2 else 50

    def turns(self):
        """Turns of the round so far, all seats together."""
        s = self.state
        return s[AT_TURNS] | s[AT_TURNS + 1] << 8

    def starter(self):
        """Who began the round."""
        return self.state[AT_STARTER]

    def up(self):
        """Is the direction Up?"""
        return self.state[AT_UP] != 0

    def bonus_discard(self):
        """On which discard the bonus card must go; in the phase BONUS only."""
        return self.state[AT_BONUS]

    def shown(self, seat, pack):
        """The face-up card of a pack, or NOTHING."""
        return self.state[AT_ROWS + 4 * seat + 2 * pack + 1]

    def hidden(self, seat, pack):
        """The face-down card of a pack, NOTHING, or UNKNOWN in a view."""
        return self.state[AT_ROWS + 4 * seat + 2 * pack]

    def seen(self, seat, pack):
        """Did everyone see the face-down card of a pack before it was turned (POIS-P11)?"""
        return self.state[AT_KNOWN + seat] >> pack & 1 != 0

    def last_points(self, seat):
        """Points of the last finished round."""
        s = self.state
        seat = AT_LAST + 2 * seat
        return s[seat] | s[seat + 1] << 8

    def hand_sum(self, seat):
        """Sum of the values in a hand, all of them known."""
        s = self.state
        seat = AT_HANDS + 50 * seat
        total = s[seat]
        for i in range(seat + 1, seat + 1 + total):
            total += s[i] % 10
        return total

    def row_sum(self, seat):
        """Sum of the values in a row, hidden ones included and known."""
        s = self.state
        seat = AT_ROWS + 4 * seat
        total = 0
        for i in range(seat, seat + 4):
            if s[i] != NOTHING:
                total += s[i] % 10 + 1
        return total

    def row_cards(self, seat):
        """How many cards a row has, 0 .. 4."""
        s = self.state
        seat = AT_ROWS + 4 * seat
        total = 0
        for i in range(seat, seat + 4):
            if s[i] != NOTHING:
                total += 1
        return total

    def ranks(self, discard, up):
        """Which values may go on `discard` in a direction: bit v - 1 for value v.

        POIS-P4, P5: equal is allowed both ways.
        """
        top = self.state[AT_DISCARDS + 60 * discard + self.state[AT_DISCARDS + 60 * discard]]
        return 1023 << top % 10 & 1023 if up else (2 << top % 10) - 1

    def playable(self, card, discard):
        """Does the direction let `card` go on `discard`?"""
        return self.ranks(discard, self.state[AT_UP]) >> card % 10 & 1 != 0

    def held(self, seat):
        """Which values `seat` holds in hand or face up: bit v - 1 for value v; cards known."""
        s = self.state
        found = 0
        for i in range(AT_ROWS + 4 * seat + 1, AT_ROWS + 4 * seat + 5, 2):
            if s[i] != NOTHING:
                found |= 1 << s[i] % 10
        seat = AT_HANDS + 50 * seat
        for i in range(seat + 1, seat + 1 + s[seat]):
            found |= 1 << s[i] % 10
        return found

    def blocked_by_b(self):
        """POIS-P17, before a B: would nothing that the seat in turn holds now be playable?"""
        up = 1 - self.state[AT_UP]
        return not self.held(self.state[AT_TURN]) & (self.ranks(0, up) | self.ranks(1, up))

    def seat(self):
        """Who acts."""
        return self.state[AT_TURN]

    def score(self, seat):
        """Points of the finished rounds; the least wins."""
        s = self.state
        seat = AT_TOTALS + 2 * seat
        return s[seat] | s[seat + 1] << 8

    def view_for(self, seat, into):
        """Own hand; the tops; hidden row cards only where everyone saw them go (POIS-P11, P33)."""
        s = into.state
        s[:] = self.state
        for i in range(AT_RNG, AT_RNG + 8):
            s[i] = 0
        if s[AT_PHASE] < ROUND_END:  # from then on hands and rows lie face up
            self._hide_seats(seat, into)
        into.pile.hide()
        self._hide_covered(into.discards[0])
        self._hide_covered(into.discards[1])

    def _hide_seats(self, viewer, into):
        for seat in range(into.state[AT_SEATS]):
            if seat != viewer:
                into.hands[seat].hide()
            self._hide_pack(into.state, seat, 0)
            self._hide_pack(into.state, seat, 1)

    def _hide_pack(self, s, seat, pack):
        if s[AT_KNOWN + seat] >> pack & 1 == 0:
            seat = AT_ROWS + 4 * seat + 2 * pack
            if s[seat] != NOTHING:
                s[seat] = UNKNOWN

    def _hide_covered(self, discard):
        top = discard.top()
        discard.hide()
        discard.put(discard.count() - 1, top)
