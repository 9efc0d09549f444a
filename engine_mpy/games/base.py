"""The facts and methods that every game has. Match, screens, cues, bots and tools
know games only by these.

A game never looks at a clock, a button or a screen, and is written to by `deal` and `apply` alone.
"""

from engine_mpy.games.events import EventRing

NOBODY = 255  # seat(): the match is over
NO_ACTION = 255  # no action has this number

# Event kinds that mean the same in every game. a, b, c as noted; those
# from 32 on belong to the game.
DEALT = 0  # a new deal or round; a = round, from 0
TURN = 1  # a = seat that acts now
DREW = 2  # a = seat, b = card (UNKNOWN to those who may not know it), c = cards left in the pile
SHUFFLED = 3  # a pile was made again; a = cards in it
ROUND_OVER = 4  # a = round
MATCH_OVER = 5


class IllegalAction(Exception):
    """The action is not legal now; nothing was changed."""


class Game:
    """One match of one game; everything in `state`, a bytearray of STATE_BYTES."""

    # Facts. Each game gives its own.
    NAME = b""  # in file names and on the command line
    KEY = 0  # in saves; never used again for another game
    MIN_SEATS = 1
    MAX_SEATS = 1
    DECK = 0  # cards
    STATE_BYTES = 0
    MOST_ACTIONS = 0  # legal at once, at most
    LONGEST = 0  # actions in a match, at most
    LOWER_WINS = False
    VARIANTS = 0xFFFF  # the option bits that make another game of it, in the statistics

    def __init__(self):
        self.state = bytearray(self.STATE_BYTES)
        self.events = EventRing()
        self.revealed = False  # did the last apply draw or show a hidden card? Undo stops there

    def deal(self, number, seats, options):
        """Start a match: deal 1-999999, seats, option bits; the same three, same cards (C1)."""
        raise NotImplementedError

    def seat(self):
        """The seat that acts, or NOBODY."""
        raise NotImplementedError

    def over(self):
        """Is the match over?"""
        return self.seat() == NOBODY

    def legal(self, out):
        """Write the legal actions into `out`, ascending; how many (C3: > 0 until over)."""
        raise NotImplementedError

    def apply(self, action):
        """Do it and post the events; IllegalAction if not legal, and then nothing has changed."""
        raise NotImplementedError

    def view_for(self, seat, into):
        """Write what `seat` may know into `into`, an instance of the same class (C4)."""
        raise NotImplementedError

    def score(self, seat):
        """The seat's score so far."""
        raise NotImplementedError

    def winners(self, out):
        """Write the winning seats into the bytearray `out`; return how many. Only when over."""
        raise NotImplementedError

    def distance(self):
        """How far the match got, 1-255, in games where that means something; else 0."""
        return 0

    def copy_from(self, other):
        """Become equal to `other`, an instance of the same class; events stay behind."""
        self.state[:] = other.state
