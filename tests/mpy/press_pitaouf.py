"""A scripted player of Pitaouf who presses buttons: the same presses on both interpreters.

    press_pitaouf.py frames DEAL OPTIONS LANGUAGE   a line a frame: screen, picture, words
    press_pitaouf.py deals FIRST COUNT              a line a deal: phase, frames, CRC of all
    press_pitaouf.py heap FIRST COUNT [plant]       frames that took heap for nothing

`Presser` takes no heap once made, so that others can let it play under a locked heap. It looks at
the screens' public fields to know which press leads to the action it drew.
"""

import sys
from binascii import crc32

from engine_mpy.games.pitaouf import GIVE, KEEP, WALK
from engine_mpy.screens.keys import DOWN, LEFT, RIGHT, UP, A, B
from tests.mpy.console_walk import Walk

MOST_FRAMES = 9000


class Presser:
    """Draws a legal action by an LCG, and now and then a walk through path and cards before it."""

    def __init__(self, console, seed, wanders=True):
        self.console = console
        self.match = console.session.match
        self.legal = bytearray(41)
        self.random = seed % 65521 + 1
        self.wanders = wanders
        self.wander = 0  # presses left of a walk through path and cards
        self.count = -1  # actions in the match when `target` was drawn
        self.target = WALK

    def below(self, n):
        """0 .. n - 1; products stay small on a 32-bit chip."""
        self.random = (self.random * 75 + 74) % 65537
        return self.random % n

    def over(self):
        """Is the end on the screen?"""
        return self.console.stack.top().module == "table_pitaouf_end"

    def press(self):
        """The next press, or -1 while there is nothing to press."""
        stack = self.console.stack
        table = stack.screens[0]
        if self.over() or table.telling.running or table.view.over() and stack.depth == 1:
            return -1
        if self.count != self.match.count:
            self._draw_action(table)
        top = stack.top()
        if top is table.exchange:
            return self._exchange(top)
        if top is not table:
            return self._look_around()
        if self.wander:
            return DOWN
        return self._play(table)

    def _draw_action(self, table):
        self.count = self.match.count
        n = table.view.legal(self.legal)
        if n:
            self.target = self.legal[self.below(n)]
        if self.wanders and self.count and self.below(6) == 0:
            self.wander = 5 + self.below(12)

    def _look_around(self):
        self.wander -= 1
        if self.wander <= 0:
            self.wander = 0
            return B
        press = self.below(6)
        return RIGHT | 8 if press == B else press

    def _exchange(self, top):
        if top.mode == 2:
            return A
        if self.target == KEEP:
            return A if top.cursor < 0 else UP
        if top.mode == 1:
            return A if top.suit == self.target & 3 else RIGHT
        return self._move(top.cursor, self.target - GIVE >> 2, A)

    def _play(self, table):
        if self.target == WALK:
            return A
        if table.mode == 1:
            return self._move(table.steps, self.target >> 5, A)
        mask = self.target & 31
        several = mask & (mask - 1)
        wrong = table.raised ^ (mask if several else 0)
        if several and wrong == 0:
            return A
        if wrong == 0:
            return self._move(table.cursor, self._lowest(mask), A)
        return self._move(table.cursor, self._lowest(wrong), UP)

    def _lowest(self, mask):
        place = 0
        while mask >> place & 1 == 0:
            place += 1
        return place

    def _move(self, at, to, press):
        if at == to:
            return press
        return RIGHT if at < to else LEFT


class Play(Walk):
    """A walk that begins at the table of a deal."""

    def start(self, deal, options=0, language=0, animation=0):
        console = self.console
        console.settings.set(0, language)
        console.settings.set(9, animation)
        console.use_settings()
        console.session.open(b"pitaouf")
        console.session.new(deal, options, 1, b"\x00")
        console.play()
        self.presser = Presser(console, deal)
        self.frames = 0
        self.frame()

    def step(self):
        """One frame with the press that leads on; False once the end is shown."""
        if self.presser.over():
            return False
        self.frames += 1
        if self.frames > MOST_FRAMES:
            raise RuntimeError("no end in sight")
        self.frame(self.presser.press())
        return True


def frames(deal, options, language):
    """The lines of one deal, one a frame."""
    play = Play()
    play.start(deal, options, language)
    yield play.line()
    while play.step():
        yield play.line()


def deals(first, count):
    """The lines of many deals, with every option and language by turns."""
    play = Play()
    for deal in range(first, first + count):
        play.start(deal, deal & 3, deal >> 2 & 1, deal % 3 // 2 * 3)
        crc = crc32(play.display.frame)
        while play.step():
            crc = crc32(play.display.frame, crc)
        phase = play.console.session.match.view(0).phase()
        yield f"{deal} {phase} {play.frames} {crc}"


def heap(first, count, plant):
    """Lines for frames that took heap; the last one says how many frames there were."""
    import gc

    import micropython

    play = Play()
    seen = 0
    stack = play.console.stack
    for deal in range(first, first + count):
        play.start(deal, deal & 3, deal >> 2 & 1, deal % 3 // 2 * 3)
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
    numbers = [int(argument) for argument in sys.argv[2:5] if argument != "plant"]
    if sys.argv[1] == "frames":
        for line in frames(*numbers):
            print(line)
    elif sys.argv[1] == "deals":
        for line in deals(*numbers):
            print(line)
    else:
        heap(numbers[0], numbers[1], sys.argv[-1] == "plant")
