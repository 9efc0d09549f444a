"""Where the console's files lie on the desktop, and that only one console uses them at a time."""

import contextlib
import os
import sys
import tempfile
from pathlib import Path

NAME = "pocket-card-console"


class DiskError(Exception):
    """The place cannot be used; says what to do."""


def default_place() -> Path:
    """The player's own data directory, as each system has it."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / NAME


@contextlib.contextmanager
def disk(place: Path | None):
    """A directory to run in: `place`, made if it is not there, or a temporary one (None)."""
    if place is None:
        with tempfile.TemporaryDirectory(prefix=NAME, ignore_cleanup_errors=True) as made:
            yield Path(made)
        return
    place = Path(place).expanduser()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DiskError(
            f"cannot use {place} for the saves ({error.strerror}); name a directory with --disk"
        ) from None
    with _alone(place):
        yield place.resolve()


@contextlib.contextmanager
def _alone(place):
    """Hold the lock of `place`. A read-only directory has none and needs none."""
    try:
        file = open(place / ".in-use", "a+b")  # noqa: SIM115
    except OSError:
        yield
        return
    with file:
        if not _lock(file):
            raise DiskError(
                f"another simulator is playing in {place}; close it, or name another "
                f"directory with --disk"
            )
        yield


def _lock(file) -> bool:
    """The system lets go of it when the process ends, however it ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
