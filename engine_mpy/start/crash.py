"""The crash screen: what happened, what became of the match, and how to go on.

main.py shows it when the console is no more. Most of the memory is free then; should even that not
be enough, crashes.last_words need none.
"""

import gc

from engine_mpy.cues import alphabet as cue
from engine_mpy.start.page import Page, plain
from engine_mpy.text import ids_start as ids

_FULL = 45  # pixel rows before the last line


def page(devices, store, trace, kept):
    """A Page with the end of a traceback (text); `kept`: is the match known to be saved?"""
    gc.collect()
    made = Page("crash", devices, store)
    texts = made.texts
    made.head(texts[ids.CRASH_KEPT if kept else ids.CRASH_UNSURE])
    error, places = last_lines(trace)
    made.words(error, 2)
    for place in places:
        if made.y < _FULL:
            made.words(place, 1)
    made.foot(texts[ids.CRASH_AGAIN])
    made.cues.play(cue.CRASHED)
    if not kept:
        made.cues.play(cue.NOT_SAVED, True)
    return made


def last_lines(trace):
    """(The error, where it was: a list of module, line and function, the innermost first)."""
    places = []
    error = ""
    for line in trace.split("\n"):
        line = line.strip()
        if line.startswith('File "'):
            places.insert(0, _place(line))
        elif line:
            error = line
    return plain(error), [plain(place) for place in places]


def _place(line):
    """'File "engine_mpy/console.py", line 12, in frame' as 'console.py:12 frame'."""
    parts = line.split('"')[2].split(",")
    name = line.split('"')[1].split("/")[-1]
    function = parts[2].replace(" in ", "") if len(parts) > 2 else ""
    return "%s:%s %s" % (name, parts[1].replace(" line ", ""), function)
