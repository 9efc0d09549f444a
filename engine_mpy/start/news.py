"""What the console has to say when it starts, each thing as a screen over the menu.

game.py calls `tell` once, when there is a console and something to say. The words are put together
here, with the texts of the book "start" open for that long.
"""

from engine_mpy.cues import alphabet as cue
from engine_mpy.screens import open_screen
from engine_mpy.start import held
from engine_mpy.start.page import plain
from engine_mpy.text import ids_start as ids
from engine_mpy.text.compose import Line


def tell(console, wishes, problem, devices):
    """Wishes of held.py, a Problem of console_json.py or None; keys that are stuck, a hang."""
    stuck = devices.buttons.stuck
    hung = devices.watchdog.bit
    if not (wishes & held.MUTE or stuck or problem or hung):
        return
    console.texts.open(b"start")
    texts = console.texts
    line = Line(400)
    # The last one pushed is the first one read.
    if wishes & held.MUTE:
        console.settings.hushed = True
        console.use_settings()
        _push(console, ids.NEWS, line.clear().put(texts[ids.MUTED]))
    if stuck:
        _push(console, ids.NEWS, line.clear().say(texts[ids.STUCK], _keys(texts, stuck)))
    if problem is not None:
        words = texts[ids.WIRING_0 + problem.kind]
        first, second = problem.words
        line.clear().say(words, plain(first), plain(second))
        _push(console, ids.WIRING, line)
    if hung:
        _push(console, ids.NEWS, line.clear().put(texts[ids.CRASH_HUNG]))
    console.texts.close(b"start")
    console.cues.play(cue.MESSAGE, True)


def _push(console, title, line):
    screen = open_screen(b"news")
    screen.title = console.texts[title]
    screen.words = bytes(line.buf[: line.n])
    console.stack.push(screen)


def _keys(texts, mask):
    """The names of the keys of a mask."""
    names = Line(60)
    for key in range(6):
        if mask >> key & 1:
            if names.n:
                names.put(texts[ids.KEY_AND])
            names.put(texts[ids.KEY_0 + key])
    return bytes(names.buf[: names.n])
