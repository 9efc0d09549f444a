"""How many words of stack each function of a module takes under MicroPython.

The heap tests call it, and so can you: `python -m tests.mpy_frames engine_mpy.games.pitaouf`.
A frame of more than LIMIT words is taken from the heap at every call and given back at its end:
neither heap_lock (it then falls back to the C stack) nor gc.mem_alloc() shows that;
`micropython.mem_total()` of the Unix port does.
"""

import re
import subprocess
import sys

from tests.micropython_port import BINARY, ROOT

LIMIT = 11  # words; py/objfun.c, VM_MAX_STATE_ON_STACK
_EXCEPTION = 3  # words of a try, with or for-else

# One function in the dump: its file and name, its words, then its lines (the first says 1).
_FUNCTION = re.compile(
    r"File (\S+), code block '([^']+)'.*?"
    r"\(N_STATE (\d+)\)\n\(N_EXC_STACK (\d+)\)\n"
    r"  bc=\d+ line=\d+\n(?:  bc=\d+ line=(\d+))?",
    re.DOTALL,
)


def frames(module, stand_ins="tests/bare_chip"):
    """{"function, line N": words} of the dotted `module`, imported under MicroPython.

    `stand_ins` is a directory of modules that the Unix port lacks, `machine` for one. Native
    and viper functions are missing: their frames are on the C stack.
    """
    done = subprocess.run(
        [BINARY, "-v", "-v", "-v", "-c", f"import {module}"],
        cwd=ROOT,
        env={"MICROPYPATH": f"{ROOT / stand_ins}:{ROOT}:.frozen", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    if done.returncode:
        raise RuntimeError(f"import {module} under MicroPython: {done.stdout}{done.stderr}")
    wanted = module.replace(".", "/")
    found = {}
    for path, name, state, exceptions, line in _FUNCTION.findall(done.stdout):
        if not path.endswith((f"{wanted}.py", f"{wanted}/__init__.py")):
            continue
        # A module and its class bodies run once, at import.
        if name[0] != "<" and not name.lstrip("_")[:1].isupper():
            found[f"{name}, line {line}"] = int(state) + _EXCEPTION * int(exceptions)
    return found


def too_large(module):
    """The functions of `module` whose frames go to the heap, with their words."""
    return {name: words for name, words in frames(module).items() if words > LIMIT}


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m tests.mpy_frames MODULE ...")
    for each in sys.argv[1:]:
        for name, words in frames(each).items():
            print(f"{words:4} {'heap!' if words > LIMIT else '     '} {each}: {name}")
