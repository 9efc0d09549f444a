"""Positions of Pitaouf set up by hand for the tests of its rulings.

A position is complete: all 54 cards lie somewhere. What a test does not name is filled in: hidden
spaces with plain cards, the dog and the mistress with aces; whatever is left was posed on space 1.
"""

from engine_mpy.games import pitaouf as rules
from engine_mpy.games.pitaouf import HIDDEN, NEUTRAL, OPEN, PLAY, Pitaouf
from tests.suite import checks

_RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def number(name):
    """ "7S" -> 5; "JK" is the joker that may come into the hand."""
    if name == "JK":
        return rules.JOKER + 1
    return "SHCD".index(name[-1]) * 13 + _RANKS.index(name[:-1])


def numbers(names):
    """ "7S 10H" -> [5, 21], bottom to top."""
    return [number(name) for name in names.split()]


def position(
    here=None,
    hand="",
    *,
    at=5,
    back=False,
    talon="",
    options=0,
    phase=PLAY,
    path=None,
    marks=None,
    posed=None,
):
    """The cat stands on space `at`, whose bottom card is `here`, open and not resolved.

    `path`: {space: card}, `marks`: {space: mark}, `posed`: {space: cards on it, bottom to top}; a
    space with posed cards is NEUTRAL if `marks` says nothing else.
    """
    path = {26: number("JK") - 1, **{i: number(c) for i, c in (path or {}).items()}}
    if here:
        path[at] = number(here)
    posed = {i: numbers(cards) for i, cards in (posed or {}).items()}
    hand, talon = numbers(hand), numbers(talon)
    used = [*path.values(), *hand, *talon, *sum(posed.values(), [])]
    assert len(used) == len(set(used)), "a card twice"
    left = [c for c in range(54) if c not in used]
    aces = [c for c in left if c in numbers("AS AH AC AD")]
    plain = [c for c in left if c < 52 and c not in aces]
    for space in range(1, 26):
        if space not in path:
            path[space] = (aces if space in (10, 20) else plain).pop()
    rest = [c for c in left if c not in path.values()]
    if phase == rules.EXCHANGE:
        while len(talon) < rules.TALON:
            talon.append(rest.pop())
    posed.setdefault(1, []).extend(rest)
    return _write(at, back, hand, talon, options, phase, path, marks or {}, posed)


def _write(at, back, hand, talon, options, phase, path, marks, posed):
    game = Pitaouf()
    s = game.state
    s[rules.AT_PHASE], s[rules.AT_OPTIONS] = phase, options
    s[rules.AT_SPACE], s[rules.AT_BACK] = at, back
    for space, card in path.items():
        s[rules.AT_PATH - 1 + space] = card
        s[rules.AT_MARKS - 1 + space] = OPEN if space in (at, 26) else HIDDEN
    for space, cards in posed.items():
        for card in cards:
            s[rules.AT_POSED_ON + game.posed.count()] = space
            game.posed.push(card)
        if cards:
            s[rules.AT_MARKS - 1 + space] = NEUTRAL
    for space, mark in marks.items():
        s[rules.AT_MARKS - 1 + space] = mark
    for card in hand:
        game.hand.push(card)
    for card in talon:
        game.talon.push(card)
    return game


def poses(game):
    """{(cards, steps): result} of all legal poses; the cards by name, sorted as in the hand."""
    results = {rules.BRIO: "brio", rules.SUCCESS: "success", rules.MADE_DANGER: "danger"}
    found = {}
    for action in checks.legal(game):
        mask = action & 31
        cards = " ".join(name(c) for c in hand(game, mask))
        found[cards, action >> 5] = results[game.outcome(mask) >> 2]
    return found


def pose(game, cards, steps):
    """Pose these cards of the hand, by name, and walk so many steps."""
    mask = sum(1 << game.hand.find(number(card)) for card in cards.split())
    game.apply(steps << 5 | mask)


def name(card):
    """5 -> "7S"."""
    return "JK" if card >= rules.JOKER else _RANKS[card % 13] + "SHCD"[card // 13]


def hand(game, mask=31):
    """The cards of the hand at these places (bits)."""
    return [game.hand.card(i) for i in range(game.hand.count()) if mask >> i & 1]


def cards(pile):
    """The names of a pile's cards, bottom to top."""
    return " ".join(name(pile.card(i)) for i in range(pile.count()))


def posed_on(game, space):
    """The names of the cards posed on a space, bottom to top."""
    on = [i for i in range(game.posed.count()) if game.posed_on(i) == space]
    return " ".join(name(game.posed.card(i)) for i in on)
