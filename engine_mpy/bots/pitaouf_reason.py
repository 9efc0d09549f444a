"""Why Pitaouf's bot takes a move: the text of a hint, with the card and the number it names.

Found out of the view and the action, after the decision. Texts: texts_pitaouf_bot.toml; the hint
screen fills {c} with `reason_card`, then {n} with `reason_number`.
"""

from engine_mpy.bots import pitaouf_weights as w
from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games.pitaouf_table import (
    BRIO,
    DANGER,
    DOG,
    EXCHANGE,
    FRIDGE,
    GIVE,
    HIDDEN,
    KEEP,
    MADE_DANGER,
    MISTRESS,
    NEUTRAL,
    WALK,
)
from engine_mpy.text import ids_pitaouf_bot as ids


class Reason:
    """Writes reason, reason_card and reason_number of the bot it belongs to."""

    def __init__(self, bot):
        self.bot = bot

    def find(self, view, action):
        """Say why `action`, if it is among several, is a good one in this view."""
        self.bot.reason_card = UNKNOWN
        self.bot.reason_number = 0
        if view.phase() == EXCHANGE:
            self.bot.reason = self._of_exchange(view, action)
        elif action == WALK:
            self.bot.reason = ids.ONLY_WALK
        elif self.bot.n == 1:
            self.bot.reason = ids.ONLY_POSE
        else:
            self.bot.reason = self._of_move(view, action)

    def _of_move(self, view, action):
        reason = self._of_way(view, action >> 5)
        if reason == 0:
            reason = self._of_pose(view, action & 31, action >> 5)
        return reason

    def _of_exchange(self, view, action):
        if action == KEEP:
            return ids.KEEP_ALL
        self.bot.reason_card = view.hand.card(action - GIVE >> 2)
        if action & 3 == view.path(1) // 13:
            return ids.GIVE_FOR_BRIO
        return ids.GIVE_WEAKEST

    def _of_way(self, view, steps):
        """What is jumped or reached; 0: nothing to speak of."""
        here = view.space()
        if not view.back():
            if here + steps >= FRIDGE:
                return ids.TO_FRIDGE
        else:
            space = here - steps
            while space > 1 and view.mark(space) == NEUTRAL:
                space -= 1
            if space <= 1:
                return ids.TO_HOME
        for k in range(1, steps):
            space = here - k if view.back() else here + k
            if space == DOG and view.mark(space) == HIDDEN:
                return ids.OVER_DOG
            if space == MISTRESS and view.mark(space) == HIDDEN:
                return ids.OVER_MISTRESS
            if view.mark(space) == DANGER:
                self.bot.reason_card = view.path(space)
                return ids.OVER_DANGER
        return 0

    def _of_pose(self, view, mask, steps):
        bot = self.bot
        bot.reason_card = self._strongest(view.hand, mask)
        result = view.outcome(mask) >> 2
        if result == BRIO and view.mark(view.space()) != DANGER:
            bot.reason_number = steps
            return ids.WITH_BRIO
        if mask & (mask - 1):
            return ids.CHEAP_SUM
        if result == MADE_DANGER:
            bot.reason_card = self._strongest(view.hand, ~mask)
            return ids.KEEP_FOR_LATER
        if view.back():
            return ids.ENOUGH_HERE
        return ids.MADE_SAFE

    def _strongest(self, hand, mask):
        """The strongest card at the hand places in `mask`, or UNKNOWN."""
        found = UNKNOWN
        for place in range(hand.count()):
            if mask >> place & 1:
                place = hand.card(place)
                if found == UNKNOWN or w.value(place) > w.value(found):
                    found = place
        return found
