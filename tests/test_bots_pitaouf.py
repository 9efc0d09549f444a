"""Pitaouf's bot: how often it wins, that its levels differ, that it is legal, fair and bounded."""

import random

import pytest

from engine_mpy.bots.base import EASY, NORMAL, STRONG
from engine_mpy.bots.pitaouf import PitaoufBot
from engine_mpy.cards.pile import UNKNOWN
from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pitaouf import Pitaouf
from engine_mpy.games.pitaouf_table import (
    BRIO,
    DANGER,
    DOG,
    EXCHANGE,
    FACILE,
    FREE_STEPS,
    FRIDGE,
    HIDDEN,
    JOKER,
    MADE_DANGER,
    MISTRESS,
    NEUTRAL,
    SUCCESS,
)
from engine_mpy.match.match import Match
from engine_mpy.text import ids_pitaouf_bot as ids

# A decision crosses off, counts in three steps, looks at six places at most in four steps each (24
# spaces, 8 at once), and judges each pose once.
MOST_STEPS = 1 + 3 + 6 * 4 + Pitaouf.MOST_ACTIONS


def decide(bot, view):
    """The bot's action and the steps that it took."""
    bot.begin(view)
    for steps in range(1, 1000):
        action = bot.step()
        if action != NO_ACTION:
            return action, steps
    raise AssertionError("no decision")


def play(match, bot, deal, options):
    """Play one deal; every (view before, action) pair goes by."""
    match.start(deal, 1, options, bytes((bot.level,)))
    while not match.game.over():
        view = match.view(0)
        action, steps = decide(bot, view)
        yield view, action, steps
        match.act(action)


def wins(level, options, deals):
    match, bot, won = Match(Pitaouf()), PitaoufBot(level), 0
    for deal in deals:
        for _ in play(match, bot, deal, options):
            pass
        won += match.game.winners(bytearray(1))
    return won


# The deals are fixed and so are the decisions: nothing here is left to chance. Measured figures
# of 4,000 deals are in engine_mpy/bots/README.md; floors leave room for a change of weights.
@pytest.mark.parametrize(
    ("level", "options", "floor"),
    [
        (STRONG, 0, 0.47),
        (STRONG, FACILE, 0.74),
        (STRONG, FREE_STEPS, 0.47),
        (NORMAL, 0, 0.30),
    ],
)
def test_wins_often_enough(level, options, floor):
    deals = range(1, 301)
    assert wins(level, options, deals) >= floor * len(deals)


def test_levels_are_ordered():
    easy, normal, strong = (wins(level, 0, range(301, 501)) for level in (EASY, NORMAL, STRONG))
    assert easy + 15 <= normal <= strong - 10


@pytest.mark.parametrize("level", [EASY, NORMAL, STRONG])
@pytest.mark.parametrize("options", [0, FACILE, FREE_STEPS, FACILE | FREE_STEPS])
def test_every_action_is_legal_and_every_decision_bounded(level, options):
    match, bot, legal = Match(Pitaouf()), PitaoufBot(level), bytearray(64)
    for deal in range(1000, 1015):
        for view, action, steps in play(match, bot, deal, options):
            assert action in legal[: view.legal(legal)]
            assert steps <= MOST_STEPS
            assert view.state == match.view(0).state  # left as it was


def permuted(state, view, chance):
    """Another state that looks the same: hidden cards change places, by the rules of the deal."""
    hidden = [s for s in range(1, FRIDGE) if state.mark(s) == HIDDEN]
    aces = [s for s in hidden if s in (DOG, MISTRESS)]
    spaces = [s for s in hidden if s not in (DOG, MISTRESS)]
    places = [i for i in range(state.talon.count()) if view.talon.card(i) == UNKNOWN]
    cards = [state.path(s) for s in hidden] + [state.talon.card(i) for i in places]
    chance.shuffle(cards)
    found = [c for c in cards if c < JOKER and c % 13 == 12]
    plain = [c for c in cards if c < JOKER and c % 13 != 12]
    on_path = {s: found.pop() for s in aces} | {s: plain.pop() for s in spaces}
    rest = found + plain + [c for c in cards if c >= JOKER]
    chance.shuffle(rest)
    other = Pitaouf()
    other.copy_from(state)
    other.rng.seed(chance.randrange(1, 1_000_000), 7)
    for space, card in on_path.items():
        other.state[14 - 1 + space] = card
        assert other.path(space) == card
    for place in places:
        other.talon.put(place, rest.pop())
    return other


@pytest.mark.parametrize("level", [EASY, NORMAL, STRONG])
def test_hidden_cards_do_not_change_the_action(level):
    match, bot, chance = Match(Pitaouf()), PitaoufBot(level), random.Random(1)
    view, changed = Pitaouf(), 0
    for deal in range(2000, 2012):
        for _, action, _ in play(match, bot, deal, deal % 4):
            other = permuted(match.game, match.view(0), chance)
            changed += other.state != match.game.state
            other.view_for(0, view)
            assert decide(PitaoufBot(level), view)[0] == action
    assert changed > 200


def test_nothing_is_kept_between_decisions():
    """A bot decides like a new one, whatever it thought about before: a resumed match is alike."""
    match, used = Match(Pitaouf()), PitaoufBot(NORMAL)
    for deal in (1, 1 << 19, 77):
        for view, action, _ in play(match, used, deal, FREE_STEPS):
            new = PitaoufBot(NORMAL)
            assert decide(new, view)[0] == action
            assert (new.reason, new.reason_card, new.reason_number) == (
                used.reason,
                used.reason_card,
                used.reason_number,
            )


def test_one_bot_can_think_about_another_view_in_between():
    match, bot = Match(Pitaouf()), PitaoufBot(STRONG)
    match.start(5, 1, 0, bytes(1))
    view = match.view(0)
    first = decide(bot, view)[0]
    other = Pitaouf()
    other.deal(6, 1, FACILE)
    bot.begin(other)
    bot.step()
    assert decide(bot, view)[0] == first


def test_every_move_has_a_reason():
    match, bot, reasons = Match(Pitaouf()), PitaoufBot(STRONG), set()
    all_ids = {v for k, v in vars(ids).items() if k.isupper()}
    for deal in range(3000, 3060):
        for view, action, _ in play(match, bot, deal, deal % 4):
            assert bot.reason in all_ids
            reasons.add(bot.reason)
            if view.phase() == EXCHANGE and bot.reason != ids.KEEP_ALL:
                assert bot.reason_card == view.hand.card((action - 128) >> 2)
    assert len(reasons) >= len(all_ids) - 1


def jumped(view, action):
    way = -1 if view.back() else 1
    return [view.space() + way * k for k in range(1, action >> 5)]


def holds(view, action, reason, card, number):
    """Is what the reason says true of the move?"""
    if reason in (ids.OVER_DOG, ids.OVER_MISTRESS):
        space = DOG if reason == ids.OVER_DOG else MISTRESS
        return space in jumped(view, action) and view.mark(space) == HIDDEN
    if reason == ids.OVER_DANGER:
        return card in [view.path(s) for s in jumped(view, action) if view.mark(s) == DANGER]
    if reason == ids.TO_FRIDGE:
        return not view.back() and view.space() + (action >> 5) >= FRIDGE
    if reason == ids.TO_HOME:
        left = range(2, view.space() - (action >> 5) + 1)
        return view.back() and all(view.mark(s) == NEUTRAL for s in left)
    posed = [view.hand.card(i) for i in range(view.hand.count()) if action >> i & 1]
    kept = [view.hand.card(i) for i in range(view.hand.count()) if not action >> i & 1]
    result = view.outcome(action & 31) >> 2 if ids.OVER_DANGER < reason < ids.KEEP_ALL else 0
    if reason == ids.WITH_BRIO:
        return result == BRIO and [card] == posed and number == action >> 5
    if reason == ids.CHEAP_SUM:
        return len(posed) > 1
    if reason == ids.KEEP_FOR_LATER:
        return result == MADE_DANGER and card in kept
    if reason == ids.MADE_SAFE:
        return result == SUCCESS and [card] == posed and not view.back()
    if reason == ids.ENOUGH_HERE:
        return result != MADE_DANGER and [card] == posed
    return True


@pytest.mark.parametrize("options", [0, FACILE, FREE_STEPS])
def test_what_a_reason_says_is_true(options):
    match, bot = Match(Pitaouf()), PitaoufBot(STRONG)
    for deal in range(5000, 5040):
        for view, action, _ in play(match, bot, deal, options):
            said = bot.reason, bot.reason_card, bot.reason_number
            assert holds(view, action, *said), (deal, match.count, action, said)


def test_a_reason_names_a_card_when_its_text_does():
    from tools import texts

    (book,) = (b for b in texts.books() if b.name == "pitaouf_bot")
    takes = {
        book.number * 256 + i: "{c}" in t["fr"].lower() for i, t in enumerate(book.texts.values())
    }
    match, bot = Match(Pitaouf()), PitaoufBot(STRONG)
    for deal in range(4000, 4040):
        for _ in play(match, bot, deal, deal % 4):
            assert (bot.reason_card != UNKNOWN) >= takes[bot.reason]
