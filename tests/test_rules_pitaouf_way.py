"""Pitaouf, rulings PIT-S12 to S22 and C4, C5: the way to the fridge and back, and the ends."""

import pytest

from engine_mpy.games import base
from engine_mpy.games import pitaouf as rules
from engine_mpy.games.base import DREW, MATCH_OVER, IllegalAction
from engine_mpy.games.events import EVERYONE
from engine_mpy.games.pitaouf import (
    DANGER,
    FREE_STEPS,
    HIDDEN,
    LOST_TO_DANGER,
    LOST_TO_TRIAL,
    NEUTRAL,
    OPEN,
    PLAY,
    WALK,
    WON,
    Pitaouf,
)
from tests.pitaouf_position import cards, name, number, pose, posed_on, poses
from tests.pitaouf_position import position as at_space
from tests.suite import checks
from tests.suite.script import Script
from tools.describe import pitaouf as described


def events(game, kind):
    return [e[1:] for e in checks.events_of(game, 0) if e[0] == kind]


def only_walks(game):
    return checks.legal(game) == bytes([WALK])


ALL_SAFE = dict.fromkeys(range(2, 26), NEUTRAL)


# Safe spaces and the fridge.


@pytest.mark.parametrize("options", [0, FREE_STEPS])
def test_pit_s12_a_safe_space_is_one_step_without_pose_and_draw(options):
    game = at_space("7S", "KS", back=True, talon="2C 3C", posed={5: "8S"}, options=options)
    assert only_walks(game)
    with pytest.raises(IllegalAction):
        pose(game, "KS", 3)
    game.apply(WALK)
    assert game.space() == 4
    assert cards(game.hand) == "KS"
    assert cards(game.talon) == "2C 3C"
    assert events(game, DREW) == []
    assert game.turns() == 1


@pytest.mark.parametrize("at", [23, 24, 25])
def test_pit_s13_the_fridge_stops_the_cat_and_the_pose_draws_nothing(at):
    game = at_space("7S", "KS 2H", at=at, talon="2C 3C")
    pose(game, "KS", 3)
    assert game.space() == 26
    assert game.back()
    assert cards(game.hand) == "2H"
    assert cards(game.talon) == "2C 3C"
    assert events(game, DREW) == []
    assert events(game, rules.MOVED) == [(at, 26, rules.BRIO)]


def test_pit_s13_a_pose_that_does_not_reach_the_fridge_draws():
    game = at_space("7S", "KS 2H", at=24, talon="2C 3C", options=FREE_STEPS)
    pose(game, "KS", 1)
    assert (game.space(), cards(game.hand)) == (25, "2H 3C")
    game = at_space("7S", "KS 2H", at=24, talon="2C 3C", options=FREE_STEPS)
    pose(game, "KS", 2)
    assert (game.space(), cards(game.hand)) == (26, "2H")


def test_pit_s13_from_the_fridge_the_cat_walks_one_step_without_draw_and_leaves_the_joker():
    game = at_space(None, "KS 2H", at=26, back=True, talon="2C 3C", path={25: "7S"})
    assert only_walks(game)
    game.apply(WALK)
    assert game.space() == 25
    assert cards(game.hand) == "KS 2H"
    assert cards(game.talon) == "2C 3C"
    assert game.path(26) == rules.JOKER
    assert game.mark(25) == OPEN


def test_pit_s14_on_the_way_back_a_space_never_visited_is_an_ordinary_ordeal():
    game = at_space(None, "KS 5H 6H 4S 7C", at=26, back=True, path={25: "7S"})
    game.apply(WALK)
    assert events(game, rules.TURNED_UP) == [(25, number("7S"), 0)]
    found = poses(game)
    assert found["KS", 3] == "brio"
    assert found["4S", 1] == "danger"
    assert found["7C", 1] == "danger"
    assert found["5H 6H", 1] == "danger"


def test_pit_s14_jumped_spaces_are_ignored_both_ways():
    game = at_space("7S", "KS 8H", at=5, path={8: "7C"})
    pose(game, "KS", 3)
    assert [game.mark(i) for i in (6, 7, 8)] == [HIDDEN, HIDDEN, OPEN]
    game = at_space("7S", "KS 8H", at=9, back=True, path={6: "7C"})
    pose(game, "KS", 3)
    assert (game.space(), game.phase()) == (6, PLAY)
    assert [game.mark(i) for i in (8, 7, 6)] == [HIDDEN, HIDDEN, OPEN]


# Dangers and defeats.


def test_pit_s15_a_danger_takes_one_card_above_the_bottom_card():
    hand = "8H QH 9S 5S 7C"
    game = at_space("7S", hand, back=True, marks={5: DANGER}, posed={5: "2D 10D"})
    assert poses(game) == {("8H", 1): "success", ("QH", 2): "success", ("9S", 2): "brio"}
    for wrong in ("5S", "7C", "8H QH"):
        with pytest.raises(IllegalAction):
            pose(game, wrong, 1)
    pose(game, "9S", 2)
    assert (game.space(), game.mark(5), posed_on(game, 5)) == (3, NEUTRAL, "2D 10D 9S")


def test_pit_s15_no_such_card_is_defeat_at_once():
    with_king = at_space("7S", "8S KH", back=True, path={3: "QD"}, marks={3: DANGER})
    pose(with_king, "8S", 2)
    assert with_king.phase() == PLAY
    without = at_space("7S", "8S JH 9H", back=True, path={3: "QD"}, marks={3: DANGER})
    pose(without, "8S", 2)
    assert without.phase() == LOST_TO_DANGER
    assert events(without, MATCH_OVER) == [(0, 0, 0)]


def test_pit_s16_an_ordeal_with_no_legal_pose_is_defeat():
    enough = at_space("7S", "8H 9H 4H", path={6: "QD"})
    pose(enough, "8H", 1)
    assert enough.phase() == PLAY  # 9 + 4 is more than 12
    equal = at_space("7S", "8H 9H 3H", path={6: "QD"})
    pose(equal, "8H", 1)
    assert equal.phase() == LOST_TO_TRIAL
    assert equal.seat() == base.NOBODY
    assert events(equal, MATCH_OVER) == [(0, 0, 0)]
    alone = at_space("7S", "8H 9H", path={6: "QD"})
    pose(alone, "8H", 1)
    assert alone.phase() == LOST_TO_TRIAL  # one card is no sum


def test_pit_s16_no_pose_on_space_1_is_defeat_when_the_exchange_is_over():
    game = at_space("KS", "2H 2C 2D 3H 3C", at=1, phase=rules.EXCHANGE, talon="4D")
    assert game.phase() == rules.EXCHANGE
    kept = Pitaouf()
    kept.copy_from(game)
    kept.apply(rules.KEEP)
    assert kept.phase() == LOST_TO_TRIAL
    given = Pitaouf()
    given.copy_from(game)
    given.apply(rules.GIVE + 3)
    assert cards(given.hand) == "4D 2C 2D 3H 3C"
    assert given.phase() == PLAY  # 14 with the 4


def test_pit_s17_an_empty_hand_is_no_defeat_while_only_safe_spaces_are_met():
    marks = {**ALL_SAFE, 2: HIDDEN}
    game = at_space(None, "", at=26, back=True, path={2: "2S"}, marks=marks)
    for space in range(25, 2, -1):
        game.apply(WALK)
        assert (game.space(), game.phase()) == (space, PLAY)
    game.apply(WALK)
    assert game.phase() == LOST_TO_TRIAL


def test_pit_s17_the_last_card_may_take_the_cat_to_the_fridge():
    game = at_space("7S", "KS", at=24)
    pose(game, "KS", 3)
    assert (game.space(), game.hand.count(), game.phase()) == (26, 0, PLAY)


# Home.


@pytest.mark.parametrize(("at", "mark"), [(2, NEUTRAL), (2, DANGER), (3, DANGER), (4, OPEN)])
def test_pit_s18_space_1_is_not_resolved_again(at, mark):
    game = at_space("7S", "KS", at=at, back=True, marks={1: mark})
    pose(game, "KS", 3)
    assert (game.space(), game.phase(), game.mark(1)) == (1, WON, mark)
    assert events(game, MATCH_OVER) == [(1, 0, 0)]
    assert checks.legal(game) == b""


def test_pit_s20_posed_and_turned_up_cards_may_be_read_again_at_any_time():
    game = at_space("7S", "KS 4D 5D 6D", path={8: "10H"}, posed={3: "9C 2C"})
    pose(game, "KS", 3)
    pose(game, "4D 5D 6D", 1)
    view = checks.view_of(game, 0)
    assert [name(view.path(i)) for i in (5, 8)] == ["7S", "10H"]
    assert (posed_on(view, 5), posed_on(view, 8), posed_on(view, 3)) == ("KS", "4D 5D 6D", "9C 2C")
    assert view.path(6) == 255


def test_pit_s21_at_most_25_and_1_and_24_turns():
    """All low cards on the path, one step at a time, every space safe on the way back."""
    low = [f"{r}{s}" for r in (2, 3, 4, 5, 6) for s in "SHCD"] + ["7S", "7H", "7C", "7D", "8S"]
    high = [f"{r}{s}" for r in ("9", "10", "J", "Q", "K", "A") for s in "SHCD"] + ["JK", "8H"]
    game = at_space(
        None,
        " ".join(high[:5]),
        at=1,
        talon=" ".join(high[5:] + ["8C", "8D"]),
        path={i: low[i - 1] for i in range(1, 26)},
        marks={1: OPEN},
        options=FREE_STEPS,
    )
    while not game.over():
        game.apply(checks.legal(game)[0])
    assert game.phase() == WON
    assert game.turns() == rules.TURNS == 50
    assert game.LONGEST == 1 + rules.TURNS


def test_pit_s22_a_win_scores_hand_and_talon_after_its_draw():
    game = at_space("7S", "KS 2H 3H", at=4, back=True, talon="2C 3C 4C")
    assert game.score(0) == 0
    pose(game, "KS", 3)
    assert cards(game.hand) == "2H 3H 4C"
    assert game.score(0) == 5
    assert game.distance() == 51


def test_pit_s22_a_win_may_score_0_and_is_a_win():
    game = at_space("7S", "KS", at=4, back=True)
    pose(game, "KS", 3)
    winners = bytearray(1)
    assert (game.score(0), game.winners(winners), winners[0]) == (0, 1, 0)


def test_pit_s22_a_defeat_scores_0_and_keeps_the_distance():
    out = at_space("7S", "8S", talon="2C 3C", path={7: "KD"})
    pose(out, "8S", 2)
    assert (out.over(), out.score(0), out.winners(bytearray(1)), out.distance()) == (True, 0, 0, 7)
    back = at_space("7S", "8S", talon="2C 3C", path={3: "KD"}, back=True)
    pose(back, "8S", 2)
    assert (back.over(), back.score(0), back.distance()) == (True, 0, 49)
    assert at_space(None, at=26, back=True).distance() == 26
    assert at_space("7S", at=1, marks={1: OPEN}).distance() == 1


# Views and events.


def test_pit_c4_the_deal_number_is_not_in_a_view():
    """What is not a card, the turn or chance is the same in every deal."""
    game = Pitaouf()
    seen = set()
    for deal in (1, 2, 4660, 999_999):
        game.deal(deal, 1, 0)
        view = checks.view_of(game, 0)
        view.hand.clear()
        view.talon.clear()
        view.state[rules.AT_PATH] = 0
        seen.add(bytes(view.state))
    assert len(seen) == 1


def test_pit_c4_dog_and_mistress_are_unknown_aces():
    game = at_space("7S", "KS")
    view = checks.view_of(game, 0)
    assert [view.path(i) for i in (10, 20)] == [255, 255]


def test_pit_c5_every_public_change_is_announced():
    """A witness who hears the events alone knows the table: path, hand, posed cards, the cat."""
    script = Script(b"pitaouf")
    game = script.game
    for deal in range(1, 200):
        script.start(deal, 1, deal & 3)
        witness = {"path 1": [name(game.path(1))], "hand": described.piles(game)["hand"]}
        witness["cat"] = 1
        heard = game.events.total
        while not game.over():
            game.apply(script.choose())
            _hear(witness, game.events, heard)
            heard = game.events.total
            piles = described.piles(game)
            shown = {f"path {i}" for i in range(1, 26) if game.mark(i) != HIDDEN}
            assert {k: witness[k] for k in shown} == {k: piles[k] for k in shown}
            assert sorted(witness["hand"]) == sorted(piles["hand"])
            assert witness["cat"] == game.space()
        assert witness["over"] == (game.phase() == WON)


def _hear(witness, ring, first):
    for i in range(first, ring.total):
        kind, a, b = ring.kind(i), ring.a(i), ring.b(i)
        if ring.audience(i) != EVERYONE:
            continue
        if kind == rules.TURNED_UP:
            witness[f"path {a}"] = [name(b)]
        elif kind == rules.POSED:
            witness["hand"].remove(name(b))
            witness[f"path {a}"].append(name(b))
        elif kind == DREW:
            witness["hand"].append(name(b))
        elif kind == rules.EXCHANGED and b != 255:
            witness["hand"].remove(name(a))
            witness["hand"].append(name(b))
        elif kind == rules.MOVED:
            assert witness["cat"] == a
            witness["cat"] = b
        elif kind == MATCH_OVER:
            witness["over"] = a == 1
