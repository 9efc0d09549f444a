"""The bots of Gang de castors: how strong they are, that they are legal, fair and bounded, what
they remember, and that they say why."""

import random

import pytest

from engine_mpy.bots import castors_weights as weights
from engine_mpy.bots.base import EASY, NORMAL, STRONG
from engine_mpy.bots.castors import CastorsBot
from engine_mpy.bots.castors_guess import Guess
from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games import castors_table as rules
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.castors import Castors
from engine_mpy.games.castors_table import CALL, CALLING, PILE, PLACE, PLAY, TAKE, THROW
from engine_mpy.match.match import Match
from engine_mpy.text import ids_castors_bot as ids
from tests.castors_position import act, exchange, position, see
from tests.suite import checks
from tools import selfplay, texts
from tools.describe import castors as described

EVERY = [EASY, NORMAL, STRONG]
every_level = pytest.mark.parametrize("level", EVERY)
ROWS = ("1 2 3 9", "5 6 7 0", "0 0 9 9")


def decide(bot, view):
    """The bot's action and the steps that it took."""
    bot.begin(view)
    for steps in range(1, 100):
        action = bot.step()
        if action != NO_ACTION:
            return action, steps
    raise AssertionError("no decision")


def played(bots, deal, options=0):
    """(game, seat, action, steps) before each action of a match."""
    match = Match(Castors())
    match.start(deal, len(bots), options, bytes(len(bots)))
    for _ in range(match.game.LONGEST):
        if match.game.over():
            return
        seat = match.game.seat()
        action, steps = decide(bots[seat], match.view(seat))
        yield match.game, seat, action, steps
        match.act(action)
    raise AssertionError("a match without an end")


def table(*kinds):
    return [CastorsBot(level) for level in kinds]


# Strength. Deals and decisions are fixed: nothing is left to chance. The figures of 1,000 matches
# are in engine_mpy/bots/README.md; the floors here leave room for a change of weights.


def share(kinds, better, deals=range(1, 121)):
    """The part of wins that go to this kind; a shared win is shared."""
    found = selfplay.play(selfplay.Plan("castors", kinds, 0, deals, True), deals)
    shares = zip(found.shares, kinds, strict=True)
    return sum(s for s, kind in shares if kind == better) / len(deals)


@pytest.mark.parametrize(
    ("kinds", "better", "floor"),
    [
        ("strong easy", "strong", 0.65),
        ("easy strong strong easy", "strong", 0.65),
        ("normal easy", "normal", 0.55),
        ("normal easy easy normal", "normal", 0.55),
        ("strong normal", "strong", 0.55),
        ("normal strong normal strong", "strong", 0.55),
    ],
)
def test_levels_differ_in_strength(kinds, better, floor):
    assert share(kinds.split(), better) >= floor


# Legal, bounded, fair.


@every_level
def test_every_action_is_legal_and_every_decision_bounded(level):
    for deal in range(1000, 1010):
        seats = 2 + deal % 5
        for game, seat, action, steps in played(table(*[level] * seats), deal):
            assert action in checks.legal(game)
            assert steps <= seats + 1
            assert seat == game.seat()


@every_level
def test_the_view_is_left_as_it_was_and_the_action_stays(level):
    bot = CastorsBot(level)
    for game, seat, _, _ in played(table(level, EASY, NORMAL), 5):
        view = checks.view_of(game, seat)
        before = bytes(view.state)
        action, _ = decide(bot, view)
        assert bot.step() == action
        assert view.state == before


def why(bot):
    return bot.reason, bot.reason_card, bot.reason_number


@every_level
def test_what_the_seat_has_not_seen_does_not_change_decision_or_reason(level):
    chance, moved, phases = random.Random(3), 0, set()
    for deal in range(2000, 2006):
        bots = table(*[level] * (2 + deal % 5))
        for game, seat, action, _ in played(bots, deal):
            unknown = described.unknown(game, seat)
            seen = described.remembered(game, seat)
            other = checks.other_world(
                game, described, seat, [i for i in unknown if i not in seen], chance
            )
            moved += other.state[rules.AT_ROWS :] != game.state[rules.AT_ROWS :]
            new = CastorsBot(level)
            assert decide(new, checks.view_of(other, seat))[0] == action
            assert why(new) == why(bots[seat])
            phases.add(game.phase())
    assert moved > 500
    assert phases == set(range(rules.PEEK, rules.OVER))


@every_level
def test_nothing_is_kept_between_decisions(level):
    """One bot in all seats of all matches decides like a new one each time."""
    used = CastorsBot(level)
    for deal in range(7, 13):
        for game, seat, action, _ in played([used] * (2 + deal % 5), deal, 2):
            new = CastorsBot(level)
            assert decide(new, checks.view_of(game, seat))[0] == action
            assert why(new) == why(used)


# Memory.


def remembered(level, own):
    """The part of the notes on the own row, or on others', that the level calls to mind."""
    noted = kept = 0
    guess = Guess(level)
    for deal in range(30):
        bots = table(STRONG, NORMAL, STRONG)
        for game, seat, _, _ in played(bots, 1 + deal, 1):
            if game.phase() != rules.CHOOSE:
                continue
            guess.begin(checks.view_of(game, seat))
            for owner in range(3):
                guess.look(game, owner)
                for place in range(4):
                    note = game.note(seat, owner, place)
                    if note != UNKNOWN and (owner == seat) == own:
                        noted += 1
                        kept += guess.cards[4 * owner + place] == note
                    elif note == UNKNOWN:
                        assert guess.cards[4 * owner + place] == UNKNOWN
    assert noted > 100
    return kept / noted


def test_lower_levels_remember_less_and_the_strong_one_all_that_it_has_seen():
    assert remembered(STRONG, True) == remembered(STRONG, False) == 1
    assert 0.75 < remembered(NORMAL, True) < 0.95
    assert 0.45 < remembered(EASY, True) < 0.75
    assert remembered(NORMAL, False) > remembered(EASY, False)
    assert remembered(EASY, False) < 0.2


def test_what_is_forgotten_is_so_for_the_whole_turn_and_the_next():
    game = position(("1 2 3 4", "5 6 7 8"))
    guess, seen = Guess(EASY), []
    for owner in range(2):
        see(game, 0, owner, 0, 1, 2, 3)
    for turns in range(0, 40, 2):
        game.state[rules.AT_TURNS] = turns
        guess.begin(game)
        guess.look(game, 0)
        guess.look(game, 1)
        seen.append(bytes(guess.cards[:8]))
    assert all(a == b for a, b in zip(seen[::2], seen[1::2], strict=True))
    assert len(set(seen)) > 3


# Sense, of the strong one.


def strong(game):
    bot = CastorsBot(STRONG)
    return decide(bot, checks.view_of(game, game.seat()))[0], bot.reason, bot.reason_card


def knowing(rows=ROWS, *, others=False, **more):
    """A position whose seat in turn knows its row, or everything."""
    game = position(rows, **more)
    for owner in range(len(rows)) if others else [game.seat()]:
        see(game, game.seat(), owner, 0, 1, 2, 3)
    return game


def test_a_low_discard_replaces_the_highest_card():
    assert strong(knowing(discard="0")) == (TAKE + 3, ids.BETTER_THAN_WORST, 0)
    assert strong(knowing(discard="8")) == (PILE, ids.DRAW_INSTEAD, 8)
    assert strong(knowing(discard="SWAP"))[:2] == (PILE, ids.MUST_DRAW)
    game = position(ROWS, discard="0")
    see(game, 0, 0, 0, 1, 2)
    assert strong(game) == (TAKE + 3, ids.BETTER_THAN_UNKNOWN, 0)


def test_a_drawn_number_is_placed_where_it_helps():
    game = act(knowing(pile="3"), PILE)
    assert strong(game) == (PLACE + 3, ids.BETTER_THAN_WORST, 3)
    game = act(knowing(("1 2 3 3",) + ROWS[1:], pile="5"), PILE)
    assert strong(game) == (THROW, ids.NO_BETTER, 5)
    game = act(knowing(("1 2 3 9",) + ROWS[1:], pile="8 DRAW"), PILE, PLAY)
    assert strong(game) == (THROW, ids.SECOND_CARD, UNKNOWN)


def test_a_card_seen_on_its_way_is_exchanged_for():
    game = act(knowing(others=True, pile="SWAP"), PILE)
    assert strong(game)[:2] == (PLAY, ids.PLAY_EXCHANGE)
    game.apply(PLAY)
    action, reason, card = strong(game)
    assert action in (exchange(3, 1, 3), exchange(3, 2, 0), exchange(3, 2, 1))
    assert (reason, card) == (ids.EXCHANGE_KNOWN, 0)
    game = act(knowing(("0 0 0 1", "9 9 9 9"), others=True, pile="SWAP"), PILE)
    assert strong(game)[:2] == (THROW, ids.NO_EXCHANGE)


def test_a_look_is_at_what_is_not_known():
    game = act(position(ROWS, pile="LOOK"), PILE)
    see(game, 0, 0, 0, 1, 3)
    assert strong(game)[:2] == (PLAY, ids.PLAY_LOOK)
    game.apply(PLAY)
    assert strong(game)[:2] == (rules.LOOK_AT + 2, ids.LOOK_UNKNOWN)
    game = act(knowing(pile="LOOK"), PILE)
    assert strong(game)[:2] == (THROW, ids.ALL_KNOWN)


def calls(level, rows, others=True, turns=6):
    game = knowing(rows, others=others, turns=turns, phase=CALLING)
    return decide(CastorsBot(level), checks.view_of(game, 0))[0] == CALL


def test_the_call_is_on_an_estimate_of_the_own_and_the_others_sums():
    assert calls(STRONG, ("0 1 1 2", "5 6 7 8", "9 9 9 3"))
    assert not calls(STRONG, ("5 6 7 8", "0 1 1 2", "9 9 9 3"))
    assert not calls(STRONG, ("0 1 1 2", "0 0 0 1", "9 9 9 3"))  # one of them may have less
    assert calls(STRONG, ("0 1 1 2", "0 0 0 3", "9 9 9 3"), others=False)  # which he cannot know
    assert not calls(STRONG, ("3 4 4 5", "9 9 9 8", "7 7 7 8"), others=False)
    assert calls(NORMAL, ("0 0 0 0", "5 6 7 8", "9 9 9 3"))
    assert not calls(EASY, ("8 8 8 8", "9 9 9 9", "9 9 9 3"))


def test_nothing_is_waited_for_with_a_row_that_is_hardly_to_be_improved():
    assert calls(STRONG, ("0 0 0 1", "1 1 1 2"))  # although the other has only 4 more
    assert not calls(STRONG, ("1 1 2 3", "2 2 3 4"))


# Reasons.


def test_every_reason_is_given_and_names_a_card_where_its_text_does():
    (book,) = (b for b in texts.books() if b.name == "castors_bot")
    every = {book.number * 256 + i: name for i, name in enumerate(book.texts)}
    takes_a_card = {i for i, name in every.items() if "{c}" in book.texts[name]["fr"].lower()}
    seen = set()
    for deal in range(3000, 3040):
        bots = table(*[STRONG] * (2 + deal % 5))
        for game, seat, action, _ in played(bots, deal):
            bot = bots[seat]
            seen.add(every[bot.reason])
            assert (bot.reason_card != UNKNOWN) == (bot.reason in takes_a_card)
            if bot.reason == ids.EXCHANGE_KNOWN:
                code = action - rules.EXCHANGE
                assert bot.reason_card == game.row(code // 4 % 6, code % 4)
            elif bot.reason_card != UNKNOWN:
                assert bot.reason_card in (game.discard.top(), game.held())
            assert len(checks.legal(game)) > 1 or every[bot.reason] in (
                "GO_ON", "KEEP_BOTH_IN_MIND", "KEEP_IN_MIND", "MUST_DRAW",
            )  # fmt: skip
    assert seen == set(every.values())


def test_the_weights_of_every_level_are_there():
    for name in ("FORGETS_OWN", "FORGETS_OTHERS", "INFO", "LEADER", "CALL_AHEAD"):
        assert len(getattr(weights, name)) == STRONG + 1
    assert len(weights.OTHERS_MIDDLE) == len(weights.OTHERS_END) == 11
