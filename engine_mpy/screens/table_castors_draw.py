"""The picture of Gang de castors's table.

    who acts, or who called the last lap        round
    pile, count   discard's top        the card drawn
    what A does
    four cards face down, or what comes of the choice

Cards 1 and 4, and the card looked at, have a screen of their own. The table calls `draw`; nothing
here changes it. Functions are small: a frame of more than 11 words would come from the heap.
"""

from engine_mpy.draw import shapes
from engine_mpy.draw.fonts import small, text
from engine_mpy.games.base import NOBODY
from engine_mpy.games.castors_table import (
    CALLING,
    CHOOSE,
    LOOKED,
    NOTHING,
    ROUND_END,
    SWAPPING,
    THROW,
)
from engine_mpy.screens import table_castors_cards as faces
from engine_mpy.screens import table_castors_others as others
from engine_mpy.screens import table_castors_words as words
from engine_mpy.text import ids_castors as ids
from engine_mpy.text import ids_seats


def draw(canvas, table):
    """The whole picture, on a blank canvas."""
    if table.page:
        others.draw(canvas, table)
    elif table.view.phase() >= ROUND_END and not table.telling.running:
        others.draw_rows(canvas, table)
    elif table.closed():
        _draw_closed(canvas, table, table.view)
    else:
        _draw_heading(canvas, table, table.view)
        _draw_piles(canvas, table, table.view)
        if not table.telling.running:  # or the strip lies over it
            _draw_lower(canvas, table)


def _draw_heading(canvas, table, view):
    _round(table, view, view.caller() != NOBODY)
    if view.caller() != NOBODY:
        _name(table, ids.LAST_LAP, view.caller())
    else:
        _name(table, ids.TURN, view.seat())
    faces.heading(canvas, table, view.caller() != NOBODY)


def _name(table, template, seat):
    """The line with a text about a seat."""
    line = table.reason.clear()
    if seat != NOBODY:
        line.say(table.texts[template], table.seat_names[seat])
    return line


def _round(table, view, short):
    """The line with the number of the round."""
    line = table.line.clear()
    n = min(view.round() + 1, view.rounds())
    if short:
        return line.number(n).byte(47).number(view.rounds())
    return line.say(table.texts[ids.ROUND_OF], n, view.rounds())


def _draw_piles(canvas, table, view):
    """The label of the discard gives way to a card that is held."""
    table.line.clear().number(view.pile.count())
    faces.pile(canvas, table, _is_marked(table, 0))
    faces.discard(canvas, view.discard.top(), _is_marked(table, 1))
    if view.held() == NOTHING:
        faces.discard_label(canvas, table.texts[ids.DISCARD])
        return
    faces.held(canvas, view.held())
    faces.waiting(canvas, view.waiting())


def _is_marked(table, which):
    """Would A use the pile (0), the discard (1)?"""
    if not table.active():
        return False
    if table.view.phase() == CHOOSE:
        return which if table.step else table.cursor == which
    return which and table.holds() and table.action() == THROW


def _draw_lower(canvas, table):
    if not table.active():
        _draw_waiting(canvas, table, table.view)
        return
    words.bar(table.reason.clear(), table, table.view)
    icon = shapes.CROSS if table.refused() else b""
    faces.bar(canvas, table.reason, icon, _ways(table))
    if table.refused() or table.holds_action() or table.view.phase() == CALLING:
        _draw_why(canvas, table)
    elif table.view.phase() == SWAPPING and table.step:
        _draw_row_of(canvas, table, table.other, table.view.seats() > 2)
    else:
        _draw_own(canvas, table)


def _ways(table):
    """1: there is a choice to the left, 2: to the right."""
    return (table.cursor > 0) | (table.cursor + 1 < table.choices()) << 1


def _draw_why(canvas, table):
    data = table.texts[words.why(table, table.view)]
    paragraph = table.paragraph
    paragraph.wrap(text, data)
    if paragraph.lines > 1:
        paragraph.wrap(small, data)
    paragraph.draw(canvas, 47)


def _draw_waiting(canvas, table, view):
    """Whose turn it is, and a row: the viewer's, or the one of that seat."""
    seat = view.seat()
    if seat == NOBODY:
        return
    faces.plain(canvas, _name(table, ids_seats.THINKS, seat))
    if table.viewer == NOBODY:
        _draw_row_of(canvas, table, seat, False)
    else:
        _draw_own(canvas, table)


def _draw_own(canvas, table):
    marked = table.in_row() if table.active() else -1
    for place in range(4):
        faces.own(canvas, place, place == marked)


def _draw_row_of(canvas, table, seat, more):
    faces.owner(canvas, table.seat_names[seat], more)
    _draw_others(canvas, table.cursor if table.active() else -1)


def _draw_others(canvas, marked):
    for place in range(4):
        faces.other(canvas, place, place == marked)


def _draw_closed(canvas, table, view):
    _begin_closed(table, table.line.clear(), view)
    faces.closed_title(canvas, table.line)
    for place in range(4):
        _draw_seen(canvas, table, place)
    faces.closed_help(canvas, table.texts[ids.DO_SEEN])


def _begin_closed(table, line, view):
    table.x = 0
    table.wide = 17
    if view.phase() == LOOKED:
        table.wide = 26
        line.say(table.texts[ids.LOOK_AT_ONE], view.looked_place() + 1)
    else:
        line.put(table.texts[ids.LOOK_AT_TWO])


def _draw_seen(canvas, table, place):
    faces.closed_card(canvas, table, table.view.row(table.viewer, place), place)
