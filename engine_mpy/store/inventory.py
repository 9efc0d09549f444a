"""What lies in the store's directory, for people: names, what was set aside, free space.

The diagnostics call it. It only looks; a directory that cannot be read is an empty one.
"""

import os

MOST_KB = 9999  # a desktop has more than a screen can say


def names(directory):
    """(names of saves, names of files set aside), each sorted, as str."""
    try:
        entries = sorted(os.listdir(directory))
    except OSError:
        entries = []
    kept = []
    aside = []
    for entry in entries:
        if entry[-2:] in (".a", ".b"):
            if entry[:-2] not in kept:
                kept.append(entry[:-2])
        elif ".bad" in entry or ".old" in entry:
            aside.append(entry)
    return kept, aside


def free_kb(directory):
    """Free space where the directory is, in kB, MOST_KB at most; -1: not known."""
    try:
        figures = os.statvfs(directory)
    except OSError:
        return -1
    return min(figures[1] * figures[3] // 1024, MOST_KB)


def exists(path):
    """Is there such a file?"""
    try:
        os.stat(path)
    except OSError:
        return False
    return True
