"""Lets bots play whole deals, on either interpreter, and measures what its thinking takes.

    bot_play.py GAME LEVELS OPTIONS FIRST_DEAL DEALS

LEVELS is a digit a seat: 312 are a strong, an easy and a normal bot at one table.
Prints a line a deal: deal, scores, actions, then a checksum of all actions and reasons. Last line:
decisions, most steps a decision, bytes still allocated, bytes ever allocated. Where the heap can
be locked, every second deal is thought through under the lock; with the others garbage collection
is off. tests/test_bots_interpreters.py compares the two interpreters line by line.
"""

import gc
import sys

import micropython

from engine_mpy.bots import open_bot
from engine_mpy.games import open_game
from engine_mpy.games.base import NO_ACTION
from engine_mpy.match.match import Match

measures = hasattr(gc, "mem_alloc")  # MicroPython
counts = hasattr(micropython, "mem_total")  # all that ever was allocated: its Unix port


def ever_allocated():
    return micropython.mem_total() if counts else 0


class Player:
    def __init__(self, name, levels):
        self.match = Match(open_game(name))
        self.bots = [open_bot(name, level) for level in levels]
        self.decisions = 0
        self.most_steps = 0
        self.sum = 0

    def play(self):
        match = self.match
        while not match.game.over():
            bot = self.bots[match.game.seat()]
            bot.begin(match.view(match.game.seat()))
            steps = 1
            while bot.step() == NO_ACTION:
                steps += 1
            match.act(bot.step())
            self.decisions += 1
            if steps > self.most_steps:
                self.most_steps = steps
            self.note(match.journal[match.count - 1])
            self.note(bot.reason & 255)
            self.note(bot.reason_card)
            self.note(bot.reason_number)

    def note(self, byte):
        self.sum = (self.sum * 31 + byte) % 1000003


def main(name, levels, options, first, deals):
    levels = bytes([int(level) for level in levels])
    player = Player(name.encode(), levels)
    allocated = ever = 0
    for deal in range(first, first + deals):
        player.match.start(deal, len(levels), options, levels)
        player.sum = 0
        if measures:
            gc.collect()
            gc.disable()
            a = gc.mem_alloc()
            b = ever_allocated()
            if deal & 1:
                micropython.heap_lock()
        player.play()
        if measures:
            if deal & 1:
                micropython.heap_unlock()
            ever += ever_allocated() - b
            allocated += gc.mem_alloc() - a
            gc.enable()
        scores = [player.match.game.score(seat) for seat in range(len(levels))]
        print(deal, scores, player.match.count, player.sum)
    print(player.decisions, player.most_steps, allocated, ever)


main(sys.argv[1], sys.argv[2], *[int(a) for a in sys.argv[3:6]])
