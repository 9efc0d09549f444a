"""A process that saves on a real directory and is killed: old or new is there, no complaint."""

import subprocess
import sys

import pytest

from engine_mpy.store.savefile import NO_MESSAGE, Store
from tests.micropython_port import ROOT

# Saves 2,000 bytes of one number after another, and says each number when its save is done.
SAVING = """
import sys
from simulator.chip.install import install
install()
from engine_mpy.store.savefile import Store
store = Store(sys.argv[1])
for number in range(1, 60000):
    data = number.to_bytes(2, "little") * 1000
    assert store.save(b"pitaouf", data, 2000)
    sys.stdout.buffer.write(data[:2])
    sys.stdout.buffer.flush()
"""


@pytest.mark.parametrize("saves", [0, 1, 2, 3, 5, 8, 30, 31, 100, 333])
def test_killed_while_saving(tmp_path, saves):
    command = [sys.executable, "-c", SAVING, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        process.stdout.read(2 * saves)
        process.kill()
        said = process.stdout.read()
    last = saves + len(said) // 2
    store = Store(str(tmp_path))
    into = bytearray(2000)
    n = store.load(b"pitaouf", into)
    assert store.message == NO_MESSAGE
    got = int.from_bytes(into[:2], "little") if n else 0
    assert last <= got <= last + 1
    assert n == 0 or (n == 2000 and into == into[:2] * 1000)
