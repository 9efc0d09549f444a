"""A tiny game for the tests of the match: seats take turns to wait, to draw or to show a card."""

from engine_mpy.games import base
from engine_mpy.games.events import EVERYONE

WAIT, DRAW, SHOW = 0, 1, 2
SAID = 40  # a = seat


class TakeTurns(base.Game):
    """Twelve turns. DRAW tells its card to the seat alone, SHOW to everybody."""

    NAME = b"turns"
    KEY = 99
    MAX_SEATS = 4
    STATE_BYTES = 16  # seats, turns, then what each turn did
    MOST_ACTIONS = 3
    LONGEST = 12

    def deal(self, number, seats, options):
        self.state[:] = bytes(16)
        self.state[0] = seats
        self.events.clear()
        self.events.post(base.DEALT, EVERYONE)

    def seat(self):
        turns = self.state[1]
        return turns % self.state[0] if turns < 12 else base.NOBODY

    def legal(self, out):
        out[:3] = b"\x00\x01\x02"
        return 0 if self.over() else 3

    def apply(self, action):
        if self.over() or not 0 <= action <= SHOW:
            raise base.IllegalAction("wait, draw or show")
        seat = self.seat()
        self.revealed = action != WAIT
        if action == DRAW:
            self.events.post(base.DREW, seat, seat, 7)
        else:
            self.events.post(SAID, EVERYONE, seat, action)
        self.state[2 + self.state[1]] = action + 1
        self.state[1] += 1

    def view_for(self, seat, into):
        into.state[:] = self.state

    def score(self, seat):
        return 0

    def winners(self, out):
        return 0
