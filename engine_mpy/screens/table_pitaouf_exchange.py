"""The exchange before Pitaouf's first turn: keep the hand, or give a card for another suit.

The table puts it on top of itself and keeps it; it pops itself when the first turn can begin. The
cards looked at on the way are shown until the player goes on (PIT-S3). It acts through the table.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import ink
from engine_mpy.draw.fonts import big, small, text
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pitaouf import EXCHANGE, EXCHANGED, GIVE, KEEP, LOOKED_AT
from engine_mpy.screens import open_screen
from engine_mpy.screens import table_pitaouf_cards as faces
from engine_mpy.screens import table_pitaouf_draw as drawing
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.screens.stack import Screen
from engine_mpy.screens.status import place as say_which
from engine_mpy.screens.table_pitaouf_ear import say_card
from engine_mpy.text import ids_pitaouf as ids

# What it waits for.
CARD = 0  # keep all, or a card to give
SUIT = 1  # the suit wanted
SEEN = 2  # the cards looked at have been seen

KEEP_ALL = -1  # the cursor when it is on no card
_UNKNOWN = const(255)
LEFT_X = const(25)  # of everything beside the first card
_BOT_READS_MS = const(3000)
_TICKS = const(0x3FFFFFFF)


class ExchangePitaouf(Screen):
    """`table` is set by the table before it is pushed."""

    table = None

    def __init__(self):
        self.seen = bytearray(23)  # the cards looked at
        self.count = 0
        self.given = 0
        self.taken = _UNKNOWN

    def enter(self, console):
        """From the start."""
        self.console = console
        self.line = console.line
        self._begin()

    def resume(self):
        """From the pause: the exchange may have been undone, the match may be another one."""
        if self.epoch != self.table.match.epoch:
            self._begin()

    def _begin(self):
        self.table.look()
        self.epoch = self.table.epoch
        self.mode = CARD
        self.cursor = KEEP_ALL
        self.suit = 0
        self.since_ms = -1
        if self.table.view.phase() != EXCHANGE:
            self.console.stack.pop()
        else:
            self.console.cues.play(cue.ASK, True)

    # Presses.

    def input(self, press):
        """Directions with repeat, A and B without."""
        key = press & 7
        if press != key and key >= A:
            return
        self.console.stack.dirty = True
        if key == B:
            self.console.stack.push(open_screen(b"pause"))
        elif key == A:
            self._confirm()
        elif self.mode == CARD:
            self._choose(key)
        elif self.mode == SUIT:
            self._choose_suit(key)
        else:
            self.console.cues.play(cue.EDGE)

    def _choose(self, key):
        cursor = self.cursor
        if key == UP:
            cursor = KEEP_ALL
        elif key == LEFT:
            cursor -= 1
        elif key == RIGHT or cursor == KEEP_ALL:
            cursor += 1
        if cursor == self.cursor or not KEEP_ALL <= cursor < self.table.view.hand.count():
            self.console.cues.play(cue.EDGE)
            return
        self.cursor = cursor
        self.console.cues.play(cue.FOCUS)
        if cursor >= 0:
            self.table.telling.say(self.card())
        else:
            self.console.cues.play(cue.NONE, True)

    def _choose_suit(self, key):
        """Around the four suits but the card's own; UP goes back to the cards."""
        if key == UP:
            self.mode = CARD
            self.console.cues.play(cue.BACK)
            self.say_place(self.console.cues)
            return
        if key == DOWN:
            self.console.cues.play(cue.EDGE)
            return
        step = 1 if key == RIGHT else 3
        self.suit = (self.suit + step) & 3
        if self.suit == self.card() // 13:
            self.suit = (self.suit + step) & 3
        self.console.cues.play(cue.FOCUS)
        self.console.cues.suit(self.suit, True)

    def say_place(self, cues, level=cue.FOCUSED):
        """A card to give and its place, or that none is given; the suit wanted; what was taken."""
        if self.mode == SEEN:
            cues.play(cue.NOT_FOUND if self.taken == _UNKNOWN else cue.EXCHANGED, True)
            if self.taken != _UNKNOWN:
                say_card(cues, self.taken, level)
        elif self.mode == SUIT:
            cues.play(cue.ASK, True)
            cues.suit(self.suit, True, level)
        elif self.cursor == KEEP_ALL:
            cues.play(cue.ASK, True)
        else:
            say_card(cues, self.card(), level)
            say_which(cues, self.cursor + 1, self.table.view.hand.count())

    def _confirm(self):
        table = self.table
        if self.mode == SEEN:
            self.console.stack.pop()
        elif table.match.bot_to_move():
            self.console.cues.refuse(cue.WHY_NOT_NOW)
        elif self.cursor == KEEP_ALL:
            self._act(KEEP)
        elif self.mode == CARD:
            self.mode = SUIT
            self.suit = 1 if self.card() // 13 == 0 else 0
            self.console.cues.play(cue.ASK)
        else:
            self._act(GIVE + self.cursor * 4 + self.suit)

    def card(self):
        """The card under the cursor."""
        return self.table.view.hand.card(self.cursor)

    def _act(self, action):
        first = self.table.match.game.events.total
        self.table.perform(action)
        if action == KEEP:
            self.console.cues.play(cue.CONFIRM)
            self.console.stack.pop()
            return
        self.suit = action & 3
        self.mode = SEEN
        self.console.stack.dirty = True
        self._read_events(first)
        if self.taken == _UNKNOWN:
            self.console.cues.play(cue.NOT_FOUND)
        else:
            self.console.cues.play(cue.EXCHANGED)
            self.table.telling.say(self.taken)

    def _read_events(self, number):
        match = self.table.match
        events = match.game.events
        self.count = 0
        number = match.next_event(0, number)
        while number >= 0:
            if events.kind(number) == LOOKED_AT:
                self.seen[self.count] = events.b(number)
                self.count += 1
            elif events.kind(number) == EXCHANGED:
                self.given = events.a(number)
                self.taken = events.b(number)
            number = match.next_event(0, number + 1)

    # Frames.

    def tick(self, now_ms):
        """A bot in the seat thinks, and lets what it saw be read."""
        if self.table.match.kinds[0] == 0:
            return
        if self.mode == SEEN:
            if self.since_ms < 0:
                self.since_ms = now_ms
            elif now_ms - self.since_ms & _TICKS > _BOT_READS_MS:
                self.console.stack.pop()
            return
        action = self.table.think()
        if action != NO_ACTION:
            self._act(action)

    def action_text(self, line, view, action):
        """An action in words, for the pause and the hint."""
        self.table.action_text(line, view, action)

    def draw(self, canvas):
        """The choice, the suits, or what was seen."""
        if self.mode == SEEN:
            self._draw_seen(canvas)
            return
        if self.mode == SUIT:
            self._draw_suits(canvas)
        else:
            self._draw_choice(canvas)

    def _draw_choice(self, canvas):
        self._draw_question(canvas)
        if self.cursor == KEEP_ALL:
            ink.label(canvas, self._keep_text(), LEFT_X + 2, 16)
        else:
            faces.gift(canvas, self.console.texts, self.card(), LEFT_X + 2, 16)
        for place in range(self.table.view.hand.count()):
            self._draw_held(canvas, place)

    def _keep_text(self):
        bot = self.table.match.bot_to_move()
        return self.console.texts[ids.BOT_PLAYS if bot else ids.EXCHANGE_KEEP]

    def _draw_question(self, canvas):
        texts = self.console.texts
        faces.lying(canvas, texts, self.table.view.path(1), 0, 0, 0)
        ink.put_small(canvas, texts[ids.EXCHANGE_FIRST], LEFT_X, 0)
        ink.put_small(canvas, texts[ids.EXCHANGE_TITLE], LEFT_X, 8)
        self.line.clear().say(texts[ids.DEAL], self.table.match.deal)
        ink.say_right(canvas, self.line, 127, 0)

    def _draw_held(self, canvas, place):
        look = faces.CHOSEN + faces.CURSOR if place == self.cursor else 0
        faces.held(canvas, self.console.texts, self.table.view.hand.card(place), place, look)

    def _draw_suits(self, canvas):
        x = faces.gift(canvas, self.console.texts, self.card(), 2, 0) + 6
        ink.put_big(canvas, self.console.texts[ids.EXCHANGE_FOR], x, 0)
        for suit in range(4):
            faces.wanted(canvas, suit, self.card() // 13, self.suit)
        self._say_ask(self.line.clear())
        ink.say_middle(canvas, big, self.line, 50)

    def _say_ask(self, line):
        texts = self.console.texts
        line.say(texts[ids.EXCHANGE_ASK], texts[ids.SPADES + self.suit])

    def _draw_seen(self, canvas):
        self._say_found(self.line.clear())
        x = ink.say_small(canvas, self.line, 1, 0) + 3
        if self.taken != _UNKNOWN:
            faces.short(canvas, small, self.console.texts, self.taken, x, 0)
        faces.looked_at(canvas, self.console.texts, self.seen, self.count, self.taken)
        ink.middle(canvas, text, self.console.texts[ids.EXCHANGE_GO], 53)

    def _say_found(self, line):
        texts = self.console.texts
        if self.taken == _UNKNOWN:
            line.say(texts[ids.EXCHANGE_NONE], texts[ids.SPADES + self.suit])
        else:
            line.put(texts[ids.EXCHANGE_TAKEN])

    def where(self, line):
        """What A would do; the card and its place; space 1."""
        line.names = self.console.line.names
        texts = self.console.texts
        if self.mode == SEEN:
            self._say_found(line)
            if self.taken != _UNKNOWN:
                line.byte(32).say(texts[ids.WHERE_CARD], self.taken)
            line.put(b". ").put(texts[ids.EXCHANGE_GO])
            return
        if self.mode == SUIT:
            self._say_ask(line)
        elif self.cursor == KEEP_ALL:
            line.put(texts[ids.EXCHANGE_KEEP])
        else:
            line.put(texts[ids.EXCHANGE_GIVE]).byte(32).say(texts[ids.WHERE_CARD], self.card())
            line.put(b", ")
            line.say(texts[ids.WHERE_PLACE], self.cursor + 1, self.table.view.hand.count())
        line.put(b". ")
        drawing.say_space(line, self.table, 1)
