"""A match in the lab with its table in front: for the tests that press and interrupt there.

The saves are written on the desktop, the console on the emulated chip goes on with them.
"""

from simulator.device_files import device_files
from simulator.lab.lab import Lab
from simulator.lab.play import SAVES, fresh_saves
from simulator.script import KEYS

A = KEYS.index("A")


def at_table(image, game, kinds, options=0, deal=1, quick=True):
    """A Lab whose person looks at the table; `quick`: without animation."""
    lab = Lab(image, device_files() | fresh_saves(game, kinds, options, deal, quick))
    lab.boot()
    lab.settle()
    shown = lab.panel.data_bytes
    lab.tap(A)
    assert lab.until(lambda: lab.panel.data_bytes > shown + 300, 3000), "the table does not open"
    lab.settle()
    return lab


def journal(lab, directory, game):
    """The actions of the match as it lies on the flash now."""
    from engine_mpy.match.session import Session
    from engine_mpy.store.savefile import Store
    from engine_mpy.store.settings import Settings

    place = directory / SAVES
    place.mkdir(exist_ok=True)
    for path in place.iterdir():
        path.unlink()
    for name, data in lab.files().items():
        if name.startswith(SAVES + "/"):
            (directory / name).write_bytes(data)
    session = Session(Store(str(place)), Settings())
    session.open(game.encode())
    assert session.resume(), "no match on the flash can be read"
    return bytes(session.match.journal[: session.match.count])
