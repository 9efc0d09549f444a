"""Plays cues: turns them into pulses of the buzzer and the motor, step by step, one at a time.

Screens start a cue, which cuts the one before at once; the console calls `step` every frame.
Nothing waits for a cue and nothing here takes heap. What is said can be read as text.
"""

from micropython import const

from engine_mpy.cues import alphabet
from engine_mpy.cues.score import CARD, COLOUR, COLOUR_CARD, EVENT, NUMBER, REASON, SUIT, Score

_SILENT = const(0)
_START = const(1)  # at the next step
_PULSE = const(2)
_GAP = const(3)

_TICKS = const(0x3FFFFFFF)  # ticks of the chip wrap here
_A_FRAME_MS = const(20)
_LATE_FRAME_MS = const(60)  # from one step to the next: something was imported meanwhile
_SOFTER = const(3)
_DISTANCE_MS = const(700)  # from the end of what sounded to what follows it, as before a cue


class Player:
    """Made once; `settings` says how loud, how strong, how fast and how much."""

    def __init__(self, buzzer, motor, settings):
        self._buzzer = buzzer
        self._motor = motor
        self._settings = settings
        self._speed = 100
        self._asked = False
        self.score = Score()
        self.started = 0  # sequences so far: a change tells a watcher that something new is said
        self._phase = _SILENT
        self._at = 0
        self._since_ms = 0
        self._before_ms = 0  # of the step before
        self._late_ms = 0  # how much longer than written it took so far
        self._fresh = False  # the pulse has begun, and no frame since
        self._lasts_ms = 0
        self._slide = 0
        self._ended_ms = -1  # when the last sequence ended by itself
        self._waits = False  # does this one keep its distance from it?
        self.use_settings()

    def use_settings(self):
        """Settings changed: what sounds now falls silent if it should."""
        self._speed = self._settings.cue_speed
        if self._settings.volume == 0:
            self._buzzer.off()
        if self._settings.vibration == 0:
            self._motor.off()

    # Saying something. `after`: behind what sounds now instead of cutting it. `level`: FOCUSED
    # unless the player asked for it (then EVENTS: always). They answer whether it will be heard.

    def play(self, cue, after=False):
        """One of the cues of alphabet.py."""
        return self._say(EVENT, cue, alphabet.CUES[cue][0] - 48, after)

    def number(self, n, after=False, level=alphabet.FOCUSED):
        """0 .. 999999; from 60 on digit by digit."""
        return self._say(NUMBER, n, level, after)

    def suit(self, suit, after=False, level=alphabet.FOCUSED):
        """0 spade, 1 heart, 2 clover, 3 diamond."""
        return self._say(SUIT, suit, level, after)

    def colour(self, colour, after=False, level=alphabet.FOCUSED):
        """0 red, 1 yellow, 2 blue, 3 orange, 4 green, 5 violet."""
        return self._say(COLOUR, colour, level, after)

    def card(self, suit, rank, after=False, level=alphabet.FOCUSED):
        """A card of the standard deck, 2 .. 14; suit 4: a joker; beyond: face down."""
        return self._say(CARD, suit << 8 | rank & 255, level, after)

    def colour_card(self, colour, value, after=False, level=alphabet.FOCUSED):
        """A card of a colour (6: none); value 0 .. 59, and score.DIAMOND more a diamond, to 3."""
        return self._say(COLOUR_CARD, colour << 8 | value, level, after)

    def marked(self, what, n, level=alphabet.FOCUSED, after=True):
        """A cue that says what the number is, and the number: both, or none below `level`."""
        if self._say(EVENT, what, level, after):
            return self._say(NUMBER, n, level, True)
        return False

    def refuse(self, reason):
        """REFUSED, and why: a WHY_ of alphabet.py. The number is left out at level 0."""
        self.play(alphabet.REFUSED)
        return self._say(REASON, reason, alphabet.FOCUSED, True)

    def asked(self, on):
        """From now on what is said was asked for, and sounds at every level; or no longer."""
        self._asked = on

    def hush(self, on):
        """From now on what is said is for the motor alone, or again for both."""
        self.score.hush = on

    def keep(self):
        """Note what was said last: something else will be said, then perhaps `again`."""
        self.score.keep()

    def again(self):
        """Say what was kept; False if there is nothing."""
        self.stop()
        if self.score.bring_back() == 0:
            return False
        self._begin()
        return True

    def repeat(self):
        """Say the last sequence again from its start; False if there is none."""
        self.stop()
        if self.score.n == 0:
            return False
        self._begin()
        return True

    def stop(self):
        """Silence, at once."""
        self._phase = _SILENT
        self._ended_ms = -1
        self._buzzer.off()
        self._motor.off()

    def forget(self):
        """Silence, and nothing to repeat: what was said was for one person."""
        self.stop()
        self.score.forget()

    def quiet(self):
        """Is nothing sounding at this moment (between two pulses either)?"""
        return self._phase != _PULSE

    def running(self):
        """Is a sequence under way?"""
        return self._phase != _SILENT

    def text(self, line, texts):
        """Append what is said, or was last, to a Line; the book b"cues" of `texts` is open."""
        return self.score.text(line, texts)

    def _say(self, kind, value, level, after):
        heard = self._asked or level <= self._settings.cue_level
        if not after:
            self.stop()
        if not heard:
            return False
        if self._phase == _SILENT:
            self.score.clear()
        if not self.score.add(kind, value):
            return False
        if self._phase == _SILENT:
            self._begin()
            self._waits = after and self._ended_ms >= 0
        return True

    def _begin(self):
        self._waits = False
        self._at = 0
        self._phase = _START
        self.started += 1

    def step(self, now_ms):
        """One frame at `now_ms` (ticks that may wrap): begin, bend or end a pulse."""
        phase = self._phase
        if phase == _SILENT:
            return
        if phase == _START:
            if (
                self._waits
                and now_ms - self._ended_ms & _TICKS < _DISTANCE_MS * 100 // self._speed
            ):
                return
            self._since_ms = now_ms
            self._before_ms = now_ms
            self._late_ms = 0
            self._pulse()
            return
        spent_ms = now_ms - self._since_ms & _TICKS
        if self._fresh:
            # It began at the end of the frame before, which may have opened a screen: that took
            # its time before a tone was there to be heard.
            self._fresh = False
            if spent_ms > _LATE_FRAME_MS:
                spent_ms = _A_FRAME_MS
                self._since_ms = now_ms - spent_ms & _TICKS
        frame_ms = now_ms - self._before_ms & _TICKS
        self._before_ms = now_ms
        if self._goes_on(spent_ms - self._lasts_ms, frame_ms):
            if phase == _PULSE and self._slide:
                self._tone(min(spent_ms, self._lasts_ms))
            return
        self._since_ms = now_ms
        if phase == _GAP:
            self._pulse()
        else:
            self._end(now_ms)

    def _goes_on(self, over_ms, frame_ms):
        """Not ended yet? It ends at the frame nearest to its time: never so far from it that a
        tick could be a point at twice the speed. Of two as near, the one that makes up for what
        the others were late.
        """
        frame_ms = min(frame_ms, 2 * _A_FRAME_MS)
        if over_ms < 0 and (
            2 * over_ms < -frame_ms or 2 * over_ms == -frame_ms and self._late_ms <= 0
        ):
            return True
        self._late_ms += over_ms
        if over_ms > _A_FRAME_MS:
            self._late_ms = 0  # a frame that opened a screen is nothing to make up for
        return False

    def _pulse(self):
        """Begin the pulse at _at."""
        score = self.score
        self._phase = _PULSE
        self._fresh = True
        self._lasts_ms = score.length_ms(self._at) * 100 // self._speed
        self._slide = score.slide(self._at)
        self._tone(0)
        strength = self._settings.vibration
        if strength:
            if score.soft(self._at) and strength > _SOFTER:
                strength -= _SOFTER
            self._motor.on(strength)

    def _tone(self, spent_ms):
        """Sound the pulse's pitch, or where its slide is after so long."""
        volume = self._settings.volume
        score = self.score
        if volume == 0 or score.hushed(self._at):
            return
        if score.soft(self._at) and volume > _SOFTER:
            volume -= _SOFTER
        hz = score.hz(self._at)
        if self._slide:
            hz += self._slide * spent_ms // self._lasts_ms
        self._buzzer.tone(hz, volume)

    def _end(self, now_ms):
        """End the pulse; its gap follows, or silence."""
        self._buzzer.off()
        self._motor.off()
        self._at += 1
        if self._at == self.score.n:
            self._phase = _SILENT
            self._ended_ms = now_ms
        else:
            self._phase = _GAP
            self._lasts_ms = self.score.gap_ms(self._at - 1) * 100 // self._speed
