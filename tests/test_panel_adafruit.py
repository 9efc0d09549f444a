"""An independent driver, Adafruit's, shows its picture on the same panel: the model is no mirror
of our own driver's beliefs.

Its package reaches for a board only when a bus or a pin is made, so on a PC it can be imported as
it is; its bus is a double here that hands bytes to the panel.
"""

import random

import adafruit_ssd1306
import pytest

from hardware.ssd1306 import SSD1306
from simulator.panel import Ssd1306
from tests.panel_bus import PanelBus, rotated


class CircuitPythonBus(PanelBus):
    """What adafruit_bus_device wants of a bus."""

    TIMEOUT_US = 10**9  # it sends 1,025 bytes at once

    def try_lock(self):
        return True

    def unlock(self):
        pass

    def writeto(self, address, buffer, *, start=0, end=None):
        super().writeto(address, bytes(buffer)[start:end])


def drawn(seed):
    """Rectangles, lines and single pixels, drawn by Adafruit's own frame buffer."""
    bus = CircuitPythonBus(Ssd1306())
    display = adafruit_ssd1306.SSD1306_I2C(128, 64, bus)
    rng = random.Random(seed)
    for _ in range(12):
        x, y = rng.randrange(128), rng.randrange(64)
        display.fill_rect(x, y, rng.randrange(1, 30), rng.randrange(1, 20), rng.randrange(2))
        display.pixel(rng.randrange(128), rng.randrange(64), 1)
    display.show()
    return bus, display


@pytest.mark.parametrize("seed", range(5))
def test_both_drivers_show_the_same_picture(seed):
    theirs, display = drawn(seed)
    ours = PanelBus(Ssd1306())
    driver = SSD1306(ours)
    driver.frame[:] = bytes(display.buffer[1:])
    driver.show()
    assert any(driver.frame)
    assert theirs.panel.picture() == bytes(driver.frame)
    assert ours.panel.picture() == theirs.panel.picture()
    assert theirs.panel.unknown == 0


def test_its_rotation_and_inversion_are_ours():
    theirs, display = drawn(1)
    picture = theirs.panel.picture()
    display.rotate(False)
    display.invert(True)
    display.show()
    ours = PanelBus(Ssd1306())
    driver = SSD1306(ours)
    driver.frame[:] = picture
    driver.flip(True)
    driver.invert(True)
    driver.show()
    assert theirs.panel.picture() == ours.panel.picture()
    assert ours.panel.picture() == bytes(byte ^ 255 for byte in rotated(picture))


def test_its_full_frame_is_one_write_too_long_for_the_chip():
    bus, display = drawn(2)
    assert bus.longest == 1026
    bus.hz, bus.TIMEOUT_US = 100_000, 50_000
    with pytest.raises(OSError):
        display.show()
