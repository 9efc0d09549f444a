"""How a round of Gang de castors begins and ends: dealing, the pile made again, rows, points.

castors.py, the turn, is built on it. Rulings: shared/rules/castors.md (CAST-G...).
"""

from engine_mpy.games import base
from engine_mpy.games.castors_table import (
    AT_CALLER,
    AT_HELD,
    AT_LAST,
    AT_NOTES,
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
    AT_WAITING,
    CALLED,
    CALLING,
    CHOOSE,
    DISCARDED,
    DRAW,
    LAPS,
    LOOK,
    NOTHING,
    OVER,
    PEEK,
    REPLACED,
    ROUND_END,
    ROUNDS,
    SCORED,
    SEATS,
    SHOWN,
    SIZE,
    SWAP,
    Table,
)
from engine_mpy.games.events import EVERYONE

_BLANK = bytes(SIZE)
# A pile with its count: 0-8 four times, 9 nine times, Échanger 9, Regarder 7, Piocher 5.
_DECK = (
    bytes([66])
    + bytes(range(9)) * 4
    + bytes([9, SWAP]) * 9
    + bytes([LOOK]) * 7
    + bytes([DRAW]) * 5
)


class Rounds(Table):
    """A table on which rounds are dealt and scored."""

    def deal(self, number, seats, options):
        """Start. IllegalAction for seats or options that are not offered."""
        if not 0 < number < 1000000 or not 2 <= seats <= SEATS or not 0 <= options <= ROUNDS:
            raise base.IllegalAction("Gang de castors: deal 1-999999, 2 to 6 seats, options 0-31")
        s = self.state
        s[:] = _BLANK
        s[AT_OPTIONS] = options
        s[AT_SEATS] = seats
        self.rng.seed(number, self.KEY << 8 | seats)
        s[AT_STARTER] = self.rng.below(seats)  # CAST-G2
        self.events.clear()
        self.deal_round()

    def deal_round(self):
        """Shuffle all, four cards a seat, one on the discard; then the looks (CAST-G3)."""
        s = self.state
        for i in range(AT_ROWS, SIZE):
            s[i] = 0
        s[AT_PILE : AT_PILE + 67] = _DECK
        self.pile.shuffle(self.rng)
        for i in range(AT_ROWS, AT_ROWS + 4 * s[AT_SEATS]):
            s[i] = self.pile.pop()
        self.discard.push(self.pile.pop())  # CAST-G1
        s[AT_CALLER] = base.NOBODY
        s[AT_TURNS] = 0
        s[AT_HELD] = NOTHING
        s[AT_WAITING] = 0
        s[AT_TURN] = s[AT_STARTER]
        s[AT_PHASE] = PEEK
        self.revealed = True
        self.events.post(base.DEALT, EVERYONE, s[AT_ROUND])
        self.post(DISCARDED, base.NOBODY, self.discard.top())
        self.events.post(base.TURN, EVERYONE, s[AT_TURN])

    def post(self, kind, a, b):
        """Tell everyone."""
        self.events.post(kind, EVERYONE, a, b)

    def draw_top(self):
        """The pile's top card; an empty pile is made again first (CAST-G18, G27).

        There is one (CAST-G19): at most 45 of the 66 cards lie in rows, in play or aside.
        """
        if self.state[AT_PILE] == 0:
            self._make_pile()
        return self.pile.pop()

    def _make_pile(self):
        """The discard without its top, shuffled."""
        top = self.discard.pop()
        while self.discard.count():
            self.pile.push(self.discard.pop())
        self.discard.push(top)
        self.pile.shuffle(self.rng)
        self.events.post(base.SHUFFLED, EVERYONE, self.state[AT_PILE])

    def throw(self, card):
        """Onto the discard, face up."""
        self.discard.push(card)
        self.post(DISCARDED, self.state[AT_TURN], card)

    # The end of a turn.

    def end_turn(self):
        """Waiting Piochers come last (CAST-G14); then the call (CAST-G21, G31)."""
        s = self.state
        while s[AT_WAITING]:
            s[AT_WAITING] -= 1
            self.throw(DRAW)
        if self.may_call():
            s[AT_PHASE] = CALLING
            return
        if s[AT_CALLER] == base.NOBODY and s[AT_TURNS] >= LAPS * s[AT_SEATS]:
            self.call(1)
        self.next_turn()

    def call(self, by_guard):
        """The seat in turn calls "dernier tour"; 1: because it must (CAST-G31)."""
        self.state[AT_CALLER] = self.state[AT_TURN]
        self.post(CALLED, self.state[AT_TURN], by_guard)

    def next_turn(self):
        """The next seat, or the end of the round where that one called (CAST-G23)."""
        s = self.state
        s[AT_TURNS] += 1
        s[AT_TURN] = (s[AT_TURN] + 1) % s[AT_SEATS]
        if s[AT_TURN] == s[AT_CALLER]:  # CAST-G23
            self._end_round()
            return
        s[AT_PHASE] = CHOOSE
        self.events.post(base.TURN, EVERYONE, s[AT_TURN])

    # The end of a round.

    def _end_round(self):
        """CAST-G24 to G27: the caller first, then clockwise; the last round ends the match."""
        s = self.state
        for i in range(AT_NOTES, SIZE):
            s[i] = 0  # all lies face up; what lies there next nobody has seen
        for seat in range(s[AT_SEATS]):
            self._show_row(self._from_caller(seat))
        for seat in range(s[AT_SEATS]):
            self._score_row(self._from_caller(seat))
        self.events.post(base.ROUND_OVER, EVERYONE, s[AT_ROUND])
        s[AT_ROUND] += 1
        s[AT_STARTER] = (s[AT_STARTER] + 1) % s[AT_SEATS]
        self.revealed = True
        self._wait()

    def _wait(self):
        """All stays face up until the next starter goes on."""
        s = self.state
        if s[AT_ROUND] >= self.rounds():
            s[AT_PHASE] = OVER
            s[AT_TURN] = base.NOBODY
            self.events.post(base.MATCH_OVER, EVERYONE)
        else:
            s[AT_PHASE] = ROUND_END
            s[AT_TURN] = s[AT_STARTER]
            self.events.post(base.TURN, EVERYONE, s[AT_TURN])

    def _from_caller(self, seat):
        return (self.state[AT_CALLER] + seat) % self.state[AT_SEATS]

    def _show_row(self, seat):
        for place in range(4):
            self._post_card(SHOWN, AT_ROWS + 4 * seat + place)

    def _post_card(self, kind, i):
        """Tell everyone which card lies at byte `i` of the rows."""
        self._post_place(kind, i - AT_ROWS, self.state[i])

    def _post_place(self, kind, i, card):
        self.events.post(kind, EVERYONE, i >> 2, i & 3, card)

    def _score_row(self, seat):
        points = 0
        for i in range(AT_ROWS + 4 * seat, AT_ROWS + 4 * seat + 4):
            while self.state[i] >= SWAP:
                self._replace(i)
            points += self.state[i]
        self._add_points(seat, points)

    def _replace(self, i):
        """CAST-G26: actions that come up are set aside as well."""
        self.aside.push(self.state[i])
        self.state[i] = self.draw_top()
        self._post_draw((i - AT_ROWS) >> 2, self.state[i])
        self._post_card(REPLACED, i)

    def _post_draw(self, seat, card):
        self.events.post(base.DREW, EVERYONE, seat, card, self.state[AT_PILE])

    def _add_points(self, seat, points):
        s = self.state
        s[AT_LAST + seat] = points
        self.post(SCORED, seat, points)
        points += self.score(seat)
        seat = AT_TOTALS + 2 * seat
        s[seat] = points & 255
        s[seat + 1] = points >> 8
