"""What the window and the terminal share: leaving, screenshots, films, the line of text below."""

import signal
import time
from collections.abc import Callable
from pathlib import Path

from simulator import recorder
from simulator.handheld import Handheld, PowerOff

ENDINGS = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")  # the program ends in order, and saves
SAID_S, MOST_SAID = 2.5, 3  # how long a cue's text stays beside the next one, and how many do
NOTE_S = 4.0  # how long a message of the simulator itself stays
SHORTEST_US = 40_000  # a desktop can report both ends of a press at once; a finger cannot


class Front:
    """A way to see and press the console. `turn` is called whenever the chip waits."""

    def __init__(
        self,
        handheld: Handheld,
        shots: Path,
        colour=recorder.OLED,
        caption: Callable[[], str] | None = None,
    ):
        self.handheld = handheld
        self.world = handheld.world
        self.shots = shots
        self.colour = colour
        self.caption = caption  # what the console says in sounds, as text
        self._said: list[tuple[float, str]] = []
        self.film: recorder.Film | None = None
        self.leaving = False
        self.exit_code = 0
        self._note, self._note_until = "", 0.0
        self._key_us = dict.fromkeys(range(6), -SHORTEST_US)  # when each last changed, or will

    def __enter__(self):
        self._handlers = {}
        for name in ENDINGS:
            if hasattr(signal, name):
                self.handle(getattr(signal, name), self._end)
        try:
            self.open()
        except BaseException:
            self._let_go_of_signals()
            raise
        self.world.on_yield = self._turn
        return self

    def __exit__(self, *error):
        self.world.on_yield = None
        self.close()
        if self.film:
            self.stop_film()
        self._let_go_of_signals()

    def open(self) -> None:
        """Take the screen; raises an error that says what is missing."""

    def close(self) -> None:
        """Give everything back; called however the run ends."""

    def turn(self) -> None:
        """Read keys, show what changed."""
        raise NotImplementedError

    def _turn(self):
        if self.film is not None:
            self.film.add(self.handheld.picture(), self.world.now_us)
        self.turn()
        if self.leaving:
            self.world.on_yield = None  # the program's last words are not interrupted
            self.handheld.all_up()
            raise PowerOff

    # signals

    def handle(self, number: int, call) -> None:
        """Let `call` handle a signal until the end."""
        self._handlers[number] = signal.signal(number, call)

    def _let_go_of_signals(self):
        for number, handler in self._handlers.items():
            signal.signal(number, handler)

    def _end(self, number, frame):
        if self.leaving:
            # Asked twice: the program does not come to its next wait.
            self.close()
            raise SystemExit(128 + number)
        self.leaving = True
        if number != signal.SIGINT:  # Ctrl-C is how one quits, no failure
            self.exit_code = 128 + number

    # keys of the console

    def key(self, key: int, down: bool) -> None:
        """A key of the desktop went down or up: so does the console's, 40 ms apart at least."""
        when = max(self.world.now_us, self._key_us[key] + SHORTEST_US)
        self._key_us[key] = when
        self.world.at(when, lambda: self.handheld.key(key, down))

    # the simulator's own keys

    def note(self, text: str) -> None:
        """Say something for a few seconds."""
        self._note, self._note_until = text, time.monotonic() + NOTE_S

    def words(self) -> str:
        """The note of the moment, or what the console last sounded."""
        if time.monotonic() < self._note_until:
            return self._note
        return self._captions(self.caption()) if self.caption else ""

    def _captions(self, said):
        """What is said now, behind what was said a moment ago: cues may follow fast."""
        now = time.monotonic()
        if not self._said or self._said[-1][1] != said:
            self._said.append((now, said))
        while len(self._said) > 1 and now - self._said[0][0] > SAID_S:
            self._said.pop(0)
        return "   ".join(said for _, said in self._said[-MOST_SAID:])

    def screenshot(self) -> None:
        """F12: the picture as a PNG."""
        self._save("png", lambda path: recorder.save_png(self.handheld.picture(), path, 6))

    def toggle_film(self) -> None:
        """F9: begin a film, or end it and write the GIF."""
        if self.film is None:
            self.film = recorder.Film()
            self.film.add(self.handheld.picture(), self.world.now_us)
            self.note("GIF: recording, F9 ends it")
        else:
            self.stop_film()

    def stop_film(self) -> None:
        """Write the GIF."""
        film, self.film = self.film, None
        if film:
            now = self.world.now_us
            self._save("gif", lambda path: film.save_gif(path, now, 4, self.colour))

    def _save(self, kind, save):
        name = time.strftime(f"console-%Y%m%d-%H%M%S.{kind}")
        try:
            self.note(f"saved {save(self._free(name))}")
        except (OSError, ImportError, ValueError) as error:
            self.note(f"not saved: {error}")

    def _free(self, name):
        path, n = self.shots / name, 2
        while path.exists():
            path, n = self.shots / name.replace(".", f"-{n}.", 1), n + 1
        return path
