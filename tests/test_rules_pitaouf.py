"""Pitaouf, rulings PIT-S1 to S11: the exchange and what a pose does. The way is in
test_rules_pitaouf_way.py."""

import pytest

from engine_mpy.games import pitaouf as rules
from engine_mpy.games.base import DREW, IllegalAction
from engine_mpy.games.pitaouf import DANGER, EXCHANGE, FACILE, GIVE, HIDDEN, KEEP, NEUTRAL, OPEN
from tests.pitaouf_position import cards, hand, name, number, numbers, pose, posed_on, poses
from tests.pitaouf_position import position as at_space
from tests.suite import checks
from tools.describe import pitaouf as described

SPADE, HEART, CLUB, DIAMOND = range(4)


def events(game, kind):
    ring = game.events
    return [e[1:] for e in checks.events_of(game, 0) if e[0] == kind and ring.total]


def exchange(talon="", given_hand="7S 9H KC 2D 3D", options=0):
    return at_space("5S", given_hand, at=1, phase=EXCHANGE, talon=talon, options=options)


def give(game, card, suit):
    game.apply(GIVE + game.hand.find(number(card)) * 4 + suit)


# Set-up: the deck, and what lies where.


def test_pit_set_up_lays_26_spaces_5_cards_and_a_talon_of_23():
    for deal in range(1, 200):
        game = rules.Pitaouf()
        game.deal(deal, 1, 0)
        path = [game.path(i) for i in range(1, 27)]
        aces = numbers("AS AH AC AD")
        assert path[9] in aces
        assert path[19] in aces
        assert path[25] == rules.JOKER
        assert all(c < 52 and c not in aces for i, c in enumerate(path) if i not in (9, 19, 25))
        assert game.hand.count() == 5
        assert game.talon.count() == 23
        rest = set(hand(game)) | {game.talon.card(i) for i in range(23)}
        assert len(rest & set(aces)) == 2
        assert rules.JOKER + 1 in rest


def test_pit_set_up_deals_every_card_everywhere():
    seen = {"path": set(), "dog": set(), "hand": set(), "talon": set()}
    game = rules.Pitaouf()
    for deal in range(1, 600):
        game.deal(deal, 1, 0)
        seen["path"] |= {game.path(i) for i in range(1, 26)}
        seen["dog"].add(game.path(10))
        seen["hand"] |= set(hand(game))
        seen["talon"].add(game.talon.card(0))
    assert [len(found) for found in seen.values()] == [52, 4, 53, 53]


def test_pit_s2_space_1_is_turned_up_before_the_exchange():
    game = rules.Pitaouf()
    game.deal(12, 1, 0)
    assert game.phase() == EXCHANGE
    assert game.space() == 1
    assert game.mark(1) == OPEN
    assert checks.view_of(game, 0).path(1) == game.path(1)
    assert events(game, rules.TURNED_UP) == [(1, game.path(1), 0)]
    assert [i for i in range(2, 27) if game.mark(i) != HIDDEN] == [26]


# The exchange.


def test_pit_s3_the_exchange_is_optional():
    game = exchange()
    before = described.piles(game)
    game.apply(KEEP)
    assert game.phase() == rules.PLAY
    assert described.piles(game) == before


def test_pit_s3_a_card_is_given_for_another_suit_once():
    game = exchange()
    gifts = [a - GIVE for a in checks.legal(game) if a >= GIVE]
    suits = [SPADE, HEART, CLUB, DIAMOND, DIAMOND]
    assert gifts == [p * 4 + s for p in range(5) for s in range(4) if s != suits[p]]
    give(game, "7S", HEART)
    assert game.phase() == rules.PLAY
    assert not [a for a in checks.legal(game) if a >= GIVE or a == KEEP]


def test_pit_s3_a_joker_is_given_for_any_suit():
    game = exchange(given_hand="JK 9H KC 2D 3D")
    gifts = [a - GIVE for a in checks.legal(game) if a >= GIVE]
    assert gifts[:4] == [SPADE, HEART, CLUB, DIAMOND]


def test_pit_s3_the_talon_is_looked_through_from_the_bottom_and_seen():
    game = exchange(talon="10S JK QD 4H 6H 8C")
    give(game, "7S", HEART)
    assert cards(game.hand) == "4H 9H KC 2D 3D"
    assert events(game, rules.LOOKED_AT) == [
        (place, number(card), 0) for place, card in enumerate("10S JK QD 4H".split())
    ]
    assert events(game, rules.EXCHANGED) == [(number("7S"), number("4H"), 0)]
    view = checks.view_of(game, 0)
    assert [view.talon.card(i) for i in range(5)] == [*numbers("10S JK QD 7S"), 255]
    assert {view.talon.card(i) for i in range(4, 23)} == {255}


def test_pit_s3_cards_seen_in_the_exchange_stay_known_until_they_are_drawn():
    game = at_space("5S", "6S", talon="10S JK QD")
    game.state[rules.AT_SEEN] = 2
    assert cards(game.talon) == "10S JK QD"
    assert checks.view_of(game, 0).talon.card(2) == 255
    pose(game, "6S", 2)
    assert (game.talon.count(), game.talon_seen()) == (2, 2)
    assert checks.view_of(game, 0).talon.card(1) == number("JK")


def test_pit_s4_the_given_card_takes_the_exact_place_of_the_taken_one():
    game = exchange(talon="10S JK QD 4H 6H 8C")
    before = [game.talon.card(i) for i in range(23)]
    give(game, "KC", HEART)
    after = [game.talon.card(i) for i in range(game.talon.count())]
    before[3] = number("KC")
    assert after == before
    assert cards(game.hand) == "7S 9H 4H 2D 3D"


def test_pit_s5_without_a_card_of_that_suit_nothing_is_exchanged_and_the_exchange_is_spent():
    black = "2S 3S 4S 6S 8S 9S 10S JS QS KS 3C 4C 5C 6C 7C 8C 9C 10C JC QC"
    game = exchange(given_hand="7S 9H KC 2D 3D", talon=black + " JK AS AC")
    before = described.piles(game)
    give(game, "7S", HEART)
    assert described.piles(game) == before
    assert game.phase() == rules.PLAY
    assert game.talon_seen() == 23
    assert events(game, rules.EXCHANGED) == [(number("7S"), 255, 0)]
    assert len(events(game, rules.LOOKED_AT)) == 23


# Suits, the joker, steps.

CALM = "8S KS 8C KC 8H KH 5S 5C 5H 7C 7H"


def results(options, mark=OPEN):
    """Each single card on the 7 of spades: its result and most steps."""
    found = {}
    for card in CALM.split():
        for (posed, steps), result in poses(
            at_space("7S", card, options=options, marks={5: mark})
        ).items():
            found[posed] = f"{result} {steps}"
    return found


def test_pit_s1_the_suit_counts():
    assert results(0) == {
        "8S": "brio 2",
        "KS": "brio 3",
        "8C": "success 1",
        "KC": "success 2",
        "8H": "success 1",
        "KH": "success 2",
        "5S": "danger 1",
        "7C": "danger 1",
        "7H": "danger 1",
    }


def test_pit_s1_facile_red_and_black_count_as_suits():
    assert results(FACILE) == {
        "8S": "brio 2",
        "KS": "brio 3",
        "8C": "brio 2",
        "KC": "brio 3",
        "8H": "success 1",
        "KH": "success 2",
        "5S": "danger 1",
        "5C": "danger 1",
        "7C": "danger 1",
        "7H": "danger 1",
    }
    red = poses(at_space("7H", "8D 8S", options=FACILE))
    assert (red["8D", 2], red["8S", 1]) == ("brio", "success")


def test_pit_s1_facile_the_exchange_names_one_of_four_suits():
    game = exchange(talon="10S 4C 6H", options=FACILE)
    give(game, "7S", CLUB)
    assert cards(game.hand) == "4C 9H KC 2D 3D"


def test_pit_figures_and_aces_go_one_step_farther():
    steps = {}
    for card in "10S JS QS KS AS 10H JH QH KH AH".split():
        steps[card] = [s for _, s in poses(at_space("7S", card))]
    assert [steps[f"{rank}S"] for rank in ("10", "J", "Q", "K", "A")] == [[2], [3], [3], [3], [3]]
    assert [steps[f"{rank}H"] for rank in ("10", "J", "Q", "K", "A")] == [[1], [2], [2], [2], [2]]


@pytest.mark.parametrize("here", ["2D", "KS", "AH"])
@pytest.mark.parametrize("mark", [OPEN, DANGER])
@pytest.mark.parametrize("options", [0, FACILE])
def test_pit_s7_a_joker_beats_anything_as_a_figure_of_the_suit(here, mark, options):
    game = at_space(here, "JK", marks={5: mark}, options=options)
    assert poses(game) == {("JK", 3): "brio"}
    pose(game, "JK", 3)
    assert (game.space(), game.mark(5)) == (8, NEUTRAL)


def test_pit_s7_a_joker_is_not_used_in_sums():
    assert poses(at_space("KS", "JK 9H 8H")) == {("JK", 3): "brio", ("9H 8H", 1): "danger"}
    with pytest.raises(IllegalAction):
        pose(at_space("KS", "JK 9H 8H"), "JK 9H 8H", 1)


def test_pit_s8_steps_are_exact():
    game = at_space("7S", "KS")
    for steps in (0, 1, 2):
        with pytest.raises(IllegalAction):
            pose(game, "KS", steps)
    pose(game, "KS", 3)
    assert game.space() == 8


def test_pit_s8_free_steps_are_chosen_with_the_pose():
    game = at_space("7S", "KS 9H 6H 2C", talon="3C 4C", options=rules.FREE_STEPS)
    assert poses(game) == {
        ("KS", 1): "brio",
        ("KS", 2): "brio",
        ("KS", 3): "brio",
        ("9H", 1): "success",
        ("KS 9H", 1): "danger",
        ("KS 6H", 1): "danger",
        ("KS 2C", 1): "danger",
        ("9H 6H", 1): "danger",
        ("9H 2C", 1): "danger",
        ("6H 2C", 1): "danger",
        ("KS 9H 6H", 1): "danger",
        ("KS 9H 2C", 1): "danger",
        ("KS 6H 2C", 1): "danger",
        ("9H 6H 2C", 1): "danger",
        ("KS 9H 6H 2C", 1): "danger",
    }
    pose(game, "KS", 2)
    assert (game.space(), cards(game.hand)) == (7, "9H 6H 2C 4C")


@pytest.mark.parametrize(
    ("at", "back", "offered"),
    [(22, False, 3), (23, False, 3), (24, False, 2), (25, False, 1)]
    + [(25, True, 3), (4, True, 3), (3, True, 2), (2, True, 1)],
)
def test_pit_s8_free_steps_to_the_same_space_are_offered_once(at, back, offered):
    game = at_space("7S", "KS", at=at, back=back, options=rules.FREE_STEPS)
    assert poses(game) == {("KS", steps): "brio" for steps in range(1, offered + 1)}
    with pytest.raises(IllegalAction):
        pose(game, "KS", offered + 1)


def test_pit_s9_an_ace_is_beaten_by_the_joker_only():
    game = at_space("AS", "JK KS AH QH 2D", at=10)
    found = poses(game)
    assert {c: r for (c, _), r in found.items() if " " not in c} == {
        "JK": "brio",
        "KS": "danger",
        "AH": "danger",
    }
    sums = {frozenset(c.split()) for c, _ in found if " " in c}
    assert frozenset(["QH", "2D"]) not in sums  # 14 is not more than 14
    assert frozenset(["KS", "2D"]) in sums
    assert {r for (c, _), r in found.items() if " " in c} == {"danger"}


# Sums and draws.


def test_pit_s10_a_sum_is_strictly_greater_and_allowed_when_one_card_would_do():
    found = poses(at_space("9S", "KS 4H 5H 2C"))
    assert ("4H 5H", 1) not in found
    with pytest.raises(IllegalAction):
        pose(at_space("9S", "KS 4H 5H 2C"), "4H 5H", 1)
    assert found["4H 5H 2C", 1] == "danger"
    assert found["KS 2C", 1] == "danger"
    assert found["KS", 3] == "brio"
    assert ("4H", 1) not in found


def test_pit_s10_all_cards_of_a_sum_stay_face_up_and_only_the_bottom_counts_later():
    game = at_space("9S", "4H 5H KC 6D")
    pose(game, "4H KC 6D", 1)
    assert game.mark(5) == DANGER
    assert posed_on(game, 5) == "4H KC 6D"
    assert cards(game.hand) == "5H"
    later = at_space("9S", "10D", back=True, marks={5: DANGER}, posed={5: "4H KC 6D"})
    assert poses(later) == {("10D", 1): "success"}


@pytest.mark.parametrize(("posed", "steps"), [("KS", 3), ("4H 5H KS 6D", 1)])
def test_pit_s11_one_card_is_drawn_however_many_were_posed(posed, steps):
    game = at_space("9S", "4H 5H KS 6D", talon="2C 3C 4C")
    pose(game, posed, steps)
    left = [c for c in "4H 5H KS 6D".split() if c not in posed.split()]
    assert cards(game.hand) == " ".join([*left, "4C"])
    assert cards(game.talon) == "2C 3C"
    assert events(game, DREW) == [(0, number("4C"), 2)]


def test_pit_s11_an_empty_talon_gives_none():
    game = at_space("9S", "KS 4H")
    pose(game, "KS", 3)
    assert cards(game.hand) == "4H"
    assert events(game, DREW) == []


def test_names_of_the_builder():
    assert [name(number(c)) for c in "2S 10H JC AD JK".split()] == "2S 10H JC AD JK".split()
    checks.check_cards(at_space("9S", "KS 4H", talon="2C", posed={3: "5D"}), described)
    checks.check_cards(exchange(talon="10S JK QD 4H 6H 8C"), described)
