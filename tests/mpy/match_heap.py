"""Plays scripted matches under MicroPython and measures the heap that playing takes.

    match_heap.py GAME SEATS OPTIONS FIRST_DEAL DEALS [plant]

Every second deal is played with the heap locked from the first to the last action. With the
others garbage collection is off, and two numbers must stand still: what is allocated, and (where
this port counts it) all that ever was, which sees even what was given back at once. `plant` adds
one allocation to each view, to show that it is seen. tests/test_rules_heap.py reads the last line.
"""

import gc
import sys

import micropython

from engine_mpy.match.match import Match
from tests.suite.script import Script

kinds = bytes(6)
counts = hasattr(micropython, "mem_total")  # the Unix port does, the chip's does not


def ever_allocated():
    return micropython.mem_total() if counts else 0


class Player:
    def __init__(self, name, plant):
        self.script = Script(name.encode())
        self.match = Match(self.script.game)
        self.plant = plant
        self.actions = 0
        self.kept = None

    def play(self):
        """What a table does in a match: acts, views for everybody, reads events, asks, undoes."""
        match = self.match
        while not match.game.over():
            match.act(self.script.choose())
            self.actions += 1
            self.look()
        if match.undo():
            self.look()
            self.finish()

    def finish(self):
        while not self.match.game.over():
            self.match.act(self.script.choose())

    def look(self):
        match = self.match
        for seat in range(match.seats):
            match.view(seat)
            match.game.score(seat)
        match.can_undo()
        match.next_event(0, match.game.events.total - 5)
        match.bot_to_move()
        if self.plant:
            self.kept = (seat, seat)


def main(name, seats, options, first, deals, plant):
    player = Player(name, plant)
    allocated = ever = 0
    for deal in range(first, first + deals):
        player.match.start(deal, seats, options, kinds)
        player.script.start(deal, seats, options)
        gc.collect()
        gc.disable()
        a = gc.mem_alloc()
        b = ever_allocated()
        if deal & 1:
            micropython.heap_lock()
        player.play()
        if deal & 1:
            micropython.heap_unlock()
        b = ever_allocated() - b
        a = gc.mem_alloc() - a
        gc.enable()
        allocated += a
        ever += b
    print(player.actions, allocated, ever)


main(sys.argv[1], *[int(a) for a in sys.argv[2:6]], len(sys.argv) > 6)
