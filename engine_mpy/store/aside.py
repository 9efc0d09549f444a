"""Puts saves aside that make the console crash: renamed, so that nothing is lost.

Safe mode calls it when a player asks for it. "pitaouf.a" becomes "pitaouf.a.old1": on a computer
the old name brings it back. Nothing here reads a file or removes one.
"""

import os

_MARK = ".old"


def put(directory, names):
    """Rename the files of these saves (a tuple of bytes); of all others where there are none.

    Returns how many files; OSError passes, and what was renamed by then stays so.
    """
    entries = sorted(os.listdir(directory))
    tail = _MARK + str(_highest(entries) + 1)
    chosen = [entry for entry in entries if entry[-2:] in (".a", ".b")]
    matches = [entry for entry in chosen if bytes(entry[:-2], "ascii") in names]
    for entry in matches or chosen:
        os.rename(directory + "/" + entry, directory + "/" + entry + tail)
    return len(matches or chosen)


def _highest(entries):
    """The highest number that was given to one put aside; 0 if none was."""
    highest = 0
    for entry in entries:
        number = entry.split(_MARK)[-1]
        if _MARK in entry and number.isdigit():
            highest = max(highest, int(number))
    return highest
