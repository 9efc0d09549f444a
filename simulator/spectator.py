"""Watches a match of bots to its end through the real screens, pressing A where the console waits.

For `--headless --game ... --seats bot`. It never touches the match: bots act, screens follow.
"""

from simulator.headless import Headless

DOWN, A = 1, 4
PRESS = 3  # frames a key is held
WAIT = 60  # frames without an action before A is pressed (again)
STILL = 75  # frames without a change of picture, after the end: its screen is there
LAST_LOOK = 1_500  # frames after the end, at most
PATIENCE = 6_000  # frames without an action: two minutes


class Spectator:
    """`frame` is the `on_frame` of a Headless run; `stalled` if the match did not go on."""

    def __init__(self, witness, game: str):
        self.witness = witness
        self.game = game
        self.result: dict = {}  # of the match when it was over
        self.stalled = False
        self._count, self._since, self._end = -1, 0, 0
        self._picture, self._changed = b"", 0

    def frame(self, run: Headless) -> None:
        """Call each frame."""
        match = self.witness.match
        if self.result:
            self._after_the_end(run)
            return
        if match is not None and match.seats and match.game.over():
            self.result, self._end = self.witness.result(), run.frame
            return
        count = match.count if match is not None else -1
        if count != self._count:
            self._count, self._since = count, run.frame
        quiet = run.frame - self._since
        if quiet > PATIENCE:
            self.stalled = True
            run.leave()
        wanted = DOWN if self.witness.rows_to(self.game) > 0 else A
        for key in (A, DOWN):
            run.handheld.key(key, key == wanted and quiet >= WAIT and quiet % WAIT < PRESS)

    def _after_the_end(self, run):
        run.handheld.key(A, False)
        picture = run.handheld.picture()
        if picture != self._picture:
            self._picture, self._changed = picture, run.frame
        if run.frame - self._changed >= STILL or run.frame - self._end >= LAST_LOOK:
            run.leave()
