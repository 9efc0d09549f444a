"""The buzzer on the desktop's loudspeaker: the PWM's frequency and duty as a wave."""

import pygame

from simulator.hush import hush

RATE = 44_100
LOUDEST = 0.30  # of full scale: a bare square wave is loud enough
LONGEST_S = 0.05  # a loop of about this length holds whole periods closely enough to be in tune


class Speaker:
    """Plays one PWM pin. Without a sound device it stays silent and says so in `works`."""

    def __init__(self):
        self._waves = {}
        self._channel = None
        try:
            with hush():
                pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
            self._channel = pygame.mixer.Channel(0)
        except pygame.error:
            pass
        self.works = self._channel is not None
        self.playing: tuple[int, float] = (0, 0)

    def set(self, hz: float, duty: float) -> None:
        """Sound `hz` with pulses of `duty` 0.0-1.0; hz 0, duty 0 or 1 is silence."""
        tone = (round(hz), round(duty, 3))
        if not 20 <= hz <= 20_000 or not 0 < duty < 1:
            tone = (0, 0)
        if tone == self.playing:
            return
        self.playing = tone
        if self._channel is None:
            return
        if tone == (0, 0):
            self._channel.stop()
        else:
            self._channel.play(self._wave(*tone), loops=-1)

    def close(self) -> None:
        """Give the device back."""
        if self._channel is not None:
            self._channel.stop()
            pygame.mixer.quit()
            self._channel = None

    def _wave(self, hz, duty):
        wave = self._waves.get((hz, duty))
        if wave is None:
            if len(self._waves) > 200:
                self._waves.clear()
            wave = self._waves[hz, duty] = pygame.mixer.Sound(buffer=samples(hz, duty))
        return wave


def samples(hz: float, duty: float) -> bytes:
    """A loop of whole periods, 16 bits mono, with no constant part (a piezo cannot hold one)."""
    periods = max(1, round(hz * LONGEST_S))
    n = round(RATE * periods / hz)
    high, low = (1 - duty) * LOUDEST, -duty * LOUDEST
    data = bytearray()
    for i in range(n):
        # The share of this sample in which the pulse is high: softer edges, less false pitch.
        begin, end = i * periods / n, (i + 1) * periods / n
        share = (_high_until(end, duty) - _high_until(begin, duty)) / (end - begin)
        level = low + (high - low) * share
        data += int(level * 32767).to_bytes(2, "little", signed=True)
    return bytes(data)


def _high_until(periods, duty):
    """For how many periods the pulse was high in the first `periods`."""
    whole = int(periods)
    return whole * duty + min(periods - whole, duty)
