"""Pass Pass, rulings PASS-Q10 to Q21: who takes what, seats, what is public."""

import pytest

from engine_mpy.games import pass_pass_table as rules
from engine_mpy.games.base import NOBODY, IllegalAction
from engine_mpy.games.pass_pass import PassPass
from engine_mpy.games.pass_pass_table import GO_ON, PLAY, ROUND_END, SECOND_TAKES
from tests.pass_pass_position import (
    cards,
    dealt,
    details,
    name,
    numbers,
    offered,
    play,
    position,
    shuffled_match,
    tricked,
    winners,
)
from tests.suite import checks
from tools.describe import pass_pass as described

GAMES = [(3, 0), (4, 0), (5, 0), (4, 1), (6, 1)]
every_game = pytest.mark.parametrize(("seats", "options"), GAMES)


# Who takes what.


def test_pass_q10_the_first_winner_may_take_any_card_and_must_take_one():
    for choice in ("V10", "B11", "G4", "G7"):
        game = tricked("V10 B11 G4 G7")
        assert offered(game) == "V10 B11 G4 G7"
        assert len(checks.legal(game)) == 4
        play(game, choice)
        assert cards(game.won[1]) == choice


@pytest.mark.parametrize("action", [0, 8, 47, 48, 49, GO_ON, 254, 255])
def test_pass_q10_the_first_winner_cannot_refuse_or_take_another(action):
    game = tricked("V10 B11 G4 G7")
    with pytest.raises(IllegalAction, match="of the trick"):
        game.apply(action)
    assert game.seat() == 1


@pytest.mark.parametrize(
    ("trick", "taken", "rest", "out"),
    [
        ("V10 B11 G4 G7", "B11", "G4 G7", "V10"),
        ("V10 B11 G4 G7", "G4", "G7 V10", "B11"),
        ("V10 B11 G4 G6", "V10", "G4 G6", "B11"),
        ("V12 B3 G3 Y5", "V12", "B3 G3", "Y5"),  # both threes
        ("V12 B3 G3", "B3", "G3 V12", ""),  # three players: all that is left
        ("V12 B1 G2 Y9 B4 G5", "B1", "G2 B4", "V12 Y9 G5"),
    ],
)
def test_pass_q11_the_second_winner_gets_the_two_lowest_that_are_left(trick, taken, rest, out):
    game = tricked(trick, trick_number=3)
    second, gone = game.winner(2), cards(game.out)
    play(game, taken)
    assert cards(game.won[second]) == rest
    assert cards(game.out) == f"{gone} {out}".strip()
    assert game.phase() == PLAY
    assert game.trick.count() == 0


def test_pass_q11_only_among_equals_at_the_cut_there_is_a_choice():
    game = tricked("V12 B3 G5 Y5")
    play(game, "V12")
    second = game.winner(2)
    assert game.phase() == SECOND_TAKES
    assert game.seat() == second
    assert cards(game.won[second]) == "B3"
    assert (game.need(), offered(game)) == (1, "G5 Y5")
    assert described.piles(game)["trick"] == ["G5", "Y5"]
    play(game, "Y5")
    assert cards(game.won[second]) == "B3 Y5"
    assert details(game, rules.OUT_OF_PLAY) == [(numbers("G5")[0], 0, 0)]


def test_pass_q11_any_two_of_three_equals():
    game = tricked("V12 B3 G3 Y3")
    play(game, "V12")
    second = game.winner(2)
    assert (game.need(), offered(game)) == (2, "B3 G3 Y3")
    play(game, "G3")
    assert game.seat() == second
    assert (game.need(), offered(game)) == (1, "B3 Y3")
    play(game, "B3")
    assert cards(game.won[second]) == "G3 B3"


def test_pass_q11_what_the_first_winner_takes_makes_the_cut():
    game = tricked("V12 B3 G5 Y5")
    play(game, "G5")
    assert cards(game.won[game.winner(2)]) == "B3 Y5"
    game = tricked("V12 B3 G5 Y5")
    play(game, "B3")
    assert cards(game.won[game.winner(2)]) == "G5 Y5"


@pytest.mark.parametrize("action", ["V12", "B3", "B4"])
def test_pass_q12_the_second_winner_cannot_refuse_or_take_another(action):
    game = tricked("V12 B3 G5 Y5 B9")
    play(game, "V12")
    with pytest.raises(IllegalAction):
        play(game, action)
    for refusal in (48, GO_ON, 254, 255):
        with pytest.raises(IllegalAction):
            game.apply(refusal)
    with pytest.raises(IllegalAction, match="lowest"):
        play(game, "B9")


def test_pass_taken_cards_are_told_to_all():
    game = tricked("V12 B3 G5 Y5 V1")
    play(game, "B3")
    took = [(seat, name(card), which) for seat, card, which in details(game, rules.TOOK)]
    assert took == [(0, "B3", 1), (4, "V1", 2)]
    play(game, "Y5")
    assert details(game, rules.TOOK)[-1] == (4, numbers("Y5")[0], 2)
    assert not game.revealed


def test_pass_the_second_winner_leads_next():
    game = position(["V9 B1", "V4 B2", "B8 B3"], leader=0)
    play(game, "V9", "V4", "B8")
    assert winners(game) == (0, 1)
    play(game, "V9")
    assert game.seat() == game.leader() == 1
    assert game.trick_number() == 4


def test_pass_the_second_winner_leads_the_next_round_too():
    game = tricked("V9 V4 B8", trick_number=7)
    play(game, "V9")
    assert (game.phase(), game.seat()) == (ROUND_END, 1)
    game.apply(GO_ON)
    assert (game.phase(), game.seat(), game.leader()) == (PLAY, 1, 1)
    assert (game.round(), game.trick_number()) == (1, 0)
    assert [h.count() for h in game.hands] == [8, 8, 8, 0, 0, 0]
    assert winners(game) == (NOBODY, NOBODY)


def test_pass_a_play_shows_a_card_and_a_take_does_not():
    """What undo goes by."""
    game = position(["V9", "V4", "B8"])
    game.revealed = False
    play(game, "V9")
    assert game.revealed
    play(game, "V4", "B8", "V9")
    assert not game.revealed
    game = tricked("V9 V4 B8", trick_number=7)
    play(game, "V9")
    game.apply(GO_ON)
    assert game.revealed


# Seats and colours.


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, 0), (2, 0), (6, 0), (7, 0), (2, 1), (3, 1), (5, 1), (8, 1), (4, 2), (6, 14), (4, 9)]
    + [(4, 15), (6, 17), (4, -1), (6, -1), (3, 16), (4, 8)],
)
def test_pass_q19_no_other_seat_counts(seats, options):
    game = PassPass()
    with pytest.raises(IllegalAction, match="3, 4 or 5 seats"):
        game.deal(1, seats, options)


@pytest.mark.parametrize(
    ("seats", "options"), [(3, 0), (4, 0), (5, 0), (4, 1), (4, 7), (6, 1), (6, 15)]
)
def test_pass_q19_these_are_offered(seats, options):
    game = dealt(1, seats, options)
    assert (game.seats(), game.options()) == (seats, options)


@every_game
def test_pass_q21_the_colours_of_every_hand_are_public(seats, options):
    for game, _ in shuffled_match(seats, 6, options):
        for seat in range(seats):
            held = [0] * 4
            for card in cards(game.hands[seat]).split():
                held["VBGY".index(card[0])] += 1
            for viewer in range(seats):
                view = checks.view_of(game, viewer)
                assert [view.colours(seat, colour) for colour in range(4)] == held


@every_game
def test_pass_q21_the_values_in_other_hands_never_are(seats, options):
    for game, _ in shuffled_match(seats, 6, options):
        for viewer in range(seats):
            view = checks.view_of(game, viewer)
            for seat in range(seats):
                hand = [view.hands[seat].card(i) for i in range(view.hands[seat].count())]
                assert viewer == seat or set(hand) <= {255}
                assert view.is_hidden(seat) == (viewer != seat and len(hand) > 0)
            if game.phase() == PLAY and game.seat() != viewer:
                assert checks.legal(view) == b""
