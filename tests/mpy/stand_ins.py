"""Small stand-ins for what is below the console, the same under CPython and MicroPython.

They take no heap once made, so that a test can lock it.
"""


class Display:
    """Keeps what it was told."""

    NAME = b"SSD1306"

    lost = False

    def __init__(self):
        self.frame = bytearray(1024)
        self.told = bytearray(3)  # contrast, inverse, flip
        self.on = True

    def show(self):
        return 0

    def forget(self):
        pass

    def contrast(self, value):
        self.told[0] = value

    def power(self, on):
        self.on = on

    def invert(self, on):
        self.told[1] = on

    def flip(self, on):
        self.told[2] = on


class Buttons:
    """One press at a time, given by `press`."""

    def __init__(self):
        self.press = -1

    def poll(self, now_ms):
        pass

    def take(self):
        press = self.press
        self.press = -1
        return press

    stuck = 0
    resting = True

    def held(self, key):
        return False

    def edges(self, key):
        return 0

    def drain(self):
        self.press = -1


class Buzzer:
    """Keeps the tone that sounds."""

    def __init__(self):
        self.hz = 0
        self.volume = 0

    def tone(self, hz, volume):
        self.hz = hz
        self.volume = volume

    def off(self):
        self.hz = 0


class Motor:
    """Keeps the strength."""

    def __init__(self):
        self.strength = 0

    def on(self, strength):
        self.strength = strength

    def off(self):
        self.strength = 0


class Power:
    """A battery of `mv` millivolts, and a board without a name."""

    board = b"Board"
    low_mv = 3000

    def __init__(self, mv=4500):
        self.mv = mv

    def usb(self):
        return False

    def versions(self):
        return (b"1.0.0", b"6.3")

    def battery_mv(self):
        return self.mv


class MemoryStore:
    """A store without a disk: one room a name, made at once for `names`, else when first saved."""

    directory = "nowhere-at-all"

    def __init__(self, names=()):
        self.message = -1
        self.version = 1
        self.rooms = {}
        self.lengths = {}
        for name in names:
            self.save(name, b"", 0)

    def load(self, name, into, version=1):
        n = self.lengths.get(name, 0)
        if n:
            room = self.rooms[name]
            for i in range(n):
                into[i] = room[i]
        return n

    def save(self, name, data, length, version=1):
        if name not in self.rooms or len(self.rooms[name]) < length:
            self.rooms[name] = bytearray(length + 512)
        room = self.rooms[name]
        for i in range(length):
            room[i] = data[i]
        self.lengths[name] = length
        return True

    def erase(self, name, version=1):
        return self.save(name, b"", 0)

    def set_aside(self, name, version=1, message=-1):
        self.lengths[name] = 0

    def saved(self, name, version=1):
        return self.lengths.get(name, 0)

    def seen(self):
        self.message = -1
