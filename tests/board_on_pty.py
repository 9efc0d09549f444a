"""A board on a pty: MicroPython's Unix port with littlefs on a file, for tools.flash to talk to.

tests/port_board.py is its other half. `cut` pulls the cable: the power and the line are gone.
"""

import os
import pty
import re
import select
import subprocess
import threading
import tty

from simulator.lab.flash import BLOCK
from tests.micropython_port import BINARY, ROOT

FRIENDLY, RAW = 10, 11
CTRL_C = b"\x03"


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
        self.asked, self.answers = os.pipe()
        self.ctrl_c = False  # typed, and no program asked for it yet
        self.process = None
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
            for thread in self.threads:
                thread.join(10)
            for end in (
                self.slave,
                self.master,
                self.typed,
                self.typing,
                self.asked,
                self.answers,
            ):
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
        self.process = subprocess.Popen(
            [BINARY, "-X", f"heapsize={self.heap}", str(ROOT / "tests/port_board.py"),
             str(self.image), str(BLOCK), str(self.cut_at and self.cut_at - self.writes),
             "1" if raw else "0", f"/dev/fd/{self.asked}"],
            env={"MICROPYPATH": f"{ROOT / 'tools/port'}:.frozen", "PATH": "/usr/bin:/bin"},
            stdin=self.typed, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
            pass_fds=[self.asked],
        )  # fmt: skip
        self.watching = threading.Thread(target=self._watch, args=[self.process], daemon=True)
        self.watching.start()

    def _watch(self, process):
        """The power goes when the flash says so."""
        for line in process.stderr:
            if line == b"?\n":
                typed, self.ctrl_c = self.ctrl_c, False
                with self.cutting:
                    if self.on:
                        os.write(self.answers, b"c" if typed else b".")
            elif line == b"cut\n":
                self.cut()
            else:
                self.writes += 1

    def _in(self):
        """From the line to the board. A Ctrl-C is for the program that runs, or for the REPL."""
        while self.on:
            if not select.select([self.master], [], [], 0.02)[0]:
                continue  # a read would not end with the cable
            try:
                data = os.read(self.master, 4096)
                self.ctrl_c |= CTRL_C in data
                os.write(self.typing, data)
            except OSError:
                if not self.on:
                    return

    def _out(self):
        """From the board to the line; starts it again after a soft reset."""
        while self.on:
            data = self.process.stdout.read(4096)
            if not data:
                code = self.process.wait()
                if not self.on:
                    return
                self.watching.join(10)  # all its writes are counted
                self._start(code == RAW)
                continue
            with self.heard:
                self.printed += data
                self.heard.notify_all()
            try:
                os.write(self.master, data)
            except OSError:
                return
