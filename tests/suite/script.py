"""Scripted matches, the same under CPython and MicroPython: no `random`, no heap in play.

The conformance suite and tests/mpy run it. It is written in the MicroPython subset.
"""

from engine_mpy.games import open_game


class Script:
    """Plays one game by a small generator: one action in sixteen at random, the others
    well enough to see the end of the game."""

    def __init__(self, name):
        self.game = open_game(name)
        self.legal = bytearray(255)
        self.count = 0
        self.x = 0
        self.pick = CHOOSERS[name]

    def start(self, deal, seats, options):
        """Deal, and start the generator from the deal number."""
        self.game.deal(deal, seats, options)
        self.x = deal % 65537

    def random(self):
        """The next number, 0 .. 65536."""
        self.x = (self.x * 75 + 74) % 65537
        return self.x

    def choose(self):
        """A legal action for the seat in turn; the legal ones are in `legal`, `count` of them."""
        self.count = self.game.legal(self.legal)
        x = self.random()
        if x & 15 == 0:
            return self.legal[(x >> 4) % self.count]
        return self.pick(self.game, self.legal, self.count)


def pitaouf(game, legal, count):
    """A single card that beats the space: few steps lost, no high card; else the first legal."""
    best = legal[0]
    if best == 1:  # the exchange: now and then
        return legal[game.hand.card(0) % count] if game.hand.card(1) % 3 == 0 else best
    most = -99
    while count:
        count -= 1
        cards = legal[count] & 31
        if cards and cards & (cards - 1) == 0 and game.outcome(cards) < 12:
            cards = (legal[count] >> 5) * 6 - _cost(game, cards)
            if cards > most:
                most = cards
                best = legal[count]
    return best


def _cost(game, cards):
    place = 0
    while cards > 1:
        cards >>= 1
        place += 1
    cards = game.hand.card(place)
    return 20 if cards >= 52 else cards % 13


def ptit_pois(game, legal, count):
    """The lowest card when the direction is Up, else the highest; now and then a flip."""
    last = legal[count - 1]
    if last < 120:  # a play
        return legal[0] if game.up() else last
    if last == 120:  # B may be chosen as well: not unless it must
        return legal[0] if game.up() or count == 1 else legal[count - 2]
    if last == 125:  # Up or Down
        return legal[game.starter() & 1]
    return legal[count // 2] if game.turns() & 1 else legal[0]


def castors(game, legal, count):
    """Takes a low card, else draws; does something or other with it; calls after a while, but
    not in the second round, which goes on until the pile is made again or longer."""
    last = legal[count - 1]
    x = game.turns() * 5 + game.pile.count()
    if last == 6:  # take or draw
        return legal[x & 3] if count == 5 and game.discard.top() < 4 else last
    if last == 1:  # to call or not
        return legal[1 if x % 11 == 0 and game.round() != 1 else 0]
    return legal[x % count]


def pass_pass(game, legal, count):
    """A card from the middle of the hand; of the trick the colour that is wanted most; the better
    member of a pair."""
    phase = game.phase()
    if phase == 0:  # a play
        return legal[count * (1 + game.trick.count()) // 8]
    if phase == 1:  # to take first
        return _wanted(game.won[game.seat()], legal, count)
    if phase == 3:  # to bank
        return legal[1 if game.points(game.seat()) % 7 > 3 else 0]
    return legal[count - 1]


def _wanted(won, legal, count):
    while count > 1:
        count -= 1
        if not _has(won, legal[count] // 12):
            break
    return legal[count]


def _has(won, colour):
    found = 0
    for i in range(won.count()):
        found += won.card(i) // 12 == colour
    return found


CHOOSERS = {
    b"pitaouf": pitaouf,
    b"ptit_pois": ptit_pois,
    b"castors": castors,
    b"pass_pass": pass_pass,
}
