"""Pass Pass's table: the trick, the hand, what to take; pages about the others and what one won.

`Console.play` shows it. What several seats need (hand-over, telling, rounds) is in seats.py, the
pictures in table_pass_pass_draw.py and _pages.py, the words in _words.py. It sees views only.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games import base
from engine_mpy.games.base import NOBODY
from engine_mpy.games.pass_pass_table import (
    BANKED,
    GO_ON,
    OUT_OF_PLAY,
    PLAY,
    ROUND_END,
    SCORED,
    SEATS,
)
from engine_mpy.screens import table_pass_pass_draw as drawing
from engine_mpy.screens import table_pass_pass_ear as ear
from engine_mpy.screens import table_pass_pass_faces as faces
from engine_mpy.screens import table_pass_pass_sound as sound
from engine_mpy.screens import table_pass_pass_telling as telling
from engine_mpy.screens import table_pass_pass_words as words
from engine_mpy.screens.keys import LEFT, RIGHT, UP, A
from engine_mpy.screens.seats import SeatsTable
from engine_mpy.screens.table_pass_pass_trick import Shown
from engine_mpy.text import ids_pass_pass as ids
from engine_mpy.text.names_pass_pass import CardNames

# Pages, turned by UP and DOWN.
TABLE = 0
HANDS = 1  # public: the colours of all hands, points and Pass Pass
TAKEN = 2  # public: the colours of what all have won, points and Pass Pass
WON = 3  # the cards that the viewer won
PAGES = 4

_COLOURS = b"\5\2\4\1"  # violet, blue, green, yellow in the cues' order


class TablePassPass(SeatsTable):
    """`legal`, `n`: what the viewer may do; `cursor`: the place in it of what A would do.

    `short`: how many bytes of each name stand over a card; 0: its first and the seat's number.
    """

    book = b"pass_pass"
    names_seats = bytes((SCORED, BANKED, OUT_OF_PLAY))
    guided = ids.GUIDED_1
    round_end = ROUND_END
    go_on = GO_ON

    def names(self):
        """Names of cards for the console's line."""
        return CardNames(self.texts)

    def make(self):
        """Buffers for good."""
        self.legal = bytearray(self.match.game.MOST_ACTIONS)
        self.n = 0
        self.cursor = 0
        self.page = TABLE
        self.counts = bytearray(4)
        self.shown = Shown()
        self.shown.sync(self.match.view(NOBODY))
        self.short = bytearray(SEATS)
        drawing.shorten(self.console.canvas, self)

    def resume(self):
        """The names follow the language."""
        super().resume()
        drawing.shorten(self.console.canvas, self)

    # The turn.

    def act(self, action):
        """The telling goes on from the trick as it is now."""
        self.shown.sync(self.view)
        self.page = TABLE
        super().act(action)

    def begin_turn(self, view):
        """The cursor on the first choice, of the hand on its middle."""
        self.shown.sync(view)
        self.page = TABLE
        self.n = view.legal(self.legal)
        self.cursor = self.n >> 1 if view.phase() == PLAY else 0

    def chosen(self):
        """The action that A would do, or NO_ACTION."""
        if self.stage == 1 and not self.telling.running and self.cursor < self.n:
            return self.legal[self.cursor]
        return base.NO_ACTION

    def input_turn(self, press):
        """LEFT and RIGHT choose, A does it; UP and DOWN turn pages."""
        key = press & 7
        if key < LEFT:
            self._turn_page(PAGES - 1 if key == UP else 1)
        elif key == A:
            self._confirm()
        elif self.page != TABLE:
            self.console.cues.play(cue.EDGE)
        elif key == LEFT and self.cursor > 0:
            self._move(self.cursor - 1)
        elif key == RIGHT and self.cursor + 1 < self.n:
            self._move(self.cursor + 1)
        else:
            self.console.cues.play(cue.EDGE)

    def _turn_page(self, step):
        self.page = (self.page + step) % PAGES
        self.console.cues.play(cue.FOCUS)

    def _move(self, to):
        self.cursor = to
        self.console.cues.play(cue.FOCUS)
        to = self.legal[to]
        self.face = to if to < 48 else -1
        # Others at the table would hear what the hand holds.
        if to < 48 and (self.view.phase() != PLAY or self.tells()):
            ear.say_card(self.console.cues, to)
        elif to < GO_ON and to >= 48:
            self.console.cues.number(words.member(self.view, to) + 1, True)

    def _confirm(self):
        if self.page != TABLE:
            self.page = TABLE  # nobody plays a card that is not on the screen
            self.console.cues.play(cue.BACK)
        elif self.n:
            self.act(self.legal[self.cursor])

    def close_page(self):
        """From a page to the table."""
        self.page = TABLE

    # What happened.

    def tell(self, line, number):
        """See table_pass_pass_telling.py."""
        if telling.tell(line, self, number):
            return True
        kind = self.match.game.events.kind(number)
        if kind < 32 and kind != base.MATCH_OVER:
            return super().tell(line, number)
        return False

    def cue(self, number, after):
        """Sound it, and bring the picture of the trick up to it."""
        events = self.match.game.events
        self.shown.follow(events, number)
        if events.kind(number) < 32:
            after = sound.sound_majority(self, number, after)
            super().cue(number, after)
        else:
            sound.sound(self, number, after)

    def sound_event(self, number):
        """The picture of the trick is of now, whatever is told again."""
        kind = self.match.game.events.kind(number)
        if kind == base.TURN:
            sound.sound_majority(self, number, True)
        elif kind < 32:
            super().cue(number, True)
        else:
            sound.sound(self, number, True)

    def round_points(self, view, seat):
        """Points of the round that is over."""
        return view.points(seat)

    def action_text(self, line, view, action):
        """See table_pass_pass_words.py."""
        words.action_text(line, self, view, action)

    def where_table(self, line):
        """See table_pass_pass_words.py."""
        words.where(line, self)

    def ear(self, what):
        """See table_pass_pass_ear.py."""
        ear.say(self, self.console.cues, what)

    def ear_move(self, action):
        """See table_pass_pass_ear.py."""
        ear.say_move(self, self.console.cues, action)

    def draw_face(self, canvas, card):
        """See table_pass_pass_faces.py."""
        faces.whole(canvas, card)

    def draw_table(self, canvas, view, viewer):
        """See table_pass_pass_draw.py."""
        if not self.telling.running:
            self.shown.sync(view)
        drawing.draw(canvas, self, view, viewer)
