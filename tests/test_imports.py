"""Imports run one way: DESIGN's rooms, and the rooms inside the engine."""

import ast

import pytest

from tests.micropython_port import ROOT

# A room may import itself and these. What is not listed imports nothing of ours.
ROOMS = {
    "tests": {"tools", "simulator", "firmware", "hardware", "engine_mpy"},
    "tools": {"simulator", "firmware", "hardware", "engine_mpy"},
    "simulator": {"firmware", "hardware", "engine_mpy"},
    "firmware": {"hardware", "engine_mpy"},
    "hardware": set(),
    "engine_mpy": set(),
}
# The same inside the engine: screens -> match -> games, bots -> cards; texts, drawing and store
# know nothing of games.
INSIDE = {
    "console": {"cues", "draw", "games", "match", "power", "screens", "store", "text"},
    "screens": {"cards", "cues", "draw", "games", "match", "modules", "store", "text", "version"},
    "match": {"bots", "cards", "games", "store", "text"},
    "bots": {"cards", "games", "modules", "text"},
    "games": {"cards", "modules"},
    "modules": set(),
    "cards": set(),
    "power": {"store"},
    "start": {
        "console",
        "cues",
        "draw",
        "games",
        "modules",
        "screens",
        "store",
        "text",
        "version",
    },  # fmt: skip
    "store": {"text"},
    "cues": {"cards", "text"},
    "draw": set(),
    "text": set(),
    "version": set(),
}


def files(start=""):
    """The Python files of all rooms, as paths from the root (which has no need to be a clone)."""
    found = (path.relative_to(ROOT) for room in ROOMS for path in (ROOT / room).rglob("*.py"))
    return sorted(path.as_posix() for path in found if path.as_posix().startswith(start))


def imports(source):
    """(line, dotted name) of every import, with what is taken from a package as part of it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)


def wrong_imports(path, source):
    """What this file may not import."""
    room, _, inside = path.partition("/")
    inside = inside.split("/")[0].removesuffix(".py")
    for line, name in imports(source):
        top, _, rest = name.partition(".")
        if top == "":
            yield f"line {line}: {name}: say where from"
        elif top in ROOMS and top != room and top not in ROOMS[room]:
            yield f"line {line}: {room} must not import {name}"
        elif top == room == "engine_mpy":
            part = rest.split(".")[0]
            if part not in INSIDE:
                yield f"line {line}: no such room: {name}"
            elif part != inside and part not in INSIDE.get(inside, set()):
                yield f"line {line}: {inside} must not import {name}"


@pytest.mark.parametrize("path", files())
def test_imports_run_one_way(path):
    source = (ROOT / path).read_text(encoding="utf-8")
    assert list(wrong_imports(path, source)) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine_mpy/games/pitaouf.py", "from engine_mpy.match.match import Match"),
        ("engine_mpy/games/pitaouf.py", "from engine_mpy import match"),
        ("engine_mpy/games/pitaouf.py", "def f():\n    import engine_mpy.screens.menu"),
        ("engine_mpy/cards/pile.py", "from engine_mpy.games import base"),
        ("engine_mpy/bots/pitaouf.py", "from engine_mpy.match.match import PERSON"),
        ("engine_mpy/match/match.py", "from engine_mpy.screens.keys import A"),
        ("engine_mpy/draw/canvas.py", "from engine_mpy.text.compose import Line"),
        ("engine_mpy/screens/menu.py", "from hardware import board"),
        ("engine_mpy/screens/menu.py", "import simulator.world"),
        ("engine_mpy/screens/menu.py", "from . import keys"),
        ("engine_mpy/screens/menu.py", "import engine_mpy.helpers"),
        ("hardware/display.py", "from engine_mpy.draw.canvas import Canvas"),
        ("firmware/main.py", "from simulator import world"),
        ("simulator/panel.py", "from tools import texts"),
        ("tools/texts.py", "from tests import micropython_port"),
    ],
)
def test_an_import_against_the_stream_is_noticed(path, source):
    assert len(list(wrong_imports(path, source))) == 1


def test_an_import_with_the_stream_is_fine():
    source = "from engine_mpy.cards.pile import Pile\nimport array\nfrom engine_mpy import cards"
    assert list(wrong_imports("engine_mpy/games/pitaouf.py", source)) == []


def test_rooms_are_all_of_the_repository():
    with_python = {path.parent.name for path in ROOT.glob("*/*.py")}
    assert with_python - {"build"} == set(ROOMS)
    engine = {path.split("/")[1].removesuffix(".py") for path in files("engine_mpy/")}
    assert engine - {"__init__"} == set(INSIDE)
