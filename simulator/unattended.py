"""`--headless`: plays a script, or a match of bots, and leaves pictures and a line of results."""

import json
import sys
import zlib
from pathlib import Path

from simulator import recorder
from simulator.headless import AFTER, Headless
from simulator.script import KEYS, LONGEST, ScriptError, parse
from simulator.spectator import Spectator
from simulator.speech import Speaker
from simulator.witness import Witness


def run(asked, disk: Path) -> int:
    """Do what the command line asked for; the exit code. ScriptError for a bad script."""
    moments, length = parse(_script(asked))
    shots = (asked.shots or Path.cwd()).resolve()
    png, gif = (path and path.resolve() for path in (asked.png, asked.gif))
    witness, film = Witness(), recorder.Film()
    spectator = Spectator(witness, asked.game) if asked.game and _only_bots(asked) else None
    sayer = _Sayer(witness, asked)

    def each_frame(run):
        if gif:
            film.add(run.handheld.picture(), run.world.now_us)
        if spectator:
            spectator.frame(run)
        if asked.cues or asked.speak:
            sayer.frame(run)

    until = LONGEST if spectator else length + AFTER
    headless = Headless(
        moments,
        until if asked.frames is None else asked.frames,
        asked.controller,
        board=asked.board,
        on_picture=lambda name, picture: recorder.save_png(picture, shots / f"{name}.png"),
        on_frame=each_frame,
    )
    headless.handheld.hold(KEYS.index(name) for name in asked.held)
    picture = headless.run(disk, asked.main, None if asked.main else witness.watch)
    if png:
        recorder.save_png(picture, png)
    if gif:
        film.save_gif(gif, headless.world.now_us)
    if asked.json:
        match = (spectator and spectator.result) or witness.result()
        print(json.dumps(match | _run(headless, picture)))
    if spectator and spectator.stalled:
        print("simulator: the match did not go on; see --png and --gif", file=sys.stderr)
        return 1
    return 0


class _Sayer:
    """Prints each cue as it begins, or writes it to a file: the frame and its text; speaks it."""

    def __init__(self, witness, asked):
        self.witness = witness
        self.speaker = Speaker(wait=True) if asked.speak else None
        self.prints = asked.cues == "-"
        self.path = None if asked.cues in (None, "-") else Path(asked.cues).resolve()
        self._write("", "w")
        self._last = (0, "")

    def _write(self, text, mode):
        if self.path is None:
            return
        try:
            with self.path.open(mode, encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise ScriptError(f"cannot write the cues to {self.path}: {error}") from None

    def frame(self, run):
        player = getattr(self.witness.console, "cues", None)
        said = (player.started, self.witness.cue()) if player else (0, "")
        if said != self._last:
            self._last = said
            line = f"{run.frame:7} {said[1]}"
            if self.prints:
                print(line)
            self._write(line + "\n", "a")
            if self.speaker:
                self.speaker.follow(self.witness)


def _only_bots(asked):
    return "person" not in (asked.seats or "person").split(",")


def _script(asked) -> str:
    if asked.script is None:
        return asked.press or ""
    try:
        return asked.script.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScriptError(f"cannot read the script {asked.script}: {error}") from None


def _run(headless, picture) -> dict:
    return {
        "frames": headless.frame,
        "wire_bytes": headless.world.wire_bytes,
        "transactions": headless.world.transactions,
        "picture_crc": zlib.crc32(picture),
    }
