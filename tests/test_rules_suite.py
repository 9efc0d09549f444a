"""The shared suite can fail: games broken on purpose, and the check that notices each."""

import random

import pytest

from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE
from engine_mpy.games.pitaouf import KEEP, Pitaouf
from tests.suite import checks
from tools.describe import pitaouf as described


class Descending(Pitaouf):
    def legal(self, out):
        n = super().legal(out)
        out[:n] = bytes(reversed(out[:n]))
        return n


class WritesTooFar(Pitaouf):
    def legal(self, out):
        n = super().legal(out)
        out[n] = 0
        return n


class ClaimsTooFew(Pitaouf):
    MOST_ACTIONS = 3

    def legal(self, out):
        return super().legal(bytearray(64)) and 4


class Stuck(Pitaouf):
    def legal(self, out):
        return 0


class Restless(Pitaouf):
    def legal(self, out):
        self.rng.word()
        return super().legal(out)


@pytest.mark.parametrize("broken", [Descending, WritesTooFar, ClaimsTooFew, Stuck, Restless])
def test_bad_lists_of_actions_are_noticed(broken):
    game = dealt(broken)
    with pytest.raises(AssertionError):
        checks.check_actions(game)


def test_a_lost_card_is_noticed():
    game = dealt(Pitaouf)
    game.talon.pop()
    with pytest.raises(AssertionError, match="conserved"):
        checks.check_cards(game, described)


def test_a_doubled_card_is_noticed():
    game = dealt(Pitaouf)
    game.talon.put(0, game.talon.card(1))
    with pytest.raises(AssertionError, match="conserved"):
        checks.check_cards(game, described)


class TakesAnything(Pitaouf):
    def apply(self, action):
        if action != 77:
            super().apply(action)


class LeavesATrace(Pitaouf):
    def apply(self, action):
        try:
            super().apply(action)
        except base.IllegalAction:
            self.revealed = not self.revealed
            raise


class PostsARefusal(Pitaouf):
    def apply(self, action):
        try:
            super().apply(action)
        except base.IllegalAction:
            self.events.post(99, EVERYONE)
            raise


@pytest.mark.parametrize("broken", [TakesAnything, LeavesATrace, PostsARefusal])
def test_bad_refusals_are_noticed(broken):
    with pytest.raises(AssertionError):
        checks.check_refusals(dealt(broken))


class SharedState(Pitaouf):
    def copy_from(self, other):
        self.__dict__.update(other.__dict__)


class RemembersOutsideTheState(Pitaouf):
    applied = 0

    def apply(self, action):
        super().apply(action)
        RemembersOutsideTheState.applied += 1
        self.state[self.rng.offset] ^= self.applied


@pytest.mark.parametrize("broken", [SharedState, RemembersOutsideTheState])
def test_bad_copies_are_noticed(broken):
    with pytest.raises(AssertionError):
        checks.check_copy(dealt(broken), KEEP)


class ShowsTheTopOfTheTalon(Pitaouf):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        last = into.talon.count() - 1
        into.talon.put(last, self.talon.card(last))


class ShowsTheDog(Pitaouf):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.state[23] = self.state[23]


class ShowsChance(Pitaouf):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.state[self.rng.offset] = self.state[self.rng.offset]


class HidesTheHand(Pitaouf):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.hand.hide()


class ChangesWithEachView(Pitaouf):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.state[2] ^= 1


@pytest.mark.parametrize(
    "broken",
    [ShowsTheTopOfTheTalon, ShowsTheDog, ShowsChance, HidesTheHand, ChangesWithEachView],
)
def test_bad_views_are_noticed(broken):
    with pytest.raises(AssertionError):
        checks.check_views(dealt(broken), described, 1)


class AnnouncesTheNextCard(Pitaouf):
    def apply(self, action):
        super().apply(action)
        self.events.post(base.SHUFFLED, EVERYONE, self.talon.top())


class ActsOnHiddenCards(Pitaouf):
    """The number of legal actions tells the colour of the talon's top card."""

    def view_for(self, seat, into):
        super().view_for(seat, into)
        if self.talon.top() % 2:
            into.hand.pop()


@pytest.mark.parametrize(
    "broken",
    [ShowsTheTopOfTheTalon, ShowsTheDog, ShowsChance, AnnouncesTheNextCard, ActsOnHiddenCards],
)
def test_planted_leaks_are_noticed(broken):
    chance = random.Random(1)
    with pytest.raises(AssertionError, match="leak"):
        for deal in range(1, 20):
            checks.check_leaks(dealt(broken, deal), described, KEEP, 1, chance)


class SaysItRevealedNothing(Pitaouf):
    def apply(self, action):
        super().apply(action)
        self.revealed = False


def test_what_was_shown_and_is_not_marked_is_noticed():
    action = checks.legal(dealt(Pitaouf))[1]  # an exchange: cards of the talon are seen
    checks.check_revealed(dealt(Pitaouf), described, action, 1)
    with pytest.raises(AssertionError, match="taken back"):
        checks.check_revealed(dealt(SaysItRevealedNothing), described, action, 1)


def test_other_worlds_are_other_and_keep_the_cards():
    game = dealt(Pitaouf)
    places = described.unknown(game, 0)
    other = checks.other_world(game, described, 0, places, random.Random(1))
    checks.check_cards(other, described)
    moved = [i for i in described.unknown(game, 0) if other.state[i] != game.state[i]]
    assert len(moved) > 30
    assert game.rng.word() != other.rng.word()


def dealt(kind, deal=1):
    game = kind()
    game.deal(deal, 1, 0)
    return game
