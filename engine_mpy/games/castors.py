"""Gang de castors: 2 to 6 players remember, draw and swap; the least sum of four cards wins.

Rulings: shared/rules/castors.md (CAST-G...). Match writes to it, screens and bots read views. A
card is its kind: 0 .. 9, SWAP, LOOK or DRAW; cards of a kind are alike, and nobody can tell them
apart.
"""

from micropython import const

from engine_mpy.cards.pile import UNKNOWN, Pile
from engine_mpy.cards.rng import Rng
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE, EventRing

# Cards: the values 0 .. 9 and the three actions.
SWAP = 10  # Échanger
LOOK = 11  # Regarder
DRAW = 12  # Piocher

# Options: the number of rounds; 0 is the usual: as many as seats, four at two.
ROUNDS = 31  # mask

# Phases.
PEEK = const(0)  # each seat looks at its first and fourth card and confirms (CAST-G3)
CHOOSE = 1  # A or B
DRAWN = 2  # a card was drawn: place it, throw it away or play it
FIRST_OF_TWO = 3  # the same, and if it is thrown away another one is drawn (Piocher)
SWAPPING = 4  # an Échanger was played
LOOKING = 5  # a Regarder was played
LOOKED = const(6)  # the card looked at is shown until confirmed
CALLING = const(7)  # the end of the turn: "dernier tour", or not
ROUND_END = const(8)  # all is face up and scored, until confirmed
OVER = 9

# Actions.
DONE = 0  # seen; or: no call; or: on to the next round
CALL = 1  # "dernier tour"
TAKE = 2  # + place: A, the top of the discard trades places with this card (CAST-G5)
PILE = 6  # B: draw
PLACE = 7  # + place: the drawn card goes here
THROW = 11  # the drawn card goes to the discard
PLAY = 12  # the drawn action is played
LOOK_AT = 13  # + place of one's own
EXCHANGE = 17  # + (own place * 6 + other seat) * 4 + their place

# Events: those of base.py and these.
TOOK_DISCARD = 32  # a = seat, b = card, c = place
PLACED = 33  # a = seat, b = place: the drawn card lies there now
DISCARDED = 34  # a = seat, b = card: it lies face up now
PLAYED = 35  # a = seat, b = the action
LOOKED_AT = 36  # a = seat, b = place: which card is the seat's own knowledge
EXCHANGED = 37  # a = seat, b = other seat, c = own place * 4 + their place
CALLED = 38  # a = seat, b = 1: by the guard (CAST-G31)
SHOWN = 39  # a = seat, b = place, c = card; at the end of a round
REPLACED = 40  # a = seat, b = place, c = card drawn instead of an action
SCORED = 41  # a = seat, b = points of the round

SEATS = 6
NOTHING = 254  # no card is held

_PHASE = const(0)
_OPTIONS = const(1)
_SEATS = const(2)
_TURN = const(3)
_ROUND = const(4)
_STARTER = const(5)
_CALLER = const(6)
_TURNS = const(7)  # of the round
_PLACE = const(8)  # LOOKED: where
_HELD = const(9)  # the card drawn or the action in play
_WAITING = const(10)  # how many Piochers lie beside the piles (CAST-G14)
_RNG = const(11)
_TOTALS = const(19)  # two bytes a seat
_LAST = const(31)  # points of the last round
_ROWS = const(37)  # four cards a seat
_DISCARD = const(61)
_PILE = const(128)
_ASIDE = const(195)  # actions replaced at the end of a round
_NOTES = const(217)  # CAST-G32: 24 bytes a seat, what it knows of every row: card + 1, or 0
_SIZE = const(361)

_BLANK = bytes(_SIZE)
# 0-8 four each, 9 nine, Échanger 9, Regarder 7, Piocher 5; a pile with its count.
_DECK = (
    bytes([66])
    + bytes(range(9)) * 4
    + bytes([9, SWAP]) * 9
    + bytes([LOOK]) * 7
    + bytes([DRAW]) * 5
)


class Castors(base.Game):
    """A base.Game, and what only Gang de castors has: rows, discard, held, notes."""

    NAME = b"castors"
    KEY = 4
    MIN_SEATS = 2
    MAX_SEATS = 6
    DECK = 66
    STATE_BYTES = _SIZE
    MOST_ACTIONS = 80  # an Échanger among six
    LONGEST = 4096  # of the journal
    LOWER_WINS = True

    def __init__(self):
        super().__init__()
        self.events = EventRing(96)  # the end of a round of six shows every card
        s = self.state
        self.rng = Rng(s, _RNG)
        self.discard = Pile(s, _DISCARD, 66)
        self.pile = Pile(s, _PILE, 66)
        self.aside = Pile(s, _ASIDE, 21)

    def deal(self, number, seats, options):
        """Start. IllegalAction for seats or options that are not offered."""
        if not 0 < number < 1000000 or not 2 <= seats <= SEATS or options & ~ROUNDS:
            raise base.IllegalAction("Gang de castors: deal 1-999999, 2 to 6 seats, options 0-31")
        s = self.state
        s[:] = _BLANK
        s[_OPTIONS] = options
        s[_SEATS] = seats
        self.rng.seed(number, self.KEY << 8 | seats)
        s[_STARTER] = self.rng.below(seats)  # CAST-G2
        self.events.clear()
        self._deal_round()

    def _deal_round(self):
        s = self.state
        for i in range(_ROWS, _SIZE):
            s[i] = 0
        s[_PILE:_ASIDE] = _DECK
        self.pile.shuffle(self.rng)
        for i in range(_ROWS, _ROWS + 4 * s[_SEATS]):
            s[i] = self.pile.pop()
        self.discard.push(self.pile.pop())  # CAST-G1
        for seat in range(s[_SEATS]):
            self._note(seat, 4 * seat)
            self._note(seat, 4 * seat + 3)
        s[_CALLER] = base.NOBODY
        s[_TURNS] = 0
        s[_HELD] = NOTHING
        s[_WAITING] = 0
        s[_TURN] = s[_STARTER]
        s[_PHASE] = PEEK
        self.revealed = True
        self.events.post(base.DEALT, EVERYONE, s[_ROUND])
        self.events.post(DISCARDED, EVERYONE, base.NOBODY, self.discard.top())
        self.events.post(base.TURN, EVERYONE, s[_TURN])

    def _note(self, seat, place):
        """`seat` learns the card at `place` (owner * 4 + place)."""
        s = self.state
        s[_NOTES + 24 * seat + place] = s[_ROWS + place] + 1

    # What a player asks.

    def phase(self):
        """PEEK .. OVER."""
        return self.state[_PHASE]

    def options(self):
        """ROUNDS."""
        return self.state[_OPTIONS]

    def seats(self):
        """2 .. 6."""
        return self.state[_SEATS]

    def round(self):
        """From 0."""
        return self.state[_ROUND]

    def rounds(self):
        """As many as seats, four at two, or as the options say."""
        s = self.state
        return s[_OPTIONS] & ROUNDS or (4 if s[_SEATS] == 2 else s[_SEATS])

    def starter(self):
        """Left of the dealer."""
        return self.state[_STARTER]

    def caller(self):
        """Who called "dernier tour", or NOBODY."""
        return self.state[_CALLER]

    def turns(self):
        """Turns of the round, all seats together."""
        return self.state[_TURNS]

    def row(self, seat, place):
        """A card of a row; UNKNOWN in a view, except while the rules let it be seen."""
        return self.state[_ROWS + 4 * seat + place]

    def held(self):
        """The card drawn, or the action in play, or NOTHING; UNKNOWN to others while drawn."""
        return self.state[_HELD]

    def waiting(self):
        """How many Piochers wait beside the piles."""
        return self.state[_WAITING]

    def looked_place(self):
        """LOOKED: the place of one's own row that is shown."""
        return self.state[_PLACE]

    def note(self, seat, owner, place):
        """CAST-G32: the card that `seat` rightly knows to lie there, or UNKNOWN."""
        card = self.state[_NOTES + 24 * seat + 4 * owner + place]
        return card - 1 if card else UNKNOWN

    def last_points(self, seat):
        """Points of the last finished round."""
        return self.state[_LAST + seat]

    # What every game has.

    def seat(self):
        """Who acts."""
        return self.state[_TURN]

    def score(self, seat):
        """Points of the finished rounds; the least wins."""
        return self.state[_TOTALS + 2 * seat] | self.state[_TOTALS + 2 * seat + 1] << 8

    def winners(self, out):
        """CAST-G30: the least total; a tie is shared."""
        best = -1
        n = 0
        for seat in range(self.state[_SEATS]):
            score = self.score(seat)
            if best < 0 or score < best:
                best = score
                n = 0
            if score == best:
                out[n] = seat
                n += 1
        return n

    def legal(self, out):
        """By action number, as listed above."""
        s = self.state
        phase = s[_PHASE]
        if phase == SWAPPING:
            return self._legal_exchanges(out)
        if phase in (PEEK, LOOKED, CALLING, ROUND_END):
            out[0] = DONE
            out[1] = CALL
            return 2 if phase == CALLING else 1
        if phase == LOOKING:
            return self._four(out, 0, LOOK_AT)
        n = 0
        if phase == CHOOSE:
            if self.discard.top() < SWAP:
                n = self._four(out, 0, TAKE)
            out[n] = PILE
            n += 1
        elif phase != OVER:
            if s[_HELD] < SWAP:
                n = self._four(out, 0, PLACE)  # CAST-G7
            out[n] = THROW
            n += 1
            if s[_HELD] >= SWAP:
                out[n] = PLAY
                n += 1
        return n

    def _four(self, out, n, action):
        for place in range(4):
            out[n + place] = action + place
        return n + 4

    def _legal_exchanges(self, out):
        s = self.state
        n = 0
        for place in range(4):
            for seat in range(s[_SEATS]):
                if seat != s[_TURN]:
                    n = self._four(out, n, EXCHANGE + (place * 6 + seat) * 4)
        return n

    def apply(self, action):
        """See the actions above."""
        s = self.state
        phase = s[_PHASE]
        self.revealed = False
        if phase == CHOOSE and action == PILE:
            self._draw(DRAWN)
        elif phase == CHOOSE and TAKE <= action < PILE and self.discard.top() < SWAP:
            self._take_discard(action - TAKE)
        elif (phase == DRAWN or phase == FIRST_OF_TWO) and PLACE <= action <= PLAY:
            self._use_drawn(action)
        elif phase == SWAPPING and EXCHANGE <= action < EXCHANGE + 96:
            self._exchange(action - EXCHANGE)
        elif phase == LOOKING and LOOK_AT <= action < EXCHANGE:
            self._look(action - LOOK_AT)
        elif action == DONE and phase in (PEEK, LOOKED, CALLING, ROUND_END):
            self._done(phase)
        elif phase == CALLING and action == CALL:
            self._call(0)
            self._next_turn()
        else:
            raise base.IllegalAction("not now")

    def _done(self, phase):
        s = self.state
        if phase == LOOKED:
            self._end_action()
        elif phase == CALLING:
            self._next_turn()
        elif phase == ROUND_END:
            self._deal_round()
        else:
            s[_TURN] = (s[_TURN] + 1) % s[_SEATS]
            if s[_TURN] == s[_STARTER]:
                s[_PHASE] = CHOOSE
            self.revealed = True  # the next one looks at other cards
            self.events.post(base.TURN, EVERYONE, s[_TURN])

    def _draw(self, phase):
        s = self.state
        if s[_PILE] == 0:
            self._make_pile()
        s[_HELD] = self.pile.pop()
        s[_PHASE] = phase
        self.revealed = True
        for seat in range(s[_SEATS]):
            card = s[_HELD] if seat == s[_TURN] else UNKNOWN
            self.events.post(base.DREW, seat, s[_TURN], card, s[_PILE])

    def _make_pile(self):
        """CAST-G18, G27: the discard without its top."""
        top = self.discard.pop()
        while self.discard.count():
            self.pile.push(self.discard.pop())
        self.discard.push(top)
        self.pile.shuffle(self.rng)
        self.events.post(base.SHUFFLED, EVERYONE, self.pile.count())

    def _take_discard(self, place):
        s = self.state
        seat = s[_TURN]
        card = self.discard.pop()
        self.events.post(TOOK_DISCARD, EVERYONE, seat, card, place)
        self._lay_out(seat, place)
        s[_ROWS + 4 * seat + place] = card
        for other in range(s[_SEATS]):
            self._note(other, 4 * seat + place)  # everyone saw it go there
        self._end_turn()

    def _lay_out(self, seat, place):
        """The card of a row goes face up on the discard; it is a surprise to all (CAST-G5, G8)."""
        self.revealed = True
        self._throw(seat, self.state[_ROWS + 4 * seat + place])

    def _throw(self, seat, card):
        self.discard.push(card)
        self.events.post(DISCARDED, EVERYONE, seat, card)

    def _use_drawn(self, action):
        s = self.state
        seat = s[_TURN]
        card = s[_HELD]
        if action == PLAY and card < SWAP or action < THROW and card >= SWAP:
            raise base.IllegalAction("numbers are placed, actions are played")
        if action == PLAY:
            self.events.post(PLAYED, EVERYONE, seat, card)
            if card == DRAW:  # CAST-G16: a fresh one, even inside another
                s[_WAITING] += 1
                s[_HELD] = NOTHING
                self._draw(FIRST_OF_TWO)
            else:
                s[_PHASE] = SWAPPING if card == SWAP else LOOKING
            return
        again = action == THROW and s[_PHASE] == FIRST_OF_TWO
        s[_HELD] = NOTHING
        if action == THROW:
            self._throw(seat, card)
        else:
            self._place(seat, action - PLACE, card)
        if again:
            self._draw(DRAWN)  # CAST-G17
        else:
            self._end_turn()

    def _place(self, seat, place, card):
        s = self.state
        self.events.post(PLACED, EVERYONE, seat, place)
        self._lay_out(seat, place)
        s[_ROWS + 4 * seat + place] = card
        for other in range(s[_SEATS]):
            s[_NOTES + 24 * other + 4 * seat + place] = 0
        self._note(seat, 4 * seat + place)

    def _exchange(self, code):
        """CAST-G12: the places are public, the cards are not."""
        s = self.state
        seat = s[_TURN]
        other = code >> 2
        mine = other // 6
        other %= 6
        if other == seat or other >= s[_SEATS]:
            raise base.IllegalAction("swap with another seat")
        theirs = 4 * other + (code & 3)
        self.events.post(EXCHANGED, EVERYONE, seat, other, mine << 2 | code & 3)
        mine += 4 * seat
        self._swap_bytes(_ROWS + mine, _ROWS + theirs)
        for knower in range(s[_SEATS]):
            self._swap_bytes(_NOTES + 24 * knower + mine, _NOTES + 24 * knower + theirs)
        self._end_action()

    def _swap_bytes(self, i, j):
        s = self.state
        byte = s[i]
        s[i] = s[j]
        s[j] = byte

    def _look(self, place):
        """CAST-G11: one's own, private."""
        s = self.state
        s[_PLACE] = place
        s[_PHASE] = LOOKED
        self.revealed = True
        self._note(s[_TURN], 4 * s[_TURN] + place)
        self.events.post(LOOKED_AT, EVERYONE, s[_TURN], place)

    def _end_action(self):
        """CAST-G14: the played action goes to the discard after its effect."""
        s = self.state
        card = s[_HELD]
        s[_HELD] = NOTHING
        s[_PLACE] = 0
        self._throw(s[_TURN], card)
        self._end_turn()

    def _end_turn(self):
        s = self.state
        while s[_WAITING]:
            s[_WAITING] -= 1
            self._throw(s[_TURN], DRAW)
        if s[_CALLER] == base.NOBODY:
            if s[_TURNS] >= 20 * s[_SEATS]:  # CAST-G31: the end of turn 20 x seats + 1
                self._call(1)
            elif s[_TURNS] >= s[_SEATS]:  # CAST-G21
                s[_PHASE] = CALLING
                return
        self._next_turn()

    def _call(self, by_guard):
        s = self.state
        s[_CALLER] = s[_TURN]
        self.events.post(CALLED, EVERYONE, s[_TURN], by_guard)

    def _next_turn(self):
        s = self.state
        s[_TURNS] += 1
        s[_TURN] = (s[_TURN] + 1) % s[_SEATS]
        if s[_TURN] == s[_CALLER]:  # CAST-G23
            self._end_round()
            return
        s[_PHASE] = CHOOSE
        self.events.post(base.TURN, EVERYONE, s[_TURN])

    def _end_round(self):
        s = self.state
        self.revealed = True
        for i in range(s[_SEATS]):
            seat = (s[_CALLER] + i) % s[_SEATS]
            self._show_row(seat)
        for i in range(s[_SEATS]):
            self._score_row((s[_CALLER] + i) % s[_SEATS])
        self.events.post(base.ROUND_OVER, EVERYONE, s[_ROUND])
        s[_ROUND] += 1
        s[_STARTER] = (s[_STARTER] + 1) % s[_SEATS]
        if s[_ROUND] < self.rounds():
            s[_PHASE] = ROUND_END
            s[_TURN] = s[_STARTER]
            self.events.post(base.TURN, EVERYONE, s[_TURN])
            return
        s[_PHASE] = OVER
        s[_TURN] = base.NOBODY
        self.events.post(base.MATCH_OVER, EVERYONE)

    def _show_row(self, seat):
        for place in range(4):
            self.events.post(SHOWN, EVERYONE, seat, place, self.row(seat, place))

    def _score_row(self, seat):
        """CAST-G25 to G27: actions are replaced from the pile, left to right."""
        s = self.state
        points = 0
        for place in range(4):
            i = _ROWS + 4 * seat + place
            while s[i] >= SWAP:
                self.aside.push(s[i])
                if s[_PILE] == 0:
                    self._make_pile()
                s[i] = self.pile.pop()
                self.events.post(REPLACED, EVERYONE, seat, place, s[i])
            points += s[i]
        s[_LAST + seat] = points
        total = self.score(seat) + points
        s[_TOTALS + 2 * seat] = total & 255
        s[_TOTALS + 2 * seat + 1] = total >> 8
        self.events.post(SCORED, EVERYONE, seat, points)

    def view_for(self, seat, into):
        """The discard's top, what this seat is being shown, and its own notes (CAST-G32)."""
        into.state[:] = self.state
        s = into.state
        for i in range(_RNG, _RNG + 8):
            s[i] = 0
        mine = s[_TURN] == seat
        if s[_PHASE] < ROUND_END:
            for i in range(4 * s[_SEATS]):
                if not mine or i >> 2 != seat or not self._shown_now(i & 3):
                    s[_ROWS + i] = UNKNOWN
        if not mine and (s[_PHASE] == DRAWN or s[_PHASE] == FIRST_OF_TWO):
            s[_HELD] = UNKNOWN
        for i in range(24 * SEATS):
            if i // 24 != seat:
                s[_NOTES + i] = 0
        into.pile.hide()
        if into.discard.count() > 1:
            card = into.discard.top()
            into.discard.hide()
            into.discard.put(into.discard.count() - 1, card)

    def _shown_now(self, place):
        """Does the seat in turn see this card of its row now (CAST-G3, G11)?"""
        s = self.state
        if s[_PHASE] == PEEK:
            return place == 0 or place == 3
        return s[_PHASE] == LOOKED and place == s[_PLACE]
