"""Quit in any phase, by the menu, the power or a cut, and go on with one press on a new console.

Every game, with people and with bots, at the table as it is, closed or open, and while things are
told; then each match is played to its end.
"""

import random

import pytest

from engine_mpy.games.base import NOBODY
from engine_mpy.match.match import BOT_EASY, PERSON
from engine_mpy.screens.keys import A
from engine_mpy.screens.seats import HANDOVER
from engine_mpy.store.savefile import Store
from tests.leak_positions import match
from tests.seats_console import Table
from tests.suite import checks
from tools import describe

GAMES = [
    ("pitaouf", 1, 0, [PERSON]),
    ("pitaouf", 1, 2, [BOT_EASY]),
    ("ptit_pois", 2, 2, [PERSON, PERSON]),
    ("ptit_pois", 3, 2, [BOT_EASY, PERSON, BOT_EASY]),
    ("pass_pass", 4, 1, [PERSON, BOT_EASY, PERSON, PERSON]),
    ("pass_pass", 4, 0, [PERSON, BOT_EASY, BOT_EASY, BOT_EASY]),
    ("castors", 3, 2, [PERSON, PERSON, BOT_EASY]),
    ("castors", 2, 2, [BOT_EASY, PERSON]),
]
OVER = {"over", "won", "lost to a danger", "lost to an ordeal"}
MOST_FRAMES = 300

pytestmark = pytest.mark.usefixtures("screens_stay_loaded")


def phases(name, seats, options):
    """For each phase but the last: the actions that lead there, and one from there."""
    names = describe.describe(name).PHASES
    found = {}
    for deal in range(3, 40):
        actions = []
        for position in match(name, seats, options, deal, deal):
            phase = names[position.game.phase()]
            if phase not in OVER:
                found.setdefault(phase, (deal, list(actions), position.action))
            actions.append(position.action)
        if len(found) == len(set(names) - OVER - WITHOUT.get((name, options & 1), set())):
            break
    return found


WITHOUT = {("pass_pass", 0): {"banking"}}


def sit_down(path, game, deal, actions):
    """A console on these saves at the table, after these actions; all is saved."""
    name, seats, options, kinds = game
    console = Table(Store(str(path)))
    session = console.session
    session.open(name.encode())
    session.set_options(options)
    session.begin(deal, bytes(kinds), seats)
    for action in actions:
        session.act(action)
    session.save()
    console.play()
    return console.frame()


def rest(console):
    """Frames until all is on the disk."""
    for _ in range(MOST_FRAMES):
        if console.session.written():
            return
        console.frame()
    raise AssertionError("it is not saved")


def switch_on(path):
    """A new console on the same saves; one press, and the match is there."""
    console = Table(Store(str(path))).frame()
    assert not console.top.module.startswith("table")
    console.frame(A)
    console.table = console.console.stack.screens[0]
    assert console.table.module.startswith("table"), "more than one press"
    return console


def now(console):
    """The match, up to here."""
    match = console.match
    return bytes(match.game.state), bytes(match.journal[: match.count])


def same(console, before, game):
    """The match as it was, but that a bot in turn may have acted; nothing private is shown."""
    match = console.match
    state, journal = before
    if match.count == len(journal):
        assert bytes(match.game.state) == state
    assert bytes(match.journal[: len(journal)]) == journal
    for i in range(len(journal), match.count):
        assert match.kinds[match.marks[i] & 127] != PERSON
    assert list(console.match.kinds[: game[1]]) == game[3]
    if game[3].count(PERSON) > 1:
        assert console.table.viewer == NOBODY
        console.frame()
        assert console.table.viewer == NOBODY


def finish(console, chance):
    """Play on through the session to the end; it is counted once."""
    session = console.session
    while not session.match.game.over():
        session.act(chance.choice(checks.legal(session.match.game)))
    session.save()
    assert session.written() and not session.running


def by_menu(console):
    console.console.home()
    state = now(console)
    console.frame(A)
    assert console.console.stack.screens[0].module.startswith("table")  # back with one press
    console.console.home()
    return state


def by_power_off(console):
    console.console.close()
    return now(console)


def by_a_cut(console):
    rest(console)
    return now(console)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}-{game[3]}")
def test_a_match_goes_on_wherever_it_was_left(tmp_path, game):
    name, seats, options, _ = game
    chance = random.Random(1)
    found = phases(name, seats, options)
    expected = set(describe.describe(name).PHASES) - OVER - WITHOUT.get((name, options & 1), set())
    assert set(found) == expected
    for phase, (deal, actions, _) in found.items():
        for leave in (by_menu, by_power_off, by_a_cut):
            for opened in (False, True):
                path = tmp_path / f"{phase} {leave.__name__} {opened}"
                console = sit_down(path, game, deal, actions)
                if opened and seats > 1 and console.table.stage == HANDOVER:
                    console.skip().frame(A)
                state = leave(console)
                again = switch_on(path)
                same(again, state, game)
        finish(again, chance)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}-{game[3]}")
def test_a_cut_between_an_action_and_its_save_leaves_the_one_before(tmp_path, game):
    for phase, (deal, actions, action) in phases(*game[:3]).items():
        path = tmp_path / phase
        console = sit_down(path, game, deal, actions)
        before = now(console)
        if console.match.count != len(actions):
            continue  # a bot was quicker
        console.session.act(action)
        after = now(console)
        again = switch_on(path)
        same(again, before, game)
        if again.match.count == len(actions):
            again.session.act(action)
            assert now(again) == after
            again.play()
        rest(again)
        same(switch_on(path), now(again), game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}-{game[3]}")
def test_at_the_end_a_cut_loses_nothing_and_counts_once(tmp_path, game):
    name, seats, options, _ = game
    actions = [p.action for p in match(name, seats, options, 3, 3)][:-1]
    sit_down(tmp_path, game, 3, actions[:-1])
    again = switch_on(tmp_path)
    while not again.match.game.over():  # once, unless a bot was quicker
        again.session.act(checks.legal(again.match.game)[0])
    again.play()
    assert again.match.game.over()
    rest(again)
    last = Table(Store(str(tmp_path))).frame()
    last.session.open(name.encode())
    assert not last.session.ready()
    assert last.session.statistics.serial() == (PERSON in game[3])  # how many were counted
