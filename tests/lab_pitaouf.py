"""A whole Pitaouf by presses: written down in the headless simulator, played again in the lab.

The presses are drawn by tests/mpy/press_pitaouf.py, which looks at the screens; a list of
(milliseconds to wait, key) is left of them, and that is all the lab gets.
"""

from simulator.headless import Headless
from simulator.lab.play import FRAME_MS, SAVES
from simulator.script import DOWN_FRAMES, KEYS
from simulator.witness import Witness
from tests.mpy.press_pitaouf import Presser

A = KEYS.index("A")
GAP = 12  # frames between two presses at least
GREETING, LAST_LOOK = 40, 60  # frames
PATIENCE = 3000


def settings_without_animation(directory):
    from engine_mpy.store.savefile import Store
    from engine_mpy.store.settings import ANIMATION, Settings

    settings = Settings()
    settings.set(ANIMATION, 0)
    settings.save(Store(str(directory / SAVES)))


class Scribe:
    """Plays on a Headless run and notes (frames since the press before, key).

    It ends when `until` actions are done and saved, or (None) when the end is on the screen.
    """

    def __init__(self, witness, until=None):
        self.witness = witness
        self.until = until
        self.presser = None
        self.notes = []
        self.state = b""  # of the game, when it ended
        self.last = 0
        self.end = None

    def frame(self, run):
        if self.notes and run.frame == self.last + DOWN_FRAMES:
            run.handheld.key(self.notes[-1][1], False)
        if self.end is not None:
            if run.frame >= self.end:
                run.leave()
        elif run.frame >= self.last + (GAP if self.notes else GREETING):
            self._next(run)

    def _next(self, run):
        console = self.witness.console
        if not self.notes:
            self._press(run, A)  # go on with the match
            return
        if not console.stack.screens[0].module.startswith("table_pitaouf"):
            return
        match = self.witness.match
        self.presser = self.presser or Presser(console, 1, False)
        if self.presser.over() or self.until is not None and match.count >= self.until:
            self.state = bytes(match.game.state)
            self.end = run.frame + LAST_LOOK
        elif (key := self.presser.press()) >= 0:
            self._press(run, key)

    def _press(self, run, key):
        self.notes.append((run.frame - self.last, key))
        self.last = run.frame
        run.handheld.key(key, True)


def write_down(directory, until=None):
    """Play the match saved in `directory` from power-on; the scribe, and the last picture."""
    witness = Witness()
    scribe = Scribe(witness, until)
    headless = Headless((), PATIENCE, on_frame=scribe.frame)
    picture = headless.run(directory, watch=witness.watch)
    assert scribe.end is not None, "no end in sight"
    return scribe, picture


def replay(lab, notes):
    """From power-on, the same presses; the last picture, at rest."""
    lab.boot()
    for frames, key in notes:
        lab.run((frames - DOWN_FRAMES) * FRAME_MS)
        lab.settle(40)
        lab.tap(key, DOWN_FRAMES * FRAME_MS, 0)
    lab.run(LAST_LOOK * FRAME_MS)
    return lab.settle()


def saved_match(directory):
    """What the saves say of the match: state and actions."""
    from engine_mpy.match.session import Session
    from engine_mpy.store.savefile import Store
    from engine_mpy.store.settings import Settings

    session = Session(Store(str(directory / SAVES)), Settings())
    session.open(b"pitaouf")
    assert session.resume()
    match = session.match
    return bytes(match.game.state), bytes(match.journal[: match.count])
