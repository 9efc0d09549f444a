"""An ear: the on/off timeline of the buzzer, or of the motor, decoded by the documentation.

It reads the list of cues in engine_mpy/cues/README.md and decodes rhythms by cue_decoder.py; it
shares no table with the engine. The blind players of the tests hear through it and nothing else.
"""

import functools
import re

from tests import cue_decoder
from tests.micropython_port import ROOT

README = ROOT / "engine_mpy/cues/README.md"
ROW = re.compile(r"^\| ([A-Z_]+) \| \d \| `(.+?)` \|", re.MULTILINE)


@functools.cache
def cues():
    """Rhythm -> name, from the documentation's list."""
    listed = {}
    for name, pulses in ROW.findall(README.read_text(encoding="utf-8")):
        listed["".join(pulses[i] for i in range(len(pulses)) if i % 3 != 1).lower()] = name
    return listed


class Ear:
    """`sense(now_ms, on)` once a frame; `heard` is what was said since `forget`, as a list.

    `percent` is the speed that the player has set: all lengths and gaps are divided by it.
    """

    def __init__(self, percent=100):
        self.percent = percent
        self.pulses = []  # [on_ms, off_ms]
        self.on = False
        self.since_ms = 0

    def forget(self):
        self.pulses = []
        self.on = False

    def sense(self, now_ms, on):
        if on and not self.on:
            if self.pulses:
                self.pulses[-1][1] = now_ms - self.since_ms
            self.since_ms = now_ms
        elif self.on and not on:
            self.pulses.append([now_ms - self.since_ms, 0])
            self.since_ms = now_ms
        self.on = on

    def silent_ms(self, now_ms):
        """For how long nothing has sounded; 0 while something does."""
        return 0 if self.on else now_ms - self.since_ms

    def heard(self):
        """What was said, as cue_decoder has it: names, numbers, (value, diamonds, shape)."""
        if not self.pulses:
            return []
        return cue_decoder.decode(letters(self.pulses, self.percent), cues())


def letters(pulses, percent=100):
    """[(on_ms, off_ms), ...] as heard, the last off 0, to the letters of cue_decoder."""
    said = ""
    for on_ms, off_ms in pulses:
        said += cue_decoder.LENGTHS[nearest(cue_decoder.LENGTHS, on_ms * percent / 100)]
        if off_ms:
            said += cue_decoder.GAPS[nearest(cue_decoder.GAPS, off_ms * percent / 100)]
    return said


def nearest(table, ms):
    """A length heard in frames is up to half a frame off."""
    return min(table, key=lambda entry: abs(entry - ms))
