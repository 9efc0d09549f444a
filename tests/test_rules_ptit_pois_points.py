"""Ptit Pois, rulings POIS-P25 to P31: the end of a round, its points, the end of the match."""

import pytest

from engine_mpy.games import ptit_pois_table as rules
from engine_mpy.games.base import DEALT, MATCH_OVER, NOBODY, ROUND_OVER, TURN, IllegalAction
from engine_mpy.games.ptit_pois import PtitPois
from engine_mpy.games.ptit_pois_table import ACT, DECLINE, GO_ON, OVER, ROUND_END, TURN_AND_DRAW
from tests.ptit_pois_position import (
    cards,
    dealt,
    events,
    hoarded_match,
    play,
    position,
    row,
    shuffled_match,
)
from tests.suite import checks


def ended(hands, rows, **more):
    """Seat 0 ends the round with its last card, B10, which must be in its hand or row."""
    game = position(hands, rows, ("R1", "Y1"), **more)
    play(game, "B10")
    return game


def points(game):
    return [game.last_points(seat) for seat in range(game.seats())]


# When a round ends.


@pytest.mark.parametrize(
    ("hand", "own_row"),
    [("B10", "R2/R3 -/R4"), ("R2 R3", "-/B10 -/-"), ("B10", "-/R3 -/-"), ("R2", "-/- -/B10")],
)
def test_pois_a_round_ends_when_the_hand_or_both_packs_are_gone(hand, own_row):
    game = ended((hand, "Y5 Y6"), (own_row, "Y2/Y3 Y4/Y7"))
    assert (game.phase(), game.round()) == (ROUND_END, 1)
    assert events(game, ROUND_OVER) == [(ROUND_OVER, 0, 0, 0)]


@pytest.mark.parametrize(
    ("hand", "own_row"), [("B10 R2", "-/R3 -/-"), ("R2", "R3/B10 -/-"), ("R2", "-/B10 R3/-")]
)
def test_pois_a_hidden_card_or_one_in_hand_keeps_the_round_going(hand, own_row):
    game = ended((hand, "Y5 Y6"), (own_row, "Y2/Y3 Y4/Y7"))
    assert (game.phase(), game.seat()) == (ACT, 1)


def test_pois_a_seat_that_is_not_in_turn_ends_nothing():
    """Nobody's hand can be empty but the mover's; still the test is the mover's."""
    game = position(("B10 R2", ""), ("-/R3 -/-", "Y2/Y3 Y4/Y7"), ("R1", "Y1"))
    play(game, "B10")
    assert game.phase() == ACT


# Points.


def test_pois_p25_the_mover_must_be_strictly_lowest():
    rows = ("R2/R3 -/-", "Y2/Y3 -/-", "B2/B3 -/-")  # 5 each
    assert points(ended(("B10", "Y4", "B6"), rows)) == [10, 5, 6]
    rows = ("-/R4 -/-", *rows[1:])
    assert points(ended(("B10", "Y4", "B6"), rows)) == [0, 5, 6]


def test_pois_p25_the_mover_adds_all_that_is_left_hidden_cards_included():
    game = ended(("B10", "Y4"), ("R2/R3 R5/-", "Y2/Y3 -/-"))
    assert points(game) == [20, 5]
    game = ended(("R2 R7", "Y4"), ("-/B10 -/-", "Y2/Y3 -/-"))
    assert points(game) == [18, 5]


def test_pois_the_others_score_the_larger_of_hand_and_row_hidden_cards_included():
    game = ended(("B10", "Y9", "G3"), ("-/R2 -/-", "Y2/Y3 -/-", "G2/G7 G4/-"))
    assert points(game) == [0, 9, 13]
    assert events(game, rules.HAND_LEFT, rules.ROW_LEFT, rules.SCORED) == [
        (rules.HAND_LEFT, 0, 0, 0),
        (rules.ROW_LEFT, 0, 2, 0),
        (rules.HAND_LEFT, 1, 9, 0),
        (rules.ROW_LEFT, 1, 5, 0),
        (rules.HAND_LEFT, 2, 3, 0),
        (rules.ROW_LEFT, 2, 13, 0),
        (rules.SCORED, 0, 0, 0),
        (rules.SCORED, 1, 9, 0),
        (rules.SCORED, 2, 13, 0),
    ]


def test_pois_p26_hand_and_row_both_empty_is_zero():
    game = position(("B10", "Y1"), ("-/B9 -/-", "-/G2 -/-"), ("B1", "R1"))
    play(game, "B10")
    assert game.phase() == rules.BONUS
    game.apply(DECLINE)
    assert points(game) == [18, 2]
    game = position(("B9", "Y1"), ("-/B10 -/-", "-/G2 -/-"), ("B1", "R1"))
    play(game, "B9")
    play(game, "B10")
    game.apply(DECLINE)
    assert (game.phase(), points(game)) == (ROUND_END, [0, 2])


def test_pois_p27_first_vector():
    """Mover 8, others max(4, 18) and 12: 0 / 18 / 12."""
    game = ended(("B10", "Y8 Y10", "G5 G7"), ("-/R8 -/-", "-/G4 -/-", "-/G3 -/-"))
    assert [game.hand_sum(1), game.row_sum(1), game.hand_sum(2)] == [18, 4, 12]
    assert points(game) == [0, 18, 12]


def test_pois_p27_second_vector():
    """Mover 8, others 8 and 12: 16 / 8 / 12."""
    game = ended(("B10", "Y8", "G5 G7"), ("-/R8 -/-", "-/G4 -/-", "-/G3 -/-"))
    assert points(game) == [16, 8, 12]


def test_pois_points_add_up_over_the_rounds():
    game = ended(("B10", "Y9"), ("R2/R3 R5/-", "Y2/Y3 -/-"), totals=(250, 3))
    assert points(game) == [20, 9]
    assert [game.score(0), game.score(1)] == [270, 12]
    assert events(game, rules.SCORED) == [(rules.SCORED, 0, 20, 0), (rules.SCORED, 1, 9, 0)]


# The end of the match.


def test_pois_a_scored_round_stays_until_it_is_confirmed():
    game = ended(("B10", "Y9"), ("-/R2 -/-", "Y2/Y3 -/-"))
    assert (game.phase(), game.seat(), checks.legal(game)) == (ROUND_END, 0, bytes([GO_ON]))
    assert (cards(game.hands[1]), row(game, 1)) == ("Y9", "Y2/Y3 -/-")
    for action in (0, TURN_AND_DRAW, DECLINE):
        with pytest.raises(IllegalAction):
            game.apply(action)
    game.apply(GO_ON)
    assert (game.phase(), game.round(), game.turns()) == (rules.CHOOSE, 1, 0)
    assert game.seat() == game.starter() == 1
    assert events(game)[-2:] == [(DEALT, 1, 0, 0), (TURN, 1, 0, 0)]
    assert [game.hands[i].count() for i in range(2)] == [4, 4]
    assert [game.score(0), game.score(1)] == [0, 9]


def over(totals, last):
    game = PtitPois()
    game.deal(1, len(totals), 1)
    game.state[rules.AT_PHASE] = OVER
    game.state[rules.AT_TURN] = NOBODY
    for seat, (total, of_last) in enumerate(zip(totals, last, strict=True)):
        for at, value in ((rules.AT_TOTALS, total), (rules.AT_LAST, of_last)):
            game.state[at + 2 * seat] = value & 255
            game.state[at + 2 * seat + 1] = value >> 8
    out = bytearray(6)
    return list(out[: game.winners(out)])


def test_pois_p28_the_lowest_total_wins_then_fewer_points_in_the_last_round_then_shared():
    assert over([20, 19, 30], [0, 19, 0]) == [1]
    assert over([20, 20, 20, 21], [7, 3, 5, 0]) == [1]
    assert over([20, 20, 20, 21], [3, 7, 3, 0]) == [0, 2]
    assert over([0, 0], [0, 0]) == [0, 1]
    assert over([20000, 19999], [0, 700]) == [1]
    assert over([300, 300], [299, 300]) == [0]


@pytest.mark.parametrize(("options", "rounds"), [(0, 3), (1, 1), (2, 2), (5, 5), (31, 31)])
def test_pois_p29_any_number_of_rounds(options, rounds):
    game = position(options=options)
    assert game.rounds() == rounds
    ends = []
    for game, _ in shuffled_match(3, 11, options):
        if game.phase() == ROUND_END:
            ends.append(game.round())
    assert ends == list(range(1, rounds))
    assert (game.phase(), game.round(), game.seat(), checks.legal(game)) == (
        OVER,
        rounds,
        255,
        b"",
    )
    assert events(game)[-1] == (MATCH_OVER, 0, 0, 0)


@pytest.mark.parametrize(("seats", "goal"), [(2, 30), (3, 50), (6, 50)])
@pytest.mark.parametrize("missing", [1, 0])
def test_pois_p29_until_someone_has_enough_points_at_the_end_of_a_round(seats, goal, missing):
    more = ["-/G2 -/-", "-/G3 -/-", "-/G4 -/-", "-/G5 -/-"][: seats - 2]
    game = ended(
        ("B10", "Y9", "G6", "G7", "G8", "G9")[:seats],
        ("-/R2 -/-", "Y2/Y3 -/-", *more),
        options=rules.UNTIL_POINTS,
        totals=(0, goal - 9 - missing),
    )
    assert (game.rounds(), game.goal()) == (0, goal)
    assert game.score(1) == goal - missing
    assert game.phase() == (ROUND_END if missing else OVER)


def test_pois_p29_other_options_are_refused():
    for options in (33, 63, 64, -1):
        with pytest.raises(IllegalAction, match="0-32"):
            dealt(1, 3, options)


# The guard.


@pytest.mark.parametrize(("seats", "turns"), [(2, 80), (3, 120), (6, 240)])
def test_pois_p31_after_forty_turns_a_seat_b_only_where_it_is_forced(seats, turns):
    rows = ("Y1/- -/-", "-/G1 -/-", "-/G2 -/-", "-/G3 -/-", "-/G4 -/-", "-/G6 -/-")[:seats]
    for hand, before, after in (("R6 R9", True, False), ("R1 R2", True, True)):
        hands = (hand, "B1", "B2", "B3", "B4", "B5")[:seats]
        game = position(hands, rows, turns=turns - 1)
        assert (TURN_AND_DRAW in checks.legal(game)) == before
        game = position(hands, rows, turns=turns)
        assert (TURN_AND_DRAW in checks.legal(game)) == after
        if not after:
            with pytest.raises(IllegalAction):
                game.apply(TURN_AND_DRAW)
        game.apply(checks.legal(game)[0])
        assert game.phase() in (ACT, rules.AFTER_B, rules.BONUS)


@pytest.mark.parametrize(("seats", "turns"), [(2, 120), (3, 180), (6, 360)])
def test_pois_p31_after_sixty_turns_a_seat_the_round_ends_without_a_mover(seats, turns):
    rows = ("Y1/Y9 -/-", "-/B1 -/-", "-/B2 -/-", "-/B3 -/-", "-/B4 -/-", "-/B5 -/-")[:seats]
    hands = ("Y8 R9", "G1", "G2", "G3", "G4", "G6")[:seats]
    game = position(hands, rows, turns=turns - 2)
    play(game, "R9", 1)
    assert game.phase() == ACT
    game = position(hands, rows, turns=turns - 1)
    play(game, "R9", 1)
    assert (game.phase(), game.turns()) == (ROUND_END, turns)
    assert points(game) == [10, 1, 2, 3, 4, 6][:seats]
    assert events(game, rules.NO_MOVER) == [(rules.NO_MOVER, 0, 0, 0)]
    assert game.seat() == 0
    game.apply(GO_ON)
    assert (game.turns(), game.starter()) == (0, 0)


def test_pois_p31_an_ordinary_end_on_that_very_turn_comes_first():
    game = ended(("B10", "Y9"), ("R2/R3 R5/-", "Y2/Y3 -/-"), turns=119)
    assert points(game) == [20, 9]
    assert events(game, rules.NO_MOVER) == []


def test_pois_p31_every_round_ends():
    """Seats that draw whenever they may come to the guard, and no further."""
    longest = [max(game.turns() for game in hoarded_match(2, deal)) for deal in range(1, 12)]
    assert max(longest) == 120
