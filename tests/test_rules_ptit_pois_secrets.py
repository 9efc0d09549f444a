"""Ptit Pois: leaks planted on purpose, and the check of the shared suite that notices each."""

import random

import pytest

from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE
from engine_mpy.games.ptit_pois import PtitPois
from engine_mpy.games.ptit_pois_table import AT_ROWS, NOTHING, ROUND_END, TURN_AND_DRAW
from tests.suite import checks
from tools.describe import ptit_pois as described


def matches(kind, seats=3):
    """(game, action) before each action of some matches of this kind of Ptit Pois."""
    chance = random.Random(1)
    for deal in range(1, 7):
        game = kind()
        game.deal(deal, seats, 2)
        while not game.over():
            actions = checks.legal(game)
            action = TURN_AND_DRAW if TURN_AND_DRAW in actions and chance.random() < 0.3 else None
            action = action or chance.choice(actions)
            yield game, action
            game.apply(action)
        yield game, None


class ShowsAHand(PtitPois):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        other = (seat + 1) % self.seats()
        if self.hands[other].count() and self.phase() < ROUND_END:
            into.hands[other].put(0, self.hands[other].card(0))


class ShowsOwnHiddenCard(PtitPois):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.state[AT_ROWS + 4 * seat] = self.state[AT_ROWS + 4 * seat]


class ShowsTheTopOfThePile(PtitPois):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        if self.pile.count():
            into.pile.put(self.pile.count() - 1, self.pile.top())


class ShowsACoveredDiscard(PtitPois):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.discards[1].put(0, self.discards[1].card(0))


class ShowsChance(PtitPois):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.state[self.rng.offset + 3] = self.state[self.rng.offset + 3]


class ForgetsWhatWasSeen(PtitPois):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        for at in range(AT_ROWS, AT_ROWS + 24, 2):
            if self.state[at] != NOTHING and self.phase() < ROUND_END:
                into.state[at] = UNKNOWN


class TellsAHandInAFlag(PtitPois):
    """One bit of a byte that means something else."""

    def view_for(self, seat, into):
        super().view_for(seat, into)
        other = self.hands[(seat + 1) % self.seats()]
        into.state[7] = other.count() and other.card(0) & 1


VIEWS = [
    ShowsAHand,
    ShowsOwnHiddenCard,
    ShowsTheTopOfThePile,
    ShowsACoveredDiscard,
    ShowsChance,
    ForgetsWhatWasSeen,
    TellsAHandInAFlag,
]


@pytest.mark.parametrize("broken", VIEWS)
def test_c4_a_view_that_shows_or_hides_too_much_is_noticed(broken):
    with pytest.raises(AssertionError):
        for game, _ in matches(broken):
            checks.check_views(game, described, 3)


class TellsEveryoneWhatIsDrawn(PtitPois):
    def _post_draw(self, to, card):
        self.events.post(base.DREW, to, self.state[3], card, 0)


class TellsTheNextCard(PtitPois):
    def _end_turn(self):
        super()._end_turn()
        if self.pile.count():
            self.events.post(base.SHUFFLED, EVERYONE, self.pile.top())


class DealsByTheHiddenCards(PtitPois):
    """What may be done next depends on a card that nobody has seen."""

    def legal(self, out):
        n = super().legal(out)
        return n - 1 if n > 1 and self.hidden(self.seat(), 0) % 2 else n


LEAKS = [
    ShowsAHand,
    ShowsOwnHiddenCard,
    ShowsTheTopOfThePile,
    ShowsACoveredDiscard,
    ShowsChance,
    TellsAHandInAFlag,
    TellsEveryoneWhatIsDrawn,
    TellsTheNextCard,
]


@pytest.mark.parametrize("broken", LEAKS)
def test_c4_a_planted_leak_is_noticed(broken):
    chance = random.Random(2)
    with pytest.raises(AssertionError, match="leak"):
        for game, action in matches(broken):
            if action is not None:
                checks.check_leaks(game, described, action, 3, chance)


def test_c4_actions_that_depend_on_hidden_cards_are_noticed():
    with pytest.raises(AssertionError, match="other actions"):
        for game, _ in matches(DealsByTheHiddenCards):
            checks.check_views(game, described, 3)


def test_c4_leaks_are_looked_for_in_every_phase():
    phases, chance = set(), random.Random(3)
    for game, action in matches(PtitPois):
        checks.check_views(game, described, 3)
        if action is not None and (game.turns() % 4 == 0 or game.phase() == ROUND_END):
            checks.check_leaks(game, described, action, 3, chance)
        phases.add(game.phase())
    assert phases == set(range(6))
