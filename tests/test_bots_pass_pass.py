"""Pass Pass' bots: how strong they are, that they are legal, fair and bounded, and say why."""

import random

import pytest

from engine_mpy.bots.base import EASY, NORMAL, STRONG
from engine_mpy.bots.pass_pass import PassPassBot
from engine_mpy.bots.pass_pass_guess import Guess
from engine_mpy.bots.pass_pass_worth import Worth
from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import pass_pass_table as rules
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pass_pass import PassPass
from engine_mpy.games.pass_pass_table import BANK, BANKING, GO_ON
from engine_mpy.match.match import Match
from engine_mpy.text import ids_pass_pass_bot as ids
from tests.pass_pass_position import ALL_FOUR, number, play, position, tricked
from tests.suite import checks
from tools import selfplay, texts
from tools.describe import pass_pass as described

EVERY = [EASY, NORMAL, STRONG]
every_level = pytest.mark.parametrize("level", EVERY)
MOST_STEPS = 54
SEATS = [(3, 0), (4, 0), (5, 0), (4, 1), (6, 1)]


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
    match = Match(PassPass())
    match.start(deal, len(bots), options, bytes(len(bots)))
    while not match.game.over():
        seat = match.game.seat()
        action, steps = decide(bots[seat], match.view(seat))
        yield match.game, seat, action, steps
        match.act(action)


def table(*kinds):
    return [PassPassBot(level) for level in kinds]


def of_level(level, deals):
    """Matches of bots of one level, in turn at every kind of table."""
    for i, deal in enumerate(deals):
        seats, options = SEATS[i % len(SEATS)]
        yield from played(table(*[level] * seats), deal, options)


# Strength. Deals and decisions are fixed: nothing is left to chance. The figures of 1,000 matches
# are in engine_mpy/bots/README.md; the floors here leave room for a change of weights.


def share(tables, better, options=0, deals=range(1, 31)):
    """The part of wins that go to this kind over all these tables; a shared win is shared."""
    won = 0
    for kinds in tables:
        plan = selfplay.Plan("pass_pass", kinds.split(), options, deals, True)
        found = selfplay.play(plan, deals)
        won += sum(
            s for s, kind in zip(found.shares, kinds.split(), strict=True) if kind == better
        )
    return won / len(deals) / len(tables)


@pytest.mark.parametrize(
    ("tables", "options", "better", "floor"),
    [
        (["strong easy easy", "strong strong easy"], 0, "strong", 0.7),
        (["strong easy strong easy"], 0, "strong", 0.7),
        (["strong easy strong easy"], 1, "strong", 0.7),
        (["normal easy easy", "normal normal easy"], 0, "normal", 0.65),
        (["normal easy normal easy"], 1, "normal", 0.6),
        (["strong normal normal", "strong strong normal"], 0, "strong", 0.52),
        (["strong normal strong normal"], 1, "strong", 0.55),
    ],
)
def test_levels_differ_in_strength(tables, options, better, floor):
    assert share(tables, better, options) >= floor


# Legal, bounded, fair.


@every_level
def test_every_action_is_legal_and_every_decision_bounded(level):
    for game, seat, action, steps in of_level(level, range(1000, 1005)):
        assert action in checks.legal(game)
        assert steps <= MOST_STEPS
        assert seat == game.seat()


@every_level
def test_the_view_is_left_as_it_was_and_the_action_stays(level):
    bot = PassPassBot(level)
    for game, seat, _, _ in of_level(EASY, range(5, 10)):
        view = checks.view_of(game, seat)
        before = bytes(view.state)
        action, _ = decide(bot, view)
        assert bot.step() == action
        assert view.state == before


def test_a_step_weighs_few_cards_in_one_world(monkeypatch):
    weighed, worlds, seats = [], [], []
    for kind, name, calls in (
        (Worth, "outcome", weighed),
        (Guess, "deal", worlds),
        (Worth, "study_seat", seats),
    ):
        monkeypatch.setattr(kind, name, counted(getattr(kind, name), calls))
    game = PassPass()
    game.deal(1, 6, 1)
    bot = PassPassBot(STRONG)
    bot.begin(checks.view_of(game, game.seat()))
    total = steps = 0
    while bot.choice == NO_ACTION:
        bot.step()
        total += len(weighed)
        steps += 1
        assert len(weighed) <= 4
        assert len(worlds) <= 1
        assert len(seats) <= 1
        assert len(weighed) * len(worlds) == len(weighed) * len(seats) == 0
        for calls in (weighed, worlds, seats):
            calls.clear()
    assert total <= 64
    assert steps <= MOST_STEPS


def counted(method, calls):
    return lambda *args: calls.append(1) or method(*args)


@every_level
def test_hidden_cards_and_chance_do_not_change_the_decision(level):
    chance, moved = random.Random(3), 0
    bot = PassPassBot(level)
    for game, seat, action, _ in of_level(level, range(2000, 2005)):
        places = described.unknown(game, seat)
        other = checks.other_world(game, described, seat, places, chance)
        moved += other.state[rules.AT_HANDS :] != game.state[rules.AT_HANDS :]
        assert decide(bot, checks.view_of(other, seat))[0] == action
    assert moved > 100


@every_level
def test_nothing_is_kept_between_decisions(level):
    for deal in (7, 8):
        used = table(level, level, level, level)
        for game, seat, action, _ in played(used, deal):
            new = PassPassBot(level)
            assert decide(new, checks.view_of(game, seat))[0] == action
            why = (used[seat].reason, used[seat].reason_card, used[seat].reason_number)
            assert (new.reason, new.reason_card, new.reason_number) == why


def test_worlds_keep_to_the_public_colours_and_to_unseen_cards():
    for game, seat, _, _ in of_level(EASY, range(30, 35)):
        if game.phase() != rules.PLAY:
            continue
        view, guess, trick = checks.view_of(game, seat), Guess(), bytearray(6)
        guess.look(view)
        guess.sort(view)
        hidden = {game.state[i] for i in described.unknown(game, seat)}
        first = game.trick.count() + 1
        for _ in range(3):
            guess.deal(view, trick)
            dealt = list(trick[first : game.seats()])
            assert len(set(dealt)) == len(dealt)
            assert set(dealt) <= hidden
            for i, card in enumerate(dealt):
                assert game.colours((seat + 1 + i) % game.seats(), card // 12)


# Sense.


def strong(game):
    return decide(PassPassBot(STRONG), checks.view_of(game, game.seat()))[0]


def chosen(game):
    return described.card(strong(game))


def test_the_first_winner_takes_the_third_pass_pass():
    game = tricked("V12 Y2 V3 V7", [ALL_FOUR], banked=(2, 0, 0))
    assert chosen(game) == "Y2"


def test_the_first_winner_does_not_leave_the_third_to_the_second():
    game = tricked("V12 V5 Y2 B3", ["", ALL_FOUR], banked=(0, 2, 0, 0))
    assert chosen(game) == "Y2"
    assert decide(PassPassBot(NORMAL), checks.view_of(game, 0))[0] == number("B3")


def test_the_second_winner_completes_a_pass_pass():
    game = tricked("V12 V5 B2 Y5", ["", "V1 B1 G1"])
    play(game, "V12")
    assert checks.legal(game) == bytes([number("V5"), number("Y5")])
    assert chosen(game) == "Y5"


@pytest.mark.parametrize("level", [NORMAL, STRONG])
def test_the_second_winner_takes_the_best_two_of_three_equals(level):
    game = tricked("V12 V11 B3 G3 Y3", ["", "V1 B1"])
    play(game, "V12")
    assert game.need() == 2
    for _ in range(2):
        game.apply(decide(PassPassBot(level), checks.view_of(game, 1))[0])
    assert sorted(described.piles(game)["won 1"]) == ["B1", "G3", "V1", "Y3"]


@pytest.mark.parametrize("trick", ["V7 Y2 G3", "V12 Y2 V7 V3", "V12 Y2 G7 V3", "V12 Y2 B7 Y3"])
@every_level
def test_a_third_pass_pass_is_taken_whatever_else_there_is(level, trick):
    game = tricked(trick, [ALL_FOUR], banked=(2,), trick_number=0)
    assert decide(PassPassBot(level), checks.view_of(game, 0))[0] // 12 == 3


@every_level
def test_the_second_winner_takes_a_third_pass_pass(level):
    game = tricked("V12 V7 G7 B9 Y7", ["", "V1 B1 G1"], banked=(0, 2))
    play(game, "V12")
    while not game.over():
        game.apply(decide(PassPassBot(level), checks.view_of(game, 1))[0])
        assert game.over() or game.seat() == 1
    assert game.third() == 1


def test_the_last_to_play_sees_what_comes_of_it():
    game = position(["V12 B4", "", "V1 G8"], "V9 G7", leader=1)
    assert game.seat() == 0
    assert chosen(game) == "V12"


def test_a_match_that_can_be_won_is_won():
    """The last seat makes itself the first winner of the card that is wanted."""
    game = position(["V10 G2 B9", "", ""], "V9 Y7", ["V1 B1 G1"], leader=1, banked=(2, 0, 0))
    assert chosen(game) == "V10"


@pytest.mark.parametrize(
    ("trick", "number", "card"),
    [
        ("", 1, "G5"),  # leads with the middle one
        ("V6", 1, "V3"),  # the lowest that is one of the two best now
        ("Y6 B7", 2, "B4"),
        ("V6 V7", 1, "V3"),  # nothing wins: the lowest
        ("V11 V12", 3, "G9"),  # every third trick
    ],
)
def test_the_easy_bot_looks_at_the_trick_as_it_is(trick, number, card):
    game = position(["V3 B4 G5 G9", "", ""], trick, leader=-len(trick.split()) % 3)
    game.state[rules.AT_TRICK_NUMBER] = number
    assert described.card(decide(PassPassBot(EASY), checks.view_of(game, 0))[0]) == card


# Pairs, PASS-Q25 and Q25b.


@pytest.mark.parametrize(
    ("lower", "upper", "banked", "member", "reason"),
    [
        ("V1 B1 G1 Y1", "V7 B7 G7", 1, 0, ids.BANK_PASS_PASS),  # brings the bank to 2
        ("V7 B7 G7", "V1 B1 G1 Y1", 1, 1, ids.BANK_PASS_PASS),
        ("V1 B1 G1 Y1", "V7 B7 G7", 0, 1, ids.BANK_POINTS),  # not yet 2: more points
        ("V1 V2 B1 B2 G1 G2 Y1 Y2", "V7 B7 G7 V3 B3", 0, 0, ids.BANK_PASS_PASS),
        ("V7 B7 G7", "V2 B2 G2", 0, 0, ids.BANK_POINTS),
        ("V2 B2 G2", "V7 B7 G7", 2, 1, ids.BANK_POINTS),
        ("V1 B1 G1 Y1", "V2 B2 G2 Y2 V3", 1, 0, ids.BANK_EQUAL),  # 8 and 7 points: see below
        ("V1 B1 G1 Y2", "V5 B5 G5 G2", 0, 0, ids.BANK_MORE),
        ("V5 B5 G5 G2", "V1 B1 G1 Y2", 0, 1, ids.BANK_MORE),
        ("V2 B2 G4", "V4 B4 G2", 0, 0, ids.BANK_EQUAL),  # equal on both: the lower seat
    ],
)
@every_level
def test_pass_q25_a_pair_of_bots_banks(level, lower, upper, banked, member, reason):
    game = position([""] * 4, won=[lower, "", upper], options=1, banked=(banked, 0))
    s = game.state
    s[rules.AT_PHASE], s[rules.AT_TRICK_NUMBER], s[rules.AT_TURN] = BANKING, 8, 0
    if reason == ids.BANK_EQUAL and banked:
        reason = ids.BANK_POINTS  # both bring the bank to 2: points
    bot = PassPassBot(level)
    assert decide(bot, checks.view_of(game, 0))[0] == BANK + member
    assert bot.reason == reason


def test_pass_q25b_bots_of_a_pair_that_are_equal_bank_the_lower_seat_whoever_speaks():
    game = position([""] * 6, won=["", "V2", "", "", "V4"], options=5)
    s = game.state
    s[rules.AT_PHASE], s[rules.AT_TRICK_NUMBER], s[rules.AT_TURN] = BANKING, 8, 4
    assert strong(game) == BANK


# Reasons.


def test_every_reason_is_given_and_has_its_texts():
    (book,) = (b for b in texts.books() if b.name == "pass_pass_bot")
    every = {book.number * 256 + i: name for i, name in enumerate(book.texts)}
    seen = set()
    for i, deal in enumerate(range(3000, 3030)):
        seats, options = SEATS[i % len(SEATS)]
        bots = table(*[STRONG] * seats)
        for game, seat, action, _ in played(bots, deal, options):
            bot = bots[seat]
            seen.add(every[bot.reason])
            assert bot.reason_card == (action if action < BANK else UNKNOWN)
            if len(checks.legal(game)) == 1:
                assert bot.reason == (ids.GO_ON if action == GO_ON else ids.ONLY)
            if bot.reason == ids.POINTS:
                assert bot.reason_number == 1 + rules.DIAMONDS[action]
    rare = {"BANK_MORE", "BANK_EQUAL"}  # given above
    assert set(every.values()) - {"EASY"} - rare <= seen
