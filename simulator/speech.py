"""`--speak`: the words of the cues, spoken by espeak-ng where it is installed.

cli.py and unattended.py make one Speaker; a new cue cuts the one before, as on the console. It
only listens: nothing waits for it but a headless run, which has no real time of its own.
"""

import shutil
import subprocess

PROGRAMS = ("espeak-ng", "espeak")
VOICES = ("fr", "en")


class SpeechError(Exception):
    """Nothing here can speak; says what to install."""


class Speaker:
    """`say` speaks; SpeechError when it is made where no program can."""

    def __init__(self, wait: bool = False):
        found = [path for path in map(shutil.which, PROGRAMS) if path]
        if not found:
            raise SpeechError(
                "--speak needs espeak-ng, and it is not on the PATH: install it"
                " (Debian: apt install espeak-ng; macOS: brew install espeak-ng), or use --cues"
            )
        self.program = found[0]
        self.wait = wait
        self._running: subprocess.Popen | None = None
        self._last: tuple[int, str] = (0, "")

    def say(self, text: str, language: int) -> None:
        """Speak; what is being spoken stops at once."""
        self.stop()
        if not text:
            return
        words = [self.program, "-v", VOICES[language], "--", text]
        quiet = subprocess.DEVNULL
        self._running = subprocess.Popen(words, stdin=quiet, stdout=quiet, stderr=quiet)
        if self.wait:
            self._running.wait()

    def stop(self) -> None:
        """Be silent."""
        if self._running:
            if self._running.poll() is None:
                self._running.terminate()
            self._running.wait()
            self._running = None

    def follow(self, witness) -> str:
        """What the console sounds, spoken when it is something new; its text."""
        said = witness.cue()
        player = getattr(witness.console, "cues", None)
        if player and (player.started, said) != self._last:
            self._last = (player.started, said)
            self.say(said, witness.console.settings.language)
        return said
