"""When the console dims and sleeps, what wakes it, and what waking shows; on passed-in time."""

import pytest

from engine_mpy import power
from engine_mpy.match.match import PERSON
from engine_mpy.power import ASLEEP, AWAKE, DIMMED, Battery, Rest
from engine_mpy.screens.seats import TURN
from engine_mpy.store import settings as fields
from engine_mpy.store.savefile import NO_MESSAGE
from engine_mpy.store.settings import Settings
from tests.mpy.stand_ins import MemoryStore
from tests.mpy.stand_ins import Power as Supply
from tests.screens_rig import Rig
from tests.seats_console import Table

WRAP = 1 << 30
A, B, REPEAT = 4, 5, 8
FRAMES_A_SECOND = 50


def passed(rest, seconds, start_ms=0):
    """The states of every second while nothing happens."""
    states = []
    for ms in range(0, 1000 * seconds + 1, 20):
        state = rest.pass_time((start_ms + ms) % WRAP)
        if ms % 1000 == 0:
            states.append(state)
    return states


@pytest.mark.parametrize("start_ms", [0, WRAP - 10_000, WRAP - 60_000])
def test_dims_after_30_s_and_sleeps_after_2_min(start_ms):
    states = passed(Rest(Settings()), 121, start_ms)
    assert states.index(DIMMED) == 30 and states.index(ASLEEP) == 120
    assert states == sorted(states)


@pytest.mark.parametrize("dim", range(4))
@pytest.mark.parametrize("sleep", range(5))
def test_both_are_settings(dim, sleep):
    settings = Settings()
    settings.set(fields.DIM, dim)
    settings.set(fields.SLEEP, sleep)
    states = passed(Rest(settings), 601)
    for state, after in ((DIMMED, power.DIM_S[dim]), (ASLEEP, power.SLEEP_S[sleep])):
        if after == 0:
            assert state not in states
        elif after < 60 or state == ASLEEP or sleep != 1:  # 60 and 60: it just sleeps
            assert states.index(state) == after


def test_a_press_begins_the_time_anew():
    rest = Rest(Settings())
    passed(rest, 29)
    rest.stir()
    assert set(passed(rest, 29, 29_000)) == {AWAKE}


def test_there_is_a_value_for_every_place_of_the_settings():
    assert len(power.DIM_S) == fields.HIGHEST[fields.DIM] + 1
    assert len(power.SLEEP_S) == fields.HIGHEST[fields.SLEEP] + 1
    assert power.DIM_S[fields.DEFAULT[fields.DIM]] == 30
    assert power.SLEEP_S[fields.DEFAULT[fields.SLEEP]] == 120


# The whole console.


def idle(rig, seconds):
    for _ in range(seconds * FRAMES_A_SECOND):
        rig.frame()
    return rig


def test_a_press_on_a_dimmed_panel_does_what_it_always_does():
    rig = idle(Rig(), 31)
    assert rig.display.told[0] < rig.console.settings.contrast and rig.display.on
    before = rig.reads()
    rig.keys("d")
    assert rig.reads() != before
    assert rig.display.told[0] == rig.console.settings.contrast


def test_the_press_that_wakes_is_swallowed_and_heard():
    rig = idle(Rig(), 121)
    assert not rig.display.on and rig.console.asleep
    before = rig.reads()
    rig.frame(A)
    assert rig.display.on and not rig.console.asleep
    assert rig.hears() == "Réveillée"
    assert rig.reads() == before and rig.screen == "menu"
    assert rig.display.told[0] == rig.console.settings.contrast
    rig.frame(A)
    assert rig.screen != "menu"


def test_a_button_held_down_does_not_keep_it_awake_and_does_not_wake_it():
    rig = Rig()
    for _ in range(121 * FRAMES_A_SECOND // 5):
        rig.frame(1 | REPEAT)
        for _ in range(4):
            rig.frame()
    assert rig.console.asleep
    rig.frame(1 | REPEAT)
    assert rig.console.asleep
    rig.frame(1)
    assert not rig.console.asleep


def test_asleep_nothing_is_sent_or_drawn_or_thought():
    rig = idle(Rig(), 121)
    shows = []
    rig.display.show = lambda: shows.append(1) or 0
    idle(rig, 20)
    assert shows == []
    rig.frame(B)
    assert shows == [1]


def test_a_page_of_the_rules_is_dimmed_and_not_lost():
    rig = Rig().keys("ddda" + "a" + "rr")
    assert rig.screen == "reader"
    page = rig.reads()
    idle(rig, 125)
    assert rig.console.asleep
    rig.frame(A)
    assert rig.reads() == page


def test_what_goes_on_by_itself_is_watched():
    """A bot that plays and is told keeps the panel lit; nobody has pressed anything."""
    table = Table(animation=1).start(b"castors", [2, 3])
    states = set()
    for _ in range(300 * FRAMES_A_SECOND):
        if table.table.view.over():
            break
        table.frame()
        states.add(table.console.rest.state)
    assert states == {AWAKE}


def test_settings_and_match_are_saved_before_it_sleeps():
    store = MemoryStore()
    rig = Rig(store).keys("a..dddd")
    rig.console.settings.set(fields.VOLUME, 9)
    rig.console.session.unsaved = True
    saved = []
    rig.console.session.store = store
    original = store.save
    store.save = lambda name, *rest: saved.append((name, rig.display.on)) or original(name, *rest)
    rig.console.sleep()
    assert saved == [(b"pitaouf", True), (b"settings", True)]


def test_what_could_not_be_saved_is_said_on_waking():
    rig = Rig().keys("a..")
    store = rig.store
    store.save = lambda *_: False
    store.message = 0x0106  # SAVE_FULL of the store's book
    rig.console.session.unsaved = True
    idle(rig, 2)
    rig.frame(B)
    rig.frame(B)
    assert not rig.console.notice.shown  # it was told, and a press took it away
    rig.console.sleep()
    rig.frame()
    rig.frame(A)
    rig.frame()
    assert rig.console.notice.shown and rig.hears() == "Pas enregistré"
    store.message = NO_MESSAGE


def test_a_private_hand_does_not_come_back_by_itself():
    table = Table().start(b"ptit_pois", [PERSON, PERSON]).until(TURN)
    assert table.table.viewer != 255
    for _ in range(121 * FRAMES_A_SECOND):
        table.frame()
    assert table.console.asleep and not table.panel.on
    assert table.table.viewer == 255
    table.frame(B)
    table.frame()
    assert table.panel.on and table.table.viewer == 255 and table.top is table.table


# The battery.


def looked(battery, readings):
    """The moments, in looks, at which it is said to have become low."""
    said = []
    for look, mv in enumerate(readings):
        battery._power.mv = mv
        if battery.look(look * 5000 % WRAP):
            said.append(look)
    return said


def test_low_is_said_once_until_it_was_fine_again():
    battery = Battery(Supply())
    assert looked(battery, [3400, 3200] + [2970, 3070] * 30) == []  # it sways around the line
    assert battery.mv > 3000
    said = looked(
        Battery(Supply()), [2900, 2990, 3050, 3100, 2980, 2900] + [4000] * 9 + [2000] * 9
    )
    assert said[0] == 0 and len(said) == 2 and said[1] > 14


def test_between_two_looks_nothing_is_read():
    battery = Battery(Supply(4000))
    battery.look(100)
    battery._power.mv = 3000
    assert not battery.look(5000) and battery.mv == 4000
    battery.look(5100)
    assert battery.mv == 3750


@pytest.mark.parametrize("mv", [None, 0, 900])
def test_without_a_battery_to_measure_nothing_is_said(mv):
    battery = Battery(Supply(mv))
    assert not battery.look(0) and battery.mv == 0 and not battery.low


def test_a_low_battery_is_shown_and_heard_and_a_press_takes_it_away():
    rig = Rig()
    rig.power.mv = 2900
    before = rig.row(51)
    for _ in range(70 * FRAMES_A_SECOND):
        rig.frame()
        if rig.console.notice.shown:
            break
    rig.frame()
    assert rig.hears() == "Pile faible" and rig.row(51) != before
    assert rig.row(51).strip("#") == ""
    idle(rig, 2)
    rig.keys("d")
    assert not rig.console.notice.shown
    idle(rig, 20)
    assert not rig.console.notice.shown
