"""The drivers take no heap at work, and do the same under MicroPython as under CPython."""

import pytest

from tests import hardware_play, micropython_port, mpy_frames

STEPS = 200
# What runs once, at power-on, may take what it likes.
AT_BOOT = ("__init__", "_parts", "_beginnings", "listen")


def test_hardware_displays_do_the_same_on_both_interpreters(capsys):
    hardware_play.main(STEPS)
    here = capsys.readouterr().out.splitlines()
    there = micropython_port.run("tests/hardware_play.py", STEPS, path="tests/bare_chip")
    assert len(here) == 2 * STEPS + 2
    assert len(set(here)) > STEPS
    assert there.splitlines()[: len(here)] == here  # "display 0" is among them, twice
    # Buttons and sound, on a stand-in for the chip's machine.
    assert there.splitlines()[len(here) :] == ["buttons 0", "sound 0", "power 0"]


@pytest.mark.parametrize(
    "module", ["display", "ssd1306", "sh1106", "bus", "buttons", "buzzer", "motor", "power"]
)
def test_hardware_frames_stay_off_the_heap(module):
    large = mpy_frames.too_large(f"hardware.{module}")
    assert [name for name in large if not name.startswith(AT_BOOT)] == []


COMPARE = """
import plain
from hardware import difference
from tests.hardware_play import change

frame, held = bytearray(1024), bytearray(1024)
entries = 0
for step in range(60):
    change(frame)
    tables = []
    for loops in (plain, difference):
        table, joined = bytearray(512), bytearray(512)
        count = 0
        for page in range(8):
            count = loops.runs(frame, held, table, count << 3 | page)
        windows = loops.join(table, joined, count)
        prices = loops.price(table, count), loops.price(joined, windows)
        tables.append((bytes(table), bytes(joined), count, windows, prices))
        out, into, walk = bytearray(129), bytearray(1024), bytearray((1, 3, 3, 9, 30))
        loops.gather(frame, into, out, walk)
        tables.append((bytes(out), bytes(into), bytes(walk)))
    assert tables[:2] == tables[2:], step
    entries += tables[0][2]
    if step % 3 == 0:
        held[:] = frame
print(entries)
"""


def test_hardware_loops_run_without_their_decorators(tmp_path):
    """As MicroPython for WebAssembly needs it, which refuses native code."""
    source = (micropython_port.ROOT / "hardware" / "difference.py").read_text(encoding="utf-8")
    plain = source.replace("@micropython.viper\n", "")
    assert "@" not in plain and "@" in source
    (tmp_path / "plain.py").write_text(plain, encoding="utf-8")
    (tmp_path / "compare.py").write_text(COMPARE, encoding="utf-8")
    assert int(micropython_port.run(tmp_path / "compare.py", path=tmp_path)) > 300
