"""How cues are played: cut at once, late frames, speed, volume, strength, level, mute, words."""

import pytest

from engine_mpy.cues import alphabet as cue
from engine_mpy.cues.score import DIAMOND, ITEMS
from engine_mpy.store import settings as fields
from engine_mpy.text.compose import Line
from engine_mpy.text.texts import Texts
from tests.cue_stage import Stage


def words(stage, language=0):
    texts = Texts(language)
    texts.open(b"cues")
    line = Line(400)
    stage.player.text(line, texts)
    return bytes(line.buf[: line.n]).decode("iso8859-15")


def test_pulses_and_gaps_last_what_they_should():
    stage = Stage()
    assert stage.player.play(cue.SUCCESS)
    assert stage.hear() == ([(70, 70), (250, 0)], [784, 1319])
    assert stage.player.number(7)
    assert stage.hear()[0] == [(40, 130), (250, 130), (70, 130), (70, 0)]


def test_nothing_sounds_before_the_next_step_or_after_the_end():
    stage = Stage()
    stage.player.play(cue.CONFIRM)
    assert stage.buzzer.hz == 0 and stage.motor.strength == 0
    stage.frame()
    assert stage.buzzer.hz == 1319 and stage.motor.strength == 5 and stage.player.running()
    stage.hear()
    assert stage.buzzer.hz == 0 and stage.motor.strength == 0 and not stage.player.running()


@pytest.mark.parametrize("frames", range(40))
def test_a_new_cue_cuts_the_old_within_a_frame(frames):
    stage = Stage()
    stage.player.card(3, 14)
    for _ in range(frames):
        stage.frame(20)
    stage.player.play(cue.BACK)
    assert stage.buzzer.hz == 0 and stage.motor.strength == 0
    stage.frame(20)
    assert stage.buzzer.hz == 523
    assert stage.hear(20)[0] == [(240, 0)]  # 260 in all, the first 20 went by above


def test_a_pulse_is_whole_though_its_frame_opened_a_screen():
    """The step comes at the frame's end with the time of its beginning, 400 ms before."""
    stage = Stage()
    stage.player.play(cue.CONFIRM)
    stage.frame(400)
    assert stage.buzzer.hz == 1319
    stage.frame(20)
    assert stage.buzzer.hz == 1319
    assert stage.hear(20)[0] == [(40, 0)]  # 60 in all: the late frame counts as one of 20


def test_stop_is_silence_at_once():
    stage = Stage()
    stage.player.play(cue.LOST)
    stage.frame()
    stage.player.stop()
    assert stage.buzzer.hz == 0 and stage.motor.strength == 0 and not stage.player.running()
    stage.frame()
    assert stage.buzzer.hz == 0


def test_frames_of_20_ms_keep_the_rhythm():
    stage = Stage()
    stage.player.number(26)
    pulses, _ = stage.hear(20)
    for (on_ms, off_ms), (true_on, true_off) in zip(
        pulses, [(40, 130), (550, 130), (550, 130), (250, 130), (70, 0)], strict=True
    ):
        assert abs(on_ms - true_on) <= 20 and abs(off_ms - true_off) <= 20
    assert abs(sum(map(sum, pulses)) - 1980) <= 20  # what is late does not add up


def test_late_frames_leave_no_pulse_out():
    stage = Stage()
    stage.player.number(9)
    pulses, pitches = stage.hear(170)
    assert len(pulses) == 6 and pitches == [1319, 784, 1568, 1568, 1568, 1568]


def test_after_a_long_frame_the_next_pulses_have_their_full_length():
    stage = Stage()
    stage.player.number(7)
    stage.frame(500)
    pulses, _ = stage.hear()
    assert pulses == [(20, 130), (250, 130), (70, 130), (70, 0)]  # the tick began after it


def test_ticks_may_wrap():
    stage = Stage(now_ms=0x3FFFFFFF - 300)
    stage.player.number(7)
    assert stage.hear()[0] == [(40, 130), (250, 130), (70, 130), (70, 0)]


@pytest.mark.parametrize(("place", "percent"), list(enumerate(fields.SPEEDS)))
def test_speed(place, percent):
    stage = Stage()
    stage.settings.set(fields.CUE_SPEED, place)
    stage.player.use_settings()
    stage.player.play(cue.SUCCESS)
    pulses, _ = stage.hear(1)
    assert pulses == [(7000 // percent, 7000 // percent), (25000 // percent, 0)]


def test_slides_rise_and_fall_all_the_way():
    for colour, rising in ((1, True), (2, False)):
        stage = Stage()
        stage.player.colour(colour)
        heard = []
        while stage.player.running():
            stage.frame()
            heard.append(stage.buzzer.hz)
        slide = [hz for hz in heard[heard.index(0, 12) :] if hz]
        assert slide == sorted(set(slide), reverse=not rising)
        assert min(slide) < 600 and max(slide) > 1200


def test_volume_strength_and_soft_pulses():
    stage = Stage()
    stage.settings.set(fields.VOLUME, 9)
    stage.settings.set(fields.VIBRATION, 4)
    stage.player.play(cue.CONFIRM)
    stage.frame()
    assert (stage.buzzer.volume, stage.motor.strength) == (9, 4)
    stage.player.play(cue.SAVED)
    stage.frame()
    assert (stage.buzzer.volume, stage.motor.strength) == (6, 1)
    stage.settings.set(fields.VOLUME, 2)
    stage.player.play(cue.SAVED)
    stage.frame()
    assert stage.buzzer.volume == 2  # as soft as it gets without falling silent


def test_mute_silences_the_buzzer_and_not_the_motor():
    stage = Stage()
    stage.settings.set(fields.MUTE, 1)
    assert stage.player.play(cue.BRIO)
    pulses, pitches = stage.hear()
    assert pulses == [(70, 70), (70, 70), (250, 0)] and pitches == [0, 0, 0]


def test_muting_works_in_the_middle_of_a_pulse():
    stage = Stage()
    stage.player.play(cue.LOST)
    stage.frame()
    stage.settings.set(fields.MUTE, 1)
    stage.player.use_settings()
    assert stage.buzzer.hz == 0 and stage.motor.strength == 5
    stage.settings.set(fields.VIBRATION, 0)
    stage.player.use_settings()
    assert stage.motor.strength == 0


def test_no_motor_strength_leaves_the_buzzer():
    stage = Stage()
    stage.settings.set(fields.VIBRATION, 0)
    stage.player.play(cue.CONFIRM)
    stage.frame()
    assert (stage.buzzer.hz, stage.motor.strength) == (1319, 0)


def test_level_says_what_is_heard_and_asking_is_always_heard():
    stage = Stage()
    for level in range(3):
        stage.settings.set(fields.CUE_LEVEL, level)
        for number, pulses in enumerate(cue.CUES):
            assert stage.player.play(number) == (pulses[0] - 48 <= level)
        assert stage.player.number(3) == (level >= 1)
        assert stage.player.card(0, 3) == (level >= 1)
        assert stage.player.number(3, level=cue.EVENTS)
        assert stage.player.colour_card(0, 3, level=cue.EVENTS)


def test_what_is_not_heard_cuts_the_old_cue_all_the_same():
    stage = Stage()
    stage.settings.set(fields.CUE_LEVEL, 0)
    stage.player.play(cue.LOST)
    stage.frame()
    assert not stage.player.play(cue.FOCUS)
    assert stage.buzzer.hz == 0 and not stage.player.running()


def test_after_waits_for_its_turn():
    stage = Stage()
    stage.player.play(cue.BRIO)
    stage.frame()
    assert stage.player.card(1, 12, True)
    assert stage.buzzer.hz == 784  # not cut
    assert words(stage) == "Brio, Dame de cœur"
    pulses, _ = stage.hear()
    assert pulses[2] == (250, 400) and pulses[3] == (40, 130) and len(pulses) == 9


def test_after_nothing_begins_anew():
    stage = Stage()
    stage.player.play(cue.CONFIRM)
    stage.hear()
    stage.player.number(2, True)
    assert words(stage) == "2"


def test_repeat_says_the_last_sequence_again():
    stage = Stage()
    assert not stage.player.repeat()
    stage.player.play(cue.TURNED_UP)
    stage.player.card(0, 14, True)
    first = stage.hear()
    for frames in (0, 3, 30):
        assert stage.player.repeat()
        for _ in range(frames):
            stage.frame()
    assert stage.player.repeat()
    assert stage.buzzer.hz == 0
    assert stage.hear() == first
    assert words(stage) == "Carte retournée, As de pique"


def test_a_watcher_sees_every_sequence_begin():
    stage = Stage()
    stage.player.play(cue.FOCUS)
    stage.player.play(cue.FOCUS)
    stage.player.number(4, True)
    stage.player.repeat()
    assert stage.player.started == 3


def test_quiet_between_pulses():
    stage = Stage()
    assert stage.player.quiet()
    stage.player.play(cue.SUCCESS)
    seen = []
    for _ in range(42):
        stage.frame()
        seen.append(stage.player.quiet())
    assert seen == [False] * 7 + [True] * 7 + [False] * 25 + [True] * 3


def test_too_long_a_sequence_keeps_what_fits_whole():
    stage = Stage()
    stage.player.number(99)
    added = 0
    while stage.player.number(999999, True):
        added += 1
    assert words(stage) == "99" + ", 999999" * added and added == 15
    assert stage.player.score.n == 11 + added * 31
    assert len(stage.hear(20)[0]) == stage.player.score.n
    stage.player.stop()
    for i in range(ITEMS):
        assert stage.player.play(cue.CONFIRM, i > 0)
    assert not stage.player.play(cue.CONFIRM, True)


def test_in_words():
    stage = Stage()
    said = [
        (lambda p: p.number(0), "0", "0"),
        (lambda p: p.suit(2), "trèfle", "clubs"),
        (lambda p: p.colour(5), "violet", "violet"),
        (lambda p: p.card(0, 11), "Valet de pique", "Jack of spades"),
        (lambda p: p.card(3, 10), "10 de carreau", "10 of diamonds"),
        (lambda p: p.card(4, 2), "Joker", "Joker"),
        (lambda p: p.card(19, 10), "Carte cachée", "Card face down"),
        (lambda p: p.colour_card(2, 7), "7 bleu", "7 blue"),
        (lambda p: p.colour_card(6, 9), "9", "9"),
        (
            lambda p: p.colour_card(4, 3 + 2 * DIAMOND),
            "3 vert et 2 diamants",
            "3 green and 2 diamonds",
        ),
        (
            lambda p: p.colour_card(1, 1 + DIAMOND),
            "1 jaune et 1 diamant",
            "1 yellow and 1 diamond",
        ),
        (lambda p: p.play(cue.YOUR_TURN), "À vous", "Your turn"),
    ]
    for say, french, english in said:
        assert say(stage.player)
        assert (words(stage), words(stage, 1)) == (french, english)
