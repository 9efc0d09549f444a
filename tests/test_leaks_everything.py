"""Whatever a seat may not know is moved about, and nothing that leaves the console changes.

Every game, at several seat counts and variants, in every phase, for every seat: view, events,
picture, panel memory, words, cues (text, buzzer, motor), told lines, log, undo, hint with its
reason, and the move of a bot in that seat. A larger sample by hand: LEAK_DEALS=10 pytest -q
tests/test_leaks_everything.py -k nothing
"""

import os
import random

import pytest

from engine_mpy.games.base import NOBODY
from engine_mpy.match.match import PERSON
from engine_mpy.screens.keys import A
from engine_mpy.screens.seats import HANDOVER, WATCH
from engine_mpy.store.setup import BY_TOUCH, CARNET
from tests.leak_plants import PLANTS, heard, log, told
from tests.leak_positions import sample
from tests.leak_twins import Twins, one_person
from tools import describe

DEALS = int(os.environ.get("LEAK_DEALS", "1"))
OTHERS = 1 if DEALS == 1 else 6  # seats that look while another one acts

# Seats, options and a deal, chosen so that all of VISITED comes about in a few matches.
VARIANTS = {
    "pitaouf": [(1, 0, 3), (1, 1, 12), (1, 3, 1), (1, 3, 19)],
    "ptit_pois": [(2, 1, 1), (3, 2, 425), (6, 32, 3)],
    "pass_pass": [(3, 0, 4), (4, 5, 397), (6, 1, 3)],
    "castors": [(2, 1, 91), (3, 2, 52), (6, 2, 4)],
}
SEVERAL = {"shuffles", "scores", "ends", "shared", "one winner"}
VISITED = {
    "pitaouf": {"ends"},
    "ptit_pois": SEVERAL,
    "pass_pass": SEVERAL - {"one winner"} | {"points", "third Pass Pass"},
    "castors": SEVERAL,
}


OF_SEVERAL = (told, log, heard)  # leaks of tables that Pitaouf's has not

pytestmark = pytest.mark.usefixtures("screens_stay_loaded")


def look(twins, position, seat, hint):
    """One person in `seat`, bots around: before and after the action."""
    twins.sit(position, seat, one_person(position.seats, seat))
    twins.move(3)
    twins.back_to_table()
    if seat == position.game.seat() or position.action is None:
        twins.pause(hint)
    if position.action is not None and twins.act(position.action):
        twins.undo()


def look_between_people(twins, position):
    """All are people: the hand-over, the private screen, and closed again."""
    twins.sit(position, position.game.seat(), [PERSON] * position.seats)
    twins.move(2)
    if twins.one.table.stage == HANDOVER:
        twins.frame(A)
        twins.move(2)
    if twins.act(position.action):
        twins.move(1)
        twins.undo()


def look_in_public(twins, position):
    """Bots alone; the log is public in all matches."""
    twins.sit(position, NOBODY, [1] * position.seats)
    twins.move(1)
    twins.pause(ask=False)
    if position.action is not None:
        twins.act(position.action)


def look_and_hear_between_people(twins, position):
    """At the hand-over nobody's hand is there; and who holds the console is not overheard, even
    with a notebook and with hidden cards told by touch."""
    wish = twins.chance.choice((0, CARNET | BY_TOUCH))
    for console in twins.both:
        console.session.setup.wish(position.game.seat(), wish)
    twins.sit(position, NOBODY, [PERSON] * position.seats)
    twins.move(1)
    twins.pause()
    if twins.one.table.stage == HANDOVER:
        twins.only = ("buzzer",)  # the motor is in one's own hands
        twins.frame(A)
        twins.move(4)
        twins.ask()
        twins.back_to_table()
        twins.act(position.action)
        twins.only = ()


def let_bots_move(twins, position):
    """Each level once."""
    seat, seats = position.game.seat(), position.seats
    for level in (1, 2, 3):
        kinds = one_person(seats, NOBODY)
        kinds[seat] = level
        twins.sit(position, seat, kinds, bots=True)
        if seats == 1 or twins.one.table.stage == WATCH:  # not where scores are read
            twins.bot_moves()


def look_everywhere(twins, position):
    """From all seats, some of the others, and from none."""
    turn = position.game.seat()
    seats = [seat for seat in range(position.seats) if seat != turn]
    seats = twins.chance.sample(seats, min(OTHERS, len(seats)))
    for seat in seats if position.action is None else [turn, *seats]:
        look(twins, position, seat, hint=True)
    if position.seats > 1:
        look_in_public(twins, position)
    if position.action is None:
        return
    if position.seats > 1:
        look_between_people(twins, position)
        look_and_hear_between_people(twins, position)
    let_bots_move(twins, position)


@pytest.mark.parametrize("name", VARIANTS)
def test_nothing_that_leaves_the_console_tells_a_seat_more(name):
    seen, looks = set(), {}
    phases = describe.describe(name).PHASES
    undone = 0
    for seats, options, deal in VARIANTS[name]:
        twins = Twins(name, random.Random(deal))
        for more in range(DEALS):
            for position in sample(name, seats, options, deal + 1000 * more, 1):
                before = twins.moved
                look_everywhere(twins, position)
                facts = position.facts(twins.described)
                seen |= facts
                for phase in facts & set(phases):
                    looks[phase] = looks.get(phase, 0) + twins.moved - before
        undone += twins.undone
    assert undone
    assert seen >= {*phases, *VISITED[name]}, {*phases, *VISITED[name]} - seen
    assert min(looks.values()) > 0, looks  # there were other worlds in every phase


@pytest.mark.parametrize(("plant", "channel"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_leak_planted_in_each_channel_is_found_in_it(plant, channel):
    for name in ("castors",) if plant in OF_SEVERAL else ("castors", "pitaouf"):
        seats, options, deal = VARIANTS[name][1]
        twins = Twins(name, random.Random(1), plant)
        with pytest.raises(AssertionError, match=f"leak by {channel}"):
            for position in sample(name, seats, options, deal, 1):
                look_everywhere(twins, position)
