"""What a pose does in Pitaouf, and which poses, gifts and walks are legal.

pitaouf.py, the turns, is built on it; screens and bots ask `outcome` before a card is posed.
"""

from micropython import const

from engine_mpy.games.pitaouf_table import (
    AT_BACK,
    AT_HAND,
    AT_MARKS,
    AT_OPTIONS,
    AT_PATH,
    AT_PHASE,
    AT_SPACE,
    BRIO,
    DANGER,
    EXCHANGE,
    FACILE,
    FREE_STEPS,
    FRIDGE,
    GIVE,
    HAND,
    JOKER,
    KEEP,
    MADE_DANGER,
    PLAY,
    SUCCESS,
    WALK,
    Table,
)

_NEVER = const(-99)  # below any sum of a hand


class Poses(Table):
    """A table on which poses are judged and listed."""

    def __init__(self):
        super().__init__()
        self._steps = [0] * HAND  # lists: CPython is quicker on them
        self._sums = [0] * (1 << HAND)

    def outcome(self, mask):
        """What posing these hand places (bits) would do: result * 4 + steps, 0: not allowed."""
        s = self.state
        if mask == 0 or mask >> s[AT_HAND] or self.may_walk():
            return 0
        bottom = s[AT_PATH - 1 + s[AT_SPACE]]
        value = bottom % 13 + 2
        if mask & (mask - 1):
            if s[AT_MARKS - 1 + s[AT_SPACE]] == DANGER:
                return 0  # PIT-S15
            return self._outcome_of_sum(mask, value)
        place = 0
        while mask >> place & 1 == 0:
            place += 1
        return self._outcome_of_card(s[AT_HAND + 1 + place], bottom, value)

    def _outcome_of_card(self, card, bottom, value):
        if card >= JOKER:
            return BRIO * 4 + 3  # PIT-S7
        s = self.state
        mine = card % 13 + 2
        card //= 13
        bottom //= 13
        same = card == bottom or (s[AT_OPTIONS] & FACILE and (card ^ bottom) & 1 == 0)
        if mine > value:
            if same:
                return BRIO * 4 + (3 if mine > 10 else 2)
            return SUCCESS * 4 + (2 if mine > 10 else 1)
        if s[AT_MARKS - 1 + s[AT_SPACE]] != DANGER and (same or mine == value):
            return MADE_DANGER * 4 + 1
        return 0

    def _outcome_of_sum(self, mask, value):
        total = 0
        place = 1
        while mask:
            if mask & 1:
                card = self.state[AT_HAND + place]
                if card >= JOKER:
                    return 0  # PIT-S7: not used in sums
                total += card % 13 + 2
            place += 1
            mask >>= 1
        return MADE_DANGER * 4 + 1 if total > value else 0  # PIT-S10

    def legal(self, out):
        """Exchange: KEEP, the gifts. Play: WALK, or the poses by steps, then by hand places."""
        s = self.state
        if s[AT_PHASE] > PLAY:
            return 0
        if s[AT_PHASE] == EXCHANGE:
            return self._legal_gifts(out)
        if self.may_walk():
            out[0] = WALK
            return 1
        return self._legal_poses(out)

    def _legal_gifts(self, out):
        s = self.state
        out[0] = KEEP
        n = 1
        for gift in range(4 * s[AT_HAND]):  # place * 4 + suit wanted
            if gift & 3 != s[(gift >> 2) + AT_HAND + 1] // 13:
                out[n] = GIVE + gift
                n += 1
        return n

    def _legal_poses(self, out):
        s = self.state
        bottom = s[AT_PATH - 1 + s[AT_SPACE]]
        n = 0
        while n < s[AT_HAND]:
            self._steps[n] = self._most_steps(s[AT_HAND + 1 + n], bottom)
            n += 1
        if s[AT_MARKS - 1 + s[AT_SPACE]] == DANGER:
            n = self._single_poses(out, 0, 1)
        else:
            n = self._poses_of_one_step(out, bottom % 13 + 2)
        n = self._single_poses(out, n, 2)
        return self._single_poses(out, n, 3)

    def _most_steps(self, card, bottom):
        """Steps of this single card, as many as count in FREE_STEPS (PIT-S8); 0: not allowed."""
        steps = self._outcome_of_card(card, bottom, bottom % 13 + 2) & 3
        if self.state[AT_OPTIONS] & FREE_STEPS and steps > 1:
            room = self._room()
            if steps > room:
                return room
        return steps

    def _room(self):
        s = self.state
        return s[AT_SPACE] - 1 if s[AT_BACK] else FRIDGE - s[AT_SPACE]

    def _single_poses(self, out, n, wanted):
        steps = self._steps
        for place in range(self.state[AT_HAND]):
            if steps[place] == wanted or (
                steps[place] > wanted and self.state[AT_OPTIONS] & FREE_STEPS
            ):
                out[n] = wanted << 5 | 1 << place
                n += 1
        return n

    def _poses_of_one_step(self, out, value):
        """Single cards and sums of an unresolved space, by hand places."""
        sums = self._sums
        sums[0] = -value
        self._fill_sums()
        n = 0
        for mask in range(1, 1 << self.state[AT_HAND]):
            if sums[mask] > 0:
                out[n] = 32 | mask
                n += 1
        return n

    def _fill_sums(self):
        """For every choice of cards how far it is above the space; above 0 it may be posed."""
        s = self.state
        for place in range(s[AT_HAND]):
            self._add_to_sums(1 << place, s[AT_HAND + 1 + place])
        for place in range(s[AT_HAND]):
            self._sums[1 << place] = self._goes_one_step(self._steps[place])

    def _add_to_sums(self, bit, card):
        sums = self._sums
        card = _NEVER if card >= JOKER else card % 13 + 2  # PIT-S7: no joker in sums
        for mask in range(bit):
            sums[bit + mask] = sums[mask] + card

    def _goes_one_step(self, steps):
        """A single card does not count by its value: 1 if it may be posed for one step, else 0."""
        return 1 if steps == 1 or (steps and self.state[AT_OPTIONS] & FREE_STEPS) else 0
