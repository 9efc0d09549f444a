"""Pages of Pass Pass's table: the others, what the viewer won, and a pair's choice.

Of the others it shows what is public: how many cards of each colour are in every hand (PASS-Q21)
or were won, Pass Pass and points of finished rounds + of this one.
"""

import micropython

from engine_mpy.draw import ink, rows, shapes
from engine_mpy.draw.fonts import big, small, text
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pass_pass_table import DIAMONDS, PAIRS
from engine_mpy.screens import table_pass_pass_faces as faces
from engine_mpy.screens import table_pass_pass_words as words
from engine_mpy.text import ids_pass_pass as ids


def draw_others(canvas, table, view):
    """A row a seat under a row of what the columns are."""
    view = 1 if table.page == 1 and not table.telling.running else 2
    _draw_heads(canvas, table.texts, ids.HEAD_HANDS if view == 1 else ids.HEAD_WON)
    for row in range(3 if table.telling.running else table.match.seats):
        _draw_row(canvas, table, row, view)


def _draw_heads(canvas, texts, head):
    canvas.hline(0, 9, 128, 1)
    ink.put_small(canvas, texts[head], 1, 0)
    _draw_colours(canvas)
    _put_right(canvas, texts[ids.HEAD_PASS], 96)
    _put_right(canvas, texts[ids.HEAD_POINTS], 127)


@micropython.viper
def _draw_colours(canvas):
    for i in range(4):
        shape = faces.SMALL[i]
        canvas.icon(shape, 40 + 10 * i - (int(ptr8(shape)[0]) >> 1), 0, 1)


def _draw_row(canvas, table, row, page):
    """In pairs partners follow each other, with a line before both."""
    y = 10 + 8 * row if table.telling.running else 11 + 9 * row  # three fit over the strip
    if table.view.options() & PAIRS:
        canvas.vline(0, y if row & 1 else y + 1, 7, 1)
        row = (row >> 1) + (row & 1) * table.view.sides()
    _put_name(canvas, table, row, y)
    words.count(table, row, page)
    _draw_counts(canvas, table, y)
    _draw_won_by(canvas, table, row, y)


def _draw_counts(canvas, table, y):
    for colour in range(4):
        table.line.clear().number(table.counts[colour])
        _put_count(canvas, table.line, colour, y)


@micropython.viper
def _put_count(canvas, line, colour: int, y: int):
    canvas.right(small, line.buf, int(line.n), 42 + 10 * colour, y, 1)


def _draw_won_by(canvas, table, seat, y):
    words.say_passes(table.line.clear(), table.view, seat)
    ink.say_right(canvas, table.line, 96, y)
    words.say_points(table.line.clear(), table.view, seat)
    ink.say_right(canvas, table.line, 127, y)


@micropython.viper
def _put_name(canvas, table, seat: int, y: int):
    name = table.seat_names[seat]
    wide = int(canvas.width(small, name, -1))
    if seat == int(table.viewer):
        canvas.text(small, table.texts[ids.ME], -1, 3, y, 1)
    elif wide > 32 and int(ptr8(table.short)[seat]) == 0:  # others begin in the same way
        faces.letter(canvas, name, seat, 3, y)
    else:
        canvas.fitted(small, name, -1, 3, y, 32, 1)


@micropython.viper
def _put_right(canvas, data, x: int):
    canvas.right(small, data, int(len(data)), x, 0, 1)


def draw_won(canvas, table, view):
    """A row a colour: the values, and how many diamonds they have."""
    words.say_total(table.line.clear(), table)
    ink.say_middle(canvas, small, table.line, 0)
    canvas.hline(0, 9, 128, 1)
    for colour in range(4):
        _draw_colour(canvas, table.line.clear(), view.won[table.viewer], colour)


def _draw_colour(canvas, line, pile, colour):
    words.say_values(line, pile, colour)
    _draw_values(canvas, line, colour)
    colour_diamonds = _diamonds(pile, colour)
    if colour_diamonds:
        line.clear().number(colour_diamonds)
        _draw_diamonds(canvas, line, colour)


def _diamonds(pile, colour):
    diamonds = 0
    for i in range(pile.count()):
        if pile.card(i) // 12 == colour:
            diamonds += DIAMONDS[pile.card(i)]
    return diamonds


@micropython.viper
def _draw_values(canvas, line, colour: int):
    y = 11 + 13 * colour
    shape = faces.LARGE[colour]
    canvas.icon(shape, 7 - (int(ptr8(shape)[0]) >> 1), y, 1)
    n = int(line.n)
    if int(canvas.width(big, line.buf, n)) <= 90:
        canvas.text(big, line.buf, n, 17, y - 1, 1)
    else:
        canvas.text(small, line.buf, n, 17, y + 2, 1)


@micropython.viper
def _draw_diamonds(canvas, line, colour: int):
    y = 11 + 13 * colour
    canvas.icon(shapes.DIAMONDS, 110, y + 2, 1)
    canvas.text(text, line.buf, int(line.n), 119, y + 1, 1)


def draw_banking(canvas, table, view):
    """Both members with what they brought; what the pair has."""
    words.say_task(table.line.clear(), table, view)
    rows.title_line(canvas, table.line)
    pair = view.seat() % view.sides()
    for upper in range(2):
        _draw_member(canvas, table, pair, upper)
    words.say_team(table.line.clear(), table, pair)
    ink.say_middle(canvas, small, table.line, 55)


def _draw_member(canvas, table, pair, upper):
    if upper:
        pair += table.view.sides()
    _put_half_name(canvas, table.seat_names[pair], upper)
    line = table.line.clear()
    line.say(table.texts[ids.POINTS], table.view.points(pair))
    _put_half(canvas, line, upper, 29)
    line.clear().say(table.texts[ids.PASSES], table.view.pass_pass(pair))
    _put_half(canvas, line, upper, 39)
    if table.chosen() != NO_ACTION and table.cursor == upper:
        _flip(canvas, upper)


@micropython.viper
def _put_half_name(canvas, name, upper: int):
    canvas.centred(text, name, -1, 64 * upper, 63, 17, 1)


@micropython.viper
def _put_half(canvas, line, upper: int, y: int):
    canvas.centred(small, line.buf, int(line.n), 64 * upper, 63, y, 1)


@micropython.viper
def _flip(canvas, upper: int):
    canvas.block(64 * upper, 14, 63, 38, 2)
