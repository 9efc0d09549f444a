"""A panel that holds the data line, as one does that was cut off in the middle of a byte."""

import pytest

from hardware import board
from hardware.boards import pico
from simulator import world
from simulator.panel import Ssd1306


class Holder:
    """Pulls SDA low until it has seen `clocks` rising edges of SCL; counts stops as well."""

    def __init__(self, here, clocks):
        self.here, self.left, self.stops = here, clocks, 0

    def hold(self):
        self.here.drive(pico.SDA, 0)
        for gpio, call in ((pico.SCL, self._clock), (pico.SDA, self._data)):
            self.here.line(gpio).listeners.append((world.RISING, call))

    def _clock(self):
        self.left -= 1
        if self.left == 0:
            self.here.drive(pico.SDA, None)

    def _data(self):
        if self.left <= 0 and self.here.line(pico.SCL).level():
            self.stops += 1


@pytest.fixture
def here():
    return world.use(world.World())


def fitted(here):
    panel = Ssd1306()
    here.attach(pico.I2C_ID, pico.ADDRESS, panel)
    return panel


@pytest.mark.parametrize("clocks", range(1, 10))
def test_a_line_held_at_power_on_is_clocked_free(here, clocks):
    panel, holder = fitted(here), Holder(here, clocks)
    holder.hold()
    display = board.open_display(pico)
    assert not display.lost
    display.frame[:] = bytes(range(256)) * 4
    display.show()
    assert panel.picture() == bytes(display.frame)
    assert holder.stops >= 1, "who listened was told that it is over"


@pytest.mark.parametrize("clocks", (1, 5, 9))
def test_a_line_held_in_the_middle_of_a_game_costs_one_picture(here, clocks):
    panel = fitted(here)
    display = board.open_display(pico)
    display.show()
    Holder(here, clocks).hold()
    display.frame[300] ^= 0xFF
    display.show()
    assert display.lost
    display.show()
    assert not display.lost
    assert panel.picture() == bytes(display.frame)


def test_a_free_line_is_left_alone(here):
    fitted(here)
    edges = []
    for gpio in (pico.SDA, pico.SCL):
        listeners = here.line(gpio).listeners
        listeners.append((world.RISING | world.FALLING, lambda: edges.append(1)))
        here.drive(gpio, 1)
    edges.clear()
    display = board.open_display(pico)
    here.detach(pico.I2C_ID, pico.ADDRESS)
    for _ in range(3):
        display.frame[0] ^= 1
        display.show()
    assert display.lost
    assert edges == []


def test_a_line_that_is_never_let_go_costs_little_and_comes_back_by_itself(here):
    """50 ms a frame would stretch every cue; a player without a picture lives by them."""
    panel = fitted(here)
    display = board.open_display(pico)
    display.show()
    here.drive(pico.SDA, 0)
    display.frame[7] = 1
    began = here.now_us
    for _ in range(200):
        display.show()
    assert display.lost
    assert here.now_us - began < 200 * 50_000 / 5, "one show in eight tries, after the first few"
    here.drive(pico.SDA, None)
    for _ in range(8):
        display.show()
    assert not display.lost
    assert panel.picture() == bytes(display.frame)
