"""Safe mode: no game is loaded, the REPL is free, and the panel says so in both languages.

main.py shows it and ends. Wished for by holding A at power-on (held.py), or after the third crash
in a row.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.start import crashes
from engine_mpy.text import ids_start as ids
from engine_mpy.text.texts import ENGLISH, FRENCH


def show(devices, store):
    """Say so, on the panel and by a cue; the caller then ends, and the REPL is there."""
    page = _page(devices, store, crashes.in_a_row() >= crashes.TOO_MANY)
    crashes.clear()  # the next start is a usual one
    page.cues.play(cue.SAFE_MODE)
    devices.wait_quiet(page.cues, page.frame)


def _page(devices, store, crashed):
    from engine_mpy.start.page import Page

    page = Page("safe", devices, store)
    page.head(page.texts[ids.SAFE])
    first = page.texts.language  # the player's, then the other
    for language in (first, ENGLISH if first == FRENCH else FRENCH):
        page.texts.use(language)
        page.words(page.texts[ids.SAFE_CRASHES if crashed else ids.SAFE_NOW], 2)
        page.y += 5
    return page
