"""Drivers at work, the same under CPython and MicroPython: run by test_hardware_heap.py.

`hardware_play.py STEPS` prints a line for each step of each display (bytes sent, a sum of all that
went out), then, a part a line, what the heap grew by while that part worked with the heap locked.
"""

import gc
import sys
import time
from array import array

import micropython

from hardware.sh1106 import SH1106
from hardware.ssd1306 import SSD1306

chance = array("H", [1])


def below(n):
    chance[0] = (chance[0] * 25173 + 13849) & 0xFFFF
    return (chance[0] >> 4) % n


class Bus:
    """Takes whatever is written, and sums it up."""

    def __init__(self):
        self.sum = 0

    def writeto(self, address, buffer):
        total = self.sum + address
        for byte in buffer:
            total = (total * 31 + byte) & 0xFFFFFF
        self.sum = total


def change(frame):
    """A few rectangles of noise."""
    for _ in range(1 + below(4)):
        rectangle(frame, below(1024), 1 + below(4), 1 + below(30))


def rectangle(frame, at, height, width):
    while height > 0 and at + width <= 1024:
        noise(frame, at, at + width)
        at += 128
        height -= 1


def noise(frame, at, end):
    while at < end:
        frame[at] = below(256)
        at += 1


def show(display, bus, steps):
    """Steps of a display; printed when there is a bus to print about."""
    for step in range(steps):
        change(display.frame)
        settle(display, step)
        sent = display.show()
        sent += display.show()
        if bus:
            print(sent, bus.sum)


def settle(display, step):
    if step % 40 == 7:
        display.flip(step % 80 == 7)
        display.contrast(step & 255)
        display.invert(step % 80 == 7)
    if step % 64 == 9:
        display.forget()


def press(buttons, machine, steps):
    """Every key down and up, on a clock that runs fast; taken in twos."""
    for step in range(steps):
        machine.drive(10 + step % 6, step // 6 & 1)
        poll(buttons, step)
    buttons.drain()


def poll(buttons, step):
    buttons.poll(time.ticks_add(time.ticks_ms(), 20 * step))
    if step & 1:
        take(buttons, step % 6)


def take(buttons, key):
    buttons.held(key)
    while buttons.take() >= 0:
        pass


def sound(buzzer, motor, steps):
    for step in range(steps):
        buzzer.tone(step * 7, step % 11)
        motor.on(step % 10)
        if step % 3 == 0:
            buzzer.off()
            motor.off()


def supply(power, _, steps):
    for step in range(steps):
        power.rest(0, step & 1)
        power.battery_mv()


def grown(work, one, other, steps):
    """Bytes of heap that work took, by three counts: none of them sees everything."""
    work(one, other, steps)
    gc.collect()
    gc.disable()
    total = getattr(micropython, "mem_total", int)
    before, before_total = gc.mem_alloc(), total()
    micropython.heap_lock()
    try:
        work(one, other, steps)
    finally:
        micropython.heap_unlock()
    growth = gc.mem_alloc() - before + total() - before_total
    gc.enable()
    return growth


def main(steps):
    for driver in (SSD1306, SH1106):
        bus = Bus()
        display = driver(bus)
        show(display, bus, steps)
        print("display", grown(show, display, None, steps))


def parts(steps):
    """The rest, with tests/bare_chip/machine.py for the chip's."""
    import machine

    from hardware.boards import pico_w
    from hardware.buttons import Buttons
    from hardware.buzzer import Buzzer
    from hardware.motor import Motor
    from hardware.power import Power

    print("buttons", grown(press, Buttons(range(10, 16)), machine, steps))
    print("sound", grown(sound, Buzzer(18), Motor(20), steps))
    print("power", grown(supply, Power(pico_w), None, steps))


if __name__ == "__main__":
    main(int(sys.argv[1]))
    parts(int(sys.argv[1]))
