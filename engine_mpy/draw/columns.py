"""A table of players: a bar with heads of columns, then a row a seat, in calls of few arguments.

A game's table with several seats draws its scores with it. `table` gives `y`, the upper edge of
the row, `x`, where what has no column goes on, `large`, whether there is room for the larger
font, and a `line` to write numbers with.
"""

import micropython

from engine_mpy.draw import shapes
from engine_mpy.draw.fonts import small, text


@micropython.viper
def title(canvas, data) -> int:
    """Draw the bar on top and the head of the first column; the x after it."""
    canvas.block(0, 0, 128, 10, 1)
    return int(canvas.text(small, data, -1, 2, 1, 0))


@micropython.viper
def title_line(canvas, line):
    """The same with a Line, of which nothing is left out for heads."""
    canvas.block(0, 0, 128, 10, 1)
    canvas.fitted(small, line.buf, int(line.n), 2, 1, 124, 0)


@micropython.viper
def head(canvas, data, x: int):
    """Draw the head of a column, up to column x."""
    canvas.right(small, data, -1, x, 1, 0)


@micropython.viper
def name(canvas, table, data, inverse: int):
    """Draw a name at the left of a row; it stands out if it is to."""
    y = int(table.y)
    if table.large and int(canvas.width(text, data, -1)) < 44:
        canvas.text(text, data, -1, 2, y, 1)
    elif table.large:
        canvas.fitted(small, data, -1, 2, y + 1, 43, 1)
    else:
        canvas.fitted(small, data, -1, 2, y, 43, 1)
    if inverse and table.large:
        canvas.block(0, y - 1, 46, 12, 2)
    elif inverse:
        canvas.icon(shapes.LEFT, 46, y, 1)


@micropython.viper
def cell(canvas, table, number: int, x: int):
    """Draw a number, up to column x."""
    line = table.line.clear().number(number)
    font = text if table.large else small
    canvas.right(font, line.buf, int(line.n), x, int(table.y), 1)


@micropython.viper
def note(canvas, table, data):
    """Draw some words in the bar on top at `x` of the table, which moves on."""
    table.x = int(canvas.text(small, data, -1, int(table.x), 1, 0)) + 3
