"""MicroPython's Unix port as a board with a raw REPL on stdin and stdout; runs under MicroPython.

board_on_pty.py starts it: micropython port_board.py IMAGE BLOCK_BYTES CUT_AT RAW. Its flash is the
file IMAGE with littlefs on it. At write number CUT_AT of the flash (0: never) it says so on stderr
and stands still until it is killed; it says each other write as well. RAW "1": after a soft
reset in the raw REPL, so main.py does not run. It ends with FRIENDLY or RAW where the chip resets
softly, and is started again.
"""

import io
import sys
import time

import machine  # noqa: F401 -- stand-ins, while they can still be found
import rp2  # noqa: F401
import vfs

FRIENDLY, RAW = 10, 11
BANNER = "raw REPL; CTRL-B to exit\r\n>"
WINDOW = 256


class Flash:
    """A block device on a file."""

    def __init__(self, path, block_bytes, cut_at):
        self.file = open(path, "r+b")  # noqa: SIM115 -- until it is killed
        self.block_bytes = block_bytes
        self.blocks = self.file.seek(0, 2) // block_bytes
        self.cut_at = cut_at
        self.writes = 0

    def readblocks(self, block, buffer, offset=0):
        self.file.seek(block * self.block_bytes + offset)
        self.file.readinto(buffer)

    def writeblocks(self, block, buffer, offset=0):
        self.write(block * self.block_bytes + offset, buffer)

    def ioctl(self, command, argument):
        if command == 4:
            return self.blocks
        if command == 5:
            return self.block_bytes
        if command == 6:
            self.write(argument * self.block_bytes, b"\xff" * self.block_bytes)
        return 0

    def write(self, at, data):
        self.writes += 1
        cut = self.writes == self.cut_at
        sys.stderr.write("cut\n" if cut else "w\n")
        self.file.seek(at)
        self.file.write(data[: len(data) // 2] if cut else data)
        while cut:
            time.sleep(1)


def out(data):
    sys.stdout.buffer.write(data)


def take():
    """A byte; the end of the line is the end of the board."""
    byte = sys.stdin.buffer.read(1)
    if not byte:
        sys.exit(0)
    return byte


def run_file(name, names, mode):
    """As MicroPython runs boot.py and main.py: True if it went through. `mode`: after a reset."""
    try:
        with open(name) as file:
            source = file.read()
    except OSError:
        return True
    try:
        exec(compile(source, name, "exec"), names)
    except SystemExit:
        soft_reset(mode)
    except BaseException as error:
        interrupted(error)
        sys.print_exception(error)
        return False
    return True


def interrupted(error):
    """Say that a Ctrl-C was seen: two before that would end the port."""
    if isinstance(error, KeyboardInterrupt):
        sys.stderr.write("i\n")


def soft_reset(mode):
    out(b"\r\nMPY: soft reboot\r\n")
    sys.exit(mode)


def paste():
    """Raw paste mode: the code that comes, with flow control."""
    out(b"R\x01" + bytes([WINDOW & 255, WINDOW >> 8]) + b"\x01")
    code = bytearray()
    while True:
        byte = take()
        if byte == b"\x04":
            out(b"\x04")
            return bytes(code)
        code.extend(byte)
        if len(code) % WINDOW == 0:
            out(b"\x01")


def execute(code, names):
    said = io.StringIO()
    try:
        exec(compile(code, "<stdin>", "exec"), names)
    except SystemExit:
        soft_reset(RAW)
    except BaseException as error:
        interrupted(error)
        sys.print_exception(error, said)
    out(b"\x04" + said.getvalue().encode() + b"\x04>")


class Repl:
    """The two REPLs. An interrupt may come anywhere in them: `step` is called again."""

    def __init__(self, names, raw):
        self.names = names
        self.code = bytearray()
        self.raw = raw
        self.greeted = False

    def switch(self, raw):
        self.raw = raw
        self.greeted = False

    def step(self):
        """Say where we are, or take one byte of the line."""
        if not self.greeted:
            self.greeted = True
            self.code = bytearray()
            out(BANNER.encode() if self.raw else b"MicroPython (a test's board)\r\n>>> ")
            return
        byte = take()
        if byte == b"\x01":
            self.switch(True)
        elif not self.raw:
            if byte == b"\x04":
                soft_reset(FRIENDLY)
        elif byte == b"\x02":
            self.switch(False)
        elif byte == b"\x05":
            take(), take()
            execute(paste(), self.names)
        elif byte != b"\x04":
            self.code.extend(byte.strip(b"\r") if not self.code else byte)
        elif self.code:
            code, self.code = bytes(self.code), bytearray()
            out(b"OK")
            execute(code, self.names)
        else:
            soft_reset(RAW)


def main():
    flash = Flash(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
    raw = sys.argv[4] == "1"
    vfs.umount("/")
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
    sys.path[:] = ["", ".frozen", "/lib"]
    names = {"__name__": "__main__"}
    try:
        sys.stderr.write("up\n")  # from here it can be interrupted
        if run_file("boot.py", names, RAW if raw else FRIENDLY) and not raw:
            run_file("main.py", names, FRIENDLY)
    except KeyboardInterrupt as error:
        interrupted(error)
    repl = Repl(names, raw)
    while True:
        try:
            while True:
                repl.step()
        except KeyboardInterrupt as error:
            interrupted(error)
            repl.code = bytearray()


main()
