"""Scripted players of Pass Pass who press buttons: the same presses on both interpreters.

    press_pass_pass.py frames DEAL PLACE LANGUAGE   a line a frame: screen, picture, words
    press_pass_pass.py matches FIRST COUNT     a line a match: points, frames, CRC of all
    press_pass_pass.py heap FIRST COUNT [plant]     frames that took heap for nothing

`Presser` takes no heap once made. It looks at the table's public fields to know which press leads
to the action it drew; now and then it turns pages and moves about before it.
"""

import sys
from binascii import crc32

from engine_mpy.games.base import NO_ACTION
from engine_mpy.screens.keys import LEFT, RIGHT, A, B
from engine_mpy.screens.seats import HANDOVER, ROUND, TURN
from tests.mpy.console_walk import Walk

MOST_FRAMES = 40000
# Kinds of the seats, and options: alone, several, pairs of persons and bots, bots only.
PLACES = (
    (b"\0\2\3", 0),
    (b"\0\1\0\0", 1),
    (b"\0\0\0\1\1\0", 1 + 4),
    (b"\0\1\2\3\1", 0),
    (b"\2\1\1\1", 1),
    (b"\0\0\0", 0),
)


class Presser:
    """Draws a legal action by an LCG, and now and then presses at random before it."""

    def __init__(self, console, seed, wanders=True):
        self.console = console
        self.match = console.session.match
        self.legal = bytearray(8)
        self.random = seed % 65521 + 1
        self.wanders = wanders
        self.wander = 0  # random presses left
        self.count = -1  # actions in the match when `target` was drawn
        self.target = NO_ACTION

    def below(self, n):
        """0 .. n - 1; products stay small on a 32-bit chip."""
        self.random = (self.random * 75 + 74) % 65537
        return self.random % n

    def over(self):
        """Is the end on the screen?"""
        return self.console.stack.top().module == "end_seats"

    def press(self):
        """The next press, or -1 while there is nothing to press."""
        table = self.console.stack.screens[0]
        if self.over() or table.view.over():
            return -1
        if table.telling.running:
            return RIGHT if self.below(3) == 0 else -1
        if table.stage == ROUND and self.wanders and self.below(4):
            return self.below(4)
        if table.stage == HANDOVER or table.stage == ROUND:
            return A
        if table.stage != TURN:
            return -1
        if self.count != self.match.count:
            self._draw_action(table)
        if self.wander:
            self.wander -= 1
            return self.below(4)
        return self._play(table)

    def _draw_action(self, table):
        self.count = self.match.count
        self.target = self.legal[self.below(table.view.legal(self.legal))]
        if self.wanders and self.below(5) == 0:
            self.wander = 3 + self.below(9)

    def _play(self, table):
        if table.page:
            return A if self.below(2) else B  # both lead back to the table
        if table.chosen() == self.target:
            return A
        return RIGHT if table.chosen() < self.target else LEFT


class Play(Walk):
    """A walk that begins at the table of a deal."""

    def start(self, deal, place, language=0, animation=0, wanders=True):
        console = self.console
        console.settings.set(0, language)
        console.settings.set(9, animation)
        console.use_settings()
        console.session.open(b"pass_pass")
        kinds, options = PLACES[place]
        console.session.new(deal, options, len(kinds), kinds)
        console.play()
        self.presser = Presser(console, deal, wanders)
        self.frames = 0
        self.frame()

    @property
    def table(self):
        return self.console.stack.screens[0]

    def step(self):
        """One frame with the press that leads on; False once the end is shown."""
        if self.presser.over():
            return False
        self.frames += 1
        if self.frames > MOST_FRAMES:
            raise RuntimeError("no end in sight")
        self.frame(self.presser.press())
        return True


def frames(deal, place, language):
    """The lines of one match, one a frame."""
    play = Play()
    play.start(deal, place, language)
    yield play.line()
    while play.step():
        yield play.line()


def matches(first, count):
    """The lines of many matches, with places and languages by turns."""
    play = Play()
    for deal in range(first, first + count):
        play.start(deal, deal % len(PLACES), deal & 1, 3 * (deal % 3 // 2))
        crc = crc32(play.display.frame)
        while play.step():
            crc = crc32(play.display.frame, crc)
        view = play.console.session.match.view(0)
        points = [view.score(seat) for seat in range(view.seats())]
        yield f"{deal} {points} {play.frames} {crc}"


def heap(first, count, plant):
    """Lines for frames that took heap; the last one says how many frames there were."""
    import gc

    import micropython

    play = Play()
    seen = 0
    stack = play.console.stack
    for deal in range(first, first + count):
        play.start(deal, deal % len(PLACES), deal & 1)
        top = None
        while stack.top() is not top or not play.presser.over():
            gc.collect()
            top = stack.top()
            count = play.presser.match.count
            unsaved = play.console.session.unsaved
            before = micropython.mem_total()
            play.step()
            if plant:
                play.kept = (deal, seen)
            before = micropython.mem_total() - before
            # Saving may take heap: in a frame after an action, or in the same.
            unsaved = unsaved or play.presser.match.count != count
            saved = unsaved and not play.console.session.unsaved
            if stack.top() is top and not saved:
                seen += 1
                if before:
                    print(top.module, deal, play.frames, before)
    print("frames", seen)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[2:] if argument != "plant"]
    if sys.argv[1] == "frames":
        for line in frames(*numbers):
            print(line)
    elif sys.argv[1] == "matches":
        for line in matches(*numbers):
            print(line)
    else:
        heap(numbers[0], numbers[1], sys.argv[-1] == "plant")
