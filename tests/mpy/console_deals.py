"""Plays scripted deals of Pitaouf with the buttons, through the real screens.

    console_deals.py frames FIRST DEALS   a line an action: deal, count, CRCs of state and pictures
    console_deals.py heap FIRST DEALS [plant]   a line: actions, bytes held, bytes ever taken

Runs under CPython and MicroPython. A deal's number chooses variant, language, pace and cues, and
how often the path and the cards are looked at on the way.
"""

import gc
import sys
from binascii import crc32

from engine_mpy.games.pitaouf import GIVE, KEEP, WALK
from engine_mpy.store import settings as fields
from tests.mpy.console_walk import Walk, nothing
from tests.mpy.stand_ins import MemoryStore
from tests.suite.script import pitaouf

UP, DOWN, LEFT, RIGHT, A, B = range(6)
WAIT = -1
ONE = bytes(1)
PATIENCE = 4000  # frames a deal


class Finger:
    """Says which key to press next to do the action a script chooses; takes no heap."""

    def __init__(self, console):
        self.console = console
        self.legal = bytearray(64)
        self.known = -1  # match.count that `action` was chosen for
        self.action = 0
        self.curious = True
        self.looks = 0  # keys of a look around still to come
        self.x = 0

    def begin(self, deal):
        self.known = -1
        self.looks = 0
        self.x = deal % 65537

    def random(self):
        self.x = (self.x * 75 + 74) % 65537
        return self.x

    def press(self):
        """The next press, or WAIT."""
        match = self.console.session.match
        screen = self.console.stack.top()
        if self.looks:
            return self._look()
        if screen is self.console.stack.screens[0] and screen.telling.running:
            return A if self.x & 3 == 0 else WAIT  # now and then in a hurry
        if match.game.over():
            return WAIT
        if match.count != self.known:
            self._choose(match)
            if self.random() & 7 == 0 and self.curious:
                self.looks = 6
                return WAIT
        if screen is self.console.stack.screens[0]:
            return self._play(screen)
        return self._exchange(screen)

    def _choose(self, match):
        self.known = match.count
        n = match.game.legal(self.legal)
        if self.random() & 15 == 0:
            self.action = self.legal[self.random() % n]
        else:
            self.action = pitaouf(match.game, self.legal, n)

    def _look(self):
        """Down, around, and back: the path and its cards, from the table."""
        self.looks -= 1
        screen = self.console.stack.top()
        if screen is self.console.stack.screens[0]:
            return DOWN if self.looks > 4 else WAIT
        if screen is self.console.stack.screens[0].exchange:
            return WAIT
        if self.looks == 0:
            self.looks = 1  # until the table is in front again
            return A if screen is self.console.stack.screens[0].cards else UP
        return RIGHT if self.looks & 1 else LEFT

    def _play(self, table):
        action = self.action
        if action == WALK:
            return A
        mask = action & 31
        if table.mode == 1:  # how many steps
            return LEFT if table.steps > action >> 5 else A
        if mask & (mask - 1) == 0 and table.raised == 0:
            return self._to(table, mask)
        differs = table.raised ^ mask
        if differs == 0:
            return A
        if differs >> table.cursor & 1:
            return UP
        return RIGHT if differs >> table.cursor else LEFT

    def _to(self, table, mask):
        if mask >> table.cursor & 1:
            return A
        return RIGHT if mask >> table.cursor else LEFT

    def _exchange(self, screen):
        action = self.action
        if screen.mode == 2 or action == KEEP:
            return A
        place = action - GIVE >> 2
        if screen.mode == 1:
            return A if screen.suit == action & 3 else RIGHT
        return A if screen.cursor == place else RIGHT


class Deals(Walk):
    """A console whose finger plays."""

    def __init__(self):
        super().__init__(MemoryStore((b"pitaouf", b"pitaouf-stats", b"settings", b"setup")))
        self.finger = Finger(self.console)
        self.pictures = 0
        self.frames = 0

    def begin(self, deal):
        """Choose settings and variant by the number, open the table."""
        settings = self.console.settings
        settings.set(fields.LANGUAGE, deal & 1)
        settings.set(fields.ANIMATION, 0 if deal % 5 and self.finger.curious else 3)
        settings.set(fields.CUE_LEVEL, deal % 3)
        self.console.use_settings()
        self.console.home()
        self.console.session.set_options(deal // 2 % 4)
        self.console.session.begin(deal, ONE)
        self.console.session.match.assisted = False
        self.console.play()
        self.finger.begin(deal)
        self.pictures = 0
        self.frames = 0
        self.step()

    def step(self):
        """A frame with the finger's press."""
        self.frames += 1
        self.frame(self.finger.press())
        self.pictures = crc32(self.display.frame, self.pictures)

    def play_action(self):
        """Frames until the match has gone on by an action, or is over; False if it does not."""
        match = self.console.session.match
        count = match.count
        while match.count == count and self.frames < PATIENCE:
            self.step()
        return match.count != count


def frames(first, deals):
    """Lines, one an action; ValueError if the finger gets stuck."""
    play = Deals()
    for deal in range(first, first + deals):
        play.begin(deal)
        match = play.console.session.match
        while not match.game.over():
            if not play.play_action():
                raise ValueError(f"deal {deal} does not go on after {match.count} actions")
            wanted = play.finger.action
            if match.journal[match.count - 1] != wanted:
                raise ValueError(f"deal {deal}: {wanted} was meant")
            crc = crc32(match.game.state)
            yield f"{deal} {match.count} {crc} {play.pictures} {play.frames} {play.buzzer.hz}"
        for _ in range(150):
            play.frame()
        yield f"{deal} over {play.console.stack.top().module} {crc32(play.display.frame)}"


def play_quietly(play, plant):
    """From the first to the last action."""
    match = play.console.session.match
    while not match.game.over() and play.frames < PATIENCE:
        play.play_action()
        if plant:
            play.kept = (play.frames, play.frames)


def heap(first, deals, plant):
    """Actions played, bytes still held, bytes ever taken.

    Every second deal has its heap locked, saving included. In the others nothing is saved, since
    that may take heap for a moment, and then not a byte may be taken even for a moment.
    """
    import micropython

    play = Deals()
    play.finger.curious = False  # entering a screen may take heap; so may the end, which waits
    save = play.console.session.save
    actions = held = ever = 0
    for deal in range(first, first + deals):
        play.begin(deal)
        locked = deal & 1 == 0
        play.console.session.save = save if locked else nothing
        gc.collect()
        gc.disable()
        before = gc.mem_alloc()
        total = micropython.mem_total()
        if locked:
            micropython.heap_lock()
        play_quietly(play, plant and not locked)
        if locked:
            micropython.heap_unlock()
        if not locked:
            ever += micropython.mem_total() - total
        held += gc.mem_alloc() - before
        gc.enable()
        if not play.console.session.match.game.over():
            raise ValueError("deal", deal, "does not end")
        actions += play.console.session.match.count
    print(actions, held, ever)


if __name__ == "__main__":
    arguments = [int(number) for number in sys.argv[2:4]]
    if sys.argv[1] == "frames":
        for text in frames(*arguments):
            print(text)
    else:
        heap(arguments[0], arguments[1], len(sys.argv) > 4)
