"""Ptit Pois: 2 to 6 players shed cards on two discards that go up or down.

Rulings: shared/rules/ptit_pois.md (POIS-P...). Match writes to it, screens and bots read views. A
card is colour * 10 + value - 1: colours red, yellow, blue, orange, green, violet, values 1 .. 10.
"""

from micropython import const

from engine_mpy.cards.pile import UNKNOWN, Pile
from engine_mpy.cards.rng import Rng
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE

# Options (POIS-P29): the number of rounds, 0 for the usual three; or until enough points.
ROUNDS = 31  # mask
UNTIL_POINTS = 32

# Phases.
CHOOSE = 0  # the starter chooses Up or Down
ACT = 1  # action A or B
AFTER_B = 2  # two cards were drawn: play one
BONUS = 3  # a card of the same colour was played
ROUND_END = 4  # all is face up and scored, until confirmed
OVER = 5

# Actions: card * 2 + discard to play, and these.
TURN_AND_DRAW = 120  # action B
FLIP = 121  # + pack 0, 1
DECLINE = 123  # no bonus
CHOOSE_UP = 124
CHOOSE_DOWN = 125
GO_ON = 126  # to the next round

# Events: those of base.py and these.
PLAYED = 32  # a = seat, b = card, c = discard
DIRECTION = 33  # a = seat, b = 1 up, 0 down
FLIPPED = 34  # a = seat, b = pack, c = the card now hidden or NOTHING
SHOWN = 35  # a = seat, b = pack, c = the card now up
BONUS_WON = 36  # a = seat
DECLINED = 37  # a = seat
REMAINED = 38  # a = seat, b = sum of the hand, c = sum of the row; at the end of a round
SCORED = 39  # a = seat, b, c = points of the round, low and high byte
NO_MOVER = 40  # the guard ended the round (POIS-P31)

NOTHING = 254  # no card lies here
SEATS = 6
HAND_LIMIT = 49  # POIS-P32

_PHASE = const(0)
_OPTIONS = const(1)
_SEATS = const(2)
_TURN = const(3)
_ROUND = const(4)
_UP = const(5)
_DISCARD = const(6)  # where the bonus is played
_TURNS = const(8)  # of the round, two bytes
_STARTER = const(10)
_RNG = const(11)
_TOTALS = const(19)  # two bytes a seat
_LAST = const(31)  # points of the last round, two bytes a seat
_ROWS = const(43)  # a seat: hidden 0, up 0, hidden 1, up 1
_KNOWN = const(67)  # a byte a seat: a bit a pack whose hidden card everyone saw (POIS-P11)
_HANDS = const(73)  # 50 bytes a seat
_FIRST = const(373)  # the two discards, 60 bytes each
_PILE = const(493)
_SIZE = const(554)

_BLANK = bytes(_SIZE)


def colour_of(card):
    """0 red, 1 yellow, 2 blue, 3 orange, 4 green, 5 violet."""
    return card // 10


def value_of(card):
    """1 .. 10."""
    return card % 10 + 1


class PtitPois(base.Game):
    """A base.Game, and what only Ptit Pois has: rows, discards, direction."""

    NAME = b"ptit_pois"
    KEY = 2
    MIN_SEATS = 2
    MAX_SEATS = 6
    DECK = 60
    STATE_BYTES = _SIZE
    MOST_ACTIONS = 103  # POIS-P32
    LONGEST = 4096  # of the journal; the guard alone would allow more (POIS-P31)
    LOWER_WINS = True

    def __init__(self):
        super().__init__()
        s = self.state
        self.rng = Rng(s, _RNG)
        self.hands = [Pile(s, _HANDS + 50 * i, HAND_LIMIT) for i in range(SEATS)]
        self.discards = [Pile(s, _FIRST, 59), Pile(s, _FIRST + 60, 59)]
        self.pile = Pile(s, _PILE, 60)
        self._tied = bytearray(SEATS)

    def deal(self, number, seats, options):
        """Start. IllegalAction for seats or options that are not offered."""
        if not 0 < number < 1000000 or not 2 <= seats <= SEATS or options & ~63:
            raise base.IllegalAction("Ptit Pois: deal 1-999999, 2 to 6 seats, options 0-63")
        s = self.state
        s[:] = _BLANK
        s[_OPTIONS] = options
        s[_SEATS] = seats
        self.rng.seed(number, self.KEY << 8 | seats)
        self.events.clear()
        self._deal_round()

    def _deal_round(self):
        s = self.state
        for i in range(_ROWS, _SIZE):
            s[i] = 0
        pile = self.pile
        for card in range(60):
            if not self._left_out(card // 10):
                pile.push(card)
        pile.shuffle(self.rng)
        for i in range(_ROWS, _ROWS + 4 * s[_SEATS]):
            s[i] = pile.pop()
        for seat in range(s[_SEATS]):
            for _ in range(4):
                self._to_hand(seat, pile.pop())
        for discard in self.discards:
            discard.push(pile.pop())
        s[_TURNS] = 0
        s[_TURNS + 1] = 0
        s[_TURN] = self._starter()
        s[_STARTER] = s[_TURN]
        s[_PHASE] = CHOOSE
        self.revealed = True
        self.events.post(base.DEALT, EVERYONE, s[_ROUND])
        self.events.post(base.TURN, EVERYONE, s[_TURN])

    def _left_out(self, colour):
        """POIS-P1: violet up to four players, orange up to three."""
        seats = self.state[_SEATS]
        return colour == 5 and seats <= 4 or colour == 3 and seats <= 3

    def _starter(self):
        """POIS-P2, P3: most points, then the highest visible row, then chance."""
        s = self.state
        most = -1
        tied = 0
        for seat in range(s[_SEATS]):
            row = _ROWS + 4 * seat
            key = self.score(seat) << 5 | s[row + 1] % 10 + s[row + 3] % 10
            if key > most:
                most = key
                tied = 0
            if key == most:
                self._tied[tied] = seat
                tied += 1
        return self._tied[self.rng.below(tied) if tied > 1 else 0]

    def _to_hand(self, seat, card):
        """Hands are kept in ascending order."""
        hand = self.hands[seat]
        hand.push(card)
        place = hand.count() - 1
        while place > 0 and hand.card(place - 1) > card:
            hand.put(place, hand.card(place - 1))
            place -= 1
        hand.put(place, card)

    # What a player asks.

    def phase(self):
        """CHOOSE, ACT, AFTER_B, BONUS or OVER."""
        return self.state[_PHASE]

    def options(self):
        """ROUNDS and UNTIL_POINTS."""
        return self.state[_OPTIONS]

    def seats(self):
        """2 .. 6."""
        return self.state[_SEATS]

    def round(self):
        """From 0."""
        return self.state[_ROUND]

    def rounds(self):
        """How many will be played; 0: until somebody has enough points."""
        options = self.state[_OPTIONS]
        if options & UNTIL_POINTS:
            return 0
        return options & ROUNDS or 3

    def turns(self):
        """Turns of the round so far, all seats together."""
        return self.state[_TURNS] | self.state[_TURNS + 1] << 8

    def starter(self):
        """Who began the round."""
        return self.state[_STARTER]

    def up(self):
        """Is the direction Up?"""
        return self.state[_UP] != 0

    def bonus_discard(self):
        """On which discard the bonus card must go."""
        return self.state[_DISCARD]

    def shown(self, seat, pack):
        """The face-up card of a pack, or NOTHING."""
        return self.state[_ROWS + 4 * seat + 2 * pack + 1]

    def hidden(self, seat, pack):
        """The face-down card of a pack, NOTHING, or UNKNOWN in a view."""
        return self.state[_ROWS + 4 * seat + 2 * pack]

    def last_points(self, seat):
        """Points of the last finished round."""
        return self.state[_LAST + 2 * seat] | self.state[_LAST + 2 * seat + 1] << 8

    def hand_sum(self, seat):
        """Sum of the values in a hand."""
        s = self.state
        first = _HANDS + 50 * seat
        total = 0
        for i in range(first + 1, first + 1 + s[first]):
            total += s[i] % 10 + 1
        return total

    def row_sum(self, seat):
        """Sum of the values in a row, hidden ones included."""
        s = self.state
        total = 0
        for i in range(_ROWS + 4 * seat, _ROWS + 4 * seat + 4):
            if s[i] != NOTHING:
                total += s[i] % 10 + 1
        return total

    def playable(self, card, discard):
        """POIS-P4, P5: does the direction let `card` go on `discard`?"""
        top = self.discards[discard].top() % 10
        return card % 10 >= top if self.state[_UP] else card % 10 <= top

    # What every game has.

    def seat(self):
        """Who acts."""
        return self.state[_TURN]

    def score(self, seat):
        """Points of the finished rounds; the least wins."""
        return self.state[_TOTALS + 2 * seat] | self.state[_TOTALS + 2 * seat + 1] << 8

    def winners(self, out):
        """POIS-P28: least points, then least in the last round, then shared."""
        best = -1
        n = 0
        for seat in range(self.state[_SEATS]):
            key = self.score(seat) << 12 | self.last_points(seat)
            if best < 0 or key < best:
                best = key
                n = 0
            if key == best:
                out[n] = seat
                n += 1
        return n

    def legal(self, out):
        """Plays by card and discard, then B, then flips, decline, Up and Down."""
        phase = self.state[_PHASE]
        if phase >= ROUND_END:
            out[0] = GO_ON
            return 1 if phase == ROUND_END else 0
        if phase == CHOOSE:
            out[0] = CHOOSE_UP
            out[1] = CHOOSE_DOWN
            return 2
        n = self._legal_plays(out)
        if phase == BONUS:
            for pack in range(2):
                if self._can_flip(pack):
                    out[n] = FLIP + pack
                    n += 1
            out[n] = DECLINE
            return n + 1
        if self._b_allowed(n):
            out[n] = TURN_AND_DRAW
            n += 1
        return n

    def _legal_plays(self, out):
        s = self.state
        seat = s[_TURN]
        hand = _HANDS + 50 * seat
        n = 0
        for i in range(hand + 1, hand + 1 + s[hand]):
            n = self._add_plays(out, n, s[i])
        for pack in range(2):
            card = s[_ROWS + 4 * seat + 2 * pack + 1]
            if card != NOTHING:
                n = self._add_plays(out, n, card)
        return n

    def _add_plays(self, out, n, card):
        s = self.state
        for discard in range(2):
            if s[_PHASE] == BONUS and s[_DISCARD] != discard:
                continue
            if self.playable(card, discard):
                i = n
                action = card * 2 + discard
                while i > 0 and out[i - 1] > action:
                    out[i] = out[i - 1]
                    i -= 1
                out[i] = action
                n += 1
        return n

    def _any_play(self, seat):
        s = self.state
        hand = _HANDS + 50 * seat
        for i in range(hand + 1, hand + 1 + s[hand]):
            if self.playable(s[i], 0) or self.playable(s[i], 1):
                return True
        for pack in range(2):
            card = s[_ROWS + 4 * seat + 2 * pack + 1]
            if card != NOTHING and (self.playable(card, 0) or self.playable(card, 1)):
                return True
        return False

    def _b_allowed(self, plays):
        """POIS-P15 to P18 and the guard P31, when `plays` cards can be played."""
        s = self.state
        if plays == 0:
            return True
        if s[_PHASE] != ACT:
            return False
        return self.turns() < 40 * s[_SEATS]

    def _can_flip(self, pack):
        """POIS-P12: two cards, or one that lies face down."""
        return self.state[_ROWS + 4 * self.state[_TURN] + 2 * pack] != NOTHING

    def apply(self, action):
        """A play, B, a flip, a decline, or the starter's choice."""
        s = self.state
        phase = s[_PHASE]
        self_seat = s[_TURN]
        if phase == CHOOSE:
            if action != CHOOSE_UP and action != CHOOSE_DOWN:
                raise base.IllegalAction("choose Up or Down")
            self.revealed = False
            self._set_direction(1 if action == CHOOSE_UP else 0)
            s[_PHASE] = ACT
        elif phase == ROUND_END and action == GO_ON:
            self._deal_round()
        elif phase >= ROUND_END or action > DECLINE:
            raise base.IllegalAction("not now")
        elif action < TURN_AND_DRAW:
            self._play(self_seat, action >> 1, action & 1)
        elif action == TURN_AND_DRAW:
            if phase == BONUS or not self._b_allowed(1 if self._any_play(self_seat) else 0):
                raise base.IllegalAction("play a card")
            self._turn_and_draw(self_seat)
        elif phase != BONUS:
            raise base.IllegalAction("only as a bonus")
        elif action == DECLINE:
            self.revealed = False
            self.events.post(DECLINED, EVERYONE, self_seat)
            self._end_turn()
        else:
            self._flip(self_seat, action - FLIP)

    def _set_direction(self, up):
        self.state[_UP] = up
        self.events.post(DIRECTION, EVERYONE, self.state[_TURN], up)

    def _play(self, seat, card, discard):
        s = self.state
        row = _ROWS + 4 * seat
        place = self.hands[seat].find(card)
        if place < 0 and s[row + 1] != card and s[row + 3] != card:
            raise base.IllegalAction("play a card of your hand or a visible one of your row")
        if s[_PHASE] == BONUS and discard != s[_DISCARD] or not self.playable(card, discard):
            raise base.IllegalAction("that card does not go there")
        self.revealed = False
        if place >= 0:
            self.hands[seat].take(place)
        else:
            s[row + 1 if s[row + 1] == card else row + 3] = NOTHING
        same = self.discards[discard].top() // 10 == card // 10  # POIS-P6
        self.discards[discard].push(card)
        self.events.post(PLAYED, EVERYONE, seat, card, discard)
        if same:
            s[_PHASE] = BONUS
            s[_DISCARD] = discard
            self.events.post(BONUS_WON, EVERYONE, seat)
        else:
            self._end_turn()

    def _turn_and_draw(self, seat):
        """Action B; POIS-P19 to P21."""
        s = self.state
        self._set_direction(1 - s[_UP])
        self.revealed = False
        for _ in range(2):
            if s[_PILE] == 0:
                self._make_pile()
            if s[_PILE]:
                card = self.pile.pop()
                self._to_hand(seat, card)
                self.revealed = True
                for other in range(s[_SEATS]):
                    shown = card if other == seat else UNKNOWN
                    self.events.post(base.DREW, other, seat, shown, s[_PILE])
        s[_PHASE] = AFTER_B

    def _make_pile(self):
        """POIS-P19: both discards without their tops."""
        for discard in self.discards:
            top = discard.pop()
            while discard.count():
                self.pile.push(discard.pop())
            discard.push(top)
        if self.pile.count():
            self.pile.shuffle(self.rng)
            self.revealed = True
            self.events.post(base.SHUFFLED, EVERYONE, self.pile.count())

    def _flip(self, seat, pack):
        """POIS-P10 to P12."""
        if not self._can_flip(pack):
            raise base.IllegalAction("this pack cannot be turned")
        s = self.state
        low = _ROWS + 4 * seat + 2 * pack
        hidden = s[low]
        s[low] = s[low + 1]
        s[low + 1] = hidden
        if s[low] == NOTHING:
            s[_KNOWN + seat] &= ~(1 << pack)
        else:
            s[_KNOWN + seat] |= 1 << pack  # everyone saw the card that is hidden now
        self.revealed = True
        self.events.post(FLIPPED, EVERYONE, seat, pack, s[low])
        self.events.post(SHOWN, EVERYONE, seat, pack, hidden)
        self._end_turn()

    def _end_turn(self):
        s = self.state
        seat = s[_TURN]
        turns = self.turns() + 1
        s[_TURNS] = turns & 255
        s[_TURNS + 1] = turns >> 8
        if s[_HANDS + 50 * seat] == 0 or self._row_gone(seat):
            self._end_round(seat)
        elif turns >= 60 * s[_SEATS]:
            self.events.post(NO_MOVER, EVERYONE)
            self._end_round(base.NOBODY)
        else:
            s[_PHASE] = ACT
            s[_TURN] = (seat + 1) % s[_SEATS]
            self.events.post(base.TURN, EVERYONE, s[_TURN])

    def _row_gone(self, seat):
        s = self.state
        for i in range(_ROWS + 4 * seat, _ROWS + 4 * seat + 4):
            if s[i] != NOTHING:
                return False
        return True

    def _end_round(self, mover):
        """POIS-P25 to P27; `mover` NOBODY: the guard, P31."""
        s = self.state
        lowest = True
        left = 0
        for seat in range(s[_SEATS]):
            hand = self.hand_sum(seat)
            row = self.row_sum(seat)
            self.events.post(REMAINED, EVERYONE, seat, hand & 255, row)
            if seat == mover:
                left = hand + row
            else:
                self._set_last(seat, hand if hand > row else row)
        if mover != base.NOBODY:
            for seat in range(s[_SEATS]):
                if seat != mover and self.last_points(seat) <= left:
                    lowest = False
            self._set_last(mover, 0 if lowest else 2 * left)
        for seat in range(s[_SEATS]):
            points = self.score(seat) + self.last_points(seat)
            s[_TOTALS + 2 * seat] = points & 255
            s[_TOTALS + 2 * seat + 1] = points >> 8
            self.events.post(SCORED, EVERYONE, seat, s[_LAST + 2 * seat], s[_LAST + 2 * seat + 1])
        self.events.post(base.ROUND_OVER, EVERYONE, s[_ROUND])
        s[_ROUND] += 1
        self.revealed = True
        if self._finished():
            s[_PHASE] = OVER
            s[_TURN] = base.NOBODY
            self.events.post(base.MATCH_OVER, EVERYONE)
        else:
            s[_PHASE] = ROUND_END
            s[_TURN] = mover if mover != base.NOBODY else 0
            self.events.post(base.TURN, EVERYONE, s[_TURN])

    def _set_last(self, seat, points):
        self.state[_LAST + 2 * seat] = points & 255
        self.state[_LAST + 2 * seat + 1] = points >> 8

    def _finished(self):
        """POIS-P29."""
        s = self.state
        rounds = self.rounds()
        if rounds:
            return s[_ROUND] >= rounds
        for seat in range(s[_SEATS]):
            if self.score(seat) >= (30 if s[_SEATS] == 2 else 50):
                return True
        return False

    def view_for(self, seat, into):
        """Own hand; the tops; hidden row cards only where everyone saw them go (POIS-P11, P33)."""
        into.state[:] = self.state
        s = into.state
        for i in range(_RNG, _RNG + 8):
            s[i] = 0
        for other in range(s[_SEATS] if s[_PHASE] < ROUND_END else 0):
            if other != seat:
                into.hands[other].hide()
            for pack in range(2):
                low = _ROWS + 4 * other + 2 * pack
                if s[low] != NOTHING and not s[_KNOWN + other] >> pack & 1:
                    s[low] = UNKNOWN
        into.pile.hide()
        for discard in into.discards:
            top = discard.top()
            discard.hide()
            discard.put(discard.count() - 1, top)
