"""What a game's table gives to SeatsTable, with what it does where a game gives nothing.

seats.py derives from it and calls these; engine_mpy/README.md tells how to add a table. Nothing
here decides who acts or what may be seen.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids_seats as ids


class SeatsHooks(Screen):
    """The hooks of a table with several seats.

    A game's table gives:

        guided                        the first of the four texts of its guided deal
        book, round_end, go_on        its texts' book; number of its phase between rounds, and
                                      of the action that ends it
        names()                       an object with card_name, for Line ({c}, {d}, ...)
        draw_table(canvas, view, viewer)   the picture, 128 x 64, for a viewer or NOBODY; while
                                      news are told rows 36-63 are covered by the strip
        begin_turn(view)              the viewer has to choose: put cursors where they belong.
                                      After opening, after each own action, after an undo
        input_turn(press)             a press (0-5, or 8 more by repeat; never B) in that time;
                                      calls self.act(action) with a legal one
        close_page()                  B: a page or a message over the table goes; what was chosen
                                      so far stays, the pause comes over it
        tell(line, number) -> bool    append event `number` as a short sentence without its full
                                      stop, with names (say_name), never "you"; False: not worth it
        cue(number, after)            sound it; after=True: behind what sounds
        sound_event(number)           the same behind what sounds, and nothing is changed by it
        names_seats                   kinds (bytes) whose cues say themselves which seat
        action_text(line, view, action)    as in README.md; `view` may be a public one
        where_table(line)             what a player who does not see must know now
        draw_face(canvas, card)       the card in `face`, as large as the screen; input_turn sets
                                      `face` to the card that the cursor moved to
        ear_move(action)              what an action does, by cues (the hint)
        ear(what)                     the same by cues: what is asked for is in status.py
        draws(number) (from here) counts draws in a row
        round_points(view, seat)      what the last round brought (default: view.last_points)

    None of them may take heap or a frame over 11 words. They see `self.view` and nothing else of
    the match; events are read from self.match.game.events by the number they are given only.
    """

    book = b""
    names_seats = b""
    guided = -1
    round_end = -1
    go_on = 0
    # Filled in by SeatsTable.
    match = None
    texts: list = []
    seat_names: list = []

    def names(self):
        """Nothing: the game names no cards."""

    def draw_table(self, canvas, view, viewer):
        """A game draws its table."""

    def begin_turn(self, view):
        """A game puts its cursor somewhere."""

    def input_turn(self, press):
        """A game moves its cursor or acts."""

    def close_page(self):
        """A game has no page over its table."""

    def tell(self, line, number):
        """What happens in every game; a game tells its own kinds and leaves the others to this."""
        events = self.match.game.events
        kind = events.kind(number)
        if kind == base.DREW:
            self._tell_draws(line, number)
        elif kind == base.DEALT:
            line.say(self.texts[ids.TOLD_ROUND], events.a(number) + 1)
        elif kind == base.SHUFFLED:
            line.put(self.texts[ids.TOLD_SHUFFLED])
        elif kind == base.ROUND_OVER:
            line.say(self.texts[ids.TOLD_ROUND_OVER], events.a(number) + 1)
        elif kind == base.MATCH_OVER:
            line.put(self.texts[ids.TOLD_OVER])
        return True

    def _tell_draws(self, line, number):
        cards = self.draws(number)
        if cards:
            name = self.seat_names[self.match.game.events.a(number)]
            line.say(self.texts[ids.TOLD_DREW], name, cards)

    def draws(self, number):
        """How many draws follow each other from DREW event `number` on; 0: it is not the first.

        Each is posted once a seat, so they are counted whoever reads; one that is posted for
        everybody stands alone.
        """
        events = self.match.game.events
        if events.audience(number) == EVERYONE:
            return 1
        first = number
        while first > events.start() and self._same_draw(first - 1, number):
            first -= 1
        last = number
        while last + 1 < events.total and self._same_draw(last + 1, number):
            last += 1
        if number - first >= self.match.seats:
            return 0
        return (last - first + 1) // self.match.seats

    def _same_draw(self, number, other):
        events = self.match.game.events
        if events.kind(number) != base.DREW or events.audience(number) == EVERYONE:
            return False
        return events.a(number) == events.a(other)

    def cue(self, number, after):
        """The cues of what happens in every game."""
        kind = self.match.game.events.kind(number)
        if kind == base.DREW:
            self.console.cues.play(cue.DREW, after)
        elif kind == base.DEALT:
            self._sound_round(cue.DEALT, number, after)
        elif kind == base.SHUFFLED:
            self.console.cues.play(cue.SHUFFLED, after)
        elif kind == base.ROUND_OVER:
            self._sound_round(cue.ROUND_OVER, number, after)
        elif kind == base.TURN and self.match.game.events.a(number) != self.viewer:
            self._sound_turn(self.match.game.events.a(number), after)

    def _sound_round(self, what, number, after):
        self.console.cues.play(what, after)
        self.console.cues.number(self.match.game.events.a(number) + 1, True)

    def sound_event(self, number):
        """Told again, in the log or at the hand-over; whose turn it is says who asks for it."""
        if self.match.game.events.kind(number) != base.TURN:
            self.cue(number, True)

    def _sound_turn(self, seat, after):
        if self.console.cues.play(cue.OTHERS_TURN, after):
            self.console.cues.number(seat + 1, True, cue.DETAILS)

    def action_text(self, line, view, action):
        """A game says what an action does."""

    def where_table(self, line):
        """A game says what is to be seen."""

    def ear(self, what):
        """A game says it by cues."""

    def ear_move(self, action):
        """A game says an action of the viewer by cues."""

    def draw_face(self, canvas, card):
        """A game draws a card as large as the screen."""

    def round_points(self, view, seat):
        """Points of the last round."""
        return view.last_points(seat)
