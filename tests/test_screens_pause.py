"""The menu with a match, the pause, the hint: what they offer, say and do."""

import pytest

from engine_mpy.games.base import NO_ACTION
from engine_mpy.games.pitaouf import KEEP
from engine_mpy.match import statistics as figures
from engine_mpy.store import settings as fields
from engine_mpy.text import ids
from tests.mpy.stand_ins import MemoryStore
from tests.screens_rig import ENGLISH, FRENCH, Rig, loaded

ONE = bytes(1)


class WaitingBot:
    """Needs three steps, then keeps the hand or poses the first card that may be posed."""

    def __init__(self):
        self.reason = ids.PAUSE_RULES_WHY  # any text will do
        self.reason_card = 255
        self.reason_number = 0

    def begin(self, view):
        self.view = view
        self.steps = 0

    def step(self):
        self.steps += 1
        if self.steps < 4:
            return NO_ACTION
        legal = bytearray(64)
        self.view.legal(legal)
        return legal[0]


def play(rig, deal=42):
    """A match with the hand kept and a card posed, nothing moving any more."""
    rig.console.settings.set(fields.ANIMATION, 0)
    rig.console.session.begin(deal, ONE)
    rig.console.play()
    rig.console.session.hint_bot = WaitingBot()
    return rig.keys("a...")


def posed(rig):
    rig.keys("a...")
    assert rig.console.session.match.count == 2
    return rig


def test_one_press_at_power_on_goes_on():
    store = MemoryStore()
    posed(play(Rig(store)))
    again = Rig(store)
    assert again.reads() == "Pitaouf. Continuer : n° 42. 1 sur 8"
    again.keys("a")
    assert again.screen == "table_pitaouf"
    assert again.console.session.match.count == 2
    assert again.console.stack.depth == 1  # no menu in memory behind a table
    assert all("pitaouf" in name or "status" in name for name in loaded())


def test_new_game_asks_before_it_gives_up_a_match():
    store = MemoryStore()
    posed(play(Rig(store)))
    rig = Rig(store).keys("da")
    assert rig.reads() == "Une partie est en cours. L'abandonner pour une autre ? Non"
    rig.keys("a")
    assert rig.screen == "menu"
    rig.keys("ara")
    assert rig.screen == "table_pitaouf_exchange"
    match = rig.console.session.match
    assert match.count == 0 and match.deal != 42 and not match.assisted


def test_a_number_begins_that_deal_with_the_variants():
    rig = Rig().keys("ddadab" + "ua" + "rrrrru" + "a")
    match = rig.console.session.match
    assert (match.deal, match.options, match.assisted) == (2, 2, False)


def test_the_number_just_played_is_known_and_says_so():
    rig = posed(play(Rig()))
    rig.console.home()
    rig.frame()
    rig.keys("dda")
    assert "Numéro de donne : 42" in rig.reads() and "A : rejouer (aidée)" in rig.reads()
    rig.keys("ara")
    assert rig.console.session.match.assisted


@pytest.mark.parametrize("language", [FRENCH, ENGLISH])
def test_each_row_says_what_it_would_do(language):
    rig = posed(play(Rig(language=language))).keys("b")
    read = []
    for _ in range(7):
        read.append(rig.reads())
        rig.keys("d")
    assert len(set(read)) == 7
    if language == FRENCH:
        assert read[1].startswith("Pause. Annuler. 2 sur 7. Reprend : poser ")
        assert read[6] == "Pause. Quitter. 7 sur 7. La partie est sauvée."
    else:
        assert read[1].startswith("Pause. Undo. 2 of 7. Undoes: pose ")


def test_resume_by_a_and_by_b():
    rig = play(Rig()).keys("ba")
    assert rig.screen == "table_pitaouf"
    rig.keys("bb")
    assert rig.screen == "table_pitaouf"


def test_undo_with_nothing_to_undo_is_refused():
    rig = Rig()
    rig.console.session.begin(42, ONE)
    rig.console.play()
    rig.keys("bd")
    assert "Rien à annuler" in rig.reads()
    rig.keys("a")
    assert rig.hears() == "Refusé, rien à reprendre" and rig.screen == "pause"


def test_undo_of_what_showed_nothing_is_free():
    rig = play(Rig()).keys("bda")
    match = rig.console.session.match
    assert match.count == 0 and not match.assisted
    assert rig.screen == "table_pitaouf_exchange"  # the hand was kept; now it is not


def test_undo_beyond_a_card_is_offered_and_marked():
    rig = posed(play(Rig())).keys("bda")
    match = rig.console.session.match
    assert rig.reads().startswith("Une carte a été vue depuis") and rig.reads().endswith("Non")
    rig.keys("a")
    assert match.count == 2 and rig.screen == "pause"
    rig.keys("ara")
    assert match.count == 1 and match.assisted and rig.screen == "table_pitaouf"
    assert not rig.console.session.unsaved or rig.keys("......") and rig.console.session.written()
    posed(rig).keys("bda")  # marked already: nothing to ask
    assert match.count == 1 and rig.screen == "table_pitaouf"


def test_the_same_deal_again():
    rig = posed(play(Rig())).keys("bddda")
    assert rig.screen == "confirm"
    rig.keys("ra")
    match = rig.console.session.match
    assert (match.deal, match.count, match.assisted) == (42, 0, True)
    assert rig.screen == "table_pitaouf_exchange"


def test_rules_and_settings_over_a_match_and_a_changed_language():
    rig = posed(play(Rig())).keys("bdddda")
    assert rig.screen == "rules"
    rig.keys("ab" + "b" + "da")
    assert rig.screen == "settings"
    rig.keys("rb")
    assert rig.reads().startswith("Pause. Settings. 6 of 7")
    rig.keys("uuuu")
    assert "Undoes: pose" in rig.reads()


def test_quit_saves_and_says_so():
    store = MemoryStore()
    rig = posed(play(Rig(store))).keys("bdddddda")
    assert rig.screen == "menu" and rig.hears() == "Choisi"
    assert rig.reads() == "Pitaouf. Continuer : n° 42. 1 sur 8"
    assert Rig(store).console.session.ready()


def test_quit_without_a_disk_says_so_and_the_match_is_kept_in_memory():
    class Full(MemoryStore):
        def save(self, name, data, length, version=1):
            return False

    rig = posed(play(Rig(Full()))).keys("bdddddd")
    assert "Attention : la partie n'est pas sauvée." in rig.reads()
    rig.keys("a")
    assert rig.hears() == "Pas enregistré"
    assert rig.reads() == "Pitaouf. Continuer : n° 42. 1 sur 8"


@pytest.mark.parametrize("language", [FRENCH, ENGLISH])
def test_a_hint_names_a_move_and_why_and_marks_the_match(language):
    rig = play(Rig(language=language)).keys("bdda")
    assert rig.reads() in ("Je réfléchis...", "Thinking...")
    thinking = bytes(rig.display.frame)
    rig.keys(".")
    assert bytes(rig.display.frame) != thinking
    words = rig.reads()
    assert words.startswith("Poser " if language == FRENCH else "Pose ")
    assert words.endswith("Lire la règle du jeu." if language == FRENCH else "Read how to play.")
    match = rig.console.session.match
    assert match.assisted and match.count == 1
    rig.keys("a")
    assert rig.screen == "table_pitaouf" and match.count == 1


def test_a_hint_for_the_exchange():
    rig = Rig()
    rig.console.session.begin(42, ONE)
    rig.console.play()
    rig.console.session.hint_bot = WaitingBot()
    rig.keys("bdda.")
    assert rig.reads().startswith("Garder toute la main.")
    rig.keys("a")
    assert rig.screen == "table_pitaouf_exchange"
    assert rig.console.session.match.count == 0


def test_a_message_can_be_read_in_the_pause():
    rig = play(Rig())
    rig.store.message = ids.PAUSE_RULES_WHY  # any text will do
    rig.keys("bdddddda")
    assert rig.screen == "message"
    rig.keys("b")
    assert rig.screen == "pause"


def test_a_match_found_over_at_power_on_shows_its_end():
    store = MemoryStore()
    rig = Rig(store)
    session = rig.console.session
    session.begin(42, ONE)
    legal = bytearray(64)
    session.act(KEEP)
    while not session.match.game.over():
        session.match.game.legal(legal)
        session.act(legal[0])
    record = session.statistics.record_match
    session.statistics.record_match = lambda match: False
    store.erase = lambda name, version=1: False  # the cut comes before it
    session.save()
    session.statistics.record_match = record
    del store.erase
    again = Rig(store)
    again.keys("..........")
    assert again.screen == "table_pitaouf_end"
    again.keys("b")
    assert again.reads() == "Pitaouf. Nouvelle partie. 1 sur 7"
    assert again.console.session.statistics.figure(0, False, figures.GAMES) == 1
