"""Safe mode: no game is loaded, the REPL is free, and the panel says so in both languages.

main.py shows it and ends. Wished for by holding A at power-on (held.py), or after the third crash
in a row. Then a save may be what every start crashes at: B, and A to be sure, put saves aside
(store/aside.py), so that one can play on without a computer. Ctrl-C leads to the REPL meanwhile.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.screens.keys import A, B
from engine_mpy.start import crashes
from engine_mpy.text import ids_start as ids
from engine_mpy.text.compose import Line
from engine_mpy.text.texts import ENGLISH, FRENCH


def show(devices, store):
    """Say so, on the panel and by a cue; the caller then ends, and the REPL is there."""
    crashed = crashes.in_a_row() >= crashes.TOO_MANY
    page = _page(devices, store)
    crashes.clear()  # the next start is a usual one
    _say(page, ids.SAFE_CRASHES if crashed else ids.SAFE_NOW, cue.SAFE_MODE)
    if crashed:
        devices.wait_press(B, page.frame)
        _say(page, ids.SAFE_ASIDE, cue.ASK)
        devices.wait_press(A, page.frame)
        _put_aside(page, store)
    devices.wait_quiet(page.cues, page.frame)


def _put_aside(page, store):
    from engine_mpy.games import NAMES
    from engine_mpy.store import aside

    try:
        n = aside.put(store.directory, NAMES)
    except OSError:
        _say(page, ids.SAFE_REFUSED, cue.NOT_SAVED)
    else:
        _say(page, ids.SAFE_PUT, cue.CONFIRM, n)


def _page(devices, store):
    from engine_mpy.start.page import Page

    return Page("safe", devices, store)


def _say(page, words, sound, n=0):
    """A text of the book, with a number, in both languages: the player's, then the other."""
    line = Line(160)
    page.clear()
    first = page.texts.language
    page.head(page.texts[ids.SAFE])
    for language in (first, ENGLISH if first == FRENCH else FRENCH):
        page.texts.use(language)
        line.clear().say(page.texts[words], n)
        page.words(bytes(line.buf[: line.n]), 2)
        page.y += 5
    page.texts.use(first)
    page.display.show()
    page.cues.play(sound)
