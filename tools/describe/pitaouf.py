"""Pitaouf in words, for tools.describe: cards 7S 10H JD QC KS AH JK, spaces as "path 1" to 26.

A space holds its bottom card, then what was posed on it.
"""

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import base
from engine_mpy.games import pitaouf as rules
from tools.describe import count

FLAGS = {"facile": rules.FACILE, "free-steps": rules.FREE_STEPS}
VARIANTS = [(1, 0), (1, 1), (1, 2), (1, 3)]

PHASES = ("exchange", "play", "won", "lost to a danger", "lost to an ordeal")
MARKS = ("hidden", "open", "neutral", "danger")
RESULTS = ("", "brio", "success", "danger")
SUITS = ("spade", "heart", "club", "diamond")
KINDS = {
    rules.LOOKED_AT: "LOOKED_AT",
    rules.EXCHANGED: "EXCHANGED",
    rules.TURNED_UP: "TURNED_UP",
    rules.POSED: "POSED",
    rules.MOVED: "MOVED",
}

_RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
_ACES = (12, 25, 38, 51)


def card(card: int) -> str:
    """7S 10H JD QC KS AH; both jokers JK; ?? for UNKNOWN."""
    if card == UNKNOWN:
        return "??"
    if card >= rules.JOKER:
        return "JK"
    return _RANKS[card % 13] + "SHCD"[card // 13]


DECK = sorted(card(c) for c in range(54))


def piles(game) -> dict[str, list[str]]:
    """Path 1 to 26, hand, talon."""
    found = {f"path {i}": [card(game.path(i))] for i in range(1, rules.FRIDGE + 1)}
    for i in range(game.posed.count()):
        found[f"path {game.posed_on(i)}"].append(card(game.posed.card(i)))
    for name, pile in (("hand", game.hand), ("talon", game.talon)):
        found[name] = [card(pile.card(i)) for i in range(pile.count())]
    return found


def facts(game) -> dict:
    """Where the cat is and how each space lies: hidden, open, neutral (covered face down), danger
    (covered face up)."""
    return {
        "phase": PHASES[game.phase()],
        "space": game.space(),
        "way": "back" if game.back() else "out",
        "turns": game.turns(),
        "distance": game.distance(),
        "talon_seen": game.talon_seen(),
        "spaces": {f"path {i}": MARKS[game.mark(i)] for i in range(1, rules.FRIDGE + 1)},
    }


def ending(game) -> str:
    """How it ended; for tools.selfplay."""
    return PHASES[game.phase()]


def figures(game) -> dict[str, int]:
    """Numbers of which tools.selfplay gives the mean."""
    return {"turns": game.turns(), "distance": game.distance()}


def action(game, action: int) -> str:
    """'keep the hand', 'give 7S (hand 2) for a heart', 'pose KH (hand 0): brio, 3 steps'."""
    if action == rules.WALK:
        return "walk 1 step"
    if action == rules.KEEP:
        return "keep the hand"
    if action >= rules.GIVE:
        place = action - rules.GIVE >> 2
        return f"give {_in_hand(game, [place])} for a {SUITS[action & 3]}"
    places = [i for i in range(rules.HAND) if action >> i & 1]
    result = RESULTS[game.outcome(action & 31) >> 2]
    return f"pose {_in_hand(game, places)}: {result}, {count(action >> 5, 'step')}"


def _in_hand(game, places):
    return " + ".join(f"{card(game.hand.card(i))} (hand {i})" for i in places)


def event(game, kind: int, a: int, b: int, c: int) -> str:
    """What happened, in words."""
    words = {
        base.DEALT: lambda: "the cards are dealt",
        base.DREW: lambda: f"draws {card(b)}, {c} left in the talon",
        base.MATCH_OVER: lambda: "won" if a else "lost",
        rules.LOOKED_AT: lambda: f"sees {card(b)} at talon {a}",
        rules.EXCHANGED: lambda: _exchanged(a, b),
        rules.TURNED_UP: lambda: f"path {a} is turned up: {card(b)}",
        rules.POSED: lambda: f"{card(b)} is posed on path {a}: {RESULTS[c]}",
        rules.MOVED: lambda: f"the cat goes from path {a} to path {b}",
    }
    return words[kind]()


def _exchanged(given, taken):
    if taken == UNKNOWN:
        return f"keeps {card(given)}: the talon has no such suit"
    return f"gives {card(given)}, takes {card(taken)}"


def draw(game, a: int, b: int, c: int) -> dict:
    """A DREW event: which card, from where to where; `left` cards stay in the talon."""
    return {"draw": card(b), "seat": a, "from": "talon", "to": "hand", "left": c}


def unknown(game, seat: int) -> list[int]:
    """The hidden spaces and what of the talon was not looked through in the exchange."""
    hidden = [rules.AT_PATH - 1 + i for i in range(1, 27) if game.mark(i) == rules.HIDDEN]
    first = game.talon.offset + 1
    return hidden + list(range(first + game.talon_seen(), first + game.talon.count()))


def may_hold(game, offset: int, card: int) -> bool:
    """The dog and the mistress are aces, the other spaces neither aces nor jokers."""
    if offset in (rules.AT_PATH - 1 + rules.DOG, rules.AT_PATH - 1 + rules.MISTRESS):
        return card in _ACES
    if rules.AT_PATH <= offset < rules.AT_MARKS:
        return card < rules.JOKER and card not in _ACES
    return True


def chance(game) -> range:
    """The random words."""
    return range(game.rng.offset, game.rng.offset + game.rng.SIZE)
