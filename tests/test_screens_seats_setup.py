"""The set-up of a match for several: what is chosen is played, and kept for next time."""

import pytest

from engine_mpy.draw.canvas import Canvas
from engine_mpy.draw.fonts import big, small, text
from engine_mpy.games import open_game
from engine_mpy.match.match import BOT_EASY, BOT_NORMAL, BOT_STRONG, PERSON
from engine_mpy.screens import name as name_screen
from engine_mpy.screens import setup_game
from engine_mpy.store.savefile import Store
from engine_mpy.store.setup import BY_EAR, BY_TOUCH, CARNET, LastSetup
from tests.mpy.stand_ins import MemoryStore
from tests.screens_rig import Rig

PTIT_POIS, PASS_PASS, CASTORS = 2, 3, 4


def opened(game=b"ptit_pois", store=None, language=0):
    """A console with the set-up of a game in front."""
    rig = Rig(store, language)
    rig.console.session.open(game)
    rig.console.home()
    rig.frame()
    rig.keys("d" if "mêmes" in rig.reads() else "")
    return rig.keys("a" if "Nouvelle" in rig.reads() or "New" in rig.reads() else "da")


def names(rig):
    said = bytes(rig.console.session.match.names)
    return [said[10 * i : 10 * i + 10].rstrip(b"\0").decode("iso8859-15") for i in range(6)]


def playing(rig):
    match = rig.console.session.match
    return match.seats, list(match.kinds[: match.seats]), match.options


@pytest.mark.parametrize(
    ("game", "seats"), [(b"ptit_pois", 2), (b"pass_pass", 3), (b"castors", 2)]
)
def test_the_first_time_a_person_plays_against_bots(game, seats):
    rig = opened(game)
    assert rig.reads() == f"Jouer. 1 sur {seats + 5}"
    rig.keys("a")
    assert rig.screen == "table_" + game.decode()
    assert playing(rig) == (seats, [PERSON] + [BOT_NORMAL] * (seats - 1), 0)
    assert names(rig)[:3] == ["", "Boulon", "Rouage" if seats == 3 else ""]


def test_seats_kinds_rounds_and_deal_are_played():
    rig = opened().keys("drrd" + "d" + "r" + "d" + "ll" + "d" + "r" + "d" + "rr")
    assert rig.reads() == "Manches : 5. 7 sur 9"
    rig.keys("d")
    assert rig.reads() == "Donne : au hasard. 8 sur 9"
    rig.keys("auuua")
    assert rig.reads() == "Donne : 300001. 8 sur 9"
    rig.keys("UUUUUUUa")
    assert playing(rig) == (4, [PERSON, BOT_STRONG, PERSON, BOT_STRONG], 5)
    assert rig.console.session.match.deal == 300001


def test_edges_are_heard_and_change_nothing():
    rig = opened()
    for keys, said in (
        ("dl", "Joueurs : 2"),
        ("rrrrrr", "Joueurs : 6"),
        ("dl", "Joueur 1 : personne"),
        ("rrrr", "Pixel : robot fort"),
    ):
        rig.keys(keys)
        assert rig.hears() == "Bout de la liste" and rig.reads().startswith(said)


def test_a_goes_round_where_there_is_no_name_to_choose():
    rig = opened().keys("d" + "aaaaa")
    assert rig.reads().startswith("Joueurs : 2")
    rig.keys("dd" + "a")
    assert rig.reads().startswith("Boulon : robot fort")
    rig.keys("a")
    assert rig.reads().startswith("Joueur 2 : personne")


def test_with_nobody_but_bots_one_watches():
    rig = opened().keys("dd" + "rrr" + "UU")
    assert rig.reads().startswith("Regarder")
    rig.keys("a")
    assert playing(rig) == (2, [BOT_STRONG, BOT_NORMAL], 0)
    assert rig.console.stack.screens[0].persons == 0


def test_everything_is_kept_for_next_time_and_the_same_is_one_press_away():
    store = MemoryStore()
    rig = opened(b"castors", store).keys("dr" + "dd" + "l" + "d" + "lll" + "d" + "l" + "UUUUU")
    rig.keys("a")
    assert playing(rig) == (3, [PERSON, BOT_EASY, PERSON], 2)
    deal = rig.console.session.match.deal
    rig.console.session.store.erase(b"castors")
    again = Rig(store)
    assert again.reads().startswith("Gang de castors. Avec les mêmes. 1 sur")
    again.keys("a")
    assert playing(again) == (3, [PERSON, BOT_EASY, PERSON], 2)
    assert again.console.session.match.deal != deal
    third = opened(b"castors", store)
    third.keys("d")
    assert third.reads().startswith("Joueurs : 3")


@pytest.mark.parametrize(("game", "usual"), [(b"ptit_pois", 3), (b"castors", 4)])
def test_rounds_go_down_from_the_usual_number_to_one(game, usual):
    rig = opened(game).keys("dddd")
    shown = []
    for _ in range(usual):
        shown.append(rig.reads().split(".")[0].rpartition(" ")[2])
        rig.keys("l")
    assert shown == [str(n) for n in range(usual, 0, -1)]
    if game == b"ptit_pois":
        assert "30 points" in rig.reads()  # before one round: until points
        rig.keys("l")  # the edge
        assert "30 points" in rig.reads()
        rig.keys("r")
    else:
        assert ": 1" in rig.reads()  # the edge
    rig.keys("r" * (usual - 1) + "UUUU" + "a")
    assert playing(rig)[2] == 0  # the usual again


def test_c4_the_deal_number_of_several_is_told_when_it_is_over():
    store = MemoryStore()
    opened(store=store).keys("a").console.session.save()
    assert "Continuer" in Rig(store).reads() and "n°" not in Rig(store).reads()


def test_a_match_under_way_is_not_lost_without_a_question():
    rig = opened()
    rig.keys("a")
    rig.console.home()
    rig.frame()
    rig.keys("da")  # with the same players
    assert rig.screen == "confirm"
    rig.keys("b" + "da" + "a")
    assert rig.screen == "confirm"
    rig.keys("ra")
    assert rig.screen == "table_ptit_pois"


@pytest.mark.parametrize("game", [b"ptit_pois", b"pass_pass", b"castors"])
def test_every_choice_can_be_dealt(game):
    rig = opened(game)
    screen = rig.top
    played = open_game(game)
    for seats in range(played.MIN_SEATS, played.MAX_SEATS + 1):
        screen.seats = seats
        screen.options = setup_game.fitting(screen.key, screen.options, seats)
        found = set()
        for step in (-1, 1):
            for _ in range(40):
                screen._change_options(step)
                played.deal(1, seats, screen.options)
                found.add(screen.options)
        assert len(found) == {PASS_PASS: 2 if seats == 4 else 1, CASTORS: 31}.get(screen.key, 32)


@pytest.mark.parametrize(
    ("kinds", "options"),
    [
        ((PERSON, PERSON, PERSON, PERSON), 1),  # of two people the lower seat speaks
        ((PERSON, BOT_EASY, BOT_EASY, BOT_EASY), 1),
        ((BOT_EASY, BOT_EASY, PERSON, BOT_EASY), 1 | 2),
        ((BOT_EASY, PERSON, BOT_EASY, PERSON), 1),
        ((BOT_EASY, BOT_EASY, PERSON, PERSON), 1 | 2 | 4),
        ((BOT_EASY,) * 5 + (PERSON,), 1 | 8),
        ((PERSON, BOT_EASY, BOT_EASY, BOT_EASY, PERSON, BOT_EASY), 1 | 4),
    ],
)
def test_passq25_the_person_of_a_pair_speaks_for_it(kinds, options):
    assert setup_game.complete(PASS_PASS, 1, len(kinds), kinds) == options
    assert setup_game.complete(PASS_PASS, 0, len(kinds), kinds) == 0
    open_game(b"pass_pass").deal(1, len(kinds), options)


def test_pairs_are_offered_where_there_are_pairs():
    rig = opened(b"pass_pass").keys("ddddd")
    assert rig.reads().startswith("Équipes : aucune")
    rig.keys("r")
    assert rig.hears() == "Bout de la liste"
    rig.keys("uuuur" + "ddddd" + "r")
    assert rig.reads().startswith("Équipes : par deux")
    rig.keys("uuuuurr" + "ddddddd")
    assert rig.reads().startswith("Équipes : par deux. 9 sur 11")
    rig.keys("l")
    assert rig.hears() == "Bout de la liste"


def test_a_setup_that_the_game_cannot_have_is_forgotten():
    store = MemoryStore()
    setup = LastSetup()
    setup.keep(PASS_PASS, 0, 6, bytes([9] * 6))
    setup.save(store)
    rig = Rig(store)
    assert rig.reads().startswith("Pass Pass. Nouvelle partie")
    setup.keep(CASTORS, 99, 3, bytes(3))
    setup.save(store)
    assert "mêmes" not in Rig(store).reads()


# Names.


def named(rig, keys):
    """Go to the name of seat 0 and press."""
    return rig.keys("dda" + keys)


def test_a_name_is_chosen_kept_and_used():
    store = MemoryStore()
    rig = opened(store=store)
    named(rig, "dd" + "rrr" + "a" + "uu" + "lll" + "a" + "d" + "rr" + "a" + "uu" + "ll" + "l")
    assert rig.reads() == "Nom : Zan. valider"
    rig.keys("a")
    assert rig.reads().startswith("Zan : personne")
    rig.keys("bb")
    assert opened(store=store).keys("dd").reads().startswith("Zan : personne")
    rig = opened(b"castors", store)
    rig.keys("a")
    assert names(rig)[:2] == ["Zan", "Boulon"]
    assert rig.console.stack.screens[0].seat_names[0] == b"Zan"


def typed(rig, word):
    for letter in word:
        rig.top.focus = name_screen.LETTERS.index(letter.encode("iso8859-15"))
        rig.frame(4)
    return rig


def test_capitals_come_by_themselves():
    rig = named(opened(), "")
    typed(rig, "anne-lise ée")
    assert rig.reads().startswith("Nom : Anne-Lise")
    assert rig.top.name.n == 10 and rig.hears() == "Refusé, pas de place"
    rig.keys("bbbbbbbbbb")
    typed(rig, " œuf élan")
    assert rig.reads().startswith("Nom : Œuf Élan")


def test_a_name_has_no_space_at_its_ends_and_may_be_empty():
    rig = named(opened(), "")
    typed(rig, "zo ")
    rig.top.focus = 43
    rig.keys("a")
    assert bytes(rig.console.session.setup.names[:4]) == b"Zo\0\0"
    rig.keys("a" + "bb" + "dlllllllllll")
    rig.top.focus = 43
    rig.keys("a")
    assert rig.reads().startswith("Joueur 1 : personne")


def test_b_on_an_empty_name_leaves_the_one_that_was():
    rig = named(opened(), "")
    typed(rig, "zo")
    rig.top.focus = 43
    rig.keys("a" + "a" + "bbb")
    assert rig.screen == "setup" and rig.reads().startswith("Zo : personne")


def test_every_letter_can_be_drawn_as_it_is_and_as_a_capital():
    canvas = Canvas(bytearray(1024))
    assert len(set(name_screen.LETTERS)) == len(name_screen.LETTERS) == 42
    for i in range(42):
        letter = name_screen.LETTERS[i : i + 1]
        capital = letter.decode("iso8859-15").upper().encode("iso8859-15")
        for font in (small, text, big):
            for shape in (letter, capital):
                assert shape == b" " or canvas.width(font, shape, -1) > 0, (shape, font)


def test_moves_go_round_the_letters():
    rig = named(opened(), "u")
    assert rig.top.focus == 33
    rig.keys("l")
    assert rig.top.focus == 43
    rig.keys("d")
    assert rig.top.focus == 10
    rig.keys("R")
    assert rig.top.focus == 0


# What is kept of a person beside the name.


def test_wishes_are_kept_and_cost_nothing_where_there_are_none(tmp_path):
    store = Store(str(tmp_path))
    setup = LastSetup()
    setup.keep(CASTORS, 0, 2, bytes(2))
    setup.save(store)
    assert store.saved(b"setup") == 142
    setup.wish(3, CARNET)
    setup.save(store)
    assert store.saved(b"setup") == 148
    again = LastSetup()
    again.load(store)
    assert [again.wishes(seat) for seat in range(6)] == [0, 0, 0, CARNET, 0, 0]
    assert again.seats(CASTORS) == 2
    again.wish(3, 0)
    again.save(store)
    assert store.saved(b"setup") == 142
    setup.load(store)
    assert setup.wishes(3) == 0


def test_each_person_chooses_to_be_told_and_in_castors_a_notebook():
    rig = opened(b"castors").keys("dd" + "d" + "lll" + "d" * 9 + "a")
    assert rig.reads().startswith("Cartes cachées dites. Joueur 1 : non. 1 sur ")
    rig.keys("r")
    assert "au doigt" in rig.reads() and "Réglé" not in rig.hears()
    rig.keys("rr")
    assert "à l'oreille" in rig.reads() and rig.hears() == "Bout de la liste"
    setup = rig.console.session.setup
    assert setup.wishes(0) == BY_TOUCH | BY_EAR
    rig.keys("d" * 9 + "a")
    assert "carnet. " in rig.reads() and "sans" not in rig.reads()
    people = rig.top.count() // 2
    assert setup.wishes(people - 1) & CARNET
    rig.keys("a" + "b" + "b")
    again = LastSetup()
    again.load(rig.console.store)
    assert again.wishes(0) == BY_TOUCH | BY_EAR
