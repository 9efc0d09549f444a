"""Gang de castors's table: LEFT and RIGHT choose, A does what the bar says.

SeatsTable owns secrets, turns and rounds; here is what a turn asks. A choice of two halves is
taken back by LEFT of the second one's first place. What only one may see for a
moment (cards 1 and 4, the card looked at) is a closed screen. UP opens what everybody shows.
Buffers are made in `make`: presses and drawing take no heap.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.games.base import NOBODY
from engine_mpy.games.castors_table import (
    CALL,
    CALLED,
    CALLING,
    CHOOSE,
    DONE,
    DRAWN,
    EXCHANGE,
    EXCHANGED,
    FIRST_OF_TWO,
    LOOK_AT,
    LOOKED,
    LOOKING,
    PEEK,
    PILE,
    PLACE,
    PLAY,
    REPLACED,
    ROUND_END,
    SCORED,
    SHOWN,
    SWAP,
    SWAPPING,
    TAKE,
    THROW,
)
from engine_mpy.screens import table_castors_cards as faces
from engine_mpy.screens import table_castors_draw as drawing
from engine_mpy.screens import table_castors_ear as ear
from engine_mpy.screens import table_castors_telling as telling
from engine_mpy.screens import table_castors_words as words
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A
from engine_mpy.screens.seats import TURN, SeatsTable
from engine_mpy.store.setup import CARNET
from engine_mpy.text import ids_castors as ids
from engine_mpy.text.compose import Line
from engine_mpy.text.names_castors import CardNames

UNKNOWN = 255


class TableCastors(SeatsTable):
    """`cursor` is the choice that A would take, by phase:

    CHOOSE        0 the pile, 1 the discard; then, `step` 1, a place of the own row
    DRAWN         a number: 0 throw it away, 1 to 4 the places; an action: 0 play, 1 throw
    SWAPPING      a place of the own row; then, `step` 1, of the row of `other`
    LOOKING       a place of the own row
    CALLING       0 go on, 1 call
    PEEK, LOOKED  nothing to choose
    """

    book = b"castors"
    names_seats = bytes((EXCHANGED, CALLED, SHOWN, REPLACED, SCORED))
    guided = ids.GUIDED_1
    round_end = ROUND_END
    go_on = DONE

    def names(self):
        """For {c} in texts."""
        return CardNames(self.texts)

    def make(self):
        """Before the first turn."""
        self.cursor = 0
        self.step = 0  # 1: the second half of a choice
        self.mine = 0  # SWAPPING: the own place, chosen first
        self.other = 0  # SWAPPING: whose card it shall be
        self.page = False  # is what everybody shows open?
        self.x = 0  # where the drawing goes on
        self.y = 0
        self.wide = 0
        self.large = False
        self.reason = Line(128)
        self.reason.names = self.line.names
        self.paragraph = rows.Paragraph(2)

    # What the drawing and the words ask.

    def active(self):
        """Is the viewer to choose now?"""
        return self.stage == TURN and not self.telling.running

    def closed(self):
        """Is there something that only the viewer may see, and only now?"""
        phase = self.view.phase()
        return self.active() and (phase == PEEK or phase == LOOKED)

    def holds(self):
        """Is the viewer to say what becomes of the card drawn?"""
        phase = self.view.phase()
        return phase == DRAWN or phase == FIRST_OF_TWO

    def holds_action(self):
        """And is it an action?"""
        return self.holds() and self.view.held() >= SWAP

    def in_row(self):
        """The place of the own row that the cursor is on, or -1."""
        phase = self.view.phase()
        if phase == CHOOSE:
            return self.cursor if self.step else -1
        if self.holds():
            return -1 if self.view.held() >= SWAP else self.cursor - 1
        return self.cursor if phase == LOOKING or phase == SWAPPING and not self.step else -1

    def choices(self):
        """How many there are."""
        phase = self.view.phase()
        if phase == CHOOSE and not self.step or phase == CALLING:
            return 2
        if self.holds():
            return 2 if self.view.held() >= SWAP else 5
        return 1 if phase == PEEK or phase == LOOKED else 4

    def refused(self):
        """CAST-G8, G14: is the cursor on an action that lies on the discard?"""
        view = self.view
        on_discard = view.phase() == CHOOSE and not self.step and self.cursor == 1
        return on_discard and view.discard.top() >= SWAP

    def action(self):
        """The action that A would do, or -1: a step only."""
        phase = self.view.phase()
        if phase == CHOOSE:
            if not self.step:
                return -1 if self.cursor else PILE
            return TAKE + self.cursor
        if phase == SWAPPING:
            if not self.step:
                return -1
            return EXCHANGE + (self.mine * 6 + self.other) * 4 + self.cursor
        if phase == LOOKING:
            return LOOK_AT + self.cursor
        if self.holds():
            return self._action_of_held()
        return CALL if phase == CALLING and self.cursor else DONE

    def _action_of_held(self):
        if self.view.held() >= SWAP:
            return THROW if self.cursor else PLAY
        return PLACE + self.cursor - 1 if self.cursor else THROW

    def carnet(self):
        """CAST-G32: does the viewer want to see what it has rightly seen?"""
        if self.viewer == NOBODY:
            return False
        return self.console.session.setup.wishes(self.viewer) & CARNET

    # A turn.

    def begin_turn(self, view):
        """The cursor on what changes nothing of the own row."""
        self.cursor = 0
        self.step = 0
        self.page = False
        self.other = self._next_other(self.viewer, 1)

    def _next_other(self, seat, step):
        """The next seat clockwise, or back, but the viewer's."""
        seats = self.view.seats()
        seat = (seat + seats + step) % seats
        if seat == self.viewer:
            seat = (seat + seats + step) % seats
        return seat

    def input_turn(self, press):
        """Choose, do; what lies over the table goes first."""
        key = press & 7
        if self.page:
            self.page = False
            self.console.cues.play(cue.BACK)
        elif key == A:
            self._confirm(self.action())
        elif key == LEFT or key == RIGHT:
            self._move(1 if key == RIGHT else -1, press)
        elif self.view.phase() == SWAPPING and self.step:
            self._turn_to(self._next_other(self.other, 1 if key == DOWN else -1))
        elif key == UP and not self.closed():
            self.page = True
            self.console.cues.play(cue.LOOKED)
        else:
            self.console.cues.play(cue.EDGE)

    def close_page(self):
        """What everybody shows goes."""
        self.page = False

    def _first_half(self):
        """Back to the first half of a choice."""
        self.step = 0
        self.cursor = 1 if self.view.phase() == CHOOSE else self.mine
        self.console.cues.play(cue.BACK)
        ear.say_choice(self, self.console.cues)

    def _move(self, step, press):
        if self.step and press == LEFT and self.cursor == 0:
            self._first_half()
        elif self.closed():
            self._say_seen(0 if step < 0 else 3)
        elif 0 <= self.cursor + step < self.choices():
            self.cursor += step
            self._say_choice(self.console.cues)
        else:
            self.console.cues.play(cue.EDGE)

    def _say_seen(self, place):
        """Sound a card of the closed screen, for one person alone: others would hear it."""
        cues = self.console.cues
        cues.play(cue.FOCUS)
        if self.view.phase() == LOOKED:
            place = self.view.looked_place()
        self.face = self.view.row(self.viewer, place)
        if self.tells():
            cues.number(place + 1, True, cue.DETAILS)
            telling.say_card(cues, self.view.row(self.viewer, place))

    def _say_choice(self, cues):
        """Sound what the cursor is on; never the card drawn."""
        cues.play(cue.FOCUS)
        ear.say_choice(self, cues)
        if self.view.phase() == CHOOSE and self.cursor and not self.step:
            self.face = self.view.discard.top()

    def _turn_to(self, seat):
        if seat == self.other:
            self.console.cues.play(cue.EDGE)
            return
        self.other = seat
        self._say_choice(self.console.cues)

    def _confirm(self, action):
        """A: do it, take the next step, or say why not."""
        if action >= 0:
            self.act(action)
        elif self.refused():
            self.console.cues.refuse(cue.WHY_ACTION)
        else:
            self.mine = self.cursor
            self.cursor = 0
            self.step = 1
            self.console.cues.play(cue.CONFIRM)
            ear.say_choice(self, self.console.cues)

    # Words, sounds, the picture.

    def draws(self, number):
        """A card drawn for a row when a round ends is told with what it replaces."""
        return 0 if telling.replaces(self.match.game.events, number) else super().draws(number)

    def tell(self, line, number):
        """See table_castors_telling.py."""
        told = telling.tell(line, self, number)
        return super().tell(line, number) if told == -1 else told

    def cue(self, number, after):
        """The same."""
        if not telling.sound(self, number, after):
            super().cue(number, after)

    def action_text(self, line, view, action):
        """An action in words, for the pause and the hint."""
        words.action_text(line, self, view, action)

    def where_table(self, line):
        """What A would do, what is to be seen."""
        words.where(line, self, self.view)

    def ear(self, what):
        """See table_castors_ear.py."""
        ear.say(self, self.console.cues, what)

    def ear_move(self, action):
        """See table_castors_ear.py."""
        ear.say_move(self, self.console.cues, action)

    def draw_face(self, canvas, card):
        """See table_castors_cards.py."""
        faces.whole(canvas, self.texts, card)

    def draw_table(self, canvas, view, viewer):
        """See table_castors_draw.py."""
        drawing.draw(canvas, self)
