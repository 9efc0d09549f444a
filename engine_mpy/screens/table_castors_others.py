"""What every seat shows in public, and the rows of a round that is over: a row a seat.

The table shows the first on a press of UP, with the viewer's notes where it wishes a carnet
(CAST-G32), the second after a round.
"""

from micropython import const

from engine_mpy.draw import columns
from engine_mpy.games.base import NOBODY
from engine_mpy.screens import table_castors_cards as faces
from engine_mpy.text import ids_castors as ids

_UNKNOWN = const(255)
_CARDS_X = const(53)
_ROUND_X = const(94)
_TOTAL_X = const(126)
_REPLACED_TO = const(92)


def draw(canvas, table):
    """Names, the last round or the notes, totals; whose turn it is in a bar."""
    columns.title(canvas, table.texts[ids.CARNET if table.carnet() else ids.PLAYERS])
    if table.view.caller() != NOBODY:
        table.line.clear().say(table.texts[ids.LAST_LAP], table.seat_names[table.view.caller()])
        columns.title_line(canvas, table.line)
    else:
        _draw_heads(canvas, table)
    for seat in range(table.match.seats):
        _draw_seat(canvas, table, seat)


def _draw_heads(canvas, table):
    if not table.carnet():
        columns.head(canvas, table.texts[ids.SEE_ROUND], _ROUND_X)
    columns.head(canvas, table.texts[ids.SEE_TOTAL], _TOTAL_X)


def _draw_seat(canvas, table, seat):
    view = table.view
    _begin_row(canvas, table, seat, view.seat())
    if table.carnet():
        _draw_notes(canvas, table, 4 * seat)
    elif view.caller() == NOBODY:
        columns.cell(canvas, table, view.last_points(seat), _ROUND_X)
    columns.cell(canvas, table, view.score(seat), _TOTAL_X)


def _begin_row(canvas, table, seat, marked):
    """As far apart, and as large, as there is room."""
    table.large = table.match.seats < 5
    table.y = 12 + seat * 13 if table.large else 11 + seat * 9
    table.x = _CARDS_X
    columns.name(canvas, table, table.seat_names[seat], seat == marked)


def _draw_notes(canvas, table, first):
    for i in range(first, first + 4):
        _draw_note(canvas, table, i)


def _draw_note(canvas, table, i):
    faces.in_row(canvas, table, _note(table, i))


def _note(table, i):
    """What the viewer knows of the i-th card of all rows."""
    return table.view.note(table.viewer, i >> 2, i & 3)


def draw_rows(canvas, table):
    """After a round: the rows face up, which actions were replaced, the sums."""
    table.x = columns.title(canvas, table.texts[ids.ROWS]) + 8
    if table.view.aside.count():
        _draw_aside(canvas, table, table.view.aside)
    columns.head(canvas, table.texts[ids.SEE_SUM], _TOTAL_X)
    for seat in range(table.match.seats):
        _draw_counted(canvas, table, seat)


def _draw_counted(canvas, table, seat):
    _begin_row(canvas, table, seat, table.view.caller())
    _draw_row(canvas, table, 4 * seat)
    columns.cell(canvas, table, table.view.last_points(seat), _TOTAL_X)


def _draw_row(canvas, table, first):
    for i in range(first, first + 4):
        _draw_card(canvas, table, i)


def _draw_card(canvas, table, i):
    faces.in_row(canvas, table, _card(table, i))


def _card(table, i):
    return table.view.row(i >> 2, i & 3)


def _draw_aside(canvas, table, aside):
    """As many of the replaced actions as there is room for."""
    columns.note(canvas, table, table.texts[ids.REPLACED])
    for i in range(aside.count()):
        if table.x < _REPLACED_TO:
            _draw_replaced(canvas, table, i)


def _draw_replaced(canvas, table, i):
    faces.in_title(canvas, table, table.view.aside.card(i))


def where(line, table):
    """The same in words."""
    for seat in range(table.match.seats):
        _say_seat(line, table, seat)


def _say_seat(line, table, seat):
    _say_total(line, table, seat)
    if table.carnet():
        for i in range(4 * seat, 4 * seat + 4):
            _say_note(line, table, i)


def _say_total(line, table, seat):
    line.say(table.texts[ids.WHERE_SEAT], table.seat_names[seat], table.view.score(seat))


def _say_note(line, table, i):
    if _note(table, i) != _UNKNOWN:
        line.say(table.texts[ids.WHERE_CARD], (i & 3) + 1, _note(table, i))
