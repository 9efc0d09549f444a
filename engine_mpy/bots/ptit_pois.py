"""The bots of Ptit Pois: each turn that can be taken is given a cost, and the cheapest is taken.

    easy    sheds the highest card that fits, in a bonus too, or turns up a hidden card that lies
            alone; action B only where it must; it does not look where that leads
    normal  takes the least cost (ptit_pois_cost.py) without looking into a bonus or at the
            next player; it ends a round if the others should have more
    strong  looks into what a bonus is good for, reckons with chances, and with action B

A step looks at one action, or at half of action B. Nothing is kept from one decision to the next.
"""

from micropython import const

from engine_mpy.bots.base import EASY, STRONG, Bot
from engine_mpy.bots.ptit_pois_cost import FAR, Cost
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.ptit_pois_table import (
    CHOOSE,
    CHOOSE_DOWN,
    CHOOSE_UP,
    DECLINE,
    FLIP,
    GO_ON,
    TURN_AND_DRAW,
)
from engine_mpy.text import ids_ptit_pois_bot as ids

# Stages of a decision.
_LIST = const(0)
_HAND = const(1)
_ROWS = const(2)
_OTHERS = const(3)
_THINK = const(4)
_DECIDED = const(-1)

_NOT_TRIED = bytes(40)

_AT_ONCE = const(24)  # actions passed over in one step

_LIKELY = const(128)  # of 256: more likely than not


class PtitPoisBot(Bot):
    """See the top of the file."""

    def __init__(self, level):
        super().__init__(level)
        self.costs = Cost(level)
        self.legal = bytearray(103)
        self.count = 0
        self.stage = _LIST
        self.place = 0  # of the action that is looked at next
        self.best = FAR
        self.choice = NO_ACTION
        self.found = NO_ACTION  # the best so far
        self.up_cost = FAR
        self.both = False  # is the second discard to be looked at for B?
        self.tried = bytearray(40)  # value * 4 + discard * 2 + same colour: equal plays

    def begin(self, view):
        """Start afresh."""
        super().begin(view)
        self.stage = _LIST
        self.place = 0
        self.best = FAR
        self.found = NO_ACTION
        self.both = False
        self.reason_card = 255
        self.reason_number = 0

    def step(self):
        """See base.Bot; the action again, once it is decided."""
        stage = self.stage
        if stage == _DECIDED:
            return self.choice
        self.stage = stage + 1
        self.choice = self._go_on(stage)
        if self.choice != NO_ACTION:
            self.stage = _DECIDED
        return self.choice

    def _go_on(self, stage):
        if stage == _LIST:
            return self._list()
        if stage == _HAND:
            self.costs.study_hand(self.view)
        elif stage == _ROWS:
            self.costs.study_rows(self.view)
        elif stage == _OTHERS:
            self.costs.study_others(self.view)
        elif self.view.phase() == CHOOSE:
            return self._choose_direction(stage - _THINK)
        else:
            return self._think()
        return NO_ACTION

    def _list(self):
        self.count = self.view.legal(self.legal)
        self.tried[:] = _NOT_TRIED
        if self.count == 1:
            return self._only(self.legal[0])
        if self.level == EASY:
            return self._easy()
        return NO_ACTION

    def _only(self, action):
        self.reason = ids.ONLY
        if action == GO_ON:
            self.reason = ids.GO_ON
        elif action == TURN_AND_DRAW:
            self.reason = ids.FORCED_B
        elif action < TURN_AND_DRAW:
            self.reason_card = action >> 1
        return action

    def _easy(self):
        self.reason = ids.COSTLY
        choice = self.legal[0]
        highest = -1
        for i in range(self.count):
            action = self.legal[i]
            if action < TURN_AND_DRAW and (action >> 1) % 10 > highest:
                highest = (action >> 1) % 10
                choice = action
        if choice >= FLIP and choice < CHOOSE_UP:
            return self._easy_bonus()
        if choice < TURN_AND_DRAW:
            self.reason_card = choice >> 1
        return choice

    def _easy_bonus(self):
        self.reason = ids.FLIP
        for pack in range(2):
            if self.view.shown(self.view.seat(), pack) > 60 and self._may(FLIP + pack):
                return FLIP + pack
        self.reason = ids.NO_BONUS
        return DECLINE

    def _may(self, action):
        for i in range(self.count):
            if self.legal[i] == action:
                return True
        return False

    # The direction: that in which the first card costs least.

    def _choose_direction(self, stage):
        costs = self.costs
        if stage & 1 == 0:
            costs.up = stage < 2
            self.best = costs.best_on(0)
            return NO_ACTION
        self.best = min(self.best, costs.best_on(1))
        if stage == 1:
            self.up_cost = self.best
            return NO_ACTION
        up = self.up_cost <= self.best
        self.reason = ids.UP if up else ids.DOWN
        return CHOOSE_UP if up else CHOOSE_DOWN

    # A play, a flip, B.

    def _think(self):
        """Look at the next action that is unlike those before; the choice when there is none."""
        passed = 0
        while self.place < self.count:
            action = self.legal[self.place]
            self.place += 1
            if self._is_new(action):
                self._look_at(action)
                return NO_ACTION
            passed += 1
            if passed == _AT_ONCE:
                return NO_ACTION
        if self.both:
            self.both = False
            self._take(TURN_AND_DRAW, self._cost_of_b(1))
            return NO_ACTION
        self._explain(self.found)
        return self.found

    def _is_new(self, action):
        if action >= TURN_AND_DRAW:
            return action != TURN_AND_DRAW or self.level == STRONG
        card = action >> 1
        if self.costs.mine[card] > 1:
            return True
        action = card % 10 * 4 + (action & 1) * 2 + self._same_colour(card, action & 1)
        if self.tried[action]:
            return False
        self.tried[action] = 1
        return True

    def _same_colour(self, card, discard):
        return 1 if self.costs.tops[discard] // 10 == card // 10 else 0

    def _look_at(self, action):
        if action < TURN_AND_DRAW:
            cost = self._cost_of_play(action >> 1, action & 1)
        elif action == TURN_AND_DRAW:
            cost = self._cost_of_b(0)
        elif action == DECLINE:
            cost = self.costs.cost()
        elif self.costs.alone(action - FLIP):
            cost = self.costs.best_flip()
        else:
            return  # two cards that trade places are worth what they were
        self._take(action, cost)

    def _take(self, action, cost):
        if cost < self.best:
            self.best = cost
            self.found = action

    def _cost_of_play(self, card, discard):
        costs = self.costs
        if self.level != STRONG or not self._same_colour(card, discard):
            return costs.cost_of(card, discard)
        covered = costs.put(card, discard)
        cost = min(costs.cost(), costs.best_flip())
        cost = min(cost, costs.best_on(discard))
        costs.back(card, discard, covered)
        return cost

    def _cost_of_b(self, discard):
        """With the card that follows on this discard."""
        self.both = discard == 0
        self.costs.turn_and_draw(1)
        cost = self.costs.best_on(discard)
        self.costs.turn_and_draw(-1)
        return cost

    # Why.

    def _explain(self, action):
        if action < TURN_AND_DRAW:
            self.reason_card = action >> 1
            self._explain_play(action >> 1, action & 1)
        elif action == TURN_AND_DRAW:
            self.reason = ids.TURN_B
        elif action == DECLINE:
            self.reason = ids.NO_BONUS
        else:
            self.reason = ids.FLIP

    def _explain_play(self, card, discard):
        costs = self.costs
        hand_is_larger = costs.hand >= costs.row
        bonus = self._same_colour(card, discard)
        costs.put(card, discard)
        if costs.hand_cards == 0 or costs.row_cards == 0:
            self.reason = ids.END if costs.chance_now() > _LIKELY else ids.END_EARLY
        elif bonus:
            self.reason = ids.BONUS
        elif costs.squeeze() > _LIKELY:
            self.reason = ids.SQUEEZE
        elif costs.mine[card] == 1 and hand_is_larger:
            self.reason = ids.FROM_HAND
        elif costs.mine[card] > 1 and not hand_is_larger:
            self.reason = ids.FROM_ROW
        else:
            self.reason = ids.COSTLY
