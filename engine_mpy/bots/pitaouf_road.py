"""The road ahead of Pitaouf's cat: where is it likely to stop, and what would that cost?

A pose leads to one of six places on the road, its *slots*: one, two or three spaces on, the
space left behind neutralised or a danger. For each the bot follows the chance of the cat's stops,
in 256ths, from there to the door. It knows the marks of the spaces, and steps as they usually are.
"""

from array import array

from micropython import const

from engine_mpy.bots import pitaouf_weights as w
from engine_mpy.games.pitaouf_table import DANGER, DOG, FRIDGE, HIDDEN, MISTRESS, NEUTRAL

SLOTS = 6
VALUES = 15  # values go from 2 to 14
_AT_ONCE = const(8)  # spaces followed in a step


def slot_of(steps, danger):
    """The slot of 1-3 steps on from a space that stays as a danger (1) or neutralised (0)."""
    return steps * 2 - 2 + danger


class Road:
    """What `look(slot)` finds is in need, ground, met, landing and turns, at that slot."""

    def __init__(self, unseen):
        self.view = None
        self.unseen = unseen
        self.chance = array("H", [0] * (FRIDGE + 2))
        self.known = bytearray(SLOTS)
        self.need = array("H", [0] * SLOTS)  # cards to pose on the known way home, x 256
        self.ground = array("i", [0] * SLOTS)  # points of this place, whatever the hand
        self.met = array("H", [0] * (SLOTS * VALUES))  # by bottom value: dangers to stop on, x 256
        self.landing = bytearray(SLOTS)  # the next space that is no free walk
        self.home = bytearray(SLOTS)  # 1: on the way home from there
        self.turns = bytearray(SLOTS)  # 1: this pose reaches the fridge, and draws nothing
        self._space = 0  # how far the look at a slot is; 0: not begun

    def begin(self, view):
        """Forget the last decision."""
        self.view = view
        self._space = 0
        for slot in range(SLOTS):
            self.known[slot] = 0

    def look(self, slot):
        """Do a step's work on one slot, always the same until `known[slot]`."""
        if self._space == 0:
            self._land(slot, (slot >> 1) + 1)
            self._begin_way(slot)
        else:
            self._follow(slot)
        if self._space <= 1:
            self._space = 0
            self.known[slot] = 1
            self.ground[slot] += w.NEED[self.home[slot]] * self.need[slot]
            if self.home[slot]:
                self._add_place_home(slot, self.landing[slot])
            else:
                self._add_place_out(slot, self.landing[slot])

    def mark(self, slot, space):
        """The mark of a space once the pose is done."""
        if space == self.view.space():
            return DANGER if slot & 1 else NEUTRAL
        return self.view.mark(space)

    def _land(self, slot, steps):
        space = self.view.space()
        back = self.view.back()
        self.turns[slot] = 0
        if back:
            space -= steps
        else:
            space += steps
            if space >= FRIDGE:
                space = FRIDGE - 1
                self.turns[slot] = 1
        self.home[slot] = 1 if back else self.turns[slot]
        if self.home[slot]:
            while space > 1 and self.mark(slot, space) == NEUTRAL:
                space -= 1
        self.landing[slot] = space if space > 1 else 1

    def _begin_way(self, slot):
        self.need[slot] = 0
        self.ground[slot] = 0
        for space in range(FRIDGE + 2):
            self.chance[space] = 0
        for space in range(slot * VALUES, slot * VALUES + VALUES):
            self.met[space] = 0
        self._space = self.landing[slot] if self.home[slot] else FRIDGE - 1
        self.chance[self._space] = 256

    def _follow(self, slot):
        """Go on home, the chances of the stops spreading."""
        space = self._space
        end = space - _AT_ONCE
        while space > 1 and space > end:
            if self.chance[space]:
                self._leave(slot, space)
            space -= 1
        self._space = space

    def _leave(self, slot, space):
        mark = self.mark(slot, space)
        if not self.home[slot] and space >= self.landing[slot]:  # still to be walked out
            self._share(space, w.FREE_TWO, w.FREE_THREE)
        elif mark == NEUTRAL:
            self._share(space, 0, 0)
        elif mark == DANGER:
            self._meet_danger(slot, space, self.view.path(space) % 13 + 2)
            self._share(space, w.DANGER_TWO, w.DANGER_THREE)
        else:
            self._meet_trial(slot, space)
            self._share(space, w.TRIAL_TWO, w.TRIAL_THREE)

    def _share(self, space, two, three):
        """Hand the chance of this stop on: two and three steps have these sixteenths."""
        chance = self.chance
        here = chance[space]
        two = here * two >> 4
        three = here * three >> 4
        chance[space - 1] += here - two - three
        chance[space - 2] += two
        if space > 3:
            chance[space - 3] += three

    def _meet_danger(self, slot, space, value):
        here = self.chance[space]
        home = self.home[slot]
        self.need[slot] += here
        self.met[slot * VALUES + value] += here
        space = w.DANGER_MET[home][value] * here
        value = self.unseen.count - self.unseen.above[value]  # cards too weak for it
        if value:
            space += w.DANGER_HARD[home] * (here * value // self.unseen.count)
        self.ground[slot] += space

    def _meet_trial(self, slot, space):
        here = self.chance[space]
        home = self.home[slot]
        self.need[slot] += here
        if space == DOG:
            self.ground[slot] += w.DOG_MET[home] * here
        elif space == MISTRESS:
            self.ground[slot] += w.MISTRESS_MET[home] * here
        else:
            self.ground[slot] += w.TRIAL_MET[home] * here

    def _add_place_home(self, slot, space):
        points = w.FAR[1] * (2 * FRIDGE - space)
        if self.turns[slot]:
            points += w.TURN
        for k in range(1, 4):
            if self._is_hidden_ace(slot, space - k):
                points += w.ACE_AHEAD[1][k]
        self.ground[slot] += points << 8

    def _is_hidden_ace(self, slot, space):
        return (space == DOG or space == MISTRESS) and self.mark(slot, space) == HIDDEN

    def _add_place_out(self, slot, space):
        points = w.FAR[0] * space
        if space >= MISTRESS:
            points += w.LATE_SPACE[space - MISTRESS]
            if FRIDGE - space <= 3:
                points += w.FRIDGE_AHEAD[FRIDGE - space]
        elif space < DOG and DOG - space <= 3:
            points += w.ACE_AHEAD[0][DOG - space]
        elif space >= DOG and MISTRESS - space <= 3:
            points += w.ACE_AHEAD[0][MISTRESS - space]
        self.ground[slot] += points << 8
