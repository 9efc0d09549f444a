"""Compares what should lie on the board with what does: what to send, to remove, to leave alone.

tools.flash calls it. It knows lists, and no device.
"""

import ast
from dataclasses import dataclass, field

from firmware import update
from tools import flash_pack

FOLDER = -1


@dataclass(frozen=True)
class Found:
    """What a survey of the board says: {path: (bytes or FOLDER, SHA-256 or "")}."""

    files: dict[str, tuple[int, str]]
    manifest: list[str]  # the paths it names, so ours
    block: int = 4096
    free: int = 0  # blocks

    @classmethod
    def read(cls, printed: str, manifest: bytes, space: tuple) -> "Found":
        """From what survey.py printed, the manifest's bytes, and os.statvfs.

        MicroPython's statvfs counts each folder of littlefs twice (update.check measures that).
        """
        rows = (ast.literal_eval(line) for line in printed.splitlines() if line.strip())
        files = {path: (size, digest) for path, size, digest in rows}
        twice = 2 * sum(size == FOLDER for size, _ in files.values())
        free = space[4] + twice if 0 <= space[4] <= space[2] else 0
        made = files.pop(update.CODE, (0, ""))[0]
        free += -(-made // space[0])  # it goes before an update, and is made again after it
        return cls(files, flash_pack.listed(manifest), space[0], free)

    def size(self, path: str) -> int:
        """Bytes of a file, -1 if there is none."""
        return self.files.get(path, (FOLDER, ""))[0]


@dataclass
class Plan:
    """What an update would do, and what is in its way."""

    send: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)  # ours once: removed
    replaced: list[str] = field(default_factory=list)  # sent, and not ours what is there
    shadows: list[tuple[str, str]] = field(default_factory=list)  # (what Python would take, ours)
    blocked: list[str] = field(default_factory=list)  # a folder where a file should be, or so
    left: list[str] = field(default_factory=list)  # not ours


def make(files: dict[str, bytes], found: Found) -> Plan:
    """What brings a board to `files`."""
    plan = Plan()
    ours = set(found.manifest)
    for path in flash_pack.order(files):
        size, digest = found.files.get(path, (None, ""))
        if size == len(files[path]) and digest == flash_pack.digest(files[path]):
            plan.same.append(path)
            continue
        plan.send.append(path)
        if size == FOLDER:
            plan.blocked.append(path)
        elif size is not None and path not in ours:
            plan.replaced.append(path)
    plan.stale = [path for path in found.manifest if path in found.files and path not in files]
    plan.shadows = list(_shadows(files, found, set(plan.stale)))
    folders = {folder for path in files for folder in _folders(path)}
    plan.blocked += sorted(path for path in folders if found.size(path) >= 0)
    known = (
        files.keys()
        | set(plan.stale)
        | {update.MANIFEST, update.STAGED, update.PACK, update.CODE + update.ASIDE}
    )
    plan.left = sorted(
        path for path, (size, _) in found.files.items() if size != FOLDER and path not in known
    )
    return plan


def packs(
    plan: Plan, files: dict[str, bytes], found: Found, march: str, part: int | None = None
) -> list[tuple[int, bytes]]:
    """(files in it, pack) of the update: one, or if `part` is given several, of so many bytes each
    before they are packed. The first of several takes main.py away, the last one brings it."""
    wanted = flash_pack.entries_of(files)
    groups = [plan.send]
    if part is not None:
        paths = [path for path in plan.send if path not in flash_pack.LAST]
        groups = list(_groups([*paths, *flash_pack.LAST], files, part))
    standing = {
        path: (found.files[path][1], found.files[path][0])
        for path in [*found.manifest, *plan.same]
        if path in found.files and path not in flash_pack.LAST
    }
    made = []
    for group in groups:
        standing |= {path: wanted[path] for path in group}
        entries = wanted if group is groups[-1] else standing
        brought = {path: files[path] for path in group}
        made.append((len(group), flash_pack.pack(entries, brought, march)))
    return made


def _groups(paths, files, part):
    """The paths in their order, in groups; main.py in the last one."""
    group: list[str] = []
    for path in paths:
        if group and sum(len(files[each]) for each in group) + len(files[path]) > part:
            yield group
            group = []
        group.append(path)
    yield group


def blocks(plan: Plan, files: dict[str, bytes], found: Found, pack: int) -> int:
    """Blocks that must be free to send a pack of so many bytes and to roll all forward."""
    entries = [(path, b"", len(files[path])) for path in flash_pack.order(files)]
    brought = bytes(path in plan.send for path, _, _ in entries)
    needed = pack // (found.block - 8) + 1
    return needed + update.room(entries, brought, found.size, found.block)


def _folders(path):
    at = path.find("/")
    while at >= 0:
        yield path[:at]
        at = path.find("/", at + 1)


def _shadows(files, found, stale):
    """MicroPython takes a folder before x.py, and x.py before x.mpy."""
    made = {folder for path in files for folder in _folders(path)}
    for path in files:
        if path.endswith(".mpy"):
            module = path.removesuffix(".mpy")
            for other in (module, f"{module}.py"):
                size = found.files.get(other, (None, ""))[0]
                if size is None or other in stale or other in files:
                    continue
                if (size == FOLDER) == (other == module) and other not in made:
                    yield other, path
