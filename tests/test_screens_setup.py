"""Deal number, variants, statistics, settings, rules, confirm: each does what it says."""

import re

import pytest

from engine_mpy.match import statistics as figures
from engine_mpy.match.chance import DEALS, deal_number
from engine_mpy.screens import settings
from engine_mpy.store import settings as fields
from engine_mpy.text import guide_pitaouf_en, guide_pitaouf_fr
from tests.mpy.stand_ins import MemoryStore
from tests.screens_rig import ENGLISH, FRENCH, Rig

DEAL, VARIANTS, RULES, STATISTICS, SETTINGS = "da", "dda", "ddda", "dddda", "ddddda"
SET = len(settings.ROWS)
LAST = "D" * (SET - 1)


# Deal number.


def test_digits_are_set_one_by_one_and_go_round():
    rig = Rig().keys(DEAL)
    assert rig.top.number() == 1
    rig.keys("urdrrrrUUU")
    assert rig.top.number() == 190004
    assert rig.reads().startswith("Numéro de donne : 190004. Règle de base. A : jouer")
    rig.keys("r")
    assert rig.hears() == "Bout de la liste"
    rig.keys("llllll")
    assert rig.hears() == "Bout de la liste" and rig.top.focus == 0


def test_a_changed_digit_is_heard():
    rig = Rig().keys(DEAL + "uuu")
    assert rig.hears() == "3"


def test_deal_0_is_refused_with_the_reason():
    rig = Rig().keys(DEAL + "rrrrrd")
    before = bytes(rig.display.frame)
    rig.keys("a")
    assert rig.screen == "deal" and rig.hears() == "Refusé, de 1 à 999999"
    assert "De 1 à 999999" in rig.reads() and bytes(rig.display.frame) != before
    rig.keys("u")
    assert "De 1 à" not in rig.reads()


def test_the_variants_in_force_are_shown_with_the_number():
    rig = Rig().keys(VARIANTS + "ada" + "b" + "ua")
    assert rig.screen == "deal" and "Facile + Pas libres" in rig.reads()


@pytest.mark.parametrize("language", [FRENCH, ENGLISH])
def test_all_that_the_deal_screen_says_fits(language):
    rig = Rig(language=language).keys(VARIANTS + "ada" + "b" + "ua")
    # The widest text keeps a pixel of black at both ends.
    for y in range(43, 64):
        assert not rig.pixel(0, y) and not rig.pixel(127, y)


def test_deals_by_chance_are_spread_and_differ_by_press_and_count():
    drawn = [deal_number(20 * press, count) for press in range(50) for count in range(40)]
    assert all(1 <= deal <= DEALS for deal in drawn)
    assert len(set(drawn)) > 1990
    assert min(drawn) < 10000 and max(drawn) > 990000
    assert abs(sum(drawn) / len(drawn) - 500000) < 25000


# Variants.


def test_variants_are_ticked_explained_and_kept():
    store = MemoryStore()
    rig = Rig(store).keys(VARIANTS)
    assert rig.reads() == "Variantes. Facile : non. 1 sur 2. Même couleur : rouge ou noir suffit."
    rig.keys("a")
    assert rig.reads().startswith("Variantes. Facile : oui")
    rig.keys("r")
    assert rig.hears() == "Bout de la liste"
    rig.keys("l")
    assert rig.reads().startswith("Variantes. Facile : non")
    rig.keys("dab")
    assert Rig(store).console.session.options() == 2


def test_a_ticked_box_is_seen():
    rig = Rig().keys(VARIANTS)
    before = bytes(rig.display.frame)
    rig.keys("a")
    assert bytes(rig.display.frame) != before


# Statistics.


def test_figures_by_variant_and_assisted_apart():
    rig = Rig()
    statistics = rig.console.session.statistics
    for won in (True, True, True, False, True):
        statistics.record(0, won, 7 if won else 0, 51 if won else 30, False)
    statistics.record(0, True, 20, 51, True)
    statistics.record(3, False, 0, 12, False)
    rig.keys(STATISTICS)
    read = []
    for _ in range(9):
        read.append(rig.reads().split(". ")[1])
        rig.keys("d")
    assert read == [
        "Parties : 5",
        "Gagnées : 4",
        "Réussite : 80 %",
        "Série en cours : 1",
        "Meilleure série : 3",
        "Meilleur score : 7",
        "Distance : 51",
        "Aidées : 1",
        "Aidées gagnées : 1",
    ]
    rig.keys("rrr")
    assert rig.reads().startswith("Facile + Pas libres. Aidées gagnées : 0")
    rig.keys("r")
    assert rig.hears() == "Bout de la liste"
    rig.keys("uuu")
    assert "Meilleur score : -" in rig.reads()


def test_figures_are_cleared_only_after_a_question():
    store = MemoryStore()
    rig = Rig(store)
    rig.console.session.statistics.record(0, True, 7, 51, False)
    rig.console.session.statistics.save(store)
    rig.keys(SETTINGS + "u" + LAST + "a")
    assert rig.screen == "confirm" and rig.hears() == "Question, 4"
    assert rig.reads() == "Effacer toutes les statistiques de ce jeu ? Non"
    rig.keys("a")
    assert rig.screen == "settings"
    assert Rig(store).console.session.statistics.figure(0, False, figures.GAMES) == 1
    rig.keys("ab" + "ara")
    assert rig.screen == "settings" and rig.hears() == "Choisi"
    assert Rig(store).console.session.statistics.figure(0, False, figures.GAMES) == 0


# Confirm.


def test_no_is_chosen_first_and_every_direction_changes_the_answer():
    rig = Rig().keys(SETTINGS + "u" + LAST + "a")
    for key in "udlr":
        before = bytes(rig.display.frame)
        rig.keys(key)
        assert rig.reads().endswith("Oui" if key in "ul" else "Non")
        assert bytes(rig.display.frame) != before


# Settings.


@pytest.mark.parametrize(
    "place", [0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11]
)  # 8 turns the directions as well
def test_each_setting_goes_to_both_ends_and_says_so(place):
    rig = Rig().keys(SETTINGS + "d" * place)
    said = {rig.reads()}
    for _ in range(12):
        rig.keys("l")
        said.add(rig.reads())
    # With few cues an edge is not heard; where one is can still be read.
    assert place == 4 or rig.hears() in ("Bout de la liste", "End of the list")
    for _ in range(12):
        rig.keys("r")
        said.add(rig.reads())
    assert rig.hears() in ("Bout de la liste", "End of the list")
    assert len(said) >= 2
    rig.keys("a")  # the first again after the last
    assert rig.hears() in ("Choisi", "Chosen", "Son rétabli")


def test_a_change_is_at_once_in_force():
    rig = Rig()
    told = rig.display.told
    rig.keys(SETTINGS + "r")
    assert rig.reads() == f"Settings. Language: English. 1 of {SET}"
    rig.keys("l" + "dddddd" + "r")
    assert rig.reads().startswith("Réglages. Contraste : 6")
    assert told[0] == rig.console.settings.contrast
    rig.keys("drdr")
    assert told[1] and told[2]


def test_for_left_hands_the_directions_turn_with_the_picture():
    rig = Rig()
    rig.keys(SETTINGS + "dddddddd" + "r")
    assert rig.display.told[2] and rig.reads().endswith(f"oui. 9 sur {SET}")
    rig.keys("r")  # pressed on the right by who holds it the other way round: left
    assert not rig.display.told[2]
    rig.keys("r" + "d" + "D" + "b")  # up, twice
    rig.keys("d")
    assert rig.reads() == "Pitaouf. Statistiques. 5 sur 7"
    rig.frame(4 | 8)
    assert rig.screen == "menu"


def test_the_tone_of_a_changed_volume_sounds_at_that_volume():
    rig = Rig().keys(SETTINGS + "drr")
    rig.frame()
    assert rig.buzzer.hz and rig.buzzer.volume == rig.console.settings.volume == 7


def test_settings_are_saved_on_leaving_and_only_if_changed():
    store = MemoryStore()
    rig = Rig(store).keys(SETTINGS + "dr")
    assert b"settings" not in store.rooms
    rig.keys("b")
    assert Rig(store).console.settings.get(fields.VOLUME) == 6
    other = MemoryStore()
    Rig(other).keys(SETTINGS + "ddb")
    assert b"settings" not in other.rooms


# Rules.


@pytest.mark.parametrize(
    ("language", "guide"), [(FRENCH, guide_pitaouf_fr), (ENGLISH, guide_pitaouf_en)]
)
def test_the_whole_guide_is_read_page_by_page(language, guide):
    rig = Rig(language=language).keys(RULES + "a")
    assert rig.screen == "reader"
    text, pages = "", []
    edge = "Bout de la liste" if language == FRENCH else "End of the list"
    while True:
        heading, _, rest = rig.reads().partition(". ")
        body, number, total = re.fullmatch(r"(.*) page (\d+) \w+ (\d+)", rest).groups()
        pages.append(int(number))
        text += body + " "
        rig.keys("r")
        if rig.hears() == edge:
            break
    assert pages == list(range(1, int(total) + 1))
    whole = b" ".join(guide.BODIES).decode("iso8859-15").replace("\xa0", " ").split()
    assert text.split() == whole
    assert heading == guide.TITLES[-1].decode("iso8859-15")


def test_lines_and_pages_and_headings():
    rig = Rig().keys(RULES)
    assert rig.reads() == "Règles. Pitaouf. 1 sur 16"
    rig.keys("dda")
    first = rig.reads()
    assert first.startswith("Les cartes. - De la plus faible")
    rig.keys("d")
    assert rig.top.line == 1 and rig.top.section == 2
    rig.keys("u")
    assert rig.reads() == first
    rig.keys("l")
    assert rig.top.section == 1
    rig.keys("r")
    assert rig.reads() == first
    rig.keys("u")
    assert rig.top.section == 1  # the line before is in the section before
    rig.keys("b")
    assert rig.reads() == "Règles. Le but. 2 sur 16"


def test_down_reads_every_line():
    rig = Rig().keys(RULES + "a")
    seen = set()
    for _ in range(400):
        seen.add((rig.top.section, rig.top.line))
        rig.keys("d")
        if rig.hears() == "Bout de la liste":
            break
    assert {section for section, _ in seen} == set(range(len(guide_pitaouf_fr.TITLES)))
    assert rig.top.line + 4 >= rig.top.lines
