"""How the last match was set up: the game, and for each game options, seats and kinds; people.

The set-up screen offers it again and writes it when a match begins. A person has a name and some
wishes of his own, kept by seat. Bytes in SAVE_FORMAT.md.
"""

NAME = b"setup"
MAX_SEATS = 6
NAME_BYTES = 10  # of a player's name, ISO 8859-15, filled up with zeros
GAMES = 8  # keys 1 .. 8

_RECORD = 10  # seats, options (2), kinds (6), one to spare
_NAMES = 2 + GAMES * _RECORD
_WISHES = _NAMES + MAX_SEATS * NAME_BYTES
_SIZE = _WISHES + MAX_SEATS

# Wishes of a person, bits.
CARNET = 1  # Gang de castors: show what this seat has rightly seen
BY_TOUCH = 2  # with others at the table: tell its hidden cards by the motor
BY_EAR = 4  # and by the buzzer as well


class LastSetup:
    """All of it, empty until loaded: key 0, no seats."""

    def __init__(self):
        self._data = bytearray(_SIZE)
        self.names = bytearray(MAX_SEATS * NAME_BYTES)

    def load(self, store):
        """Take over what is saved. Values are those of some match: check them against the game."""
        data = self._data
        n = store.load(NAME, data)
        if n != _WISHES and n != _SIZE:
            n = 0
        for i in range(n, _SIZE):
            data[i] = 0
        self.names[:] = data[_NAMES:_WISHES]

    def save(self, store):
        """Write it; True if it worked, else `store.message` says why not."""
        data = self._data
        data[_NAMES:_WISHES] = self.names
        size = _WISHES
        for i in range(_WISHES, _SIZE):
            if data[i]:
                size = _SIZE  # who wishes nothing leaves the file as consoles before wrote it
        return store.save(NAME, data, size)

    def wishes(self, seat):
        """The wishes of the person who sits there: CARNET, ..."""
        return self._data[_WISHES + seat]

    def wish(self, seat, bits):
        """Note them; `save` writes them."""
        self._data[_WISHES + seat] = bits

    def key(self):
        """The KEY of the game played last, 0: none."""
        return self._data[0]

    def seats(self, key):
        """How many seats the last match of a game had, 0: it was never played."""
        return self._data[2 + (key - 1) * _RECORD]

    def options(self, key):
        """Its option bits."""
        at = 2 + (key - 1) * _RECORD
        return self._data[at + 1] | self._data[at + 2] << 8

    def kind(self, key, seat):
        """PERSON or a bot level (match.py) of a seat."""
        return self._data[2 + (key - 1) * _RECORD + 3 + seat]

    def choose(self, key, options):
        """Note option bits for the next match of a game."""
        at = 2 + (key - 1) * _RECORD
        self._data[at + 1] = options & 255
        self._data[at + 2] = options >> 8 & 255

    def forget(self, key):
        """As if the game had never been played."""
        for i in range(_RECORD):
            self._data[2 + (key - 1) * _RECORD + i] = 0

    def differs(self, key, seats, kinds):
        """Was another game, or this one with other seats, played last?"""
        if self.key() != key or self.seats(key) != seats:
            return True
        for seat in range(seats):
            if self.kind(key, seat) != kinds[seat]:
                return True
        return False

    def keep(self, key, options, seats, kinds):
        """Note a match that begins."""
        data = self._data
        at = 2 + (key - 1) * _RECORD
        data[0] = key
        data[at] = seats
        data[at + 1] = options & 255
        data[at + 2] = options >> 8 & 255
        for seat in range(MAX_SEATS):
            data[at + 3 + seat] = kinds[seat] if seat < seats else 0
