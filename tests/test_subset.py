"""Every file that runs on the chip keeps to the MicroPython subset, and takes no heap in play."""

import pytest

from tests.micropython_port import ROOT
from tests.subset_lint import findings

ENGINE = {"engine_mpy", "array", "struct", "micropython", "framebuf"}
# What else a file or folder may import; see the README of the engine.
MORE = {
    "engine_mpy/store/": {"os", "binascii"},
    "engine_mpy/match/journal.py": {"binascii"},
    "engine_mpy/modules.py": {"gc", "sys"},  # these let go of modules
    "engine_mpy/games/__init__.py": {"gc"},
    "engine_mpy/start/game.py": {"gc"},
    "engine_mpy/screens/diagnostics_facts.py": {"gc"},
    "engine_mpy/screens/rules.py": {"gc", "sys"},
    "engine_mpy/text/texts.py": {"gc", "sys"},
    "engine_mpy/start/crash.py": {"gc"},
    "engine_mpy/start/crashes.py": {"gc", "io", "os", "sys"},
    "hardware/": {"hardware", "machine", "time"},
    "hardware/chip.py": {"sys"},
    "hardware/devices.py": {"os"},
    "hardware/console_json.py": {"json", "os"},
    "hardware/code_chunks.py": {"uctypes", "vfs", "rp2"},
    "hardware/in_place.py": {"gc", "sys", "uctypes"},
    "firmware/": {"hardware", "machine", "time", "gc", "os", "sys"},
    "firmware/boot.py": {"update", "code_file"},  # which lie beside it on the device
    "firmware/update.py": {"binascii", "deflate", "hashlib"},
}
# Files that run before, between and after matches, or when a game is saved: they may take heap.
COLD = {
    "engine_mpy/bots/__init__.py",
    "engine_mpy/games/__init__.py",
    "engine_mpy/match/chance.py",
    "engine_mpy/match/journal.py",
    "engine_mpy/modules.py",
    "engine_mpy/screens/__init__.py",
    "engine_mpy/screens/setup.py",
    "engine_mpy/start/crash.py",
    "engine_mpy/start/crashes.py",
    "engine_mpy/start/game.py",
    "engine_mpy/start/held.py",
    "engine_mpy/start/news.py",
    "engine_mpy/start/page.py",
    "engine_mpy/start/safe.py",
    "engine_mpy/store/aside.py",
    "engine_mpy/store/generation.py",
    "engine_mpy/store/inventory.py",
    "engine_mpy/store/savefile.py",
    "engine_mpy/store/settings.py",
    "engine_mpy/store/setup.py",
    "engine_mpy/text/texts.py",
    "firmware/boot.py",
    "firmware/code_file.py",
    "firmware/main.py",
    "firmware/update.py",
    "hardware/board.py",
    "hardware/code_chunks.py",
    "hardware/chip.py",
    "hardware/board_check.py",
    "hardware/console_json.py",
    "hardware/devices.py",
    "hardware/in_place.py",
    "hardware/watchdog.py",
}
# Shows which interpreter runs, and is all that may look: nothing depends on it.
TELLS = "hardware/chip.py"
# Functions that run when a screen or a game is entered, or at power-on. By their name in every
# file ...
ENTERING = {"enter", "make"}
# ... and here.
ENTERING_IN = {
    "engine_mpy/match/session.py": {"open", "begin_same", "resume", "save"},
    "engine_mpy/screens/diagnostics_facts.py": {"_largest"},
    "engine_mpy/screens/reader.py": {"read"},
    "engine_mpy/screens/rounds.py": {"_play_again"},
    "engine_mpy/screens/seats.py": {"_name_seats"},
    "engine_mpy/screens/table_pitaouf_end.py": {"_new_deal"},
    "hardware/buttons.py": {"listen"},
    "hardware/power.py": {"versions"},
    "hardware/display.py": {"_parts", "_beginnings"},
}

FILES = [
    path.relative_to(ROOT).as_posix()
    for room in ("engine_mpy", "hardware", "firmware")
    for path in sorted((ROOT / room).rglob("*.py"))
]


def modules_of(path):
    more = [names for start, names in MORE.items() if path.startswith(start)]
    return ENGINE.union(*more)


def entering(path):
    return ENTERING | ENTERING_IN.get(path, set())


def test_the_files_are_found():
    assert "engine_mpy/games/pitaouf.py" in FILES
    assert "hardware/display.py" in FILES
    assert "firmware/main.py" in FILES
    assert set(FILES) >= COLD | set(ENTERING_IN)


@pytest.mark.parametrize("path", FILES)
def test_the_subset_is_kept(path):
    source = (ROOT / path).read_text(encoding="utf-8")
    found = findings(source, modules_of(path), path not in COLD, entering(path))
    assert [line for line in found if path != TELLS or ".implementation" not in line] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import random", "line 1: imports random"),
        ("from typing import List", "line 1: imports typing"),
        ("import binascii", "line 1: imports binascii"),
        ("try:\n    import machine\nexcept ImportError:\n    machine = None", "inside try"),
        ("from engine_mpy.games.base import *", "star import"),
        ("from . import base", "imports ."),
        ("from engine_mpy.games.pitaouf import _HAND", "_HAND: _X = const()"),
        ("match 3:\n    case 3:\n        pass", "match statement"),
        ("def f(a, /, b):\n    pass", "positional-only"),
        ("x = b'abc'[::2]", "slice with a step"),
        ("n = (5).bit_length()", ".bit_length()"),
        ("n = '5'.zfill(3)", ".zfill()"),
        ("m = memoryview(b'a').cast('B')", ".cast()"),
        ("x = 'ab'.startswith(('a', 'b'))", ".startswith() of a tuple"),
        ("x = f'{3}'", "f-string"),
        ("async def f():\n    pass", "async function"),
        ("@dataclass\nclass A:\n    pass", "@dataclass"),
        ("@micropython.asm_pio\ndef f():\n    pass", "@micropython.asm_pio"),
        ("class A:\n    __slots__ = ()", "__slots__"),
        ("class A(metaclass=B):\n    pass", "class keyword"),
        ("import micropython\nx = micropython.implementation", "where it runs"),
    ],
)
def test_what_micropython_lacks_is_found(source, found):
    assert any(found in line for line in findings(source, ENGINE))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("for i, c in enumerate(b): pass", "enumerate()"),
        ("for a, b in zip(b, b): pass", "zip()"),
        ("for c in reversed(b): pass", "reversed()"),
        ("for k, v in d.items(): pass", ".items()"),
        ("x = [c for c in b]", "list comprehension"),
        ("x = any(c for c in b)", "generator"),
        ("f = lambda: 0", "lambda"),
        ("def g(): pass", "function inside"),
        ("x = self.other", "self.other as a value"),
        ("f(*b)", "starred argument"),
        ("return a, b", "tuple made at run time"),
        ("x = a in (b, 3)", "tuple made at run time"),
        ("a, b, c, d = f()", "more than three"),
        ("x = divmod(a, b)", "divmod()"),
        ("x = b[1:3]", "reads a slice"),
        ("x = n.to_bytes(2, 'little')", ".to_bytes()"),
        ("x = struct.unpack('<H', b)", ".unpack()"),
        ("x = '%d' % n", "% on a text"),
        ("x = str(n)", "str()"),
        ("x = a / b", "may be a float"),
        ("x = 0.5", "float"),
        ("x = 1073741824", "2**30"),
        ("x = {1: 2}", "dict"),
        ("x = []", "list"),
    ],
)
def test_what_takes_heap_is_found_in_hot_functions(line, found):
    source = f"class A:\n    def other(self): pass\n    def f(self):\n        {line}\n"
    assert any(found in line for line in findings(source, ENGINE, hot=True))
    assert findings(source, ENGINE, hot=True, entering={"f"}) == []
    assert findings(source.replace("def f", "def __init__"), ENGINE, hot=True) == []


def test_what_is_free_is_left_alone():
    source = """
from micropython import const
_A = const(1)
class A:
    @property
    def p(self):
        return 0
    def f(self, b=(1, 2)):
        a, b = b, a
        a, b, c = c, a, b
        b[1:3] = a
        x = self.p
        if a in (1, 2, _A):
            raise ValueError("no: " + str(a))
        return self.f(b)
"""
    assert findings(source, ENGINE, hot=True) == []
