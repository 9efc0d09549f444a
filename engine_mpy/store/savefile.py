"""Files that outlive a cut: two generations, each with its length, version, sequence and CRCs.

Settings, statistics and the match in play are kept through it. A disk that is full, read-only or
broken never raises out of here: `message` says so and the game goes on in memory. It knows the
bytes of a header (SAVE_FORMAT.md) and nothing of what is inside.
"""

import os

from engine_mpy.store import generation
from engine_mpy.text import ids_store as ids

NO_MESSAGE = -1
LONGEST = 65535  # bytes of payload
KEPT_ASIDE = 4  # damaged files a name; more would fill the flash

_SLOTS = (".a", ".b")
_TROUBLE = (OSError, MemoryError)  # made once: where memory is short no tuple can be made

# What is known of a name: the good generation newest on the disk as sequence * 2 + slot, or
_NONE = generation.NONE
_LOST = -2  # nothing good, and something bad was set aside
_LOCKED = -3  # written by a newer console: not ours to touch
_UNKNOWN = -4  # not looked at yet

# errno, the same numbers on every system this runs on.
_EPERM = 1
_ENOENT = 2
_EACCES = 13
_ENOSPC = 28
_EROFS = 30


class Store:
    """The files of one directory (made if it is not there). Names are bytes or str, a-z and -."""

    def __init__(self, directory):
        self.directory = self._directory = directory.rstrip("/")
        self._header = bytearray(generation.HEADER_BYTES)
        self._scratch = bytearray(128)
        self._known = {}
        self._trouble = NO_MESSAGE  # the last save failed
        self._report = NO_MESSAGE  # something was found and set aside
        self.owing = (
            False  # the last save did not get to its end; for who sees Ctrl-C come out of it
        )
        self.version = 0  # of the payload loaded last
        try:
            os.mkdir(self._directory)
        except OSError:
            pass  # it is there, or the first save will say what is wrong

    @property
    def message(self):
        """A text id for the player, or NO_MESSAGE (-1). Failed saves come first."""
        if self._trouble != NO_MESSAGE:
            return self._trouble
        return self._report

    def seen(self):
        """The player has read `message`. That a save failed stays so until one works."""
        if self._trouble == NO_MESSAGE:
            self._report = NO_MESSAGE

    def saved(self, name, version=1):
        """How long the newest good generation is: what `load` would answer, without reading it."""
        return self._load(_plain(name), None, version)

    def load(self, name, into, version=1):
        """Read the newest good generation into the bytearray `into`; its length.

        0: nothing is saved. -1: something is, and cannot be used; `message` says why. `version` is
        the newest payload the caller understands; `self.version` becomes the one found.
        """
        return self._load(_plain(name), into, version)

    def save(self, name, data, length, version=1):
        """Make the first `length` bytes of `data` the newest generation; True if it is written.

        Whatever goes wrong, the generation before it stays. A file of a newer console is left
        alone: False.
        """
        if not 0 <= length <= LONGEST:
            raise ValueError("a save holds 0 to 65535 bytes")
        return self._save(_plain(name), data, length, version)

    def erase(self, name, version=1):
        """Make the name hold nothing (an empty generation, as safe as a save); True if done."""
        return self._save(_plain(name), b"", 0, version)

    def set_aside(self, name, version=1, message=ids.SAVE_DAMAGED):
        """Keep the newest generation under another name: its bytes are sound, their meaning not.

        The caller may then load what was before it. `message` says what was wrong.
        """
        name = _plain(name)
        try:
            newest = self._look(name, version, False)
            if newest >= 0:
                self._set_aside(name, newest & 1, message)
        except _TROUBLE:
            self._report = ids.SAVE_UNREADABLE

    def _path(self, name, tail):
        return self._directory + "/" + name + tail

    def _load(self, name, into, version):
        lost = False
        try:
            newest = self._look(name, version, False)
            while newest >= 0:
                length = self._read(name, newest & 1, into)
                if length >= 0:
                    return length
                lost = True
                self._set_aside(name, newest & 1, ids.SAVE_DAMAGED)
                newest = self._look(name, version, False)
        except _TROUBLE:
            self._report = ids.SAVE_UNREADABLE
            return -1
        return 0 if newest == _NONE and not lost else -1

    def _save(self, name, data, length, version):
        slot = -1
        self.owing = True
        try:
            newest = self._known.get(name, _UNKNOWN)
            if newest == _UNKNOWN:
                newest = self._look(name, version, True)
            if newest == _LOCKED:
                self._trouble = ids.SAVE_FUTURE
                return False
            slot = 1 - (newest & 1) if newest >= 0 else 0
            sequence = (newest >> 1) + 1 & 0xFFFF
            if newest != _NONE or length:  # nothing is there already
                self._write(name, slot, sequence, data, length, version)
            self.owing = False
        except _TROUBLE as error:
            self._trouble = _why(error)
            self._tidy(name, slot, version)
            return False
        self._trouble = NO_MESSAGE
        return True

    def _look(self, name, version, to_write):
        """Inspect both generations, set bad ones aside; what is known of the name then."""
        self._known.pop(name, None)
        first = self._inspect(name, 0, version)
        second = self._inspect(name, 1, version)
        if first == generation.FUTURE or second == generation.FUTURE:
            self._report = ids.SAVE_FUTURE
            return _LOCKED
        free = True
        if first <= generation.DAMAGED:
            free = self._deal_with(name, 0, first, second, to_write)
        if second <= generation.DAMAGED:
            free = self._deal_with(name, 1, second, first, to_write) and free
        newest = generation.newer(first, second)
        if newest == _NONE and first == generation.EMPTY and second == generation.EMPTY:
            self._report = ids.SAVE_DAMAGED  # a cut leaves one so; a disk that lost both
            first = generation.DAMAGED
        if free:
            self._known[name] = newest
        if newest == _NONE and (first <= generation.DAMAGED or second <= generation.DAMAGED):
            return _LOST
        return newest

    def _deal_with(self, name, slot, status, other, to_write):
        """A slot is bad, `other` is the other slot's status. True if it is free for a save now."""
        if status == generation.UNREADABLE and not to_write:
            self._report = ids.SAVE_UNREADABLE  # it may be read again another day
            return False
        message = ids.SAVE_FOREIGN if status == generation.FOREIGN else ids.SAVE_DAMAGED
        if other >= 0:
            message = ids.SAVE_OTHER_COPY
        try:
            self._set_aside(name, slot, message)
        except OSError:
            self._report = message
            if to_write:
                raise
            return False
        return True

    def _set_aside(self, name, slot, message):
        """Rename a slot to name.badN; of more than KEPT_ASIDE the oldest goes."""
        start = name + ".bad"
        count = 0
        lowest = 0
        highest = 0
        for entry in os.listdir(self._directory):
            if entry.startswith(start) and entry[len(start) :].isdigit():
                number = int(entry[len(start) :])
                count += 1
                highest = max(highest, number)
                if lowest == 0 or number < lowest:
                    lowest = number
        if count >= KEPT_ASIDE:
            try:
                os.remove(self._path(name, ".bad" + str(lowest)))
            except OSError:
                pass  # one more is better than losing the new one
        os.rename(self._path(name, _SLOTS[slot]), self._path(name, ".bad" + str(highest + 1)))
        self._known.pop(name, None)
        self._report = message

    def _inspect(self, name, slot, version):
        """The sequence of a good generation, or what is wrong with it. MemoryError passes."""
        try:
            file = open(self._path(name, _SLOTS[slot]), "rb")
        except OSError as error:
            return generation.ABSENT if error.errno == _ENOENT else generation.UNREADABLE
        try:
            try:
                return generation.check(file, name, version, self._header, self._scratch)
            finally:
                file.close()
        except OSError:
            return generation.UNREADABLE

    def _read(self, name, slot, into):
        """The payload of a slot that was found good; -1 if it is not any more or does not fit."""
        header = self._header
        with open(self._path(name, _SLOTS[slot]), "rb") as file:
            n = file.readinto(header)
            length = generation.length(header)
            if into is None:
                return length
            if n < generation.HEADER_BYTES or length > len(into):
                return -1
            payload = memoryview(into)[:length]
            if length and file.readinto(payload) != length:
                return -1
        if not generation.holds(header, payload):
            return -1
        self.version = header[5]
        return length

    def _write(self, name, slot, sequence, data, length, version):
        payload = memoryview(data)[:length]
        header = self._header
        generation.fill(header, name, version, sequence, payload)
        stop = None
        file = open(self._path(name, _SLOTS[slot]), "wb")
        try:
            file.write(header)
            file.write(payload)
            file.flush()
        except Exception:
            _close(file)
            raise
        except BaseException as interrupt:  # Ctrl-C: to end it is faster than to begin it anew
            stop = interrupt
            if file.tell() != generation.HEADER_BYTES + length:
                file.seek(0)
                file.write(header)
                file.write(payload)
        file.close()
        self._known[name] = sequence * 2 + slot
        self.owing = False
        if stop is not None:
            raise stop

    def _tidy(self, name, slot, version):
        """What a failed save left half written is no generation, nor damage to report later."""
        if slot < 0:
            return
        try:
            if self._inspect(name, slot, version) == generation.DAMAGED:
                os.remove(self._path(name, _SLOTS[slot]))
        except _TROUBLE:
            pass  # the next start sets it aside


def _plain(name):
    return name if isinstance(name, str) else name.decode()


def _close(file):
    try:
        file.close()
    except OSError:
        pass  # it failed before, and that was reported


def _why(error):
    """The text for a save that failed."""
    number = error.errno if isinstance(error, OSError) else 0
    if number == _ENOSPC:
        return ids.SAVE_FULL
    if number == _EROFS or number == _EACCES or number == _EPERM:
        return ids.SAVE_READ_ONLY
    return ids.SAVE_FAILED
