"""A sequence of pulses and what it means: the player's sheet of music.

The player adds events, numbers, suits, colours and cards and reads pulses back. Groups are parted
by the group gap, a cue from what is before it by a longer one. What does not fit is left out
whole. Nothing here takes heap once it is made.
"""

from micropython import const

from engine_mpy.cues import alphabet
from engine_mpy.text import ids_cues as ids

# Kinds of item.
EVENT = const(0)
NUMBER = const(1)
SUIT = const(2)
COLOUR = const(3)
CARD = const(4)
COLOUR_CARD = const(5)
REASON = const(6)  # a number: why something was refused

DIAMOND = 64  # added to the value of a colour card for each of its diamonds

PULSES = 480  # the widest: what six seats hold and have won
ITEMS = 96

_HUSHED = const(128)  # in the letter of a length, and in a kind: for the motor alone

_GROUP = const(95)  # _
_BEFORE_CUE = const(124)  # |
_NUMBER_GAP = const(45)  # -
_PAUSE = const(61)  # =
_BURST = const(58)  # :
_RISING = const(94)  # ^
_FALLING = const(118)  # v


class Score:
    """`n` pulses, `items` things said; what is added while `hush` is set is not for the buzzer."""

    def __init__(self):
        self.hush = False
        self._notes = bytearray(3 * PULSES)  # length, pitch, gap: letters of the alphabet
        self.n = 0
        self._kinds = bytearray(ITEMS)
        self._values = [0] * ITEMS
        self.items = 0
        self._full = False
        self._kept = bytearray(ITEMS)
        self._kept_values = [0] * ITEMS
        self._kept_items = 0

    def clear(self):
        """Nothing to say."""
        self.n = 0
        self.items = 0

    def keep(self):
        """Note what is there, for `bring_back`."""
        n = self.items
        for i in range(n):
            self._kept[i] = self._kinds[i]
            self._kept_values[i] = self._values[i]
        self._kept_items = n

    def bring_back(self):
        """What was kept, instead of what is there; how many items."""
        self.clear()
        for i in range(self._kept_items):
            self.hush = self._kept[i] >= _HUSHED
            self.add(self._kept[i] & 127, self._kept_values[i])
        self.hush = False
        return self.items

    def forget(self):
        """Nothing to say, nothing kept."""
        self.clear()
        self._kept_items = 0

    def add(self, kind, value):
        """Append an item; False and nothing is changed if it does not fit."""
        n = self.n
        if self.items == ITEMS:
            return False
        asked = self.hush
        if self.items and self._kinds[self.items - 1] >= _HUSHED:
            self.hush = True  # when it begins would tell how long the hidden one before it was
        added = self._append(kind, value, n)
        self.hush = asked
        return added

    def _append(self, kind, value, n):
        self._full = False
        if n:
            self._gap(_BEFORE_CUE if kind == EVENT else _GROUP)
        if kind == EVENT:
            self._put(alphabet.CUES[value], 1)
        elif kind == NUMBER or kind == REASON:
            self._put(alphabet.NUMBER_LEAD)
            self._gap(_NUMBER_GAP)
            self._number(value)
        elif kind == SUIT or kind == COLOUR:
            self._put(alphabet.SHAPE_LEAD)
            self._gap(_NUMBER_GAP)
            self._put(alphabet.SUITS[value] if kind == SUIT else alphabet.COLOURS[value])
        elif kind == CARD:
            self._card(value >> 8, value & 255)
        else:
            self._colour_card(value >> 8, value & DIAMOND - 1, value >> 6 & 3)
        if self._full:
            self.n = n
            return False
        self._kinds[self.items] = kind | _HUSHED if self.hush else kind
        self._values[self.items] = value
        self.items += 1
        return True

    def _card(self, suit, rank):
        self._put(alphabet.NUMBER_LEAD)
        self._gap(_NUMBER_GAP)
        if suit > 4:
            self._put(alphabet.UNKNOWN)
        elif suit == 4:
            self._put(alphabet.JOKER)
        else:
            self._number(rank)
            self._gap(_GROUP)
            self._put(alphabet.SUITS[suit])

    def _colour_card(self, colour, value, diamonds):
        self._put(alphabet.NUMBER_LEAD)
        self._gap(_NUMBER_GAP)
        self._number(value)
        for i in range(diamonds):
            self._gap(_BURST if i else _PAUSE)
            self._put(alphabet.DIAMOND_TICK)
        if colour < 6:
            self._gap(_GROUP)
            self._put(alphabet.COLOURS[colour])

    def _number(self, n):
        """Squares, rounds, points: at most five pulses a group; from 60 on digit by digit."""
        if n == 0:
            self._put(alphabet.ZERO)
        elif n < 60:
            tens = n // 10
            units = n % 10
            self._signs(alphabet.SQUARE, tens)
            if tens and units:
                long = tens + units // 5 + units % 5 > 5
                self._gap(_GROUP if long else _NUMBER_GAP)
            self._units(units)
        else:
            digit = 10
            while digit * 10 <= n:
                digit *= 10
            while digit:
                self._number(n // digit % 10)
                if digit > 1:
                    self._gap(_GROUP)
                digit //= 10

    def _units(self, n):
        self._signs(alphabet.ROUND, n // 5)
        if n > 5:
            self._gap(_NUMBER_GAP)
        self._signs(alphabet.POINT, n % 5)

    def _signs(self, sign, n):
        for i in range(n):
            if i:
                self._gap(_NUMBER_GAP)
            self._put(sign)

    def _put(self, pulses, start=0):
        """Append pulses written as in the alphabet, from byte `start` on."""
        notes = self._notes
        i = start
        while i < len(pulses):
            if self.n == PULSES:
                self._full = True
                return
            at = 3 * self.n
            notes[at] = pulses[i] | _HUSHED if self.hush else pulses[i]
            notes[at + 1] = pulses[i + 1]
            if i + 2 < len(pulses):
                notes[at + 2] = pulses[i + 2]
            i += 3
            self.n += 1

    def _gap(self, code):
        """The gap after the last pulse."""
        self._notes[3 * self.n - 1] = code

    # Pulses, by number.

    def length_ms(self, i):
        """How long pulse i lasts at speed 1."""
        code = self._notes[3 * i] & 127 | 32
        return alphabet.LENGTHS_MS[_place(alphabet.LENGTHS, code)]

    def gap_ms(self, i):
        """How long the gap after pulse i is at speed 1; pulse i is not the last."""
        return alphabet.GAPS_MS[_place(alphabet.GAPS, self._notes[3 * i + 2])]

    def soft(self, i):
        """Is it a soft pulse?"""
        return self._notes[3 * i] & 32 == 0

    def hushed(self, i):
        """Is it for the motor alone?"""
        return self._notes[3 * i] >= _HUSHED

    def hz(self, i):
        """The pitch, of a slide the one it begins with."""
        code = self._notes[3 * i + 1]
        if code == _RISING or code == _FALLING:
            return alphabet.SLIDE_HZ[0 if code == _RISING else 1]
        return alphabet.PITCHES_HZ[code - 48]

    def slide(self, i):
        """How much higher its end is than its beginning, in Hz; 0: it is level."""
        code = self._notes[3 * i + 1]
        if code != _RISING and code != _FALLING:
            return 0
        rise = alphabet.SLIDE_HZ[1] - alphabet.SLIDE_HZ[0]
        return rise if code == _RISING else -rise

    # What it means.

    def text(self, line, texts):
        """Append it to a Line, an item after another; the book b"cues" of `texts` is open."""
        i = 0
        while i < self.items:
            if i:
                line.put(b", ")
            self._say(line, texts, self._kinds[i] & 127, self._values[i])
            i += 1
        return line

    def _say(self, line, texts, kind, value):
        if kind == EVENT:
            line.put(texts[ids.FOCUS + value])
        elif kind == NUMBER:
            line.number(value)
        elif kind == REASON:
            line.put(texts[ids.WHY_1 + value - 1])
        elif kind == SUIT:
            line.put(texts[ids.SPADE + value])
        elif kind == COLOUR:
            line.put(texts[ids.RED + value])
        elif kind == CARD:
            self._say_card(line, texts, value)
        else:
            self._say_colour_card(line, texts, value)

    def _say_card(self, line, texts, card):
        if card >> 8 >= 4:
            line.put(texts[ids.JOKER if card >> 8 == 4 else ids.HIDDEN])
            return
        if card & 255 > 10:
            line.put(texts[ids.JACK + (card & 255) - 11])
        else:
            line.number(card & 255)
        line.say(texts[ids.OF_SUIT], texts[ids.SPADE + (card >> 8)])

    def _say_colour_card(self, line, texts, value):
        line.number(value & DIAMOND - 1)
        colour = value >> 8
        if colour < 6:
            line.byte(32)
            line.put(texts[ids.RED + colour])
        diamonds = value >> 6 & 3
        if diamonds:
            line.say(texts[ids.DIAMONDS], diamonds)


def _place(letters, code):
    i = 0
    while letters[i] != code:
        i += 1
    return i
