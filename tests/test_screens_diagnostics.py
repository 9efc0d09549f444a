"""The diagnostics: what is tried out is tried, what is told is so; in both languages."""

import pytest

from engine_mpy.cues import alphabet
from engine_mpy.screens import diagnostics
from engine_mpy.store import settings as fields
from engine_mpy.store.savefile import Store
from hardware.boards import pico
from hardware.buttons import Buttons
from hardware.sh1106 import SH1106
from hardware.ssd1306 import SSD1306
from simulator import world
from simulator.panel import Sh1106, Ssd1306
from tests.panel_bus import PanelBus
from tests.screens_rig import ENGLISH, FRENCH, Rig

DIAGNOSTICS = "ddddda" + "DDDDDDDDDDDDD" + "a"
BUTTONS, PANEL, SOUNDS, SAVES, SYSTEM = (DIAGNOSTICS + "d" * i + "a" for i in range(5))
BOTH = (FRENCH, ENGLISH)
RIGHT, A, B = 3, 4, 5


@pytest.mark.parametrize("language", BOTH)
def test_every_row_leads_somewhere_and_back_and_says_where_one_is(language):
    rig = Rig(language=language).keys(DIAGNOSTICS)
    assert rig.screen == "diagnostics"
    for _ in diagnostics.ROWS:
        before = rig.reads()
        rig.keys("a")
        assert rig.screen.startswith("diagnostics_") and len(rig.reads()) > 12
        rig.keys("b" if rig.screen != "diagnostics_buttons" else "bb")
        assert rig.screen == "diagnostics" and rig.reads() == before
        rig.keys("d")
    rig.keys("b")
    assert rig.screen == "settings" and rig.reads().split(". ")[1].startswith("Diagnosti")
    rig.keys("b")
    with pytest.raises(IndexError):
        rig.console.texts[6 << 8]  # its texts went with it


# Buttons, on the drivers themselves.


class Fingers:
    """A Rig whose buttons are the drivers, on a world with contacts."""

    def __init__(self, stuck=(), keys=BUTTONS, flip=0):
        self.rig = Rig().keys(keys)
        self.world = world.use(world.World(start_us=1000 * self.rig.now_ms))
        for key in stuck:
            self.world.drive(pico.KEYS[key], 0)
        self.rig.console.settings.set(fields.FLIP, flip)
        self.rig.console.buttons = Buttons(pico.KEYS)
        self.rig.console.stack.top().enter(self.rig.console)

    def contact(self, key, *levels):
        """Levels of a contact, a millisecond each, then a frame's rest."""
        for level in levels:
            self.world.drive(pico.KEYS[key], level)
            self.world.spend_us(1000)
        self.frames(3)

    def frames(self, n):
        for _ in range(n):
            self.rig.console.frame(self.world.now_us // 1000)
            self.world.spend_us(20_000)

    @property
    def top(self):
        return self.rig.top


def test_presses_and_bounces_are_counted_a_button():
    fingers = Fingers()
    fingers.contact(RIGHT, 0)
    fingers.contact(RIGHT, 1)
    assert (fingers.top.presses[RIGHT], fingers.top.bounces(RIGHT)) == (1, 0)
    fingers.contact(RIGHT, 0, 1, 0, 1, 0)
    assert (fingers.top.presses[RIGHT], fingers.top.bounces(RIGHT)) == (2, 4)
    fingers.contact(RIGHT, 1, 0, 1)
    assert (fingers.top.presses[RIGHT], fingers.top.bounces(RIGHT)) == (2, 6)
    assert fingers.rig.reads() == "Boutons. Droite : 2 appuis, 6 rebonds. B deux fois : sortir"
    assert [fingers.top.presses[key] for key in (0, 1, 2, 4, 5)] == [0] * 5
    assert fingers.rig.hears() == "Choix suivant, 4"


def test_the_press_that_opened_the_screen_is_no_bounce():
    fingers = Fingers(keys=DIAGNOSTICS)
    fingers.contact(A, 0)
    assert fingers.rig.screen == "diagnostics_buttons"
    fingers.contact(A, 1)
    assert (fingers.top.presses[A], fingers.top.bounces(A)) == (0, 0)


def test_a_button_that_is_down_is_seen():
    fingers = Fingers()
    fingers.frames(1)
    up = fingers.rig.row(16, 66, 128)
    fingers.contact(RIGHT ^ 2, 0)
    assert fingers.rig.row(16, 66, 128) != up
    fingers.contact(RIGHT ^ 2, 1)
    assert fingers.rig.row(13, 66, 67) == " "


def test_a_stuck_button_is_named():
    fingers = Fingers(stuck=[2, A])
    fingers.frames(2)
    assert fingers.rig.reads().startswith("Boutons. Gauche coincé. A coincé. ")
    fingers.contact(A, 1)
    assert fingers.rig.reads().startswith("Boutons. Gauche coincé. B")
    fingers.rig.keys("")
    assert fingers.top.bounces(2) == 0


def test_b_leaves_only_when_pressed_twice_in_a_row():
    rig = Rig().keys(BUTTONS + "b" + "a" + "b")
    assert rig.screen == "diagnostics_buttons" and rig.top.presses[B] == 2
    rig.frame(RIGHT | 8)  # a repeat is nobody's press
    assert rig.top.presses[RIGHT] == 0
    rig.keys("b")
    assert rig.screen == "diagnostics"


def test_held_the_other_way_round_the_contact_behind_the_arrow_is_meant():
    fingers = Fingers(flip=1)
    fingers.contact(RIGHT, 0, 1, 0)
    fingers.contact(RIGHT, 1)
    assert (fingers.top.presses[2], fingers.top.bounces(2)) == (1, 2)
    assert (fingers.top.presses[RIGHT], fingers.top.bounces(RIGHT)) == (0, 0)


# Panel.


def pages(rig):
    pictures = [bytes(rig.display.frame)]
    while True:
        rig.keys("r")
        if bytes(rig.display.frame) == pictures[-1]:
            return pictures
        pictures.append(bytes(rig.display.frame))


def test_the_pages_of_the_panel_test():
    pictures = pages(Rig().keys(PANEL))
    assert len(pictures) == 6
    assert pictures[2] == b"\xff" * 1024
    assert pictures[3] == b"\x55" * 1024
    assert pictures[4] == b"\xff\x00" * 512
    assert pictures[5] == b"\x55\xaa" * 512
    for picture in pictures[:2]:
        assert all(picture[0:128][x] & 1 and picture[896:][x] & 128 for x in range(128))
        assert all(picture[128 * page] == picture[128 * page + 127] == 255 for page in range(8))


def test_up_and_left_turn_back():
    rig = Rig().keys(PANEL + "rd")
    assert "page 3" in rig.reads()
    rig.keys("lu")
    assert "page 1" in rig.reads()
    rig.keys("u")
    assert rig.hears() == "Bout de la liste"


@pytest.mark.parametrize(
    ("driver", "panel", "named", "word"),
    [(SSD1306, Sh1106, "SSD1306", "sh1106"), (SH1106, Ssd1306, "SH1106", "ssd1306")],
)
def test_with_the_wrong_controller_one_sees_what_the_second_page_says(driver, panel, named, word):
    """The drivers send the frame, and what was before it, to the other controller's model."""
    bus = PanelBus(panel())
    display = driver(bus)
    rig = Rig()
    for key in PANEL:
        rig.keys(key)
        display.frame[:] = rig.display.frame
        display.show()
    seen, meant = bus.panel.picture(), bytes(display.frame)
    if driver is SSD1306:
        assert [seen[128 * page] for page in range(8)] != [255] * 8  # the left edge is cut off
        snow = sum((a ^ b).bit_count() for a, b in zip(seen, meant, strict=True))
        assert 8192 // 20 < snow < 8192 // 2  # some of it can be read
    else:
        assert seen == bytes(1024)  # nobody switched on the pump that feeds the glass
    rig = Rig()
    rig.display.NAME = named.encode()
    rig.keys(PANEL + "r")
    assert named in rig.reads() and f'"panel": "{word}"' in rig.reads()


# Sound and motor.


def test_tones_sound_for_half_a_second():
    rig = Rig().keys(SOUNDS)
    assert rig.reads().startswith("Son et moteur. Son : 784 Hz. 1 sur 2. A : essai")
    rig.keys("a")
    assert rig.buzzer.hz == 784 and rig.buzzer.volume == 5
    for _ in range(30):
        rig.frame()
    assert rig.buzzer.hz == 0
    heard = set()
    for key in "llllll" + "rrrrrrrrrrrr":
        rig.keys(key)
        if rig.buzzer.hz and not rig.console.cues.running():
            heard.add(rig.buzzer.hz)
    assert heard >= set(alphabet.PITCHES_HZ)
    assert rig.hears() == "Bout de la liste"


def test_the_motor_turns_at_the_strength_chosen():
    rig = Rig().keys(SOUNDS + "d" + "rrrr")
    motor = rig.console.motor
    assert motor.strength == 9
    rig.keys("b")
    assert motor.strength == 0 or rig.console.cues.running()
    rig.keys("..........")
    assert motor.strength == 0


@pytest.mark.parametrize("setting", [(fields.MUTE, 1), (fields.VOLUME, 0)])
def test_a_muted_buzzer_stays_silent_and_the_screen_says_why(setting):
    rig = Rig()
    rig.console.settings.set(*setting)
    rig.keys(SOUNDS + "a")
    assert rig.buzzer.volume == 0
    assert "Le son est coupé dans les réglages." in rig.reads()


# Facts.


def rows_of(rig):
    said = []
    for _ in range(rig.top.count()):
        said.append(rig.reads().partition(". ")[2].rpartition(". ")[0])
        rig.keys("d")
    return said


def test_saves_and_what_was_set_aside_are_listed(tmp_path):
    store = Store(str(tmp_path / "saves"))
    store.save(b"castors", b"x" * 100, 100)
    store.save(b"pass-pass", b"x", 1)
    store.erase(b"pass-pass")
    store.save(b"settings", b"\0" * 14, 14)
    store.save(b"settings", b"\0" * 14, 14)
    (tmp_path / "saves" / "pitaouf.bad2").write_bytes(b"old")
    rig = Rig(store).keys(SAVES)
    said = rows_of(rig)
    assert said[0].startswith("Place libre : ") and said[0].endswith(" Ko")
    assert {"settings : 14 o", "castors : 100 o", "pass-pass : vide"} <= set(said)
    assert said[-1] == "pitaouf.bad2 : à part"
    assert (tmp_path / "saves" / "settings.a").exists()


def test_without_a_directory_there_is_nothing_and_no_error():
    assert rows_of(Rig().keys(SAVES)) == ["Place libre : inconnue", "Aucune"]


def test_the_system_tells_versions_memory_battery_and_trouble(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    rig = Rig()
    rig.power.mv = 4120
    rig.console.battery.mv = 4124
    rig.console.buttons.stuck = 0b10001
    rig.keys(SYSTEM)
    said = rows_of(rig)
    assert said[0] == "Board" and said[1].startswith("Console : ")
    assert said[2:4] == ["MicroPython : 1.0.0", "Format mpy : 6.3"]
    assert said[4].startswith("Mémoire : ") and said[5].startswith("D'un bloc : ")
    assert said[6:] == ["Pile : 4,12 V", "USB : non", "Coincés : Haut A", "Panne notée : non"]
    (tmp_path / "crash.txt").write_text("Traceback")
    rig.console.battery.mv, rig.console.battery.low = 2890, True
    rig.keys("ba")
    said = rows_of(rig)
    assert said[6] == "Pile : 2,89 V faible" and said[9] == "Panne notée : oui"


def test_a_board_that_cannot_measure_says_so():
    rig = Rig()
    rig.power.mv = None
    rig.console.battery.mv = 0
    rig.keys(SYSTEM)
    assert "Pile : inconnue" in rows_of(rig)
