"""Plays every cue and many sequences; prints what buzzer and motor do, and counts heap.

    cue_timeline.py      the timeline, the same on both interpreters
    cue_timeline.py heap under MicroPython: how much heap playing took, "heap 0 0" when none

tests/test_cues_interpreters.py runs it.
"""

import gc
import sys

from engine_mpy.cues import alphabet
from engine_mpy.text.compose import Line
from engine_mpy.text.texts import Texts
from tests.cue_stage import Stage

FRAMES = 60000


class Run:
    """Says one thing after another for FRAMES frames of uneven length; notes changes in `log`."""

    def __init__(self):
        self.stage = Stage(0x3FFFFFFF - 5000)
        self.log = bytearray(4 * 12000)
        self.n = 0
        self.last = -1
        self.texts = Texts(0)
        self.texts.open(b"cues")
        self.line = Line(200)

    def say(self, turn):
        player = self.stage.player
        kind = turn % 9
        if kind == 0:
            player.play(turn // 9 % len(alphabet.CUES))
        elif kind == 1:
            player.number(turn * 7919 % 1000000)
        elif kind == 2:
            player.card(turn // 9 % 6, 2 + turn % 13)
        elif kind == 3:
            player.play(alphabet.TURNED_UP, True)
            player.card(turn // 9 % 4, 2 + turn // 36 % 13, True)
        elif kind == 4:
            player.suit(turn // 9 % 4)
        elif kind == 5:
            player.colour(turn // 9 % 6)
            player.colour_card(turn // 9 % 7, turn % 13 + turn % 4 * 64, True)
        elif kind == 6:
            player.repeat()
        elif kind == 7:
            player.number(turn % 60, level=alphabet.EVENTS)
        else:
            self.stage.settings.set(turn // 9 % 3 + 1, turn % 10)
            self.stage.settings.set(5, turn % 5)
            player.use_settings()
            player.stop()

    def note(self, frame):
        stage = self.stage
        log = self.log
        n = self.n
        hz = stage.buzzer.hz
        if n + 4 <= len(log):
            log[n] = frame & 255
            log[n + 1] = hz & 255
            log[n + 2] = hz >> 8
            log[n + 3] = stage.buzzer.volume << 4 | stage.motor.strength
            self.n = n + 4

    def play(self):
        turn = 0
        for frame in range(FRAMES):
            if frame % (7 + turn * 13 % 90) == 0:
                self.say(turn)
                turn += 1
                self.read()
            self.listen(frame)

    def read(self):
        self.line.clear()
        self.stage.player.text(self.line, self.texts)

    def listen(self, frame):
        stage = self.stage
        stage.frame(20 if frame % 50 else 75)
        now = stage.buzzer.hz << 4 | stage.motor.strength
        if now != self.last:
            self.last = now
            self.note(frame)


def main(arguments):
    run = Run()
    if arguments != ["heap"]:
        run.play()
        for i in range(0, run.n, 4):
            print(*run.log[i : i + 4])
        print(bytes(run.line.buf[: run.line.n]), run.n)
        return
    import micropython

    gc.collect()
    gc.disable()
    allocated = gc.mem_alloc()
    ever = micropython.mem_total() if hasattr(micropython, "mem_total") else 0
    run.play()
    now = micropython.mem_total() if hasattr(micropython, "mem_total") else 0
    print("heap", gc.mem_alloc() - allocated, now - ever)
    micropython.heap_lock()
    run.play()
    micropython.heap_unlock()


if __name__ == "__main__":
    main(sys.argv[1:])
