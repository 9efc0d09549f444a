"""Pass Pass, rulings PASS-Q22 to Q28: pairs. What bots of a pair choose (PASS-Q25) is in
test_bots_pass_pass.py."""

import random

import pytest

from engine_mpy.games import pass_pass_table as rules
from engine_mpy.games.base import NOBODY, ROUND_OVER, TURN, IllegalAction
from engine_mpy.games.pass_pass_table import (
    BANK,
    BANKING,
    GO_ON,
    PLAY,
    ROUND_END,
)
from tests.pass_pass_position import (
    ALL_FOUR,
    all_of,
    cards,
    dealt,
    details,
    finished,
    play,
    tricked,
    won_by,
)
from tests.suite import checks


@pytest.mark.parametrize(
    ("seats", "pairs"), [(4, [[0, 2], [1, 3]]), (6, [[0, 3], [1, 4], [2, 5]])]
)
def test_pass_q22_pairs_sit_alternately(seats, pairs):
    game = dealt(1, seats, 1)
    assert game.sides() == len(pairs)
    for side, members in enumerate(pairs):
        assert [game.side_of(seat) for seat in members] == [side, side]
    game = dealt(1, 4, 0)
    assert all_of(game, game.side_of) == [0, 1, 2, 3]
    assert game.sides() == 4


PAIR_WON = ["V7 B7", "V2", ALL_FOUR + " Y2", "B3"]


def pairs_at_the_end(won=PAIR_WON, options=1, **more):
    """Four seats in pairs, the last trick of a round over; seats 0 and 1 won 1 and 2 cards."""
    game = tricked("V12 V11 G8 Y6", won, options=options, trick_number=7, **more)
    play(game, "V12")
    assert cards(game.won[1]).endswith("Y6 G8")
    return game


@pytest.mark.parametrize(("member", "points", "pass_pass"), [(0, 8 + 1, 0), (1, 7, 1)])
def test_pass_q23_a_pair_banks_points_and_pass_pass_of_one_and_the_same(member, points, pass_pass):
    game = pairs_at_the_end(points=(10, 20), banked=(1, 0))
    assert game.phase() == BANKING
    assert checks.legal(game) == bytes([BANK, BANK + 1])
    assert game.seat() == 0
    game.apply(BANK + member)
    assert not game.revealed
    assert details(game, rules.BANKED) == [(0, 2 * member, 0)]
    assert game.score(0) == game.score(2) == 10 + points
    assert game.banked(0) == 1 + pass_pass
    assert game.toward_three(0) == game.toward_three(2) == 1 + pass_pass


def test_pass_q23_every_pair_banks_and_then_the_round_is_over():
    game = tricked("V12 V11 G8 Y6 G3 Y3", ["V7"] + [""] * 5, trick_number=7)
    play(game, "V12")
    for pair in range(3):
        assert (game.phase(), game.seat()) == (BANKING, pair)
        assert details(game, ROUND_OVER) == []
        game.apply(BANK + pair % 2)
    assert details(game, rules.BANKED) == [(0, 0, 0), (1, 4, 0), (2, 2, 0)]
    assert details(game, ROUND_OVER) == [(0, 0, 0)]
    assert (game.phase(), game.seat()) == (ROUND_END, game.leader())
    assert [game.score(side) for side in range(3)] == [5, 0, 0]
    assert game.score(3) == 5


@pytest.mark.parametrize("action", [0, 47, BANK + 2, 51, 254, 255])
def test_pass_q23_nothing_else_can_be_banked(action):
    game = pairs_at_the_end()
    with pytest.raises(IllegalAction):
        game.apply(action)


def test_pass_q23_the_other_member_counts_for_nothing():
    game = pairs_at_the_end()
    game.apply(BANK)
    game.apply(BANK + 1)
    assert [game.score(side) for side in range(2)] == [9, 3]
    assert [game.banked(side) for side in range(2)] == [0, 0]


def test_pass_q24_a_pair_wins_at_once_with_one_members_own():
    game = tricked("V12 Y2 V3 B4", [ALL_FOUR], options=1, banked=(2, 0))
    play(game, "Y2")
    assert game.over()
    assert won_by(game) == [0, 2]
    assert game.third() == 0


def test_pass_q24_both_of_the_pair_have_won_whoever_made_it():
    game = tricked("V3 B4 V12 Y2", ["", "", ALL_FOUR], options=1, banked=(2, 0))
    play(game, "Y2")
    assert won_by(game) == [0, 2]
    assert game.third() == 2


def test_pass_q24_partners_are_never_added():
    game = tricked(
        "V12 Y2 V3 B4", [ALL_FOUR, "", "V4 B5 G4 Y4 V5 B6 G5 Y5"], options=1, banked=(0, 0)
    )
    play(game, "Y2")
    assert all_of(game, game.pass_pass) == [1, 0, 2, 0]
    assert not game.over()
    game = tricked("V12 Y2 V3 B4", [ALL_FOUR, "", "V4 B5 G4 Y4"], options=1, banked=(1, 0))
    play(game, "Y2")
    assert all_of(game, game.toward_three) == [2, 0, 2, 0]
    assert not game.over()


def test_pass_q24_the_bank_of_the_other_pair_does_not_help():
    game = tricked("V12 Y2 V3 B4", [ALL_FOUR], options=1, banked=(0, 2))
    play(game, "Y2")
    assert not game.over()


@pytest.mark.parametrize(
    ("options", "speakers"), [(1, [0, 1]), (3, [2, 1]), (5, [0, 3]), (7, [2, 3])]
)
def test_pass_q25_who_speaks_for_a_pair_of_four_is_an_option(options, speakers):
    game = pairs_at_the_end(options=options)
    found = []
    while game.phase() == BANKING:
        found.append(game.seat())
        assert details(game, TURN)[-1] == (game.seat(), 0, 0)
        game.apply(BANK)
    assert found == speakers
    assert [b for _, b, _ in details(game, rules.BANKED)] == [0, 1]  # whoever speaks


@pytest.mark.parametrize("options", [1, 3, 5, 9, 11, 15])
def test_pass_q25_who_speaks_for_a_pair_of_six_is_an_option(options):
    game = tricked("V12 V11 G8 Y6 G3 Y3", options=options, trick_number=7)
    play(game, "V12")
    found = []
    while game.phase() == BANKING:
        found.append(game.seat())
        game.apply(BANK + 1)
    assert found == [pair + 3 * (options >> 1 + pair & 1) for pair in range(3)]
    assert [b for _, b, _ in details(game, rules.BANKED)] == [3, 4, 5]


@pytest.mark.parametrize("member", [0, 1])
def test_pass_q26_the_same_member_may_be_chosen_every_round(member):
    game = dealt(1, 6, 1)
    chance = random.Random(1)
    banked = []
    for _ in range(game.LONGEST):
        actions = checks.legal(game)
        if not actions:
            break
        if game.phase() == BANKING:
            assert actions == bytes([BANK, BANK + 1])
            game.apply(BANK + member)
            banked.append(details(game, rules.BANKED)[-1][:2])
        else:
            game.apply(chance.choice(actions))
    assert game.third() == NOBODY
    assert banked == [(pair, pair + 3 * member) for pair in range(3)] * 3


def test_pass_q28_a_final_tie_goes_by_points_then_banked_pass_pass_then_is_shared():
    assert finished((30, 31), (2, 0), options=1, seats=4) == [1, 3]
    assert finished((30, 30), (2, 1), options=1, seats=4) == [0, 2]
    assert finished((30, 30, 29), (1, 1, 2), options=1, seats=6) == [0, 1, 3, 4]


def test_pass_a_round_of_pairs_begins_when_it_is_confirmed():
    game = pairs_at_the_end()
    game.apply(BANK)
    game.apply(BANK)
    assert game.phase() == ROUND_END
    game.apply(GO_ON)
    assert game.phase() == PLAY
    assert game.toward_three(0) == game.banked(0)
