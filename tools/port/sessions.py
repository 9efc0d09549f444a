"""Changes of game without screens, under the Unix port: sessions.py N. Prints a line of JSON.

Rules, match, bots, statistics and saves of each game in turn, as the console opens and closes
them, each with a strong bot in every seat for some moves. The largest free block in between.
"""

import gc
import json
import sys

from engine_mpy.games import NAMES
from engine_mpy.games.base import NO_ACTION
from engine_mpy.match.match import BOT_STRONG
from engine_mpy.match.session import Session
from engine_mpy.store.savefile import Store
from engine_mpy.store.settings import Settings

MOVES = 6
STEP = 64  # bytes: how exactly the largest block is sought


def largest():
    """The largest block that can be had now, in bytes."""
    gc.collect()
    low, high = 0, gc.mem_free() // STEP
    while high - low > 1:
        middle = (low + high) // 2
        try:
            bytearray(middle * STEP)
            low = middle
        except MemoryError:
            high = middle
        gc.collect()
    return low * STEP


def enter(session, name, deal):
    """Play some moves of a game and let go of it; the moves made."""
    session.open(name)
    seats = session.match.game.MAX_SEATS
    if name == b"pass_pass":
        seats = 5  # six are pairs
    session.begin(deal, bytes([BOT_STRONG]) * seats, seats)
    moves = 0
    while moves < MOVES:
        seat = session.match.game.seat()
        bot = session.bots[seat]
        bot.begin(session.match.view(seat))
        action = NO_ACTION
        while action == NO_ACTION:
            action = bot.step()
        session.act(action)
        session.save()
        moves += 1
    session.close()
    return moves


def main(times):
    """Every game once, for the names in a module are kept for good; then so many changes."""
    store = Store("saves")
    settings = Settings()
    settings.load(store)
    session = Session(store, settings)
    found = []
    moves = 0
    for turn in range(times + len(NAMES)):
        moves += enter(session, NAMES[turn % len(NAMES)], turn + 1)
        if turn >= len(NAMES) - 1:
            found.append(largest())
            found.append(gc.mem_free())
            if turn < times + len(NAMES) - 1:
                found = found[:2]
    return {
        "before": found[0],
        "free_before": found[1],
        "after": found[-2],
        "free": found[-1],
        "moves": moves,
    }


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]))))
