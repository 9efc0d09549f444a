"""For weak eyes: the card under the cursor fills the screen, where the settings want it."""

import pytest

from engine_mpy.screens.keys import LEFT, RIGHT, UP
from engine_mpy.store import settings as fields
from tests.seats_console import Table


def table(game, kinds, large=1):
    console = Table(animation=0).start(game, kinds)
    console.console.settings.set(fields.LARGE, large)
    for _ in range(40):
        console.frame()
    return console


def moved(console):
    """Both ways, until a card is under the cursor."""
    for key in (RIGHT, LEFT, LEFT):
        console.frame(key)
        face = getattr(console.table, "face", -1)
        if face >= 0:
            return bytes(console.display.frame)
    raise AssertionError("no card is under the cursor")


@pytest.mark.parametrize("game", [b"ptit_pois", b"pass_pass", b"castors"])
def test_the_card_fills_the_screen_until_another_press(game):
    picture = moved(table(game, [0, 1, 1]))
    small = moved(table(game, [0, 1, 1], 0))
    assert picture != small
    assert picture[0::2] != bytes(512) and pairs(picture)


def pairs(picture):
    """Is each pixel of it one of four alike?"""
    columns = all(picture[i] == picture[i + 1] for i in range(0, 1024, 2))
    return columns and all((byte >> 1 ^ byte) & 0x55 == 0 for byte in picture)


def test_pitaouf_and_its_rereading():
    console = table(b"pitaouf", [0])
    console.frame(4)  # keep the hand
    console.frame()
    assert pairs(moved(console))
    console.frame(1)
    console.frame(4)
    console.frame()
    assert console.top.module == "table_pitaouf" or pairs(bytes(console.display.frame))


def test_the_next_press_shows_the_table_again():
    console = table(b"ptit_pois", [0, 1, 1])
    moved(console)
    console.frame(UP)
    assert console.table.face == -1 and not pairs(bytes(console.display.frame))


def test_nothing_stays_of_it_between_two_people():
    console = table(b"ptit_pois", [0, 0])
    console.frame(4)
    console.frame()
    moved(console)
    console.table.close()
    assert console.table.face == -1 and not any(console.display.frame)
