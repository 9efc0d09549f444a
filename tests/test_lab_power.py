"""Sleep on the emulated chip: no press of 30 ms is missed, the line lives while a host listens.

The drivers alone are run, as the console's loop runs them asleep: booting the whole console takes
the emulator a minute, and its part in waking is in test_power_rest.py.
"""

import pytest

from simulator.device_files import device_files, device_program
from simulator.lab.lab import Lab

# A pin rises when the loop begins, and changes with each press that is taken.
SIGN = 22
MAIN = """
import time
from hardware import board
from machine import Pin

chosen = board.named()
power = board.open_power(chosen)
buttons = board.open_buttons(chosen)
sign = Pin(22, Pin.OUT, value=1)
taken = longest_us = 0
while True:
    began_us = time.ticks_us()
    buttons.poll(time.ticks_ms())
    if buttons.take() >= 0:
        taken += 1
        sign.toggle()
    power.rest(20, True)
    longest_us = max(longest_us, time.ticks_diff(time.ticks_us(), began_us))
"""
PRESSES = 24


@pytest.fixture
def files():
    return device_files() | {"main.py": device_program(MAIN).encode()}


def sign(lab):
    return lab.chip.mcu.sio.gpio_value >> SIGN & 1


def test_no_press_of_30_ms_is_missed_in_light_sleep(pico_image, files, record_property):
    lab = Lab(pico_image, files, host=False)
    assert lab.until(lambda: sign(lab), 5000)
    waited_ms = []
    for i in range(PRESSES):
        lab.run(70 + 7.3 * i)  # wherever in the 20 ms of a sleep
        before, began_ms = sign(lab), lab.now_ms
        lab.press(i % 6)
        assert lab.until(lambda before=before: sign(lab) != before, 30, 0.5), f"press {i}"
        waited_ms.append(lab.now_ms - began_ms)
        lab.run(began_ms + 30 - lab.now_ms)
        lab.release(i % 6)
        lab.run(40)
        assert sign(lab) != before  # one press, not two
    record_property("slowest_ms", max(waited_ms))
    assert max(waited_ms) < 5  # the contact wakes it; without that it would be 20


def test_ctrl_c_reaches_a_sleeping_console_that_a_host_listens_to(pico_image, files):
    lab = Lab(pico_image, files)
    assert lab.until(lambda: sign(lab), 5000)
    lab.run(300)
    began_ms = lab.now_ms
    lab.serial.interrupt(100)
    assert lab.now_ms - began_ms <= 100
    asked = device_program("print(power.usb(), *power.versions(), power.battery_mv())")
    said = lab.serial.execute(asked)
    assert said.startswith("True b'1.") and "b'6.3'" in said
    # It idled: light sleep with a host ends at once, as the start of each frame wakes the chip.
    assert int(lab.serial.execute(device_program("print(longest_us)"))) >= 20_000
