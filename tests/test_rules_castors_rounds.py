"""Gang de castors, rulings CAST-G13 and G21 to G31: the call, points, the end of the match."""

import pytest

from engine_mpy.games import castors_table as rules
from engine_mpy.games.base import (
    DREW,
    MATCH_OVER,
    NOBODY,
    ROUND_OVER,
    SHUFFLED,
    TURN,
    IllegalAction,
)
from engine_mpy.games.castors import Castors
from engine_mpy.games.castors_table import (
    CALL,
    CALLING,
    CHOOSE,
    DONE,
    LOOK_AT,
    OVER,
    PEEK,
    PILE,
    PLACE,
    PLAY,
    ROUND_END,
    TAKE,
    THROW,
)
from tests.castors_position import (
    act,
    cards,
    dealt,
    events,
    exchange,
    position,
    row,
    shuffled_match,
)
from tests.suite import checks
from tools.describe import castors as described

every_seats = pytest.mark.parametrize("seats", range(2, 7))
ROWS = ("1 2 3 4", "5 6 7 8", "0 0 9 9", "1 2 3 4", "5 6 7 8", "8 7 6 5")


# The call.


@every_seats
def test_cast_g21_from_the_second_turn_on_at_the_end_of_ones_own_turn(seats):
    for turns in range(3 * seats):
        game = position(ROWS[:seats], turns=turns, turn=turns % seats)
        assert CALL not in checks.legal(game)
        asked = game.may_call()
        act(game, PILE, THROW)
        assert (game.phase() == CALLING) == (turns >= seats) == asked
        if turns >= seats:
            assert game.seat() == turns % seats
            assert checks.legal(game) == bytes([DONE, CALL])


def test_cast_g21_after_whatever_was_done_in_the_turn():
    for pile, actions in (
        ("3", [PILE, PLACE]),
        ("3", [TAKE]),
        ("SWAP", [PILE, PLAY, exchange(0, 1, 0)]),
        ("LOOK", [PILE, PLAY, LOOK_AT, DONE]),
        ("3 DRAW", [PILE, PLAY, PLACE]),
    ):
        game = act(position(pile=pile, turns=2), *actions)
        assert (game.phase(), game.seat(), game.waiting()) == (CALLING, 0, 0)
        game.apply(DONE)
        assert (game.phase(), game.seat(), game.turns()) == (CHOOSE, 1, 3)


def test_cast_g21_once_a_round():
    game = act(position(ROWS[:3], turns=4, turn=1), PILE, THROW, CALL)
    assert (game.caller(), game.seat(), game.phase()) == (1, 2, CHOOSE)
    assert events(game, rules.CALLED) == [(rules.CALLED, 1, 0, 0)]
    assert not game.may_call()
    act(game, PILE, THROW)
    assert (game.phase(), game.seat()) == (CHOOSE, 0)


def test_cast_g21_not_calling_is_not_told():
    game = act(position(turns=2), PILE, THROW)
    told = len(events(game))
    game.apply(DONE)
    assert events(game)[told:] == [(TURN, 1, 0, 0)]


@every_seats
def test_cast_g23_the_others_play_once_each_and_the_caller_does_not(seats):
    for caller in range(seats):
        game = position(ROWS[:seats], turns=seats + caller, turn=caller)
        act(game, PILE, THROW, CALL)
        played = []
        while game.phase() == CHOOSE:
            played.append(game.seat())
            act(game, PILE, THROW)
        assert played == [(caller + i) % seats for i in range(1, seats)]
        assert (game.phase(), game.caller()) == (ROUND_END, caller)


def test_cast_g13_the_caller_is_not_protected_in_the_last_lap():
    game = act(position(pile="SWAP 3", turns=2), PILE, THROW, CALL, PILE, PLAY)
    assert exchange(0, 0, 0) in checks.legal(game)
    game.apply(exchange(3, 0, 0))
    assert (row(game, 0), row(game, 1)) == ("8 2 3 4", "5 6 7 1")
    assert [game.last_points(seat) for seat in range(2)] == [17, 19]


# The end of a round.


def last_lap(rows, pile="", discard="9", caller=0, **more):
    """The last turn of a round: the seat before the caller throws a 9 away."""
    seats = len(rows)
    turn = (caller - 1) % seats
    game = position(rows, discard, f"{pile} 9", turn=turn, caller=caller, turns=9, **more)
    return act(game, PILE, THROW)


def points(game):
    return [game.last_points(seat) for seat in range(game.seats())]


def test_cast_g24_the_call_costs_and_brings_nothing():
    for caller in range(3):
        game = last_lap(ROWS[:3], caller=caller)
        assert points(game) == [10, 26, 18]
        assert [game.score(seat) for seat in range(3)] == [10, 26, 18]


def test_cast_the_sum_of_the_row_is_the_score_and_adds_up():
    game = last_lap(ROWS[:2], totals=(250, 3))
    assert points(game) == [10, 26]
    assert [game.score(0), game.score(1)] == [260, 29]
    assert (game.phase(), game.round(), game.revealed) == (ROUND_END, 1, True)


def test_cast_the_end_of_a_round_is_told():
    game = last_lap(("1 2 3 SWAP", "5 6 7 8"), pile="0", caller=1)
    left = game.pile.count()
    assert events(game, *range(2, 6), *range(35, 50), seat=7) == [
        *[(rules.SHOWN, 1, place, card) for place, card in enumerate((5, 6, 7, 8))],
        *[(rules.SHOWN, 0, place, card) for place, card in enumerate((1, 2, 3, rules.SWAP))],
        (rules.SCORED, 1, 26, 0),
        (DREW, 0, 0, left),
        (rules.REPLACED, 0, 3, 0),
        (rules.SCORED, 0, 6, 0),
        (ROUND_OVER, 0, 0, 0),
    ]


@pytest.mark.parametrize("caller", range(3))
def test_cast_g25_the_caller_first_then_clockwise_places_left_to_right(caller):
    rows = ("SWAP 2 3 LOOK", "5 SWAP SWAP 8", "DRAW 0 9 9")
    game = last_lap(rows, pile="4 3 2 1 0", caller=caller)
    order = [(0, 0), (0, 3), (1, 1), (1, 2), (2, 0)]
    order.sort(key=lambda at: ((at[0] - caller) % 3, at[1]))
    assert [e[1:] for e in events(game, rules.REPLACED)] == [
        (seat, place, card) for card, (seat, place) in enumerate(order)
    ]
    for card, (seat, place) in enumerate(order):
        assert game.row(seat, place) == card


def test_cast_g26_actions_drawn_there_are_set_aside():
    game = last_lap(("1 SWAP 3 4", "5 6 7 8"), pile="7 2 LOOK DRAW")
    assert row(game, 0) == "1 2 3 4"
    assert cards(game.aside) == "SWAP DRAW LOOK"
    assert points(game) == [10, 26]
    assert [e[2:] for e in events(game, rules.REPLACED)] == [(1, 12), (1, 11), (1, 2)]
    checks.check_cards(game, described)


def test_cast_g26_all_twenty_one_actions_have_room_aside():
    actions = ["SWAP"] * 9 + ["LOOK"] * 7 + ["DRAW"] * 5
    rows = [" ".join(actions[i : i + 4]) for i in range(0, 20, 4)] + ["DRAW 8 8 8"]
    game = last_lap(rows, caller=3)
    assert game.aside.count() == 21
    checks.check_cards(game, described)
    rows = ["SWAP 1 1 1", "2 2 2 2", "3 3 3 3", "4 4 4 4", "5 5 5 5", "6 6 6 6"]
    game = last_lap(rows, pile="0 " + " ".join(actions[1:]), caller=0)
    assert (game.aside.count(), row(game, 0)) == (21, "0 1 1 1")


def test_cast_g27_the_discard_is_shuffled_its_top_stays():
    game = last_lap(("SWAP 2 3 4", "5 LOOK 7 8"), discard="8 8", covered_rest=True)
    assert cards(game.discard) == "9"
    (shuffled,) = events(game, SHUFFLED)
    drawn = len(events(game, rules.REPLACED))
    assert shuffled[1] == game.pile.count() + drawn
    assert all(game.row(seat, place) < 10 for seat in range(2) for place in range(4))
    checks.check_cards(game, described)


def test_cast_a_scored_round_stays_until_the_next_starter_goes_on():
    game = dealt(4, 3)
    first = game.starter()
    for game, _ in shuffled_match(3, 4):
        if game.phase() == ROUND_END:
            break
    assert (game.seat(), checks.legal(game)) == ((first + 1) % 3, bytes([DONE]))
    for seat in range(3):
        assert row(checks.view_of(game, seat), 1) == row(game, 1)
    for action in (CALL, PILE, TAKE, THROW):
        with pytest.raises(IllegalAction):
            game.apply(action)
    kept = [game.score(seat) for seat in range(3)]
    game.apply(DONE)
    assert (game.phase(), game.round(), game.turns()) == (PEEK, 1, 0)
    assert (game.caller(), game.aside.count(), game.discard.count()) == (NOBODY, 0, 1)
    assert [game.score(seat) for seat in range(3)] == kept


@pytest.mark.parametrize(
    ("seats", "options", "rounds"),
    [(2, 0, 4), (3, 0, 3), (4, 0, 4), (5, 0, 5), (6, 0, 6), (2, 1, 1), (6, 2, 2), (3, 31, 31)],
)
def test_cast_rounds_as_many_as_seats_four_at_two_or_as_asked(seats, options, rounds):
    ends = []
    for game, _ in shuffled_match(seats, 11, options, call=1):
        assert game.rounds() == rounds
        if game.phase() == ROUND_END:
            ends.append(game.round())
    assert ends == list(range(1, rounds))
    assert (game.phase(), game.round(), game.seat()) == (OVER, rounds, NOBODY)
    assert checks.legal(game) == b""
    assert events(game)[-1] == (MATCH_OVER, 0, 0, 0)


def test_cast_other_options_are_refused():
    for options in (32, 63, 64, -1):
        with pytest.raises(IllegalAction, match="0-31"):
            dealt(1, 3, options)


# The end of the match.


def over(*totals):
    game = Castors()
    game.deal(1, len(totals), 1)
    game.state[rules.AT_PHASE], game.state[rules.AT_TURN] = OVER, NOBODY
    for seat, total in enumerate(totals):
        game.state[rules.AT_TOTALS + 2 * seat] = total & 255
        game.state[rules.AT_TOTALS + 2 * seat + 1] = total >> 8
    out = bytearray(6)
    return list(out[: game.winners(out)])


def test_cast_g30_the_lowest_total_wins_and_a_tie_is_shared():
    assert over(20, 19, 30) == [1]
    assert over(20, 20) == [0, 1]
    assert over(31, 30, 30, 31, 30) == [1, 2, 4]
    assert over(300, 44, 257) == [1]
    assert over(0, 0, 0, 0, 0, 0) == [0, 1, 2, 3, 4, 5]


# The guard.


@every_seats
def test_cast_g31_turn_twenty_times_seats_and_one_calls_by_itself(seats):
    last = 20 * seats  # turns that ended before it
    game = position(ROWS[:seats], turns=last - 1, turn=seats - 1)
    assert game.may_call()
    assert act(game, PILE, THROW).phase() == CALLING
    game = position(ROWS[:seats], turns=last, turn=0)
    assert not game.may_call()
    act(game, PILE, THROW)
    assert events(game, rules.CALLED) == [(rules.CALLED, 0, 1, 0)]
    assert (game.caller(), game.seat(), game.phase()) == (0, 1, CHOOSE)
    played = 1
    while game.phase() == CHOOSE:
        act(game, PILE, THROW)
        played += 1
    assert (played, game.phase()) == (seats, ROUND_END)


@every_seats
def test_cast_g31_every_round_ends_when_nobody_calls(seats):
    longest, ends = 0, 0
    for game, _ in shuffled_match(seats, 2, 2, call=0):
        longest = max(longest, game.turns())
        ends += game.phase() == ROUND_END
    assert (longest, ends, game.over()) == (21 * seats, 1, True)


def test_cast_g31_not_when_somebody_has_called():
    game = position(ROWS[:3], turns=60, turn=0, caller=2)
    act(game, PILE, THROW)
    assert events(game, rules.CALLED) == []
    assert game.caller() == 2
