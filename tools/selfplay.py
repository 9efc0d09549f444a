"""Let bots play matches without a console, and sum up how it went: one JSON object, or a table.

Every deal is played once. With several seats, --rotate moves each player one seat on from deal to
deal, so that no seat is an advantage; the summary counts by player, in the order of --bots.
The figures depend on the arguments alone, but for the time taken. "interval" is that of the rate,
at 95 % (Wilson): what the rate of very many deals may be. "share" counts a win that two share as
half a win for each.
"""

import argparse
import json
import math
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from engine_mpy.games import WITH_RULES, open_game
from engine_mpy.games.base import IllegalAction
from engine_mpy.match.match import Match
from tools.describe import describe
from tools.transcript import SEATS, TranscriptError, player

_CHUNK = 50  # deals a worker takes at once
_MOST_DEALS = 999_999


class SelfplayError(Exception):
    """What was asked for cannot be played; the message says what can."""


class Plan:
    """What to play; small enough to hand to a worker."""

    def __init__(self, game, players, options, deals, rotate):
        self.game = game
        self.players = players  # a word of SEATS a player
        self.options = options  # bits
        self.deals = deals  # a range
        self.rotate = rotate

    def player_at(self, deal, seat):
        """Which player, by number, has this seat in this deal."""
        return (seat + deal) % len(self.players) if self.rotate else seat


class Tally:
    """Sums over matches; those of workers are added together."""

    def __init__(self, players):
        self.matches = 0
        self.actions = 0
        self.wins = [0] * players
        self.shares = [0.0] * players
        self.scores = [0] * players
        self.ends: Counter[str] = Counter()
        self.figures: Counter[str] = Counter()

    def add(self, other):
        """Count the other's matches too."""
        self.matches += other.matches
        self.actions += other.actions
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.shares = [a + b for a, b in zip(self.shares, other.shares, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.ends += other.ends
        self.figures.update(other.figures)


def play(plan: Plan, deals) -> Tally:
    """Play these deals of the plan, one after the other."""
    match = Match(open_game(plan.game.encode()))
    tally = Tally(len(plan.players))
    for deal in deals:
        _play_one(plan, match, deal, tally)
    return tally


def _play_one(plan, match, deal, tally):
    seats = len(plan.players)
    numbers = [plan.player_at(deal, seat) for seat in range(seats)]
    words = [plan.players[number] for number in numbers]
    match.start(deal, seats, plan.options, bytes(SEATS[word] for word in words))
    players = [player(word, plan.game, deal, seat) for seat, word in enumerate(words)]
    while not match.game.over():
        if match.count >= match.game.LONGEST:
            raise SelfplayError(f"deal {deal} does not end; please report it")
        match.act(players[match.game.seat()](match))
    winners = bytearray(seats)
    winners = winners[: match.game.winners(winners)]
    for seat in winners:
        tally.wins[numbers[seat]] += 1
        tally.shares[numbers[seat]] += 1 / len(winners)
    for seat, number in enumerate(numbers):
        tally.scores[number] += match.game.score(seat)
    tally.matches += 1
    tally.actions += match.count
    described = describe(plan.game)
    if hasattr(described, "ending"):
        tally.ends[described.ending(match.game)] += 1
        tally.figures.update(described.figures(match.game))


def run(plan: Plan, jobs: int) -> dict:
    """The summary of a plan, by so many processes."""
    began = time.perf_counter()
    total = Tally(len(plan.players))
    if jobs == 1 or len(plan.deals) <= _CHUNK:
        total.add(play(plan, plan.deals))
    else:
        starts = range(plan.deals.start, plan.deals.stop, _CHUNK)
        chunks = [range(a, min(a + _CHUNK, plan.deals.stop)) for a in starts]
        with ProcessPoolExecutor(jobs) as workers:
            for part in workers.map(play, [plan] * len(chunks), chunks):
                total.add(part)
    return summary(plan, total, time.perf_counter() - began)


def summary(plan: Plan, tally: Tally, seconds: float) -> dict:
    """What is printed: means are a match."""
    n = tally.matches
    described = describe(plan.game)
    found = {
        "game": plan.game,
        "options": [name for name, bit in described.FLAGS.items() if plan.options & bit],
        "option_bits": plan.options,
        "deals": [plan.deals.start, plan.deals.stop - 1],
        "matches": n,
        "seats": len(plan.players),
        "rotate": plan.rotate,
        "players": [
            {
                "bot": word,
                "wins": tally.wins[i],
                "rate": round(tally.wins[i] / n, 4),
                "interval": [round(end, 4) for end in wilson(tally.wins[i], n)],
                "share": round(tally.shares[i] / n, 4),
                "mean_score": round(tally.scores[i] / n, 3),
            }
            for i, word in enumerate(plan.players)
        ],
        "mean_actions": round(tally.actions / n, 2),
        **{f"mean_{name}": round(value / n, 2) for name, value in sorted(tally.figures.items())},
        "ends": dict(sorted(tally.ends.items())),
        "decisions": tally.actions,
        "seconds": round(seconds, 2),
        "decisions_per_second": round(tally.actions / max(seconds, 1e-9)),
    }
    if len(plan.players) == 1:  # a match of one: its figures need no list
        found |= {k: v for k, v in found["players"][0].items() if k != "bot"}
    return found


def wilson(wins: int, n: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a rate of `wins` out of `n`."""
    rate, z2 = wins / n, z * z / n
    middle = (rate + z2 / 2) / (1 + z2)
    half = z / (1 + z2) * math.sqrt(rate * (1 - rate) / n + z2 / (4 * n))
    return max(0.0, middle - half), min(1.0, middle + half)


# The command line.


def _plan(asked) -> Plan:
    if asked.game.encode() not in WITH_RULES:
        raise SelfplayError(f"no game {asked.game!r}: there is {_games()}")
    players = asked.bots.split(",")
    for word in players:
        if word not in SEATS:
            raise SelfplayError(f"no player {word!r}: --bots takes {', '.join(SEATS)}")
    if asked.seats is not None:
        if len(players) not in (1, asked.seats):
            raise SelfplayError(f"--bots names {len(players)} players for --seats {asked.seats}")
        players = players * (asked.seats // len(players))
    options = _options(asked.game, asked.options)
    plan = Plan(asked.game, players, options, _deals(asked.deals), asked.rotate)
    try:
        open_game(asked.game.encode()).deal(plan.deals.start, len(players), options)
    except IllegalAction as error:
        raise SelfplayError(f"{asked.game} cannot be played so: {error}") from None
    try:
        for seat, word in enumerate(players):
            player(word, asked.game, 1, seat)
    except TranscriptError:
        raise SelfplayError(f"{asked.game} has no bot: use --bots random") from None
    return plan


def _options(game, text):
    if text.isdigit():
        return int(text)
    flags, bits = describe(game).FLAGS, 0
    for name in filter(None, text.split(",")):
        if name not in flags:
            raise SelfplayError(f"{game} has no option {name!r}: there is {', '.join(flags)}")
        bits |= flags[name]
    return bits


def _deals(text):
    first, _, last = text.partition("-")
    if not first.isdigit() or not (last or first).isdigit():
        raise SelfplayError(f"--deals takes a number or a range, as 1-4000; not {text!r}")
    deals = range(int(first), int(last or first) + 1)
    if not 0 < deals.start < deals.stop <= _MOST_DEALS + 1:
        raise SelfplayError(f"--deals {text}: from 1 to {_MOST_DEALS}, the lower one first")
    return deals


def _games():
    return ", ".join(name.decode() for name in WITH_RULES)


def _arguments():
    made = argparse.ArgumentParser(
        prog="python -m tools.selfplay",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--game", default="pitaouf", metavar="NAME", help=f"one of: {_games()}")
    made.add_argument(
        "--bots",
        default="strong",
        metavar="LIST",
        help=f"a player a seat, as strong,easy; or one for all: {', '.join(SEATS)}",
    )
    made.add_argument("--seats", type=int, metavar="N", help="else as many as --bots names")
    made.add_argument("--deals", default="1-100", metavar="A-B", help="deal numbers; else 1-100")
    made.add_argument(
        "--options",
        default="0",
        metavar="LIST",
        help="variants by name, as facile,free-steps, or their bits as a number; else 0",
    )
    made.add_argument("--rotate", action="store_true", help="move seats on from deal to deal")
    made.add_argument("--jobs", type=int, default=1, metavar="N", help="processes; else 1")
    made.add_argument("--json", action="store_true", help="print JSON, not a table")
    return made


def table(found: dict) -> str:
    """The summary for a person."""
    lines = [
        f"{found['game']}, options {', '.join(found['options']) or 'none'}, "
        f"{found['matches']} deals from {found['deals'][0]}"
    ]
    for number, one in enumerate(found["players"]):
        low, high = one["interval"]
        lines.append(
            f"player {number} ({one['bot']}): {one['wins']} won, {one['rate']:.4f} "
            f"({low:.4f} to {high:.4f}), share {one['share']:.4f}, mean score {one['mean_score']}"
        )
    lines += [
        f"{k.replace('_', ' ')}: {v}"
        for k, v in found.items()
        if k.startswith("mean_") and k != "mean_score"
    ]
    lines += [f"{n} ended: {end}" for end, n in found["ends"].items()]
    lines.append(f"{found['decisions_per_second']} decisions a second")
    return "\n".join(lines)


def main(arguments=None) -> int:
    """0, or 2 with a message where the arguments are wrong; then nothing is played."""
    asked = _arguments().parse_args(arguments)
    try:
        if not 1 <= asked.jobs <= 4 * (os.cpu_count() or 1):
            raise SelfplayError(f"--jobs {asked.jobs}: from 1 to {4 * (os.cpu_count() or 1)}")
        if asked.seats is not None and not 1 <= asked.seats <= 6:
            raise SelfplayError(f"--seats {asked.seats}: from 1 to 6")
        found = run(_plan(asked), asked.jobs)
    except SelfplayError as error:
        print(f"tools.selfplay: {error}", file=sys.stderr)
        return 2
    print(json.dumps(found, indent=1) if asked.json else table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
