"""The watchdog: off unless asked for, fed in play, off on every way out; a bite is told."""

import pytest

from simulator.chip.clockwork import WDT
from tests.firmware_run import Story, speak
from tests.test_firmware_crash import TICK, failing

ASKED = '{"watchdog": true}'


@pytest.fixture
def story(tmp_path):
    WDT.running = None
    speak(tmp_path)
    (tmp_path / "console.json").write_text(ASKED)
    return Story(tmp_path)


def running(story, press, at, **more):
    """Does it run at that frame?"""
    seen = []

    def look(run):
        if run.frame == at:
            seen.append(WDT.running is not None)

    story.run(press, on_frame=look, **more)
    return seen[0]


def test_it_runs_in_play_when_asked_for_and_then_only(story):
    assert running(story, "50", 40)
    (story.disk / "console.json").unlink()
    WDT.running = None
    assert not running(story, "50", 40)


def test_it_is_fed_and_does_not_bite_in_a_minute_of_nothing_nor_asleep(story):
    story.run("9000")  # three minutes: dimmed, then asleep
    assert story.starts == 1
    assert story.console.asleep


def test_it_is_stopped_on_the_way_out(story):
    story.run("50")
    assert WDT.running is None


def test_not_in_safe_mode_nor_while_keys_are_held(story):
    assert not running(story, "600", 500, held=["A"]) or story.page == ""
    assert not running(story, "10 A- 100", 80, held=["A"])
    assert not running(story, "100 B-", 60, held=["B"])


def test_not_while_the_crash_screen_waits(story):
    story.plant = failing(TICK, after=20)
    assert not running(story, "600", 500)
    assert (story.starts, story.page) == (1, "crash")


def hang(after):
    def plant():
        import time

        from engine_mpy.screens.notice import Notice

        tick = Notice.tick
        calls = []

        def stand_still(notice, now_ms):
            calls.append(now_ms)
            while len(calls) == after:
                time.sleep_us(1000)
            tick(notice, now_ms)

        Notice.tick = stand_still

    return plant


def test_a_console_that_stands_still_starts_anew_and_says_so(story):
    def once():
        if story.starts == 1:
            hang(60)()

    story.plant = once
    story.run("700")
    assert story.starts == 2
    assert "The console stood still." in story.words()
    assert "stood still" in story.file("crash.txt")
    assert story.file("crashes") == ""  # ended in order


def test_three_times_in_a_row_is_safe_mode(story):
    story.plant = hang(10)
    story.run("1500")
    assert (story.starts, story.page) == (4, "safe")


def test_an_ordered_reset_is_no_bite(story):
    story.plant = failing(TICK, after=20)
    story.run("100 A 60 A 60")
    assert story.file("crash.txt").count("console 0.") == 3
    assert "stood still" not in story.file("crash.txt")
