"""Five ways in which contacts bounce, on a whole console: one press each, and none is ever lost.

The patterns are drawn in tests/contacts/patterns.toml. The console is the real one with its real
drivers on the simulated chip; what keeps it busy (a frame on a slow bus, flash being written, a
bot that thinks) takes the time that it takes on the chip.
"""

import pytest
from machine import I2C

from engine_mpy.console import Console
from hardware.boards import pico
from hardware.buttons import Buttons
from hardware.buzzer import Buzzer
from hardware.motor import Motor
from hardware.power import Power
from hardware.ssd1306 import SSD1306
from simulator import world
from simulator.panel import Ssd1306
from tests import contact_patterns
from tests.mpy.stand_ins import MemoryStore

PATTERNS = contact_patterns.read()
HELD_MS = 30  # the shortest press that counts as one
WRITE_MS = 45  # erasing a block of flash, as its sheet has it; no interrupt is served meanwhile
THINK_MS = 10  # a step of a bot at most
WRAP_MS = 1 << 30
A, B = 4, 5


class Watched(Buttons):
    """Notes the presses that the console takes."""

    def __init__(self, gpios):
        super().__init__(gpios)
        self.taken = []

    def take(self):
        press = super().take()
        if press >= 0:
            self.taken.append(press)
        return press


class Flash(MemoryStore):
    """A store whose saves take `writes` operations of the flash."""

    writes = 2

    def save(self, name, data, length, version=1):
        now = world.current()
        for _ in range(self.writes):
            state = now.disable_irq()
            now.spend_us(WRITE_MS * 1000)
            now.enable_irq(state)
            now.spend_us(500)
        return super().save(name, data, length, version)


class Chip:
    """The console as firmware/main.py runs it, from a moment in time on."""

    def __init__(self, start_ms=0, hz=400_000, stuck=()):
        self.world = world.use(world.World(start_us=start_ms * 1000))
        self.world.attach(0, pico.ADDRESS, Ssd1306())
        for key in stuck:
            self.contact(key, [(0, 0)])
        self.world.run_due()
        self.store = Flash()
        self.store.writes = 0
        self.buttons = Watched(pico.KEYS)
        self.power = Power(pico)
        self.console = Console(
            SSD1306(I2C(0, freq=hz)),
            self.buttons,
            Buzzer(pico.BUZZER),
            Motor(pico.MOTOR),
            self.store,
            self.power,
        )
        self.console.session.open(b"pitaouf")
        self.frames(5)

    @property
    def now_ms(self):
        return self.world.now_us / 1000

    def contact(self, key, levels):
        """Plan levels of a contact, milliseconds from now."""
        for ms, level in levels:
            when = self.world.now_us + int(ms * 1000)
            self.world.at(when, lambda level=level: self.world.drive(pico.KEYS[key], level))

    def frames(self, n):
        for _ in range(n):
            began_us = self.world.now_us
            rest_ms = self.console.frame(began_us // 1000 % WRAP_MS)
            rest_ms -= (self.world.now_us - began_us) // 1000
            self.power.rest(max(rest_ms, 1), self.console.asleep)

    def taken(self):
        taken, self.buttons.taken = self.buttons.taken, []
        return taken


def test_the_patterns_are_five_and_bounce_for_12_ms_at_most():
    assert len(PATTERNS) == 5
    lasts = [max(half[-1][0] for half in pattern) for pattern in PATTERNS.values()]
    assert max(lasts) == contact_patterns.LONGEST_MS
    for closing, opening in PATTERNS.values():
        assert closing[0] == (0, 0) and closing[-1][1] == 0
        assert opening[-1][1] == 1 and len(closing) >= 3 <= len(opening)


def test_a_pattern_is_read_as_it_is_drawn():
    assert contact_patterns.levels("##.#", 1) == [(0, 0), (0.5, 1), (0.75, 0)]
    with pytest.raises(ValueError, match="12 ms at most"):
        contact_patterns.levels("#" * 49, 1)
    with pytest.raises(ValueError, match="drawn with"):
        contact_patterns.levels("#-#", 1)


@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("key", [0, B])
@pytest.mark.parametrize("start_ms", [0, WRAP_MS - 400])
def test_one_press_each_whenever_it_comes_and_however_long_it_is_held(name, key, start_ms):
    for held_ms in (HELD_MS, 55, 140):
        for phase_ms in range(0, 20, 3):
            chip = Chip(start_ms)
            chip.contact(key, contact_patterns.press(PATTERNS[name], phase_ms, held_ms))
            chip.frames(14)
            assert chip.taken() == [key], (held_ms, phase_ms)


@pytest.mark.parametrize("name", PATTERNS)
def test_none_is_lost_while_a_whole_frame_goes_out_on_a_slow_bus(name, record_property):
    """100 kHz: 95 ms on the wire, in which only interrupts happen."""
    tried = 0
    for offset_ms in range(0, 130, 6):
        chip = Chip(hz=100_000)
        before_us = chip.world.now_us
        chip.console.display.forget()
        chip.contact(A, contact_patterns.press(PATTERNS[name], offset_ms, HELD_MS))
        chip.frames(1)
        assert chip.world.now_us - before_us > 90_000
        chip.frames(12)
        assert chip.taken() == [A], offset_ms
        tried += 1
    record_property("presses", tried)


@pytest.mark.parametrize("name", PATTERNS)
@pytest.mark.parametrize("writes", [1, 2, 3])
def test_none_is_lost_while_a_match_is_saved(name, writes):
    """Each operation of the flash holds all interrupts back for 45 ms; the press is all inside."""
    for offset_ms in range(0, 47 * writes, 3):
        chip = Chip()
        chip.store.writes = writes
        chip.console.session.begin(7, b"\0")
        chip.console.cues.stop()
        chip.console.session.unsaved = True
        chip.contact(B, contact_patterns.press(PATTERNS[name], offset_ms, HELD_MS))
        before_us = chip.world.now_us
        chip.frames(1)
        assert offset_ms == 0 or chip.world.now_us - before_us > 45_000 * writes
        chip.frames(16)
        assert chip.taken() == [B], offset_ms


@pytest.mark.parametrize("name", PATTERNS)
def test_none_is_lost_while_a_bot_thinks(name):
    chip = Chip()
    console = chip.console
    console.session.open(b"castors")
    console.session.new(3, 0, 3, bytes([3, 3, 3]))
    console.play()
    steps = 0
    for bot in console.session.bots[:3]:
        original = bot.step

        def step(original=original):
            nonlocal steps
            steps += 1
            chip.world.spend_us(THINK_MS * 1000)
            return original()

        bot.step = step
    chip.frames(3)
    chip.taken()
    for offset_ms in range(0, 40, 3):
        before = steps
        chip.contact(0, contact_patterns.press(PATTERNS[name], offset_ms, HELD_MS))
        chip.frames(12)
        assert chip.taken() == [0], offset_ms
        assert steps > before or console.stack.depth > 1
    assert steps > 30


@pytest.mark.parametrize("name", PATTERNS)
def test_asleep_one_press_wakes_and_its_release_does_nothing(name):
    for phase_ms in range(0, 22, 3):
        chip = Chip()
        chip.console.sleep()
        chip.frames(20)
        chip.contact(A, contact_patterns.press(PATTERNS[name], phase_ms, HELD_MS))
        chip.frames(12)
        assert not chip.console.asleep, phase_ms
        assert chip.taken() == [A] and chip.console.stack.depth == 1  # and no second one
        chip.contact(A, contact_patterns.press(PATTERNS[name], phase_ms, HELD_MS))
        chip.frames(12)
        assert chip.taken() == [A] and chip.console.stack.depth == 2


def test_the_button_that_woke_it_does_not_repeat_while_it_is_held():
    chip = Chip()
    chip.console.sleep()
    chip.contact(1, [(5, 0), (1500, 1)])
    chip.frames(80)
    assert chip.taken() == [1]
    chip.contact(1, [(5, 0), (450, 1)])
    chip.frames(30)
    assert chip.taken() == [1, 9]


def test_a_tap_all_inside_a_save_is_none_the_less_for_a_release_just_before():
    """The save waits for the release to have bounced out, and so knows a tap from it."""
    for gap_ms in range(0, 24, 2):
        chip = Chip()
        chip.console.session.begin(7, b"\0")
        chip.frames(3)
        chip.store.writes = 1
        chip.contact(B, [(0, 0)])
        chip.frames(4)
        chip.taken()
        chip.console.session.unsaved = True
        saves = []
        original = chip.store.save

        def save(*rest, original=original, chip=chip, saves=saves):
            saves.append(chip.now_ms)
            chip.contact(B, [(5, 0), (35, 1)])
            return original(*rest)

        chip.store.save = save
        chip.contact(B, [(0, 1)])
        chip.world.spend_us(gap_ms * 1000)
        chip.frames(14)
        assert len(saves) >= 1
        assert chip.taken() == [B] * len(saves), gap_ms


def test_a_broken_contact_does_not_hold_a_save_up_for_ever():
    chip = Chip()
    chip.console.session.begin(7, b"\0")
    chip.frames(3)
    chip.console.session.unsaved = True
    chip.contact(2, [(5 * i, i & 1) for i in range(400)])
    chip.frames(20)
    assert chip.console.session.unsaved
    chip.frames(20)
    assert not chip.console.session.unsaved


@pytest.mark.parametrize("name", PATTERNS)
def test_a_button_that_is_stuck_at_power_on_is_ignored_until_it_is_let_go(name):
    chip = Chip(stuck=[3])
    assert chip.buttons.stuck == 0b1000
    chip.frames(100)  # two seconds: it would repeat
    assert chip.taken() == []
    chip.contact(A, contact_patterns.press(PATTERNS[name], 4, HELD_MS))
    chip.frames(10)
    assert chip.taken() == [A]
    chip.contact(3, PATTERNS[name][1])
    chip.frames(5)
    assert chip.buttons.stuck == 0 and chip.taken() == []
    chip.contact(3, contact_patterns.press(PATTERNS[name], 4, HELD_MS))
    chip.frames(10)
    assert chip.taken() == [3]
