"""Gang de castors's table in words: what A does and what comes of it, actions, what is to be seen.

The table and its drawing call it with a Line; it changes nothing.
"""

from engine_mpy.games.base import NOBODY
from engine_mpy.games.castors_table import (
    CALL,
    CALLING,
    CHOOSE,
    EXCHANGE,
    FIRST_OF_TWO,
    LOOK_AT,
    LOOKED,
    LOOKING,
    NOTHING,
    PEEK,
    PILE,
    PLACE,
    PLAY,
    ROUND_END,
    SWAP,
    SWAPPING,
    TAKE,
    THROW,
)
from engine_mpy.screens import table_castors_others as others
from engine_mpy.text import ids_castors as ids
from engine_mpy.text import ids_seats

UNKNOWN = 255


def bar(line, table, view):
    """Append what A does."""
    texts = table.texts
    phase = view.phase()
    if table.refused():
        line.put(texts[ids.DO_REFUSED])
    elif phase == CHOOSE:
        _bar_of_choice(line, table, view)
    elif table.holds():
        _bar_of_held(line, table, view)
    elif phase == SWAPPING and table.step:
        line.say(texts[ids.DO_FOR], table.mine + 1, table.cursor + 1)
    elif phase == CALLING:
        line.put(texts[ids.DO_CALL if table.cursor else ids.DO_END])
    elif phase == LOOKING or phase == SWAPPING:
        line.say(texts[ids.DO_LOOK if phase == LOOKING else ids.DO_GIVE], table.cursor + 1)
    else:
        line.put(texts[ids.DO_SEEN])


def _bar_of_choice(line, table, view):
    if table.step:
        line.say(table.texts[ids.DO_TAKE], view.discard.top(), table.cursor + 1)
    elif table.cursor:
        line.say(table.texts[ids.DO_DISCARD], view.discard.top())
    else:
        line.put(table.texts[ids.DO_PILE])


def _bar_of_held(line, table, view):
    action = table.action()
    if action == PLAY:
        line.say(table.texts[ids.DO_PLAY], view.held())
    elif action != THROW:
        line.say(table.texts[ids.DO_PLACE], view.held(), table.cursor)
    elif view.phase() == FIRST_OF_TWO:
        line.put(table.texts[ids.DO_AGAIN])
    else:
        line.say(table.texts[ids.DO_THROW], view.held())


def why(table, view):
    """The id of what comes of it, where there are two choices and no row."""
    if table.refused():
        return ids.REFUSE_ACTION
    if view.phase() == CALLING:
        return ids.WHY_CALL if table.cursor else ids.WHY_END
    if table.cursor == 0:
        return ids.WHY_SWAP + view.held() - SWAP
    return ids.WHY_AGAIN if view.phase() == FIRST_OF_TWO else ids.WHY_THROW


# Actions in the infinitive.


def action_text(line, table, view, action):
    """Append an action; the view may be a public one."""
    texts = table.texts
    if action >= EXCHANGE:
        _say_exchange(line, table, action - EXCHANGE)
    elif action >= LOOK_AT:
        line.say(texts[ids.ACT_LOOK], action - LOOK_AT + 1)
    elif action == PLAY or action == THROW:
        line.say(texts[ids.ACT_PLAY if action == PLAY else ids.ACT_THROW], view.held())
    elif action >= PLACE:
        line.say(texts[ids.ACT_PLACE], view.held(), action - PLACE + 1)
    elif TAKE <= action < PILE:
        line.say(texts[ids.ACT_TAKE], view.discard.top(), action - TAKE + 1)
    else:
        line.put(texts[_plain_action(view.phase(), action)])


def _plain_action(phase, action):
    if action == PILE:
        return ids.ACT_PILE
    if action == CALL:
        return ids.ACT_CALL
    if phase == CALLING:
        return ids.ACT_END
    return ids.ACT_SEEN if phase == PEEK or phase == LOOKED else ids.ACT_GO_ON


def _say_exchange(line, table, code):
    line.say(table.texts[ids.ACT_SWAP], code // 24 + 1, (code & 3) + 1)
    line.say(table.texts[ids.TOLD_WITH], table.seat_names[code // 4 % 6])


# For who does not see.


def where(line, table, view):
    """What A does, what comes of it; the table; the cards seen now."""
    if table.page:
        others.where(line, table)
        return
    if view.phase() >= ROUND_END:
        return
    if table.active():
        bar(line, table, view)
        line.put(b" " if line.buf[line.n - 1] == 33 else b". ")  # !
        _say_why(line, table, view)
    else:
        line.say(table.texts[ids_seats.TURN_OF], table.seat_names[view.seat()]).put(b". ")
    if table.closed():
        _say_row(line, table, view)
    else:
        _say_table(line, table, view)


def _say_why(line, table, view):
    if table.refused() or table.holds_action() or view.phase() == CALLING:
        line.put(table.texts[why(table, view)]).byte(32)
    elif view.phase() == SWAPPING and table.step:
        line.put(table.seat_names[table.other]).put(b". ")


def _say_row(line, table, view):
    for place in range(4):
        card = view.row(table.viewer, place)
        if card != UNKNOWN:
            line.say(table.texts[ids.WHERE_CARD], place + 1, card)


def _say_round(line, template, view):
    n = line.n
    line.say(template, view.round() + 1, view.rounds()).put(b". ").capital(n)


def _say_table(line, table, view):
    texts = table.texts
    if view.held() != NOTHING and view.held() != UNKNOWN:
        line.say(texts[ids.WHERE_HELD], view.held())
    line.say(texts[ids.WHERE_DISCARD], view.discard.top())
    line.say(texts[ids.WHERE_PILE], view.pile.count())
    _say_round(line, texts[ids.ROUND_OF], view)
    if view.caller() != NOBODY:
        line.say(texts[ids.LAST_LAP], table.seat_names[view.caller()]).put(b". ")
