"""The SSD1306 model by its data sheet: control bytes, addressing, and the way to the glass."""

import pytest

from simulator.panel import Habits, Ssd1306, open_panel

AWAKE = (0x8D, 0x14, 0xA1, 0xC8, 0xAF)


def say(panel, *payload):
    """One transaction."""
    assert panel.start(False)
    for byte in payload:
        assert panel.write(byte)
    panel.stop()


def tell(panel, *commands):
    say(panel, 0x00, *commands)


def blank(panel):
    """Empty memory, pointer at the origin, the window open, in page mode."""
    tell(panel, 0x20, 0, 0x21, 0, 127, 0x22, 0, 7)
    say(panel, 0x40, *bytes(1024))
    tell(panel, 0x20, 2, 0xB0, 0x00, 0x10)
    return panel


@pytest.fixture
def panel():
    return blank(Ssd1306())


def placed(panel):
    """{(page, column): byte} of what is not zero."""
    return {divmod(i, 128): byte for i, byte in enumerate(panel.memory) if byte}


def test_a_fresh_panel_is_noise_and_dark():
    panel = Ssd1306()
    assert len(set(panel.memory)) > 100
    assert panel.picture() == bytes(1024)
    tell(panel, 0xAF)
    assert panel.picture() == bytes(1024), "no light without the charge pump"
    tell(panel, *AWAKE)
    assert any(panel.picture())


def test_a_control_byte_with_co_is_followed_by_one_byte(panel):
    say(panel, 0x80, 0xB2, 0x80, 0x05, 0xC0, 0xAA, 0x80, 0xB3, 0x40, 1, 2, 3)
    assert placed(panel) == {(2, 5): 0xAA, (3, 6): 1, (3, 7): 2, (3, 8): 3}


def test_a_command_may_be_split_over_transactions(panel):
    for byte in (0x20, 0x00, 0x21, 10, 12, 0x22, 3, 4):
        say(panel, 0x80, byte)
    say(panel, 0x40, 1, 2, 3, 4, 5, 6, 7)
    assert placed(panel) == {
        (3, 10): 7, (3, 11): 2, (3, 12): 3, (4, 10): 4, (4, 11): 5, (4, 12): 6,
    }  # fmt: skip


def test_vertical_mode_goes_down_first(panel):
    tell(panel, 0x20, 1, 0x21, 10, 11, 0x22, 3, 4)
    say(panel, 0x40, 1, 2, 3, 4, 5)
    assert placed(panel) == {(3, 10): 5, (4, 10): 2, (3, 11): 3, (4, 11): 4}


def test_page_mode_stays_on_its_page(panel):
    tell(panel, 0xB5, 0x0E, 0x17)
    say(panel, 0x40, 1, 2, 3)
    assert placed(panel) == {(5, 126): 1, (5, 127): 2, (5, 0): 3}


def test_what_the_sheet_leaves_open_can_be_had_either_way():
    panel = blank(Ssd1306(habits=Habits(window_in_page_mode=True)))
    tell(panel, 0x21, 10, 11)
    say(panel, 0x40, 1, 2, 3)
    assert placed(panel) == {(0, 10): 3, (0, 11): 2}
    panel = blank(Ssd1306(habits=Habits(nibbles_reload=True)))
    tell(panel, 0x03, 0x11)
    say(panel, 0x40, 1)
    tell(panel, 0x12)
    say(panel, 0x40, 2)
    assert placed(panel) == {(0, 0x13): 1, (0, 0x23): 2}


def test_remapped_segments_are_mapped_when_written(panel):
    tell(panel, *AWAKE)
    say(panel, 0x40, 1)
    assert panel.picture()[0] == 1
    tell(panel, 0xA0)
    assert panel.picture()[0] == 1, "what is stored stays where it is"
    say(panel, 0x40, 2)
    assert panel.picture()[126] == 2


def first_line(panel):
    """Where line 0 of memory is on the glass, by a mark in the first column."""
    tell(panel, 0xB0, 0x00, 0x10)
    say(panel, 0x40, 1)
    picture = panel.picture()
    lines = [y for y in range(64) if picture[(y >> 3) * 128] >> (y & 7) & 1]
    assert len(lines) == 1
    return lines[0]


@pytest.mark.parametrize(
    "commands, line",
    [
        ((), 0),
        ((0xC0,), 63),
        ((0x40 | 10,), 54),
        ((0xD3, 10), 54),
        ((0x40 | 10, 0xD3, 54), 0),
        ((0xC0, 0x40 | 10), 9),
        ((0xDA, 0x32), 1),  # the two sides exchanged: every pair of lines is swapped
        ((0xDA, 0x02, 0xC0), 63),
    ],
)
def test_lines_move_on_the_glass(panel, commands, line):
    tell(panel, *AWAKE, *commands)
    assert first_line(panel) == line


def test_wrong_com_pins_shuffle_the_lines(panel):
    tell(panel, *AWAKE, 0xDA, 0x02)
    # Two neighbouring lines of memory are then 32 lines of glass apart, or nearly.
    say(panel, 0x40, 0b11)
    picture = panel.picture()
    lines = [y for y in range(64) if picture[(y >> 3) * 128] >> (y & 7) & 1]
    assert len(lines) == 2 and lines[1] - lines[0] > 1


def test_a_smaller_multiplex_leaves_lines_dark(panel):
    tell(panel, *AWAKE, 0xA8, 31, 0xA5)
    picture = panel.picture()
    assert sum(byte.bit_count() for byte in picture) == 32 * 128


def test_inverted_all_on_and_off(panel):
    tell(panel, *AWAKE)
    say(panel, 0x40, 0x0F)
    tell(panel, 0xA7)
    assert panel.picture()[:2] == b"\xf0\xff"
    tell(panel, 0xA5)
    assert panel.picture() == b"\xff" * 1024
    tell(panel, 0xA4, 0xA6)
    assert panel.picture()[:2] == b"\x0f\x00"
    tell(panel, 0xAE)
    assert panel.picture() == bytes(1024)


def test_glass_soldered_the_other_way(panel):
    mirrored = blank(Ssd1306(mirror_x=True, mirror_y=True))
    tell(mirrored, *AWAKE, 0xA0, 0xC0)
    tell(panel, *AWAKE)
    for one in (panel, mirrored):
        say(one, 0x40, 1, 2, 3)
    assert panel.picture() == mirrored.picture()
    assert panel.picture()[:3] == b"\x01\x02\x03"


def test_scrolling_and_nothing_take_their_bytes(panel):
    tell(panel, 0x26, 0, 0xAE, 0, 7, 0, 0xFF, 0x29, 0, 0, 0, 7, 1, 0xA3, 0, 64, 0x2F, 0x2E, 0xE3)
    tell(panel, 0xD5, 0x80, 0xD9, 0xF1, 0xDB, 0x30, 0x81, 77, 0xAD, 0x30)
    assert panel.unknown == 0
    assert panel.contrast == 77
    tell(panel, 0xF7, 0x20, 3)
    assert panel.unknown == 2


def test_the_status_tells_whether_it_is_on(panel):
    assert panel.start(True)
    assert panel.read() & 0x40
    tell(panel, 0xAF)
    assert not panel.read() & 0x40


def test_counters(panel):
    commands, data, transactions = panel.commands, panel.data_bytes, panel.transactions
    tell(panel, 0x81, 5)
    say(panel, 0x40, 1, 2, 3)
    assert panel.commands - commands == 2
    assert panel.data_bytes - data == 3
    assert panel.transactions - transactions == 2


def test_only_panels_that_exist():
    with pytest.raises(ValueError, match="ssd1306, sh1106"):
        open_panel("ssd1331")
