"""Ptit Pois' bots: how strong they are, that they are legal, fair and bounded, and say why."""

import random

import pytest

from engine_mpy.bots.base import EASY, NORMAL, STRONG
from engine_mpy.bots.ptit_pois import PtitPoisBot
from engine_mpy.bots.ptit_pois_cost import Cost
from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.ptit_pois import PtitPois
from engine_mpy.games.ptit_pois_table import DECLINE, FLIP, TURN_AND_DRAW
from engine_mpy.match import match as levels
from engine_mpy.match.match import Match
from engine_mpy.text import ids_ptit_pois_bot as ids
from tests.ptit_pois_position import number, play, position
from tests.suite import checks
from tests.test_rules_ptit_pois_draw import largest_hand
from tools import selfplay, texts
from tools.describe import ptit_pois as described

EVERY = [EASY, NORMAL, STRONG]
every_level = pytest.mark.parametrize("level", EVERY)
MOST_STEPS = 60
MOST_POSITIONS = 14  # weighed in one step


def decide(bot, view):
    """The bot's action and the steps that it took."""
    bot.begin(view)
    for steps in range(1, 1000):
        action = bot.step()
        if action != NO_ACTION:
            return action, steps
    raise AssertionError("no decision")


def played(bots, deal, options=0):
    """(game, seat, action, steps) before each action of a match."""
    match = Match(PtitPois())
    match.start(deal, len(bots), options, bytes(len(bots)))
    while not match.game.over():
        seat = match.game.seat()
        action, steps = decide(bots[seat], match.view(seat))
        yield match.game, seat, action, steps
        match.act(action)


def table(*kinds):
    return [PtitPoisBot(level) for level in kinds]


def test_levels_are_those_of_the_match():
    assert (EASY, NORMAL, STRONG) == (levels.BOT_EASY, levels.BOT_NORMAL, levels.BOT_STRONG)


# Strength. Deals and decisions are fixed: nothing is left to chance. The figures of 1,000 matches
# are in engine_mpy/bots/README.md; the floors here leave room for a change of weights.


def share(kinds, better, deals=range(1, 101)):
    """The part of wins that go to this kind; a shared win is shared."""
    found = selfplay.play(selfplay.Plan("ptit_pois", kinds, 0, deals, True), deals)
    return sum(s for s, kind in zip(found.shares, kinds, strict=True) if kind == better) / len(
        deals
    )


@pytest.mark.parametrize(
    ("kinds", "better", "floor"),
    [
        ("strong easy", "strong", 0.75),
        ("strong easy strong easy", "strong", 0.75),
        ("normal easy", "normal", 0.58),
        ("normal easy easy normal", "normal", 0.6),
        ("strong normal", "strong", 0.6),
        ("normal strong normal strong normal strong", "strong", 0.58),
    ],
)
def test_levels_differ_in_strength(kinds, better, floor):
    assert share(kinds.split(), better) >= floor


# Legal, bounded, fair.


@every_level
def test_every_action_is_legal_and_every_decision_bounded(level):
    for deal in range(1000, 1012):
        for game, seat, action, steps in played(table(*[level] * (2 + deal % 5)), deal):
            assert action in checks.legal(game)
            assert steps <= MOST_STEPS
            assert seat == game.seat()


@every_level
def test_the_view_is_left_as_it_was_and_the_action_stays(level):
    bot = PtitPoisBot(level)
    for game, seat, _, _ in played(table(level, EASY), 5):
        view = checks.view_of(game, seat)
        before = bytes(view.state)
        action, _ = decide(bot, view)
        assert bot.step() == action
        assert view.state == before


@pytest.mark.parametrize("own_row", ["-/V10 -/-", "-/V10 -/V1"])
@pytest.mark.parametrize("up", [0, 1])
def test_a_step_weighs_few_positions_even_with_the_largest_hand(monkeypatch, own_row, up):
    weighed = []
    cost = Cost.cost
    monkeypatch.setattr(Cost, "cost", lambda self: weighed.append(1) or cost(self))
    game = largest_hand(own_row)
    game.state[5] = up
    bot = PtitPoisBot(STRONG)
    bot.begin(checks.view_of(game, 0))
    most = []
    while not most or bot.choice == NO_ACTION:
        weighed.clear()
        bot.step()
        most.append(len(weighed))
    assert len(most) <= MOST_STEPS
    assert max(most) <= MOST_POSITIONS


@every_level
def test_hidden_cards_and_chance_do_not_change_the_decision(level):
    chance, moved = random.Random(3), 0
    bot = PtitPoisBot(level)
    for deal in range(2000, 2006):
        for game, seat, action, _ in played(table(*[level] * (2 + deal % 5)), deal):
            places = described.unknown(game, seat)
            other = checks.other_world(game, described, seat, places, chance)
            moved += other.state[43:] != game.state[43:]
            assert decide(bot, checks.view_of(other, seat))[0] == action
    assert moved > 100


@every_level
def test_nothing_is_kept_between_decisions(level):
    for deal in (7, 8):
        used = table(level, level, level)
        for game, seat, action, _ in played(used, deal):
            new = PtitPoisBot(level)
            assert decide(new, checks.view_of(game, seat))[0] == action
            why = (used[seat].reason, used[seat].reason_card, used[seat].reason_number)
            assert (new.reason, new.reason_card, new.reason_number) == why


# Sense.


def strong(game):
    return decide(PtitPoisBot(STRONG), checks.view_of(game, game.seat()))[0]


def test_the_strong_bot_ends_a_round_that_it_wins_and_waits_with_one_that_costs():
    rows = ("-/Y2 -/R4", "B3/B9 B5/B10")
    game = position(("R9", "B1 B2 B6 B7"), rows)
    assert strong(game) >> 1 == number("R9")
    game = position(("R9", "B1"), ("Y9/Y2 Y10/R8", "-/B3 -/-"))
    assert strong(game) >> 1 != number("R9")


def test_the_strong_bot_uses_its_bonus():
    game = position(("R6 R8 G9 Y7", "B1 B2 B9"), discards=("R5", "G3"))
    assert strong(game) == number("R6") * 2
    play(game, "R6")
    assert strong(game) == number("R8") * 2
    game = position(("R6 Y1", "B1 B9"), ("Y8/- Y3/Y4", "B3/B4 B5/B6"), discards=("R5", "G3"))
    play(game, "R6")
    assert strong(game) == FLIP


@pytest.mark.parametrize(("row", "flip"), [("Y8/Y3 Y4/-", FLIP + 1), ("Y4/- Y8/Y3", FLIP)])
def test_the_pack_that_lies_alone_is_turned_up(row, flip):
    game = position(("R6 Y1 Y2", "B1 B9 B10"), (row, "B3/B4 B5/B6"), discards=("R5", "G3"))
    play(game, "R6")
    assert [decide(PtitPoisBot(level), checks.view_of(game, 0))[0] for level in EVERY] == [
        flip
    ] * 3


def test_the_easy_bot_sheds_the_highest_card_that_fits():
    for up, card in ((True, "Y9"), (False, "R7")):
        game = position(("R1 R7 Y9 G6", "B1"), ("Y1/Y2 -/-", "B3/B4 -/-"), ("R8", "G2"), up=up)
        assert decide(PtitPoisBot(EASY), checks.view_of(game, 0))[0] == number(card) * 2


def test_a_bonus_that_harms_is_left():
    game = position(("R6 R10", "G1"), ("Y9/Y8 Y10/Y7", "-/B2 -/-"), discards=("R5", "G9"))
    play(game, "R6")
    assert strong(game) in (DECLINE, FLIP, FLIP + 1, number("Y7") * 2, number("Y8") * 2)


# Reasons.


def test_every_reason_is_given_and_has_its_texts():
    (book,) = (b for b in texts.books() if b.name == "ptit_pois_bot")
    every = {book.number * 256 + i: name for i, name in enumerate(book.texts)}
    takes_a_card = {i for i, name in every.items() if "{c}" in book.texts[name]["fr"].lower()}
    seen = set()
    for deal in range(3000, 3060):
        bots = table(*[STRONG] * (2 + deal % 5))
        for game, seat, action, _ in played(bots, deal):
            bot = bots[seat]
            seen.add(every[bot.reason])
            if bot.reason in takes_a_card:
                assert bot.reason_card == action >> 1 < 60
            if len(checks.legal(game)) == 1:
                wanted = {TURN_AND_DRAW: ids.FORCED_B, 126: ids.GO_ON}.get(action, ids.ONLY)
                assert bot.reason == wanted
            assert bot.reason_card == (action >> 1 if action < TURN_AND_DRAW else UNKNOWN)
    assert seen == set(every.values())
