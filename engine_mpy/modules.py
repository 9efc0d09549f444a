"""Modules in memory: which there are, and letting go of those that nobody needs any more.

A loaded module costs heap, used or not. The stack lets go of what a screen brought along, the
session of games and bots, the start of what only a start needs. Who still holds a class or a
function of a module keeps it; the next import reads the file anew.
"""

import gc
import sys

_OURS = "engine_mpy."
_gone = 0  # how many were let go of


def loaded():
    """The names of the modules in memory, for `back_to`."""
    return tuple(sys.modules)


def back_to(names, others):
    """Let go of what was imported since `loaded` answered `names`, into packages not in `others`.

    Both are tuples of str; a name of `others` begins the names of modules that stay ("a.b.").
    """
    for name in tuple(sys.modules):
        if name.startswith(_OURS) and name not in names and not _begins(name, others):
            _let_go(name)
    gc.collect()  # in one place and at a known time, so that the heap stays in one piece


def let_go(name):
    """Let go of the modules called `name`, or that and _ or . and more (str); collect after it."""
    for other in tuple(sys.modules):
        if other == name or _begins(other, (name + "_", name + ".")):
            _let_go(other)


def _begins(name, others):
    # MicroPython 1.24 does not take a tuple in startswith.
    for other in others:
        if name.startswith(other):
            return True
    return False


def imports():
    """A number that grows by one with each import of a module."""
    return len(sys.modules) + _gone


def _let_go(name):
    global _gone
    sys.modules.pop(name)
    _gone += 1
    package, last = name.rsplit(".", 1)
    package = sys.modules.get(package)
    if hasattr(package, last):
        delattr(package, last)  # the package holds its modules by name as well
