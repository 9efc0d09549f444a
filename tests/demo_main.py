"""A program as main.py is one, for tests of the simulator: a ball that six keys move.

A sounds 880 Hz, B 440 Hz. It counts its starts in the file "starts" and leaves "last" behind; a
press of A and B together resets the chip.
"""

import time

import framebuf
import machine

from hardware.boards import pico

INIT = b"\x00\xa1\xc8\x8d\x14\x20\x00\xaf"
HOME = b"\x00\x21\x00\x7f\x22\x00\x07"

frame = bytearray(1025)
frame[0] = 0x40
canvas = framebuf.FrameBuffer(memoryview(frame)[1:], 128, 64, framebuf.MONO_VLSB)
keys = [machine.Pin(gpio, machine.Pin.IN, machine.Pin.PULL_UP) for gpio in pico.KEYS]
buzzer = machine.PWM(machine.Pin(pico.BUZZER))
bus = machine.I2C(
    pico.I2C_ID, scl=machine.Pin(pico.SCL), sda=machine.Pin(pico.SDA), freq=pico.I2C_HZ
)


def pressed(key):
    return not keys[key].value()


def sound():
    hz = 880 if pressed(4) else 440 if pressed(5) else 0
    if hz:
        buzzer.freq(hz)
    buzzer.duty_u16(20_000 if hz else 0)


def main():
    with open("starts", "a") as file:
        file.write("*")
    bus.writeto(0x3C, INIT)
    x, y = 64, 32
    try:
        while True:
            x += pressed(3) - pressed(2)
            y += pressed(1) - pressed(0)
            sound()
            if pressed(4) and pressed(5):
                machine.reset()
            canvas.fill(0)
            canvas.rect(0, 0, 128, 64, 1)
            canvas.ellipse(x, y, 10, 10, 1, True)
            bus.writeto(0x3C, HOME)
            bus.writeto(0x3C, frame)
            time.sleep_ms(20)
    finally:
        with open("last", "w") as file:
            file.write(f"{x} {y}")


main()
