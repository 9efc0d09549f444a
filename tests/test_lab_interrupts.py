"""In the lab: a short press while a bot thinks; Ctrl-C while one thinks, in a save, in a telling.

Each Ctrl-C is at the REPL within 100 ms, the buzzer is silent, and the match on the flash has
every action that was done before. The first save after the desktop wrote the flash moves blocks
twice (two erases of 45 ms), so one is made before any of this.
"""

import pytest

from simulator.lab.serial import CTRL_C
from simulator.script import KEYS
from tests.lab_match import at_table, journal

A, B = KEYS.index("A"), KEYS.index("B")
GAME, KINDS = "pass_pass", ["person", "strong", "strong"]
THINKING_MS = 250  # after the person's card is on the flash the first bot thinks for half a second


@pytest.fixture(scope="module")
def table(pico_image):
    return at_table(pico_image, GAME, KINDS)


def interrupted(lab):
    """Ctrl-C now; the milliseconds until the REPL has answered."""
    began = lab.now_ms
    lab.serial.read()
    lab.serial.write(CTRL_C)
    lab.serial.expect(b">>> ", 1000)
    return lab.now_ms - began


def play_a_card(lab):
    """The person's card, and run until it is on the flash."""
    writes = lab.flash.writes
    lab.tap(A)
    assert lab.until(lambda: lab.flash.writes > writes, 3000)
    lab.run(THINKING_MS)


def bots_have_played(lab, directory, actions):
    """Run until so many actions are on the flash."""
    for _ in range(10):
        lab.run(1000)  # a cue that sounds holds up a save
        if len(journal(lab, directory, GAME)) >= actions:
            return True
    return False


def test_a_press_of_30_ms_while_a_bot_thinks_is_not_lost(table, tmp_path):
    play_a_card(table)
    done = journal(table, tmp_path, GAME)
    thinks = table.picture()
    table.short_press(B)
    table.run(60)
    pause = table.settle()
    assert pause != thinks
    table.run(2000)
    assert table.picture() == pause, "the pause is in front: no bot goes on"
    assert journal(table, tmp_path, GAME) == done, "it came while the bot thought"
    table.tap(B)
    assert bots_have_played(table, tmp_path, len(done) + 1), "and the bot plays on"


def test_ctrl_c_while_a_bot_thinks(table, tmp_path):
    before = journal(table, tmp_path, GAME)
    play_a_card(table)
    played = journal(table, tmp_path, GAME)
    assert interrupted(table) <= 100
    assert table.buzzer().hz == 0
    after = journal(table, tmp_path, GAME)
    assert len(before) < len(played) and after[: len(played)] == played
    assert b"KeyboardInterrupt" in table.serial.log


@pytest.fixture
def told(pico_image, tmp_path):
    """A table where things are told at their pace, after a first card and a first save."""
    lab = at_table(pico_image, GAME, KINDS, quick=False)
    play_a_card(lab)
    return lab


def test_ctrl_c_in_the_middle_of_a_save(told, tmp_path):
    before = journal(told, tmp_path, GAME)
    asked = []
    told.flash.on_write = lambda: asked.append(told.now_ms) or told.serial.write(CTRL_C)
    assert told.until(lambda: asked, 9000), "a bot's card is saved"
    told.flash.on_write = None
    told.serial.expect(b">>> ", 1000)
    assert told.now_ms - asked[0] <= 100
    assert told.buzzer().hz == 0
    assert len(journal(told, tmp_path, GAME)) == len(before) + 1


def test_ctrl_c_while_something_is_told(told, tmp_path):
    before, table = journal(told, tmp_path, GAME), told.picture()
    assert told.until(lambda: told.buzzer().hz and told.picture() != table, 9000)
    assert interrupted(told) <= 100, "and the bot's card, which is told, is saved"
    assert told.buzzer().hz == 0
    assert len(journal(told, tmp_path, GAME)) == len(before) + 1
