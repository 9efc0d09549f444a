"""An error nobody thought of: shown, written down, the match kept, and no loop without end."""

from types import SimpleNamespace

import pytest

from simulator.script import KEYS
from tests.firmware_run import Story, begin_match, saved, speak

MOVE = "25 A 5 RIGHT A 70"  # continues the match, and does an action


@pytest.fixture
def story(tmp_path):
    """English, and a match of Pitaouf with one action."""
    speak(tmp_path, animation=0)
    begin_match(tmp_path)
    return Story(tmp_path)


def failing(path, kind=TypeError, words="nobody thought of this", after=0):
    """A plant: the method at `path`, "module:Class.name", raises after so many calls."""
    module, _, names = path.partition(":")
    calls = []

    def plant():
        owner = __import__(module, None, None, ("x",))
        *classes, name = names.split(".")
        for each in classes:
            owner = getattr(owner, each)
        right = getattr(owner, name)

        def wrong(*parts, **more):
            calls.append(name)
            if len(calls) > after:
                raise kind(words)
            return right(*parts, **more)

        setattr(owner, name, wrong)

    return plant


TICK = "engine_mpy.screens.notice:Notice.tick"


def test_a_crash_is_shown_written_and_the_match_is_kept(story):
    story.plant = failing(TICK, after=200)
    said = story.run(MOVE + " 200")
    assert story.page == "crash"
    assert story.words().startswith("Crash. Game is kept. TypeError: nobody thought of this ")
    assert "frame" in story.words()
    assert "Traceback" in said
    log = story.file("crash.txt")
    assert log.startswith("console 0.") and "1 in a row" in log and "bytes free" in log
    assert "TypeError: nobody thought of this" in log
    assert saved(story.disk) is not None


def test_it_waits_for_a_and_then_begins_anew(story):
    story.plant = failing(TICK, after=60)
    story.run("200 B 50 RIGHT 50")
    assert (story.page, story.starts) == ("crash", 1)
    story.run("200 A 100")
    assert story.starts == 3, "one more start in the second run"


def test_buzzer_and_motor_are_off_after_its_cue(story):
    story.plant = failing(TICK, after=3)  # within the cue of power-on
    quiet = []

    def look(run):
        quiet.append((run.handheld.buzzer().duty, run.handheld.motor()))

    story.run("300", on_frame=look)
    assert story.page == "crash"
    assert any(duty for duty, _ in quiet), "the crash is heard"
    assert quiet[-1] == (0, 0)


def test_what_is_shown_is_in_the_players_language_and_whole(story):
    speak(story.disk, "fr")
    story.plant = failing(TICK, after=60)
    story.run("150")
    assert story.words().startswith("Panne. Partie gardée.")
    assert story.headless.handheld.picture() == bytes(story.witness.page.canvas.frame)


def test_a_panel_that_comes_back_shows_the_crash(story):
    story.plant = failing(TICK, after=60)

    def before(run):
        panel = run.world.detach(0, 0x3C)
        run.world.at(3_000_000, lambda: run.world.attach(0, 0x3C, panel))

    story.run("250", before=before)
    assert story.headless.handheld.picture() == bytes(story.witness.page.canvas.frame)


# In a row.


def test_the_third_crash_in_a_row_starts_in_safe_mode_and_then_all_is_as_usual(story):
    story.plant = failing("engine_mpy.console:Console.home")
    story.run("30 A 60 A 60 A 100")
    assert story.starts == 4
    assert story.page == "safe"
    assert "3 crashes." in story.words()
    assert story.file("crash.txt").count("TypeError") == 3
    assert story.file("crashes") == ""
    story.plant = None
    assert "console ready" in story.run("30")


def test_a_minute_without_a_crash_ends_the_row(story):
    story.plant = failing(TICK, after=2900)  # 58 s
    story.run("2950")
    assert story.file("crashes") == "1"
    story.plant = failing(TICK, after=3100)
    story.run("3050")
    assert story.file("crashes") == ""
    story.run("3200")
    assert story.file("crashes") == "1"


def test_a_clean_end_ends_the_row(story):
    (story.disk / "crashes").write_text("2")
    story.run("50")
    assert story.file("crashes") == ""


@pytest.mark.parametrize("content", ["", "x", "9" * 40])
def test_a_damaged_count_is_no_reason_to_fail(story, content):
    (story.disk / "crashes").write_text(content)
    said = story.run("50")
    assert ("console ready" in said) == (content != "9" * 40)


def test_a_save_that_crashes_who_reads_it_does_not_loop(story):
    story.plant = failing("engine_mpy.match.journal:unpack", IndexError)
    before = {path.name: path.read_bytes() for path in (story.disk / "saves").iterdir()}
    story.run("100 A 100 A 100 A 100")
    assert story.page == "safe"
    after = {path.name: path.read_bytes() for path in (story.disk / "saves").iterdir()}
    assert after == before, "the save is as it was"


# The match.


def test_a_move_that_crashes_half_way_is_not_saved_and_nothing_else_is_lost(story):
    before = saved(story.disk)
    assert before.count == 1

    def plant():
        from engine_mpy.games import pitaouf

        post = pitaouf.Pitaouf.apply

        def half(game, action):
            post(game, action)
            raise ZeroDivisionError("half way")

        pitaouf.Pitaouf.apply = half

    story.plant = plant
    story.run(MOVE)
    assert story.page == "crash"
    after = saved(story.disk)
    assert (after.count, bytes(after.game.state)) == (before.count, bytes(before.game.state))


def test_a_move_that_was_not_saved_yet_is_saved_by_the_crash(story):
    """The cue of a move sounds for some frames; the match is saved only after it."""
    seen = []

    def plant():
        from engine_mpy.match.session import Session
        from engine_mpy.screens.notice import Notice

        act, tick = Session.act, Notice.tick

        def noting(session, action):
            act(session, action)
            seen.append(session.match.count)

        def wrong(notice, now_ms):
            if seen:
                raise OSError(5)
            tick(notice, now_ms)

        Session.act, Notice.tick = noting, wrong

    story.plant = plant
    story.run(MOVE)
    assert story.page == "crash" and seen
    assert saved(story.disk).count == seen[-1]


def test_a_save_that_cannot_be_written_is_said(story):
    def plant():
        from engine_mpy.match import session
        from engine_mpy.store.savefile import Store

        def wrong(store, name, data, length, version=1):
            raise KeyError(name)

        Store.save = wrong
        assert session

    story.plant = plant
    story.run(MOVE)
    assert story.words().startswith("Crash. Move lost?")


# crash.txt.


def test_the_log_is_bounded_and_the_oldest_goes(story, monkeypatch):
    from engine_mpy.start import crashes

    monkeypatch.chdir(story.disk)
    for number in range(25):
        crashes.note_words("Traceback\n" + 20 * "  File\n" + f"number {number}\n")
        log = story.file("crash.txt")
        assert len(log) <= crashes.LONGEST
        assert f"number {number}\n" in log
        assert log.startswith("console ") and log.endswith("\n")
    assert "number 10\n" in log and "number 0\n" not in log


def test_one_that_is_longer_than_the_log_keeps_its_end(story):
    story.plant = failing(TICK, ValueError, "long " * 3000 + "end")
    story.run("5")
    log = story.file("crash.txt")
    assert len(log) == 4096 and log.endswith("end\n")


def test_a_log_of_rubbish_is_replaced(story):
    (story.disk / "crash.txt").write_bytes(b"\xff\xfe" * 3000)
    story.plant = failing(TICK)
    story.run("5")
    assert story.file("crash.txt").startswith("console ")


def test_a_full_disk_does_not_keep_the_crash_from_being_shown(story):
    def plant():
        from engine_mpy.start import crashes

        def full(name, words):
            raise OSError(28)

        crashes._write = full
        failing(TICK, after=20)()

    story.plant = plant
    story.run("100")
    assert story.page == "crash"


# No memory.


@pytest.mark.parametrize(
    "path, after",
    [
        ("engine_mpy.start.crashes:_page", 0),
        ("engine_mpy.cues.player:Player.__init__", 1),  # the console has one
    ],
)
def test_without_memory_for_the_screen_the_last_words_need_none(story, path, after):
    from engine_mpy.draw.canvas import Canvas
    from engine_mpy.draw.fonts import small

    def plant():
        failing(TICK, MemoryError, after=20)()
        failing(path, MemoryError, after=after)()

    story.plant = plant
    story.run("100")
    canvas = Canvas(bytearray(1024))
    canvas.centred(small, b"Panne / Crash: A", -1, 0, 128, 24, 1)
    assert story.headless.handheld.picture() == bytes(canvas.frame)
    story.run("100 A 50")
    assert story.starts == 3


def test_without_memory_for_the_traceback_the_screen_still_says_what_it_was(story):
    def plant():
        failing(TICK, MemoryError, after=20)()
        failing("io:StringIO", MemoryError)()

    import io

    whole = io.StringIO
    story.plant = plant
    try:
        story.run("100")
    finally:
        io.StringIO = whole
    assert "MemoryError" in story.words()


def test_a_stuck_key_does_not_press_the_crash_away(story):
    story.plant = failing(TICK, after=5)
    story.run("400", held=[KEYS[4]])
    assert (story.page, story.starts) == ("crash", 1)


# A save that crashes whoever reads it.


def test_matches_can_be_put_aside_after_the_third_crash_and_nothing_is_lost(story):
    saves = story.disk / "saves"
    match = (saves / "pitaouf.a").read_bytes()
    story.plant = failing("engine_mpy.match.journal:unpack")
    story.run("30 A 60 A 60 A 100")
    assert story.page == "safe" and "or B: put matches aside." in story.words()
    (story.disk / "crashes").write_text("3")
    story.run("30 B 10")
    assert "Keep the matches aside?" in story.words()
    assert (saves / "pitaouf.a").exists(), "only when A has said so"
    (story.disk / "crashes").write_text("3")
    heard = []
    story.run("30 B 40 A 60", on_frame=lambda run: heard.append(run.handheld.buzzer().duty))
    assert "Files put aside: 1." in story.words() and "mis de côté : 1." in unspaced(story)
    assert any(heard[80:]) and not heard[-1], "that it is done is heard"
    assert story.headless.handheld.picture() == bytes(story.witness.page.canvas.frame)
    assert not (saves / "pitaouf.a").exists()
    assert (saves / "pitaouf.a.old1").read_bytes() == match
    assert "console ready" in story.run("50"), "the next start is a usual one"
    assert story.console.stack.top().module == "menu"


def unspaced(story):
    return story.words().replace("\xa0", " ")


def test_where_no_match_is_left_all_other_saves_go_aside(story):
    from engine_mpy.games import NAMES
    from engine_mpy.store import aside

    saves = story.disk / "saves"
    assert aside.put(str(saves), NAMES) == 1
    others = {path.name: path.read_bytes() for path in saves.glob("*.[ab]")}
    assert others
    assert aside.put(str(saves), NAMES) == len(others)
    assert {path.name: path.read_bytes() for path in saves.glob("*.old2")} == {
        name + ".old2": data for name, data in others.items()
    }
    assert aside.put(str(saves), NAMES) == 0
    assert len(list(saves.iterdir())) == 1 + len(others)


def test_a_disk_that_refuses_is_told(story):
    def plant():
        import os

        from engine_mpy.store import aside

        def refuse(*_):
            raise OSError(30)

        aside.os = SimpleNamespace(listdir=os.listdir, rename=refuse)

    (story.disk / "crashes").write_text("3")
    story.plant = plant
    story.run("30 B 10 A 60")
    assert "The flash does not allow it." in story.words()
    assert (story.disk / "saves" / "pitaouf.a").exists()
