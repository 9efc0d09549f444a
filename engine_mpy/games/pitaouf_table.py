"""What lies on the table of Pitaouf: its numbers, the bytes of the state, questions, views.

pitaouf_poses.py adds what a pose does and which are legal, pitaouf.py the deal and the turns.
A card is suit * 13 + rank - 2: suits spade, heart, club, diamond (odd ones are red), ranks
2 .. 14 (ace); jokers are 52, 53.
"""

from micropython import const

from engine_mpy.cards.pile import UNKNOWN, Pile
from engine_mpy.cards.rng import Rng
from engine_mpy.games import base

# Options.
FACILE = const(1)  # PIT-S1: red and black count as the suits in the table
FREE_STEPS = const(2)  # PIT-S8: the player may walk less

# Phases.
EXCHANGE = const(0)
PLAY = const(1)
WON = const(2)
LOST_TO_DANGER = const(3)  # PIT-S15
LOST_TO_TRIAL = const(4)  # PIT-S16

# Spaces.
HIDDEN = const(0)  # face down, never resolved
OPEN = const(1)  # turned up, not resolved
NEUTRAL = const(2)  # covered face down: safe
DANGER = const(3)  # covered face up

# Results of a pose.
BRIO = const(1)
SUCCESS = const(2)
MADE_DANGER = const(3)

# Actions: WALK, KEEP, steps * 32 + the hand places posed as bits, GIVE + place * 4 + suit wanted.
WALK = const(0)
KEEP = const(1)
GIVE = const(128)

# Events: base.DREW, base.MATCH_OVER and these.
LOOKED_AT = const(32)  # a = place in the talon, b = card seen in the exchange
EXCHANGED = const(33)  # a = card given, b = card taken; UNKNOWN: no such suit, nothing exchanged
TURNED_UP = const(34)  # a = space, b = card
POSED = const(35)  # a = space, b = card, c = result
MOVED = const(36)  # a = from, b = to, c = result of the pose or 0 for a walk

JOKER = const(52)
FRIDGE = const(26)
DOG = const(10)
MISTRESS = const(20)
HAND = const(5)
TALON = const(23)
TURNS = const(50)  # PIT-S21

# Offsets in the state.
AT_PHASE = const(0)
AT_OPTIONS = const(1)
AT_SPACE = const(2)
AT_BACK = const(3)
AT_TURNS = const(4)
AT_SEEN = const(5)
AT_RNG = const(6)
AT_PATH = const(14)
AT_MARKS = const(40)
AT_HAND = const(66)
AT_TALON = const(72)
AT_POSED = const(96)
AT_POSED_ON = const(125)
SIZE = const(153)


def suit_of(card):
    """0 spade, 1 heart, 2 club, 3 diamond; a joker has none: 4."""
    return card // 13


def value_of(card):
    """2 .. 14; not for jokers."""
    return card % 13 + 2


class Table(base.Game):
    """The state of a match, and all that can be asked about it."""

    NAME = b"pitaouf"
    KEY = 1
    MIN_SEATS = 1
    MAX_SEATS = 1
    DECK = 54
    STATE_BYTES = SIZE
    MOST_ACTIONS = 41  # five cards, every subset, every number of steps
    LONGEST = 51  # PIT-S21: the exchange and 25 + 1 + 24 turns

    def __init__(self):
        super().__init__()
        s = self.state
        self.rng = Rng(s, AT_RNG)
        self.hand = Pile(s, AT_HAND, HAND)
        self.talon = Pile(s, AT_TALON, TALON)
        self.posed = Pile(s, AT_POSED, 28)  # in the order posed; posed_on(i) is the space

    def phase(self):
        """EXCHANGE, PLAY, WON, LOST_TO_DANGER or LOST_TO_TRIAL."""
        return self.state[AT_PHASE]

    def options(self):
        """FACILE and FREE_STEPS, or-ed."""
        return self.state[AT_OPTIONS]

    def space(self):
        """Where the cat stands, 1 .. 26."""
        return self.state[AT_SPACE]

    def back(self):
        """Is the cat on its way back (from the moment it reaches the fridge)?"""
        return self.state[AT_BACK] != 0

    def turns(self):
        """Turns taken, 0 .. 50."""
        return self.state[AT_TURNS]

    def mark(self, space):
        """HIDDEN, OPEN, NEUTRAL or DANGER."""
        return self.state[AT_MARKS - 1 + space]

    def path(self, space):
        """The bottom card of a space, UNKNOWN in a view while HIDDEN."""
        return self.state[AT_PATH - 1 + space]

    def posed_on(self, place):
        """The space on which card number `place` of `posed` lies."""
        return self.state[AT_POSED_ON + place]

    def talon_seen(self):
        """How many cards at the bottom of the talon were seen in the exchange (PIT-S3)."""
        return self.state[AT_SEEN]

    def distance(self):
        """Spaces reached, 1 .. 51 (PIT-S22)."""
        if self.state[AT_BACK]:
            return 2 * FRIDGE - self.state[AT_SPACE]
        return self.state[AT_SPACE]

    def may_walk(self):
        """Is there nothing to pose here: the fridge, or a safe space (PIT-S12, S13)?"""
        s = self.state
        return s[AT_SPACE] == FRIDGE or s[AT_MARKS - 1 + s[AT_SPACE]] == NEUTRAL

    def seat(self):
        """0 while it runs."""
        return 0 if self.state[AT_PHASE] <= PLAY else base.NOBODY

    def score(self, seat):
        """PIT-S22: cards left in hand and talon if won, else 0."""
        s = self.state
        return s[AT_HAND] + s[AT_TALON] if s[AT_PHASE] == WON else 0

    def winners(self, out):
        """Seat 0, or none."""
        if self.state[AT_PHASE] != WON:
            return 0
        out[0] = 0
        return 1

    def view_for(self, seat, into):
        """The path and the talon as the player knows them; no random words."""
        into.state[:] = self.state
        s = into.state
        for i in range(AT_RNG, AT_RNG + 8):
            s[i] = 0
        for i in range(FRIDGE):
            if s[AT_MARKS + i] == HIDDEN:
                s[AT_PATH + i] = UNKNOWN
        into.talon.hide(s[AT_SEEN])
