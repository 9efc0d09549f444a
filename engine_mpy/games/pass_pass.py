"""Pass Pass: 3 to 5 players, or pairs at 4 and 6, take tricks by the majority of colours.

Rulings: shared/rules/pass_pass.md (PASS-Q...). Match writes to it, screens and bots read views.
A card is colour * 12 + value - 1: colours violet, blue, green, yellow, values 1 .. 12.
"""

from micropython import const

from engine_mpy.cards.pile import Pile
from engine_mpy.cards.rng import Rng
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE

# Options: pairs, and for each pair who speaks for it (PASS-Q25: a person, if any).
PAIRS = 1
UPPER_SPEAKS = 2  # << pair: the member with the higher seat chooses, else the lower one

# Phases.
PLAY = 0  # a card from the hand
FIRST_TAKES = 1  # W1 takes any card of the trick
SECOND_TAKES = 2  # W2 chooses among equals
BANKING = 3  # a pair chooses a member
ROUND_END = 4  # scored, until confirmed
OVER = 5

# Actions: a card (to play or to take), or BANK + 0 (lower seat), + 1 (higher seat).
BANK = 48
GO_ON = 50  # to the next round

# Events: those of base.py and these.
PLAYED = 32  # a = seat, b = card
TOOK = 33  # a = seat, b = card, c = 1 or 2: first or second winner
PASS_PASS = 34  # a = seat, b = how many this round
OUT_OF_PLAY = 35  # a = card
SCORED = 36  # a = seat, b = points of the round, c = Pass Pass of the round
BANKED = 37  # a = pair, b = seat whose points and Pass Pass count

TAKEN = 254  # in the trick: the card that lay here was taken
ROUNDS = 3
TRICKS = 8
SEATS = 6

# Diamonds by card. The sheet pins violet 11 and 6, green 10 and 4, blue 11, yellow 3; the rest
# is ours (7: 3; 3, 9: 2; 1, 5, 10: 1; else 0). Who owns the game corrects it here.
DIAMONDS = (
    b"\1\0\2\0\1\0\3\0\2\1\0\0"  # violet 1 .. 12
    b"\1\0\2\0\1\0\3\0\2\1\0\0"  # blue
    b"\1\0\2\0\1\0\3\0\2\1\0\0"  # green
    b"\1\0\2\0\1\0\3\0\2\1\0\0"  # yellow
)

_PHASE = const(0)
_OPTIONS = const(1)
_SEATS = const(2)
_TURN = const(3)
_LEADER = const(4)
_ROUND = const(5)
_TRICK_NUMBER = const(6)
_FIRST = const(7)  # W1 and W2 of the trick being settled
_SECOND = const(8)
_NEED = const(9)  # cards W2 still takes
_BANKED = const(10)  # a bit a pair that has banked this round
_RNG = const(11)
_TRICK = const(19)  # in play order from the leader
_POINTS = const(26)  # totals of finished rounds, a byte a seat (or a pair)
_BANK = const(32)  # Pass Pass of finished rounds, a byte a seat (or a pair)
_COLOURS = const(38)  # PASS-Q21: 4 counts a seat
_HANDS = const(62)  # 9 bytes a seat
_WON = const(116)  # 17 bytes a seat
_ASIDE = const(218)
_OUT = const(243)
_SIZE = const(268)

_BLANK = bytes(_SIZE)
_DECK = bytes([48]) + bytes(range(48))


def colour_of(card):
    """0 violet, 1 blue, 2 green, 3 yellow."""
    return card // 12


def value_of(card):
    """1 .. 12."""
    return card % 12 + 1


class PassPass(base.Game):
    """A base.Game, and what only Pass Pass has: trick, hands, won, colours, pass_pass, points."""

    NAME = b"pass_pass"
    KEY = 3
    MIN_SEATS = 3
    MAX_SEATS = 6
    DECK = 48
    STATE_BYTES = _SIZE
    MOST_ACTIONS = 8
    LONGEST = 227  # three rounds of eight tricks of nine actions, three pairs; two rounds go on

    def __init__(self):
        super().__init__()
        s = self.state
        self.rng = Rng(s, _RNG)
        self.trick = Pile(s, _TRICK, SEATS)
        self.hands = [Pile(s, _HANDS + 9 * i, 8) for i in range(SEATS)]
        self.won = [Pile(s, _WON + 17 * i, 16) for i in range(SEATS)]
        self.aside = Pile(s, _ASIDE, 24)
        self.out = Pile(s, _OUT, 24)
        self._deck = Pile(bytearray(49), 0, 48)
        self._sums = bytearray(4)  # of a trick, a colour each
        self._best = bytearray(4)  # place in the trick of the highest card of each colour

    def deal(self, number, seats, options):
        """Start. IllegalAction for seats or options that are not offered (PASS-Q19)."""
        pairs = options & PAIRS
        if not 0 < number < 1000000 or not 3 <= seats <= 6 or options & ~15:
            raise base.IllegalAction("Pass Pass: deal 1-999999, 3 to 6 seats, options 0-15")
        if seats == 6 and not pairs or pairs and seats & 1 or options > 1 and not pairs:
            raise base.IllegalAction("Pass Pass: pairs at 4 or 6 seats, alone at 3, 4 or 5")
        s = self.state
        s[:] = _BLANK
        s[_OPTIONS] = options
        s[_SEATS] = seats
        self.rng.seed(number, self.KEY << 8 | seats)
        s[_LEADER] = self.rng.below(seats)  # PASS-Q2
        self.events.clear()
        self._deal_round()

    def _deal_round(self):
        s = self.state
        deck = self._deck
        deck.state[:] = _DECK
        deck.shuffle(self.rng)
        for i in range(_COLOURS, _SIZE):
            s[i] = 0
        for seat in range(s[_SEATS]):
            for _ in range(8):
                card = deck.pop()
                self.hands[seat].push(card)
                s[_COLOURS + 4 * seat + card // 12] += 1
        while deck.count():
            self.aside.push(deck.pop())
        s[_TRICK_NUMBER] = 0
        s[_BANKED] = 0
        self.events.post(base.DEALT, EVERYONE, s[_ROUND])
        self.revealed = True
        self._lead()

    def _lead(self):
        s = self.state
        s[_PHASE] = PLAY
        s[_TURN] = s[_LEADER]
        self.trick.clear()
        self.events.post(base.TURN, EVERYONE, s[_TURN])

    # What a player asks.

    def phase(self):
        """PLAY, FIRST_TAKES, SECOND_TAKES, BANKING or OVER."""
        return self.state[_PHASE]

    def options(self):
        """PAIRS and who speaks."""
        return self.state[_OPTIONS]

    def seats(self):
        """3 .. 6."""
        return self.state[_SEATS]

    def leader(self):
        """The seat that leads, or led, this trick; `trick` is in play order from there."""
        return self.state[_LEADER]

    def round(self):
        """0 .. 2."""
        return self.state[_ROUND]

    def trick_number(self):
        """0 .. 7."""
        return self.state[_TRICK_NUMBER]

    def winner(self, which):
        """The seat of W1 (which = 1) or W2 (2) of the trick being settled."""
        return self.state[_FIRST - 1 + which]

    def colours(self, seat, colour):
        """How many cards of a colour are in a hand: public, PASS-Q21."""
        return self.state[_COLOURS + 4 * seat + colour]

    def pair_of(self, seat):
        """PASS-Q22: seats alternate, A B A B or A B C A B C."""
        return seat % (self.state[_SEATS] >> 1)

    def side_of(self, seat):
        """Where its totals are kept: the pair in pairs, else the seat."""
        return self.pair_of(seat) if self.state[_OPTIONS] & PAIRS else seat

    def sides(self):
        """How many sides keep a score."""
        s = self.state
        return s[_SEATS] >> 1 if s[_OPTIONS] & PAIRS else s[_SEATS]

    def pass_pass(self, seat):
        """Those of this round: the least of the four colour counts among the cards won."""
        s = self.state
        won = _WON + 17 * seat
        sums = self._sums
        for colour in range(4):
            sums[colour] = 0
        for i in range(won + 1, won + 1 + s[won]):
            sums[s[i] // 12] += 1
        least = sums[0]
        for colour in range(1, 4):
            if sums[colour] < least:
                least = sums[colour]
        return least

    def points(self, seat):
        """Those of this round so far: 1 a card won and 1 a diamond on it."""
        s = self.state
        won = _WON + 17 * seat
        total = s[won]
        for i in range(won + 1, won + 1 + s[won]):
            total += DIAMONDS[s[i]]
        return total

    def banked(self, side):
        """Pass Pass of finished rounds of a side."""
        return self.state[_BANK + side]

    # What every game has.

    def seat(self):
        """The seat that plays, takes, or speaks for its pair."""
        return self.state[_TURN]

    def score(self, seat):
        """Points of the finished rounds of this seat's side."""
        return self.state[_POINTS + self.side_of(seat)]

    def winners(self, out):
        """The seats of the winning sides (PASS-Q17, Q18, Q24)."""
        s = self.state
        n = 0
        for seat in range(s[_SEATS]):
            if self._side_won(self.side_of(seat)):
                out[n] = seat
                n += 1
        return n

    def _side_won(self, side):
        s = self.state
        if s[_FIRST] != s[_SECOND]:  # by a third Pass Pass: only that side
            return self.side_of(s[_NEED]) == side
        mine = s[_POINTS + side] << 8 | s[_BANK + side]
        for other in range(self.sides()):
            if s[_POINTS + other] << 8 | s[_BANK + other] > mine:
                return False
        return True

    def legal(self, out):
        """Cards of the hand, cards of the trick to take, or the two members of the pair."""
        s = self.state
        phase = s[_PHASE]
        n = 0
        if phase == PLAY:
            first = _HANDS + 9 * s[_TURN]
            for i in range(first + 1, first + 1 + s[first]):
                n = self._insert(out, n, s[i])
        elif phase == BANKING:
            out[0] = BANK
            out[1] = BANK + 1
            n = 2
        elif phase == ROUND_END:
            out[0] = GO_ON
            n = 1
        elif phase != OVER:
            least = self._least() if phase == SECOND_TAKES else 0
            for i in range(_TRICK + 1, _TRICK + 1 + s[_TRICK]):
                if s[i] != TAKEN and (phase == FIRST_TAKES or s[i] % 12 == least):
                    n = self._insert(out, n, s[i])
        return n

    def _insert(self, out, n, card):
        i = n
        while i > 0 and out[i - 1] > card:
            out[i] = out[i - 1]
            i -= 1
        out[i] = card
        return n + 1

    def _least(self):
        """The lowest value (0 .. 11) left in the trick."""
        s = self.state
        least = 12
        for i in range(_TRICK + 1, _TRICK + 1 + s[_TRICK]):
            if s[i] != TAKEN and s[i] % 12 < least:
                least = s[i] % 12
        return least

    def apply(self, action):
        """Play, take or bank."""
        s = self.state
        phase = s[_PHASE]
        if phase == PLAY:
            place = self.hands[s[_TURN]].find(action)
            if place < 0:
                raise base.IllegalAction("play a card of your hand")
            self.revealed = False
            self._play(place, action)
        elif phase == FIRST_TAKES or phase == SECOND_TAKES:
            place = self.trick.find(action)
            if place < 0 or action == TAKEN:
                raise base.IllegalAction("take a card of the trick")
            if phase == SECOND_TAKES and action % 12 != self._least():
                raise base.IllegalAction("take one of the lowest cards")  # PASS-Q11
            self.revealed = False
            self._take(place)
        elif phase == BANKING and BANK <= action <= BANK + 1:
            self.revealed = False
            self._bank(action - BANK)
        elif phase == ROUND_END and action == GO_ON:
            self._deal_round()
        else:
            raise base.IllegalAction("not now")

    def _play(self, place, card):
        s = self.state
        seat = s[_TURN]
        self.hands[seat].take(place)
        s[_COLOURS + 4 * seat + card // 12] -= 1
        self.trick.push(card)
        self.events.post(PLAYED, EVERYONE, seat, card)
        if s[_TRICK] == s[_SEATS]:
            self._settle()
            return
        s[_TURN] = (seat + 1) % s[_SEATS]
        self.events.post(base.TURN, EVERYONE, s[_TURN])

    def _settle(self):
        """Find W1 and W2 (PASS-Q5 to Q8)."""
        s = self.state
        self._sum_colours()
        first = self._majority(4)
        s[_FIRST] = (s[_LEADER] + self._best[first]) % s[_SEATS]
        second = self._highest(first, self._best[first])
        if second == SEATS:
            second = self._best[self._majority(first)]
        s[_SECOND] = (s[_LEADER] + second) % s[_SEATS]
        s[_PHASE] = FIRST_TAKES
        s[_TURN] = s[_FIRST]
        self.events.post(base.TURN, EVERYONE, s[_TURN])

    def _sum_colours(self):
        s = self.state
        for colour in range(4):
            self._sums[colour] = 0
            self._best[colour] = self._highest(colour, SEATS)
        for i in range(s[_TRICK]):
            card = s[_TRICK + 1 + i]
            self._sums[card // 12] += card % 12 + 1

    def _highest(self, colour, but):
        """The place of the highest card of a colour, not counting place `but`; SEATS: none."""
        s = self.state
        found = SEATS
        for i in range(s[_TRICK]):
            card = s[_TRICK + 1 + i]
            if card // 12 == colour and i != but:
                if found == SEATS or card > s[_TRICK + 1 + found]:
                    found = i
        return found

    def _majority(self, but):
        """PASS-Q6: the colour of the largest key (sum, highest card, earlier), not `but`."""
        s = self.state
        found = 4
        most = 0
        for colour in range(4):
            if colour != but and self._sums[colour]:
                place = self._best[colour]
                key = self._sums[colour] << 8 | (s[_TRICK + 1 + place] % 12) << 3 | 7 - place
                if key > most:
                    most = key
                    found = colour
        return found

    def _take(self, place):
        s = self.state
        seat = s[_TURN]
        first = s[_PHASE] == FIRST_TAKES
        before = self.pass_pass(seat)
        self._move_to(seat, place, 1 if first else 2)
        if first:
            if self._completes(seat, before):
                return
            s[_NEED] = 2
            s[_TURN] = s[_SECOND]
            s[_PHASE] = SECOND_TAKES
            before = self.pass_pass(s[_SECOND])
        else:
            s[_NEED] -= 1
        self._take_lowest()
        if s[_NEED]:
            if first:
                self.events.post(base.TURN, EVERYONE, s[_TURN])
        elif not self._completes(s[_SECOND], before):
            self._end_trick()

    def _move_to(self, seat, place, which):
        card = self.trick.card(place)
        self.trick.put(place, TAKEN)
        self.won[seat].push(card)
        self.events.post(TOOK, EVERYONE, seat, card, which)

    def _take_lowest(self):
        """Give W2 all the cards that need no choice (PASS-Q11)."""
        s = self.state
        while s[_NEED]:
            least = self._least()
            equal = 0
            for i in range(s[_TRICK]):
                if s[_TRICK + 1 + i] != TAKEN and s[_TRICK + 1 + i] % 12 == least:
                    equal += 1
            if equal > s[_NEED]:
                return
            for i in range(s[_TRICK]):
                if s[_TRICK + 1 + i] != TAKEN and s[_TRICK + 1 + i] % 12 == least:
                    self._move_to(s[_SECOND], i, 2)
                    s[_NEED] -= 1

    def _completes(self, seat, before):
        """Announce new Pass Pass of `seat`; True if the third one ends the match."""
        s = self.state
        now = self.pass_pass(seat)
        if now == before:
            return False
        self.events.post(PASS_PASS, EVERYONE, seat, now)
        if s[_BANK + self.side_of(seat)] + now < 3:
            return False
        s[_NEED] = seat  # who won by it; FIRST != SECOND says that somebody did
        s[_PHASE] = OVER
        s[_TURN] = base.NOBODY
        self.events.post(base.MATCH_OVER, EVERYONE, seat)
        return True

    def _end_trick(self):
        s = self.state
        for i in range(s[_TRICK]):
            card = s[_TRICK + 1 + i]
            if card != TAKEN:
                self.out.push(card)
                self.events.post(OUT_OF_PLAY, EVERYONE, card)
        s[_LEADER] = s[_SECOND]
        s[_FIRST] = s[_SECOND]
        s[_TRICK_NUMBER] += 1
        if s[_TRICK_NUMBER] < TRICKS:
            self._lead()
            return
        self.trick.clear()
        for seat in range(s[_SEATS]):
            self.events.post(SCORED, EVERYONE, seat, self.points(seat), self.pass_pass(seat))
        if s[_OPTIONS] & PAIRS:
            s[_PHASE] = BANKING
            self._next_to_bank()
            return
        for seat in range(s[_SEATS]):
            s[_POINTS + seat] += self.points(seat)
            s[_BANK + seat] += self.pass_pass(seat)
        self._end_round()

    def _next_to_bank(self):
        s = self.state
        pairs = s[_SEATS] >> 1
        for pair in range(pairs):
            if not s[_BANKED] >> pair & 1:
                upper = s[_OPTIONS] & UPPER_SPEAKS << pair
                s[_TURN] = pair + pairs if upper else pair
                self.events.post(base.TURN, EVERYONE, s[_TURN])
                return
        self._end_round()

    def _bank(self, member):
        """PASS-Q23: one member's points and the same member's Pass Pass."""
        s = self.state
        pairs = s[_SEATS] >> 1
        pair = s[_TURN] % pairs
        seat = pair + member * pairs
        s[_BANKED] |= 1 << pair
        s[_POINTS + pair] += self.points(seat)
        s[_BANK + pair] += self.pass_pass(seat)
        self.events.post(BANKED, EVERYONE, pair, seat)
        self._next_to_bank()

    def _end_round(self):
        s = self.state
        self.events.post(base.ROUND_OVER, EVERYONE, s[_ROUND])
        s[_ROUND] += 1
        if s[_ROUND] < ROUNDS:
            s[_PHASE] = ROUND_END
            s[_TURN] = s[_LEADER]
            self.events.post(base.TURN, EVERYONE, s[_TURN])
            return
        s[_PHASE] = OVER
        s[_TURN] = base.NOBODY
        self.events.post(base.MATCH_OVER, EVERYONE, base.NOBODY)

    def view_for(self, seat, into):
        """Own hand; colours of the other hands (PASS-Q21); nothing of the cards aside (Q3)."""
        into.state[:] = self.state
        s = into.state
        for i in range(_RNG, _RNG + 8):
            s[i] = 0
        for other in range(s[_SEATS]):
            if other != seat:
                into.hands[other].hide()
        into.aside.hide()
