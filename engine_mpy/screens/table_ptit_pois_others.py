"""What every seat shows in public, and how a round was counted: a row a seat.

The table shows the first on a press of UP, the second after a round. Both are public.
"""

from micropython import const

from engine_mpy.draw import columns
from engine_mpy.games.ptit_pois_table import NOTHING
from engine_mpy.screens import table_ptit_pois_cards as faces
from engine_mpy.text import ids_ptit_pois as ids
from engine_mpy.text.compose import BARE

_HAND_X = const(58)
_ROW_X = const(67)
_TOTAL_X = const(127)
_COUNTED_HAND_X = const(58)
_COUNTED_ROW_X = const(94)


def draw(canvas, table):
    """Names, cards in the hand, row, total; whose turn it is in a bar."""
    columns.title(canvas, table.texts[ids.PLAYERS])
    columns.head(canvas, table.texts[ids.SEE_HAND], _HAND_X)
    columns.head(canvas, table.texts[ids.SEE_ROW], 98)
    columns.head(canvas, table.texts[ids.SEE_TOTAL], _TOTAL_X)
    for seat in range(table.match.seats):
        _begin_row(table, seat)
        table.x = _ROW_X
        _draw_seat(canvas, table, seat)


def _begin_row(table, seat):
    """The upper edge of a seat's row: as far apart, and as large, as there is room."""
    table.large = table.match.seats < 5
    table.y = 12 + seat * (13 if table.large else 9)


def _draw_seat(canvas, table, seat):
    view = table.view
    columns.name(canvas, table, table.seat_names[seat], view.seat() == seat)
    columns.cell(canvas, table, view.hands[seat].count(), _HAND_X)
    _draw_pack(canvas, table, seat, 0)
    table.x = _ROW_X + 25
    _draw_pack(canvas, table, seat, 1)
    columns.cell(canvas, table, view.score(seat), _TOTAL_X)


def _draw_pack(canvas, table, seat, pack):
    card = table.view.shown(seat, pack)
    if card != NOTHING:
        faces.in_row(canvas, table, card)
    if table.view.hidden(seat, pack) != NOTHING:
        faces.in_row_back(canvas, table)


def draw_count(canvas, table):
    """After a round: hand, row, points."""
    columns.title(canvas, table.texts[ids.COUNTED])
    columns.head(canvas, table.texts[ids.SEE_HAND], _COUNTED_HAND_X)
    columns.head(canvas, table.texts[ids.SEE_ROW], _COUNTED_ROW_X)
    columns.head(canvas, table.texts[ids.SEE_POINTS], _TOTAL_X)
    for seat in range(table.match.seats):
        _begin_row(table, seat)
        _draw_counted(canvas, table, seat)


def _draw_counted(canvas, table, seat):
    view = table.view
    columns.name(canvas, table, table.seat_names[seat], False)
    columns.cell(canvas, table, view.hand_sum(seat), _COUNTED_HAND_X)
    columns.cell(canvas, table, view.row_sum(seat), _COUNTED_ROW_X)
    columns.cell(canvas, table, view.last_points(seat), _TOTAL_X)


def where(line, table):
    """What every seat shows, in words."""
    for seat in range(table.match.seats):
        _say_hand(line, table, seat, table.view.hands[seat].count())
        _say_shown(line, table.view.shown(seat, 0))
        _say_shown(line, table.view.shown(seat, 1))
        _say_hidden(line, table.view, seat)
        line.say(table.texts[ids.WHERE_TOTAL], table.view.score(seat))


def _say_hand(line, table, seat, count):
    line.say(table.texts[ids.WHERE_SEAT], table.seat_names[seat], count)


def _say_shown(line, card):
    if card != NOTHING:
        line.byte(32)
        line.names.card_name(line, card, BARE)


def _say_hidden(line, view, seat):
    hidden = (view.hidden(seat, 0) != NOTHING) + (view.hidden(seat, 1) != NOTHING)
    if hidden:
        line.say(line.names.texts[ids.WHERE_HIDDEN], hidden)
