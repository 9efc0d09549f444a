"""The player's settings: one byte each, kept apart from the games' files (SAVE_FORMAT.md).

Console, cues and the settings screen read and change them. A value from a file that is out of its
range is brought to the nearest one in it. Nothing here acts on a setting.
"""

from micropython import const

NAME = b"settings"

# Fields: a place in the payload each, never used again for another setting.
LANGUAGE = const(0)  # 0 French, 1 English
VOLUME = const(1)  # of the buzzer, 0-9
VIBRATION = const(2)  # strength of the motor, 0-9
MUTE = const(3)  # 1: the buzzer is silent whatever its volume; the motor is not
CUE_LEVEL = const(4)  # 0 events only, 1 and focus, 2 everything
CUE_SPEED = const(5)  # place in SPEEDS
CONTRAST = const(6)  # of the panel, 0-9
FLIP = const(7)  # 1: turned round, for left hands
INVERSE = const(8)  # 1: dark on light
ANIMATION = const(9)  # 0 none, 1 slow, 2 normal, 3 fast
COUNT = const(10)  # two bytes: deals drawn by chance so far, so that no two are drawn alike
DIM = const(12)  # place in power.DIM_S: when the panel is dimmed
SLEEP = const(13)  # place in power.SLEEP_S: when the console sleeps
LARGE = const(14)  # 1: the card under the cursor fills the screen

FIELDS = 15
HIGHEST = bytes((1, 9, 9, 1, 2, 4, 9, 1, 1, 3, 255, 255, 3, 4, 1))  # the lowest is 0
DEFAULT = bytes((0, 5, 5, 0, 1, 2, 5, 0, 0, 2, 0, 0, 2, 2, 0))
SPEEDS = (50, 75, 100, 150, 200)  # percent: at 200 a cue takes half its time

_FIRST = const(12)  # fields of the first consoles
_ROOM = 32  # bytes of a later console with more settings are kept as they are


class Settings:
    """All settings, at their defaults until loaded."""

    def __init__(self):
        self.value = bytearray(_ROOM)
        self.length = FIELDS
        self.unsaved = False  # something was changed and not written yet
        self.hushed = False  # muted until power-off or until MUTE is set; never written
        self.reset()

    def reset(self):
        """Back to the defaults; not written until `save`."""
        self.value[:FIELDS] = DEFAULT

    def next_count(self, store):
        """The next of 0 .. 65535, written at once: another one each time, after a cut as well."""
        count = self.value[COUNT] | self.value[COUNT + 1] << 8
        self.value[COUNT] = count + 1 & 255
        self.value[COUNT + 1] = count + 1 >> 8 & 255
        self.save(store)
        return count

    def load(self, store):
        """Take over what is saved; fields that are not there keep their defaults."""
        n = store.load(NAME, self.value)
        if n < 0:
            n = 0
        for field in range(n, FIELDS):
            self.value[field] = DEFAULT[field]
        for field in range(FIELDS):
            self.set(field, self.value[field])
        self.length = max(n, FIELDS)
        self.unsaved = False

    def save(self, store):
        """Write them; True if it worked, else `store.message` says why not."""
        n = self.length
        while _FIRST < n <= FIELDS and self.value[n - 1] == DEFAULT[n - 1]:
            n -= 1  # who changed nothing of the newer ones leaves the file as it was
        self.unsaved = not store.save(NAME, self.value, n)
        return not self.unsaved

    def get(self, field):
        """The value of a field, 0 .. HIGHEST[field]."""
        if field == MUTE and self.hushed:
            return 1
        return self.value[field]

    def set(self, field, value):
        """Set a field to the nearest value in its range; True if that changed it."""
        if value < 0:
            value = 0
        elif value > HIGHEST[field]:
            value = HIGHEST[field]
        if self.get(field) == value:
            return False
        if field == MUTE:
            self.hushed = False
        self.value[field] = value
        self.unsaved = True
        return True

    def change(self, field, step):
        """Move a field by `step` within its range; False at the edge."""
        return self.set(field, self.get(field) + step)

    @property
    def language(self):
        """0 French, 1 English."""
        return self.value[LANGUAGE]

    @property
    def volume(self):
        """0-9; 0 when muted."""
        return 0 if self.hushed or self.value[MUTE] else self.value[VOLUME]

    @property
    def vibration(self):
        """0-9."""
        return self.value[VIBRATION]

    @property
    def cue_level(self):
        """0 events only, 1 and focus, 2 everything."""
        return self.value[CUE_LEVEL]

    @property
    def cue_speed(self):
        """Percent, 50-200."""
        return SPEEDS[self.value[CUE_SPEED]]

    @property
    def contrast(self):
        """For the panel, 1-253."""
        return 1 + self.value[CONTRAST] * 28

    @property
    def flip(self):
        """Is the panel turned round?"""
        return self.value[FLIP] == 1

    @property
    def inverse(self):
        """Dark on light?"""
        return self.value[INVERSE] == 1

    @property
    def large(self):
        """Shall the card under the cursor fill the screen?"""
        return self.value[LARGE] == 1

    @property
    def animation(self):
        """0 none, 1 slow, 2 normal, 3 fast."""
        return self.value[ANIMATION]
