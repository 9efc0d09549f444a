"""Power-on: keys held, stuck keys, safe mode, and what the console says of them."""

import sys

import pytest

from engine_mpy.cues import alphabet as cue
from simulator.headless import Headless
from simulator.script import KEYS, parse
from tests.firmware_run import Story, speak

READY = "console ready"


@pytest.fixture
def story(tmp_path):
    speak(tmp_path)
    return Story(tmp_path)


def test_without_a_key_the_menu_comes_at_once(story):
    first = []

    def look(run):
        first.append(run.world.now_us)

    assert READY in story.run(on_frame=look)
    assert first[0] < 200_000
    assert story.console.stack.depth == 1


# A: safe mode.


def test_a_held_is_safe_mode_with_no_game_imported(story):
    said = story.run("10 A- 100", held=["A"])
    assert READY not in said
    assert story.page == "safe"
    assert "To play: restart without A." in story.words()
    assert "Jouer : rallumer sans A." in story.words().replace("\xa0", " ")


def test_in_safe_mode_nothing_of_a_game_is_imported(tmp_path):
    imported = []

    def look(run):
        if run.frame == 60:
            imported.extend(name for name in sys.modules if name.startswith("engine_mpy"))

    run = Headless(*parse("10 A- 60"), on_frame=look)
    run.handheld.key(KEYS.index("A"), True)
    run.run(tmp_path)
    assert "engine_mpy.start.safe" in imported
    for part in ("console", "games", "bots", "match", "screens.menu"):
        assert f"engine_mpy.{part}" not in imported


def test_safe_mode_ends_main_and_leaves_the_panel_lit(story):
    story.run("10 A- 150", held=["A"])
    assert not story.headless.world.sounds[18].duty
    assert any(story.headless.handheld.picture())
    assert story.console is None


def test_safe_mode_shows_itself_when_the_panel_comes_late(story):
    def before(run):
        panel = run.world.detach(0, 0x3C)
        run.world.at(600_000, lambda: run.world.attach(0, 0x3C, panel))

    story.run("10 A- 150", held=["A"], before=before)
    assert any(story.headless.handheld.picture())


# B: mute.


def test_b_held_mutes_until_power_off_and_writes_nothing(story):
    before = (story.disk / "saves" / "settings.a").read_bytes()
    loud = []

    def look(run):
        loud.append(run.handheld.buzzer().duty)

    story.run("10 B- 60 A 30", held=["B"], on_frame=look)
    assert not any(loud)
    assert (story.disk / "saves" / "settings.a").read_bytes() == before
    story.run("60", on_frame=look)
    assert any(loud)


def test_it_is_said_on_the_screen_and_the_setting_brings_the_sound_back(story):
    from engine_mpy.store.settings import MUTE, Settings

    story.run("10 B- 30", held=["B"])
    assert "sound off until power-off" in story.words()
    settings = Settings()
    settings.hushed = True
    assert (settings.get(MUTE), settings.volume) == (1, 0)
    assert settings.change(MUTE, -1)
    assert (settings.get(MUTE), settings.volume) == (0, 5)


def test_a_muted_cue_still_turns_the_motor(story):
    strong = []
    story.run("10 B- 60", held=["B"], on_frame=lambda run: strong.append(run.handheld.motor()))
    assert any(strong)


# Up: by ear.


def test_up_held_says_everything_from_now_on_and_confirms_it(story):
    from engine_mpy.store import settings as fields

    beeps = []
    story.run(
        "10 UP- 200", held=["UP"], on_frame=lambda run: beeps.append(run.handheld.buzzer().duty)
    )
    settings = story.console.settings
    assert settings.cue_level == 2 and settings.volume >= 5 and settings.vibration >= 5
    assert settings.get(fields.ANIMATION) == 0 and story.console.stack.depth == 1
    assert story.console.cues.score._values[:2] == [cue.HELLO, cue.BY_EAR] and any(beeps)
    story.run("60")
    assert story.console.settings.cue_level == 2


# Held and stuck.


def test_two_keys_held_do_both_but_safe_mode_comes_first(story):
    story.run("10 A- 5 B- 60", held=["A", "B"])
    assert story.page == "safe"


@pytest.mark.parametrize("key", ["UP", "DOWN", "LEFT", "RIGHT", "A", "B"])
def test_a_key_that_stays_down_is_named_and_does_nothing(story, key):
    other = "A" if key == "B" else "B"
    said = story.run(f"300 {other} 10", held=[key])
    assert READY in said
    assert story.console.stack.depth == 1, "the news was taken away by the other key"
    assert not story.console.settings.hushed


def test_the_words_name_the_stuck_keys(story):
    story.run("300", held=["LEFT", "B"])
    assert "Stuck key: left, B." in story.words()
    assert story.console.cues.score.n


def test_a_stuck_key_does_not_keep_another_one_from_being_held(story):
    story.run("10 B- 270", held=["B", "DOWN"])
    assert story.console.settings.hushed
    assert "Stuck key: down." in story.words()


def test_a_stuck_key_that_opens_later_is_a_key_again(story):
    story.run("300 A 10 DOWN- 10 DOWN 5", held=["DOWN"])
    assert story.console.stack.top().focus == 1


def test_the_directions_and_no_key_wish_nothing():
    from engine_mpy.start import held

    assert held.wishes(0) == 0
    assert held.wishes(0b001110) == 0 and held.wishes(1) == held.BY_EAR
    assert held.wishes(0b110000) == held.SAFE_MODE | held.MUTE


def test_the_cue_of_safe_mode_sounds(story):
    played = []

    def plant():
        from engine_mpy.cues.player import Player

        play = Player.play

        def noting(player, number, after=False):
            played.append(number)
            return play(player, number, after)

        Player.play = noting

    story.plant = plant
    story.run("10 A- 60", held=["A"])
    assert played == [cue.SAFE_MODE]


def test_the_command_line_holds_keys_while_it_switches_on(tmp_path, capsys):
    from simulator.cli import main

    picture = tmp_path / "safe.png"
    asked = ["--headless", "--disk", str(tmp_path), "--held", "A", "--press", "120"]
    assert main([*asked, "--png", str(picture), "--json"]) == 0
    said = capsys.readouterr().out
    assert main(["--headless", "--disk", str(tmp_path), "--press", "120", "--json"]) == 0
    assert said != capsys.readouterr().out
    assert picture.exists()
