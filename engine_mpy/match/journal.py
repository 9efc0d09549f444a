"""A match as bytes and back: what is written after every action (SAVE_FORMAT.md).

The session calls `pack` and `unpack`; nothing here touches a file. The state is saved beside the
journal, so that going on needs no replay; the journal is replayed all the same, to know now and
not at the first undo that it leads there.
"""

from binascii import crc32

from engine_mpy.games.base import IllegalAction
from engine_mpy.match.match import BOT_STRONG, MAX_SEATS, NAME_BYTES, REVEALED
from engine_mpy.store.numbers import get, put

# What unpack answers.
OK = 0
NOT_THIS_GAME = 1  # or a number in it that the game cannot have
DAMAGED = 2  # lengths or the CRC of the state are wrong
IMPOSSIBLE = 3  # the actions are not legal one after another, or lead elsewhere

VERSION = 2  # of the newest payload understood; written where 1 will not do
REPLAYED = 200  # a longer journal is believed: so many actions take half a second on the chip

_KEY = 0
_SEATS = 1
_OPTIONS = 2
_DEAL = 4
_FLAGS = 7
_SERIAL = 8
_COUNT = 10
_STATE = 12
_KINDS = 14
_CRC = 20
_FIRST = 24
_ASSISTED = 1
_BASED = 2  # version 2: the state that the actions begin with comes last


def size(match):
    """The most bytes that a match of this game takes."""
    game = match.game
    return _FIRST + game.MAX_SEATS * NAME_BYTES + 2 * len(match.journal) + 2 * game.STATE_BYTES


def used(match):
    """How many bytes the match takes now."""
    states = 2 if match.based else 1
    return _FIRST + match.seats * NAME_BYTES + 2 * match.count + states * match.game.STATE_BYTES


def version(match):
    """The version of what `pack` writes of it."""
    return 2 if match.based else 1


def pack(match, into):
    """Write the match into a bytearray of `used` bytes or more; how many they were."""
    game = match.game
    into[_KEY] = game.KEY
    into[_SEATS] = match.seats
    put(into, _OPTIONS, 2, match.options)
    put(into, _DEAL, 3, match.deal)
    into[_FLAGS] = (_ASSISTED if match.assisted else 0) | (_BASED if match.based else 0)
    put(into, _SERIAL, 2, match.serial)
    put(into, _COUNT, 2, match.count)
    put(into, _STATE, 2, game.STATE_BYTES)
    into[_KINDS:_CRC] = match.kinds
    put(into, _CRC, 4, crc32(game.state))
    at = _copy(match.names, match.seats * NAME_BYTES, into, _FIRST)
    at = _copy(match.journal, match.count, into, at)
    at = _copy(match.marks, match.count, into, at)
    at = _copy(game.state, game.STATE_BYTES, into, at)
    if match.based:
        at = _copy(match.base, game.STATE_BYTES, into, at)
    return at


def unpack(match, data, n):
    """Make `match` what the first `n` bytes say: OK, or the reason why it cannot be.

    Unless it is OK the match must be started anew.
    """
    game = match.game
    if n < _FIRST or data[_KEY] != game.KEY:
        return NOT_THIS_GAME if n and data[_KEY] != game.KEY else DAMAGED
    seats = data[_SEATS]
    count = get(data, _COUNT, 2)
    if not _numbers_fit(match, data, seats, count):
        return NOT_THIS_GAME
    based = data[_FLAGS] & _BASED != 0
    journal = _FIRST + seats * NAME_BYTES
    state = journal + 2 * count
    base = state + game.STATE_BYTES
    if n != base + (game.STATE_BYTES if based else 0):
        return DAMAGED
    if crc32(memoryview(data)[state:base]) != get(data, _CRC, 4):
        return DAMAGED
    match.seats = seats
    match.count = count
    match.options = get(data, _OPTIONS, 2)
    match.deal = get(data, _DEAL, 3)
    match.serial = get(data, _SERIAL, 2)
    match.assisted = data[_FLAGS] & _ASSISTED != 0
    match.based = based
    match.kinds[:] = data[_KINDS:_CRC]
    _fill(match.names, data, _FIRST, journal)
    _fill(match.journal, data, journal, journal + count)
    _fill(match.marks, data, journal + count, state)
    _fill(match.base, data, base, n)
    match.epoch += 1
    if count > REPLAYED:
        game.events.clear()
    elif not _leads_there(match, data, state):
        return IMPOSSIBLE
    _fill(game.state, data, state, base)
    return OK


def _numbers_fit(match, data, seats, count):
    game = match.game
    if not game.MIN_SEATS <= seats <= game.MAX_SEATS or count > len(match.journal):
        return False
    if get(data, _STATE, 2) != game.STATE_BYTES or not 0 < get(data, _DEAL, 3) < 1000000:
        return False
    for seat in range(MAX_SEATS):
        if data[_KINDS + seat] > (BOT_STRONG if seat < seats else 0):
            return False
    return True


def _leads_there(match, data, state):
    """Play the journal: is every action legal, every mark as noted, the end as saved?"""
    game = match.game
    try:
        match.replay_into(game, 0)
        for i in range(match.count):
            seat = game.seat()
            game.apply(match.journal[i])
            if match.marks[i] != (seat | REVEALED if game.revealed else seat):
                return False
    except IllegalAction:
        return False
    for i in range(game.STATE_BYTES):
        if game.state[i] != data[state + i]:
            return False
    return True


def _copy(data, n, into, at):
    for i in range(n):
        into[at + i] = data[i]
    return at + n


def _fill(into, data, start, stop):
    """Bytes start .. stop of data, then zeros."""
    n = stop - start
    for i in range(len(into)):
        into[i] = data[start + i] if i < n else 0
