"""Puts the numbers of constants where they are used, in all modules of the device at once.

`const()` of MicroPython reaches no further than its own module. On the chip every constant that
another one imports would cost a name, a place in two dictionaries and, for modules of nothing but
constants, the module. Called by device_files; lines keep their numbers, so tracebacks hold.
"""

import ast
import operator
import re

Sources = dict[str, str]  # module name ("engine_mpy.cards.pile") to source
Values = dict[str, int]
Change = tuple[ast.expr | ast.stmt, str]  # a node, and the text to put in its place

_LARGEST = 2**30  # an int beyond is no small int on the chip
_BINARY = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}


def folded(sources: Sources, kept: frozenset[str] = frozenset(), outside: str = "") -> Sources:
    """The same modules with constants of whole numbers folded.

    Constants that nothing uses any more are left out, and so are imports of them. Of the modules
    named in `kept` all definitions stay: they are read by name; and so do those of all words in
    `outside`, source that uses the modules and is not changed.
    """
    modules = {name: _Module(name, source) for name, source in sources.items()}
    for module in modules.values():
        module.learn(modules)
    for module in modules.values():
        module.ask(modules)
    edited = {name: module.edited(modules) for name, module in modules.items()}
    used = _names_used(edited) | set(re.findall(r"\w+", outside))
    return {
        name: source if name in kept else modules[name].without(source, used)
        for name, source in edited.items()
    }


class _Module:
    """One module: what it binds, which of it are constants, and its text with those put in."""

    def __init__(self, name: str, source: str):
        self.name = name
        self.source = source
        self.tree = ast.parse(source)
        self.bound = _bindings(self.tree)
        self.constants: Values = {}
        self._learned = False
        self.defined: dict[str, ast.Assign] = {}
        self.aliases: dict[str, str] = {}  # a name here to the module it stands for
        self.asked: set[str] = set()  # what others import from here, constants apart

    def learn(self, modules: dict[str, "_Module"]) -> Values:
        """The constants that can be had from here by import, own ones and imported ones."""
        if self._learned:
            return self.constants
        self._learned = True
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                self._import_from(node, modules)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                value = self._value(node.value)
                if len(node.targets) == 1 and value is not None and self.bound.get(name) == 1:
                    self.constants[name] = value
                    self.defined[name] = node
        return self.constants

    def ask(self, modules: dict[str, "_Module"]) -> None:
        """Tell the others what is imported from them that is no constant."""
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module in modules:
                names = {alias.name for alias in node.names}
                modules[node.module].asked |= names - modules[node.module].constants.keys()

    def _import_from(self, node: ast.ImportFrom, modules: dict[str, "_Module"]) -> None:
        for alias in node.names:
            name = alias.asname or alias.name
            if self.bound.get(name) != 1:
                continue
            whole = f"{node.module}.{alias.name}"
            if whole in modules:
                modules[whole].learn(modules)
                self.aliases[name] = whole
            elif node.module in modules:
                value = modules[node.module].learn(modules).get(alias.name)
                if value is not None:
                    self.constants[name] = value

    def _value(self, node: ast.expr) -> int | None:
        """The whole number that this expression always is; None for any other."""
        match node:
            case ast.Constant(value=int(value)) if not isinstance(value, bool):
                return value if abs(value) < _LARGEST else None
            case ast.Name(id=name):
                return self.constants.get(name)
            case ast.Call(func=ast.Name(id="const"), args=[inner]):
                return self._value(inner)
            case ast.UnaryOp(op=ast.USub(), operand=inner):
                positive = self._value(inner)
                return None if positive is None else -positive
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
                a, b = self._value(left), self._value(right)
                if a is None or b is None:
                    return None
                value = _BINARY[type(op)](a, b)
                return value if abs(value) < _LARGEST else None
        return None

    def edited(self, modules: dict[str, "_Module"]) -> str:
        """The text with numbers for names, and without the imports that nothing needs now."""
        changes: list[Change] = []
        folded_at: set[ast.AST] = set()
        for node in ast.walk(self.tree):
            value = self._number(node, modules)
            if value is not None and isinstance(node, ast.expr):
                changes.append((node, f"({value})" if value < 0 else str(value)))
                folded_at.add(node)
                if isinstance(node, ast.Attribute):
                    folded_at.add(node.value)
        left = {
            node.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Name) and node not in folded_at
        }
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                self._drop_imports(node, left, modules, changes)
        return _replaced(self.source, changes)

    def _number(self, node: ast.AST, modules: dict[str, "_Module"]) -> int | None:
        """The constant that is read here, if one is."""
        match node:
            case ast.Attribute(value=ast.Name(id=alias), attr=name, ctx=ast.Load()):
                of = self.aliases.get(alias)
                return modules[of].constants.get(name) if of else None
            case ast.Name(id=name, ctx=ast.Load()):
                return self.constants.get(name)
        return None

    def _drop_imports(self, node, left, modules, changes) -> None:
        """Leave out of an import statement what was a constant, or served for nothing else."""
        stay = []
        for alias in node.names:
            name = alias.asname or alias.name
            known = name in self.constants or name in self.aliases
            if name in left or name in self.asked or not known:
                stay.append(alias)
        if len(stay) < len(node.names):
            words = ", ".join(a.name + (f" as {a.asname}" if a.asname else "") for a in stay)
            changes.append((node, f"from {node.module} import {words}" if stay else ""))

    def without(self, source: str, used: set[str]) -> str:
        """`source`, which is `edited`, without the definitions of constants that are not used."""
        gone: list[Change] = []
        for node in ast.parse(source).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if name in self.defined and name not in used:
                    gone.append((node, ""))
        return _replaced(source, gone)


def _bindings(tree: ast.Module) -> dict[str, int]:
    """How often each name is bound anywhere in a module, in whatever scope."""
    found: dict[str, int] = {}
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names = [node.id]
        elif isinstance(node, ast.arg):
            names = [node.arg]
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names = [node.name]
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.asname or alias.name.split(".")[0] for alias in node.names]
        elif isinstance(node, ast.Global):
            names = [name for name in node.names for _ in range(2)]  # may change at any time
        for name in names:
            found[name] = found.get(name, 0) + 1
    return found


def _names_used(edited: Sources) -> set[str]:
    """All names that the modules still read, and all words of their strings."""
    used: set[str] = set()
    for source in edited.values():
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Attribute(attr=word) | ast.Name(id=word, ctx=ast.Load()):
                    used.add(word)
                case ast.ImportFrom(names=aliases):
                    used.update(alias.name for alias in aliases)
                case ast.Constant(value=str() | bytes() as text):
                    words = text.decode("latin-1") if isinstance(text, bytes) else text
                    used.update(re.findall(r"\w+", words) if len(words) < 100 else ())
    return used


def _replaced(source: str, changes: list[Change]) -> str:
    """`source` with the text of nodes replaced; the number of lines stays."""
    lines = source.encode().split(b"\n")
    for node, text in sorted(changes, key=lambda c: (c[0].lineno, c[0].col_offset), reverse=True):
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        tail = lines[last][node.end_col_offset :]
        lines[first] = lines[first][: node.col_offset] + text.encode() + tail
        for i in range(first + 1, last + 1):
            lines[i] = b""
    return b"\n".join(lines).decode()
