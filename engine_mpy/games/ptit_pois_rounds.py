"""How a round of Ptit Pois begins and ends: dealing, drawing, the starter, points, the winners.

ptit_pois.py, the turn, is built on it. Rulings: shared/rules/ptit_pois.md (POIS-P...).
"""

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE
from engine_mpy.games.ptit_pois_table import (
    AT_HANDS,
    AT_LAST,
    AT_OPTIONS,
    AT_PHASE,
    AT_PILE,
    AT_ROUND,
    AT_ROWS,
    AT_SEATS,
    AT_STARTER,
    AT_TOTALS,
    AT_TURN,
    AT_TURNS,
    CHOOSE,
    HAND_LEFT,
    NOTHING,
    OVER,
    ROUND_END,
    ROW_LEFT,
    SCORED,
    SEATS,
    SIZE,
    UNTIL_POINTS,
    Table,
)

_BLANK = bytes(SIZE)


class Rounds(Table):
    """A table on which rounds are dealt and scored."""

    def __init__(self):
        super().__init__()
        self._tied = bytearray(SEATS)

    def deal(self, number, seats, options):
        """Start. IllegalAction for seats or options that are not offered."""
        if not 0 < number < 1000000 or not 2 <= seats <= SEATS or not 0 <= options <= UNTIL_POINTS:
            raise base.IllegalAction("Ptit Pois: deal 1-999999, 2 to 6 seats, options 0-32")
        s = self.state
        s[:] = _BLANK
        s[AT_OPTIONS] = options
        s[AT_SEATS] = seats
        self.rng.seed(number, self.KEY << 8 | seats)
        self.events.clear()
        self._deal_round()

    def _deal_round(self):
        s = self.state
        for i in range(AT_ROWS, SIZE):
            s[i] = 0
        self._fill_pile()
        for i in range(AT_ROWS, AT_ROWS + 4 * SEATS):
            s[i] = self.pile.pop() if i < AT_ROWS + 4 * s[AT_SEATS] else NOTHING
        for i in range(4 * s[AT_SEATS]):
            self._to_hand(i >> 2, self.pile.pop())
        self.discards[0].push(self.pile.pop())
        self.discards[1].push(self.pile.pop())
        s[AT_TURNS] = 0
        s[AT_TURNS + 1] = 0
        s[AT_STARTER] = self._starter()
        s[AT_TURN] = s[AT_STARTER]
        s[AT_PHASE] = CHOOSE
        self.revealed = True
        self.events.post(base.DEALT, EVERYONE, s[AT_ROUND])
        self.events.post(base.TURN, EVERYONE, s[AT_TURN])

    def _fill_pile(self):
        """POIS-P1: without violet up to four players, without orange up to three."""
        pile = self.pile
        for card in range(60 if self.state[AT_SEATS] > 4 else 50):
            if self.state[AT_SEATS] > 3 or card // 10 != 3:
                pile.push(card)
        pile.shuffle(self.rng)

    def _starter(self):
        """POIS-P2, P3: most points, then the highest visible row, then chance."""
        most = -1
        tied = 0
        for seat in range(self.state[AT_SEATS]):
            key = self._claim(seat)
            if key > most:
                most = key
                tied = 0
            if key == most:
                self._tied[tied] = seat
                tied += 1
        return self._tied[self.rng.below(tied) if tied > 1 else 0]

    def _claim(self, seat):
        row = AT_ROWS + 4 * seat
        return self.score(seat) << 5 | self.state[row + 1] % 10 + self.state[row + 3] % 10

    def _to_hand(self, seat, card):
        """Hands are kept in ascending order."""
        self.hands[seat].push(card)
        s = self.state
        seat = AT_HANDS + 50 * seat
        place = seat + s[seat]
        while place > seat + 1 and s[place - 1] > card:
            s[place] = s[place - 1]
            place -= 1
        s[place] = card

    def draw_one(self):
        """The seat in turn takes the top of the pile, if there is one at all (POIS-P20)."""
        if self.state[AT_PILE] == 0:
            self._make_pile()
        if self.state[AT_PILE]:
            self.revealed = True
            card = self.pile.pop()
            self._to_hand(self.state[AT_TURN], card)
            for to in range(self.state[AT_SEATS]):
                self._post_draw(to, card)

    def _post_draw(self, to, card):
        """POIS-P21: nobody else is told the card."""
        if to != self.state[AT_TURN]:
            card = UNKNOWN
        self.events.post(base.DREW, to, self.state[AT_TURN], card, self.state[AT_PILE])

    def _make_pile(self):
        """POIS-P19: both discards without their tops."""
        self._take_covered(self.discards[0])
        self._take_covered(self.discards[1])
        if self.state[AT_PILE]:
            self.pile.shuffle(self.rng)
            self.events.post(base.SHUFFLED, EVERYONE, self.state[AT_PILE])

    def _take_covered(self, discard):
        top = discard.pop()
        while discard.count():
            self.pile.push(discard.pop())
        discard.push(top)

    def winners(self, out):
        """POIS-P28: least points, then least in the last round, then shared."""
        best = 1 << 29
        n = 0
        for seat in range(self.state[AT_SEATS]):
            key = self._rank(seat)
            if key < best:
                best = key
                n = 0
            if key == best:
                out[n] = seat
                n += 1
        return n

    def _rank(self, seat):
        return self.score(seat) << 12 | self.last_points(seat)

    def end_round(self, mover):
        """POIS-P25 to P27; `mover` NOBODY: the guard, P31."""
        for seat in range(self.state[AT_SEATS]):
            self._count(seat)
        if mover != base.NOBODY:
            self._count_mover(mover, self.hand_sum(mover) + self.row_sum(mover))
        for seat in range(self.state[AT_SEATS]):
            self._add_points(seat, self.last_points(seat))
        self.events.post(base.ROUND_OVER, EVERYONE, self.state[AT_ROUND])
        self.state[AT_ROUND] += 1
        self.revealed = True
        self._wait(mover if mover != base.NOBODY else 0)

    def _wait(self, seat):
        """All stays face up until `seat` goes on; the last round goes straight to the end."""
        s = self.state
        if self._finished():
            s[AT_PHASE] = OVER
            s[AT_TURN] = base.NOBODY
            self.events.post(base.MATCH_OVER, EVERYONE)
        else:
            s[AT_PHASE] = ROUND_END
            s[AT_TURN] = seat
            self.events.post(base.TURN, EVERYONE, seat)

    def _count(self, seat):
        """What a seat scores that did not end the round: the larger of hand and row."""
        hand = self.hand_sum(seat)
        row = self.row_sum(seat)
        self._post_hand(seat, hand & 255, hand >> 8)
        self._post_row(seat, row)
        self._set_last(seat, hand if hand > row else row)

    def _post_hand(self, seat, low, high):
        self.events.post(HAND_LEFT, EVERYONE, seat, low, high)

    def _post_row(self, seat, points):
        self.events.post(ROW_LEFT, EVERYONE, seat, points)

    def _count_mover(self, mover, left):
        """POIS-P25, P26: strictly the lowest adds nothing, or else all that is left, twice."""
        points = 0
        for seat in range(self.state[AT_SEATS]):
            if seat != mover and self.last_points(seat) <= left:
                points = 2 * left
        self._set_last(mover, points)

    def _set_last(self, seat, points):
        self.state[AT_LAST + 2 * seat] = points & 255
        self.state[AT_LAST + 2 * seat + 1] = points >> 8

    def _add_points(self, seat, points):
        self._post_points(seat, points & 255, points >> 8)
        points += self.score(seat)
        self.state[AT_TOTALS + 2 * seat] = points & 255
        self.state[AT_TOTALS + 2 * seat + 1] = points >> 8

    def _post_points(self, seat, low, high):
        self.events.post(SCORED, EVERYONE, seat, low, high)

    def _finished(self):
        """POIS-P29."""
        if self.rounds():
            return self.state[AT_ROUND] >= self.rounds()
        for seat in range(self.state[AT_SEATS]):
            if self.score(seat) >= self.goal():
                return True
        return False
