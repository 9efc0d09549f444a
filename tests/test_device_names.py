"""Constants and names on the device: put in and changed everywhere alike, and told back."""

import ast
import builtins
import keyword

import pytest

from simulator import device_files as device
from simulator.bytecode import as_bytecode
from simulator.fold import folded
from simulator.rename import COMPILER, FLASH_NAMES, Names
from tools import names as names_tool

TWO = {
    "engine.a": (
        "from micropython import const\n\nUP = const(3)\nFAR = const(UP * 2 - 1)\nX = b'x'\n"
    ),
    "engine.b": (
        "from engine.a import (\n    FAR,\n    X,\n)\nfrom engine import a\n\n\n"
        "def f(n=FAR):\n    return n + a.UP, X\n"
    ),
}


def ran(sources, name):
    """The globals of a module of `sources`, its imports done by hand."""
    found = {"const": int}
    exec(sources[name].replace("from micropython import const", ""), found)
    return found


def test_a_constant_is_put_where_another_module_uses_it_and_leaves_no_import():
    made = folded(TWO)
    assert "3" in made["engine.b"] and "a." not in made["engine.b"]
    assert "from engine.a import X" in made["engine.b"]
    assert "import a" not in made["engine.b"] and "FAR" not in made["engine.b"]
    assert "UP" not in made["engine.a"] and "X = b'x'" in made["engine.a"]
    body = made["engine.b"].replace("from engine.a import X", "X = b'x'")
    assert ran({"b": body}, "b")["f"]() == (8, b"x")


def test_lines_keep_their_numbers():
    made = folded(TWO)
    for name, source in TWO.items():
        assert made[name].count("\n") == source.count("\n")
    assert made["engine.b"].split("\n")[7] == "def f(n=5):"


@pytest.mark.parametrize(
    "source",
    [
        "A = 1\nA = 2\n",  # bound twice
        "A = 1\n\n\ndef f():\n    global A\n    A = 2\n",
        "A = 1\n\n\ndef f(A):\n    return A\n",  # the argument is another one
        "A = True\n",
        "A = 1 << 40\n",  # no small int on the chip
        "A = len('abc')\n",
    ],
)
def test_what_is_no_constant_stays(source):
    user = "from m import A\n\nB = [A]\n"
    made = folded({"m": source, "n": user})
    assert made["n"] == user


def test_a_module_that_is_read_by_name_keeps_all_it_defines():
    board = "SDA = 4\nNAME = 'x'\n"
    assert folded({"boards.x": board}, frozenset({"boards.x"}))["boards.x"] == board


def test_what_source_outside_uses_stays():
    assert "UP = const(3)" in folded(TWO, outside="a.UP")["engine.a"]


def test_a_constant_that_is_also_written_in_a_string_stays():
    made = folded({"m": "SDA = 4\nWORDS = ('SDA', 'SCL')\n"})
    assert "SDA = 4" in made["m"]


# Names.


SMALL = {
    "room.base": "class Game:\n    def __init__(self, seats):\n        self.seats_here = seats\n",
    "room.whist": (
        "from room.base import Game\n\n\ndef trumps_of(game):\n    return game.seats_here\n"
    ),
    "room.poker": "def bluff_of(game):\n    local_only = 1\n    return local_only\n",
}


def test_names_change_everywhere_alike_and_games_share_them():
    names = Names(SMALL, ("whist", "poker"))
    shared = names.of("room.base")
    assert {"Game", "seats", "seats_here"} <= shared.keys()
    whist, poker = names.of("room.whist"), names.of("room.poker")
    assert whist["trumps_of"] == poker["bluff_of"]  # never loaded together
    assert "local_only" not in poker  # the compiler keeps no name of it
    made = {name: names.apply(source, name) for name, source in SMALL.items()}
    found = {}
    exec(made["room.base"], found)
    exec(made["room.whist"].split("\n", 1)[1], found)
    assert found[whist["trumps_of"]](found[shared["Game"]](4)) == 4


def test_new_names_are_ones_that_cost_nothing_and_hurt_nothing():
    names = device.device_names()
    flash = set(FLASH_NAMES.read_text().split())
    for module in ("engine_mpy.console", *(f"engine_mpy.games.{game}" for game in names.games)):
        new = names.of(module)
        assert len(set(new.values())) == len(new)
        assert not set(new) & set(new.values())
        assert not set(new.values()) & {*dir(builtins), *keyword.kwlist, *COMPILER}
    assert sum(name in flash for name in names.of("engine_mpy.console").values()) > 700


def test_what_is_read_by_name_stays():
    names = device.device_names().of("engine_mpy.console")
    kept = {
        "SDA",
        "I2C_HZ",
        "TitleScreen",
        "pitaouf",
        "main",
        "Devices",
        "text",
        "__init__",
        "ptr8",
    }
    assert not kept & names.keys()
    sources = device.device_sources()
    for path, source in sources.items():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.ImportFrom) and node.module in ("machine", "micropython"):
                for alias in node.names:
                    assert alias.name == alias.asname or alias.asname is None, path


def test_every_changed_module_has_as_many_lines_and_compiles():
    for path, source in device.device_sources().items():
        place = device.ROOT / path
        if not place.exists():
            place = device.FIRMWARE / path
        assert source.count("\n") == place.read_text().count("\n"), path
        compile(source, path, "exec")


def test_an_f_string_is_refused_for_it_hides_its_names():
    with pytest.raises(ValueError, match="f-string"):
        Names({"m": "a = 1\nb = f'{a}'\n"}, ())


# What a name means.


def test_a_traceback_of_the_device_is_told_in_the_words_of_the_sources(tmp_path, capsys):
    names = device.device_names()
    new = names.of("engine_mpy.console")["wipe"]
    own = names.of("engine_mpy.games.castors_rounds")
    game = next(name for name in own if name not in names.of(""))
    file = tmp_path / "crash.txt"
    file.write_text(
        f'  File "console", line 12, in {new}\n  File "main.py", line 9, in main\n'
        f'  File "castors_rounds", line 3, in {own[game]}\nValueError: x\n'
    )
    assert names_tool.main([str(file)]) == 0
    said = capsys.readouterr().out
    assert '"engine_mpy/console.py", line 12, in wipe\n' in said and '"main.py", line 9' in said
    assert f'"engine_mpy/games/castors_rounds.py", line 3, in {game}\n' in said
    assert names_tool.main([new]) == 0
    assert capsys.readouterr().out == "wipe\n"
    assert names_tool.main(["nothing_like_it"]) == 0
    assert "not changed" in capsys.readouterr().out


def test_a_file_that_is_no_image_is_refused(tmp_path, capsys):
    kept = FLASH_NAMES.read_bytes()
    bad = tmp_path / "x.uf2"
    for content, said in ((b"abc", "512"), (bytes(512), "block 0"), (None, "No such file")):
        if content is not None:
            bad.write_bytes(content)
        else:
            bad.unlink()
        assert names_tool.main(["--record", str(bad)]) == 1
        assert said in capsys.readouterr().err
    assert FLASH_NAMES.read_bytes() == kept


# Native code.


def test_only_functions_with_pointers_stay_native():
    source = (
        "import micropython\n\n\n@micropython.viper\ndef f(a, n: int) -> int:\n"
        "    return int(a.g(n)) + 1\n\n\n@micropython.viper\ndef g(a):\n    p = ptr8(a)\n"
        "    return p[0]\n\n\nclass C:\n    @micropython.viper\n    def h(self):\n        pass\n"
    )
    made = as_bytecode(source)
    assert made.count("@micropython.viper") == 1
    assert "@micropython.viper\ndef g" in made
    assert made.count("\n") == source.count("\n")
    sources = device.device_sources()
    assert "@micropython.viper" in sources["engine_mpy/draw/kernels.py"]
    assert "@micropython.viper" not in sources["engine_mpy/screens/seats_round.py"]
