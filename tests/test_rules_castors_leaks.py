"""Gang de castors leaks nothing in any phase (C4), and leaks planted in it are noticed."""

import random

import pytest

from engine_mpy.games import castors_table as rules
from engine_mpy.games.base import TURN
from engine_mpy.games.castors import Castors
from engine_mpy.games.events import EVERYONE
from tests.castors_position import NOBODY, dealt, peeked, shuffled_match
from tests.suite import checks
from tools.describe import castors as described

PHASES = range(rules.PEEK, rules.OVER)


def long_match(seats, deal, draws, kind=Castors):
    """Two rounds in which calls are rare, so that the pile is made again."""
    return shuffled_match(seats, deal, 2, 25, draws, kind)


def test_c4_nothing_leaks_in_any_phase_shuffles_and_scoring_included():
    chance = random.Random(3)
    seen = dict.fromkeys(PHASES, 0)
    shuffles = 0
    for seats in (2, 3, 4, 6):
        for i, (game, action) in enumerate(long_match(seats, seats, draws=seats > 2)):
            after = checks.new(game)
            after.copy_from(game)
            after.apply(action)
            shuffled = after.pile.count() > game.pile.count()
            rare = game.phase() not in (rules.CHOOSE, rules.DRAWN, rules.CALLING)
            if rare or shuffled or after.phase() >= rules.ROUND_END or i % 9 == 0:
                checks.check_views(game, described, seats)
                checks.check_leaks(game, described, action, seats, chance)
                seen[game.phase()] += 1
                shuffles += shuffled
    assert min(seen.values()) >= 4, seen
    assert shuffles >= 4


def test_c4_other_worlds_are_other_and_keep_what_the_seat_knows():
    chance = random.Random(1)
    for game, action in shuffled_match(4, 5, 1, call=25):
        after = checks.new(game)
        after.copy_from(game)
        after.apply(action)
        for seat in range(4):
            places = checks.still_unknown(game, after, described, action, seat)
            other = checks.other_world(game, described, seat, places, chance)
            checks.check_cards(other, described)
            kept = described.remembered(game, seat)
            assert all(other.state[i] == game.state[i] for i in kept)
            assert len(kept) < 16
            if len(places) > 20:
                assert any(other.state[i] != game.state[i] for i in places)


class KeepsOthersNotesInAView(Castors):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.state[rules.AT_NOTES :] = self.state[rules.AT_NOTES :]


class ShowsTheDrawnCard(Castors):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.state[rules.AT_HELD] = self.held()


class ShowsTheLook(Castors):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        if self.phase() == rules.LOOKED:
            place = self.looked_place()
            into.state[rules.AT_ROWS + 4 * self.seat() + place] = self.row(self.seat(), place)


class TellsTheLook(Castors):
    def post(self, kind, a, b):
        if kind == rules.LOOKED_AT:
            b = self.row(a, b)
        super().post(kind, a, b)


class ShowsTheCoveredDiscard(Castors):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.discard.put(0, self.discard.card(0))


class ShowsAnotherRow(Castors):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        other = (seat + 1) % self.seats()
        into.state[rules.AT_ROWS + 4 * other + 2] = self.row(other, 2)


class ShowsThePilesBottom(Castors):
    def view_for(self, seat, into):
        super().view_for(seat, into)
        into.pile.put(0, self.pile.card(0))


class LeavesAByteOfTheLook(Castors):
    def apply(self, action):
        super().apply(action)
        if self.phase() == rules.LOOKED:
            self.state[rules.AT_WAITING] |= self.row(self.seat(), self.looked_place()) << 4


class TellsWhoMovesByTheCards(Castors):
    def apply(self, action):
        super().apply(action)
        self.events.post(TURN, EVERYONE, self.row(0, 1))


PLANTED = [
    KeepsOthersNotesInAView,
    ShowsTheDrawnCard,
    ShowsTheLook,
    TellsTheLook,
    ShowsTheCoveredDiscard,
    ShowsAnotherRow,
    ShowsThePilesBottom,
    LeavesAByteOfTheLook,
    TellsWhoMovesByTheCards,
]


def check_all_leaks(kind):
    chance = random.Random(1)
    for deal in range(1, 5):
        for game, action in long_match(3, deal, True, kind):
            checks.check_leaks(game, described, action, 3, chance)


@pytest.mark.parametrize("kind", PLANTED)
def test_c4_planted_leaks_are_noticed(kind):
    with pytest.raises(AssertionError, match="leak"):
        check_all_leaks(kind)


def test_c4_views_say_whose_notes_they_are():
    game = peeked(3, 3)
    for seat in range(3):
        view = checks.view_of(game, seat)
        assert [view.note(other, other, 0) != 255 for other in range(3)] == [
            other == seat for other in range(3)
        ]


def test_c4_a_view_of_nobody_knows_nobodys_notes():
    game = peeked(3, 3)
    view = checks.view_of(game, NOBODY)
    assert not any(view.state[rules.AT_NOTES :])
    assert dealt(3, 3).seat() == view.seat()
