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

_IN_NO_SUM = const(128)  # more than any sum of a hand

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
        if mask == 0 or mask >> s[_HAND] or self._may_walk():
            return 0
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
        total = 0
        place = 1
        while mask:
            if mask & 1:
                card = self.state[_HAND + place]
                if card >= JOKER:
                    return 0  # PIT-S7: not used in sums
                total += card % 13 + 2
            place += 1
            mask >>= 1
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
        s = self.state
        out[0] = KEEP
        n = 1
        for gift in range(4 * s[_HAND]):  # place * 4 + suit wanted
            if gift & 3 != s[(gift >> 2) + _HAND + 1] // 13:
                out[n] = GIVE + gift
                n += 1
        return n

    def _legal_poses(self, out):
        s = self.state
        bottom = s[_PATH - 1 + s[_SPACE]]
        n = 0
        while n < s[_HAND]:
            self._steps[n] = self._most_steps(s[_HAND + 1 + n], bottom)
            n += 1
        if s[_MARKS - 1 + s[_SPACE]] == DANGER:
            n = self._single_poses(out, 0, 1)
        else:
            n = self._poses_of_one_step(out, bottom % 13 + 2)
        n = self._single_poses(out, n, 2)
        return self._single_poses(out, n, 3)

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

    def _single_poses(self, out, n, wanted):
        steps = self._steps
        for place in range(self.state[_HAND]):
            if steps[place] == wanted or (
                steps[place] > wanted and self.state[_OPTIONS] & FREE_STEPS
            ):
                out[n] = wanted << 5 | 1 << place
                n += 1
        return n

    def _poses_of_one_step(self, out, value):
        """Single cards and sums of an unresolved space, by hand places."""
        self._fill_sums()
        sums = self._sums
        n = 0
        for mask in range(1, 1 << self.state[_HAND]):
            if value < sums[mask] < _IN_NO_SUM:
                out[n] = 32 | mask
                n += 1
        return n

    def _fill_sums(self):
        s = self.state
        for place in range(s[_HAND]):
            self._add_to_sums(1 << place, s[_HAND + 1 + place])
        for place in range(s[_HAND]):
            self._sums[1 << place] = self._counts_as_sum(self._steps[place])

    def _add_to_sums(self, bit, card):
        sums = self._sums
        card = _IN_NO_SUM if card >= JOKER else card % 13 + 2  # PIT-S7: no joker in sums
        for mask in range(bit):
            sums[bit + mask] = sums[mask] + card

    def _counts_as_sum(self, steps):
        """A single card that goes one step passes as a sum above every value; others as none."""
        if steps == 1 or (steps and self.state[_OPTIONS] & FREE_STEPS):
            return _IN_NO_SUM - 1
        return 0

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
        self._exchange(place, self._look_for(suit))
        s[_PHASE] = PLAY
        self.revealed = True
        self._check_defeat()

    def _exchange(self, place, taken):
        s = self.state
        self.events.post(EXCHANGED, EVERYONE, s[_HAND + 1 + place], taken)
        if taken != UNKNOWN:  # PIT-S5: or else nothing is exchanged
            s[_TALON + s[_SEEN]] = s[_HAND + 1 + place]  # PIT-S4
            s[_HAND + 1 + place] = taken

    def _look_for(self, suit):
        """Look through the talon from the bottom (PIT-S3); the first card of `suit` or UNKNOWN."""
        s = self.state
        while s[_SEEN] < TALON:
            card = s[_TALON + 1 + s[_SEEN]]
            self.events.post(LOOKED_AT, 0, s[_SEEN], card)
            s[_SEEN] += 1
            if card // 13 == suit:
                return card
        return UNKNOWN

    def _walk(self):
        if not self._may_walk():
            raise base.IllegalAction("a card must be posed here")
        self.revealed = False
        self._move(1, 0)  # PIT-S12, S13: no pose, no draw

    def _may_walk(self):
        s = self.state
        return s[_SPACE] == FRIDGE or s[_MARKS - 1 + s[_SPACE]] == NEUTRAL

    def _pose(self, mask, steps):
        s = self.state
        result = self.outcome(mask)
        most = result & 3
        if s[_OPTIONS] & FREE_STEPS:
            if steps == 0 or steps > most or steps > self._room():
                raise base.IllegalAction("not so many steps")
        elif steps != most or steps == 0:
            raise base.IllegalAction("these cards cannot be posed here")
        result >>= 2
        self._lay(mask, result)
        self.revealed = False
        if s[_BACK] or s[_SPACE] + steps < FRIDGE:  # PIT-S13: reaching the fridge draws nothing
            self._draw()
        self._move(steps, result)

    def _lay(self, mask, result):
        s = self.state
        place = 0
        while mask:
            if mask & 1:
                self._lay_card(self.hand.take(place), result)
            else:
                place += 1
            mask >>= 1
        s[_MARKS - 1 + s[_SPACE]] = DANGER if result == MADE_DANGER else NEUTRAL

    def _lay_card(self, card, result):
        s = self.state
        s[_POSED_ON + s[_POSED]] = s[_SPACE]
        self.posed.push(card)
        self.events.post(POSED, EVERYONE, s[_SPACE], card, result)

    def _draw(self):
        s = self.state
        if s[_TALON]:  # PIT-S11: one card, however many were posed
            card = self.talon.pop()
            if s[_SEEN] > s[_TALON]:
                s[_SEEN] = s[_TALON]
            self.hand.push(card)
            self.revealed = True
            self.events.post(base.DREW, EVERYONE, 0, card, s[_TALON])

    def _move(self, steps, result):
        to = self._space_after(steps)
        self.events.post(MOVED, EVERYONE, self.state[_SPACE], to, result)
        self.state[_TURNS] += 1
        self._arrive(to)

    def _space_after(self, steps):
        s = self.state
        if s[_BACK]:
            steps = s[_SPACE] - steps
            return steps if steps > 1 else 1
        steps += s[_SPACE]
        return steps if steps < FRIDGE else FRIDGE  # PIT-S13: it stops the cat

    def _arrive(self, space):
        s = self.state
        s[_SPACE] = space
        if space == FRIDGE:
            s[_BACK] = 1
        elif space == 1:
            s[_PHASE] = WON  # PIT-S18: space 1 is not resolved again
            self.events.post(base.MATCH_OVER, EVERYONE, 1)
        else:
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
        place = s[_HAND]
        while place:
            if self._outcome_of_card(s[_HAND + place], bottom, bottom % 13 + 2):
                return True
            place -= 1
        # PIT-S10, S15: the most that a sum can be is the whole hand
        return (
            mark == OPEN
            and s[_HAND] > 1
            and self._outcome_of_sum((1 << s[_HAND]) - 1, bottom % 13 + 2) != 0
        )

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
