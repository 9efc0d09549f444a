"""What the console has to say when it starts, each thing as a screen over the menu.

game.py calls `tell` once, when there is a console and something to say. The words are put together
here, with the texts of the book "start" open for that long.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.screens import open_screen
from engine_mpy.start import held
from engine_mpy.start.page import plain
from engine_mpy.store import settings as fields
from engine_mpy.text import ids_start as ids
from engine_mpy.text.compose import Line

# Numbers of messages in the manual, behind those of the store (screens/message.py).
_MUTED = const(10)
_STUCK = const(11)
_WIRING = const(12)
_HUNG = const(13)
_AUDIBLE = const(5)  # of volume and vibration, at least


def tell(console, wishes, problem, devices):
    """Wishes of held.py, a Problem of console_json.py or None; keys that are stuck, a hang."""
    if wishes & held.BY_EAR:
        by_ear(console)
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
        _push(console, ids.NEWS, line.clear().put(texts[ids.MUTED]), _MUTED)
    if stuck:
        _push(console, ids.NEWS, line.clear().say(texts[ids.STUCK], _keys(texts, stuck)), _STUCK)
    if problem is not None:
        words = texts[ids.WIRING_0 + problem.kind]
        first, second, third = problem.words
        line.clear().say(words, plain(first), plain(second), plain(third))
        _push(console, ids.WIRING, line, _WIRING)
    if hung:
        _push(console, ids.NEWS, line.clear().put(texts[ids.CRASH_HUNG]), _HUNG)
    console.texts.close(b"start")
    console.stack.top().say()


def by_ear(console):
    """Whoever cannot see the screen: everything is said, to be heard and felt, from now on."""
    settings = console.settings
    settings.set(fields.CUE_LEVEL, cue.DETAILS)
    settings.set(fields.MUTE, 0)
    settings.set(fields.ANIMATION, 0)
    for field in (fields.VOLUME, fields.VIBRATION):
        if settings.get(field) < _AUDIBLE:
            settings.set(field, _AUDIBLE)
    console.use_settings()
    settings.save(console.store)
    console.cues.play(cue.BY_EAR, True)


def _push(console, title, line, number):
    screen = open_screen(b"news")
    screen.number = number
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
