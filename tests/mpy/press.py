"""What the scripted players who press buttons share: press_<game>.py plays a game with it.

A Presser draws a legal action and finds the presses that lead to it; a Play is a console at the
table of a deal, pressed by one. Run as a program (`main`), on either interpreter:

    press_<game>.py frames DEAL ...          a line a frame: screen, picture, words
    press_<game>.py matches FIRST COUNT      a line a match: result, frames, CRC of all
    press_<game>.py heap FIRST COUNT [plant]     frames that took heap for nothing
"""

import sys
from binascii import crc32

from engine_mpy.games.base import NO_ACTION
from tests.mpy.console_walk import Walk


class Presser:
    """Draws by an LCG; takes no heap once made. A game's own adds `press`."""

    END = "end_seats"  # the module of the screen at the end
    MOST_ACTIONS = 103
    FIRST = NO_ACTION  # the target before anything is drawn

    def __init__(self, console, seed, wanders=True):
        self.console = console
        self.match = console.session.match
        self.legal = bytearray(self.MOST_ACTIONS)
        self.random = seed % 65521 + 1
        self.wanders = wanders
        self.wander = 0  # presses left of a walk about
        self.count = -1  # actions in the match when `target` was drawn
        self.turns = 0  # actions drawn
        self.target = self.FIRST

    def below(self, n):
        """0 .. n - 1; products stay small on a 32-bit chip."""
        self.random = (self.random * 75 + 74) % 65537
        return self.random % n

    def over(self):
        """Is the end on the screen?"""
        return self.console.stack.top().module == self.END


class Play(Walk):
    """A walk that begins at the table of a deal. A game's own adds `start` and `by_turns`."""

    NAME = b""  # of the game
    PRESSER = Presser
    MOST_FRAMES = 30000
    HEAP_ANIMATED = False  # is the heap looked at in animations too?

    def begin(self, deal, options, kinds, language, animation, wanders=True):
        """Be at the table of that match, its first picture drawn."""
        console = self.console
        console.settings.set(0, language)
        console.settings.set(9, animation)
        console.use_settings()
        console.session.open(self.NAME)
        console.session.new(deal, options, len(kinds), kinds)
        console.play()
        self.presser = self.PRESSER(console, deal, wanders)
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
        if self.frames > self.MOST_FRAMES:
            raise RuntimeError("no end in sight")
        self.frame(self.presser.press())
        return True

    def result(self):
        """Of a match that is over: each seat's points."""
        match = self.console.session.match
        view = match.view(0)
        return [view.score(seat) for seat in range(match.seats)]


def animation(deal):
    """None in two deals of three, fast in the third."""
    return deal % 3 // 2 * 3


def frames(play, *where):
    """The lines of one match, one a frame; `where` is what the game's `start` takes."""
    play.start(*where)
    yield play.line()
    while play.step():
        yield play.line()


def matches(play, first, count):
    """The lines of many matches, with seats, options and languages by turns."""
    for deal in range(first, first + count):
        play.by_turns(deal, animation(deal))
        crc = crc32(play.display.frame)
        while play.step():
            crc = crc32(play.display.frame, crc)
        yield f"{deal} {play.result()} {play.frames} {crc}"


def heap(play, first, count, plant):
    """Lines for frames that took heap; the last one says how many frames there were."""
    import gc

    import micropython

    seen = 0
    stack = play.console.stack
    for deal in range(first, first + count):
        play.by_turns(deal, animation(deal) if play.HEAP_ANIMATED else 0)
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


def main(play):
    """What the command line asks for."""
    numbers = [int(argument) for argument in sys.argv[2:] if argument != "plant"]
    if sys.argv[1] == "heap":
        heap(play, numbers[0], numbers[1], sys.argv[-1] == "plant")
        return
    for line in (frames if sys.argv[1] == "frames" else matches)(play, *numbers):
        print(line)
