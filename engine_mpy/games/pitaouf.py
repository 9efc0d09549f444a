"""Les Aventures de Pitaouf, chapter 1: one player leads a cat to the fridge and back.

Rulings: shared/rules/pitaouf.md (PIT-S...). Match writes to it, screens and bots read views of it.
A card is suit * 13 + rank - 2: suits spade, heart, club, diamond (odd ones are red), ranks
2 .. 14 (ace); jokers are 52, 53.
"""

from micropython import const

from engine_mpy.cards.pile import UNKNOWN, Pile
from engine_mpy.cards.rng import Rng
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE

# Options.
FACILE = 1  # PIT-S1: red and black count as the suits in the table
FREE_STEPS = 2  # PIT-S8: the player may walk less

# Phases.
EXCHANGE = 0
PLAY = 1
WON = 2
LOST_TO_DANGER = 3  # PIT-S15
LOST_TO_TRIAL = 4  # PIT-S16

# Spaces.
HIDDEN = 0  # face down, never resolved
OPEN = 1  # turned up, not resolved
NEUTRAL = 2  # covered face down: safe
DANGER = 3  # covered face up

# Results of a pose.
BRIO = 1
SUCCESS = 2
MADE_DANGER = 3

# Actions: WALK, KEEP, steps * 32 + the hand places posed as bits, GIVE + place * 4 + suit wanted.
WALK = 0
KEEP = 1
GIVE = 128

# Events: base.DREW, base.MATCH_OVER and these.
LOOKED_AT = 32  # a = place in the talon, b = card seen in the exchange
EXCHANGED = 33  # a = card given, b = card taken; UNKNOWN: no such suit, nothing exchanged
TURNED_UP = 34  # a = space, b = card
POSED = 35  # a = space, b = card, c = result
MOVED = 36  # a = from, b = to, c = result of the pose or 0 for a walk

JOKER = 52
FRIDGE = 26
DOG = 10
MISTRESS = 20
HAND = 5
TALON = 23
TURNS = 50  # PIT-S21

# Offsets in the state.
_PHASE = const(0)
_OPTIONS = const(1)
_SPACE = const(2)
_BACK = const(3)
_TURNS = const(4)
_SEEN = const(5)
_RNG = const(6)
_PATH = const(14)
_MARKS = const(40)
_HAND = const(66)
_TALON = const(72)
_POSED = const(96)
_POSED_ON = const(125)
_SIZE = const(153)

_BLANK = bytes(_SIZE)
# The 48 cards 2 .. R as a pile: a count, the cards, room for the jokers.
_DECK = bytes([48] + [card for card in range(52) if card % 13 != 12] + [0])
_ACES = b"\x04\x0c\x19\x26\x33\x00"


def suit_of(card):
    """0 spade, 1 heart, 2 club, 3 diamond; a joker has none: 4."""
    return card // 13


def value_of(card):
    """2 .. 14; not for jokers."""
    return card % 13 + 2


class Pitaouf(base.Game):
    """A base.Game, and what only Pitaouf has: space, mark, path, outcome, distance, its piles."""

    NAME = b"pitaouf"
    KEY = 1
    MIN_SEATS = 1
    MAX_SEATS = 1
    DECK = 54
    STATE_BYTES = _SIZE
    MOST_ACTIONS = 41  # five cards, every subset, every number of steps
    LONGEST = 51  # PIT-S21: the exchange and 25 + 1 + 24 turns

    def __init__(self):
        super().__init__()
        s = self.state
        self.rng = Rng(s, _RNG)
        self.hand = Pile(s, _HAND, HAND)
        self.talon = Pile(s, _TALON, TALON)
        self.posed = Pile(s, _POSED, 28)  # in the order posed; posed_on(i) is the space
        self._deck = Pile(bytearray(50), 0, 49)
        self._steps = bytearray(HAND)
        self._sums = bytearray(1 << HAND)

    def deal(self, number, seats, options):
        """Lay the path, the hand and the talon. IllegalAction for wrong seats or options."""
        if seats != 1 or not 0 < number < 1000000 or options & ~3:
            raise base.IllegalAction("Pitaouf: deal 1-999999, one seat, options 0-3")
        s = self.state
        s[:] = _BLANK
        s[_OPTIONS] = options
        self.rng.seed(number, self.KEY << 8 | seats)
        self._lay_path()
        self._deal_hand()
        s[_SPACE] = 1
        self.events.clear()
        self.events.post(base.DEALT, EVERYONE, 0)
        self._turn_up()  # PIT-S2
        self.revealed = True

    def _lay_path(self):
        deck = self._deck
        path = self.state
        deck.state[:] = _DECK
        deck.shuffle(self.rng, 23)
        for i in range(25):
            if i != DOG - 1 and i != MISTRESS - 1:
                path[_PATH + i] = deck.pop()
        path[_PATH + FRIDGE - 1] = JOKER
        path[_MARKS + FRIDGE - 1] = OPEN

    def _deal_hand(self):
        aces = self.hand  # the four aces lie there for a moment
        self.state[_HAND:_TALON] = _ACES
        aces.shuffle(self.rng)
        self.state[_PATH + DOG - 1] = aces.pop()
        self.state[_PATH + MISTRESS - 1] = aces.pop()
        deck = self._deck
        deck.push(aces.pop())
        deck.push(aces.pop())
        deck.push(JOKER + 1)
        deck.shuffle(self.rng)
        for _ in range(HAND):
            aces.push(deck.pop())
        self.state[_TALON] = TALON
        for i in range(1, TALON + 1):
            self.state[_TALON + i] = deck.state[i]

    # What a player asks.

    def phase(self):
        """EXCHANGE, PLAY, WON, LOST_TO_DANGER or LOST_TO_TRIAL."""
        return self.state[_PHASE]

    def options(self):
        """FACILE and FREE_STEPS, or-ed."""
        return self.state[_OPTIONS]

    def space(self):
        """Where the cat stands, 1 .. 26."""
        return self.state[_SPACE]

    def back(self):
        """Is the cat on its way back (from the moment it reaches the fridge)?"""
        return self.state[_BACK] != 0

    def turns(self):
        """Turns taken, 0 .. 50."""
        return self.state[_TURNS]

    def mark(self, space):
        """HIDDEN, OPEN, NEUTRAL or DANGER."""
        return self.state[_MARKS - 1 + space]

    def path(self, space):
        """The bottom card of a space, UNKNOWN in a view while HIDDEN."""
        return self.state[_PATH - 1 + space]

    def posed_on(self, place):
        """The space on which card number `place` of `posed` lies."""
        return self.state[_POSED_ON + place]

    def talon_seen(self):
        """How many cards at the bottom of the talon were seen in the exchange (PIT-S3)."""
        return self.state[_SEEN]

    def distance(self):
        """Spaces reached, 1 .. 51 (PIT-S22)."""
        if self.state[_BACK]:
            return 2 * FRIDGE - self.state[_SPACE]
        return self.state[_SPACE]

    def outcome(self, mask):
        """What posing these hand places (bits) would do: result * 4 + steps, 0: not allowed."""
        s = self.state
        bottom = s[_PATH - 1 + s[_SPACE]]
        value = bottom % 13 + 2
        if mask & (mask - 1):
            if s[_MARKS - 1 + s[_SPACE]] == DANGER:
                return 0  # PIT-S15
            return self._outcome_of_sum(mask, value)
        place = 0
        while mask >> place & 1 == 0:
            place += 1
        return self._outcome_of_card(s[_HAND + 1 + place], bottom, value)

    def _outcome_of_card(self, card, bottom, value):
        if card >= JOKER:
            return BRIO * 4 + 3  # PIT-S7
        s = self.state
        mine = card % 13 + 2
        card //= 13
        bottom //= 13
        same = card == bottom or (s[_OPTIONS] & FACILE and (card ^ bottom) & 1 == 0)
        if mine > value:
            if same:
                return BRIO * 4 + (3 if mine > 10 else 2)
            return SUCCESS * 4 + (2 if mine > 10 else 1)
        if s[_MARKS - 1 + s[_SPACE]] != DANGER and (same or mine == value):
            return MADE_DANGER * 4 + 1
        return 0

    def _outcome_of_sum(self, mask, value):
        s = self.state
        total = 0
        for place in range(s[_HAND]):
            if mask >> place & 1:
                card = s[_HAND + 1 + place]
                if card >= JOKER:
                    return 0  # PIT-S7: not used in sums
                total += card % 13 + 2
        return MADE_DANGER * 4 + 1 if total > value else 0  # PIT-S10

    # What every game has.

    def seat(self):
        """0 while it runs."""
        return 0 if self.state[_PHASE] <= PLAY else base.NOBODY

    def score(self, seat):
        """PIT-S22: cards left in hand and talon if won, else 0."""
        s = self.state
        return s[_HAND] + s[_TALON] if s[_PHASE] == WON else 0

    def winners(self, out):
        """Seat 0, or none."""
        if self.state[_PHASE] != WON:
            return 0
        out[0] = 0
        return 1

    def legal(self, out):
        """Exchange: KEEP, the gifts. Play: WALK, or the poses by steps, then by hand places."""
        s = self.state
        if s[_PHASE] > PLAY:
            return 0
        if s[_PHASE] == EXCHANGE:
            return self._legal_gifts(out)
        if s[_SPACE] == FRIDGE or s[_MARKS - 1 + s[_SPACE]] == NEUTRAL:
            out[0] = WALK
            return 1
        return self._legal_poses(out)

    def _legal_gifts(self, out):
        out[0] = KEEP
        n = 1
        for place in range(self.state[_HAND]):
            own = self.state[_HAND + 1 + place] // 13
            for suit in range(4):
                if suit != own:
                    out[n] = GIVE + place * 4 + suit
                    n += 1
        return n

    def _legal_poses(self, out):
        s = self.state
        bottom = s[_PATH - 1 + s[_SPACE]]
        jokers = 0
        sums = self._sums
        for place in range(s[_HAND]):
            card = s[_HAND + 1 + place]
            if card >= JOKER:
                jokers = 1 << place
            else:
                sums[1 << place] = card % 13 + 2
            self._steps[place] = self._most_steps(card, bottom)
        sums[0] = bottom % 13 + 2
        n = self._poses_of_one_step(out, jokers, s[_MARKS - 1 + s[_SPACE]] != DANGER)
        n = self._longer_poses(out, n, 2)
        return self._longer_poses(out, n, 3)

    def _most_steps(self, card, bottom):
        """Steps of this single card, as many as count in FREE_STEPS (PIT-S8); 0: not allowed."""
        steps = self._outcome_of_card(card, bottom, bottom % 13 + 2) & 3
        if self.state[_OPTIONS] & FREE_STEPS and steps > 1:
            room = self._room()
            if steps > room:
                return room
        return steps

    def _room(self):
        s = self.state
        return s[_SPACE] - 1 if s[_BACK] else FRIDGE - s[_SPACE]

    def _poses_of_one_step(self, out, jokers, trial):
        sums = self._sums
        steps = self._steps
        free = self.state[_OPTIONS] & FREE_STEPS
        value = sums[0]
        n = 0
        place = 0
        for mask in range(1, 1 << self.state[_HAND]):
            low = mask & (mask - 1)
            if low == 0:
                if steps[place] == 1 or (free and steps[place]):
                    out[n] = 32 | mask
                    n += 1
                place += 1
            elif trial and not mask & jokers:
                sums[mask] = sums[low] + sums[mask ^ low]
                if sums[mask] > value:
                    out[n] = 32 | mask
                    n += 1
        return n

    def _longer_poses(self, out, n, wanted):
        steps = self._steps
        free = self.state[_OPTIONS] & FREE_STEPS
        for place in range(self.state[_HAND]):
            if steps[place] == wanted or (free and steps[place] > wanted):
                out[n] = wanted << 5 | 1 << place
                n += 1
        return n

    def apply(self, action):
        """WALK, KEEP, a pose or a gift; see the action numbers above."""
        s = self.state
        if s[_PHASE] == PLAY and WALK <= action < GIVE and action != KEEP:
            if action == WALK:
                self._walk()
            else:
                self._pose(action & 31, action >> 5)
        elif s[_PHASE] == EXCHANGE and action == KEEP:
            s[_PHASE] = PLAY
            self.revealed = False
            self._check_defeat()
        elif s[_PHASE] == EXCHANGE and action >= GIVE:
            self._give(action - GIVE >> 2, action & 3)
        else:
            raise base.IllegalAction("not now")

    def _give(self, place, suit):
        s = self.state
        if place >= s[_HAND] or s[_HAND + 1 + place] // 13 == suit:
            raise base.IllegalAction("give a card of your hand for another suit")
        given = s[_HAND + 1 + place]
        taken = UNKNOWN
        seen = 0
        while seen < TALON and taken == UNKNOWN:  # PIT-S3: from the bottom
            card = s[_TALON + 1 + seen]
            self.events.post(LOOKED_AT, 0, seen, card)
            if card // 13 == suit:
                taken = card
                s[_TALON + 1 + seen] = given  # PIT-S4
                s[_HAND + 1 + place] = card
            seen += 1
        s[_SEEN] = seen
        s[_PHASE] = PLAY
        self.revealed = True
        self.events.post(EXCHANGED, EVERYONE, given, taken)
        self._check_defeat()

    def _walk(self):
        s = self.state
        if s[_SPACE] != FRIDGE and s[_MARKS - 1 + s[_SPACE]] != NEUTRAL:
            raise base.IllegalAction("a card must be posed here")
        self.revealed = False
        self._move(1, 0)  # PIT-S12, S13: no pose, no draw

    def _pose(self, mask, steps):
        s = self.state
        if mask == 0 or mask >> s[_HAND] or self._may_walk():
            raise base.IllegalAction("no such card to pose")
        result = self.outcome(mask)
        most = result & 3
        if s[_OPTIONS] & FREE_STEPS:
            room = self._room()
            if steps == 0 or steps > most or steps > room:
                raise base.IllegalAction("not so many steps")
        elif steps != most or steps == 0:
            raise base.IllegalAction("these cards cannot be posed here")
        result >>= 2
        self._lay(mask, result)
        self.revealed = False
        if s[_BACK] or s[_SPACE] + steps < FRIDGE:  # PIT-S13: reaching the fridge draws nothing
            self._draw()
        self._move(steps, result)

    def _may_walk(self):
        s = self.state
        return s[_SPACE] == FRIDGE or s[_MARKS - 1 + s[_SPACE]] == NEUTRAL

    def _lay(self, mask, result):
        s = self.state
        space = s[_SPACE]
        kept = 0
        count = s[_HAND]
        for place in range(count):
            card = s[_HAND + 1 + place]
            if mask >> place & 1:
                s[_POSED_ON + s[_POSED]] = space
                self.posed.push(card)
                self.events.post(POSED, EVERYONE, space, card, result)
            else:
                kept += 1
                s[_HAND + kept] = card
        while count > kept:
            s[_HAND + count] = 0
            count -= 1
        s[_HAND] = kept
        s[_MARKS - 1 + space] = DANGER if result == MADE_DANGER else NEUTRAL

    def _draw(self):
        s = self.state
        if s[_TALON]:  # PIT-S11: one card, however many were posed
            card = self.talon.pop()
            if s[_SEEN] > s[_TALON]:
                s[_SEEN] = s[_TALON]
            else:
                self.revealed = True
            self.hand.push(card)
            self.events.post(base.DREW, EVERYONE, 0, card, s[_TALON])

    def _move(self, steps, result):
        s = self.state
        space = s[_SPACE]
        s[_TURNS] += 1
        if space == FRIDGE or s[_BACK]:
            steps = -steps
        to = space + steps
        if to >= FRIDGE:
            to = FRIDGE
            s[_BACK] = 1
        elif to <= 1 and s[_BACK]:
            to = 1
        s[_SPACE] = to
        self.events.post(MOVED, EVERYONE, space, to, result)
        if to == 1:
            s[_PHASE] = WON  # PIT-S18: space 1 is not resolved again
            self.events.post(base.MATCH_OVER, EVERYONE, 1)
        elif to != FRIDGE:
            self._turn_up()
            self._check_defeat()

    def _turn_up(self):
        s = self.state
        space = s[_SPACE]
        if s[_MARKS - 1 + space] == HIDDEN:
            s[_MARKS - 1 + space] = OPEN
            self.revealed = True
            self.events.post(TURNED_UP, EVERYONE, space, s[_PATH - 1 + space])

    def _check_defeat(self):
        s = self.state
        mark = s[_MARKS - 1 + s[_SPACE]]
        if mark == NEUTRAL or self._any_pose(mark):
            return
        s[_PHASE] = LOST_TO_DANGER if mark == DANGER else LOST_TO_TRIAL
        self.events.post(base.MATCH_OVER, EVERYONE, 0)

    def _any_pose(self, mark):
        s = self.state
        bottom = s[_PATH - 1 + s[_SPACE]]
        total = 0
        for place in range(s[_HAND]):
            card = s[_HAND + 1 + place]
            if self._outcome_of_card(card, bottom, bottom % 13 + 2):
                return True
            total += card % 13 + 2  # a joker is always a pose, so none is summed
        return mark == OPEN and total > bottom % 13 + 2 and s[_HAND] > 1

    def view_for(self, seat, into):
        """The path and the talon as the player knows them; no random words."""
        into.state[:] = self.state
        s = into.state
        for i in range(_RNG, _RNG + 8):
            s[i] = 0
        for i in range(FRIDGE):
            if s[_MARKS + i] == HIDDEN:
                s[_PATH + i] = UNKNOWN
        into.talon.hide(s[_SEEN])
