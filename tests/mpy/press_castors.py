"""Scripted players of Gang de castors who press buttons: the same presses on both interpreters.

    press_castors.py frames DEAL PERSONS BOTS LANGUAGE   a line a frame: screen, picture, words
    press_castors.py matches FIRST COUNT     a line a match: points, frames, CRC of all
    press_castors.py heap FIRST COUNT [plant]     frames that took heap for nothing

`Presser` takes no heap once made. It looks at the table's public fields to know which press leads
to the action it drew; now and then it looks at what the others show, or tries what is refused.
"""

import sys
from binascii import crc32

from engine_mpy.games.castors_table import (
    CALL,
    CHOOSE,
    DONE,
    EXCHANGE,
    LOOK_AT,
    LOOKING,
    PILE,
    PLACE,
    SWAPPING,
    TAKE,
    THROW,
)
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from engine_mpy.screens.seats import HANDOVER, ROUND, TURN
from tests.mpy.console_walk import Walk

MOST_FRAMES = 30000
MATCHES = ((2, 1), (1, 1), (3, 0), (1, 3), (0, 2), (6, 0))  # persons, bots


class Presser:
    """Draws a legal action by an LCG, and now and then presses at random before it."""

    def __init__(self, console, seed, wanders=True):
        self.console = console
        self.match = console.session.match
        self.legal = bytearray(103)
        self.random = seed % 65521 + 1
        self.wanders = wanders
        self.wander = 0  # random presses left
        self.count = -1  # actions in the match when `target` was drawn
        self.turns = 0  # actions drawn
        self.target = DONE

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
        if table.stage == ROUND:
            return LEFT if self.below(3) == 0 else A
        if table.stage == HANDOVER:
            return A
        if table.stage != TURN:
            return -1
        if self.count != self.match.count:
            self._draw_action(table)
        if self.wander:
            self.wander -= 1
            press = self.below(5)
            # A is pressed where it is refused, closes something or begins a choice.
            if press < A or table.page or table.action() < 0:
                return press
            return UP
        return self._play(table, table.view.phase())

    def _draw_action(self, table):
        self.count = self.match.count
        self.turns += 1
        n = table.view.legal(self.legal)
        self.target = self.legal[self.below(n)]
        if self.wanders and self.below(4) == 0:
            self.wander = 3 + self.below(9)

    def _play(self, table, phase):
        """Towards `target`: out of what lies over the table, then the choice, then A."""
        if table.page:
            return B
        if table.action() == self.target or table.choices() == 1:
            return A
        if phase == SWAPPING:
            return self._swap(table, self.target - EXCHANGE)
        if phase == CHOOSE and self.target < PILE:
            return self._move(table, self.target - TAKE if table.step else 1)
        if table.step:
            return B
        if table.holds_action():
            return self._move(table, 1 if self.target == THROW else 0)
        if table.holds():
            return self._move(table, 0 if self.target == THROW else self.target - PLACE + 1)
        if phase == LOOKING:
            return self._move(table, self.target - LOOK_AT)
        return self._move(table, 1 if self.target == CALL else 0)

    def _swap(self, table, code):
        if not table.step:
            return self._move(table, code // 24)
        if table.mine != code // 24:
            return B
        if table.other != code // 4 % 6:
            return DOWN
        return self._move(table, code & 3)

    def _move(self, table, to):
        if table.cursor == to:
            return A
        return RIGHT if table.cursor < to else LEFT


class Play(Walk):
    """A walk that begins at the table of a deal."""

    def start(self, deal, persons, bots, language=0, animation=0, options=1):
        console = self.console
        console.settings.set(0, language)
        console.settings.set(9, animation)
        console.use_settings()
        console.session.open(b"castors")
        kinds = b"\x00\x00\x00\x00\x00\x00"[:persons] + b"\x01\x02\x01\x02\x01\x02"[:bots]
        console.session.new(deal, options, persons + bots, kinds)
        console.play()
        self.presser = Presser(console, deal)
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


def frames(deal, persons, bots, language):
    """The lines of one match, one a frame."""
    play = Play()
    play.start(deal, persons, bots, language)
    yield play.line()
    while play.step():
        yield play.line()


def matches(first, count):
    """The lines of many matches, with persons, bots and languages by turns."""
    play = Play()
    for deal in range(first, first + count):
        persons, bots = MATCHES[deal % len(MATCHES)]
        play.start(deal, persons, bots, deal & 1, deal % 3 // 2 * 3)
        crc = crc32(play.display.frame)
        while play.step():
            crc = crc32(play.display.frame, crc)
        view = play.console.session.match.view(0)
        points = [view.score(seat) for seat in range(persons + bots)]
        yield f"{deal} {points} {play.frames} {crc}"


def heap(first, count, plant):
    """Lines for frames that took heap; the last one says how many frames there were."""
    import gc

    import micropython

    play = Play()
    seen = 0
    stack = play.console.stack
    for deal in range(first, first + count):
        persons, bots = MATCHES[deal % len(MATCHES)]
        play.start(deal, persons, bots, deal & 1)
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
