"""What a console remembers of matches played: figures a variant, assisted matches apart.

The session records a match when it is over, the statistics screen reads. One file a game, bytes in
SAVE_FORMAT.md. Counts stop at 65,535. A match counts once, however often its end is saved.
"""

from micropython import const

from engine_mpy.match.match import PERSON
from engine_mpy.store.numbers import get, put

# Figures, as offsets in a record.
GAMES = const(0)
WINS = const(2)
STREAK = const(4)  # wins in a row until now
BEST_STREAK = const(6)
BEST_SCORE = const(8)  # of a win; figure() says -1 before the first
BEST_DISTANCE = const(10)

MOST_VARIANTS = 16  # of one game; beyond, the one played least gives way

_VARIANTS = const(2)
_FIRST = const(4)
_RECORD = const(12)
_VARIANT = const(26)  # options (2), a record, a record of assisted matches
_NO_SCORE = const(65535)


class Statistics:
    """The figures of the game called `name` (bytes); none until loaded."""

    def __init__(self, name):
        self._file = name + b"-stats"
        self._data = bytearray(_FIRST + MOST_VARIANTS * _VARIANT)
        self._winners = bytearray(6)

    def load(self, store):
        """Take over what is saved; what is no statistics is set aside by the store."""
        data = self._data
        n = store.load(self._file, data)
        while n > 0 and n != _FIRST + data[_VARIANTS] * _VARIANT:
            store.set_aside(self._file)
            n = store.load(self._file, data)
        for i in range(max(n, 0), len(data)):
            data[i] = 0

    def save(self, store):
        """Write them; True if it worked, else `store.message` says why not."""
        return store.save(self._file, self._data, _FIRST + self._data[_VARIANTS] * _VARIANT)

    def reset(self):
        """Forget the figures; not written until `save`. What was counted stays counted."""
        for i in range(2, len(self._data)):
            self._data[i] = 0

    def serial(self):
        """For `match.serial` of a match that begins: how many were recorded before it."""
        return get(self._data, 0, 2)

    def variants(self):
        """How many option variants have figures."""
        return self._data[_VARIANTS]

    def options(self, variant):
        """The option bits of variant 0 .. variants() - 1."""
        return get(self._data, _FIRST + variant * _VARIANT, 2)

    def figure(self, options, assisted, figure):
        """GAMES, WINS, ... of a variant, of assisted matches or of the others."""
        at = self._find(options)
        if at >= 0:
            value = get(self._data, at + 2 + (_RECORD if assisted else 0) + figure, 2)
            if figure == BEST_DISTANCE:
                return value & 255
            if figure != BEST_SCORE or value != _NO_SCORE:
                return value
        return -1 if figure == BEST_SCORE else 0

    def record_match(self, match):
        """Count a match that is over; False: it was counted before, or no person played."""
        if match.serial + 1 & 0xFFFF == self.serial():
            return False
        game = match.game
        n = game.winners(self._winners)
        persons = 0
        won = False
        best = 0
        for seat in range(match.seats):
            if match.kinds[seat] == PERSON:
                score = game.score(seat)
                if persons == 0 or (score < best if game.LOWER_WINS else score > best):
                    best = score
                persons += 1
                for i in range(n):
                    won = won or self._winners[i] == seat
        if persons == 0:
            return False
        distance = game.distance()
        options = match.options & game.VARIANTS
        self.record(options, won, best, distance, match.assisted, game.LOWER_WINS)
        put(self._data, 0, 2, match.serial + 1 & 0xFFFF)  # the file may be older than the match
        return True

    def record(self, options, won, score, distance, assisted, lower_wins=False):
        """Add one match to a variant: its score, a distance (0: the game has none)."""
        put(self._data, 0, 2, get(self._data, 0, 2) + 1 & 0xFFFF)
        at = self._find(options)
        if at < 0:
            at = self._add(options)
        at += 2 + (_RECORD if assisted else 0)
        self._count(at + GAMES)
        if self._data[at + BEST_DISTANCE] < distance:
            self._data[at + BEST_DISTANCE] = min(distance, 255)
        if not won:
            put(self._data, at + STREAK, 2, 0)
            return
        self._count(at + WINS)
        self._count(at + STREAK)
        streak = get(self._data, at + STREAK, 2)
        if streak > get(self._data, at + BEST_STREAK, 2):
            put(self._data, at + BEST_STREAK, 2, streak)
        best = get(self._data, at + BEST_SCORE, 2)
        score = max(0, min(score, _NO_SCORE - 1))
        if best == _NO_SCORE or (score < best if lower_wins else score > best):
            put(self._data, at + BEST_SCORE, 2, score)

    def _find(self, options):
        for variant in range(self._data[_VARIANTS]):
            if self.options(variant) == options:
                return _FIRST + variant * _VARIANT
        return -1

    def _add(self, options):
        """Room for a variant, at the end or in the place of the one played least."""
        variant = self._data[_VARIANTS]
        if variant == MOST_VARIANTS:
            variant = 0
            for other in range(1, MOST_VARIANTS):
                if self._played(other) < self._played(variant):
                    variant = other
        else:
            self._data[_VARIANTS] = variant + 1
        at = _FIRST + variant * _VARIANT
        for i in range(at, at + _VARIANT):
            self._data[i] = 0
        put(self._data, at, 2, options)
        put(self._data, at + 2 + BEST_SCORE, 2, _NO_SCORE)
        put(self._data, at + 2 + _RECORD + BEST_SCORE, 2, _NO_SCORE)
        return at

    def _played(self, variant):
        at = _FIRST + variant * _VARIANT + 2
        return get(self._data, at + GAMES, 2) + get(self._data, at + _RECORD + GAMES, 2)

    def _count(self, at):
        value = get(self._data, at, 2)
        if value < 65535:
            put(self._data, at, 2, value + 1)
