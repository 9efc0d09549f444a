"""What lies on the table of Gang de castors: its numbers, the state, questions, views.

Screens, bots and tools take the numbers of options, phases, actions and events from here.
castors_rounds.py adds a round's beginning and end, castors.py the turn. A card is its kind:
0 .. 9, SWAP, LOOK or DRAW; nobody can tell two cards of a kind apart. Rulings:
shared/rules/castors.md (CAST-G...).
"""

from micropython import const

from engine_mpy.cards.pile import UNKNOWN, Pile
from engine_mpy.cards.rng import Rng
from engine_mpy.games import base
from engine_mpy.games.events import EventRing

# Cards: the values 0 .. 9 and the three actions.
SWAP = const(10)  # Échanger
LOOK = const(11)  # Regarder
DRAW = const(12)  # Piocher

# Options: a number of rounds, 1 .. 31; 0 is the usual: as many as seats, four at two.
ROUNDS = const(31)  # mask

# Phases.
PEEK = const(0)  # each seat looks at its first and fourth card and confirms (CAST-G3)
CHOOSE = const(1)  # A or B
DRAWN = const(2)  # a card was drawn: place it, throw it away or play it
FIRST_OF_TWO = const(3)  # the same, and if it is thrown away another one is drawn (Piocher)
SWAPPING = const(4)  # an Échanger was played
LOOKING = const(5)  # a Regarder was played
LOOKED = const(6)  # the card looked at is shown until confirmed
CALLING = const(7)  # the end of the turn: "dernier tour", or not
ROUND_END = const(8)  # all is face up and scored, until the next starter goes on
OVER = const(9)

# Actions.
DONE = const(0)  # seen; or: no call; or: on to the next round
CALL = const(1)  # "dernier tour"
TAKE = const(2)  # + place: A, the top of the discard trades places with this card (CAST-G5)
PILE = const(6)  # B: draw
PLACE = const(7)  # + place: the drawn number goes here
THROW = const(11)  # the drawn card goes to the discard
PLAY = const(12)  # the drawn action is played
LOOK_AT = const(13)  # + place of one's own
EXCHANGE = const(17)  # + (own place * 6 + other seat) * 4 + their place

# Events: those of base.py and these.
TOOK_DISCARD = const(32)  # a = seat, b = card, c = place
PLACED = const(33)  # a = seat, b = place: the drawn card lies there now
DISCARDED = const(34)  # a = seat or NOBODY (the first card), b = card: it lies face up now
PLAYED = const(35)  # a = seat, b = the action
LOOKED_AT = const(36)  # a = seat, b = place: which card it is only the seat sees
EXCHANGED = const(37)  # a = seat, b = other seat, c = own place * 4 + their place
CALLED = const(38)  # a = seat, b = 1: by the guard (CAST-G31)
SHOWN = const(39)  # a = seat, b = place, c = card; at the end of a round
REPLACED = const(40)  # a = seat, b = place, c = card instead of an action, after its DREW
SCORED = const(41)  # a = seat, b = points of the round

NOTHING = const(254)  # no card is held
SEATS = const(6)
LAPS = const(20)  # turns of every seat before the call comes by itself (CAST-G31)

# Offsets in the state.
AT_PHASE = const(0)
AT_OPTIONS = const(1)
AT_SEATS = const(2)
AT_TURN = const(3)
AT_ROUND = const(4)
AT_STARTER = const(5)
AT_CALLER = const(6)
AT_TURNS = const(7)  # ended in this round, all seats together
AT_PLACE = const(8)  # LOOKED: which place is shown
AT_HELD = const(9)  # the card drawn, or the action in play
AT_WAITING = const(10)  # how many Piochers lie beside the piles (CAST-G14)
AT_RNG = const(11)
AT_TOTALS = const(19)  # two bytes a seat
AT_LAST = const(31)  # points of the last round
AT_ROWS = const(37)  # four cards a seat
AT_DISCARD = const(61)
AT_PILE = const(128)
AT_ASIDE = const(195)  # actions replaced at the end of a round
AT_NOTES = const(217)  # CAST-G32: 24 bytes a seat, what it knows of every row: card + 1, or 0
SIZE = const(361)

_NO_NOTES = bytes(24 * SEATS)


class Table(base.Game):
    """Rows, discard, pile, the card in hand, notes and scores, and what may be asked of them."""

    STATE_BYTES = SIZE

    def __init__(self):
        super().__init__()
        self.events = EventRing(96)  # one action may end a round of six: 24 rows, 21 replaced
        s = self.state
        self.rng = Rng(s, AT_RNG)
        self.discard = Pile(s, AT_DISCARD, 66)
        self.pile = Pile(s, AT_PILE, 66)
        self.aside = Pile(s, AT_ASIDE, 21)

    def phase(self):
        """PEEK .. OVER."""
        return self.state[AT_PHASE]

    def options(self):
        """A number of rounds, or 0 for the usual."""
        return self.state[AT_OPTIONS]

    def seats(self):
        """2 .. 6."""
        return self.state[AT_SEATS]

    def round(self):
        """From 0; one more from the end of a round on."""
        return self.state[AT_ROUND]

    def rounds(self):
        """How many are played: as many as seats, four at two, or what the options say."""
        s = self.state
        return s[AT_OPTIONS] or (4 if s[AT_SEATS] == 2 else s[AT_SEATS])

    def starter(self):
        """Left of the dealer; from the end of a round on, of the next round (CAST-G2)."""
        return self.state[AT_STARTER]

    def caller(self):
        """Who called "dernier tour", or NOBODY."""
        return self.state[AT_CALLER]

    def turns(self):
        """Turns that ended in this round, all seats together."""
        return self.state[AT_TURNS]

    def may_call(self):
        """CAST-G21: will the seat in turn be asked for "dernier tour" when its turn ends?"""
        s = self.state
        return s[AT_CALLER] == base.NOBODY and (s[AT_SEATS] <= s[AT_TURNS] < LAPS * s[AT_SEATS])

    def row(self, seat, place):
        """A card of a row; UNKNOWN in a view, but while the rules let it be seen."""
        return self.state[AT_ROWS + 4 * seat + place]

    def held(self):
        """The card drawn, or the action in play, or NOTHING; UNKNOWN to others while drawn."""
        return self.state[AT_HELD]

    def waiting(self):
        """How many Piochers wait beside the piles (CAST-G14)."""
        return self.state[AT_WAITING]

    def looked_place(self):
        """LOOKED: the place of one's own row that is shown."""
        return self.state[AT_PLACE]

    def note(self, seat, owner, place):
        """CAST-G32: the card that `seat` rightly knows to lie there, or UNKNOWN.

        A view has those of its own seat, and none of the others'.
        """
        seat = self.state[AT_NOTES + 24 * seat + 4 * owner + place]
        return seat - 1 if seat else UNKNOWN

    def last_points(self, seat):
        """Points of the last finished round."""
        return self.state[AT_LAST + seat]

    def seat(self):
        """Who acts."""
        return self.state[AT_TURN]

    def score(self, seat):
        """Points of the finished rounds; the least wins."""
        seat = AT_TOTALS + 2 * seat
        return self.state[seat] | self.state[seat + 1] << 8

    def winners(self, out):
        """CAST-G30: the least total; a tie is shared."""
        best = 1 << 16
        n = 0
        for seat in range(self.state[AT_SEATS]):
            score = self.score(seat)
            if score < best:
                best = score
                n = 0
            if score == best:
                out[n] = seat
                n += 1
        return n

    def view_for(self, seat, into):
        """The discard's top, what this seat is being shown, and its own notes (CAST-G32)."""
        s = into.state
        s[:] = self.state
        for i in range(AT_RNG, AT_RNG + 8):
            s[i] = 0
        if s[AT_PHASE] < ROUND_END:  # from then on the rows lie face up
            self._hide_rows(s)
            if seat == s[AT_TURN]:
                self._show_now(s, AT_ROWS + 4 * seat)
            elif s[AT_PHASE] == DRAWN or s[AT_PHASE] == FIRST_OF_TWO:
                s[AT_HELD] = UNKNOWN
        self._hide_notes(s, seat)
        into.pile.hide()
        self._hide_covered(into.discard)

    def _hide_rows(self, s):
        for i in range(AT_ROWS, AT_ROWS + 4 * s[AT_SEATS]):
            s[i] = UNKNOWN

    def _show_now(self, s, row):
        """What the seat in turn sees of its own row at this moment (CAST-G3, G11)."""
        if s[AT_PHASE] == PEEK:
            s[row] = self.state[row]
            s[row + 3] = self.state[row + 3]
        elif s[AT_PHASE] == LOOKED:
            row += s[AT_PLACE]
            s[row] = self.state[row]

    def _hide_notes(self, s, seat):
        """Those of all others; of everyone in the view of NOBODY."""
        s[AT_NOTES:SIZE] = _NO_NOTES
        if seat < SEATS:
            seat = AT_NOTES + 24 * seat
            for i in range(seat, seat + 24):
                s[i] = self.state[i]

    def _hide_covered(self, discard):
        top = discard.top()
        discard.hide()
        discard.put(discard.count() - 1, top)
