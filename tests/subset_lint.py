"""Reads the files that run on the chip and says where they leave the MicroPython subset.

tests/test_subset.py calls `findings`; nothing here imports what it reads. Two sets of rules: what
MicroPython lacks (everywhere), and what takes heap (in functions that run in play).
"""

# ruff: noqa: N802 -- the names are those of ast.NodeVisitor
import ast

# Methods that CPython alone has.
LACKING = {
    "bit_length", "bit_count", "zfill", "ljust", "rjust", "cast", "removeprefix", "removesuffix",
    "casefold", "expandtabs", "translate", "maketrans", "format_map", "swapcase", "isidentifier",
    "isdecimal", "isnumeric", "isprintable", "isalnum", "tobytes", "frombytes",
}  # fmt: skip
DECORATORS = {"micropython.viper", "micropython.native", "property", "staticmethod"}

# What takes heap each time it runs.
HEAP_CALLS = {
    "enumerate", "zip", "reversed", "sorted", "map", "filter", "divmod", "str", "bytes", "repr",
    "bytearray", "memoryview", "list", "tuple", "dict", "set", "frozenset", "hex", "bin", "float",
    "iter", "slice", "open", "print", "array", "FrameBuffer",
}  # fmt: skip
HEAP_METHODS = {
    "items", "keys", "values", "format", "join", "split", "strip", "encode", "decode", "append",
    "extend", "to_bytes", "lower", "upper", "hex", "unpack_from",
}  # fmt: skip


def findings(source: str, modules, hot=False, entering=()) -> list[str]:
    """'line N: what' for each departure, in order.

    `modules`: the top-level names it may import. `hot`: does it run in play? Then `entering` are
    those of its functions that do not (and __init__).
    """
    tree = ast.parse(source)
    lacking = _Lacking(modules)
    lacking.visit(tree)
    found = set(lacking.found)
    if hot:
        heap = _Heap(tree)
        for function in _functions(tree):
            if function.name != "__init__" and function.name not in entering:
                heap.look_into(function)
        found |= heap.found
    return [f"line {line}: {what}" for line, what in sorted(found)]


def _functions(tree):
    """Functions of the module and methods of its classes, not those inside functions."""
    for node in tree.body:
        for inside in node.body if isinstance(node, ast.ClassDef) else [node]:
            if isinstance(inside, ast.FunctionDef):
                yield inside


def _is_self(node):
    return isinstance(node, ast.Name) and node.id == "self"


class _Finder(ast.NodeVisitor):
    def __init__(self):
        self.found = set()

    def note(self, node, what):
        self.found.add((node.lineno, what))


class _Lacking(_Finder):
    """What MicroPython does not have, and what this project does not use."""

    def __init__(self, modules):
        super().__init__()
        self.modules = modules

    def visit_Import(self, node):
        for alias in node.names:
            self._module(node, alias.name)

    def visit_ImportFrom(self, node):
        self._module(node, "." if node.level else node.module)
        for alias in node.names:
            if alias.name == "*":
                self.note(node, "star import")
            if alias.name.startswith("_"):
                self.note(node, f"{alias.name}: _X = const() cannot be imported")

    def _module(self, node, name):
        if name.split(".")[0] not in self.modules:
            self.note(node, f"imports {name}")

    def visit_Try(self, node):
        for inside in ast.walk(ast.Module(node.body, [])):
            if isinstance(inside, ast.Import | ast.ImportFrom):
                self.note(inside, "import inside try: no file asks where it runs")
        self.generic_visit(node)

    def visit_Attribute(self, node):
        if node.attr in ("platform", "implementation"):
            self.note(node, f".{node.attr}: no file asks where it runs")
        self.generic_visit(node)

    def visit_Call(self, node):
        if isinstance(node.func, ast.Attribute):
            method = node.func.attr
            if method in LACKING:
                self.note(node, f".{method}()")
            elif method in ("startswith", "endswith") and isinstance(node.args[0], ast.Tuple):
                self.note(node, f".{method}() of a tuple: MicroPython 1.24 takes none")
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        self._decorators(node)
        if node.args.posonlyargs:
            self.note(node, "positional-only parameter")
        self.generic_visit(node)

    def visit_ClassDef(self, node):
        self._decorators(node)
        if node.keywords:
            self.note(node, "class keyword")
        if any(ast.unparse(inside).startswith("__slots__") for inside in node.body):
            self.note(node, "__slots__: it is not enforced")
        self.generic_visit(node)

    def _decorators(self, node):
        for decorator in map(ast.unparse, node.decorator_list):
            if decorator not in DECORATORS:
                self.note(node, f"@{decorator}")

    def visit_Slice(self, node):
        if node.step is not None:
            self.note(node.step, "slice with a step")
        self.generic_visit(node)

    def generic_visit(self, node):
        what = {
            ast.Match: "match statement",
            ast.AsyncFunctionDef: "async function",
            ast.TryStar: "except*",
            ast.JoinedStr: "f-string",
            ast.Nonlocal: "nonlocal",
        }.get(type(node))
        if what:
            self.note(node, what)
        super().generic_visit(node)


class _Heap(_Finder):
    """What takes heap in a function. A raise may: refusals are not play."""

    def __init__(self, tree):
        super().__init__()
        self.methods = {
            function.name
            for function in _functions(tree)
            if "property" not in map(ast.unparse, function.decorator_list)
        }
        self.consts = {
            ast.unparse(node.targets[0])
            for node in tree.body
            if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("const(")
        }

    def look_into(self, function):
        for statement in function.body:
            self.visit(statement)

    def visit_Raise(self, node):
        pass

    def visit_FunctionDef(self, node):
        self.note(node, "function inside a function")

    def visit_Call(self, node):
        called = node.func
        if isinstance(called, ast.Name) and called.id in HEAP_CALLS:
            self.note(node, f"{called.id}()")
        if isinstance(called, ast.Attribute):
            if called.attr in HEAP_METHODS or ast.unparse(called.value) == "struct":
                self.note(node, f".{called.attr}()")
            self.visit(called.value)  # not the method itself: it is called, not taken as a value
        else:
            self.visit(called)
        for argument in [*node.args, *node.keywords]:
            self.visit(argument)

    def visit_Attribute(self, node):
        is_read = isinstance(node.ctx, ast.Load)
        if is_read and _is_self(node.value) and node.attr in self.methods:
            self.note(node, f"self.{node.attr} as a value")
        self.generic_visit(node)

    def visit_Assign(self, node):
        value = node.value
        if isinstance(value, ast.Tuple) and isinstance(node.targets[0], ast.Tuple):
            if len(value.elts) > 3:
                self.note(node, "unpacks more than three values")
            for inside in [*value.elts, *node.targets[0].elts]:
                self.visit(inside)  # a, b = b, a makes no tuple
        else:
            self.generic_visit(node)

    def visit_Tuple(self, node):
        if isinstance(node.ctx, ast.Load) and not all(map(self._is_constant, node.elts)):
            self.note(node, "tuple made at run time")
        if isinstance(node.ctx, ast.Store) and len(node.elts) > 3:
            self.note(node, "unpacks more than three values")
        self.generic_visit(node)

    def _is_constant(self, node):
        return isinstance(node, ast.Constant) or ast.unparse(node) in self.consts

    def visit_Subscript(self, node):
        if isinstance(node.slice, ast.Slice) and isinstance(node.ctx, ast.Load):
            self.note(node, "reads a slice")
        self.generic_visit(node)

    def visit_BinOp(self, node):
        left = getattr(node.left, "value", None)
        if isinstance(node.op, ast.Mod) and isinstance(left, str | bytes):
            self.note(node, "% on a text")
        if isinstance(node.op, ast.Div | ast.Pow):
            self.note(node, "a result that may be a float")
        self.generic_visit(node)

    def visit_Constant(self, node):
        if isinstance(node.value, float):
            self.note(node, "float")
        if type(node.value) is int and node.value >= 1 << 30:
            self.note(node, "an int of 2**30 or more")

    def generic_visit(self, node):
        what = {
            ast.ListComp: "list comprehension",
            ast.SetComp: "set comprehension",
            ast.DictComp: "dict comprehension",
            ast.GeneratorExp: "generator",
            ast.Lambda: "lambda",
            ast.Yield: "yield",
            ast.YieldFrom: "yield from",
            ast.List: "list",
            ast.Dict: "dict",
            ast.Set: "set",
            ast.Starred: "starred argument",
        }.get(type(node))
        if what and not isinstance(getattr(node, "ctx", None), ast.Store):
            self.note(node, what)
        super().generic_visit(node)
