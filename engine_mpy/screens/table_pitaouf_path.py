"""The whole path of Pitaouf at a glance, and a cursor that reads every space.

     1  2  3 ... 10    a hatched cell is unknown, a tick is safe, ! on light a danger
    20 19 18 ... 11    dog, mistress, fridge and the cat have their faces
    21 22 ... 26

The table keeps it and puts it on top of itself; A opens the cards of a space in large
(table_pitaouf_reread.py). It looks at the table's view and changes nothing (PIT-S20).
"""

import micropython
from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import cards, ink, shapes
from engine_mpy.draw import shapes_pitaouf as shapes_p
from engine_mpy.draw.fonts import face, small
from engine_mpy.games.pitaouf import DANGER, DOG, FRIDGE, HIDDEN, MISTRESS, NEUTRAL
from engine_mpy.screens import table_pitaouf_cards as faces
from engine_mpy.screens import table_pitaouf_draw as drawing
from engine_mpy.screens import table_pitaouf_ear as ear
from engine_mpy.screens import table_pitaouf_words as words
from engine_mpy.screens.keys import LEFT, RIGHT, UP, A, B
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids_pitaouf as ids

CELL = const(11)
PITCH_X = const(12)
PITCH_Y = const(13)
LEFT_X = const(4)
TOP_Y = const(1)
DETAIL_X = const(40)
DETAIL_Y = const(40)


def column(space):
    """0 .. 9 on the picture."""
    place = space - 1
    return 9 - place % 10 if 10 <= place < 20 else place % 10


def row(space):
    """0 .. 2 on the picture."""
    return (space - 1) // 10


def space_at(across, down):
    """The space in a column and row; the last one where there is none."""
    if down == 1:
        return 20 - across
    return min(10 * down + across + 1, FRIDGE)


class PathPitaouf(Screen):
    """`table` is set by the table before it is pushed."""

    table = None

    def enter(self, console):
        """Begin where the cat stands."""
        self.console = console
        self.line = console.line
        self.cursor = self.table.view.space()
        self._say()

    def input(self, press):
        """Directions with repeat, A and B without."""
        key = press & 7
        if key == LEFT:
            self._move(self.cursor - 1)
        elif key == RIGHT:
            self._move(self.cursor + 1)
        elif key < LEFT:
            down = row(self.cursor) + (-1 if key == UP else 1)
            if down < 0 and press == UP:
                self._close()
            else:
                self._move(space_at(column(self.cursor), down) if 0 <= down < 3 else 0)
        elif press == A:
            self.console.cues.play(cue.CONFIRM)
            self.table.read(self.cursor)
        elif press == B:
            self.table.pause()

    def _close(self):
        """Back to the table, up as one came down."""
        self.console.cues.play(cue.BACK)
        self.console.stack.pop()

    def _move(self, space):
        if space < 1 or space > FRIDGE:
            self.console.cues.play(cue.EDGE)
            return
        self.cursor = space
        self.console.stack.dirty = True
        self.console.cues.play(cue.FOCUS)
        self._say()

    def _say(self):
        """The space, and what it is."""
        self.console.cues.number(self.cursor, True)
        if self.console.settings.cue_level == cue.DETAILS:
            ear.say_space(self.table.view, self.console.cues, self.cursor)

    def draw(self, canvas):
        """26 cells, then the space under the cursor."""
        for space in range(1, FRIDGE + 1):
            draw_cell(canvas, self.table.view, space, self.cursor)
        canvas.vline(LEFT_X + 9 * PITCH_X + 5, TOP_Y + CELL, 2, 1)
        canvas.vline(LEFT_X + 5, TOP_Y + PITCH_Y + CELL, 2, 1)
        self._draw_card(canvas)
        self._draw_words(canvas)

    def _draw_card(self, canvas):
        view = self.table.view
        if view.mark(self.cursor) == HIDDEN:
            cards.face_down(canvas, 0, 43, 36, 18, 0)
        else:
            draw_wide(canvas, self.console.texts, view.path(self.cursor))

    def _draw_words(self, canvas):
        texts = self.console.texts
        kind = words.kind_of(self.table.view, self.cursor)
        self.line.clear().say(texts[ids.AT_SPACE], self.cursor, texts[kind])
        ink.say_small(canvas, self.line, DETAIL_X, DETAIL_Y)
        kind = meaning(self.table.view, self.cursor)
        ink.put_small(canvas, texts[kind], DETAIL_X, DETAIL_Y + 8)
        if self.table.view.mark(self.cursor) >= NEUTRAL:
            draw_posed(canvas, texts, self.table.view, self.cursor)
        else:
            ink.put_small(canvas, texts[ids.PATH_HELP], DETAIL_X, DETAIL_Y + 16)

    def where(self, line):
        """What the space is and means, its cards; the place of the cat comes last."""
        line.names = self.console.line.names
        texts = self.console.texts
        drawing.say_space(line, self.table, self.cursor)
        line.put(texts[meaning(self.table.view, self.cursor)]).put(b". ")
        self._say_posed(line)
        line.say(texts[ids.AT_CAT], self.table.view.space())

    def _say_posed(self, line):
        for place in range(self.table.view.posed.count()):
            if self.table.view.posed_on(place) == self.cursor:
                self._say_card(line, self.table.view.posed.card(place))

    def _say_card(self, line, card):
        line.put(self.console.texts[ids.PATH_POSED]).byte(32)
        line.say(self.console.texts[ids.WHERE_CARD], card).put(b". ")


@micropython.viper
def draw_posed(canvas, texts, view, space):
    """Draw the cards posed on a space, in the order posed; three and more need all the room."""
    posed = view.posed
    n = int(posed.count())
    many = 0
    for place in range(n):
        if int(view.posed_on(place)) == int(space):
            many += 1
    x = 40
    if many < 3:
        x = int(ink.put_small(canvas, texts[ids.PATH_POSED], x, 56)) + 3
    for place in range(n):
        if int(view.posed_on(place)) == int(space):
            x = int(faces.short(canvas, small, texts, posed.card(place), x, 56)) + 2


def meaning(view, space):
    """The id of what a space means for the cat."""
    mark = view.mark(space)
    if mark == DANGER:
        return ids.MEAN_DANGER
    if space == FRIDGE:
        return ids.MEAN_FRIDGE
    if space == 1 and view.turns():
        return ids.MEAN_START
    if mark == NEUTRAL:
        return ids.MEAN_SAFE
    if space == view.space():
        return ids.MEAN_TRIAL
    if space == DOG or space == MISTRESS:
        return ids.MEAN_ACE
    return ids.MEAN_UNKNOWN


@micropython.viper
def draw_wide(canvas, texts, card):
    """Draw a card lying on its side, in the lower left corner."""
    cards.face_up(canvas, 0, 43, 36, 18, face, faces.rank(texts, card), faces.suit(card), 0)


@micropython.viper
def draw_cell(canvas, view, space, cursor):
    """Draw a space as a cell: hatched, tick, !, a face; the cursor is a thick frame."""
    x = 4 + 12 * int(column(space))
    y = 1 + 13 * int(row(space))
    mark = int(view.mark(space))
    canvas.box(x, y, 11, 11, 1)
    sign = drawing.sign_of(space)
    if int(space) == int(view.space()):
        canvas.icon(shapes_p.CAT_S, x + 2, y + 2, 1)
    elif mark == 3:
        canvas.block(x, y, 11, 11, 1)
        canvas.block(x + 5, y + 2, 2, 4, 0)
        canvas.block(x + 5, y + 7, 2, 2, 0)
    elif mark == 2:
        canvas.icon(shapes.TICK, x + 2, y + 2, 1)
    elif sign:
        canvas.icon(sign, x + ((11 - int(ptr8(sign)[0])) >> 1), y + 2, 1)
    else:
        canvas.block(x + 1, y + 1, 9, 9, 3)
    if int(space) == int(cursor):
        canvas.box(x - 1, y - 1, 13, 13, 1)
        canvas.box(x - 2, y - 2, 15, 15, 1)
