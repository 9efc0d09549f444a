"""Faults on the panel's bus while the firmware plays: no harm but to the picture, which returns.

The game goes on with every press, no error comes up, and once the bus answers again the panel
shows the frame, whole.
"""

import errno
import shutil

import pytest

from engine_mpy.cues import alphabet as cue
from simulator.bus import Faulty
from tests.firmware_run import Story, begin_match, speak

# Continue a match of Pitaouf, some presses and an action at its table, the pause.
PLAY = "25 DOWN UP A 20 RIGHT 5 LEFT 5 RIGHT A 20 B 5 DOWN DOWN UP 5"
ADDRESS = 0, 0x3C
CONTROLLERS = ("ssd1306", "sh1106")


@pytest.fixture
def story(tmp_path):
    return Story(tmp_path)


def shows_all(story):
    """Does the panel show the frame, and no crash?"""
    display = story.console.display
    handheld = story.headless.handheld
    assert story.errors == []
    assert story.page == ""
    assert not display.lost
    return handheld.picture() == bytes(display.frame)


def front(story):
    """Where the console is."""
    stack = story.console.stack
    return [type(screen).__name__ for screen in stack.screens[: stack.depth]]


def broken(faults, after_bytes=0):
    """What to do before power-on so that the panel fails at these transactions."""

    def before(run):
        panel = Faulty(run.world.detach(*ADDRESS), faults, after_bytes)
        run.world.attach(*ADDRESS, panel)

    return before


def played(story, **more):
    """The stretch of play from the same beginning; where it ends."""
    shutil.rmtree(story.disk / "saves", ignore_errors=True)
    speak(story.disk, animation=0)
    begin_match(story.disk)
    story.run(PLAY + " 80", **more)
    return front(story), story.console.session.match.count


@pytest.mark.parametrize(
    "fault, after_bytes", [(errno.EIO, 0), (errno.ETIMEDOUT, 0), (errno.EIO, 3)]
)
def test_a_fault_at_every_transaction_of_a_stretch_of_play(story, fault, after_bytes):
    """Each of them fails in one of six runs, every sixth of a run."""
    quiet = Story(story.disk)
    where = played(quiet)
    total = quiet.headless.world.transactions
    assert total > 100
    step = 6
    tried = set()
    for first in range(step):
        numbers = range(first, total, step)
        tried.update(numbers)
        assert played(story, before=broken(dict.fromkeys(numbers, fault), after_bytes)) == where
        assert shows_all(story)
    assert tried == set(range(total))


@pytest.mark.parametrize("controller", CONTROLLERS)
@pytest.mark.parametrize("away", [(0, 2), (0.4, 1), (2.2, 0.1), (1.5, 2.5)])
def test_a_panel_unplugged_for_a_while_comes_back_whole(tmp_path, controller, away):
    quiet, story = Story(tmp_path, controller), Story(tmp_path, controller)
    where = played(quiet)

    def before(run):
        panel = run.handheld.panel
        start, length = (int(seconds * 1e6) for seconds in away)

        def unplug():
            run.world.detach(*ADDRESS)
            panel.power_on()  # its memory and registers are noise again

        run.world.at(start, unplug)
        run.world.at(start + length, lambda: run.world.attach(*ADDRESS, panel))

    assert played(story, before=before) == where
    assert shows_all(story)


@pytest.mark.parametrize("hz", [100_000, 400_000, 1_000_000])
def test_at_every_bus_speed(story, hz):
    (story.disk / "console.json").write_text(f'{{"i2c_hz": {hz}}}')
    where = played(story)
    assert shows_all(story)
    assert story.headless.world.transactions > 100
    numbers = dict.fromkeys(range(0, 400, 7), errno.ETIMEDOUT)
    assert played(story, before=broken(numbers)) == where
    assert shows_all(story)


def cues_of(story, **more):
    """The numbers of the cues that are played in a run."""
    heard = []

    def plant():
        from engine_mpy.cues.player import Player

        play = Player.play

        def noting(player, number, after=False):
            heard.append(number)
            return play(player, number, after)

        Player.play = noting

    story.plant = plant
    played(story, **more)
    return heard


def test_without_a_panel_the_buzzer_says_so_once_and_the_game_goes_on(story):
    quiet = Story(story.disk)
    where = played(quiet)
    pulses = []

    def look(run):
        pulses.append(run.handheld.buzzer().hz)

    heard = cues_of(story, before=lambda run: run.world.detach(*ADDRESS), on_frame=look)
    assert heard.count(cue.NO_SCREEN) == 1
    assert any(pulses)
    assert where == (front(story), story.console.session.match.count)
    assert story.errors == []


def test_one_fault_is_nothing_to_talk_of(story):
    heard = cues_of(story, before=broken({40: errno.EIO, 90: errno.EIO}))
    assert cue.NO_SCREEN not in heard


def test_a_panel_that_is_pulled_off_later_is_missed_too(story):
    def before(run):
        run.world.at(1_500_000, lambda: run.world.detach(*ADDRESS))

    assert cues_of(story, before=before).count(cue.NO_SCREEN) == 1
