"""The scores after a round: a row a seat, what the round brought and the total. Public.

seats.py calls it while a round is over and not yet left.
"""

import micropython

from engine_mpy.draw import rows
from engine_mpy.draw.fonts import small
from engine_mpy.text import ids_seats as ids


def draw(canvas, table):
    """A title, a row a seat, how to go on."""
    line = table.console.line.clear()
    line.say(table.texts[ids.ROUND_SCORES], table.view.round())
    rows.heading(canvas, line_bytes(table), line)
    for seat in range(table.match.seats):
        _draw_seat(canvas, table, seat)
    _draw_help(canvas, table.texts[ids.GO_ON], table.texts[ids.SEE_TABLE])


def line_bytes(table):
    """The text at the left of the heading."""
    return table.texts[ids.TOTAL]


def _draw_seat(canvas, table, seat):
    y = 11 + 7 * seat if table.match.seats > 5 else 11 + 8 * seat
    _put(canvas, table.seat_names[seat], y)
    line = table.console.line.clear().number(table.round_points(table.view, seat))
    _right(canvas, line, 92, y)
    line.clear().number(table.view.score(seat))
    _right(canvas, line, 124, y)


@micropython.viper
def _put(canvas, data, y: int):
    canvas.fitted(small, data, -1, 2, y, 68, 1)


@micropython.viper
def _right(canvas, line, x: int, y: int):
    canvas.right(small, line.buf, int(line.n), x, y, 1)


@micropython.viper
def _draw_help(canvas, go_on, see):
    canvas.block(0, 55, 128, 9, 1)
    canvas.text(small, go_on, -1, 2, 56, 0)
    canvas.right(small, see, int(len(see)), 126, 56, 0)


def where(line, table):
    """Each seat's points of the round and in all."""
    line.say(table.texts[ids.ROUND_SCORES], table.view.round()).put(b". ")
    for seat in range(table.match.seats):
        _say_seat(line, table, seat)
    line.put(table.texts[ids.GO_ON])


def _say_seat(line, table, seat):
    points = table.round_points(table.view, seat)
    line.say(table.texts[ids.SCORED], table.seat_names[seat], points)
    line.say(table.texts[ids.SCORED_TOTAL], table.view.score(seat))
