"""The picture of Pitaouf's table, and the same in words.

    card of  | Case 14 : epreuve            -> fridge
    the      | brio : +3 cases
    space    | 15 ?    16 safe   17 !D of hearts    the landing place inverse
             | distance 14/51            n. 123456
    five cards of the hand                  talon

The table calls `draw`; nothing here changes it. Functions are many and small: a frame of more than
11 words would come from the heap.
"""

import micropython
from micropython import const

from engine_mpy.draw import cards, ink, layout, shapes
from engine_mpy.draw import shapes_pitaouf as shapes_p
from engine_mpy.draw.fonts import big, small, text
from engine_mpy.games.base import DREW, MATCH_OVER
from engine_mpy.games.pitaouf import (
    BRIO,
    DANGER,
    DOG,
    FRIDGE,
    MISTRESS,
    MOVED,
    NEUTRAL,
    OPEN,
    POSED,
    SUCCESS,
    TURNED_UP,
)
from engine_mpy.screens import table_pitaouf_cards as faces
from engine_mpy.screens import table_pitaouf_words as words
from engine_mpy.text import ids_pitaouf as ids

LEFT = const(25)  # of everything beside the card of the space
RIGHT = const(127)
HEAD_Y = const(0)
OUTCOME_Y = const(6)
FOOT_Y = const(27)
ICON_X = const(120)


def draw(canvas, table):
    """The whole picture, on a blank canvas."""
    if table.mode == 2:
        _draw_reason(canvas, table)
    else:
        _draw_space(canvas, table)
        _draw_head(canvas, table)
        _draw_outcome(canvas, table)
        _draw_next(canvas, table)
        _draw_foot(canvas, table)
    _draw_hand(canvas, table)
    _draw_talon(canvas, table)


def _draw_space(canvas, table):
    telling = table.telling
    if telling.open and table.view.mark(telling.space) != NEUTRAL or telling.kind == POSED:
        faces.lying(canvas, table.texts, table.view.path(telling.space), 0, 0, 0)
    else:
        cards.face_down(canvas, 0, 0, 21, 31, 0)


def _draw_head(canvas, table):
    kind = words.kind_of(table.view, table.telling.space)
    table.line.clear().say(table.texts[ids.AT_SPACE], table.telling.space, table.texts[kind])
    end = ink.say_small(canvas, table.line, LEFT, HEAD_Y)
    if kind == ids.IS_DANGER:
        start = end - canvas.width(small, table.texts[kind], -1) - 2
        canvas.invert(start, HEAD_Y, end + 2 - start, 8)
    canvas.icon(shapes.ARROW, ICON_X - 10, HEAD_Y, 1)
    if table.view.back():
        canvas.icon(shapes_p.HOME_S, ICON_X, HEAD_Y, 1)
    else:
        canvas.icon(shapes_p.FRIDGE_S, ICON_X + 1, HEAD_Y, 1)


def _draw_outcome(canvas, table):
    say_outcome(table.line.clear(), table)
    ink.say(canvas, big, table.line, LEFT, OUTCOME_Y)


def say_outcome(line, table):
    """Append what happened, or what A would do."""
    texts = table.texts
    if table.telling.running:
        _say_event(line, table.telling, texts)
    elif table.match.kinds[0]:
        line.put(texts[ids.BOT_PLAYS])
    elif table.walks():
        line.put(texts[ids.GO_HOME if table.view.space() == FRIDGE else ids.WALK_ON])
    elif table.mode == 1:
        line.say(texts[ids.CHOOSE_STEPS], table.steps)
    elif table.mask():
        words.result_text(line, table.view, table.mask(), table.most_steps())


def _say_event(line, telling, texts):
    kind = telling.kind
    if kind == POSED:
        if telling.result == BRIO:
            line.put(texts[ids.NOW_BRIO])
        else:
            line.put(texts[ids.NOW_SUCCESS if telling.result == SUCCESS else ids.NOW_DANGER])
    elif kind == MOVED or kind == TURNED_UP:
        line.say(texts[ids.NOW_AT], telling.space)
    elif kind == MATCH_OVER:
        line.put(texts[ids.NOW_HOME if telling.won else ids.NOW_STUCK])
    elif kind == DREW:
        line.put(texts[ids.NOW_DREW])


def _draw_next(canvas, table):
    """The next three spaces."""
    space = table.telling.space
    step = -1 if table.view.back() or space == FRIDGE else 1
    for i in range(3):
        space += step
        if 1 <= space <= FRIDGE:
            draw_cell(canvas, table, space, i)


@micropython.viper
def draw_cell(canvas, table, space, i: int):
    """Draw number and state of the i-th space to come; inverse if the cat would land there."""
    view = table.view
    left = 25 + 34 * i
    x = int(ink.say_small(canvas, table.line.clear().number(space), left, 19)) + 3
    mark = int(view.mark(space))
    sign = sign_of(space)
    if int(space) == 1:
        canvas.icon(shapes_p.HOME_S, x, 19, 1)
    elif mark == 3:
        x = int(canvas.text(small, b"!", 1, x, 19, 1)) + 2
        faces.short(canvas, small, table.texts, view.path(space), x, 19)
    elif mark == 2:
        canvas.icon(shapes.TICK, x, 19, 1)
    elif sign:
        canvas.icon(sign, x, 19, 1)
    else:
        canvas.text(small, b"?", 1, x, 19, 1)
    if int(space) == int(table.landing()):
        canvas.block(left - 1, 19, 33, 8, 2)


def sign_of(space):
    """The small shape of dog, mistress or fridge; None elsewhere."""
    if space == DOG:
        return shapes_p.DOG_S
    if space == MISTRESS:
        return shapes_p.MISTRESS_S
    if space == FRIDGE:
        return shapes_p.FRIDGE_S
    return None


def _draw_foot(canvas, table):
    """The card just posed or drawn; how to choose steps; the sum; else distance and deal."""
    if table.telling.kind == POSED or table.telling.drew:
        _draw_told_card(canvas, table)
    elif table.mode == 1:
        ink.put_small(canvas, table.texts[ids.STEPS_HELP], LEFT, FOOT_Y)
    elif words.many(table.raised) > 1 and words.total(table.view, table.raised) > 0:
        say_sum(table.line.clear(), table)
        ink.say_small(canvas, table.line, LEFT, FOOT_Y)
    else:
        table.line.clear().say(table.texts[ids.DISTANCE], distance(table))
        ink.say_small(canvas, table.line, LEFT, FOOT_Y)
        table.line.clear().say(table.texts[ids.DEAL], table.match.deal)
        ink.say_right(canvas, table.line, RIGHT, FOOT_Y)


def _draw_told_card(canvas, table):
    told = table.texts[ids.DREW_CARD if table.telling.drew else ids.POSED_CARD]
    faces.after(canvas, told, table.texts, table.telling.card, FOOT_Y)


def say_sum(line, table):
    """Append the sum of the raised cards and what it is against."""
    view = table.view
    value = words.value_of(view.path(view.space()))
    line.say(table.texts[ids.SUM_AGAINST], words.total(view, table.raised), value)


def distance(table):
    """Spaces reached, as far as told."""
    space = table.telling.space
    return 2 * FRIDGE - space if table.view.back() else space


def _draw_hand(canvas, table):
    for place in range(table.telling.hand):
        _draw_held(canvas, table, place)
    if table.telling.hand == 0:
        ink.put(canvas, text, table.texts[ids.EMPTY_HAND], 4, 46)


def _draw_held(canvas, table, place):
    look = 0
    if not table.telling.running:
        if place == table.cursor:
            look = faces.CURSOR
        if table.mask() >> place & 1 and not table.walks() and not table.match.kinds[0]:
            look |= faces.CHOSEN
    faces.held(canvas, table.texts, table.view.hand.card(place), place, look)


def _draw_talon(canvas, table):
    """As it was before the draw that is still to be told."""
    hidden = table.view.hand.count() - table.telling.hand
    draw_talon(canvas, table.line.clear().number(table.view.talon.count() + hidden))


@micropython.viper
def draw_talon(canvas, number):
    """Draw the pile and a Line with how many cards it holds."""
    canvas.centred(text, number.buf, int(number.n), 112, 16, 35, 1)
    if int(number.n) == 1 and int(ptr8(number.buf)[0]) == 48:
        cards.empty_place(canvas, 114, 45, 13, 18)
    else:
        cards.face_down(canvas, 114, 45, 13, 18, 0)


def wrap(line, breaks):
    """Break the reason of a refusal into lines; how many."""
    return layout.wrap(text, line.buf, line.n, 122, breaks)


def _draw_reason(canvas, table):
    cards.outline(canvas, 0, 0, 128, 34, 1)
    y = 17 - table.breaks_used * 5
    ink.lines(canvas, text, table.reason, table.breaks, table.breaks_used, y)


def where(line, table):
    """What a player who does not see must know now; the place comes last (CUES.md)."""
    line.names = table.line.names
    if table.mode == 2:
        line.put(table.reason.buf, 0, table.reason.n).byte(32)
    say_outcome(line, table)
    line.put(b". ")
    say_space(line, table, table.view.space())
    line.put(table.texts[ids.WHERE_BACK if table.view.back() else ids.WHERE_OUT]).byte(32)
    line.say(table.texts[ids.WHERE_TALON], table.view.talon.count()).byte(32)
    if table.raised:
        line.say(table.texts[ids.WHERE_RAISED], words.many(table.raised)).byte(32)
    if table.view.hand.count():
        line.say(table.texts[ids.WHERE_CARD], table.view.hand.card(table.cursor))
        line.put(b", ")
        line.say(table.texts[ids.WHERE_PLACE], table.cursor + 1, table.view.hand.count())


def say_space(line, table, space):
    """Append number, kind and bottom card of a space."""
    kind = words.kind_of(table.view, space)
    line.say(table.texts[ids.AT_SPACE], space, table.texts[kind])
    if table.view.mark(space) == OPEN or table.view.mark(space) == DANGER:
        line.put(b", ").say(table.texts[ids.WHERE_CARD], table.view.path(space))
    line.put(b". ")
