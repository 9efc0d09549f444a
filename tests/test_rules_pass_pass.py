"""Pass Pass, rulings PASS-Q2 to Q8: the deal, playing, who wins a trick. Who takes what is in
test_rules_pass_pass_takes.py, Pass Pass and points in test_rules_pass_pass_points.py, pairs in
test_rules_pass_pass_pairs.py."""

import pytest

from engine_mpy.games import pass_pass_table as rules
from engine_mpy.games.base import TURN, IllegalAction
from engine_mpy.games.pass_pass_table import FIRST_TAKES, GO_ON, PLAY, ROUND_END
from engine_mpy.games.pass_pass_trick import Majority
from tests.pass_pass_position import (
    cards,
    dealt,
    details,
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


# The deal.


@every_game
def test_pass_set_up_eight_cards_each_the_rest_aside(seats, options):
    for deal in range(1, 60):
        game = dealt(deal, seats, options)
        assert [h.count() for h in game.hands] == [8] * seats + [0] * (6 - seats)
        assert game.aside.count() == 48 - 8 * seats
        assert game.trick.count() == game.out.count() == 0
        assert sorted(sum(described.piles(game).values(), [])) == described.DECK


def test_pass_set_up_48_cards_of_4_colours_by_12_values():
    assert len(described.DECK) == len(set(described.DECK)) == 48
    assert {n[0] for n in described.DECK} == set("VBGY")
    assert {int(n[1:]) for n in described.DECK} == set(range(1, 13))


def test_pass_set_up_deals_every_card_everywhere():
    seen = {"hand 0": set(), "hand 2": set(), "aside": set()}
    for deal in range(1, 300):
        piles = described.piles(dealt(deal, 3))
        for pile, found in seen.items():
            found.update(piles[pile])
    assert [len(found) for found in seen.values()] == [48] * 3


@every_game
def test_pass_q2_the_first_leader_is_random(seats, options):
    times = [0] * seats
    for deal in range(1, 401):
        game = dealt(deal, seats, options)
        assert game.leader() == game.seat()
        times[game.leader()] += 1
    assert min(times) > 400 // seats // 2


@every_game
def test_pass_q3_cards_aside_are_unknown_to_all(seats, options):
    game = dealt(5, seats, options)
    for seat in range(seats):
        view = checks.view_of(game, seat)
        assert {view.aside.card(i) for i in range(view.aside.count())} <= {255}
        assert cards(view.hands[seat]) == cards(game.hands[seat])


def test_pass_q3_cards_aside_stay_unknown_when_the_match_is_over():
    *_, (game, _) = shuffled_match(3, 2)
    assert game.over()
    view = checks.view_of(game, 1)
    assert {view.aside.card(i) for i in range(24)} == {255}


# Playing.


def test_pass_q4_any_card_may_be_played_whatever_was_led():
    game = position(["V3 B5 B1 G2 Y12", "V1", "V2"])
    assert offered(game) == "V3 B1 B5 G2 Y12"
    game = position(["V8", "V3 B5 B1 G2 Y12", "G9"], "V4", leader=0)
    assert game.seat() == 1
    assert offered(game) == "V3 B1 B5 G2 Y12"


@every_game
def test_pass_q4_a_round_has_exactly_eight_tricks(seats, options):
    for deal in (3, 4):
        plays = dict.fromkeys(range(3), 0)
        for game, action in shuffled_match(seats, deal, options):
            if action is None:
                break
            if game.phase() == PLAY:
                plays[game.round()] += 1
                assert game.hands[game.seat()].count() == 8 - game.trick_number()
            elif game.phase() == ROUND_END:
                assert plays[game.round() - 1] == 8 * seats
                assert game.trick_number() == 8
                assert all(h.count() == 0 for h in game.hands)


def test_pass_seats_play_in_turn_from_the_leader():
    game = position(["V1", "V2", "V3", "V4"], leader=2)
    for seat, card in ((2, "V3"), (3, "V4"), (0, "V1"), (1, "V2")):
        assert game.seat() == seat
        play(game, card)
    assert details(game, rules.PLAYED) == [(2, 2, 0), (3, 3, 0), (0, 0, 0), (1, 1, 0)]
    assert details(game, TURN) == [(3, 0, 0), (0, 0, 0), (1, 0, 0), (3, 0, 0)]


@pytest.mark.parametrize("action", [0, 46, 48, 49, GO_ON, 254, 255])
def test_pass_a_card_that_is_not_held_cannot_be_played(action):
    game = position(["V3 B5", "V1", "V2"])
    with pytest.raises(IllegalAction, match="hand"):
        game.apply(action)


# Who wins a trick. Seat 0 leads; the second vector is the same trick led by another seat.

VECTORS = [
    ("V10 V11 V12 V6", 3, 2),
    ("V10 B11 G4 V6", 1, 4),
    ("V10 B11 G4 G6", 2, 1),
    ("V10 B11 G4 G7", 2, 4),
    ("V10 G10 V6 G6", 1, 3),
]


@pytest.mark.parametrize("leader", range(4))
@pytest.mark.parametrize(("trick", "first", "second"), VECTORS)
def test_pass_the_published_examples(trick, first, second, leader):
    game = tricked(trick, leader=leader)
    assert game.phase() == FIRST_TAKES
    assert winners(game) == ((leader + first - 1) % 4, (leader + second - 1) % 4)
    assert game.seat() == game.winner(1)


def test_pass_q5_the_majority_is_the_largest_sum_not_the_most_cards():
    assert winners(tricked("V1 V2 V3 B12")) == (3, 2)
    assert winners(tricked("B5 V1 V2 V3")) == (3, 2)
    assert winners(tricked("B6 V1 V2 V3")) == (0, 3)  # six each: the higher card


@pytest.mark.parametrize(
    ("trick", "first", "second"),
    [
        ("V10 B11 G4 G6 Y1", 1, 0),  # V and G both 10: the higher card
        ("V5 B6 V6 B5 G11", 4, 1),  # three ways 11: G11, then the earlier six
        ("B6 V6 B5 V5 G11", 4, 0),
        ("V6 B6 V5 B5 G11", 4, 0),
        ("V3 B3 G3", 0, 1),  # all alike: the order of play
        ("G3 B3 V3", 0, 1),
        ("B3 G3 Y3 V3", 0, 1),
        ("V4 B9 Y9 B2 Y2", 1, 3),  # B and Y both 11, 9 and 9: B's was earlier
        ("V4 Y9 B9 B2 Y2", 1, 4),
        ("B2 Y2 V4 Y9 B9", 3, 1),  # the earlier play of that card, not of the colour
    ],
)
def test_pass_q6_ties_go_by_the_highest_card_then_by_the_earlier_play_of_it(trick, first, second):
    assert winners(tricked(trick)) == (first, second)


def test_pass_q6_the_key_orders_every_trick():
    """Against the rule said once more: sort the keys of the colours."""
    for seats, options in GAMES:
        for game, _ in shuffled_match(seats, 11, options):
            if game.phase() == FIRST_TAKES:
                trick = cards(game.trick).split()
                assert winners(game) == tuple(
                    (game.leader() + place) % seats for place in judged(trick)
                )


def judged(trick):
    """Places of W1 and W2."""
    keys = []
    for colour in "VBGY":
        held = sorted(
            ((int(c[1:]), -place) for place, c in enumerate(trick) if c[0] == colour),
            reverse=True,
        )
        if held:
            keys.append((sum(value for value, _ in held), *held[0], held))
    best, *others = sorted(keys, reverse=True)
    first = best[-1][0]
    second = best[-1][1] if len(best[-1]) > 1 else others[0][-1][0]
    return -first[1], -second[1]


def test_pass_q7_the_second_winner_is_of_the_first_colour_though_another_card_is_higher():
    assert winners(tricked("V9 V1 B8")) == (0, 1)
    assert winners(tricked("V1 B12 V12 B11")) == (1, 3)
    assert winners(tricked("B11 V12 V1 G10 Y9")) == (1, 2)
    assert winners(tricked("V2 V3 V4 B8 G8 Y8")) == (2, 1)


def test_pass_q8_with_one_card_the_second_winner_is_the_best_of_the_second_colour():
    assert winners(tricked("B12 V11 G7 G6")) == (2, 3)  # 13 against 12: not one card
    assert winners(tricked("B12 V11 G6 G5")) == (0, 1)  # 11 and 11: the higher card
    assert winners(tricked("B12 V10 G6 G5")) == (0, 2)  # V10 is the second highest card overall
    assert winners(tricked("V9 G5 B2 B3 Y8")) == (0, 4)


def test_pass_winners_are_found_in_a_trick_of_two_to_six_anywhere_in_a_buffer():
    majority = Majority()
    for names in ("V3 B4", "V10 B11 G4 G7", "V2 V3 V4 B8 G8 Y8"):
        trick = names.split()
        majority.settle(bytes([9, 9, *numbers(names), 9]), 2, len(trick))
        assert (majority.first, majority.second) == judged(trick)
