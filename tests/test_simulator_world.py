"""The simulated surroundings: clock, things to come, levels, interrupts."""

import time

import pytest

from simulator.world import FALLING, FOREVER_US, RISING, World


def test_sleep_lets_things_happen_in_their_order_and_at_their_time():
    world, seen = World(), []
    world.at(3_000, lambda: seen.append(("c", world.now_us)))
    world.at(1_000, lambda: seen.append(("a", world.now_us)))
    world.at(1_000, lambda: seen.append(("b", world.now_us)))
    world.sleep_us(2_000)
    assert seen == [("a", 1_000), ("b", 1_000)]
    world.spend_us(5_000)
    assert seen[2:] == [("c", 3_000)]
    assert world.now_us == 7_000


def test_an_input_reads_what_holds_it():
    world = World()
    assert world.line(3).level() == 0
    world.change(3, "pull", 1)
    assert world.line(3).level() == 1
    world.drive(3, 0)
    assert world.line(3).level() == 0
    world.change(3, "output", 1)
    assert world.line(3).level() == 1


def test_edges_call_their_listeners_only():
    world, seen = World(), []
    world.change(3, "pull", 1)
    world.line(3).listeners.append((FALLING, lambda: seen.append("down")))
    world.line(3).listeners.append((RISING, lambda: seen.append("up")))
    world.drive(3, 0)
    world.drive(3, 0)
    world.drive(3, None)
    assert seen == ["down", "up"]


def test_a_handler_is_not_interrupted_by_another():
    world, seen = World(), []

    def slow():
        seen.append("slow begins")
        world.spend_us(100)
        seen.append("slow ends")

    world.at(10, lambda: world.interrupt(slow))
    world.at(50, lambda: world.interrupt(lambda: seen.append("other")))
    world.sleep_us(1_000)
    assert seen == ["slow begins", "slow ends", "other"]


def test_interrupts_held_back_run_when_allowed_again():
    world, seen = World(), []
    world.change(3, "pull", 1)
    world.line(3).listeners.append((FALLING, lambda: seen.append(world.now_us)))
    state = world.disable_irq()
    world.drive(3, 0)
    assert seen == []
    world.enable_irq(state)
    assert seen == [0]


def test_light_sleep_ends_with_an_interrupt():
    world = World()
    world.change(3, "pull", 1)
    world.line(3).listeners.append((FALLING, lambda: None))
    world.at(1_000, lambda: None)
    world.at(7_000, lambda: world.drive(3, 0))
    world.sleep_us(FOREVER_US, until_interrupt=True)
    assert world.now_us == 7_000


def test_a_sleep_that_nothing_can_end_is_an_error():
    with pytest.raises(RuntimeError, match="no key change"):
        World().sleep_us(FOREVER_US, until_interrupt=True)


def test_the_front_end_has_its_turn_at_each_sleep_and_not_on_the_wire():
    world, turns = World(), []
    world.on_yield = lambda: turns.append(world.now_us)
    world.spend_us(500)
    assert turns == []
    world.sleep_us(1_000)
    assert turns[0] == 500


def test_power_on_clears_the_chip_and_leaves_the_outside():
    world = World()
    world.change(3, "output", 1)
    world.drive(4, 0)
    world.change(4, "pull", 1)
    world.line(4).listeners.append((FALLING, lambda: None))
    world.set_sound(5, 440, 0.5)
    world.power_on()
    assert world.line(3).output is None
    assert world.line(4).driven == 0
    assert world.line(4).listeners == []
    assert world.sounds[5].hz == 0


def test_a_real_clock_can_stand_still():
    world = World(realtime=True)
    with world.standing_still():
        began = world.now_us
        time.sleep(0.2)
    assert world.now_us - began < 150_000


def test_the_real_clock_runs_at_its_speed_and_sleeps():
    world = World(realtime=True, speed=20)
    began = world.now_us
    world.sleep_us(200_000)
    assert world.now_us - began >= 200_000
