"""A board on a pty: MicroPython's Unix port with littlefs on a file, for tools.flash to talk to.

tests/port_board.py is its other half. `cut` pulls the cable: the power and the line are gone.
"""

import os
import pty
import re
import select
import signal
import subprocess
import threading
import tty

from simulator.lab.flash import BLOCK
from tests.micropython_port import BINARY, ROOT

FRIENDLY, RAW = 10, 11
CTRL_C = b"\x03"
SEEN_S = 5.0


class PortBoard:
    """Powered on while it is open. `port` is the name of its line, `printed` all it has said."""

    def __init__(self, image, cut_at=0, heap="4m"):
        self.image, self.cut_at, self.heap = image, cut_at, heap
        self.printed = b""
        self.writes = 0  # of the flash
        self.heard = threading.Condition()
        self.master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        self.port = os.ttyname(self.slave)
        # What is typed waits here, also while the board starts anew, as on the chip.
        self.typed, self.typing = os.pipe()
        self.process = None
        self.up = threading.Event()
        self.seen = threading.Event()  # the last interrupt
        self.on = True
        self.cutting = threading.Lock()
        self._start(raw=False)
        self.threads = [
            threading.Thread(target=target, daemon=True) for target in (self._in, self._out)
        ]
        for thread in self.threads:
            thread.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.cut()

    def cut(self):
        """The cable comes off."""
        with self.cutting:
            if not self.on:
                return
            self.on = False
            self.process.kill()
            self.seen.set()
            for thread in self.threads:
                thread.join(10)
            for end in (self.slave, self.master, self.typed, self.typing):
                os.close(end)

    def wait_for(self, text, timeout_s=60):
        """True once it has printed `text`."""
        with self.heard:
            return self.heard.wait_for(lambda: text in self.printed, timeout_s)

    def settled(self, timeout_s=60):
        """True once it has come to the console, or to the REPL."""
        with self.heard:
            return self.heard.wait_for(
                lambda: re.search(rb"console ready .*\n|>>> ", self.printed), timeout_s
            )

    def _start(self, raw):
        self.up.clear()
        self.process = subprocess.Popen(
            [BINARY, "-X", f"heapsize={self.heap}", str(ROOT / "tests/port_board.py"),
             str(self.image), str(BLOCK), str(self.cut_at and self.cut_at - self.writes),
             "1" if raw else "0"],
            env={"MICROPYPATH": f"{ROOT / 'tools/port'}:.frozen", "PATH": "/usr/bin:/bin"},
            stdin=self.typed, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
        )  # fmt: skip
        self.watching = threading.Thread(target=self._watch, args=[self.process], daemon=True)
        self.watching.start()

    def _watch(self, process):
        """The power goes when the flash says so."""
        for line in process.stderr:
            if line == b"up\n":
                self.up.set()
            elif line == b"i\n":
                self.seen.set()
            elif line == b"cut\n":
                self.cut()
            else:
                self.writes += 1

    def _in(self):
        """From the line to the board; Ctrl-C interrupts it."""
        while self.on:
            if not select.select([self.master], [], [], 0.02)[0]:
                continue  # a read would not end with the cable
            try:
                data = os.read(self.master, 4096)
                for number, part in enumerate(re.split(CTRL_C + b"+", data)):
                    if number:
                        self._interrupt()
                    os.write(self.typing, part)
            except OSError:
                if not self.on:
                    return

    def _interrupt(self):
        """One Ctrl-C. The Unix port ends at a second one that comes before it saw the first."""
        process = None
        while self.on and (process is None or process.poll() is not None):
            self.up.wait(10)  # the one before was on its way out: this one is meant
            process = self.process
            self.seen.clear()
            process.send_signal(signal.SIGINT)
            self.seen.wait(SEEN_S)  # or it is a program that does not care

    def _out(self):
        """From the board to the line; starts it again after a soft reset."""
        while self.on:
            data = self.process.stdout.read(4096)
            if not data:
                code = self.process.wait()
                if not self.on:
                    return
                self.watching.join(10)  # all its writes are counted
                self.up.clear()
                self.seen.set()
                # Another code: a Ctrl-C came where the port cannot take one. A board would be
                # at its REPL, so this one is.
                self._start(code != FRIENDLY)
                continue
            with self.heard:
                self.printed += data
                self.heard.notify_all()
            try:
                os.write(self.master, data)
            except OSError:
                return
