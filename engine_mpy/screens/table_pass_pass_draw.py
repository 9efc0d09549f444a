"""The picture of Pass Pass's table.

    what to do                      trick n/8
    a column a seat: name, 1 or 2 for who takes first and second so far,
    and the card: value, shape of its colour, diamonds
    the hand, the chosen card large | the card to take and what the viewer has | whose turn

The table calls `draw`; nothing here changes it. Functions are many and small: a frame of more than
11 words would come from the heap.
"""

import micropython
from micropython import const

from engine_mpy.draw import ink
from engine_mpy.draw.fonts import big, small
from engine_mpy.games.base import NO_ACTION, NOBODY
from engine_mpy.games.pass_pass_table import BANKING, PLAY, TAKEN
from engine_mpy.screens import table_pass_pass_faces as faces
from engine_mpy.screens import table_pass_pass_pages as pages
from engine_mpy.screens import table_pass_pass_words as words
from engine_mpy.text import ids_pass_pass as ids

LARGE = const(37)  # columns of the chosen card
PITCH = const(13)  # of the others beside it
WIDE = const(16)  # of all when none is chosen


def draw(canvas, table, view, viewer):
    """The whole picture, on a blank canvas."""
    if table.telling.running:
        if table.shown.scoring:
            pages.draw_others(canvas, table, view)
        else:
            _draw_trick(canvas, table, view)
    elif table.page == 3:
        pages.draw_won(canvas, table, view)
    elif table.page or view.phase() > BANKING:
        pages.draw_others(canvas, table, view)
    elif view.phase() == BANKING:
        pages.draw_banking(canvas, table, view)
    else:
        _draw_trick(canvas, table, view)
        _draw_foot(canvas, table, view, viewer)


def _draw_trick(canvas, table, view):
    _draw_head(canvas, table, view)
    for seat in range(table.match.seats):
        _draw_name(canvas, table, seat)
        _draw_card(canvas, table, seat)


def _draw_head(canvas, table, view):
    line = table.line.clear()
    if table.viewer == NOBODY:
        line.say(table.texts[ids.ROUND], table.shown.round + 1)
    else:
        words.say_task(line, table, view)
    ink.say_small(canvas, line, 1, -1)
    line.clear().say(table.texts[ids.TRICK], min(table.shown.number + 1, 8))
    ink.say_right(canvas, line, 126, -1)


def _draw_name(canvas, table, seat):
    shown = table.shown
    faces.owner(canvas, table, seat)
    if seat == shown.ahead:
        faces.badge(canvas, table, 1, seat)
    elif seat == shown.second:
        faces.badge(canvas, table, 2, seat)


def _draw_card(canvas, table, seat):
    shown = table.shown
    card = shown.card_of(seat)
    if card < TAKEN:
        faces.in_trick(canvas, shown, card, seat)
        if table.view.phase() != PLAY and card == table.chosen():
            faces.chosen_column(canvas, shown, seat)
    elif card > TAKEN and seat == table.view.seat() and not table.telling.running:
        faces.waited_for(canvas, shown, seat)


def _draw_foot(canvas, table, view, viewer):
    action = table.chosen()
    if viewer == NOBODY:
        _draw_public(canvas, table, view)
    elif view.phase() != PLAY and action != NO_ACTION:
        faces.large(canvas, action, 0)
        _draw_counts(canvas, table, action // 12)
    else:
        _draw_hand(canvas, view, viewer, action)


def _draw_public(canvas, table, view):
    line = table.line.clear()
    words.say_task(line, table, view)
    ink.say_middle(canvas, big, line, 44)


def _draw_counts(canvas, table, colour):
    """What lies before the viewer, and one more of the colour it would take."""
    table.view.count_colours(table.viewer, table.counts)
    for i in range(4):
        _draw_count(canvas, table, i, colour)


def _draw_count(canvas, table, i, colour):
    line = table.line.clear().number(table.counts[i])
    if i == colour:
        line.put(b"+1")
    faces.won(canvas, i, line)


def _draw_hand(canvas, view, viewer, action):
    viewer = view.hands[viewer]
    x = _hand_x(viewer.count(), action)
    place = 0
    while place < viewer.count():
        x = _draw_held(canvas, viewer.card(place), x, action)
        place += 1


def _hand_x(n, action):
    if action == NO_ACTION:
        return 64 - WIDE * n // 2
    return 64 - (PITCH * (n - 1) + LARGE) // 2


def _draw_held(canvas, card, x, action):
    if card == action:
        faces.large(canvas, card, x)
        return x + LARGE
    faces.held(canvas, card, x, WIDE if action == NO_ACTION else PITCH)
    return x + (WIDE if action == NO_ACTION else PITCH)


def shorten(canvas, table):
    """How much of each name fits beside a badge; names that would look the same get a number."""
    room = 128 // table.match.seats - 8
    for seat in range(table.match.seats):
        table.short[seat] = _fitting(canvas, table.seat_names[seat], room)
    for seat in range(table.match.seats):
        _tell_apart(table, seat)


def _fitting(canvas, name, room):
    n = len(name)
    while _width(canvas, name, n) > room:
        n -= 1
    return n


def _tell_apart(table, seat):
    for other in range(table.match.seats):
        if other != seat and _looks_like(table, seat, other):
            table.short[seat] = 0
            table.short[other] = 0


def _looks_like(table, seat, other):
    n = table.short[seat]
    if n == 0 or table.short[other] != n:
        return False
    for i in range(n):
        if table.seat_names[seat][i] != table.seat_names[other][i]:
            return False
    return True


@micropython.viper
def _width(canvas, name, n: int) -> int:
    return int(canvas.width(small, name, n))
