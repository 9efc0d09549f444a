"""The SH1106 model by its data sheet: page mode only, 132 columns, another converter command."""

import random

import pytest

from hardware.sh1106 import SH1106
from hardware.ssd1306 import SSD1306
from simulator.panel import Habits, Sh1106, Ssd1306
from tests.panel_bus import PanelBus
from tests.test_panel_ssd1306 import AWAKE, say, tell


def blank():
    panel = Sh1106()
    for page in range(8):
        tell(panel, 0xB0 | page, 0x00, 0x10)
        say(panel, 0x40, *bytes(132))
    tell(panel, 0xB0, 0x00, 0x10)
    return panel


def test_the_glass_shows_the_middle_of_132_columns():
    panel = blank()
    tell(panel, 0xA1, 0xC8, 0xAF)
    say(panel, 0x40, 1, 2, 3, 4)
    assert panel.picture()[:3] == b"\x03\x04\x00"


def test_the_column_stops_at_the_last():
    panel = blank()
    tell(panel, 0x02, 0x18)  # 130
    say(panel, 0x40, 1, 2, 3)
    assert panel.memory[130:132] == b"\x01\x03"


def test_halves_of_a_column_may_pass_through_no_column():
    panel = blank()
    tell(panel, 0x02, 0x18, 0x0F, 0x10)  # 130, 143, 15
    say(panel, 0x40, 9)
    assert panel.memory[15] == 9


def test_segments_are_mapped_when_shown():
    panel = blank()
    tell(panel, 0xA1, 0xC8, 0xAF, 0x02)
    say(panel, 0x40, 7)
    assert panel.picture()[0] == 7
    tell(panel, 0xA0)
    assert panel.picture()[127] == 7


def test_the_converter_is_on_until_told_off():
    panel = blank()
    tell(panel, 0xAF, 0xA5)
    assert any(panel.picture())
    tell(panel, 0xAD, 0x8A)
    assert not any(panel.picture())
    tell(panel, 0xAD, 0x8B, 0x33)
    assert any(panel.picture())
    assert panel.pump_level == 3


def test_read_modify_write_comes_back():
    panel = blank()
    tell(panel, 0x05, 0xE0)
    say(panel, 0x40, 1, 2)
    tell(panel, 0xEE)
    say(panel, 0x40, 3)
    assert panel.memory[5:8] == b"\x03\x02\x00"


def test_it_has_no_windows():
    panel = blank()
    tell(panel, 0x20, 0x00, 0x21, 0x00, 0x7F, 0x22, 0x00, 0x07)
    assert panel.unknown == 3
    assert panel.start_line == 63, "the end of a window is a start line here"


@pytest.mark.parametrize("panel, driver", [(Sh1106, SSD1306), (Ssd1306, SH1106)])
def test_the_other_controllers_driver_shows_rubbish(panel, driver):
    bus = PanelBus(panel())
    display = driver(bus)
    display.frame[:] = random.Random(3).randbytes(1024)
    display.show()
    assert bus.panel.picture() != bytes(display.frame)
    assert bus.panel.unknown


def test_mapping_on_write_can_be_had():
    panel = Sh1106(habits=Habits(remap_on_write=True))
    tell(panel, *AWAKE, 0xB0, 0x02, 0x10)
    say(panel, 0x40, 7)
    assert panel.memory[131 - 2] == 7
    assert panel.picture()[0] == 7
