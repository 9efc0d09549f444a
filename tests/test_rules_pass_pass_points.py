"""Pass Pass, rulings PASS-Q14 to Q18, Q25b: Pass Pass, points, rounds, who wins the match."""

import pytest

from engine_mpy.games import pass_pass_table as rules
from engine_mpy.games.base import MATCH_OVER, NOBODY, ROUND_OVER, IllegalAction
from engine_mpy.games.pass_pass_table import (
    BANK,
    DIAMONDS,
    GO_ON,
    OVER,
    ROUND_END,
    SECOND_TAKES,
)
from tests.pass_pass_position import (
    ALL_FOUR,
    all_of,
    cards,
    details,
    finished,
    number,
    play,
    position,
    shuffled_match,
    tricked,
    won_by,
)
from tests.suite import checks

# Points and Pass Pass of a round.


def test_pass_the_published_score():
    game = position(won=["V11 V6 G10 G4 B11 Y3"])
    assert game.points(0) == 9
    assert game.pass_pass(0) == 1
    for more in (["B2 Y2"], ["B12 Y12"]):
        game = position(won=["V11 V6 G10 G4 B11 Y3 " + more[0]])
        assert game.pass_pass(0) == 2


@pytest.mark.parametrize(
    ("card", "diamonds"),
    [("V11", 0), ("V6", 0), ("G10", 1), ("G4", 0), ("B11", 0), ("Y3", 2)]  # published
    + [("V7", 3), ("Y7", 3), ("B9", 2), ("G3", 2), ("G1", 1), ("V5", 1), ("Y10", 1)]  # ours
    + [("B2", 0), ("Y8", 0), ("G12", 0)],
)
def test_pass_a_card_is_a_point_and_so_is_a_diamond(card, diamonds):
    game = position(won=["", card])
    assert DIAMONDS[number(card)] == diamonds
    assert all_of(game, game.points) == [0, 1 + diamonds, 0]


def test_pass_there_is_a_number_of_diamonds_for_every_card():
    assert len(DIAMONDS) == 48
    assert set(DIAMONDS) == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("won", "count"),
    [
        ("", 0),
        ("V1 V2 V3 B1 B2 G1 G2", 0),
        ("V1 B1 G1 Y1", 1),
        ("V1 B1 G1 Y1 V2 B2 G2", 1),
        ("V1 B1 G1 Y1 V2 B2 G2 Y2 V3", 2),
    ],
)
def test_pass_a_pass_pass_is_four_colours(won, count):
    game = position(won=["", "", won])
    assert all_of(game, game.pass_pass) == [0, 0, count]
    colours = bytearray(4)
    game.count_colours(2, colours)
    assert min(colours) == count
    assert sum(colours) == game.won[2].count()


def test_pass_a_pass_pass_is_announced_when_it_is_made():
    game = tricked("V12 Y2 V3", [ALL_FOUR])
    play(game, "Y2")
    assert details(game, rules.PASS_PASS) == [(0, 1, 1)]
    assert not game.over()
    assert game.toward_three(0) == 1


def test_pass_a_pass_pass_is_made_after_both_cards_of_the_second_winner():
    game = tricked("V12 V5 Y2 B3", ["", ALL_FOUR])
    play(game, "V12")
    assert cards(game.won[1]) == ALL_FOUR + " Y2 B3"
    assert details(game, rules.PASS_PASS) == [(1, 1, 1)]


def test_pass_a_pass_pass_of_the_card_before_the_choice_is_not_forgotten():
    """Y2 comes without a choice and makes it; then one of two fives is chosen."""
    game = tricked("V12 V5 Y2 B5", ["", ALL_FOUR])
    play(game, "V12")
    assert game.phase() == SECOND_TAKES
    assert details(game, rules.PASS_PASS) == []
    play(game, "B5")
    assert details(game, rules.PASS_PASS) == [(1, 1, 1)]


def test_pass_q14_two_cards_may_complete_two():
    game = tricked("V12 V11 Y2 Y3", ["", "V1 V2 B1 B2 G1 G2"])
    play(game, "V12")
    assert details(game, rules.PASS_PASS) == [(1, 2, 2)]
    assert game.pass_pass(1) == game.toward_three(1) == 2
    assert not game.over()


def test_pass_q14_both_count_toward_the_third():
    game = tricked("V12 V11 Y2 Y3", ["", "V1 V2 B1 B2 G1 G2"], banked=(0, 1))
    play(game, "V12")
    assert game.over()
    assert game.third() == 1


def test_pass_they_add_up_over_rounds_and_the_cards_do_not():
    game = tricked("V12 V5 Y2", [ALL_FOUR], trick_number=7, banked=(1, 0, 0), points=(10, 20, 0))
    play(game, "Y2")
    assert game.phase() == ROUND_END
    assert all_of(game, game.banked) == [2, 0, 0]
    assert all_of(game, game.toward_three) == [2, 0, 0]  # not twice
    assert all_of(game, game.score) == [10 + 7, 22 + 1, 0]
    game.apply(GO_ON)
    assert all_of(game, game.pass_pass) == [0, 0, 0]
    assert all_of(game, game.points) == [0, 0, 0]
    assert all_of(game, game.toward_three) == [2, 0, 0]
    assert all_of(game, game.banked) == [2, 0, 0]


# Winning at once.


def test_pass_a_third_pass_pass_wins_at_once():
    game = tricked("V12 Y2 V3", [ALL_FOUR], banked=(2, 0, 0), points=(1, 50, 60))
    play(game, "Y2")
    assert (game.phase(), game.seat(), game.over()) == (OVER, NOBODY, True)
    assert won_by(game) == [0]
    assert details(game, MATCH_OVER) == [(0, 0, 0)]
    assert checks.legal(game) == b""


def test_pass_three_in_one_round_win_as_well():
    held = "V1 V2 V3 B1 B2 B3 G1 G2 G3 Y1 Y2"
    game = tricked("V12 Y5 V4", ["", "", held])
    play(game, "V12")
    assert cards(game.won[2]) == held + " V4 Y5"
    assert won_by(game) == [2]


def test_pass_the_first_winner_comes_before_the_second():
    """Both would make their third: W2 does not even take."""
    game = tricked("V12 V5 Y2 Y3", [ALL_FOUR, "V2 B2 G2"], banked=(2, 2))
    play(game, "Y2")
    assert won_by(game) == [0]
    assert cards(game.won[1]) == "V2 B2 G2"
    assert cards(game.trick) == "V12 V5 - Y3"
    assert details(game, rules.OUT_OF_PLAY) == []


def test_pass_the_second_winner_wins_at_once_too():
    game = tricked("V12 V5 Y2 Y3", [ALL_FOUR, "V2 B2 G2"], banked=(2, 2))
    play(game, "V12")
    assert won_by(game) == [1]
    assert details(game, MATCH_OVER) == [(1, 0, 0)]


def test_pass_the_second_winner_wins_at_once_after_a_choice():
    game = tricked("V12 V5 Y2 B5", ["", ALL_FOUR], banked=(0, 2))
    play(game, "V12")
    assert not game.over()
    play(game, "V5")
    assert won_by(game) == [1]


def test_pass_at_once_in_the_last_trick_of_the_last_round_nothing_is_scored():
    game = tricked(
        "V12 Y2 V3",
        [ALL_FOUR],
        banked=(2, 0, 0),
        points=(1, 50, 60),
        trick_number=7,
        round_number=2,
    )
    play(game, "Y2")
    assert won_by(game) == [0]
    assert all_of(game, game.score) == [1, 50, 60]
    assert details(game, rules.SCORED) == details(game, ROUND_OVER) == []


def test_pass_q25b_won_at_once_the_points_stand_as_at_the_last_rounds_end():
    """`score` and `banked` are of finished rounds; `points`, `pass_pass` of the one cut short."""
    game = tricked("V12 Y2 V3", [ALL_FOUR, "V7"], banked=(2, 1, 0), points=(30, 40, 50))
    play(game, "Y2")
    assert all_of(game, game.score) == [30, 40, 50]
    assert all_of(game, game.banked) == [2, 1, 0]
    assert all_of(game, game.pass_pass) == [1, 0, 0]
    assert all_of(game, game.toward_three) == [3, 1, 0]
    assert all_of(game, game.points) == [7, 4, 0]
    assert cards(game.won[2]) == ""  # W2 takes nothing
    assert cards(game.trick) == "V12 - V3"
    assert game.third() == 0


def test_pass_q25b_in_the_first_round_all_totals_are_nothing():
    held = "V1 V2 V3 B1 B2 B3 G1 G2 G3 Y1 Y2"
    game = tricked("V12 Y5 V4", [held])
    play(game, "Y5")
    assert won_by(game) == [0]
    assert all_of(game, game.score) == all_of(game, game.banked) == [0, 0, 0]


# Three rounds.


@pytest.mark.parametrize(("seats", "options"), [(3, 0), (4, 0), (5, 0), (4, 1), (6, 1)])
def test_pass_a_match_has_three_rounds_at_most(seats, options):
    thirds = 0
    for deal in range(1, 40):
        for game, action in shuffled_match(seats, deal, options):
            if action == GO_ON:
                assert game.round() in (1, 2)
                assert all(game.toward_three(seat) < 3 for seat in range(seats))
        assert game.third() != NOBODY or game.round() == 3
        thirds += game.third() != NOBODY
    assert thirds > 0 or seats == 6 or options
    assert thirds < 40


def test_pass_the_last_round_goes_straight_to_the_end():
    game = tricked("V12 V5 Y2", trick_number=7, round_number=2, points=(10, 20, 30))
    play(game, "V12")
    assert (game.phase(), game.seat()) == (OVER, NOBODY)
    assert details(game, ROUND_OVER) == [(2, 0, 0)]
    assert details(game, MATCH_OVER) == [(NOBODY, 0, 0)]
    assert details(game, rules.SCORED) == [(0, 1, 0), (1, 3, 0), (2, 0, 0)]
    assert all_of(game, game.score) == [11, 23, 30]
    assert won_by(game) == [2]


@pytest.mark.parametrize("action", [0, 47, BANK, 51, 254, 255])
def test_pass_the_end_of_a_round_is_confirmed_by_the_next_leader(action):
    game = tricked("V9 V4 B8", trick_number=7)
    play(game, "V9")
    assert checks.legal(game) == bytes([GO_ON])
    assert game.seat() == game.leader()
    with pytest.raises(IllegalAction):
        game.apply(action)


def test_pass_q17_pass_pass_give_no_points():
    game = tricked("V12 Y2 V3", [ALL_FOUR], trick_number=7)
    play(game, "Y2")
    assert game.score(0) == 3 + 3 + 1  # cards, diamonds of the ones, Y2
    assert finished((30, 29, 28), (0, 2, 2)) == [0]


def test_pass_q17_pass_pass_break_ties():
    assert finished((29, 30, 30), (2, 0, 1)) == [2]
    assert finished((30, 30, 30, 10), (1, 2, 1, 2)) == [1]


def test_pass_q18_then_the_victory_is_shared():
    assert finished((30, 12, 30), (1, 2, 1)) == [0, 2]
    assert finished((0, 0, 0), (0, 0, 0)) == [0, 1, 2]


def test_pass_points_of_three_rich_rounds_fit():
    richest = sorted(DIAMONDS, reverse=True)[:16]
    assert 3 * (16 + sum(richest)) < 256
