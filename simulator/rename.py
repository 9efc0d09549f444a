"""Gives the console's own names shorter ones, the same in all modules of the device.

MicroPython keeps in its heap, for ever, every name that a loaded module defines or asks for,
unless the firmware has that name in flash already: such names cost nothing. So names are taken
from there (flash_names.txt) as far as they go. Called by device_files. Lines keep their numbers:
a traceback still says where, and `python -m tools.names` tells what a name on the device means.
"""

import ast
import builtins
import collections
import io
import itertools
import keyword
import re
import string
import tokenize
from pathlib import Path

Sources = dict[str, str]  # module name ("engine_mpy.cards.pile") to source

FLASH_NAMES = Path(__file__).with_name("flash_names.txt")
# Words that the compiler knows or that are spelt by the firmware's own code.
COMPILER = frozenset(
    ("ptr", "ptr8", "ptr16", "ptr32", "uint", "const", "self", "micropython", "native", "viper")
)
CLASS = re.compile(r"[A-Z][a-z]+[A-Z]\w+")


class Names:
    """Which name becomes which.

    Names that only one game's modules use are given out for each game anew: two games are never
    loaded together, and what the first has left behind serves the second.
    """

    def __init__(self, sources: Sources, games: tuple[str, ...], outside: str = ""):
        """`outside` is source that is not changed: names in it are not changed anywhere."""
        self.games = games
        flash = FLASH_NAMES.read_text().split()
        theirs = {*dir(builtins), *keyword.kwlist, *COMPILER}
        self._kept = {*theirs, *flash, *_words(outside)}
        everything: set[str] = set()
        users: dict[str, set[str]] = {}
        counts: collections.Counter[str] = collections.Counter()
        for module, source in sources.items():
            self._kept.update(module.split("."))
            self._kept.update(_spelt(source))
            words = [t.string for t in _tokens(source) if t.type == tokenize.NAME]
            everything.update(words)
            counts.update(words)
            for name in _interned(source):
                users.setdefault(name, set()).add(self.game_of(module))
        taken = everything | theirs
        free = [n for n in dict.fromkeys((*flash, *_short())) if n not in taken]
        ours = [n for n, _ in counts.most_common() if n in users and not self._keeps(n)]
        self._shared: dict[str, str] = {}
        self._of_game: dict[str, dict[str, str]] = {game: {} for game in games}
        shared = [name for name in ours if len(users[name]) > 1 or "" in users[name]]
        self._shared.update(zip(shared, free, strict=False))
        for game, own in self._of_game.items():
            mine = [name for name in ours if users[name] == {game}]
            own.update(zip(mine, free[len(shared) :], strict=False))

    def game_of(self, module: str) -> str:
        """The game that a module belongs to alone, or "" """
        return next((game for game in self.games if game in module), "")

    def of(self, module: str) -> dict[str, str]:
        """Old names to new ones, as they are in a module."""
        return self._shared | self._of_game.get(self.game_of(module), {})

    def apply(self, source: str, module: str = "") -> str:
        """`source`, of that module, with the new names."""
        new = self.of(module)
        lines = source.splitlines(keepends=True)
        for token in reversed(list(_tokens(source))):
            if token.type == tokenize.NAME and token.string in new:
                row, column = token.start
                line = lines[row - 1]
                after = line[column + len(token.string) :]
                lines[row - 1] = line[:column] + new[token.string] + after
        return "".join(lines)

    def _keeps(self, name: str) -> bool:
        return name in self._kept or (name.startswith("__") and name.endswith("__"))


def _tokens(source: str):
    return tokenize.generate_tokens(io.StringIO(source).readline)


def _words(source: str) -> set[str]:
    return {token.string for token in _tokens(source) if token.type == tokenize.NAME}


def _spelt(source: str) -> set[str]:
    """Names that are also written in strings: asked for by getattr, or as a field of a file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.JoinedStr():
                raise ValueError(f"line {node.lineno}: an f-string hides its names")
            case ast.Constant(value=str() | bytes() as text):
                words = text.decode("latin-1") if isinstance(text, bytes) else text
                some = words.split()
                if len(some) == 1 or words == words.upper():
                    found.update(some)
                found.update(word for word in some if CLASS.fullmatch(word))
            case ast.Assign(targets=[ast.Name(id=n)], value=ast.Call(func=ast.Name(id="const"))):
                if n.startswith("_"):
                    found.add(n)  # the compiler leaves these out, by their underscore
    return found


def _interned(source: str) -> set[str]:
    """The names of a module that MicroPython keeps: of globals, attributes and arguments."""
    tree = ast.parse(source)
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=name) | ast.arg(arg=name):
                found.add(name)
            case ast.keyword(arg=str(name)):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                found.update(alias.asname or alias.name for alias in names)
                found.update(alias.name for alias in names)
    for body in [tree.body] + [n.body for n in ast.walk(tree) if isinstance(n, ast.ClassDef)]:
        for node in body:
            if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                found |= {
                    n.id
                    for n in ast.walk(node)
                    if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
                }
    return found


def _short():
    """aa, ab, ... then three letters."""
    for length in (2, 3):
        for some in itertools.product(string.ascii_letters, repeat=length):
            yield "".join(some)
