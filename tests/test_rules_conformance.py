"""Every game passes the shared suite (tests/suite) in all its variants: C1 to C5 of the rules."""

import random
from binascii import crc32

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine_mpy.games import WITH_RULES, open_game
from engine_mpy.games.base import NOBODY, IllegalAction
from tests.suite import checks
from tests.suite.amounts import AMOUNTS
from tests.suite.fingerprints import FINGERPRINTS
from tests.suite.script import CHOOSERS, Script
from tools import describe

GAMES = [
    pytest.param(name.decode(), seats, options, id=f"{name.decode()}-{seats}-{options}")
    for name in WITH_RULES
    for seats, options in describe.describe(name.decode()).VARIANTS
]
every_game = pytest.mark.parametrize(("name", "seats", "options"), GAMES)

deals = st.integers(1, 999_999)
choices = st.binary(max_size=120)


def explore(name, check, **more):
    """Run `check(deal, choices, **more)` on as many examples as the game has."""
    plays = settings(
        max_examples=AMOUNTS[name].examples,
        deadline=None,
        derandomize=True,  # the same examples on every machine: a failure is found again
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    plays(given(deal=deals, choices=choices, **more)(check))()


def played(name, deal, seats, options, choices):
    """A match up to its end: (game, action) before each action. Even choices take what the
    scripts would, odd ones any action; when they run out, the first legal one."""
    game = open_game(name.encode())
    game.deal(deal, seats, options)
    pick = CHOOSERS[name.encode()]
    for i in range(game.LONGEST + 1):
        actions = checks.legal(game)
        if not actions:
            break
        choice = choices[i] if i < len(choices) else 0
        action = actions[(choice >> 1) % len(actions)]
        if choice & 1 == 0 and i < len(choices):
            action = pick(game, bytearray(actions), len(actions))
        yield game, action
        game.apply(action)
    assert game.over(), "longer than LONGEST"
    yield game, None


@every_game
def test_every_game_is_described_and_can_be_scripted(name, seats, options):
    game = open_game(name.encode())
    described = describe.describe(name)
    assert game.NAME.decode() == name
    assert len(described.DECK) == game.DECK
    assert game.MIN_SEATS <= seats <= game.MAX_SEATS
    assert game.MOST_ACTIONS <= 255
    assert name.encode() in CHOOSERS


@every_game
def test_c2_c3_cards_and_actions_after_every_action(name, seats, options):
    described = describe.describe(name)

    def check(deal, choices):
        matches = played(name, deal, seats, options, choices)
        for i, (game, _) in enumerate(matches):
            checks.check_cards(game, described)
            checks.check_actions(game)
            if (i + deal) % AMOUNTS[name].every == 0:
                checks.check_refusals(game)

    explore(name, check)


@every_game
def test_c1_copies_and_replays_are_equal_and_what_was_shown_is_marked(name, seats, options):
    described = describe.describe(name)

    def check(deal, choices):
        journal = []
        for game, action in played(name, deal, seats, options, choices):
            if action is not None:
                checks.check_copy(game, action)
                checks.check_revealed(game, described, action, seats)
                journal.append(action)
        again = open_game(name.encode())
        again.deal(deal % 999_999 + 1, seats, options)  # a used instance plays as a new one does
        again.deal(deal, seats, options)
        for action in journal:
            again.apply(action)
        assert again.state == game.state
        assert again.events.records == game.events.records

    explore(name, check)


@every_game
def test_c4_views_and_events_leak_nothing(name, seats, options):
    described = describe.describe(name)

    def check(deal, choices, chance):
        chance = random.Random(chance)
        matches = played(name, deal, seats, options, choices)
        for i, (game, action) in enumerate(matches):
            if (i + deal) % AMOUNTS[name].every and action is not None:
                continue
            checks.check_views(game, described, seats)
            if action is not None:
                checks.check_leaks(game, described, action, seats, chance)

    explore(name, check, chance=st.integers(0, 2**32))


@every_game
def test_c2_c3_over_many_deals(name, seats, options):
    described = describe.describe(name)
    script = Script(name.encode())
    game = script.game
    for deal in range(1, AMOUNTS[name].deals + 1):
        script.start(deal, seats, options)
        count = 0
        while not game.over():
            before = game.events.total
            game.apply(script.choose())
            count += 1
            assert before <= game.events.total <= before + game.events.capacity
        assert count <= game.LONGEST
        checks.check_cards(game, described)
        winners = bytearray(seats)
        assert all(w < seats for w in winners[: game.winners(winners)])


@every_game
def test_c1_the_fingerprint_of_the_deals(name, seats, options):
    script = Script(name.encode())
    crc = 0
    for deal in range(1, AMOUNTS[name].fingerprint + 1):
        script.start(deal, seats, options)
        crc = crc32(script.game.state, crc)
        while not script.game.over():
            script.game.apply(script.choose())
        crc = crc32(script.game.state, crc)
    assert crc == FINGERPRINTS[name, seats, options], f"now {crc:#010x}; see fingerprints.py"


@every_game
@pytest.mark.parametrize(
    ("deal", "more_seats", "options_add"),
    [(0, 0, 0), (1_000_000, 0, 0), (-1, 0, 0), (1, 200, 0), (1, -200, 0), (1, 0, 1 << 10)],
)
def test_a_wrong_deal_is_refused_and_the_match_stays(
    name, seats, options, deal, more_seats, options_add
):
    game = open_game(name.encode())
    game.deal(7, seats, options)
    before = bytes(game.state)
    with pytest.raises(IllegalAction, match="[0-9]"):
        game.deal(deal, seats + more_seats, options | options_add)
    assert game.state == before


@every_game
def test_c1_deals_differ(name, seats, options):
    game = open_game(name.encode())
    seen = set()
    for deal in (*range(1, 500), 65_535, 65_536, 65_537, 131_073, 999_999):
        game.deal(deal, seats, options)
        assert game.seat() != NOBODY
        seen.add(bytes(game.state))
    assert len(seen) == 504
