"""Buzzer and motor: what comes out of their pins."""

import pytest

from hardware.buzzer import Buzzer
from hardware.motor import Motor
from simulator import world

BUZZER, MOTOR = 18, 20


@pytest.fixture
def here():
    return world.use(world.World())


@pytest.mark.parametrize("hz", [31, 110, 440, 1000, 2637, 8000])
@pytest.mark.parametrize("volume", range(1, 10))
def test_the_duty_is_right_after_every_frequency(here, hz, volume):
    buzzer = Buzzer(BUZZER)
    buzzer.tone(2000, 9)
    buzzer.tone(hz, volume)
    sound = here.sounds[BUZZER]
    assert sound.hz == pytest.approx(hz, rel=0.002)
    alone = world.use(world.World())
    Buzzer(BUZZER).tone(hz, volume)
    assert sound.duty == pytest.approx(alone.sounds[BUZZER].duty, rel=0.002)


def test_each_volume_is_louder_than_the_one_before(here):
    buzzer = Buzzer(BUZZER)
    duties = []
    for volume in range(10):
        buzzer.tone(440, volume)
        duties.append(here.sounds[BUZZER].duty)
    assert duties[0] == 0
    assert duties == sorted(set(duties))
    assert duties[9] == pytest.approx(0.5, abs=0.001)


def test_off_is_silent_and_the_same_tone_sounds_again(here):
    buzzer = Buzzer(BUZZER)
    assert here.sounds[BUZZER].duty == 0, "silent from the start"
    buzzer.tone(440, 5)
    loud = here.sounds[BUZZER].duty
    buzzer.off()
    assert here.sounds[BUZZER].duty == 0
    buzzer.tone(440, 5)
    assert here.sounds[BUZZER].duty == loud


@pytest.mark.parametrize("hz, heard", [(0, 20), (-3, 20), (1, 20), (10**6, 20_000)])
def test_no_frequency_breaks_it(here, hz, heard):
    buzzer = Buzzer(BUZZER)
    buzzer.tone(hz, 99)
    assert here.sounds[BUZZER].hz == pytest.approx(heard, rel=0.002)
    buzzer.tone(hz, -1)
    assert here.sounds[BUZZER].duty == 0


def test_the_same_tone_again_is_not_set_again(here):
    changes = []
    buzzer = Buzzer(BUZZER)
    buzzer.tone(440, 5)
    here.on_sound = lambda gpio, sound: changes.append(sound)
    buzzer.tone(440, 5)
    assert changes == []


def test_the_motor_turns_by_strength_above_hearing(here):
    motor = Motor(MOTOR)
    assert here.sounds[MOTOR].duty == 0
    duties = []
    for strength in range(10):
        motor.on(strength)
        duties.append(here.sounds[MOTOR].duty)
    assert here.sounds[MOTOR].hz >= 20_000
    assert duties[0] == 0 and duties[1] > 0.3 and duties[9] > 0.999
    assert duties == sorted(set(duties))
    motor.on(42)
    assert here.sounds[MOTOR].duty == duties[9]
    motor.off()
    assert here.sounds[MOTOR].duty == 0


def test_buzzer_and_motor_do_not_disturb_each_other(here):
    buzzer, motor = Buzzer(BUZZER), Motor(MOTOR)
    motor.on(5)
    before = (here.sounds[MOTOR].hz, here.sounds[MOTOR].duty)
    buzzer.tone(440, 9)
    buzzer.off()
    assert (here.sounds[MOTOR].hz, here.sounds[MOTOR].duty) == before
