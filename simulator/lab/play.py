"""Plays a script (simulator/script.py) through the pins of the emulated chip.

The same words play the headless simulator. The chip may be late with a frame where it has much to
do, so a picture is taken when the panel has come to rest.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path

from simulator import fresh_match
from simulator.lab.lab import Lab
from simulator.script import FRAME_US, parse

SAVES = "saves"
FRAME_MS = FRAME_US / 1000


def play(lab: Lab, words: str, on_picture: Callable[[str, bytes], object] | None = None) -> None:
    """Play `words` from now on; `on_picture(name, picture)` gets each `@name`."""
    moments, length = parse(words)
    began = lab.now_ms
    for moment in moments:
        lab.run(began + moment.frame * FRAME_MS - lab.now_ms)
        if moment.key >= 0:
            (lab.press if moment.down else lab.release)(moment.key)
        elif on_picture:
            on_picture(moment.name, lab.settle())
    lab.run(began + length * FRAME_MS - lab.now_ms)


def saves_of(directory: Path) -> dict[str, bytes]:
    """The saves of a simulated console's `directory`, as files of a device."""
    return {
        f"{SAVES}/{path.name}": path.read_bytes()
        for path in sorted((directory / SAVES).glob("*"))
        if path.is_file()
    }


def fresh_saves(
    game: str, kinds: list[str], options: int = 0, deal: int = 1, quick: bool = False
) -> dict[str, bytes]:
    """The saves of a match that begins, to continue on a device; `quick`: without animation.

    `kinds` as in simulator/fresh_match.py, a word a seat; MatchError if there is none such.
    """
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        if quick:
            _without_animation(place)
        fresh_match.write(place, game, deal, kinds, options, False)
        return saves_of(place)


def _without_animation(place):
    from engine_mpy.store.savefile import Store
    from engine_mpy.store.settings import ANIMATION, Settings

    settings = Settings()
    settings.set(ANIMATION, 0)
    settings.save(Store(str(place / SAVES)))
