"""The picture of Ptit Pois's table.

    upper discard < 6 to 10  fits?  | arrow  pile
    lower discard   3 to 10  fits?  | up, bonus
    who thinks, or marks over the cards that fit
    pack pack : cards of the hand, the one under the cursor large

The lower half gives way to a panel for an action other than a card. The table calls `draw`;
nothing here changes it. Functions are many and small: a frame of more than 11 words would come
from the heap.
"""

from micropython import const

from engine_mpy.draw import ink, shapes
from engine_mpy.draw.fonts import small, text
from engine_mpy.games.base import NOBODY
from engine_mpy.games.ptit_pois_table import BONUS, CHOOSE, NOTHING, ROUND_END
from engine_mpy.screens import table_ptit_pois_cards as faces
from engine_mpy.screens import table_ptit_pois_others as others
from engine_mpy.screens import table_ptit_pois_words as words
from engine_mpy.text import ids_ptit_pois as ids
from engine_mpy.text import ids_seats

_FITS_X = const(78)
_ARROW_X = const(91)
_PITCH = const(14)


def draw(canvas, table):
    """The whole picture, on a blank canvas."""
    if table.page:
        others.draw(canvas, table)
    elif table.view.phase() >= ROUND_END and not table.telling.running:
        others.draw_count(canvas, table)
    else:
        _draw_discard(canvas, table, 0)
        _draw_discard(canvas, table, 1)
        _draw_side(canvas, table, table.view)
        if not table.telling.running:  # or the strip lies over it
            _draw_lower(canvas, table)


def _draw_discard(canvas, table, which):
    chosen = False
    if table.active() and table.target() == which:
        chosen = table.fits(table.cursor, which)
        canvas.icon(shapes.LEFT, 40, 5 + 17 * which, 1)
    faces.discard(canvas, table.view.discards[which].top(), 17 * which, chosen)
    if words.takes(table.view, which):
        words.say_range(table.line.clear(), table.view, which)
        _draw_range(canvas, table, which)


def _draw_range(canvas, table, which):
    """What goes on a discard; does the card under the cursor?"""
    faces.in_range(canvas, table.line, 3 + 17 * which)
    if table.active() and table.target() < 2:
        _draw_fits(canvas, table.fits(table.cursor, which), which)


def _draw_fits(canvas, fits, which):
    canvas.icon(shapes.TICK if fits else shapes.CROSS, _FITS_X, 18 if which else 5, 1)


def _draw_side(canvas, table, view):
    """Direction, pile, and a word."""
    if view.phase() == CHOOSE:
        _draw_choice(canvas, table)
    else:
        faces.arrow(canvas, _ARROW_X, 2, view.up())
    faces.pile(canvas, table.line.clear().number(view.pile.count()))
    faces.status(canvas, words.status(table, view), view.phase() == BONUS)


def _draw_choice(canvas, table):
    """Both directions, the one that A would choose in a frame."""
    faces.arrow(canvas, 54, 2, True)
    faces.arrow(canvas, 80, 2, False)
    if table.active():
        canvas.box(51 if words.chooses_up(table) else 77, 0, 23, 24, 1)


def _draw_lower(canvas, table):
    if table.panel():
        _draw_panel(canvas, table)
        return
    if not table.is_turn():
        _draw_thinks(canvas, table)
    table.x = 0
    seat = table.viewer
    if seat == NOBODY:
        seat = table.view.seat()
    if seat == NOBODY:
        return
    _draw_row(canvas, table, seat)
    if table.viewer == NOBODY:
        _draw_back(canvas, table, seat)
    else:
        _draw_hand(canvas, table)


def _draw_panel(canvas, table):
    line = table.reason.clear()
    words.reason(line, table, table.view)
    table.paragraph.wrap(text, line.buf, line.n)
    if table.paragraph.lines > 1:
        table.paragraph.wrap(small, line.buf, line.n)
    _draw_box(canvas, table, table.texts[words.title(table)])


def _draw_box(canvas, table, title):
    icon = b""
    if table.refused:
        icon = shapes.CROSS
    elif words.warns(table, table.view):
        icon = shapes.WARNING
    faces.panel(canvas, title, table.paragraph, icon)


def _draw_thinks(canvas, table):
    seat = table.view.seat()
    if seat != NOBODY:
        table.line.clear().say(table.texts[ids_seats.THINKS], table.seat_names[seat])
        faces.thinks(canvas, table.line)


def _draw_back(canvas, table, seat):
    """The hand of whose turn it is, from behind."""
    faces.back(canvas, table.x, 0)
    table.line.clear().say(table.texts[ids.HAND_OF], table.view.hands[seat].count())
    ink.say(canvas, text, table.line, table.x + 17, 50)


def _draw_row(canvas, table, seat):
    """Both packs; `x` of the table moves on to where the hand begins."""
    _draw_pack(canvas, table, seat, 0)
    table.x += 2
    _draw_pack(canvas, table, seat, 1)
    for y in range(44, 64, 3):
        canvas.vline(table.x + 3, y, 2, 1)
    table.x += 7


def _draw_pack(canvas, table, seat, pack):
    card = table.view.shown(seat, pack)
    if card == NOTHING:
        _draw_rest(canvas, table, seat, pack)
        return
    if seat == table.viewer:
        _draw_card(canvas, table, card, pack)
    else:
        faces.little(canvas, card, table.x)
        table.x += 13
    if table.view.hidden(seat, pack) != NOTHING:
        _draw_under(canvas, table, seat == table.viewer and table.look_of(pack))


def _draw_under(canvas, table, look):
    faces.under(canvas, table.x, 29 if look else 21)
    table.x += 3


def _draw_rest(canvas, table, seat, pack):
    """A pack without a visible card."""
    look = table.look_of(pack) if seat == table.viewer else 0
    if table.view.hidden(seat, pack) != NOTHING:
        faces.back(canvas, table.x, look)
    else:
        faces.empty(canvas, table.x)
    table.x += 21 if look else 13


def _draw_card(canvas, table, card, place):
    """A card of the viewer at `x` of the table; a mark over a small one that goes somewhere."""
    look = table.look_of(place)
    if look:
        faces.large(canvas, card, table.x, look)
        table.x += 21
        return
    faces.little(canvas, card, table.x)
    if table.goes[place] and table.is_turn():
        canvas.icon(shapes.UP, table.x + 3, 38, 1)
    table.x += 13


def _draw_hand(canvas, table):
    """As many cards as there is room for, around the one under the cursor."""
    total = table.view.hands[table.viewer].count()
    shown = room(table, total)
    first = 0
    if shown < total:
        first = first_in_sight(table.cursor - 2, shown, total)
        _draw_more(canvas, table, first, first + shown < total)
    while shown:
        _draw_held(canvas, table, first)
        first += 1
        shown -= 1


def first_in_sight(place, shown, total):
    """The first of the cards in sight, so that `place` is in the middle if it can be."""
    return max(0, min(place - (shown >> 1), total - shown))


def _draw_more(canvas, table, left, right):
    """There are cards to the left, to the right."""
    if left:
        canvas.icon(shapes.LEFT, table.x, 50, 1)
    if right:
        canvas.icon(shapes.RIGHT, 124, 50, 1)
    table.x += 6


def room(table, total):
    """How many of `total` cards of the hand can be shown from `x` on."""
    wide = _PITCH * total - 1
    extra = 8 if table.active() and table.cursor >= 2 else 0
    if table.x + wide + extra <= 128:
        return total
    return (129 - 6 - 6 - extra - table.x) // _PITCH


def _draw_held(canvas, table, place):
    _draw_card(canvas, table, table.view.hands[table.viewer].card(place), place + 2)
    table.x += 1
