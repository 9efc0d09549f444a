"""A panel that fails at any transaction and byte: no exception, and the picture comes back."""

import random

import pytest

from hardware.sh1106 import SH1106
from hardware.ssd1306 import SSD1306
from simulator import world
from simulator.bus import Faulty
from simulator.panel import Habits, Sh1106, Ssd1306
from tests.panel_bus import PanelBus

BOTH = [(Ssd1306, SSD1306), (Sh1106, SH1106)]


def play(bus, display):
    """A fixed run of changes, with settings between them: every kind of transaction."""
    rng = random.Random(11)
    for step in range(8):
        for _ in range(rng.choice((1, 4))):
            page, column, width = rng.randrange(8), rng.randrange(100), rng.choice((1, 3, 20))
            for p in range(page, min(8, page + rng.choice((1, 5)))):
                display.frame[128 * p + column : 128 * p + column + width] = rng.randbytes(width)
        if step == 3:
            display.contrast(33)
        if step == 5:
            display.invert(True)
        display.show()


def check_whole(bus, display):
    display.show()
    assert not display.lost
    assert bus.panel.picture() == bytes(byte ^ 0xFF for byte in display.frame)
    assert bus.panel.contrast == 33
    assert bus.panel.on
    assert bus.panel.unknown == 0, "a command that was cut off took a command for its end"


@pytest.mark.parametrize("panel, driver", BOTH)
@pytest.mark.parametrize("stop_at", [-1, 0, 1, 2, 3, 50])
def test_a_fault_at_every_transaction(panel, driver, stop_at):
    bus = PanelBus(panel())
    play(bus, driver(bus))
    for number in range(bus.transactions):
        broken = PanelBus(panel(habits=Habits(window_in_page_mode=True)))
        broken.faults = {number: stop_at}
        display = driver(broken)
        play(broken, display)
        check_whole(broken, display)


@pytest.mark.parametrize("panel, driver", BOTH)
def test_faults_in_a_row(panel, driver):
    rng = random.Random(4)
    for _ in range(40):
        bus = PanelBus(panel())
        bus.faults = {n: rng.choice((-1, 0, 1, 2, 60)) for n in range(120) if rng.random() < 0.2}
        display = driver(bus)
        play(bus, display)
        bus.faults = {}
        check_whole(bus, display)


@pytest.mark.parametrize("panel, driver", BOTH)
def test_a_missing_panel_is_lost_and_nothing_is_raised(panel, driver):
    bus = PanelBus(panel())
    bus.unplug()
    display = driver(bus)
    assert display.lost
    play(bus, display)
    assert display.lost
    assert bus.bytes == 0
    bus.plug()
    check_whole(bus, display)


@pytest.mark.parametrize("panel, driver", BOTH)
def test_unplugged_and_plugged_again_between_shows_with_a_change(panel, driver):
    bus = PanelBus(panel())
    display = driver(bus)
    play(bus, display)
    bus.unplug()
    display.frame[500] ^= 1
    display.show()
    assert display.lost
    bus.plug()
    check_whole(bus, display)


@pytest.mark.parametrize("panel, driver", BOTH)
def test_unplugged_while_nothing_changes_is_noticed(panel, driver):
    bus = PanelBus(panel())
    display = driver(bus)
    play(bus, display)
    bus.unplug()
    shows = 0
    while not display.lost:
        assert display.show() <= 3
        shows += 1
        assert shows <= 64, "a picture at rest, and the lost panel is never noticed"
    bus.plug()
    check_whole(bus, display)


def test_a_clock_that_is_held_down_costs_one_time_out_a_show():
    here = world.use(world.World())
    from machine import I2C

    panel = Faulty(Ssd1306(), dict.fromkeys(range(5, 9), 110))
    here.attach(0, 0x3C, panel)
    display = SSD1306(I2C(0, freq=400_000))
    for _ in range(6):
        transactions = here.transactions
        display.show()
        if display.lost:
            assert here.transactions - transactions <= 4
    assert not display.lost
    assert panel.picture() == bytes(display.frame)
