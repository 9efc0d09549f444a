"""Ptit Pois, rulings POIS-P1 to P14: dealing, which cards go where, the bonus. Action B is in
test_rules_ptit_pois_draw.py, points are in test_rules_ptit_pois_points.py."""

import pytest

from engine_mpy.games import ptit_pois_table as rules
from engine_mpy.games.base import TURN, IllegalAction
from engine_mpy.games.ptit_pois_table import (
    ACT,
    BONUS,
    CHOOSE_DOWN,
    CHOOSE_UP,
    DECLINE,
    FLIP,
    GO_ON,
    ROUND_END,
    TURN_AND_DRAW,
)
from tests.ptit_pois_position import (
    cards,
    dealt,
    events,
    name,
    number,
    others,
    play,
    plays,
    position,
    row,
    shuffled_match,
)
from tests.suite import checks
from tools.describe import ptit_pois as described

every_seats = pytest.mark.parametrize("seats", range(2, 7))


def visible(game, seat):
    """The total of the visible cards of a row, counted by their names."""
    return sum(int(name(game.shown(seat, pack))[1:]) for pack in range(2))


# The deal.


@every_seats
def test_pois_p1_the_colours_left_out_are_fixed(seats):
    out = {2: "OV", 3: "OV", 4: "V", 5: "", 6: ""}[seats]
    for deal in range(1, 60):
        piles = described.piles(dealt(deal, seats))
        left_out = piles.pop("left out")
        assert left_out == [f"{colour}{value}" for colour in out for value in range(1, 11)]
        assert len(set(sum(piles.values(), []))) == 60 - len(left_out)
        assert not set(left_out) & set(sum(piles.values(), []))


@every_seats
def test_pois_set_up_two_packs_four_cards_two_discards(seats):
    for deal in range(1, 60):
        game = dealt(deal, seats)
        assert [game.hands[i].count() for i in range(6)] == [4] * seats + [0] * (6 - seats)
        assert [game.row_cards(i) for i in range(6)] == [4] * seats + [0] * (6 - seats)
        assert [d.count() for d in game.discards] == [1, 1]
        assert game.pile.count() == {2: 22, 3: 14, 4: 16, 5: 18, 6: 10}[seats]


def test_pois_set_up_deals_every_card_everywhere():
    seen = {"hand 0": set(), "row 1 pack 0 hidden": set(), "discard 1": set(), "pile": set()}
    for deal in range(1, 500):
        piles = described.piles(dealt(deal, 6))
        for pile, found in seen.items():
            found.update(piles[pile])
    assert [len(found) for found in seen.values()] == [60] * 4


@every_seats
def test_pois_p2_the_highest_visible_row_starts(seats):
    tied_starters = set()
    for deal in range(1, 400):
        game = dealt(deal, seats)
        rows = [visible(game, seat) for seat in range(seats)]
        tied = [seat for seat in range(seats) if rows[seat] == max(rows)]
        assert game.seat() == game.starter()
        assert game.starter() in tied
        if len(tied) > 1:
            tied_starters.add(tied.index(game.starter()))
    assert {0, 1} <= tied_starters  # by chance


def test_pois_p2_the_starter_sees_his_cards_and_must_choose():
    game = dealt(3, 3)
    seat = game.seat()
    assert checks.legal(game) == bytes([CHOOSE_UP, CHOOSE_DOWN])
    view = checks.view_of(game, seat)
    assert cards(view.hands[seat]) == cards(game.hands[seat])
    for action in (0, TURN_AND_DRAW, FLIP, DECLINE, GO_ON):
        with pytest.raises(IllegalAction):
            game.apply(action)
    for action, up in ((CHOOSE_UP, True), (CHOOSE_DOWN, False)):
        game = dealt(3, 3)
        game.apply(action)
        assert (game.up(), game.phase(), game.seat()) == (up, ACT, seat)
        assert events(game, rules.DIRECTION) == [(rules.DIRECTION, seat, up, 0)]


def next_round(totals, deal):
    game = dealt(deal, 4)
    game.state[rules.AT_PHASE] = ROUND_END
    game.state[rules.AT_TURN] = 0
    for seat, points in enumerate(totals):
        game.state[rules.AT_TOTALS + 2 * seat] = points & 255
        game.state[rules.AT_TOTALS + 2 * seat + 1] = points >> 8
    game.apply(GO_ON)
    return game


def test_pois_p3_the_highest_total_starts_later_rounds():
    for deal in range(1, 60):
        assert next_round([30, 31, 299, 30], deal).starter() == 2


def test_pois_p3_then_the_highest_visible_row_then_chance():
    places = set()
    for deal in range(1, 400):
        game = next_round([3, 20, 7, 20], deal)
        rows = {seat: visible(game, seat) for seat in (1, 3)}
        if rows[1] == rows[3]:
            places.add(game.starter())
        else:
            assert game.starter() == max(rows, key=rows.get)
    assert places == {1, 3}


# Which cards go where.


def test_pois_p4_the_direction_governs_both_discards_each_with_its_top():
    hands = ("R6 B8 Y3", "B1 B2")
    game = position(hands, ("G1/G2 G3/G4", "B3/B4 B5/B6"), ("R5", "Y7"), up=True)
    assert plays(game) == ["R6 on 0", "B8 on 0", "B8 on 1"]
    game = position(hands, ("G1/G8 G3/G4", "B3/B4 B5/B6"), ("R5", "Y7"), up=False)
    assert plays(game) == ["R6 on 1", "Y3 on 0", "Y3 on 1", "G4 on 0", "G4 on 1"]
    with pytest.raises(IllegalAction):
        play(game, "R6", 0)


@pytest.mark.parametrize("up", [True, False])
def test_pois_p5_equal_is_allowed_both_ways(up):
    game = position(("R4 B7", "B1"), discards=("Y7", "G7"), up=up)
    assert {"B7 on 0", "B7 on 1"} <= set(plays(game))
    play(game, "B7", 1)
    assert cards(game.discards[1]) == "G7 B7"


def test_pois_p6_the_two_setup_cards_give_bonuses_too():
    game = position(("R6 B9", "B1"), discards=("R5", "G5"))
    play(game, "R6", 0)
    assert (game.phase(), game.seat(), game.bonus_discard()) == (BONUS, 0, 0)
    assert events(game, rules.BONUS_WON) == [(rules.BONUS_WON, 0, 0, 0)]
    game = position(("R6 B9", "B1"), discards=("R5", "G5"))
    play(game, "R6", 1)
    assert (game.phase(), game.seat()) == (ACT, 1)


def test_pois_p7_hidden_cards_are_never_playable():
    game = position(("R1", "B1"), ("Y9/Y2 Y8/-", "B3/B4 B5/B6"), ("R5", "G5"))
    assert plays(game) == []
    for card in ("Y9", "Y8"):
        before = bytes(game.state)
        with pytest.raises(IllegalAction):
            play(game, card)
        assert game.state == before


def test_pois_a_play_comes_from_the_hand_or_from_the_visible_row():
    for card, source, hand, left in (
        ("R9", 0, "R1", "Y1/Y9 Y3/Y8"),
        ("Y9", 2, "R1 R9", "Y1/- Y3/Y8"),
        ("Y8", 4, "R1 R9", "Y1/Y9 Y3/-"),
    ):
        game = position(("R1 R9", "B1"), ("Y1/Y9 Y3/Y8", "B3/B4 B5/B6"))
        play(game, card, 1)
        assert (cards(game.hands[0]), row(game, 0)) == (hand, left)
        assert events(game)[0] == (rules.PLAYED, 0, number(card), 1 | source)
        assert events(game)[1:] == [(TURN, 1, 0, 0)]
    with pytest.raises(IllegalAction):
        play(position(("R1 R9", "B10")), "B10")


# The bonus.


def in_bonus(hand="Y9 R6 R4", own_row="Y1/Y7 Y3/Y4", **more):
    game = position((hand, "B1 B9"), (own_row, "B3/B4 B5/B6"), ("R5", "G3"), **more)
    play(game, "R6", 0)
    assert game.phase() == BONUS
    return game


def test_pois_p8_a_bonus_is_one_choice_replay_flip_or_nothing():
    game = in_bonus()
    assert plays(game) == ["Y7 on 0", "Y9 on 0"]  # not Y4, nor on the other discard
    assert others(game) == [FLIP, FLIP + 1, DECLINE]
    for action in (number("Y9") * 2 + 1, number("Y4") * 2, TURN_AND_DRAW, GO_ON):
        with pytest.raises(IllegalAction):
            game.apply(action)
    for action in checks.legal(game):
        game = in_bonus()
        game.apply(action)
        assert (game.phase(), game.seat()) == (ACT, 1)


def test_pois_p9_a_replay_comes_from_hand_or_row_in_any_colour_and_may_win_another_bonus():
    game = in_bonus("Y9 R6 R4 R10")
    play(game, "Y7", 0)
    assert (game.seat(), row(game, 0)) == (1, "Y1/- Y3/Y4")
    game = in_bonus("Y9 R6 R4 R10")
    play(game, "R10", 0)
    assert (game.phase(), game.seat()) == (BONUS, 0)
    assert plays(game) == []
    game.apply(DECLINE)
    assert (game.phase(), game.seat()) == (ACT, 1)
    assert events(game, rules.DECLINED) == [(rules.DECLINED, 0, 0, 0)]


def test_pois_p10_a_flip_ends_the_turn():
    game = in_bonus()
    game.apply(FLIP)
    assert (game.phase(), game.seat()) == (ACT, 1)
    assert row(game, 0) == "Y7/Y1 Y3/Y4"


def test_pois_p10_a_card_just_flipped_is_never_played_in_the_same_turn():
    flips = 0
    for deal in range(1, 40):
        turned = None
        for game, action in shuffled_match(2 + deal % 5, deal):
            if turned and turned[0] == game.turns() and action < TURN_AND_DRAW:
                assert action >> 1 != turned[1]
            if action in (FLIP, FLIP + 1):
                flips += 1
                turned = game.turns(), game.hidden(game.seat(), action - FLIP)
    assert flips > 50


def test_pois_p11_a_flip_of_two_hides_a_card_everyone_saw():
    game = in_bonus()
    game.apply(FLIP)
    assert events(game, rules.FLIPPED, rules.SHOWN) == [
        (rules.FLIPPED, 0, 0, number("Y7")),
        (rules.SHOWN, 0, 0, number("Y1")),
    ]
    assert game.revealed
    for seat in range(2):  # it stays public what it is; the other hidden card stays hidden
        view = checks.view_of(game, seat)
        assert name(view.hidden(0, 0)) == "Y7"
        assert view.hidden(0, 1) == 255
        assert view.seen(0, 0)
        assert not view.seen(0, 1)


def test_pois_a_card_out_of_the_hand_was_seen_by_nobody_and_one_of_the_row_by_all():
    for card, shown in (("R6", True), ("Y7", False)):
        game = position(("R6 Y9 R8", "B1 B9"), ("Y1/Y7 Y3/Y4", "B3/B4 B5/B6"))
        game.revealed = not shown
        play(game, card, 0)
        assert game.revealed == shown  # undo stops there


def test_pois_p11_turning_back_what_everyone_knows_reveals_nothing():
    game = in_bonus(own_row="Y1/Y7 Y3/-")
    game.state[rules.AT_KNOWN] = 1
    game.apply(FLIP)
    assert not game.revealed
    game = in_bonus(own_row="Y1/Y7 Y3/-")
    game.state[rules.AT_KNOWN] = 1
    game.apply(FLIP + 1)
    assert game.revealed
    assert (row(game, 0), game.state[rules.AT_KNOWN]) == ("Y1/Y7 -/Y3", 1)
    game = in_bonus(own_row="Y1/- Y3/Y4")
    game.state[rules.AT_KNOWN] = 1
    game.apply(FLIP)
    assert (row(game, 0), game.state[rules.AT_KNOWN]) == ("-/Y1 Y3/Y4", 0)


def test_pois_p12_a_single_visible_card_or_an_empty_place_cannot_be_flipped():
    assert others(in_bonus(own_row="-/Y7 -/-")) == [DECLINE]
    assert others(in_bonus(own_row="-/Y7 Y3/-")) == [FLIP + 1, DECLINE]
    assert others(in_bonus(own_row="Y3/- -/Y4")) == [FLIP, DECLINE]
    game = in_bonus(own_row="-/Y7 Y3/-")
    with pytest.raises(IllegalAction):
        game.apply(FLIP)
    game.apply(FLIP + 1)
    assert row(game, 0) == "-/Y7 -/Y3"


def test_pois_p14_a_bonus_won_by_the_last_card_may_still_be_used():
    game = in_bonus("R6")
    assert game.hands[0].count() == 0
    assert others(game) == [FLIP, FLIP + 1, DECLINE]
    play(game, "Y7", 0)
    assert (game.phase(), row(game, 0)) == (ROUND_END, "Y1/- Y3/Y4")
    game = in_bonus("R6")
    game.apply(FLIP + 1)
    assert (game.phase(), row(game, 0)) == (ROUND_END, "Y1/Y7 Y4/Y3")
    game = position(("R9 R10", "B1"), ("-/R6 -/-", "B3/B4 B5/B6"))
    play(game, "R6", 0)
    assert (game.phase(), plays(game)) == (BONUS, ["R9 on 0", "R10 on 0"])
    game.apply(DECLINE)
    assert game.phase() == ROUND_END
