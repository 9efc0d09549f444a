"""In the lab: presses at the worst moments, a panel that is pulled off, other speeds, Ctrl-C."""

import json

import pytest

from simulator.device_files import device_files
from simulator.lab.lab import Lab
from simulator.lab.serial import CTRL_C
from simulator.script import KEYS

UP, DOWN, LEFT, RIGHT, A, B = range(len(KEYS))
SETTINGS_ROW = 4
HELLO_MS = 1500  # what greets has sounded by then


@pytest.fixture(scope="module")
def console(pico_image):
    lab = Lab(pico_image, device_files())
    lab.boot()
    lab.run(HELLO_MS)
    lab.menu = lab.settle()
    return lab


def pressed(lab, key):
    lab.tap(key)
    return lab.settle()


def no_traceback(lab):
    return b"Traceback" not in lab.serial.log


def test_a_panel_pulled_off_comes_back_whole(console):
    first, second = console.settle(), pressed(console, DOWN)
    assert pressed(console, UP) == first != second
    console.unplug()
    pressed(console, DOWN)
    console.plug()
    assert console.picture() != second
    assert console.until(lambda: console.picture() == second, 4000, 20)
    assert pressed(console, UP) == first
    assert no_traceback(console)


def test_a_press_of_30_ms_while_a_frame_is_sent(console):
    at_settings = go_to_settings(console)
    pressed(console, A)
    slow = pressed(console, DOWN)
    pressed(console, B)
    sent = console.wire.bytes
    console.tap(A, up_ms=0)
    assert console.until(lambda: console.wire.bytes > sent + 100, 1500, 0.5)  # under way
    console.short_press(DOWN)
    console.run(60)
    assert console.settle() == slow
    assert pressed(console, B) == at_settings
    assert no_traceback(console)


def test_a_press_of_30_ms_while_flash_is_written(console):
    """Both its edges fall into the 45 ms of an erase, in which no handler runs."""
    at_settings = go_to_settings(console)
    above = pressed(console, UP)
    assert pressed(console, DOWN) == at_settings
    pressed(console, A)
    pressed(console, DOWN)
    pressed(console, RIGHT)  # the volume: saved on leaving
    writes = console.flash.writes
    console.flash.on_write = lambda: planned(console)
    console.tap(B)
    console.run(500)
    assert console.flash.writes > writes
    assert console.settle() == above
    assert no_traceback(console)


def go_to_settings(lab):
    """The cursor from the first row of the list of games to the settings."""
    for _ in range(SETTINGS_ROW):
        lab.tap(UP)
    for _ in range(SETTINGS_ROW):
        lab.tap(DOWN)
    return lab.settle()


def planned(lab):
    lab.flash.on_write = None
    lab.short_press(UP, 30, 5)


def test_ctrl_c_reaches_the_repl_within_100_ms(console):
    console.tap(DOWN, 20, 0)  # its cue sounds
    assert console.until(lambda: console.buzzer().hz, 200)
    began = console.now_ms
    console.serial.write(CTRL_C)
    console.serial.expect(b">>> ", 100)
    assert console.now_ms - began <= 100
    assert console.buzzer().hz == 0


@pytest.mark.parametrize("hz", [100_000, 1_000_000])
def test_another_speed_of_the_bus(pico_image, console, hz):
    wiring = {"console.json": json.dumps({"i2c_hz": hz}).encode()}
    lab = Lab(pico_image, device_files() | wiring)
    lab.boot()
    assert lab.settle() == console.menu
    assert lab.wire.hz() == pytest.approx(hz, rel=0.02)
    assert no_traceback(lab)
