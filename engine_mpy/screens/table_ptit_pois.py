"""Ptit Pois's table: LEFT and RIGHT choose a card, UP and DOWN where it goes or another action.

SeatsTable owns secrets, turns and rounds; here is what a turn of Ptit Pois asks. Above the upper
discard UP opens what everybody shows. Buffers are made in `make`: presses and drawing take no
heap.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.games.ptit_pois_table import (
    BONUS,
    CHOOSE,
    CHOOSE_UP,
    GO_ON,
    NO_MOVER,
    NOTHING,
    ROUND_END,
    ROW_LEFT,
    SCORED,
    TURN_AND_DRAW,
)
from engine_mpy.screens import table_ptit_pois_cards as faces
from engine_mpy.screens import table_ptit_pois_draw as drawing
from engine_mpy.screens import table_ptit_pois_ear as ear
from engine_mpy.screens import table_ptit_pois_telling as telling
from engine_mpy.screens import table_ptit_pois_words as words
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A
from engine_mpy.screens.seats import TURN, SeatsTable
from engine_mpy.text import ids_ptit_pois as ids
from engine_mpy.text.compose import Line
from engine_mpy.text.names_ptit_pois import CardNames


class TablePtitPois(SeatsTable):
    """A place of the cursor: 0, 1 the packs of the row, from 2 on the cards of the hand.

    A target: 0, 1 the discards, else the number of an action that plays no card.
    """

    book = b"ptit_pois"
    names_seats = bytes((ROW_LEFT, SCORED, NO_MOVER))
    guided = ids.GUIDED_1
    round_end = ROUND_END
    go_on = GO_ON

    def names(self):
        """For {c} in texts."""
        return CardNames(self.texts)

    def make(self):
        """Before the first turn."""
        self.legal = bytearray(103)
        self.plays = 0  # how many of them play a card
        self.targets = bytearray(6)
        self.targets_n = 0
        self.goes = bytearray(64)  # a place: on which discards its card goes, a bit each
        self.at = 0  # the place of the target among them
        self.cursor = 2
        self.x = 0  # where the drawing goes on
        self.y = 0
        self.large = False
        self.page = False  # is what everybody shows open?
        self.refused = False  # has A been refused? The panel says why
        self.warned = False  # has A been pressed on a B after which nothing held could be played?
        self.reason = Line(128)
        self.reason.names = self.line.names
        self.paragraph = rows.Paragraph(2)

    # What the drawing and the words ask.

    def is_turn(self):
        """Is the viewer to choose now?"""
        return self.stage == TURN and not self.telling.running

    def active(self):
        """Is there a cursor to be seen?"""
        return self.is_turn() and self.targets_n > 0

    def in_choice(self):
        """Is the direction to be chosen, and no card?"""
        return self.view.phase() == CHOOSE

    def target(self):
        """Where A would play, or what it would do."""
        return self.targets[self.at]

    def panel(self):
        """Does the lower half say what an action does, or why not?"""
        return self.active() and (self.refused or 1 < self.target() < CHOOSE_UP)

    def card(self, place):
        """The card at a place, or NOTHING."""
        if place < 2:
            return self.view.shown(self.viewer, place)
        return self.view.hands[self.viewer].card(place - 2)

    def fits(self, place, discard):
        """May the card at a place be played on a discard? While the viewer is to choose."""
        return self.goes[place] >> discard & 1 != 0

    def _where_goes(self, place):
        """On which discards the card may be played now: a bit each."""
        view = self.view
        card = self.card(place)
        if card == NOTHING or view.phase() == CHOOSE:
            return 0
        both = (1 if view.playable(card, 0) else 0) | (2 if view.playable(card, 1) else 0)
        return both & 1 << view.bonus_discard() if view.phase() == BONUS else both

    def look_of(self, place):
        """CHOSEN, CURSOR or 0: how the card at a place is drawn."""
        if place != self.cursor or not self.active():
            return 0
        if self.target() < 2 and self.fits(place, self.target()):
            return 1
        return 2

    # A turn.

    def begin_turn(self, view):
        """List what can be done; the cursor on a card that can be played, the hand's first."""
        n = view.legal(self.legal)
        self.page = False
        self.refused = False
        self.warned = False
        self.targets_n = 0
        self.at = 0
        if view.phase() != CHOOSE:
            self._add_discards(view)
        discards = self.targets_n
        self.plays = 0
        for i in range(n):
            if self.legal[i] < TURN_AND_DRAW:
                self.plays += 1
            else:
                self._add_target(self.legal[i])
        self._note_where(view.hands[self.viewer].count() + 2)
        self.cursor = 2
        if view.hands[self.viewer].count() == 0:
            self.cursor = 0 if self._has(0) else 1  # a bonus with the hand played out
        self._find_card(view.hands[self.viewer].count() + 2)
        if self.plays == 0:
            self.at = discards

    def _add_discards(self, view):
        for discard in range(2):
            if view.phase() != BONUS or view.bonus_discard() == discard:
                self._add_target(discard)

    def _add_target(self, target):
        self.targets[self.targets_n] = target
        self.targets_n += 1

    def _note_where(self, places):
        for place in range(places):
            self.goes[place] = self._where_goes(place)

    def _find_card(self, places):
        """Put the cursor on the first card that fits, of the hand rather than of the row."""
        for i in range(places):
            place = i + 2 if i + 2 < places else i + 2 - places
            if self.goes[place]:
                self.cursor = place
                self._find_discard()
                return

    def _find_discard(self):
        """Aim at a discard on which the card may go, if the one aimed at is none."""
        if self.target() > 1 or self.fits(self.cursor, self.target()):
            return
        for i in range(self.targets_n):
            if self.targets[i] < 2 and self.fits(self.cursor, self.targets[i]):
                self.at = i
                return

    def input_turn(self, press):
        """Cards, targets, A; what lies over the table goes first."""
        key = press & 7
        if self.page:
            self.page = False
            self.console.cues.play(cue.BACK)
        elif self.refused and key == A:
            self._clear()
            self.console.cues.play(cue.BACK)
        elif key == A:
            self._confirm(self.target())
        else:
            self._clear()
            if key == LEFT or key == RIGHT:
                self._move(1 if key == RIGHT else -1)
            elif key == UP or key == DOWN:
                self._aim(self.at + (1 if key == DOWN else -1))

    def _clear(self):
        self.refused = False
        self.warned = False

    def close_page(self):
        """What everybody shows goes, and what A was told."""
        self.page = False
        self._clear()

    def _move(self, step):
        """To the next card; from an action back to the cards first."""
        if self.panel():
            self.at = 0
            self._find_discard()
            self._say_place()
            return
        places = self.view.hands[self.viewer].count() + 2
        place = self.cursor + step
        while 0 <= place < 2 and not self._has(place):
            place += step
        if 0 <= place < places:
            self.cursor = place
            self._find_discard()
            self._say_place()
        else:
            self.console.cues.play(cue.EDGE)

    def _has(self, pack):
        return self.card(pack) != NOTHING or self.view.hidden(self.viewer, pack) != NOTHING

    def _say_place(self):
        """Sound the card under the cursor; of the hand only where it may be told."""
        cues = self.console.cues
        cues.play(cue.FOCUS)
        card = self.card(self.cursor)
        self.face = -1 if card == NOTHING else card
        if card == NOTHING:
            cues.card(5, 0, True)
        elif self.cursor < 2 or self.tells():
            telling.say_card(cues, card)
            cues.play(cue.FITS if self.fits(self.cursor, self.target()) else cue.FITS_NOT, True)

    def _aim(self, at):
        """To another target; above the first is what everybody shows."""
        cues = self.console.cues
        if at < 0:
            self.page = True
            cues.play(cue.LOOKED)
        elif at >= self.targets_n:
            cues.play(cue.EDGE)
        else:
            self.at = at
            self._say_target(cues, self.target())

    def _say_target(self, cues, target):
        cues.play(cue.FOCUS)
        if target < 2:
            telling.say_card(cues, self.view.discards[target].top())
        else:
            ear.say_action(self, cues, target)

    def _confirm(self, target):
        """A: play, do, warn first, or say why not."""
        if target < 2:
            if self.fits(self.cursor, target):
                self.act(self.card(self.cursor) << 1 | target)
            else:
                self.refused = True
                hidden = self.card(self.cursor) == NOTHING
                self.console.cues.refuse(cue.WHY_FACE_DOWN if hidden else cue.WHY_TOO_LOW)
        elif not self.warned and words.warns(self, self.view):
            self.warned = True
            self.console.cues.play(cue.ASK)
        else:
            self.act(target)

    # Words, sounds, the picture.

    def tell(self, line, number):
        """See table_ptit_pois_telling.py."""
        told = telling.tell(line, self, number)
        return super().tell(line, number) if told == -1 else told

    def cue(self, number, after):
        """The same."""
        if not telling.sound(self, number, after):
            super().cue(number, after)

    def action_text(self, line, view, action):
        """An action in words, for the pause and the hint."""
        words.action_text(line, view, action)

    def where_table(self, line):
        """What A would do, the table, the card, its place."""
        words.where(line, self, self.view)

    def ear(self, what):
        """See table_ptit_pois_ear.py."""
        ear.say(self, self.console.cues, what)

    def ear_move(self, action):
        """See table_ptit_pois_ear.py."""
        ear.say_move(self, self.console.cues, action)

    def draw_face(self, canvas, card):
        """See table_ptit_pois_cards.py."""
        faces.whole(canvas, card)

    def draw_table(self, canvas, view, viewer):
        """See table_ptit_pois_draw.py."""
        drawing.draw(canvas, self)
