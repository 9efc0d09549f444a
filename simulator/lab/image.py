"""Where MicroPython's own image for the Pico comes from: PICO_UF2, or the emulator's download.

Tests, tools and the command line ask here. The image never comes into the repository.
"""

import os
import socket
from pathlib import Path

VERSION = "1.26.1"
HOST = "micropython.org"
VARIABLE = "PICO_UF2"
HOW = f"set {VARIABLE} to MicroPython's UF2 for the Pico (1.24 or newer, from {HOST}/download)"


class NoImageError(Exception):
    """There is no image to run; says what to do."""


def find_image() -> Path:
    """The image named by PICO_UF2, else the one the emulator downloads and keeps for itself."""
    named = os.environ.get(VARIABLE)
    if named:
        path = Path(named).expanduser()
        if not path.is_file():
            raise NoImageError(f"{VARIABLE} is {named}, and there is no such file: {HOW}")
        return path
    return _download()


def _download() -> Path:
    try:
        from rp2040py.utils.firmware_retrieve import MICROPYTHON, retrieve
    except ImportError:
        raise NoImageError(
            "the emulated chip needs rp2040py: run `make test`, or pip install --group test"
        ) from None
    kept = Path.home() / ".cache" / "rp2040py"
    if not any(kept.glob(f"RPI_PICO-*-v{VERSION}.uf2")):
        _look_for_network()
    try:
        found = retrieve(MICROPYTHON, VERSION)
    except OSError as error:
        found = None
        reason = f" ({error})"
    else:
        reason = ""
    if found is None:
        raise NoImageError(f"the image of MicroPython cannot be downloaded{reason}: {HOW}")
    return found


def _look_for_network():
    """Seconds at most, where the download itself would wait for half a minute."""
    try:
        socket.create_connection((HOST, 443), timeout=3).close()
    except OSError as error:
        raise NoImageError(
            f"no image of MicroPython here, {HOST} is not reached ({error}): {HOW}"
        ) from None
