"""The buzzer at any of the cues' pitches, and the motor at any strength, for as long as a breath.

LEFT and RIGHT choose, A tries. The buzzer keeps to the volume of the settings and to Mute; the
screen says so where that makes it silent.
"""

from micropython import const

from engine_mpy.cues import alphabet as cue
from engine_mpy.draw import rows
from engine_mpy.draw.fonts import text
from engine_mpy.screens.listing import ListScreen
from engine_mpy.text import ids_diagnostics as ids

_TONE = const(0)
_LASTS_MS = const(500)
_WRAP = const(0x3FFFFFFF)
_STRONGEST = const(9)


class SoundsScreen(ListScreen):
    """Two rows; `tone` is a place in PITCHES_HZ."""

    title = ids.DIAG_SOUNDS
    bottom = 41

    def enter(self, console):
        """In the middle of both."""
        super().enter(console)
        self.tone = 5
        self.strength = 5
        self.since_ms = -1  # something is tried since then
        self.paragraph = rows.Paragraph(2)

    def leave(self):
        """Silence."""
        self._end()

    def count(self):
        """Tone and motor."""
        return 2

    def label(self, row):
        """Which."""
        return self.console.texts[ids.SOUND_TONE if row == _TONE else ids.SOUND_MOTOR]

    def code(self, row):
        """The place of the pitch, 0 the lowest; the strength."""
        return self.tone if row == _TONE else self.strength

    def value(self, row, line):
        """Hertz, or strength."""
        if row == _TONE:
            line.say(self.console.texts[ids.SOUND_HZ], cue.PITCHES_HZ[self.tone])
        else:
            line.number(self.strength)

    def change(self, row, step):
        """Higher or lower, and try it."""
        value = (self.tone if row == _TONE else self.strength) + step
        if row == _TONE and 0 <= value < len(cue.PITCHES_HZ):
            self.tone = value
        elif row != _TONE and 1 <= value <= _STRONGEST:
            self.strength = value
        else:
            self.console.cues.play(cue.EDGE)
            return
        self.console.stack.dirty = True
        self.choose(row)

    def choose(self, row):
        """Try it."""
        console = self.console
        self._end()
        console.cues.stop()
        if row == _TONE:
            console.buzzer.tone(cue.PITCHES_HZ[self.tone], console.settings.volume)
        else:
            console.motor.on(self.strength)
        self.since_ms = console.now_ms

    def tick(self, now_ms):
        """Enough."""
        super().tick(now_ms)
        if self.since_ms >= 0 and (now_ms - self.since_ms & _WRAP) >= _LASTS_MS:
            self._end()

    def _end(self):
        if self.since_ms >= 0:
            self.since_ms = -1
            self.console.buzzer.off()
            self.console.motor.off()

    def move(self, step):
        """What is tried ends first: a cue may follow."""
        self._end()
        super().move(step)

    def _advice(self):
        muted = self.console.settings.volume == 0
        return self.console.texts[ids.SOUND_MUTED if muted else ids.SOUND_HOW]

    def draw(self, canvas):
        """The rows, a rule, how to."""
        super().draw(canvas)
        canvas.hline(0, 41, 128, 1)
        self.paragraph.wrap(text, self._advice()).draw(canvas, 43)

    def where(self, line):
        """And how to."""
        super().where(line)
        line.put(b". ").put(self._advice())
