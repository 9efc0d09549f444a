"""Finishes an update: what tools.flash sent becomes the installed console, whole, or not at all.

boot.py calls finish() when a pack waits; tools.flash calls check, switch and finish over the
serial line. It needs no other module of ours and touches nothing but files that a manifest names;
the player's own (PLAYERS) are none. README.md beside it has the format of a pack.
"""

import binascii
import gc
import hashlib
import os

STAGED = "update.part"  # what is being sent, or was when the cable came off: of no account
PACK = "update.pack"  # complete and checked: from here there is no way but forward
PROBE = "update.dir"  # a folder that is made to see how they are counted
MANIFEST = "manifest.txt"  # what is installed
CODE = "code.bin"  # boot.py makes it of what is installed (code_file.py)
# A file is written under its name and this, then renamed. The two names are neighbours in their
# folder, where littlefs renames in one write; between two folders, or two halves of a large one,
# it needs two, and after a cut between them hides a third file until something is written.
ASIDE = "~"

MAGIC = b"CARD1\n"
HEAD = len(MAGIC) + 32  # and a SHA-256 of what follows, which is a zlib stream
TRIES = 3  # for a fault that passes
PLAYERS = ("saves", "console.json", "crash.txt", "crashes")
_CHUNK = 512
_NAME = 48  # bytes of a folder's pair that a file takes: name, date, where it lies
_ENOENT = 2
_EIO = 5


def finish(say=None):
    """Roll a waiting pack forward; True if there was one. May be cut anywhere and called again.

    `say(path)` is called before each file. OSError or MemoryError when a fault stays: the pack
    waits, and nothing of the console should be started before a later call has worked.
    """
    clear()
    if _size(PACK) < 0:
        return False
    left = TRIES
    while True:
        try:
            return _finish(say)
        except (OSError, MemoryError):
            left -= 1
            if not left:
                raise
            gc.collect()


def clear():
    """Remove what was sent in part. Even if there is nothing, littlefs then ends a rename that a
    cut left half done, so call this before anything is looked for. boot.py does the same."""
    for call, name in ((os.remove, STAGED), (os.rmdir, PROBE)):
        try:
            call(name)
        except OSError as error:
            if error.errno != _ENOENT:
                raise


def check(staged=STAGED):
    """ "" if the staged pack can be finished here, or why not; nothing is changed.

    "damaged": not as it was made. "missing PATH": neither in it nor on the device as it expects.
    "hidden PATH": a .py that nobody removes would be taken instead of our .mpy of that name.
    "room NEEDED FREE": in KB.
    """
    if not _whole(staged):
        return "damaged"
    with open(staged, "rb") as file:
        stream = _unpacked(file)
        entries = _read_manifest(stream, None)
        brought = _read_brought(stream, entries)
    if not brought:
        return "damaged"
    for i in range(len(entries)):
        path, digest, size = entries[i]
        if not brought[i] and not _holds(path, digest, size):
            return "missing " + path
        source = path[:-3] + "py"
        if path.endswith(".mpy") and _size(source) >= 0 and not _was_ours(source):
            return "hidden " + source
    block, _, blocks, _, free = os.statvfs(".")[:5]
    free = free + _counted_twice(free) if 0 <= free <= blocks else 0
    needed = room(entries, brought, _size, block)
    if needed > free:
        return "room " + str(needed * block // 1024) + " " + str(free * block // 1024)
    return ""


def switch(staged=STAGED):
    """As check; and if all is well, from now on the pack is what finish() will finish."""
    trouble = check(staged)
    if not trouble:
        os.rename(staged, PACK)
    return trouble


def room(entries, brought, size_of, block=4096):
    """Blocks that must be free for a roll forward to end, whatever happens in it.

    `entries`: (path, digest, bytes) of each file, in the order they are written, each whole beside
    the one it replaces, if `brought` of the same place is not 0; `size_of(path)`: bytes of what is
    there, -1 if nothing is.
    """
    inline = min(512, block // 8)  # a shorter file lies in its folder's own pair of blocks
    listed = {}  # bytes in the pairs of each folder, in the end
    grown = {}  # of these, what is new
    there = set()
    now = most = 110 * len(entries) // (block - 8) + 1  # the manifest
    for i in range(len(entries)):
        path, _, new = entries[i]
        folder, old = path.rpartition("/")[0], size_of(path)
        held = _NAME + (new if new <= inline else 0)
        held_before = _NAME + (old if old <= inline else 0) if old >= 0 else 0
        listed[folder] = listed.get(folder, _NAME) + held
        grown[folder] = grown.get(folder, 0) + max(0, held - held_before)
        if old >= 0 or not folder:
            there.add(folder)
        if brought[i]:
            now += new // (block - 8) + 1
            most = max(most, now)
            if new <= inline:
                now -= 1
            if old > inline:
                now -= (old + block - 1) // block
    pairs = 0
    for folder in listed:
        if folder not in there:
            pairs += 1 + listed[folder] // (block // 3)
        elif not folder or listed[folder] + inline + 2 * _NAME > block // 2:
            pairs += 1 + grown[folder] // (block // 3)  # a pair is split when it is half full
    return most + 2 * pairs + 8  # littlefs moves pairs that wear


def may_write(path):
    """Is this a path that an update may write or remove? The player's own files are not."""
    parts = path.split("/")
    return not ("" in parts or "." in parts or ".." in parts or parts[0] in PLAYERS)


def drop_code():
    """Remove what is made of the installed files: they will be others, and its room is wanted."""
    try:
        os.remove(CODE)
    except OSError as error:
        if error.errno != _ENOENT:
            raise


def _finish(say):
    if not (_whole(PACK) or _whole(PACK)):
        return _give_up()
    drop_code()
    with open(PACK, "rb") as file:
        stream = _unpacked(file)
        with open(MANIFEST + ASIDE, "wb") as copy:
            entries = _read_manifest(stream, copy)
        brought = _read_brought(stream, entries)
        if not brought:
            return _give_up()
        for i in range(len(entries)):
            if brought[i]:
                if say:
                    say(entries[i][0])
                _install(entries[i], stream)
    _remove_stale(entries)
    os.rename(MANIFEST + ASIDE, MANIFEST)
    os.remove(PACK)
    return True


def _give_up():
    """No pack of ours: nothing of it was done, and nothing will be."""
    print("update.pack is damaged and was removed: run make flash")
    os.remove(PACK)
    return False


def _whole(path):
    """Is it a pack of this format, as it was made?"""
    with open(path, "rb") as file:
        head = file.read(HEAD)
        return head[: len(MAGIC)] == MAGIC and _digest(file) == head[len(MAGIC) :]


def _unpacked(file):
    """The stream inside a pack."""
    import deflate  # the chip has it, CPython has not and never comes here

    gc.collect()
    file.seek(HEAD)
    return deflate.DeflateIO(file, deflate.ZLIB)


def _read_manifest(stream, copy):
    """[(path, digest, bytes)] of the lines up to an empty one, written to the file `copy` too."""
    entries = []
    while True:
        line = stream.readline()
        if line in (b"\n", b""):
            return entries
        if copy:
            copy.write(line)
        path = path_of(line)
        if path and may_write(path):
            parts = line.split(b" ", 2)
            entries.append((path, binascii.unhexlify(parts[0]), int(parts[1])))
        if len(entries) % 8 == 0:
            gc.collect()  # what is kept must lie close together, or nothing long fits any more


def path_of(line):
    """The path in a line of a manifest: SHA-256, bytes, path; "" if it is no such line."""
    parts = line.strip().split(b" ", 2)
    return str(parts[2], "utf-8") if len(parts) == 3 and len(parts[0]) == 64 else ""


def _read_brought(stream, entries):
    """A byte for each entry, 1 where its file follows; empty if there are others."""
    brought = bytearray(len(entries))
    at = 0
    while True:
        line = stream.readline()
        if line in (b"\n", b""):
            return brought
        path = str(line[:-1], "utf-8")
        while at < len(entries) and entries[at][0] != path:
            at += 1
        if at == len(entries):
            return b""
        brought[at] = 1
        if at % 8 == 0:
            gc.collect()


def _install(entry, stream):
    """Take the next file from the stream; write it aside, look at what was written, rename."""
    path, digest, left = entry
    buffer = bytearray(_CHUNK)
    whole = memoryview(buffer)
    out = None
    if not _holds(path, digest, left):
        _make_folders(path)
        out = open(path + ASIDE, "wb")
    try:
        while left:
            part = whole[: min(left, _CHUNK)]
            n = stream.readinto(part)
            if not n:
                raise OSError(_EIO)
            if out:
                out.write(part[:n])
            left -= n
    finally:
        if out:
            out.close()
    if out:
        if not _holds(path + ASIDE, digest, entry[2]):
            raise OSError(_EIO)
        os.rename(path + ASIDE, path)


def _holds(path, digest, size):
    """Is the file there with that content?"""
    if _size(path) != size:
        return False
    with open(path, "rb") as file:
        return _digest(file) == digest


def _digest(file):
    """SHA-256 of the rest of an open file."""
    digest = hashlib.sha256()
    buffer = bytearray(_CHUNK)
    whole = memoryview(buffer)
    while True:
        n = file.readinto(buffer)
        if not n:
            return digest.digest()
        digest.update(whole[:n])


def _size(path):
    """Bytes of a file, -1 if it is not there or is a folder."""
    try:
        found = os.stat(path)
    except OSError as error:
        if error.errno != _ENOENT:
            raise
        return -1
    return -1 if found[0] & 0x4000 else found[6]


def _counted_twice(free):
    """How many blocks of folders statvfs counted twice, as MicroPython does on littlefs."""
    os.mkdir(PROBE)
    taken = free - os.statvfs(".")[4]
    os.rmdir(PROBE)
    return 2 * _folders(".") if taken == 4 else 0


def _folders(folder):
    count = 0
    for entry in os.ilistdir(folder):
        if entry[1] & 0x4000:
            count += 1 + _folders(folder + "/" + entry[0])
    return count


def _is_folder(path):
    try:
        return bool(os.stat(path)[0] & 0x4000)
    except OSError:
        return False


def _make_folders(path):
    at = path.find("/")
    while at >= 0:
        if not _is_folder(path[:at]):
            os.mkdir(path[:at])
        at = path.find("/", at + 1)


def _is_listed(path, entries):
    for entry in entries:
        if entry[0] == path:
            return True
    return False


def _was_ours(path):
    """Does the manifest before name it?"""
    if _size(MANIFEST) < 0:
        return False
    with open(MANIFEST, "rb") as file:
        for line in file:
            if path_of(line) == path:
                return True
    return False


def _remove_stale(entries):
    """Remove what the manifest before names and this one does not, and folders left empty."""
    if _size(MANIFEST) < 0:
        return
    with open(MANIFEST, "rb") as file:
        for line in file:
            path = path_of(line)
            if path and may_write(path) and not _is_listed(path, entries) and _size(path) >= 0:
                os.remove(path)
                _remove_empty(path.rpartition("/")[0])


def _remove_empty(folder):
    while folder:
        try:
            os.rmdir(folder)
        except OSError:
            return  # something is in it
        folder = folder.rpartition("/")[0]
