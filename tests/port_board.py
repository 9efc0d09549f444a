"""MicroPython's Unix port as a board with a raw REPL on stdin and stdout; runs under MicroPython.

board_on_pty.py starts it: micropython port_board.py IMAGE BLOCK_BYTES CUT_AT RAW ANSWERS. Its
flash is the file IMAGE with littlefs on it. At write number CUT_AT of the flash (0: never) it says
so on stderr and stands still until it is killed; it says each other write as well. RAW "1": after
a soft reset in the raw REPL, so main.py does not run. It ends with FRIENDLY or RAW where the chip
resets softly, and is started again.

Ctrl-C is no signal here: the port raises it wherever it stands, in the middle of littlefs or of a
collection too, and is broken then. A chip waits until the bytecode goes on. So this board asks "?"
on stderr whenever a program prints or sleeps, and reads "c" or "." from the file ANSWERS; where a
program or a REPL reads what is typed, it finds the Ctrl-C there.
"""

import builtins
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
        sys.print_exception(error)
        return False
    return True


class Line:
    """What is typed: byte by byte for the REPLs; a Ctrl-C for programs, that print or sleep."""

    def __init__(self, answers):
        self.answers = open(answers, "rb")  # noqa: SIM115 -- until it is killed

    def take(self):
        """A byte; KeyboardInterrupt for Ctrl-C. The end of the line is the end of the board."""
        byte = sys.stdin.buffer.read(1)
        if not byte:
            sys.exit(0)
        if byte == b"\x03":
            self.typed()  # no program shall be ended by it a second time
            raise KeyboardInterrupt
        return byte

    def readline(self):
        """For a program: as `take`, until the line is whole."""
        line = b""
        while line[-1:] != b"\n":
            line += self.take()
        return line.decode()

    def typed(self):
        """Was Ctrl-C typed since this was asked last?"""
        sys.stderr.write("?\n")
        return self.answers.read(1) == b"c"

    def looking(self, call):
        """The function `call`, and then a look for Ctrl-C."""

        def called(*arguments, **named):
            result = call(*arguments, **named)
            if self.typed():
                raise KeyboardInterrupt
            return result

        return called

    def install(self):
        """From here on programs can be interrupted."""
        builtins.print = self.looking(print)
        names = {name: getattr(time, name) for name in dir(time) if name[0] != "_"}
        for name in ("sleep", "sleep_ms"):
            names[name] = self.looking(names[name])
        sys.modules["time"] = type("time", (), names)
        names = {name: getattr(sys, name) for name in dir(sys) if name[0] != "_"}
        sys.modules["sys"] = type("sys", (), names | {"stdin": self})


def soft_reset(mode):
    out(b"\r\nMPY: soft reboot\r\n")
    sys.exit(mode)


def paste(take):
    """Raw paste mode: the code that comes, with flow control; take() gives its bytes."""
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
        sys.print_exception(error, said)
    out(b"\x04" + said.getvalue().encode() + b"\x04>")


class Repl:
    """The two REPLs. `step` is called again after a Ctrl-C."""

    def __init__(self, names, raw, take):
        self.names = names
        self.take = take
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
        byte = self.take()
        if byte == b"\x01":
            self.switch(True)
        elif not self.raw:
            if byte == b"\x04":
                soft_reset(FRIENDLY)
        elif byte == b"\x02":
            self.switch(False)
        elif byte == b"\x05":
            self.take(), self.take()
            execute(paste(self.take), self.names)
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
    line = Line(sys.argv[5])
    vfs.umount("/")
    vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")
    sys.path[:] = ["", ".frozen", "/lib"]
    line.install()
    names = {"__name__": "__main__"}
    try:
        if run_file("boot.py", names, RAW if raw else FRIENDLY) and not raw:
            run_file("main.py", names, FRIENDLY)
    except KeyboardInterrupt:
        pass
    repl = Repl(names, raw, line.take)
    while True:
        try:
            while True:
                repl.step()
        except KeyboardInterrupt:
            repl.code = bytearray()


main()
