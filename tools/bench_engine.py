"""How fast the engine plays at random under CPython, and how much a bot's decision costs.

tools.bench calls it. Times are this process's own, the fastest of several runs of the very same
work: whatever else the machine does only makes them longer.
"""

import random
import time
from collections.abc import Iterator

from tools.bench_rows import LEAST, Row

ACTIONS_A_SECOND = 60_000


def rows(quick: bool) -> Iterator[Row]:
    """Speed a game, then bots."""
    from engine_mpy.games import WITH_RULES

    for name in WITH_RULES:
        yield from _speed(name, 3 if quick else 60, 2 if quick else 9)
    yield from _bots(2 if quick else 20)


def _speed(name, deals, runs):
    from engine_mpy.games import open_game

    game = open_game(name)
    seats = min(max(4, game.MIN_SEATS), game.MAX_SEATS)
    choices = random.Random(1).randbytes(1 << 16)
    playing = dealing = actions = 0
    for deal in range(1, deals + 1):
        played = [_play(game, deal, seats, choices) for _ in range(runs)]
        playing += min(run[0] for run in played)
        dealing += min(run[1] for run in played)
        actions += played[0][2]
    called = name.decode()
    how = (
        f"{seats} seat{'s' if seats > 1 else ''}, {actions:,} actions of {deals} deals at random, "
        f"of each deal the fastest of {runs} runs"
    )
    yield Row(
        f"{called}: legal + apply", actions / playing, "actions/s", ACTIONS_A_SECOND, LEAST, how
    )
    how = f"{actions / deals:.0f} actions a deal"
    yield Row(
        f"{called}: the same with deals", actions / (playing + dealing), "actions/s", how=how
    )


def _play(game, deal, seats, choices):
    """Seconds playing, seconds dealing, actions: the same choices in every run."""
    clock, out = time.process_time, bytearray(256)
    legal, apply = game.legal, game.apply
    actions = deal * 97  # where in the choices it begins
    start = clock()
    game.deal(deal, seats, 0)
    began = clock()
    n = legal(out)
    while n:
        apply(out[choices[actions & 0xFFFF] % n])
        actions += 1
        n = legal(out)
    return clock() - began, began - start, actions - deal * 97


def _bots(deals):
    from engine_mpy.bots import open_bot
    from engine_mpy.games import NAMES
    from engine_mpy.match.match import BOT_STRONG

    for name in NAMES:
        called = name.decode()
        try:
            bot = open_bot(name, BOT_STRONG)
        except (ValueError, ImportError):
            continue
        decisions, steps, most, longest, total = _decide(name, bot, deals)
        how = f"{decisions:,} decisions of the strong bot in {deals} matches, CPython"
        yield Row(f"{called}: steps of a decision", steps / decisions, "steps", how=how)
        yield Row(f"{called}: most steps of a decision", most, "steps", how=how)
        yield Row(f"{called}: time of a decision", 1e3 * total / decisions, "ms", how=how)
        yield Row(f"{called}: longest step", 1e3 * longest, "ms", how=how)


def _decide(name, bot, deals):
    """Matches of this bot against itself: decisions, steps, most steps, longest step, seconds."""
    from engine_mpy.games import open_game
    from engine_mpy.games.base import NO_ACTION

    game = open_game(name)
    view = type(game)()
    clock, seats = time.process_time, game.MIN_SEATS
    decisions = steps = most = 0
    longest = total = 0.0
    for deal in range(1, deals + 1):
        game.deal(deal, seats, 0)
        while not game.over():
            game.view_for(game.seat(), view)
            bot.begin(view)
            action, taken = NO_ACTION, 0
            while action == NO_ACTION:
                began = clock()
                action = bot.step()
                passed = clock() - began
                total += passed
                longest = max(longest, passed)
                taken += 1
            game.apply(action)
            decisions, steps, most = decisions + 1, steps + taken, max(most, taken)
    return decisions, steps, most, longest, total
