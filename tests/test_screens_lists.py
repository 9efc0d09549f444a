"""Menus and lists: what they show fits, says where one is, and edges are edges."""

import pytest

from engine_mpy import games
from engine_mpy.draw import rows
from engine_mpy.draw.fonts import big, text
from engine_mpy.store.savefile import Store
from engine_mpy.text import ids_store
from tests.mpy.console_walk import Walk
from tests.mpy.stand_ins import MemoryStore
from tests.screens_rig import ENGLISH, FRENCH, Rig, loaded

# Keys that lead from the menu to every list.
LISTS = {
    "menu": "",
    "variants": "dda",
    "rules": "ddda",
    "statistics": "dddda",
    "settings": "ddddda",
}


def each_row(rig):
    for row in range(rig.top.count()):
        rig.top.focus = row
        rig.console.stack.dirty = True
        rig.frame()
        yield row


@pytest.mark.parametrize("language", [FRENCH, ENGLISH])
@pytest.mark.parametrize("name", LISTS)
def test_every_label_fits_beside_its_value(name, language):
    rig = Rig(language=language).keys(LISTS[name])
    screen, canvas = rig.top, rig.console.canvas
    assert rig.screen == name
    for row in each_row(rig):
        for other in range(screen.count()):
            room = screen.draw_value(canvas, other, 0) - 6
            assert canvas.width(text, screen.label(other), -1) <= room, screen.label(other)
        if name != "rules":  # a heading of the guide may be longer
            assert canvas.width(big, screen.label(row), -1) <= rows.WIDE - 6


@pytest.mark.parametrize("language", [FRENCH, ENGLISH])
@pytest.mark.parametrize("name", LISTS)
def test_the_bar_is_whole_around_its_text_and_apart_from_the_rows(name, language):
    rig = Rig(language=language).keys(LISTS[name])
    for row in each_row(rig):
        height = [all(rig.pixel(x, y) for x in range(3)) for y in range(64)]
        top = next(y for y in range(64) if all(height[y : y + rows.BAR]))
        for y in (top, top + rows.BAR - 1):
            assert rig.row(y, 0, rows.WIDE) == "#" * rows.WIDE
        for y in (top - 1, top + rows.BAR):
            if 0 <= y < 64 and y > 12:
                assert "#" not in rig.row(y, 0, rows.WIDE), (row, y)


@pytest.mark.parametrize("name", LISTS)
def test_edges_are_heard_and_nothing_moves(name):
    rig = Rig().keys(LISTS[name])
    rig.keys("u")
    assert rig.hears() == "Bout de la liste" and rig.top.focus == 0
    last = rig.top.count() - 1
    rig.keys("D" * last)
    assert rig.hears() == "Choix suivant" and rig.top.focus == last
    rig.keys("d")
    assert rig.hears() == "Bout de la liste" and rig.top.focus == last


@pytest.mark.parametrize("name", [name for name in LISTS if name != "menu"])
def test_b_goes_back_to_where_one_was_and_the_module_goes(name):
    rig = Rig().keys(LISTS[name])
    assert name in loaded()
    rig.keys("b")
    assert rig.screen == "menu" and rig.hears() == "Retour"
    assert loaded() == {"menu", "listing"}
    assert rig.top.focus == LISTS[name].count("d")


def test_a_repeated_press_never_chooses_or_leaves():
    rig = Rig()
    rig.frame(4 | 8)
    rig.frame(5 | 8)
    assert rig.reads() == "Pitaouf. Nouvelle partie. 1 sur 7"


def test_the_menu_without_a_match_has_no_continue():
    rig = Rig()
    assert rig.reads() == "Pitaouf. Nouvelle partie. 1 sur 7"
    rig.keys("b")
    assert rig.hears() == "Retour" and rig.reads() == "Cartes de poche. Pitaouf. 1 sur 6"
    rig.keys("b")
    assert rig.hears() == "Bout de la liste" and rig.screen == "menu"


def test_the_words_of_every_row_in_both_languages():
    french, english = Rig(), Rig(language=ENGLISH)
    said = []
    for _ in range(6):
        said.append((french.reads(), english.reads()))
        french.keys("d")
        english.keys("d")
    assert said[1] == ("Pitaouf. Numéro de donne. 2 sur 7", "Pitaouf. Deal number. 2 of 7")
    assert said[5] == ("Pitaouf. Réglages. 6 sur 7", "Pitaouf. Settings. 6 of 7")


def test_a_message_is_shown_until_the_next_press_and_can_be_read_in_the_menu():
    rig = Rig()
    before = bytes(rig.display.frame)
    rig.store.message = ids_store.SAVE_FULL
    rig.frame()
    assert bytes(rig.display.frame) != before and rig.hears() == "Pas enregistré"
    rig.keys("......d")  # the press does what it does
    assert rig.top.focus == 1
    rig.keys("dddda")
    assert rig.screen == "settings"
    rig.keys("bd")
    assert rig.reads() == "Pitaouf. Message. 7 sur 8"
    rig.keys("a")
    assert rig.reads().startswith("Mémoire pleine")
    rig.store.message = -1
    rig.keys("b")
    assert rig.reads() == "Pitaouf. Partie guidée. 7 sur 7"


def test_a_press_meant_for_what_was_there_before_does_not_hide_the_message():
    rig = Rig()
    rig.store.message = ids_store.SAVE_FULL
    rig.frame()
    shown = rig.row(52)
    rig.keys("d")
    assert rig.row(52) == shown
    rig.keys("......u")
    assert rig.row(52) != shown


def test_a_damaged_save_is_told_and_the_menu_has_no_continue(tmp_path):
    (tmp_path / "pitaouf.a").write_bytes(b"PCC\x1a and rubbish")
    rig = Rig(Store(str(tmp_path)))
    assert rig.hears() == "Pas enregistré"
    assert rig.reads() == "Pitaouf. Nouvelle partie. 1 sur 8"
    rig.keys("......dddddda")
    assert rig.reads().startswith("Une sauvegarde abîmée a été mise de côté.")
    rig.keys("b")
    assert rig.reads() == "Pitaouf. Partie guidée. 7 sur 7"  # read: it is not told again
    assert (tmp_path / "pitaouf.bad1").read_bytes() == b"PCC\x1a and rubbish"
    assert Rig(Store(str(tmp_path))).reads() == "Pitaouf. Nouvelle partie. 1 sur 7"


def test_the_first_screen_lists_the_games_until_one_was_played():
    store = MemoryStore()
    console = Walk(store, title=True)
    assert b"Cartes de poche. Pitaouf. 1 sur 6" in console.where()
    console.keys("dda")
    assert b"Pass Pass. Nouvelle partie. 1 sur 5" in console.where()
    console.keys("ba")
    assert console.console.stack.depth == 2
    console.console.home()
    console.frame()
    assert console.console.stack.depth == 2 and b"Nouvelle partie" in console.where()
    console.console.session.begin(1, bytes(3))
    console.console.session.save()
    again = Walk(store, title=True)
    assert b"Pass Pass. Continuer. 1 sur 7" in again.where()
    again.keys("b")
    assert b"Cartes de poche. Pass Pass. 3 sur 6" in again.where()


def test_with_one_game_its_menu_is_the_first_screen(monkeypatch):
    monkeypatch.setattr(games, "NAMES", (b"pitaouf",))
    walk = Walk(title=True)
    assert b"Pitaouf. Nouvelle partie" in walk.where()
    walk.keys("b")
    assert walk.console.stack.depth == 1
