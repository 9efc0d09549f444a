"""The console in a text terminal: half-block characters or braille, keys of the terminal.

Works over ssh and in tmux. The terminal is given back as it was, whatever ends the run.
"""

import atexit
import os
import select
import shutil
import signal
import sys
import termios
import time
import tty

from simulator.front import Front
from simulator.picture import HEIGHT, WIDTH, braille, half_blocks
from simulator.tty_keys import FILM, HELP, QUIT, REDRAW, SHOT, Presses, Reader

ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J"  # own screen, no cursor, no wrapping
PIXELS, TEXT = "\x1b[97;40m", "\x1b[0m"  # light on dark, whatever the terminal's colours are
LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l"
BLOCKS = (WIDTH, HEIGHT // 2)
DOTS = (WIDTH // 2, HEIGHT // 4)
FOOT = 2  # lines of text under the picture
DRAW_US = 33_000
ESC_S = 0.03


class TerminalError(Exception):
    """This is no terminal to play in; says what to do."""


class Terminal(Front):
    """`dots`: True braille, False half-blocks, None what fits."""

    def __init__(self, *args, dots: bool | None = None, **settings):
        super().__init__(*args, **settings)
        self.dots = dots
        self._reader, self._presses = Reader(), Presses(self.handheld.key)
        self._saved: list | None = None
        self._shown: list[str] = []
        self._size = (0, 0)
        self._last_picture, self._last_words = b"", ""
        self._drawn_us, self._key_s = 0, 0.0

    # taking and giving back

    def open(self) -> None:
        """Raw keys, own screen."""
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise TerminalError(
                "the input or the output is no terminal; use --window or --headless"
            )
        self._in, self._out = sys.stdin.fileno(), sys.stdout.fileno()
        self._saved = termios.tcgetattr(self._in)
        atexit.register(self.close)
        self.handle(signal.SIGTSTP, self._suspend)
        self.handle(signal.SIGWINCH, self._resized)
        self._take()

    def close(self) -> None:
        """Give the terminal back; may be called twice."""
        if self._saved is None:
            return
        self._give_back()
        self._saved = None
        atexit.unregister(self.close)

    def _take(self):
        tty.setraw(self._in, termios.TCSANOW)
        mode = termios.tcgetattr(self._in)
        mode[3] |= termios.ISIG  # Ctrl-C and Ctrl-Z stay what they are, even if the program hangs
        termios.tcsetattr(self._in, termios.TCSANOW, mode)
        self._write(ENTER)
        self._resized()

    def _give_back(self):
        try:
            self._write(LEAVE)
            if self._saved is not None:
                termios.tcsetattr(self._in, termios.TCSANOW, self._saved)
        except (OSError, termios.error):
            pass  # the terminal is gone

    def _suspend(self, number, frame):
        self._give_back()
        with self.world.standing_still():
            os.kill(os.getpid(), signal.SIGSTOP)
        self._take()

    def _resized(self, *signal_and_frame):
        self._shown = []
        self._last_picture = b""
        self._size = (0, 0)

    # the console's turn

    def turn(self) -> None:
        """Read keys, show what changed."""
        self._read_keys()
        now = self.world.now_us
        self._presses.step(now)
        if now - self._drawn_us >= DRAW_US or not self._shown:
            self._drawn_us = now
            self._draw()

    def _read_keys(self):
        keys = []
        if select.select([self._in], [], [], 0)[0]:
            data = os.read(self._in, 1024)
            if not data:
                self.leaving = True  # the terminal is gone
            keys = self._reader.feed(data)
            self._key_s = time.monotonic()
        elif time.monotonic() - self._key_s > ESC_S:
            keys = self._reader.pause()
        for key in keys:
            if key == QUIT:
                self.leaving = True
            elif key == SHOT:
                self.screenshot()
            elif key == FILM:
                self.toggle_film()
            elif key == REDRAW:
                self._resized()
        presses = [key for key in keys if isinstance(key, int)]
        if presses:
            self._presses.feed(presses, self.world.now_us)

    # drawing

    def _draw(self):
        picture, words = self.handheld.picture(), self.words()
        if (picture, words) == (self._last_picture, self._last_words):
            return
        self._last_picture, self._last_words = picture, words
        if self._size == (0, 0):
            self._size = shutil.get_terminal_size()
            self._write("\x1b[0m\x1b[2J")
        columns, lines = self._size
        shown, left = self._lines(picture, words, columns, lines)
        changes = []
        for y, line in enumerate(shown):
            if y >= len(self._shown) or self._shown[y] != line:
                colours = TEXT if y >= len(shown) - FOOT else PIXELS
                changes.append(f"\x1b[{y + 1};{left + 1}H{colours}{line}")
        if changes:
            self._write("".join(changes))
        self._shown = shown

    def _lines(self, picture, words, columns, lines):
        """What the terminal shows, and how far from its left edge."""
        dots = self.dots
        if dots is None:
            dots = columns < BLOCKS[0] or lines < BLOCKS[1] + 1
        width, height = DOTS if dots else BLOCKS
        if columns < width or lines < height:
            advice = "" if dots else ", or start with --braille"
            text = f"too small: {columns}x{lines}, needs {width}x{height + FOOT}{advice}"
            return [text[:columns]], 0
        body = braille(picture) if dots else half_blocks(picture)
        left = (columns - width) // 2
        room = columns - left
        foot = [text[:room].ljust(room) for text in (words, HELP)]
        return body + foot[: lines - height], left

    def _write(self, text):
        data = text.encode()
        while data:
            data = data[os.write(self._out, data) :]
