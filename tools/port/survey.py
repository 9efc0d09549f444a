"""Run on the board by tools.flash: what lies on it, and taking in a pack."""

import binascii
import hashlib
import os
import sys


def survey(folder=""):
    """Print a tuple a line: path, bytes (-1: a folder), SHA-256 of what could be ours or ""."""
    for entry in os.ilistdir(folder or "."):
        path = folder + "/" + entry[0] if folder else entry[0]
        if entry[1] & 0x4000:
            print(repr((path, -1, "")))
            survey(path)
        else:
            ours = folder.split("/")[0] in ("engine_mpy", "hardware") or path.endswith("py")
            print(repr((path, os.stat(path)[6], _sha256(path) if ours else "")))


def _sha256(path):
    digest = hashlib.sha256()
    buffer = bytearray(512)
    whole = memoryview(buffer)
    with open(path, "rb") as file:
        while True:
            n = file.readinto(buffer)
            if not n:
                return str(binascii.hexlify(digest.digest()), "ascii")
            digest.update(whole[:n])


def take(path, n):
    """Write `n` bytes that come as lines of base64, a dot for each line."""
    with open(path, "wb") as file:
        while n:
            data = binascii.a2b_base64(sys.stdin.readline())
            file.write(data)
            n -= len(data)
            print(end=".")
