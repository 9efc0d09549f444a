"""The glass shows what the frame holds: both controllers, every orientation, any change."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.sh1106 import SH1106
from hardware.ssd1306 import SSD1306
from simulator.panel import Habits, Sh1106, Ssd1306
from tests.panel_bus import PanelBus, rotated

BOTH = [(Ssd1306, SSD1306), (Sh1106, SH1106)]
HABITS = [
    Habits(*habits) for habits in itertools.product((False, True), (False, True), (False, True))
]

# A change: a rectangle in bytes (page, column, height, width) and how it is filled.
changes = st.lists(
    st.tuples(
        st.integers(0, 7),
        st.integers(0, 127),
        st.integers(1, 8),
        st.sampled_from([1, 1, 2, 5, 14, 60, 128]),
        st.sampled_from(["noise", "sparse", "flip", "clear"]),
        st.integers(0, 255),
    ),
    min_size=1,
    max_size=6,
)


def change(frame, page, column, height, width, fill, seed):
    rng = random.Random(seed)
    for p in range(page, min(8, page + height)):
        for c in range(column, min(128, column + width)):
            at = 128 * p + c
            if fill == "flip":
                frame[at] ^= 0xFF
            elif fill == "clear":
                frame[at] = 0
            elif fill == "noise" or rng.random() < 0.2:
                frame[at] = rng.randrange(256)


def driven(panel, driver, mirror_x=False, mirror_y=False, habits=None, hz=400_000):
    bus = PanelBus(panel(mirror_x, mirror_y, habits), hz)
    return bus, driver(bus, mirror_x=mirror_x, mirror_y=mirror_y)


@pytest.mark.parametrize("panel, driver", BOTH)
@pytest.mark.parametrize("habits", HABITS)
def test_the_picture_is_the_frame_after_every_change(panel, driver, habits):
    """Sequences of changes, each shown, for everything the data sheets leave open."""

    @settings(max_examples=12, deadline=None)
    @given(st.lists(changes, min_size=1, max_size=6))
    def check(steps):
        bus, display = driven(panel, driver, habits=habits)
        for step in steps:
            for one in step:
                change(display.frame, *one)
            before = bus.bytes
            assert display.show() == bus.bytes - before
            assert bus.panel.picture() == bytes(display.frame)
        assert bus.panel.unknown == 0
        assert not display.lost

    check()


@pytest.mark.parametrize("panel, driver", BOTH)
@pytest.mark.parametrize("mirror_x, mirror_y", list(itertools.product((False, True), repeat=2)))
@pytest.mark.parametrize(
    "habits", [Habits(), Habits(remap_on_write=True), Habits(False, False, False)]
)
def test_every_orientation_and_its_flip(panel, driver, mirror_x, mirror_y, habits):
    bus, display = driven(panel, driver, mirror_x, mirror_y, habits)
    rng = random.Random(7)
    display.frame[:] = rng.randbytes(1024)
    for flipped in (False, True, True, False):
        display.flip(flipped)
        for _ in range(4):
            display.show()
            seen = bus.panel.picture()
            assert seen == (rotated(display.frame) if flipped else bytes(display.frame))
            change(display.frame, rng.randrange(8), rng.randrange(128), 3, 9, "noise", 1)


@pytest.mark.parametrize("panel, driver", BOTH)
def test_light_comes_only_with_the_first_picture(panel, driver):
    bus, display = driven(panel, driver)
    assert bus.panel.picture() == bytes(1024)
    assert not bus.panel.on, "the noise of power-on is never lit"
    display.frame[3] = 5
    display.show()
    assert bus.panel.on
    assert bus.panel.picture() == bytes(display.frame)


@pytest.mark.parametrize("panel, driver", BOTH)
def test_settings(panel, driver):
    bus, display = driven(panel, driver)
    display.frame[:] = random.Random(2).randbytes(1024)
    display.show()
    for value, seen in ((200, 200), (0, 0), (300, 255), (-5, 0)):
        display.contrast(value)
        assert bus.panel.contrast == seen
    display.invert(True)
    assert bus.panel.picture() == bytes(byte ^ 0xFF for byte in display.frame)
    display.invert(False)
    display.power(False)
    assert bus.panel.picture() == bytes(1024)
    assert display.show() == 0
    display.power(True)
    assert bus.panel.picture() == bytes(1024)  # not what it held, whatever that was
    display.show()
    assert bus.panel.picture() == bytes(display.frame)
    sent = bus.bytes
    for again in (display.invert, display.flip):
        again(False)
    display.power(True)
    display.contrast(0)
    assert bus.bytes == sent, "a setting that is as it was costs nothing"


@pytest.mark.parametrize("panel, driver", BOTH)
def test_settings_made_while_lost_are_sent_when_it_wakes(panel, driver):
    bus = PanelBus(panel())
    bus.unplug()
    display = driver(bus)
    display.contrast(9)
    display.invert(True)
    display.flip(True)
    display.frame[:] = random.Random(2).randbytes(1024)
    bus.plug()
    display.show()
    assert bus.panel.contrast == 9
    assert rotated(bus.panel.picture()) == bytes(byte ^ 0xFF for byte in display.frame)


@pytest.mark.parametrize("panel, driver, most", [(*BOTH[0], 1060), (*BOTH[1], 1080)])
def test_forget_sends_everything_and_nothing_else_does(panel, driver, most):
    bus, display = driven(panel, driver)
    display.show()
    assert display.show() == 0
    display.forget()
    assert 1024 < display.show() <= most
    assert display.show() == 0


@pytest.mark.parametrize("panel, driver", BOTH)
@pytest.mark.parametrize("hz", [100_000, 400_000, 1_000_000])
def test_every_write_fits_the_time_out(panel, driver, hz):
    bus, display = driven(panel, driver, hz=hz)
    for seed in range(3):
        change(display.frame, 0, 0, 8, 128, "noise", seed)
        assert display.show() > 1024
        assert not display.lost
    assert bus.panel.picture() == bytes(display.frame)
    assert bus.longest <= 130
    assert bus.longest * 9 * 1_000_000 // hz < bus.TIMEOUT_US
