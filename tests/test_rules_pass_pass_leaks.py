"""Pass Pass, C4: the leak check of the shared suite sees what a broken game gives away, and moves
the cards only where the public colours (PASS-Q21) leave it open."""

import random

import pytest

from engine_mpy.games import pass_pass_table as rules
from engine_mpy.games.events import EVERYONE
from engine_mpy.games.pass_pass import PassPass
from tests.suite import checks
from tools.describe import pass_pass as described


class ShowsAHand(PassPass):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        other = (seat + 1) % self.seats()
        if self.hands[other].count():
            into.hands[other].put(0, self.hands[other].card(0))


class ShowsACardAside(PassPass):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.aside.put(0, self.aside.card(0))


class ShowsChance(PassPass):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.state[rules.AT_RNG + 7] = self.state[rules.AT_RNG + 7]


class TellsAValue(PassPass):
    """By an event: the highest card of the next hand."""

    def apply(self, action):
        super().apply(action)
        hand = self.hands[self.seat() % self.seats()]
        if hand.count():
            self.events.post(77, EVERYONE, hand.top())


class LeavesACardBehind(PassPass):
    """In a byte that no pile counts any more."""

    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.state[rules.AT_BEFORE] = self.hands[(seat + 1) % self.seats()].card(0)


@pytest.mark.parametrize(
    "broken", [ShowsAHand, ShowsACardAside, ShowsChance, TellsAValue, LeavesACardBehind]
)
def test_c4_planted_leaks_are_noticed(broken):
    with pytest.raises(AssertionError, match="leak"):
        leak_check(broken)


def test_c4_the_same_deals_leak_nothing():
    leak_check(PassPass)


def leak_check(kind):
    chance = random.Random(1)
    for deal in range(1, 8):
        game = kind()
        game.deal(deal, 3 + deal % 3, 0)
        for _ in range(5):
            action = chance.choice(checks.legal(game))
            checks.check_leaks(game, described, action, game.seats(), chance)
            game.apply(action)


@pytest.mark.parametrize(("seats", "options"), [(3, 0), (5, 0), (6, 1)])
def test_c4_other_worlds_keep_the_public_colours_and_move_the_rest(seats, options):
    game = PassPass()
    game.deal(3, seats, options)
    places = described.unknown(game, 0)
    other = checks.other_world(game, described, 0, places, random.Random(1))
    checks.check_cards(other, described)
    moved = [i for i in places if other.state[i] != game.state[i]]
    assert len(moved) > 30
    for seat in range(seats):
        for state in (game, other):
            held = [state.hands[seat].card(i) // 12 for i in range(8)]
            assert [held.count(c) for c in range(4)] == [game.colours(seat, c) for c in range(4)]
    assert described.piles(other)["hand 0"] == described.piles(game)["hand 0"]
    assert other.rng.word() != game.rng.word()
    if seats == 3:  # cards go from hand to hand, and aside
        before, after = described.piles(game), described.piles(other)
        for pile in ("hand 1", "hand 2", "aside"):
            assert sorted(before[pile]) != sorted(after[pile])
