"""A buzzer, a motor and a player over them, for tests of the cues, on both interpreters."""

from engine_mpy.cues.player import Player
from engine_mpy.store.settings import Settings


class Listener:
    """Buzzer and motor in one: `hz`, `volume` and `strength` of now, 0 when silent."""

    def __init__(self):
        self.hz = 0
        self.volume = 0
        self.strength = 0

    def tone(self, hz, volume):
        self.hz = hz
        self.volume = volume

    def on(self, strength):
        self.strength = strength

    def off(self):
        raise NotImplementedError


class Sound(Listener):
    def off(self):
        self.hz = 0
        self.volume = 0


class Shake(Listener):
    def off(self):
        self.strength = 0


class Stage:
    """`player` with its `settings`, `buzzer` and `motor`; `now_ms` goes on with `hear`."""

    def __init__(self, now_ms=0):
        self.settings = Settings()
        self.settings.value[4] = 2  # everything
        self.buzzer = Sound()
        self.motor = Shake()
        self.player = Player(self.buzzer, self.motor, self.settings)
        self.now_ms = now_ms

    def frame(self, ms=10):
        """A step, then the time that goes by to the next."""
        self.player.step(self.now_ms)
        self.now_ms = self.now_ms + ms & 0x3FFFFFFF

    def hear(self, ms=10):
        """Step until silence; the motor's [(on_ms, off_ms), ...] and the pitch at each begin."""
        pulses = []
        pitches = []
        on_ms = off_ms = 0
        self.frame(ms)
        while self.player.running():
            if self.motor.strength:
                if off_ms or not pitches:
                    if off_ms:
                        pulses.append((on_ms, off_ms))
                    pitches.append(self.buzzer.hz)
                    on_ms = off_ms = 0
                on_ms += ms
            else:
                off_ms += ms
            self.frame(ms)
        pulses.append((on_ms, 0))
        return pulses, pitches
