"""A disk in memory that fails at a chosen operation: stands in for `os` and `open` in savefile.

It keeps what a desktop keeps: opening for writing empties the file at once, every write is there
at once, a write that fails has written half. `cut` makes every later operation fail too.
"""

import errno


class PowerCut(BaseException):
    """The program ends here; nothing of it runs any more."""


class FaultyDisk:
    """One directory; `files` is name -> bytearray. Pass it as `os` and its open_file as `open`."""

    def __init__(self, replaces=True):
        self.files = {}
        self.done = []  # operations since the last `fail`
        self.at = -1
        self.error = None
        self.room = None  # bytes that fit, if not all
        self.read_only = False
        self.refuses = None  # an error that every write meets
        self.replaces = replaces  # does rename replace its target? Not on Windows

    def fail(self, at, error):
        """Let operation number `at` (from 0) raise; a PowerCut stays. -1: none does."""
        self.at = at
        self.error = error
        self.done = []

    def step(self, what, writes=False):
        """Count an operation, or fail in it."""
        number = len(self.done)
        self.done.append(what)
        if number == self.at or (isinstance(self.error, PowerCut) and -1 < self.at < number):
            raise self.error
        if writes and self.refuses:
            raise self.refuses
        if writes and self.read_only:
            raise OSError(errno.EROFS, "read-only")

    def mkdir(self, _path):
        self.step("mkdir", writes=True)
        raise OSError(errno.EEXIST, "exists")

    def listdir(self, _path):
        self.step("listdir")
        return sorted(self.files)

    def remove(self, path):
        self.step("remove", writes=True)
        del self.files[self.name(path)]

    def rename(self, old, new):
        self.step("rename", writes=True)
        old, new = self.name(old), self.name(new)
        if old not in self.files:
            raise OSError(errno.ENOENT, "not there")
        if new in self.files and not self.replaces:
            raise OSError(errno.EEXIST, "exists")
        self.files[new] = self.files.pop(old)

    def open_file(self, path, mode):
        name = self.name(path)
        self.step("open " + mode, writes=mode == "wb")
        if mode == "wb":
            self.files[name] = bytearray()
        elif name not in self.files:
            raise OSError(errno.ENOENT, "not there")
        return OpenFile(self, name)

    def take(self, name, data):
        """Append what there is room for."""
        if self.room is not None:
            free = self.room - sum(len(kept) for kept in self.files.values())
            if len(data) > free:
                self.files[name] += data[: max(free, 0)]
                raise OSError(errno.ENOSPC, "full")
        self.files[name] += data

    @staticmethod
    def name(path):
        directory, _, name = path.rpartition("/")
        assert directory == "disk", path
        return name


class OpenFile:
    """A file of a FaultyDisk, as far as the store uses one."""

    def __init__(self, disk, name):
        self.disk = disk
        self.name = name
        self.at = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def readinto(self, buffer):
        self.disk.step("read")
        data = self.disk.files[self.name][self.at : self.at + len(buffer)]
        buffer[: len(data)] = data
        self.at += len(data)
        return len(data)

    def write(self, data):
        try:
            self.disk.step("write", writes=True)
        except BaseException:
            self.disk.take(self.name, bytes(data)[: len(data) // 2])
            raise
        self.disk.take(self.name, bytes(data))

    def tell(self):
        return len(self.disk.files[self.name])

    def seek(self, at):
        self.disk.step("seek", writes=True)
        del self.disk.files[self.name][at:]  # what follows is written anew, and all of it

    def flush(self):
        self.disk.step("flush")

    def close(self):
        self.disk.step("close")
