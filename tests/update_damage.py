"""Packs that are damaged, foreign or do not fit what is there; runs under MicroPython.

test_update_cuts.py calls it: micropython update_damage.py OLD_PACK NEW_PACK; "ok" if all is well.
"""

import sys

import update  # firmware/update.py

from tests.littlefs_rig import (
    PLAYERS,
    Disk,
    blank,
    install,
    installed,
    mount,
    put,
    read,
    stage,
    tree,
    unmount,
)


def main():
    first, second = read(sys.argv[1]), read(sys.argv[2])
    image = blank(4096, 60)
    old = installed(image, 4096, first)
    mount(Disk(image, 4096))
    damaged = [second[:-1], second + b"x", second[:20], b"", b"CARD2" + second[5:]]
    for at in range(0, len(second), 1000):
        damaged.append(second[:at] + bytes([second[at] ^ 1]) + second[at + 1 :])
    for pack in damaged:
        stage(pack)
        if update.switch() != "damaged":
            raise RuntimeError("a damaged pack was taken")
        put(update.PACK, pack)
        if update.finish() or tree() != old:
            raise RuntimeError("a damaged pack was not only removed")
    update.os.remove("hardware/__init__.mpy")
    stage(second)
    if update.switch() != "missing hardware/__init__.mpy":
        raise RuntimeError("it counts on a file that is not there")
    put("hardware/__init__.mpy", old["hardware/__init__.mpy"])
    stale = b"0" * 64 + b" 1 engine_mpy/console.py\n"
    for path in ("update.py", "engine_mpy/console.py"):
        put(path, b"x = 1")
        stage(second)
        if update.switch() != "hidden " + path:
            raise RuntimeError(path + " would hide ours, and is not refused")
        update.os.remove(path)
    put("engine_mpy/console.py", b"x = 1")  # unless it was ours, so it goes
    put(update.MANIFEST, old[update.MANIFEST] + stale)
    stage(second)
    if update.check():
        raise RuntimeError("a stale file is in the way")
    update.os.remove("engine_mpy/console.py")
    # A manifest that somebody wrote: what it names of the player's stays, what is no line is none.
    lines = b"".join(b"0" * 64 + b" 1 " + path.encode() + b"\n" for path in PLAYERS)
    put(update.MANIFEST, b"\xff\xfe\n\n" + lines + b"0" * 64 + b" 1 ../boot.py\nabc")
    install(second)
    found = tree()
    for path in ("saves/pitaouf.a", "saves/settings.b", "console.json", "crash.txt"):
        if found.get(path) != PLAYERS[path]:
            raise RuntimeError(path + " was touched")
    unmount()
    print("ok")


main()
