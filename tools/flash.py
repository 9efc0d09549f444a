"""Puts the console on a board: sends what changed, checks it there, switches over last.

`make flash` runs it. A pulled cable at any moment leaves the old version or the new one; running
it again finishes the job. What is on the board and not the console's stays as it is.
"""

import argparse
import base64
import sys
from collections.abc import Callable

from mpremote.transport import TransportExecError

from engine_mpy.version import VERSION
from firmware import update
from simulator.device_files import FIRMWARE, CompileError, device_files
from tools import flash_board, flash_plan
from tools.flash_board import Board, Trouble
from tools.flash_plan import Found, Plan

READY = "console ready " + str(VERSION, "ascii")
READY_S = 60.0  # of which it takes ten to make code.bin
PART = 48_000  # bytes of files
LINE = 768  # bytes in a line of base64
Say = Callable[[str], None]


def main(arguments: list[str] | None = None) -> int:
    """Flash; 0, or the exit code of what went wrong (tools/README.md lists them)."""
    asked = _parser().parse_args(arguments)
    try:
        try:
            flash(asked, _say)
        except TransportExecError as error:
            raise failed(error.error_output) from None
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return trouble.code
    except KeyboardInterrupt:
        print(f"\nStopped. The board has the old version or the new; {AGAIN}", file=sys.stderr)
        return flash_board.LOST
    return 0


AGAIN = "run `make flash` again to finish."


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.flash", description=__doc__)
    parser.add_argument("--port", help="the board's serial port; found by itself if there is one")
    parser.add_argument("--dry-run", action="store_true", help="tell all, change nothing")
    parser.add_argument(
        "--replace", action="store_true", help="overwrite a program that is not the console"
    )
    parser.add_argument(
        "--in-parts",
        action="store_true",
        help="where too little room is left; until the last part is there, nothing plays",
    )
    parser.add_argument(
        "--wait", type=float, default=READY_S, metavar="SECONDS", help="for the console to start"
    )
    return parser


def _say(text: str) -> None:
    print(text, flush=True)


def flash(asked: argparse.Namespace, say: Say) -> None:
    """All of it, as asked; Trouble when something is in the way."""
    board = Board(asked.port or flash_board.find())
    try:
        say(f"{board.port}: {board.facts}")
        files = _files(board.facts.march)
        if _waits(board):
            say("An update was cut. The board brings it to its end, as at every power-on.")
            if asked.dry_run:
                return
            _finish(board, len(files), say)
        found = _prepare(board, asked.dry_run)
        plan = flash_plan.make(files, found)
        part = PART if asked.in_parts else None
        packs = flash_plan.packs(plan, files, found, board.facts.march, part)
        tell(plan, files, found, sum(len(pack) for _, pack in packs), say)
        refuse(plan, files, found, max(len(pack) for _, pack in packs), asked.replace)
        if asked.dry_run:
            say("Dry run: nothing was changed. The console starts again.")
        elif plan.send or plan.stale or not found.manifest:
            board.run("drop_code()")
            for number, (count, pack) in enumerate(packs):
                if len(packs) > 1:
                    say(f"Part {number + 1} of {len(packs)}.")
                _install(board, pack, count, say)
        else:
            say("Nothing to do: all of it is there.")
        _start(board, asked.dry_run, asked.wait, say)
    finally:
        board.close()


def _waits(board: Board) -> bool:
    """Is there an update that was switched to and did not come to its end?"""
    return board.run(f"import os\nprint({update.PACK!r} in os.listdir())").strip() == "True"


def _finish(board: Board, count: int, say: Say) -> None:
    """Bring it to its end, `count` files at most."""
    board.run((FIRMWARE / "update.py").read_text(encoding="utf-8"))
    board.run("finish(lambda path: print(end='.'))", Progress("Writing", count, say).dots)


def _prepare(board: Board, dry_run: bool) -> Found:
    """The board ready for an update, and what lies on it."""
    board.empty()
    board.run((FIRMWARE / "update.py").read_text(encoding="utf-8"))
    if not dry_run:
        board.run("clear()")
    return survey(board)


def _files(march: str) -> dict[str, bytes]:
    try:
        return device_files(march)
    except CompileError as error:
        raise Trouble(flash_board.NO_FILES, str(error)) from None


def failed(traceback: str) -> Trouble:
    """What to do about an exception on the board."""
    lines = [line.strip() for line in traceback.strip().splitlines()]
    last = "; ".join(lines[-2:]) or "no reason given"
    if "28" in last or "ENOSPC" in last:
        return Trouble(flash_board.NO_ROOM, f"The board's file system is full ({last}); {AGAIN}")
    return Trouble(
        flash_board.DAMAGED,
        f"On the board: {last}. The old version starts, or the new one; {AGAIN}",
    )


def survey(board: Board) -> Found:
    """What lies on the board."""
    printed = board.run("survey()")
    space = board.ask("tuple(os.statvfs('.'))")
    manifest = b""
    if f"('{update.MANIFEST}'," in printed:
        manifest = board.run(f"print(open('{update.MANIFEST}').read(), end='')").encode()
    return Found.read(printed, manifest, space)


def tell(plan: Plan, files: dict[str, bytes], found: Found, pack: int, say: Say) -> None:
    """What is there and what will happen, for people."""
    kb = found.block / 1024
    say(f"Free: {found.free * kb:.0f} KB. On the board: {len(plan.same)} of {len(files)} files.")
    say(f"To send: {len(plan.send)} files, {pack / 1000:.1f} kB packed.")
    for title, paths in (
        ("Changed or new", plan.send if len(plan.send) <= 12 else []),
        ("Removed, no longer part of the console", plan.stale),
        ("Not the console's, left alone", plan.left),
    ):
        if paths:
            say(f"{title}: {', '.join(paths)}")


def refuse(plan: Plan, files: dict[str, bytes], found: Found, pack: int, replace: bool) -> None:
    """Trouble if something is in the way of the plan."""
    if plan.shadows:
        rows = "\n".join(
            f"  {other} would be taken instead of {ours}: mpremote rm -r :{other}"
            for other, ours in plan.shadows
        )
        raise Trouble(flash_board.NO_ROOM, f"Remove (or keep a copy of) what hides ours:\n{rows}")
    if plan.blocked:
        raise Trouble(
            flash_board.NO_ROOM,
            f"In the way, a folder where a file belongs or a file where a folder does: "
            f"{', '.join(plan.blocked)}. Remove it: mpremote rm -r :{plan.blocked[0]}",
        )
    if plan.replaced and not replace:
        raise Trouble(
            flash_board.NO_ROOM,
            f"Another program is on the board: {', '.join(plan.replaced)}. Keep a copy "
            f"(mpremote cp :{plan.replaced[0]} .), then run: make flash ARGS=--replace",
        )
    needed = flash_plan.blocks(plan, files, found, pack)
    if needed > found.free and (plan.send or plan.stale):
        kb = found.block // 1024
        raise Trouble(flash_board.NO_ROOM, no_room(needed * kb, found.free * kb, plan.left))


def no_room(needed: int, free: int, left: list[str]) -> str:
    """What to do where there is too little room; sizes in KB."""
    mine = f" Of these, what you do not need may go: {', '.join(left)}." if left else ""
    return (
        f"Too little room on the board: {needed} KB are needed while the old version is still "
        f"there, {free} are free.{mine} In parts it may fit (make flash ARGS=--in-parts: saves "
        "stay, but until the last part is there the console does not play). "
        "Images other than RPI_PICO's leave less room for files; that one leaves 1,408 KB and "
        f"runs on all boards here: {flash_board.GET_IMAGE}."
    )


def _install(board: Board, pack: bytes, count: int, say: Say) -> None:
    """Send, check and switch over, finish."""
    lines = [base64.b64encode(pack[at : at + LINE]) + b"\n" for at in range(0, len(pack), LINE)]
    progress = Progress("Sending", len(lines), say)
    board.send(f"take({update.STAGED!r}, {len(pack)})", lines, progress.at)
    trouble = board.run("print(switch())").strip()
    if trouble:
        raise not_switched(trouble)
    say("All hashes are right. Switching over; from here the board finishes by itself.")
    _finish(board, max(count, 1), say)


def not_switched(trouble: str) -> Trouble:
    """What to do about what switch() of update.py found; the old version is as it was."""
    word, _, rest = trouble.partition(" ")
    if word == "room":
        needed, free = rest.split()
        return Trouble(flash_board.NO_ROOM, no_room(int(needed), int(free), []))
    if word == "hidden":
        return Trouble(
            flash_board.NO_ROOM, f"{rest} hides ours: mpremote rm :{rest}, then {AGAIN}"
        )
    return Trouble(
        flash_board.DAMAGED,
        f"What arrived is not what was sent ({trouble}). The old version stays; {AGAIN}",
    )


def _start(board: Board, dry_run: bool, wait_s: float, say: Say) -> None:
    say("Starting. After an update that takes ten seconds longer, once.")
    heard = board.restart("" if dry_run else READY, wait_s)
    if heard:
        raise Trouble(
            flash_board.NOT_READY,
            f"All files are on the board, but it did not say `{READY}` within {wait_s:g} s. It "
            f"said:\n{heard.strip()[-2000:]}\nUnplug it, plug it in again; hold A for safe mode.",
        )
    if not dry_run:
        say(f"{READY}. Have fun.")


class Progress:
    """Tells how far something is, a tenth at a time."""

    def __init__(self, what: str, total: int, say: Say):
        self.what, self.total, self.say = what, total, say
        self.done = self.tenths = 0

    def at(self, done: int) -> None:
        """So many of the total are done."""
        self.done = done
        tenths = 10 * done // self.total
        if tenths != self.tenths:
            self.tenths = tenths
            self.say(f"{self.what}: {10 * tenths} %")

    def dots(self, printed: bytes) -> None:
        """One is done for each dot."""
        for _ in range(printed.count(b".")):
            self.at(self.done + 1)


if __name__ == "__main__":
    sys.exit(main())
