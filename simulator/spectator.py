"""Watches a match of bots to its end through the real screens, pressing A where the console waits.

For `--headless --game ... --seats bot`. It never touches the match: bots act, screens follow.
"""

from simulator.headless import Headless

A = 4
PRESS = 3  # frames a key is held
WAIT = 60  # frames without an action before A is pressed (again)
LAST_LOOK = 100  # frames after the end, for its screens
PATIENCE = 6_000  # frames without an action: two minutes


class Spectator:
    """`frame` is the `on_frame` of a Headless run; `stalled` if the match did not go on."""

    def __init__(self, witness):
        self.witness = witness
        self.result: dict = {}  # of the match when it was over
        self.stalled = False
        self._count, self._since, self._end = -1, 0, 0

    def frame(self, run: Headless) -> None:
        """Call each frame."""
        match = self.witness.match
        if self.result:
            run.handheld.key(A, False)
            if run.frame - self._end >= LAST_LOOK:
                run.leave()
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
        run.handheld.key(A, quiet >= WAIT and quiet % WAIT < PRESS)
