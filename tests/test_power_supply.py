"""hardware/power.py on the simulated chip: how it rests, what it knows of USB and the battery."""

import time
from types import SimpleNamespace

import pytest
from machine import Pin, Timer

from hardware import board
from hardware.boards import pico, pico_w, rp2040_zero
from hardware.power import Power
from simulator import world

ADDRESS, STATUS = 0x50110000, 0x50110050  # of the USB controller
CONNECTED, SUSPENDED = 0x5, 0x15
NAMES = (
    "NAME", "USB_SENSE", "BATTERY_ADC", "BATTERY_RATIO", "BATTERY_ENABLE", "BATTERY_LOW_MV",
)  # fmt: skip


def changed(**numbers):
    numbers = {name: getattr(pico, name) for name in NAMES} | numbers
    return SimpleNamespace(**numbers)


@pytest.fixture
def chip():
    return world.use(world.World())


def rested(chip, power, ms, asleep):
    """How long it rested, in us, if a button is pressed after 7 ms."""
    chip.at(chip.now_us + 7000, lambda: chip.drive(10, 0))
    Pin(10, Pin.IN, Pin.PULL_UP).irq(lambda pin: None, Pin.IRQ_FALLING, hard=True)
    began_us = chip.now_us
    power.rest(ms, asleep)
    return (chip.now_us - began_us) // 100 * 100


def test_awake_it_rests_as_long_as_it_is_told(chip):
    assert rested(chip, Power(pico), 20, False) == 20_000


def test_asleep_a_press_ends_the_rest(chip):
    assert rested(chip, Power(pico), 20, True) == 7_000


def test_asleep_without_a_press_it_looks_again_after_the_rest(chip):
    began_us = chip.now_us
    Power(pico).rest(20, True)
    assert 20_000 <= chip.now_us - began_us < 20_010


def test_where_light_sleep_ends_at_once_it_idles_until_it_was_awake_again(chip):
    """As MicroPython 1.24 and 1.25 do on the Pico W: something is always there to wake it."""
    power = Power(pico)
    restless = Timer(period=1, callback=lambda timer: None)
    spans = []
    for _ in range(40):
        began_us = chip.now_us
        power.rest(20, True)
        spans.append((chip.now_us - began_us) // 1000)
    assert max(spans[:25]) <= 1 and min(spans[25:]) >= 20
    restless.deinit()
    power.rest(20)
    Pin(10, Pin.IN, Pin.PULL_UP).irq(lambda pin: None, Pin.IRQ_FALLING, hard=True)
    assert rested(chip, power, 20, True) == 7_000


@pytest.mark.parametrize(
    ("registers", "listens"),
    [
        ({}, False),
        ({ADDRESS: 1, STATUS: CONNECTED}, True),
        ({ADDRESS: 1, STATUS: SUSPENDED}, False),  # unplugged, or the host sleeps
        ({ADDRESS: 0, STATUS: CONNECTED}, False),  # a charger gives no address
    ],
)
def test_while_a_host_listens_it_only_idles(chip, registers, listens):
    chip.registers.update(registers)
    power = Power(rp2040_zero)
    assert power.usb() == listens
    assert rested(chip, power, 20, True) == (20_000 if listens else 7_000)


def test_a_board_that_sees_the_plug_idles_while_it_is_in(chip):
    power = Power(pico)
    assert not power.usb()
    chip.drive(pico.USB_SENSE, 1)
    assert power.usb() and rested(chip, power, 20, True) == 20_000
    chip.drive(pico.USB_SENSE, 0)
    assert not power.usb()


@pytest.mark.parametrize(("read", "mv"), [(0, 0), (65535, 9900), (28_000, 4230), (19_860, 3000)])
def test_the_voltage_is_that_before_the_divider(chip, read, mv):
    chip.analog[3] = read
    assert abs(Power(pico).battery_mv() - mv) <= 1


def test_the_voltage_is_a_mean(chip):
    class Sways(dict):
        def get(self, channel, default=0):
            self.reads = getattr(self, "reads", 0) + 1
            return 28_000 + (200 if self.reads % 2 else -200)

    chip.analog = Sways()
    assert abs(Power(pico).battery_mv() - 4230) <= 1
    assert chip.analog.reads == 16


def test_a_board_without_a_divider_says_none(chip):
    chip.analog[3] = 28_000
    assert Power(rp2040_zero).battery_mv() is None


def test_on_the_pico_w_the_radio_gives_the_pin_for_the_measurement_only(chip):
    seen = []

    class Behind(dict):
        def get(self, channel, default=0):
            seen.append((channel, chip.line(pico_w.BATTERY_ENABLE).output))
            return 28_000

    chip.analog = Behind()
    power = Power(pico_w)
    assert abs(power.battery_mv() - 4230) <= 1
    assert set(seen) == {(3, 1)}
    assert chip.line(pico_w.BATTERY_ENABLE).output is None
    assert abs(power.battery_mv() - 4230) <= 1


@pytest.mark.parametrize("name", board.BOARDS)
def test_every_board_has_a_supply(chip, name):
    power = board.open_power(board.named(name))
    assert power.board.decode() == board.named(name).NAME
    assert power.battery_mv() in (0, None) and power.low_mv >= 3000
    began = time.ticks_ms()
    power.rest(20)
    assert time.ticks_diff(time.ticks_ms(), began) == 20


def test_a_desktop_has_no_version_of_micropython(chip):
    assert Power(pico).versions() == (b"-", b"-")
