"""Looks at the heap of a console that plays: a handler on a spare pin, put into the lab's boot.py.

The firmware is the same as ever; MicroPython runs the handler between two steps of its program,
wherever that is. For the bench and the tests.
"""

from simulator.lab.lab import LabError

GPIO = 0  # free on every board we have a file for
BOOT = f"""

def _probe(pin):
    gc.collect()
    print("probe", gc.mem_free(), gc.mem_alloc())


import gc
import machine

machine.Pin({GPIO}, machine.Pin.IN, machine.Pin.PULL_UP).irq(_probe, machine.Pin.IRQ_FALLING)
""".encode()


def with_probe(files: dict[str, bytes]) -> dict[str, bytes]:
    """The device's files, its boot.py with the handler; the handler takes about 200 bytes."""
    return files | {"boot.py": files["boot.py"] + BOOT}


def heap(lab) -> tuple[int, int]:
    """Free and allocated bytes after a collection, in this moment. LabError without an answer."""
    lab.serial.read()
    line = lab.chip.mcu.gpio[GPIO]
    line.set_input_value(False)
    answered = lab.until(lambda: b"probe" in lab.serial.unread(), 2000)
    lab.run(5)
    line.release_input()
    said = lab.serial.read().decode(errors="replace")
    if not answered:
        raise LabError(f"no answer of the probe; on the serial line: {said!r}")
    free, allocated = said.partition("probe")[2].split()[:2]
    return int(free), int(allocated)
