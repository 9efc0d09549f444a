"""Ptit Pois in words, for tools.describe: cards R7 Y10 B1 O3 G9 V2 (red, yellow, blue, orange,
green, violet), piles "hand 0", "row 0 pack 1 hidden" and "... visible", "discard 0", "pile".

Colours that are left out lie in "left out". The number of rounds is the number of the options.
"""

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import base
from engine_mpy.games import ptit_pois_table as rules

FLAGS = {"until-points": rules.UNTIL_POINTS}
VARIANTS = [(seats, options) for seats in range(2, 7) for options in (0, 2, rules.UNTIL_POINTS)]

PHASES = ("choose", "act", "after b", "bonus", "round end", "over")
KINDS = {
    rules.PLAYED: "PLAYED",
    rules.DIRECTION: "DIRECTION",
    rules.FLIPPED: "FLIPPED",
    rules.SHOWN: "SHOWN",
    rules.BONUS_WON: "BONUS_WON",
    rules.DECLINED: "DECLINED",
    rules.HAND_LEFT: "HAND_LEFT",
    rules.ROW_LEFT: "ROW_LEFT",
    rules.SCORED: "SCORED",
    rules.NO_MOVER: "NO_MOVER",
}


def card(card: int) -> str:
    """R7 Y10 B1 O3 G9 V2; -- where no card lies; ?? for UNKNOWN."""
    if card == UNKNOWN:
        return "??"
    if card == rules.NOTHING:
        return "--"
    return f"{'RYBOGV'[rules.colour_of(card)]}{rules.value_of(card)}"


DECK = sorted(card(c) for c in range(60))


def piles(game) -> dict[str, list[str]]:
    """Hands, packs, discards, pile, and what is not played with at this number of seats."""
    found = {}
    for seat in range(game.seats()):
        found[f"hand {seat}"] = _cards(game.hands[seat])
        for pack in range(2):
            for lies, c in (("hidden", game.hidden), ("visible", game.shown)):
                c = c(seat, pack)
                found[f"row {seat} pack {pack} {lies}"] = [] if c == rules.NOTHING else [card(c)]
    for i in range(2):
        found[f"discard {i}"] = _cards(game.discards[i])
    found["pile"] = _cards(game.pile)
    out = {2: (3, 5), 3: (3, 5), 4: (5,)}.get(game.seats(), ())
    found["left out"] = [card(10 * colour + i) for colour in out for i in range(10)]
    return found


def _cards(pile):
    return [card(pile.card(i)) for i in range(pile.count())]


def facts(game) -> dict:
    """The direction, whose turn it is, the round, and in a bonus the discard it is played on."""
    found = {
        "phase": PHASES[game.phase()],
        "direction": "up" if game.up() else "down",
        "turn": game.seat() if game.seat() != base.NOBODY else None,
        "starter": game.starter(),
        "turns": game.turns(),
        "round": game.round(),
        "rounds": game.rounds() or f"until {game.goal()} points",
        "last_round": [game.last_points(seat) for seat in range(game.seats())],
        "seen": [
            f"row {seat} pack {pack}"
            for seat in range(game.seats())
            for pack in range(2)
            if game.seen(seat, pack)
        ],
    }
    if game.phase() == rules.CHOOSE:
        found["direction"] = None
    if game.phase() == rules.BONUS:
        found["bonus"] = f"discard {game.bonus_discard()}"
    return found


def ending(game) -> str:
    """How it ended; for tools.selfplay."""
    return "one winner" if game.winners(bytearray(game.seats())) == 1 else "shared"


def figures(game) -> dict[str, int]:
    """Numbers of which tools.selfplay gives the mean: rounds, turns in the last one."""
    return {"rounds": game.round(), "last_turns": game.turns()}


def action(game, action: int) -> str:
    """'play R7 (hand) on discard 0', 'turn the direction to down and draw', 'flip pack 1'."""
    words = {
        rules.TURN_AND_DRAW: f"turn to {'down' if game.up() else 'up'} and draw 2",
        rules.FLIP: "flip pack 0",
        rules.FLIP + 1: "flip pack 1",
        rules.DECLINE: "no bonus",
        rules.CHOOSE_UP: "choose up",
        rules.CHOOSE_DOWN: "choose down",
        rules.GO_ON: "go on to the next round",
    }
    if action >= rules.TURN_AND_DRAW:
        return words[action]
    seat = game.seat()
    packs = {game.shown(seat, pack): f"pack {pack}" for pack in range(2)}
    place = packs.get(action >> 1, "hand")
    return f"play {card(action >> 1)} ({place}) on discard {action & 1}"


def event(game, kind: int, a: int, b: int, c: int) -> str:
    """What happened, in words."""
    words = {
        base.DEALT: lambda: f"round {a} is dealt",
        base.TURN: lambda: f"seat {a} acts",
        base.DREW: lambda: f"seat {a} draws {card(b)}, {c} left in the pile",
        base.SHUFFLED: lambda: f"the discards are shuffled: {a} in the pile",
        base.ROUND_OVER: lambda: f"round {a} is over",
        base.MATCH_OVER: lambda: "the match is over",
        rules.PLAYED: lambda: f"seat {a} plays {card(b)} ({_source(c)}) on discard {c & 1}",
        rules.DIRECTION: lambda: f"seat {a} sets the direction to {'up' if b else 'down'}",
        rules.FLIPPED: lambda: f"seat {a} flips pack {b}, hidden is now {card(c)}",
        rules.SHOWN: lambda: f"seat {a}, pack {b}: {card(c)} is up",
        rules.BONUS_WON: lambda: f"seat {a} wins a bonus",
        rules.DECLINED: lambda: f"seat {a} takes no bonus",
        rules.HAND_LEFT: lambda: f"seat {a} is left with {b + 256 * c} in the hand",
        rules.ROW_LEFT: lambda: f"seat {a} is left with {b} in the row",
        rules.SCORED: lambda: f"seat {a} scores {b + 256 * c}",
        rules.NO_MOVER: lambda: "the round has lasted too long and ends by itself",
    }
    return words[kind]()


def _source(where):
    return ("hand", "pack 0", "pack 1")[where >> 1]


def draw(game, a: int, b: int, c: int) -> dict:
    """A DREW event: which card, to whose hand; `left` cards stay in the pile."""
    return {"draw": card(b), "seat": a, "from": "pile", "to": f"hand {a}", "left": c}


def unknown(game, seat: int) -> list[int]:
    """The pile and covered discards; until a round is scored, other hands and unseen packs."""
    hidden = _places(game.pile)
    for discard in game.discards:
        hidden += _places(discard)[:-1]
    if game.phase() >= rules.ROUND_END:
        return hidden
    for other in range(game.seats()):
        if other != seat:
            hidden += _places(game.hands[other])
        for pack in range(2):
            if game.hidden(other, pack) != rules.NOTHING and not game.seen(other, pack):
                hidden.append(rules.AT_ROWS + 4 * other + 2 * pack)
    return hidden


def _places(pile):
    return list(range(pile.offset + 1, pile.offset + 1 + pile.count()))


def may_hold(game, offset: int, card: int) -> bool:
    """Any card may lie anywhere."""
    return True


def chance(game) -> range:
    """The random words."""
    return range(game.rng.offset, game.rng.offset + game.rng.SIZE)
