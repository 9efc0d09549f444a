"""Gang de castors, rulings CAST-G14 to G19: Piocher, the discard and the pile."""

import pytest

from engine_mpy.games import castors_table as rules
from engine_mpy.games.base import DREW, SHUFFLED
from engine_mpy.games.castors_table import (
    DONE,
    DRAWN,
    FIRST_OF_TWO,
    LOOK_AT,
    PILE,
    PLACE,
    PLAY,
    THROW,
)
from tests.castors_position import (
    act,
    cards,
    events,
    exchange,
    number,
    position,
    refused,
    row,
    shuffled_match,
)
from tests.suite import checks
from tools.describe import castors as described

every_seats = pytest.mark.parametrize("seats", range(2, 7))


# Piocher.


def test_cast_g14_a_played_action_ends_on_top_so_that_the_next_seat_cannot_take():
    for name, effect in (("SWAP", [exchange(0, 1, 0)]), ("LOOK", [LOOK_AT, DONE])):
        game = act(position(pile=name), PILE, PLAY)
        assert (cards(game.discard), game.held()) == ("9", number(name))  # not before its effect
        for action in effect:
            game.apply(action)
        assert cards(game.discard) == f"9 {name}"
        assert (game.seat(), checks.legal(game)) == (1, bytes([PILE]))


def test_cast_g14_a_piocher_waits_beside_the_piles_while_its_cards_are_drawn():
    game = act(position(pile="3 0 DRAW"), PILE, PLAY)
    assert (game.waiting(), game.held(), cards(game.discard)) == (1, 0, "9")
    game.apply(THROW)
    assert (game.waiting(), game.held(), cards(game.discard)) == (1, 3, "9 0")
    game.apply(PLACE)
    assert (game.waiting(), cards(game.discard)) == (0, "9 0 1 DRAW")
    assert checks.legal(game) == bytes([PILE])
    game = act(position(pile="3 0 DRAW"), PILE, PLAY, PLACE)
    assert (row(game, 0), cards(game.discard), game.seat()) == ("0 2 3 4", "9 1 DRAW", 1)


def test_cast_g14_of_nested_ones_the_innermost_is_discarded_first():
    game = act(position(pile="SWAP DRAW"), PILE, PLAY, PLAY)
    assert (game.waiting(), game.held()) == (1, rules.SWAP)
    game.apply(exchange(0, 1, 0))
    assert cards(game.discard) == "9 SWAP DRAW"
    game = act(position(pile="4 LOOK DRAW DRAW"), PILE, PLAY, PLAY, PLAY, LOOK_AT, DONE)
    assert cards(game.discard) == "9 LOOK DRAW DRAW"
    assert [e[2] for e in events(game, rules.DISCARDED)] == [rules.LOOK] + [rules.DRAW] * 2


def test_cast_g14_with_the_first_card_thrown_away_the_second_must_be_drawn():
    game = act(position(pile="3 0 DRAW"), PILE, PLAY, THROW)
    assert (game.phase(), game.seat(), game.held()) == (DRAWN, 0, 3)
    refused(game, DONE, PILE, PLAY)


def test_cast_g14_a_nested_piocher_gives_up_what_is_left_of_the_outer_one():
    game = act(position(pile="4 3 0 DRAW DRAW"), PILE, PLAY, PLAY)
    assert (game.phase(), game.held(), game.waiting()) == (FIRST_OF_TWO, 0, 2)
    game.apply(PLACE)  # the outer one's second card is not drawn
    assert (game.seat(), cards(game.discard)) == (1, "9 1 DRAW DRAW")
    game = act(position(pile="4 3 0 DRAW DRAW"), PILE, PLAY, PLAY, THROW, THROW)
    assert (game.seat(), cards(game.discard)) == (1, "9 0 3 DRAW DRAW")
    assert game.pile.card(game.pile.count() - 1) == 4


def test_cast_g15_the_second_card_may_be_thrown_away():
    for second in ("3", "SWAP", "DRAW"):
        game = act(position(pile=f"{second} 0 DRAW"), PILE, PLAY, THROW)
        assert THROW in checks.legal(game)
        game.apply(THROW)
        assert (game.seat(), cards(game.discard)) == (1, f"9 0 {second} DRAW")


def test_cast_g15_the_second_card_is_used_like_any_drawn_one():
    game = act(position(pile="LOOK 0 DRAW"), PILE, PLAY, THROW, PLAY, LOOK_AT + 2)
    assert checks.view_of(game, 0).row(0, 2) == 3
    game = act(position(pile="8 7 DRAW"), PILE, PLAY, THROW, PLACE + 3)
    assert row(game, 0) == "1 2 3 8"


def test_cast_g16_a_nested_piocher_is_a_fresh_one():
    for pile, played in (
        ("2 1 DRAW DRAW", [PLAY, PLAY]),  # as the first card of another
        ("2 1 DRAW 9 DRAW", [PLAY, THROW, PLAY]),  # as the second
    ):
        game = act(position(pile=pile), PILE, *played)
        assert (game.phase(), game.held(), game.waiting()) == (FIRST_OF_TWO, 1, 2)
        game.apply(THROW)
        assert (game.phase(), game.held()) == (DRAWN, 2)
        game.apply(THROW)
        assert game.seat() == 1


def test_cast_g16_all_five_may_lie_in_one_another():
    game = act(position(pile="3 7 DRAW DRAW DRAW DRAW DRAW"), PILE, *[PLAY] * 5)
    assert (game.waiting(), game.held(), game.phase()) == (5, 7, FIRST_OF_TWO)
    checks.check_cards(game, described)
    game.apply(PLACE)
    assert cards(game.discard) == "9 1" + " DRAW" * 5


def test_cast_the_longest_turn_has_fifteen_actions():
    thrown = "5 DRAW 4 DRAW 3 DRAW 2 DRAW 1 DRAW"
    game = position(pile=f"LOOK {thrown}", turns=2)
    turn = [PILE, *[PLAY, THROW] * 5, PLAY, LOOK_AT, DONE, DONE]
    act(game, *turn)
    assert (len(turn), game.seat()) == (15, 1)
    assert game.LONGEST == 31 * (6 + 21 * 6 * 15 + 1)


def test_cast_g17_a_rejected_first_card_goes_face_up_before_the_second_draw():
    game = act(position(pile="3 0 DRAW"), PILE, PLAY)
    seen = game.events.total
    game.apply(THROW)
    ring = game.events
    kinds = [ring.kind(i) for i in range(seen, ring.total)]
    assert kinds == [rules.DISCARDED, DREW, DREW]
    assert (ring.b(seen), game.discard.top()) == (0, 0)
    # so that it is shuffled in where the pile is empty, and the one under it stays out of it
    game = act(position(pile="0 DRAW", covered_rest=True), PILE, PLAY)
    assert game.pile.count() == 0
    game.apply(THROW)
    assert (cards(game.discard), game.waiting()) == ("0", 1)


# The pile.


def test_cast_g18_an_empty_pile_is_the_discard_shuffled_without_its_top():
    game = position(pile="1", discard="9 3", covered_rest=True)
    covered = sorted(cards(game.discard).split()[:-1])
    act(game, PILE)
    assert game.pile.count() == 0
    assert events(game, SHUFFLED) == []  # only when a draw needs it
    act(game, THROW)
    assert cards(game.discard).endswith("9 3 1")
    act(game, PILE)
    assert cards(game.discard) == "1"
    assert sorted([*cards(game.pile).split(), described.card(game.held())]) == sorted(
        [*covered, "3"]
    )
    assert events(game, SHUFFLED) == [(SHUFFLED, game.pile.count() + 1, 0, 0)]


def test_cast_g18_the_new_pile_is_in_another_order_each_time():
    orders = set()
    for words in range(20):
        game = position(discard="9 3", covered_rest=True)
        game.state[rules.AT_RNG] = words
        orders.add(cards(act(game, PILE).pile))
    assert len(orders) == 20


def test_cast_g19_there_is_always_a_card_to_draw():
    """Six seats, five Piochers waiting, an empty pile: the discard still has cards."""
    numbers_only = "0 0 0 0 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 5 5 5".split()
    rows = [" ".join(numbers_only[i : i + 4]) for i in range(0, 24, 4)]
    game = position(rows, "9 8", "DRAW DRAW DRAW DRAW DRAW", covered_rest=True)
    act(game, PILE, *[PLAY] * 5)
    assert (game.waiting(), game.discard.count()) == (5, 1)
    assert game.pile.count() == 66 - 24 - 5 - 1 - 1
    act(game, THROW)
    assert game.phase() == DRAWN


@every_seats
def test_cast_g19_not_in_any_random_match(seats):
    made = 0
    for deal in range(1, 6):
        left = 66
        for game, _ in shuffled_match(seats, deal, 1, call=0, draws=True):
            assert game.pile.count() + game.discard.count() > 1
            checks.check_cards(game, described)
            made += game.pile.count() > left
            left = game.pile.count()
    assert made or seats == 2
