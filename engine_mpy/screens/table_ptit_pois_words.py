"""Ptit Pois's table in words: why and what for, what an action does, what is to be seen.

The table and its drawing call it with a Line; it changes nothing.
"""

from engine_mpy.games.ptit_pois_table import (
    ACT,
    AFTER_B,
    BONUS,
    CHOOSE,
    CHOOSE_UP,
    DECLINE,
    FLIP,
    NOTHING,
    ROUND_END,
    TURN_AND_DRAW,
)
from engine_mpy.screens import table_ptit_pois_others as others
from engine_mpy.text import ids_ptit_pois as ids
from engine_mpy.text import ids_seats


def say_range(line, view, which):
    """Append which values go on a discard: 6 à 10."""
    value = view.discards[which].top() % 10 + 1
    if value == (10 if view.up() else 1):
        line.number(value)
    elif view.up():
        line.say(line.names.texts[ids.RANGE], value, 10)
    else:
        line.say(line.names.texts[ids.RANGE], 1, value)


def takes(view, which):
    """Can a card be played on this discard now, whichever it is?"""
    phase = view.phase()
    return phase == ACT or phase == AFTER_B or phase == BONUS and view.bonus_discard() == which


def chooses_up(table):
    """Would A choose Up?"""
    return table.target() == CHOOSE_UP


def status(table, view):
    """The word beside the discards, bytes: the direction, a bonus, or a choice."""
    if view.phase() == BONUS:
        return table.texts[ids.BONUS]
    if view.phase() == CHOOSE:
        if not table.active():
            return table.texts[ids.CHOOSE]
        return table.texts[ids.GOING_UP if chooses_up(table) else ids.GOING_DOWN]
    return table.texts[ids.GOING_UP if view.up() else ids.GOING_DOWN]


# The panel.


def warns(table, view):
    """POIS-P17: does the panel offer a B that nobody has to take, and after which nothing held
    could be played?"""
    return table.target() == TURN_AND_DRAW and table.plays > 0 and view.blocked_by_b()


def title(table):
    """The id of the panel's title."""
    if table.refused:
        return ids.DO_REFUSED
    target = table.target()
    if table.warned:
        return ids.DO_ANYWAY
    if target == TURN_AND_DRAW:
        return ids.DO_BLOCKED if warns(table, table.view) else ids.DO_TURN
    if target == DECLINE:
        return ids.DO_DECLINE
    return ids.DO_FLIP_0 + target - FLIP


def reason(line, table, view):
    """Append what the action of the panel does, or why the card cannot be played."""
    if table.refused:
        _refusal(line, table, view)
    else:
        line.put(table.texts[_why(table, view, table.target())])


def _why(table, view, target):
    if target == DECLINE:
        return ids.WHY_DECLINE
    if target != TURN_AND_DRAW:
        card = view.shown(table.viewer, target - FLIP)
        return ids.WHY_SHOW if card == NOTHING else ids.WHY_SWAP
    if table.plays == 0:
        return ids.WHY_FORCED
    if view.blocked_by_b():
        return ids.WHY_BLOCKED
    return ids.WHY_TURN_DOWN if view.up() else ids.WHY_TURN_UP


def _refusal(line, table, view):
    if table.card(table.cursor) == NOTHING:
        line.put(table.texts[ids.REFUSE_HIDDEN])
        return
    value = view.discards[table.target()].top() % 10 + 1
    line.say(table.texts[ids.REFUSE_UP if view.up() else ids.REFUSE_DOWN], value)


def action_text(line, view, action):
    """Append an action in the infinitive."""
    texts = line.names.texts
    if action < TURN_AND_DRAW:
        line.say(texts[ids.ACT_PLAY_0 + (action & 1)], action >> 1)
    else:
        line.put(texts[ids.ACT_TURN + action - TURN_AND_DRAW])


# For who does not see.


def where(line, table, view):
    """What A would do; direction, discards, pile; the place comes last (CUES.md)."""
    if table.page:
        others.where(line, table)
        return
    if not table.is_turn() and view.phase() < ROUND_END:
        line.say(table.texts[ids_seats.TURN_OF], table.seat_names[view.seat()]).put(b". ")
    if table.panel():
        reason(line, table, view)
        line.byte(32).put(table.texts[title(table)]).put(b". ")
    elif table.active():
        _say_choice(line, table)
    _say_table(line, table, view)
    if table.active() and not table.panel():
        _say_place(line, table, view)


def _say_choice(line, table):
    target = table.target()
    if target > 1:
        action_text(line, table.view, target)
        line.put(b". ")
    elif table.fits(table.cursor, target):
        line.say(table.texts[ids.WHERE_FITS_0 + target], table.card(table.cursor))
    elif table.card(table.cursor) != NOTHING:
        line.say(table.texts[ids.WHERE_FITS_NOT], table.card(table.cursor))
    else:
        line.put(table.texts[ids.REFUSE_HIDDEN]).byte(32)


def _say_table(line, table, view):
    texts = table.texts
    if view.phase() == CHOOSE:
        line.put(texts[ids.WHERE_NO_WAY])
    else:
        line.put(texts[ids.WHERE_GOING_UP if view.up() else ids.WHERE_GOING_DOWN])
    if view.phase() == BONUS:
        line.put(texts[ids.WHERE_BONUS])
    line.say(texts[ids.WHERE_DISCARDS], view.discards[0].top(), view.discards[1].top())
    line.say(texts[ids.WHERE_PILE], view.pile.count())


def _say_place(line, table, view):
    if table.in_choice():
        line.names.card_name(line, table.card(table.cursor), 0)
        line.put(b". ")
    if table.cursor >= 2:
        total = view.hands[table.viewer].count()
        line.say(table.texts[ids.WHERE_HAND], table.cursor - 1, total)
        return
    line.say(table.texts[ids.WHERE_ROW], table.cursor + 1)
    if table.card(table.cursor) != NOTHING and view.hidden(table.viewer, table.cursor) != NOTHING:
        line.put(table.texts[ids.WHERE_OVER_HIDDEN])
    else:
        line.put(b".")
