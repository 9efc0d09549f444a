"""Pitaouf in words: actions, what a pose would do, why not, what a space is.

The table and its screens show them, hints, undo and the log say them. Views and numbers in, texts
appended to a Line; `line.names` is the CardNames that the table sets. It draws nothing.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games.pitaouf import (
    BRIO,
    DANGER,
    DOG,
    FREE_STEPS,
    FRIDGE,
    GIVE,
    HIDDEN,
    JOKER,
    KEEP,
    MISTRESS,
    NEUTRAL,
    SUCCESS,
    WALK,
    value_of,
)
from engine_mpy.text import ids_pitaouf as ids


def action_text(line, view, action):
    """Append what `action` does, in words: the view is of the moment before it.

    "avancer d'une case", "poser la Dame de pique", "poser 2, 5 et Dame",
    "donner le Roi de coeur contre du pique"; with free steps also how many.
    """
    texts = line.names.texts
    if action == WALK:
        line.put(texts[ids.ACT_WALK])
    elif action == KEEP:
        line.put(texts[ids.ACT_KEEP])
    elif action >= GIVE:
        _gift(line, view.hand.card(action - GIVE >> 2), action & 3)
    else:
        _pose(line, view, action & 31, action >> 5)


def _gift(line, card, suit):
    texts = line.names.texts
    line.say(texts[ids.ACT_GIVE], card, texts[ids.SPADES + suit])


def _pose(line, view, mask, steps):
    texts = line.names.texts
    if mask & (mask - 1):
        line.put(texts[ids.ACT_SUM])
        _cards(line, view, mask)
    else:
        mask = view.hand.card(lowest(mask))
        line.say(texts[ids.ACT_POSE], mask)
        if view.options() & FREE_STEPS:
            line.say(texts[ids.STEPS], steps)


def _cards(line, view, mask):
    """The ranks, which is all that a sum asks for; the suit of a card with a twin that stays."""
    place = 0
    left = mask
    while left:
        if left & 1:
            line.names.rank_name(line, view.hand.card(place))
            if _twin(view, mask, place):
                _suit(line.byte(32), view.hand.card(place) // 13)
            if many(left) > 2:
                line.put(b", ")
            elif many(left) == 2:
                line.put(line.names.texts[ids.ACT_AND])
        left >>= 1
        place += 1


def _suit(line, suit):
    line.put(line.names.texts[ids.SPADES + suit])


def _twin(view, mask, place):
    """Does the hand hold the same rank at a place that is not in the mask?"""
    rank = view.hand.card(place) % 13
    for other in range(view.hand.count()):
        if mask >> other & 1 == 0 and view.hand.card(other) < JOKER:
            if view.hand.card(other) % 13 == rank:
                return True
    return False


def result_text(line, view, mask, steps):
    """Append what posing the hand places `mask` would do: "brio : +3 cases", "rien"."""
    texts = line.names.texts
    result = view.outcome(mask) >> 2
    if result == 0:
        line.put(texts[ids.WOULD_NOTHING])
    elif result == BRIO:
        line.say(texts[ids.WOULD_BRIO], steps)
    elif result == SUCCESS:
        line.say(texts[ids.WOULD_SUCCEED], steps)
    else:
        line.put(texts[ids.WOULD_ENDANGER])


def refusal_text(line, view, mask):
    """Append why posing the hand places `mask` is not allowed, and what would be."""
    texts = line.names.texts
    if view.mark(view.space()) == DANGER:
        if mask & (mask - 1):
            line.put(texts[ids.REFUSE_SEVERAL])
        else:
            line.say(texts[ids.REFUSE_DANGER], view.path(view.space()))
    elif mask & (mask - 1) == 0:
        line.put(texts[ids.REFUSE_WEAK])
    elif total(view, mask) < 0:
        line.put(texts[ids.REFUSE_JOKER])
    else:
        _too_little(line, view, total(view, mask))


def refusal(view, mask):
    """The same for the ear: a WHY_ of cues/alphabet.py."""
    if mask & (mask - 1) == 0:
        return cue.WHY_TOO_LOW
    if view.mark(view.space()) == DANGER:
        return cue.WHY_ONE_CARD
    return cue.WHY_JOKER if total(view, mask) < 0 else cue.WHY_SUM


def _too_little(line, view, value):
    bottom = value_of(view.path(view.space()))
    line.say(line.names.texts[ids.REFUSE_SUM], value, bottom)


def total(view, mask):
    """The sum of the hand places `mask`; -1 with a joker among them (PIT-S7)."""
    value = 0
    for place in range(view.hand.count()):
        if mask >> place & 1:
            if view.hand.card(place) >= JOKER:
                return -1
            value += value_of(view.hand.card(place))
    return value


def many(mask):
    """How many places a mask holds."""
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


def lowest(mask):
    """The lowest place of a mask that is not 0."""
    place = 0
    while mask >> place & 1 == 0:
        place += 1
    return place


def room(view):
    """How many steps there are to the fridge, or home."""
    if view.back():
        return view.space() - 1
    return FRIDGE - view.space()


def most_steps(view, mask):
    """The steps that these hand places earn, with free steps those to the goal at most."""
    steps = view.outcome(mask) & 3
    if view.options() & FREE_STEPS:
        return min(steps, room(view))
    return steps


def landing(view, steps):
    """The space that so many steps lead to; 0 for none."""
    if steps == 0:
        return 0
    if view.back() or view.space() == FRIDGE:
        return max(1, view.space() - steps)
    return min(FRIDGE, view.space() + steps)


def walks(view):
    """Is there nothing to pose where the cat stands (PIT-S12, S13)?"""
    return view.space() == FRIDGE or view.mark(view.space()) == NEUTRAL


def kind_of(view, space):
    """The id of the word for what a space is now."""
    mark = view.mark(space)
    if mark == DANGER:
        return ids.IS_DANGER
    if space == FRIDGE:
        return ids.IS_FRIDGE
    if mark == NEUTRAL:
        return ids.IS_SAFE
    if space == DOG:
        return ids.IS_DOG
    if space == MISTRESS:
        return ids.IS_MISTRESS
    if mark == HIDDEN:
        return ids.IS_UNKNOWN
    return ids.IS_TRIAL
