"""Ptit Pois, rulings POIS-P15 to P21, P32 and P33: action B, drawing, and what is seen."""

import pytest

from engine_mpy.games import ptit_pois_table as rules
from engine_mpy.games.base import DREW, SHUFFLED, IllegalAction
from engine_mpy.games.ptit_pois_table import (
    ACT,
    AFTER_B,
    BONUS,
    CHOOSE_UP,
    DECLINE,
    FLIP,
    GO_ON,
    TURN_AND_DRAW,
)
from tests.ptit_pois_position import (
    cards,
    events,
    hoarded_match,
    name,
    number,
    numbers,
    others,
    play,
    plays,
    position,
    row,
    shuffled_match,
)
from tests.suite import checks
from tools.describe import ptit_pois as described

# Action B.


def test_pois_p15_b_is_not_available_inside_a_bonus():
    game = position(("R6 R1", "B1"), ("Y1/Y2 -/-", "B3/B4 B5/B6"))
    play(game, "R6")  # nothing to replay, and still no B
    assert game.phase() == BONUS
    assert others(game) == [FLIP, DECLINE]
    with pytest.raises(IllegalAction):
        game.apply(TURN_AND_DRAW)


def test_pois_p16_b_turns_draws_two_and_then_a_card_must_be_played():
    game = position(("R6 Y5", "B1"), pile="R8 G9")
    assert others(game) == [TURN_AND_DRAW]
    game.apply(TURN_AND_DRAW)
    assert (game.phase(), game.seat(), game.up()) == (AFTER_B, 0, False)
    assert cards(game.hands[0]) == "R6 R8 Y5 G9"
    assert others(game) == []
    for action in (DECLINE, FLIP, GO_ON, CHOOSE_UP):
        with pytest.raises(IllegalAction):
            game.apply(action)
    play(game, "Y5", 0)
    assert (game.phase(), game.seat(), game.up()) == (ACT, 1, False)


def test_pois_p16_b_is_compulsory_when_nothing_can_be_played():
    game = position(("R1 Y2", "B1"), ("Y6/Y4 -/-", "B3/B4 B5/B6"))
    assert checks.legal(game) == bytes([TURN_AND_DRAW])


def test_pois_p17_after_a_b_with_nothing_playable_b_is_repeated():
    game = position(("R9", "B1"), ("Y1/- -/-", "B3/B4 B5/B6"), pile="R6 Y7 B8 G10")
    game.apply(TURN_AND_DRAW)
    assert checks.legal(game) == bytes([TURN_AND_DRAW])
    game.apply(TURN_AND_DRAW)
    assert (game.up(), game.phase()) == (True, AFTER_B)
    assert cards(game.hands[0]) == "R6 R9 Y7 B8 G10"
    assert others(game) == []
    assert len(plays(game)) == 10
    assert game.turns() == 0


def test_pois_p17_the_player_can_be_warned_before_a_b_that_blocks():
    blocked = position(("R9", "B1"), ("Y1/- -/-", "B3/B4 B5/B6"))
    assert checks.view_of(blocked, 0).blocked_by_b()
    for hand, own_row in (("R9 R4", "Y1/- -/-"), ("R9", "Y1/Y3 -/-"), ("R9 R5", "Y1/- -/-")):
        game = position((hand, "B1"), (own_row, "B3/B4 B5/B6"), discards=("G5", "Y4"))
        assert not checks.view_of(game, 0).blocked_by_b()


def test_pois_p17_a_warning_comes_true_unless_the_drawn_cards_help():
    warned = 0
    for deal in range(1, 60):
        for game, action in shuffled_match(2 + deal % 5, deal):
            if action == TURN_AND_DRAW and game.phase() == ACT:
                held = [number(c) for c in plays_after_turning(game)]
                assert game.blocked_by_b() == (not held)
                warned += not held
    assert warned > 10


def plays_after_turning(game):
    """Cards held now that could go on a discard in the other direction, by names."""
    seat, tops = game.seat(), [int(name(d.top())[1:]) for d in game.discards]
    held = cards(game.hands[seat]).split() + [p.split("/")[1] for p in row(game, seat).split()]
    down = game.up()
    return [
        c
        for c in held
        if c != "-" and any((int(c[1:]) <= t) if down else (int(c[1:]) >= t) for t in tops)
    ]


def test_pois_p18_at_most_one_voluntary_b_a_turn():
    game = position(("R6 Y5", "B1"), pile="R8 G9")
    game.apply(TURN_AND_DRAW)
    assert TURN_AND_DRAW not in checks.legal(game)
    before = bytes(game.state)
    with pytest.raises(IllegalAction):
        game.apply(TURN_AND_DRAW)
    assert game.state == before


def test_pois_a_forced_b_never_fails():
    """Whatever could not be played one way can be played the other."""
    forced = 0
    for deal in range(1, 80):
        was_forced = False
        for game, _ in shuffled_match(2 + deal % 5, deal):
            if was_forced:
                assert plays(game)
            was_forced = checks.legal(game) == bytes([TURN_AND_DRAW])
            forced += was_forced
    assert forced > 100


# Drawing.


def test_pois_p19_a_short_pile_is_made_of_the_discards_without_their_tops():
    game = position(
        ("R1", "B1"), pile="G10", discards=("R10 R9 R5", "G4 G3 G5"), covered_rest=True
    )
    covered = set(cards(game.discards[0]).split() + ["G4", "G3"]) - {"R5"}
    game.apply(TURN_AND_DRAW)
    assert [cards(d) for d in game.discards] == ["R5", "G5"]
    hand, pile = set(cards(game.hands[0]).split()), set(cards(game.pile).split())
    assert {"R1", "G10"} < hand
    drawn = hand - {"R1", "G10"}
    assert len(drawn) == 1
    assert pile | drawn == covered
    assert [e[0] for e in events(game, DREW, SHUFFLED, seat=0)] == [DREW, SHUFFLED, DREW]
    assert events(game, SHUFFLED) == [(SHUFFLED, len(covered), 0, 0)]
    assert [e[3] for e in events(game, DREW, seat=0)] == [0, len(covered) - 1]


def test_pois_p19_the_new_pile_is_shuffled():
    orders = set()
    for words in range(20):
        game = position(("R1", "B1"), covered_rest=True)
        game.state[rules.AT_RNG] = words
        game.apply(TURN_AND_DRAW)
        orders.add(cards(game.pile))
    assert len(orders) == 20


def test_pois_p19_only_when_a_draw_needs_it():
    game = position(("R1", "B1"), pile="R10 G10", covered_rest=True)
    game.apply(TURN_AND_DRAW)
    assert game.pile.count() == 0
    assert events(game, SHUFFLED) == []
    assert cards(game.hands[0]) == "R1 R10 G10"


FEW = ("R1 R2 R3 R4 R6 R7 R8 R9 R10 Y5 Y6 Y7 Y8 Y9 Y10", "B1 B2 G1 G2 G3 G4 G6 G7 G8 G9 G10")


def test_pois_p20_where_only_one_card_is_left_one_is_drawn():
    game = position((FEW[0], FEW[1] + " B7 B8 B9"), discards=("R5", "B10 G5"))
    assert game.pile.count() == 0
    game.apply(TURN_AND_DRAW)
    assert [e[2] for e in events(game, DREW, seat=0)] == [number("B10")]
    assert (game.phase(), game.revealed) == (AFTER_B, True)


def test_pois_p20_b_stays_a_plain_turn_where_nothing_is_left():
    game = position((FEW[0], FEW[1] + " B7 B8 B9 B10"))
    assert game.pile.count() == 0
    assert others(game) == [TURN_AND_DRAW]
    game.apply(TURN_AND_DRAW)
    assert events(game) == [(rules.DIRECTION, 0, 0, 0)]
    assert (game.phase(), game.up(), game.revealed) == (AFTER_B, False, False)
    assert cards(game.hands[0]) == FEW[0]
    assert plays(game)
    assert others(game) == []


def test_pois_p21_drawn_cards_are_private():
    rows = ("Y1/Y2 -/-", "B3/B4 -/-", "G2/G3 -/-")
    game = position(("R1", "B1", "G1"), rows, pile="R8 G9")
    game.apply(TURN_AND_DRAW)
    left = game.pile.count()
    assert events(game, DREW, seat=0) == [
        (DREW, 0, number("G9"), left + 1),
        (DREW, 0, number("R8"), left),
    ]
    for seat in (1, 2):
        assert events(game, DREW, seat=seat) == [(DREW, 0, 255, left + 1), (DREW, 0, 255, left)]
        view = checks.view_of(game, seat)
        assert [view.hands[0].card(i) for i in range(3)] == [255] * 3
    assert game.revealed


# The largest hand.


OTHERS = "V2 V3 V4 V5 V6 V7 V8 V9"


def largest_hand(own_row, turn=0):
    """Five seats; seat 0 has every card but the two tops and two of every other seat."""
    elsewhere = f"R1 Y1 {OTHERS} {own_row.replace('/', ' ')}".split()
    own = " ".join(n for n in described.DECK if n not in elsewhere)
    hands, rows = OTHERS.split()[:4], [f"-/{n} -/-" for n in OTHERS.split()[4:]]
    return position((own, *hands), (own_row, *rows), ("R1", "Y1"), turn=turn)


@pytest.mark.parametrize(("own_row", "in_hand"), [("-/V10 -/-", 49), ("-/V10 -/V1", 48)])
def test_pois_p32_a_hand_of_49_and_all_its_actions_have_room(own_row, in_hand):
    game = largest_hand(own_row)
    assert game.hands[0].count() == in_hand
    assert game.hands[0].capacity == 49
    actions = checks.legal(game)
    assert len(actions) == 2 * 50 + 1 <= game.MOST_ACTIONS
    checks.check_actions(game)
    checks.check_cards(game, described)
    game.apply(TURN_AND_DRAW)
    game.apply(checks.legal(game)[0])
    checks.check_cards(game, described)


def test_pois_p32_the_sum_of_such_a_hand_is_told_whole():
    game = largest_hand("-/V10 -/-", turn=1)
    total = game.hand_sum(0)
    assert total == sum(int(n[1:]) for n in cards(game.hands[0]).split()) > 255
    play(game, "V2", 0)
    assert events(game, rules.HAND_LEFT)[0] == (rules.HAND_LEFT, 0, total & 255, 1)
    assert events(game, rules.SCORED)[0] == (rules.SCORED, 0, total & 255, 1)
    assert game.score(0) == total


@pytest.mark.parametrize("seats", range(2, 7))
def test_pois_p32_every_seat_keeps_its_bytes_to_itself(seats):
    """Hands that grow as fast as the rules let them stay within theirs."""
    largest = 0
    for deal in range(1, 6):
        for game in hoarded_match(seats, deal):
            checks.check_cards(game, described)
            largest = max([largest, *(game.hands[i].count() for i in range(seats))])
    assert 6 < largest <= 49


# What everybody sees.


def test_pois_p33_what_is_public_and_what_is_not():
    hands = ("R1 R2", "B1 B2 B10")
    game = position(hands, discards=("R3 R5", "G5"), turn=1)
    view = checks.view_of(game, 0)
    assert cards(view.hands[0]) == "R1 R2"
    assert [view.hands[1].card(i) for i in range(3)] == [255] * 3
    assert view.pile.count() == game.pile.count()
    assert {view.pile.card(i) for i in range(view.pile.count())} == {255}
    assert [name(d.top()) for d in view.discards] == ["R5", "G5"]
    assert view.discards[0].card(0) == 255
    assert [view.shown(1, pack) for pack in range(2)] == numbers("B4 B6")
    assert [view.hidden(seat, pack) for seat in range(2) for pack in range(2)] == [255] * 4
    assert (view.up(), view.seat()) == (True, 1)
    assert checks.legal(view) == b""  # it is not the view of the seat in turn


def test_pois_p33_all_lies_face_up_from_the_end_of_a_round_on():
    game = position(("R6", "B1 B2"), discards=("Y6 Y5", "G5"))
    play(game, "R6")
    view = checks.view_of(game, 0)
    assert (cards(view.hands[1]), row(view, 1)) == ("B1 B2", "B3/B4 B5/B6")
    assert view.pile.card(0) == view.discards[0].card(0) == 255
