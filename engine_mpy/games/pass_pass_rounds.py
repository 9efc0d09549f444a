"""How a round of Pass Pass begins and ends: dealing, points, the pairs' choice, the winners.

pass_pass.py, the trick, is built on it. Rulings are PASS-Q...
"""

from engine_mpy.cards.pile import Pile
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE
from engine_mpy.games.pass_pass_table import (
    AT_BANK,
    AT_COLOURS,
    AT_COUNTED,
    AT_FIRST,
    AT_HANDS,
    AT_LEADER,
    AT_OPTIONS,
    AT_PHASE,
    AT_POINTS,
    AT_ROUND,
    AT_SEATS,
    AT_SECOND,
    AT_THIRD,
    AT_TRICK_NUMBER,
    AT_TURN,
    BANKED,
    BANKING,
    OVER,
    PAIRS,
    PLAY,
    ROUND_END,
    ROUNDS,
    SCORED,
    SIZE,
    UPPER_SPEAKS,
    Table,
)

_BLANK = bytes(SIZE)
_DECK = bytes([48]) + bytes(range(48))  # a pile with its count


class Rounds(Table):
    """A table on which rounds are dealt and scored."""

    def __init__(self):
        super().__init__()
        self._deck = Pile(bytearray(49), 0, 48)

    def deal(self, number, seats, options):
        """Start. IllegalAction for seats or options that are not offered (PASS-Q19)."""
        if not 0 < number < 1000000 or not _offered(seats, options):
            raise base.IllegalAction(
                "Pass Pass: deal 1-999999; 3, 4 or 5 seats with options 0; or pairs: "
                "4 seats with odd options 1-7, 6 seats with odd options 1-15"
            )
        s = self.state
        s[:] = _BLANK
        s[AT_OPTIONS] = options
        s[AT_SEATS] = seats
        s[AT_THIRD] = base.NOBODY
        self.rng.seed(number, self.KEY << 8 | seats)
        s[AT_LEADER] = self.rng.below(seats)  # PASS-Q2
        self.events.clear()
        self.deal_round()

    def deal_round(self):
        """Eight cards each; all others are set aside, unseen (PASS-Q3)."""
        s = self.state
        for i in range(AT_COLOURS, SIZE):
            s[i] = 0
        deck = self._deck
        deck.state[:] = _DECK
        deck.shuffle(self.rng, 8 * s[AT_SEATS])
        for i in range(8 * s[AT_SEATS]):
            self._to_hand(i >> 3, deck.pop())
        while deck.count():
            self.aside.push(deck.pop())
        s[AT_TRICK_NUMBER] = 0
        s[AT_COUNTED] = 0
        s[AT_FIRST] = base.NOBODY
        s[AT_SECOND] = base.NOBODY
        self.events.post(base.DEALT, EVERYONE, s[AT_ROUND])
        self.revealed = True
        self.lead()

    def _to_hand(self, seat, card):
        """Hands are kept in ascending order."""
        s = self.state
        s[AT_COLOURS + 4 * seat + card // 12] += 1
        self.hands[seat].push(card)
        seat = AT_HANDS + 9 * seat
        place = seat + s[seat]
        while place > seat + 1 and s[place - 1] > card:
            s[place] = s[place - 1]
            place -= 1
        s[place] = card

    def lead(self):
        """A new trick, led by the leader."""
        s = self.state
        s[AT_PHASE] = PLAY
        self.trick.clear()
        self.turn_to(s[AT_LEADER])

    def turn_to(self, seat):
        """Now `seat` acts."""
        self.state[AT_TURN] = seat
        self.events.post(base.TURN, EVERYONE, seat)

    def end_round(self):
        """One point a card and one a diamond; a pair then says whose count."""
        self.trick.clear()
        for seat in range(self.state[AT_SEATS]):
            self._post_score(seat, self.points(seat), self.pass_pass(seat))
        if self.state[AT_OPTIONS] & PAIRS:
            self.state[AT_PHASE] = BANKING
            self._next_to_bank()
            return
        for seat in range(self.state[AT_SEATS]):
            self._count(seat, seat)
        self._wait()

    def _post_score(self, seat, points, pass_pass):
        self.events.post(SCORED, EVERYONE, seat, points, pass_pass)

    def _count(self, side, seat):
        """Put the points and the Pass Pass of `seat` into the totals of `side`."""
        s = self.state
        s[AT_POINTS + side] += self.points(seat)
        s[AT_BANK + side] += self.pass_pass(seat)
        s[AT_COUNTED] |= 1 << side

    def _next_to_bank(self):
        """PASS-Q25: who speaks for the next pair was settled with the match."""
        s = self.state
        for pair in range(s[AT_SEATS] >> 1):
            if s[AT_COUNTED] >> pair & 1 == 0:
                if s[AT_OPTIONS] & UPPER_SPEAKS << pair:
                    pair += s[AT_SEATS] >> 1
                self.turn_to(pair)
                return
        self._wait()

    def bank(self, upper):
        """PASS-Q23: one member's points and the same member's Pass Pass; upper 0 or 1."""
        half = self.state[AT_SEATS] >> 1
        pair = self.state[AT_TURN] % half
        self._bank_of(pair, pair + half * upper)
        self._next_to_bank()

    def _bank_of(self, pair, seat):
        self._count(pair, seat)
        self.events.post(BANKED, EVERYONE, pair, seat)

    def _wait(self):
        """All stays on the table until the next leader goes on; the last round ends the match."""
        s = self.state
        self.events.post(base.ROUND_OVER, EVERYONE, s[AT_ROUND])
        s[AT_ROUND] += 1
        if s[AT_ROUND] == ROUNDS:
            self.end_match()
        else:
            s[AT_PHASE] = ROUND_END
            self.turn_to(s[AT_LEADER])

    def end_match(self):
        """Nothing may be done any more."""
        s = self.state
        s[AT_PHASE] = OVER
        s[AT_TURN] = base.NOBODY
        self.events.post(base.MATCH_OVER, EVERYONE, s[AT_THIRD])

    def winners(self, out):
        """The seats of the side with a third Pass Pass; else of the best ones."""
        n = 0
        for seat in range(self.state[AT_SEATS]):
            if self._has_won(self.side_of(seat)):
                out[n] = seat
                n += 1
        return n

    def _has_won(self, side):
        """PASS-Q17, Q18, Q28: most points, then most Pass Pass, then shared."""
        third = self.state[AT_THIRD]
        if third != base.NOBODY:
            return self.side_of(third) == side
        mine = self._key(side)
        for other in range(self.sides()):
            if self._key(other) > mine:
                return False
        return True

    def _key(self, side):
        s = self.state
        return s[AT_POINTS + side] << 8 | s[AT_BANK + side]


def _offered(seats, options):
    """PASS-Q19: alone at three to five, in pairs at four and six; speakers of these pairs."""
    if options & PAIRS:
        return (seats == 4 and 0 < options < 8) or (seats == 6 and 0 < options < 16)
    return options == 0 and 3 <= seats <= 5
