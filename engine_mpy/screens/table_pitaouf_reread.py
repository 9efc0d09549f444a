"""Pitaouf's cards in large, one a screen: the hand, those posed, those seen in the talon, a space.

The table keeps it; the path and the pause put it on top. LEFT and RIGHT turn the cards over, UP
and DOWN go to the next pack. Everything here the player may know (PIT-S3, PIT-S20).
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import cards, ink, shapes
from engine_mpy.draw.fonts import huge, small, text
from engine_mpy.games.pitaouf import HIDDEN
from engine_mpy.screens import table_pitaouf_cards as faces
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A
from engine_mpy.screens.stack import Screen
from engine_mpy.text import ids_pitaouf as ids

# The packs, in the order of UP and DOWN.
SPACE = 0  # a space: its own card, then those posed on it
HAND = 1
POSED = 2
SEEN = 3

_NO_CARD = 255


class RereadPitaouf(Screen):
    """`table` is set by the table, `pack` and `space` by who opens it; space 0: none."""

    table = None
    pack = HAND
    space = 0

    def enter(self, console):
        """At the first card of the pack."""
        self.console = console
        self.place = 0
        self._say_card()

    def count(self):
        """How many cards the pack holds."""
        view = self.table.view
        if self.pack == HAND:
            return view.hand.count()
        if self.pack == POSED:
            return view.posed.count()
        if self.pack == SEEN:
            return view.talon_seen()
        if view.mark(self.space) == HIDDEN:
            return 0
        n = 1
        for place in range(view.posed.count()):
            if view.posed_on(place) == self.space:
                n += 1
        return n

    def card(self):
        """The card to be read, or 255."""
        view = self.table.view
        if self.place >= self.count():
            return _NO_CARD
        if self.pack == HAND:
            return view.hand.card(self.place)
        if self.pack == POSED:
            return view.posed.card(self.place)
        if self.pack == SEEN:
            return view.talon.card(self.place)
        return self._card_on_space(self.place)

    def _card_on_space(self, left):
        view = self.table.view
        if left == 0:
            return view.path(self.space)
        place = 0
        while left:
            if view.posed_on(place) == self.space:
                left -= 1
            place += 1
        return view.posed.card(place - 1)

    def input(self, press):
        """Directions with repeat; A goes back, B is the pause."""
        key = press & 7
        if key == LEFT or key == RIGHT:
            self._turn(self.place + (1 if key == RIGHT else -1))
        elif key == UP or key == DOWN:
            self._change_pack(1 if key == DOWN else -1)
        elif press == A:
            self.console.cues.play(cue.BACK)
            self.console.stack.pop()
        elif press == key:
            self.table.pause()

    def _turn(self, place):
        if 0 <= place < self.count():
            self.place = place
            self._say()
        else:
            self.console.cues.play(cue.EDGE)

    def _change_pack(self, step):
        if not self._has_pack(step):
            self.console.cues.play(cue.EDGE)
            return
        self.pack += step
        self.place = 0
        self._say()

    def _has_pack(self, step):
        """Is there a pack before (-1) or after (1) this one?"""
        first = SPACE if self.space else HAND
        return first <= self.pack + step <= SEEN

    def _say(self):
        self.console.stack.dirty = True
        self.console.cues.play(cue.FOCUS)
        self._say_card()

    def _say_card(self):
        if self.card() != _NO_CARD:
            self.table.telling.say(self.card())
        else:
            self.console.cues.play(cue.NONE, True)

    def draw(self, canvas):
        """Which card, the card, its name; where there are more."""
        if self.console.settings.large and self.card() != _NO_CARD:
            faces.whole(canvas, self.console.texts, self.card())
            return
        line = self.console.line.clear()
        self._say_title(line)
        ink.say_middle(canvas, small, line, 0)
        if self._has_pack(-1):
            canvas.icon(shapes.UP, 10, 13, 1)
        if self._has_pack(1):
            canvas.icon(shapes.DOWN, 10, 43, 1)
        if self.card() == _NO_CARD:
            self._draw_none(canvas)
        else:
            self._draw_card(canvas)

    def _draw_card(self, canvas):
        line = self.console.line.clear()
        line.say(self.console.texts[ids.READ_CARD], self.card())
        ink.say_middle(canvas, text, line, 53)
        faces.large(canvas, huge, self.console.texts, self.card())
        if self.place:
            canvas.icon(shapes.LEFT, 3, 27, 1)
        if self.place + 1 < self.count():
            canvas.icon(shapes.RIGHT, 121, 27, 1)

    def _draw_none(self, canvas):
        ink.middle(canvas, text, self.console.texts[self._none()], 53)
        if self.pack == SPACE:
            cards.face_down(canvas, 28, 9, 72, 43, 0)

    def _none(self):
        return ids.MEAN_UNKNOWN if self.pack == SPACE else ids.READ_NONE

    def _say_title(self, line):
        texts = self.console.texts
        place = self.place + 1 if self.count() else 0
        if self.pack == HAND:
            line.say(texts[ids.READ_HAND], place, self.count())
        elif self.pack == SEEN:
            line.say(texts[ids.READ_SEEN], place, self.count())
        elif self.pack == SPACE and place == 0:
            line.say(texts[ids.AT_SPACE], self.space, texts[ids.IS_UNKNOWN])
        elif self.pack == SPACE:
            line.say(texts[ids.READ_PATH], self.space, place, self.count())
        else:
            line.say(texts[ids.READ_POSED], place, self.count())
            if place:
                line.say(texts[ids.READ_ON], self.table.view.posed_on(self.place))

    def where(self, line):
        """The card, then its place."""
        line.names = self.console.line.names
        if self.card() == _NO_CARD:
            line.put(self.console.texts[self._none()])
        else:
            line.say(self.console.texts[ids.READ_CARD], self.card())
        line.put(b". ")
        self._say_title(line)
