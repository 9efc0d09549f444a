"""Gang de castors, rulings CAST-G1 to G12: the deal, the looks, a turn, Regarder and Échanger.

Piocher and the pile are in test_rules_castors_draw.py, the call and points in _rounds.py, what
each seat knows in _notes.py."""

import pytest

from engine_mpy.games import castors_table as rules
from engine_mpy.games.base import DEALT, DREW, TURN
from engine_mpy.games.castors_table import (
    CALL,
    CALLING,
    CHOOSE,
    DONE,
    DRAWN,
    FIRST_OF_TWO,
    LOOK_AT,
    LOOKED,
    LOOKING,
    NOTHING,
    PEEK,
    PILE,
    PLACE,
    PLAY,
    SWAPPING,
    TAKE,
    THROW,
)
from tests.castors_position import (
    act,
    cards,
    dealt,
    events,
    exchange,
    number,
    peeked,
    position,
    refused,
    row,
    shuffled_match,
)
from tests.suite import checks
from tools.describe import castors as described

every_seats = pytest.mark.parametrize("seats", range(2, 7))


# The deal and the looks.


@every_seats
def test_cast_set_up_four_cards_a_seat_one_on_the_discard_the_rest_is_the_pile(seats):
    for deal in range(1, 40):
        game = dealt(deal, seats)
        assert game.discard.count() == 1
        assert game.pile.count() == 66 - 4 * seats - 1
        assert (game.held(), game.waiting(), game.aside.count()) == (NOTHING, 0, 0)
        assert sorted(sum(described.piles(game).values(), [])) == described.DECK


def test_cast_set_up_the_deck_is_the_one_of_the_sheet():
    game = dealt(1, 6)
    found = [card for pile in described.piles(game).values() for card in pile]
    assert [found.count(str(value)) for value in range(10)] == [4] * 9 + [9]
    assert [found.count(name) for name in ("SWAP", "LOOK", "DRAW")] == [9, 7, 5]
    assert len(found) == 66


def test_cast_set_up_deals_every_card_everywhere():
    seen = {"row 0": set(), "row 5": set(), "discard": set(), "pile": set()}
    for deal in range(1, 400):
        piles = described.piles(dealt(deal, 6))
        for pile, found in seen.items():
            found.add(piles[pile][-1])
    assert [len(found) for found in seen.values()] == [13] * 4


def test_cast_g1_an_action_as_first_discard_stays_and_cannot_be_taken():
    tops = set()
    for deal in range(1, 100):
        game = peeked(deal, 3)
        top = game.discard.top()
        tops.add(top)
        assert checks.legal(game) == bytes([PILE] if top >= 10 else [*range(TAKE, PILE), PILE])
        if top >= 10:
            refused(game, *range(TAKE, PILE))
    assert {10, 11, 12} < tops


@every_seats
def test_cast_g2_the_first_starter_is_random_and_the_deal_passes_left(seats):
    starters = [dealt(deal, seats).starter() for deal in range(1, 200)]
    assert set(starters) == set(range(seats))
    assert all(starters.count(s) > 100 // seats for s in range(seats))
    for deal in range(1, 6):
        first = dealt(deal, seats).starter()
        last, found = None, []
        for game, _ in shuffled_match(seats, deal):
            if game.phase() == CHOOSE and game.turns() == 0 and game.round() != last:
                last = game.round()
                found.append(game.seat())
        rounds = 4 if seats == 2 else seats
        assert found == [(first + i) % seats for i in range(rounds)]


def test_cast_g3_each_seat_looks_at_its_first_and_fourth_card_until_it_confirms():
    game = dealt(5, 3)
    first = game.starter()
    for i in range(3):
        seat = (first + i) % 3
        assert (game.phase(), game.seat(), checks.legal(game)) == (PEEK, seat, bytes([DONE]))
        for other in range(3):
            view = checks.view_of(game, other)
            shown = [(s, p) for s in range(3) for p in range(4) if view.row(s, p) != 255]
            assert shown == ([(seat, 0), (seat, 3)] if other == seat else [])
            assert all(view.row(s, p) == game.row(s, p) for s, p in shown)
        game.apply(DONE)
    assert (game.phase(), game.seat()) == (CHOOSE, first)
    for seat in range(3):
        view = checks.view_of(game, seat)
        assert {view.row(s, p) for s in range(3) for p in range(4)} == {255}


def test_cast_g3_no_undo_shows_the_two_cards_again():
    game = dealt(5, 2)
    for _ in range(2):
        game.revealed = False
        game.apply(DONE)
        assert game.revealed


def test_cast_setting_up_is_told():
    game = dealt(5, 2)
    seat, top = game.starter(), game.discard.top()
    assert events(game) == [
        (DEALT, 0, 0, 0),
        (rules.DISCARDED, 255, top, 0),
        (TURN, seat, 0, 0),
    ]
    game.apply(DONE)
    assert events(game)[3:] == [(TURN, 1 - seat, 0, 0)]


# A: the top of the discard.


@pytest.mark.parametrize("place", range(4))
def test_cast_g5_taking_the_discard_places_it_at_once(place):
    game = act(position(discard="9 5"), TAKE + place)
    expected = "1 2 3 4".split()
    out = expected[place]
    expected[place] = "5"
    assert (row(game, 0), cards(game.discard)) == (" ".join(expected), f"9 {out}")
    assert (game.phase(), game.seat(), game.turns(), game.revealed) == (CHOOSE, 1, 1, True)
    assert events(game) == [
        (rules.TOOK_DISCARD, 0, 5, place),
        (rules.DISCARDED, 0, number(out), 0),
        (TURN, 1, 0, 0),
    ]


def test_cast_g5_the_outgoing_card_is_not_seen_before_it_lands():
    game = position(discard="9 5")
    assert row(checks.view_of(game, 0), 0) == "?? ?? ?? ??"
    assert checks.legal(game) == bytes([*range(TAKE, PILE), PILE])  # nothing comes in between


# B: draw.


def test_cast_b_a_number_is_placed_or_discarded():
    for place in range(4):
        game = act(position(pile="7 0"), PILE)
        assert (game.phase(), game.held(), game.revealed) == (DRAWN, 0, True)
        assert checks.legal(game) == bytes([*range(PLACE, PLACE + 4), THROW])
        refused(game, PLAY, PILE, DONE, TAKE, LOOK_AT)
        game.apply(PLACE + place)
        assert game.row(0, place) == 0
        assert cards(game.discard) == f"9 {place + 1}"
        assert (game.phase(), game.seat(), game.held()) == (CHOOSE, 1, NOTHING)
    game = act(position(pile="7 0"), PILE, THROW)
    assert (row(game, 0), cards(game.discard)) == ("1 2 3 4", "9 0")
    assert (game.phase(), game.seat()) == (CHOOSE, 1)


def test_cast_b_placing_and_discarding_are_told():
    game = act(position(pile="7 0"), PILE)
    left = game.pile.count()
    assert events(game, seat=0) == [(DREW, 0, 0, left)]
    assert events(game, seat=1) == [(DREW, 0, 255, left)]
    game.apply(PLACE + 2)
    assert events(game) == [
        (rules.PLACED, 0, 2, 0),
        (rules.DISCARDED, 0, 3, 0),
        (TURN, 1, 0, 0),
    ]
    game = act(position(pile="7 0"), PILE, THROW)
    assert events(game) == [(rules.DISCARDED, 0, 0, 0), (TURN, 1, 0, 0)]


@pytest.mark.parametrize("name", ["SWAP", "LOOK", "DRAW"])
def test_cast_g7_a_drawn_action_is_never_placed_in_the_row(name):
    game = act(position(pile=name), PILE)
    assert checks.legal(game) == bytes([THROW, PLAY])
    refused(game, *range(PLACE, PLACE + 4))
    if name == "DRAW":  # neither are those that a Piocher brings
        game = act(position(pile="SWAP LOOK DRAW"), PILE, PLAY)
        for action in (THROW, PLAY):
            assert checks.legal(game) == bytes([THROW, PLAY])
            refused(game, *range(PLACE, PLACE + 4))
            game.apply(action)


@pytest.mark.parametrize("name", ["SWAP", "LOOK", "DRAW"])
def test_cast_g8_an_action_swapped_out_of_a_row_does_nothing_and_blocks_a(name):
    for game in (
        act(position((f"1 {name} 3 4", "5 6 7 8"), "9 5"), TAKE + 1),
        act(position((f"1 {name} 3 4", "5 6 7 8"), "9", "5"), PILE, PLACE + 1),
    ):
        assert (row(game, 0), cards(game.discard)) == ("1 5 3 4", f"9 {name}")
        assert (game.phase(), game.seat(), game.waiting()) == (CHOOSE, 1, 0)
        assert checks.legal(game) == bytes([PILE])
        refused(game, *range(TAKE, PILE))


@pytest.mark.parametrize("name", ["SWAP", "LOOK", "DRAW"])
def test_cast_g10_playing_an_action_is_optional(name):
    game = act(position(pile=name), PILE)
    assert checks.legal(game) == bytes([THROW, PLAY])
    game.apply(THROW)
    assert (cards(game.discard), game.phase(), game.seat()) == (f"9 {name}", CHOOSE, 1)
    assert (game.held(), game.waiting(), row(game, 0)) == (NOTHING, 0, "1 2 3 4")


@pytest.mark.parametrize(
    ("name", "phase"), [("SWAP", SWAPPING), ("LOOK", LOOKING), ("DRAW", FIRST_OF_TWO)]
)
def test_cast_g10_once_played_its_effect_is_not(name, phase):
    game = act(position(pile=f"3 {name}"), PILE, PLAY)
    assert (game.phase(), game.seat()) == (phase, 0)
    assert events(game)[:1] == [(rules.PLAYED, 0, number(name), 0)]
    refused(game, DONE, PILE, CALL, *([THROW, PLAY] if name != "DRAW" else []))


# Regarder.


@pytest.mark.parametrize("place", range(4))
def test_cast_g11_a_look_is_at_ones_own_row_and_private(place):
    game = act(position(("1 2 3 4", "5 6 7 8", "5 6 7 8"), pile="LOOK"), PILE, PLAY)
    assert checks.legal(game) == bytes(range(LOOK_AT, LOOK_AT + 4))
    refused(game, LOOK_AT + 4, LOOK_AT + 8)
    game.apply(LOOK_AT + place)
    assert (game.phase(), game.looked_place(), game.revealed) == (LOOKED, place, True)
    for seat in range(3):
        view = checks.view_of(game, seat)
        shown = [(s, p) for s in range(3) for p in range(4) if view.row(s, p) != 255]
        assert shown == ([(0, place)] if seat == 0 else [])
    assert checks.view_of(game, 0).row(0, place) == place + 1
    assert events(game)[-1] == (rules.LOOKED_AT, 0, place, 0)
    assert events(game, seat=0)[-1] == (rules.LOOKED_AT, 0, place, 0)
    assert checks.legal(game) == bytes([DONE])
    game.revealed = False
    game.apply(DONE)
    assert game.revealed  # no undo shows it again
    assert (game.phase(), game.seat(), cards(game.discard)) == (CHOOSE, 1, "9 LOOK")
    assert (row(game, 0), row(checks.view_of(game, 0), 0)) == ("1 2 3 4", "?? ?? ?? ??")


# Échanger.


def swapping(seats=3):
    rows = ("1 2 3 4", "5 6 7 8", "0 0 9 9", "1 2 3 4", "5 6 7 8", "8 7 6 5")[:seats]
    return act(position(rows, pile="SWAP", turn=1), PILE, PLAY)


def test_cast_g12_an_exchange_moves_one_own_card_and_any_of_one_opponent():
    for mine in range(4):
        for other, theirs in ((0, 0), (0, 3), (2, 1), (2, 3)):
            game = swapping()
            before = [row(game, seat).split() for seat in range(3)]
            game.apply(exchange(mine, other, theirs))
            before[1][mine], before[other][theirs] = before[other][theirs], before[1][mine]
            assert [row(game, seat).split() for seat in range(3)] == before
            assert (game.phase(), game.seat(), cards(game.discard)) == (CHOOSE, 2, "9 SWAP")


def test_cast_g12_which_two_places_is_public_the_cards_are_not():
    game = swapping()
    game.apply(exchange(3, 2, 1))
    assert not game.revealed
    for seat in range(3):
        assert events(game, seat=seat)[-3:] == [
            (rules.EXCHANGED, 1, 2, 3 << 2 | 1),
            (rules.DISCARDED, 1, rules.SWAP, 0),
            (TURN, 2, 0, 0),
        ]
        view = checks.view_of(game, seat)
        assert {view.row(s, p) for s in range(3) for p in range(4)} == {255}


@every_seats
def test_cast_g12_every_exchange_with_another_seat_is_offered_and_no_other(seats):
    game = swapping(seats)
    offered = [
        exchange(mine, other, theirs)
        for mine in range(4)
        for other in range(seats)
        for theirs in range(4)
        if other != 1
    ]
    assert checks.legal(game) == bytes(offered)
    assert len(offered) == 16 * (seats - 1) <= game.MOST_ACTIONS
    refused(game, *(a for a in range(exchange(0, 0, 0), 255) if a not in offered))


# What may be taken back.


def test_cast_nothing_revealed_is_only_an_exchange_or_an_answer():
    for game, action in shuffled_match(4, 3):
        copy = checks.new(game)
        copy.copy_from(game)
        copy.apply(action)
        free = game.phase() == SWAPPING or game.phase() == CALLING
        ends = copy.phase() >= rules.ROUND_END
        assert copy.revealed == (not free or ends)
