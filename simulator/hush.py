"""Keeps libraries from writing to the standard error while a device is tried.

ALSA and SDL print their own words there, for what is answered in the simulator's words anyway.
"""

import contextlib
import os


@contextlib.contextmanager
def hush():
    """Nothing reaches the standard error meanwhile, C libraries included."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
