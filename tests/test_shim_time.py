"""Ticks and the small module `micropython`: what programs of the chip rely on."""

import time

import micropython
import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulator import world

PERIOD = 1 << 30


@pytest.fixture
def late():
    """A world in which the ticks of milliseconds are about to wrap."""
    before = world.current()
    yield world.use(world.World(start_us=(PERIOD - 3) * 1000))
    world.use(before)


def test_ticks_wrap_and_differences_do_not_mind(late):
    began = time.ticks_ms()
    time.sleep_ms(10)
    now = time.ticks_ms()
    assert now < began
    assert time.ticks_diff(now, began) == 10
    assert time.ticks_add(began, 10) == now


@given(st.integers(0, PERIOD - 1), st.integers(-(PERIOD // 2) + 1, PERIOD // 2 - 1))
def test_difference_undoes_addition(ticks, delta):
    assert time.ticks_diff(time.ticks_add(ticks, delta), ticks) == delta


def test_an_interval_too_long_is_refused():
    with pytest.raises(OverflowError):
        time.ticks_add(0, PERIOD // 2)


def test_waiting_on_ticks_ends_on_a_virtual_clock(late):
    began = time.ticks_us()
    while time.ticks_diff(time.ticks_us(), began) < 100:
        pass


def test_vipers_pointers_are_names_for_the_buffer():
    data = bytearray(4)
    ptr8(data)[1] = 2  # noqa: F821
    ptr16(data)[1] = 0x0403  # noqa: F821
    assert data == b"\x00\x02\x03\x04"
    assert uint(-1) == 0xFFFFFFFF  # noqa: F821


def test_what_is_scheduled_runs_in_order_and_a_full_queue_is_refused():
    seen = []

    def fill(n):
        for i in range(n):
            micropython.schedule(seen.append, i)
        with pytest.raises(RuntimeError, match="queue full"):
            micropython.schedule(seen.append, -1)

    micropython.schedule(fill, 8)
    assert seen == list(range(8))
