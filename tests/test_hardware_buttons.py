"""One press for one press: bouncing, busy times, flash writes, stuck buttons, clocks that wrap."""

import sys
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from machine import Pin

from hardware import buttons as hardware_buttons
from hardware.buttons import REPEAT, SETTLE_MS, Buttons, Key, Presses
from simulator import world

GPIOS = (10, 11, 12, 13, 14, 15)
UP, DOWN, LEFT, RIGHT, A, B = range(6)
WRAP_MS = 1 << 30


class Bench:
    """Buttons on a chip whose time goes on in frames of 20 ms, with contacts that one can move."""

    def __init__(self, start_ms=0, closed=()):
        self.world = world.use(world.World(start_us=start_ms * 1000))
        for key in closed:
            self.world.drive(GPIOS[key], 0)
        self.buttons = Buttons(GPIOS)

    def move(self, key, levels):
        """Plan levels of a contact: (milliseconds from now, level) each."""
        for ms, level in levels:
            when = self.world.now_us + int(ms * 1000)
            self.world.at(when, lambda level=level: self.world.drive(GPIOS[key], level))

    def busy(self, ms):
        """The program does something else; interrupts happen."""
        self.world.spend_us(int(ms * 1000))

    def write_flash(self, ms):
        """The program does something else and no interrupt happens."""
        state = self.world.disable_irq()
        self.busy(ms)
        self.world.enable_irq(state)

    def frames(self, n):
        """n frames; all presses taken in them."""
        taken = []
        for _ in range(n):
            self.buttons.poll(self.world.now_us // 1000 % WRAP_MS)
            taken += self.take()
            self.busy(20)
        return taken

    def take(self):
        taken = []
        while (press := self.buttons.take()) >= 0:
            taken.append(press)
        return taken


# How contacts close and open: (milliseconds, level), 0 is closed. Seen on cheap buttons.
BOUNCES = {
    "clean": ([(0, 0)], [(0, 1)]),
    "one short gap": ([(0, 0), (0.3, 1), (0.5, 0)], [(0, 1), (0.2, 0), (0.4, 1)]),
    "a burst": (
        [(i * 0.4, i % 2) for i in range(11)],
        [(i * 0.4, 1 - i % 2) for i in range(11)],
    ),
    "late once": ([(0, 0), (10, 1), (12, 0)], [(0, 1), (10, 0), (12, 1)]),
    "slowing": (
        [(0, 0), (1, 1), (1.5, 0), (3, 1), (4, 0), (8, 1), (11.9, 0)],
        [(0, 1), (1, 0), (1.5, 1), (3, 0), (4, 1), (8, 0), (11.9, 1)],
    ),
    "long touch first": ([(0, 0), (6, 1), (12, 0)], [(0, 1), (6, 0), (12, 1)]),
}


def at(ms, levels):
    return [(ms + when, level) for when, level in levels]


@pytest.mark.parametrize("key", [UP, B])
@pytest.mark.parametrize("bounce", BOUNCES)
@pytest.mark.parametrize("phase_ms", [0, 7, 13])
@pytest.mark.parametrize("start_ms", [0, WRAP_MS - 120])
def test_a_bouncing_contact_is_one_press(key, bounce, phase_ms, start_ms):
    bench = Bench(start_ms)
    closing, opening = BOUNCES[bounce]
    taken = []
    for _ in range(3):
        bench.move(key, at(phase_ms, closing) + at(phase_ms + 80, opening))
        taken += bench.frames(10)
    assert taken == [key] * 3


@pytest.mark.parametrize("bounce", BOUNCES)
def test_a_press_is_there_with_the_first_edge(bounce):
    bench = Bench()
    bench.frames(3)
    bench.move(A, BOUNCES[bounce][0])
    bench.busy(0.05)
    assert bench.take() == [A]


def wobble(ms, rest):
    """Levels of a contact that comes to rest at `rest`, bouncing for at most 12 ms."""
    times = st.lists(st.integers(0, 12_000), min_size=0, max_size=7, unique=True)
    return times.map(
        lambda us: (
            [(ms, rest)]
            + [
                (ms + when / 1000, rest ^ (i + 1 + len(us)) & 1 if i < len(us) - 1 else rest)
                for i, when in enumerate(sorted(us))
            ]
        )
    )


@st.composite
def taps(draw, shortest_ms=30):
    """Taps of one button, each with its own bouncing: levels, how many, when they are over."""
    levels, now_ms, count = [], draw(st.integers(0, 40)), draw(st.integers(1, 6))
    for _ in range(count):
        levels += draw(wobble(now_ms, 0))
        now_ms += draw(st.integers(shortest_ms, 200))
        levels += draw(wobble(now_ms, 1))
        now_ms += draw(st.integers(shortest_ms + 15, 200))
    return levels, count, now_ms


@settings(max_examples=150, deadline=None)
@given(taps(), st.sampled_from([0, 12345, WRAP_MS - 200]))
def test_random_bouncing(tapped, start_ms):
    levels, count, end_ms = tapped
    bench = Bench(start_ms)
    bench.move(B, levels)
    assert bench.frames(end_ms // 20 + 3) == [B] * count


@settings(max_examples=150, deadline=None)
@given(taps(shortest_ms=60), st.lists(st.tuples(st.booleans(), st.integers(1, 45)), max_size=20))
def test_random_bouncing_while_busy_and_while_flash_is_written(tapped, busy):
    """Whatever the program does meanwhile, and whether or not interrupts happen.

    Taps as fast as people make them: what a handler hears late it cannot always tell apart.
    """
    levels, count, end_ms = tapped
    bench = Bench()
    bench.move(B, levels)
    taken = []
    for writes, ms in busy:
        taken += bench.frames(1)
        (bench.write_flash if writes else bench.busy)(ms)
    taken += bench.frames(end_ms // 20 + 3)
    assert taken == [B] * count


@pytest.mark.parametrize("start_ms", [5, 20, 60])
def test_a_press_wholly_inside_a_flash_write_is_not_lost(start_ms):
    bench = Bench()
    bench.frames(5)
    bench.move(A, [(start_ms, 0), (start_ms + 30, 1)])
    bench.write_flash(100)
    assert bench.take() == [A]
    assert bench.frames(5) == []
    bench.move(A, [(1, 0), (30, 1)])
    assert bench.frames(5) == [A]


def test_two_presses_in_two_flash_writes_without_a_poll_between():
    """The second has to be seen closed: without a poll, open twice may be a release bouncing."""
    bench = Bench()
    bench.frames(5)
    bench.move(A, [(10, 0), (40, 1), (140, 0), (230, 1)])
    bench.write_flash(50)
    bench.busy(60)
    bench.write_flash(100)
    assert bench.take() == [A, A]


def test_a_release_that_bounces_into_a_flash_write_is_no_press():
    bench = Bench()
    bench.move(A, [(0, 0)])
    assert bench.frames(5) == [A]
    bench.move(A, [(0, 1), (3, 0), (9, 1)])
    bench.busy(1)
    bench.write_flash(60)
    assert bench.frames(5) == []


def test_a_press_that_bounces_into_a_flash_write_is_one():
    bench = Bench()
    bench.frames(5)
    bench.move(A, [(0, 0), (0.5, 1), (9, 0)])
    bench.busy(1)
    bench.write_flash(60)
    assert bench.frames(5) == [A]
    assert bench.buttons.held(A)


def test_a_press_first_heard_when_it_bounces_open_is_one_too():
    """The handler comes a moment late: the pin is high again, and only its closing was kept."""
    bench = Bench()
    bench.frames(5)
    presses = Presses()
    key = Key(A, GPIOS[A], presses)
    key.listen()
    key._irq = SimpleNamespace(flags=lambda: Pin.IRQ_FALLING)
    key.edge(SimpleNamespace(value=lambda: 1))
    bench.busy(60)  # flash is written; the contact comes to rest meanwhile
    key.edge(SimpleNamespace(value=lambda: 0))
    assert (presses.take(), presses.take()) == (A, -1)


def test_the_handler_calls_no_function_of_ours():
    """Each call takes stack, of which there is little where a game is being loaded."""
    bench = Bench()
    called = []

    def watch(frame, event, _):
        if event == "call" and frame.f_code.co_filename == hardware_buttons.__file__:
            called.append(frame.f_code.co_name)

    sys.setprofile(watch)
    try:
        for level in (0, 1):
            bench.frames(5)
            bench.world.drive(GPIOS[A], level)
    finally:
        sys.setprofile(None)
    handled = [name for name in called if name not in ("poll", "review", "repeat", "take")]
    assert "edge" in handled
    assert set(handled) == {"edge"}


def test_presses_while_a_frame_is_sent_are_not_lost():
    from machine import I2C

    from hardware.ssd1306 import SSD1306
    from simulator.panel import Ssd1306

    bench = Bench()
    bench.world.attach(0, 0x3C, Ssd1306())
    display = SSD1306(I2C(0, freq=100_000))
    before = bench.world.now_us
    bench.move(LEFT, [(10, 0), (60, 1)])
    bench.move(A, [(70, 0), (100, 1)])
    display.show()
    assert bench.world.now_us - before > 90_000
    assert bench.take() == [LEFT, A]


def test_sixteen_presses_wait_and_a_seventeenth_is_counted():
    bench = Bench()
    bench.frames(2)
    for i in range(17):
        bench.move(i % 6, [(50 * i, 0), (50 * i + 30, 1)])
    bench.busy(900)
    assert bench.take() == [i % 6 for i in range(16)]
    assert bench.buttons.dropped == 1
    bench.move(B, [(0, 0), (30, 1)])
    assert bench.frames(4) == [B]


def test_two_buttons_at_once_are_both_pressed():
    bench = Bench()
    bench.move(A, BOUNCES["a burst"][0] + at(100, BOUNCES["a burst"][1]))
    bench.move(B, at(1, BOUNCES["slowing"][0]) + at(110, BOUNCES["slowing"][1]))
    assert bench.frames(10) == [A, B]


@pytest.mark.parametrize("key", range(6))
def test_directions_repeat_and_the_others_do_not(key):
    bench = Bench()
    bench.move(key, BOUNCES["a burst"][0] + at(990, BOUNCES["a burst"][1]))
    times = []
    for frame in range(60):
        times += [(20 * frame, press) for press in bench.frames(1)]
    repeats = [(ms, key | REPEAT) for ms in range(400, 1000, 100)] if key < A else []
    assert times == [(20, key), *repeats]


def test_two_directions_held_repeat_both():
    bench = Bench()
    bench.move(UP, [(0, 0)])
    bench.move(LEFT, [(10, 0)])
    taken = bench.frames(50)
    assert taken[:2] == [UP, LEFT]
    assert taken[2:] == [UP | REPEAT, LEFT | REPEAT] * 6


def test_repeating_waits_while_nobody_takes():
    bench = Bench()
    bench.move(RIGHT, [(0, 0)])
    for _ in range(60):
        bench.buttons.poll(bench.world.now_us // 1000)
        bench.busy(20)
    assert bench.take() == [RIGHT]


def test_repeating_does_not_pile_up_while_busy():
    bench = Bench()
    bench.move(RIGHT, [(0, 0)])
    assert bench.frames(10) == [RIGHT]
    bench.busy(2000)
    assert bench.frames(1) == [RIGHT | REPEAT]
    assert bench.frames(2) == []


@pytest.mark.parametrize("start_ms", [0, WRAP_MS - 700])
def test_repeating_over_a_wrap(start_ms):
    bench = Bench(start_ms)
    bench.move(DOWN, [(0, 0)])
    assert bench.frames(51) == [DOWN] + [DOWN | REPEAT] * 7


@pytest.mark.parametrize("key", [DOWN, A])
def test_a_button_stuck_at_power_on_is_named_and_ignored_until_let_go(key):
    bench = Bench(closed=(key,))
    assert bench.buttons.stuck == 1 << key
    bench.move(LEFT, [(50, 0), (90, 1)])
    assert bench.frames(40) == [LEFT]
    assert not bench.buttons.held(key)
    bench.move(key, BOUNCES["slowing"][1])
    assert bench.frames(5) == []
    assert bench.buttons.stuck == 0
    bench.move(key, BOUNCES["slowing"][0])
    assert bench.frames(5) == [key]
    assert bench.buttons.held(key)


def test_held_follows_the_contact():
    bench = Bench()
    assert not bench.buttons.held(B)
    bench.move(B, [(0, 0), (100, 1)])
    bench.frames(2)
    assert bench.buttons.held(B)
    bench.frames(6)
    assert not bench.buttons.held(B)


def test_drain_throws_away_and_ends_repeating():
    bench = Bench()
    bench.move(UP, [(0, 0)])
    bench.busy(50)
    bench.buttons.drain()
    assert bench.frames(40) == []
    assert bench.buttons.held(UP)
    bench.move(UP, [(0, 1), (50, 0)])
    assert bench.frames(10) == [UP]


@pytest.mark.parametrize("days", [3, 7, 13, 30])
def test_after_days_of_rest_the_first_press_counts(days):
    """Half the clock's range is six days: an old edge must not look like a new one."""
    bench = Bench()
    bench.move(A, [(0, 0), (40, 1)])
    assert bench.frames(5) == [A]
    bench.busy(days * 24 * 3_600_000)
    bench.move(A, [(0, 0), (40, 1)])
    assert bench.frames(5) == [A]


def test_without_interrupts_the_poll_finds_presses():
    bench = Bench()
    for line in bench.world.lines.values():
        line.listeners.clear()
    for closing, opening in BOUNCES.values():
        bench.move(A, at(3, closing) + at(103, opening))
        assert bench.frames(12) == [A]


def test_settling_is_longer_than_bouncing_and_shorter_than_a_tap():
    assert 12 < SETTLE_MS < 30
