"""The scores after a round: a row a seat, what the round brought and the total; and heard. Public.

seats.py calls it while a round is over and not yet left.
"""

import micropython
from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw.fonts import small
from engine_mpy.screens import status
from engine_mpy.text import ids_seats as ids

_ROUND_X = const(94)  # where the columns of numbers end
_TOTAL_X = const(125)


def draw(canvas, table):
    """What the columns are, a row a seat, how to go on; the best totals inverse."""
    _draw_heading(canvas, table)
    for seat in range(table.match.seats):
        _draw_seat(canvas, table, seat)
    _draw_help(canvas, table.texts[ids.GO_ON], table.texts[ids.SEE_TABLE])


def _draw_heading(canvas, table):
    line = table.console.line.clear().say(table.texts[ids.ROUND_SCORES], table.view.round())
    _put_line(canvas, line, 2, 0)
    _right(canvas, line.clear().put(table.texts[ids.POINTS_OF_ROUND]), _ROUND_X, 0)
    _right(canvas, line.clear().put(table.texts[ids.TOTAL]), _TOTAL_X, 0)
    if table.match.seats < 6:
        canvas.hline(0, 8, 128, 1)


def _row(table, seat):
    if table.match.seats > 4:
        return 8 * seat + (8 if table.match.seats == 6 else 11)
    return 11 + 10 * seat


def _draw_seat(canvas, table, seat):
    y = _row(table, seat)
    _put(canvas, table.seat_names[seat], y)
    line = table.console.line.clear().number(table.round_points(table.view, seat))
    _right(canvas, line, _ROUND_X, y)
    line.clear().number(table.view.score(seat))
    seat = _leads(table, seat)
    _total(canvas, line, y, seat)


def _leads(table, seat):
    score = table.view.score(seat)
    for other in range(table.match.seats):
        better = table.view.score(other) - score
        if (-better if table.match.game.LOWER_WINS else better) > 0:
            return False
    return True


@micropython.viper
def _put(canvas, data, y: int):
    canvas.fitted(small, data, -1, 2, y, 66, 1)


@micropython.viper
def _right(canvas, line, x: int, y: int):
    canvas.right(small, line.buf, int(line.n), x, y, 1)


@micropython.viper
def _total(canvas, line, y: int, leads: int):
    x = int(canvas.right(small, line.buf, int(line.n), _TOTAL_X, y, 1))
    if leads:
        canvas.block(x - 2, y, _TOTAL_X + 3 - x, 8, 2)


@micropython.viper
def _put_line(canvas, line, x: int, y: int):
    canvas.text(small, line.buf, int(line.n), x, y, 1)


@micropython.viper
def _draw_help(canvas, go_on, see):
    canvas.block(0, 56, 128, 8, 1)
    canvas.text(small, go_on, -1, 2, 56, 0)
    canvas.right(small, see, int(len(see)), 126, 56, 0)


def say(table, cues):
    """By cues, behind what sounds: the round, then each seat's points of it, and in all."""
    status.marked(cues, cue.ROUND_OVER, table.view.round())
    for seat in range(table.match.seats):
        _sound_seat(table, cues, seat)


def _sound_seat(table, cues, seat):
    status.marked(cues, cue.SEAT, seat + 1)
    status.number(cues, table.round_points(table.view, seat))
    status.number(cues, table.view.score(seat))


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
