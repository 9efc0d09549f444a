"""Six buttons to ground: interrupts on both edges, debounced, one press at once, none lost.

firmware/main.py makes a Buttons and the console polls it; the interrupt handlers run between
any two instructions, at any time but during a flash write, and take no heap. A press is the
number of its button, UP 0, DOWN 1, LEFT 2, RIGHT 3, A 4, B 5, plus 8 when auto-repeat made it.
Nothing here knows what a press does.

A contact that was open for SETTLE_MS and closes is pressed, then and there. Edges that follow
one another faster are bouncing and say nothing but where the contact came to rest. While flash
is written no handler runs: the chip keeps the edges of each pin, and the handler that runs
afterwards finds out what must have happened (`Key.edge`).
"""

from time import ticks_add, ticks_diff, ticks_ms

from machine import Pin, disable_irq, enable_irq

SETTLE_MS = 16  # bouncing ends within 12; nobody lets go and presses again within 30
REPEAT_FIRST_MS = 400
REPEAT_MS = 100
REPEAT = 8  # added to a press that auto-repeat made
_DIRECTIONS = 4  # the first four repeat
_ROOM = 16


class Presses:
    """A ring of 16 presses: handlers put, one reader takes. `dropped` counts the presses lost."""

    def __init__(self):
        self.dropped = 0
        self._ring = bytearray(_ROOM)
        self._put = 0  # both count modulo 256, so full and empty differ
        self._taken = 0

    def put(self, press):
        """Add a press, with interrupts off. A handler does the same without the call."""
        if (self._put - self._taken) & 255 == _ROOM:
            self.dropped += 1
            return
        self._ring[self._put & (_ROOM - 1)] = press
        self._put = (self._put + 1) & 255

    def take(self):
        """The oldest press, or -1."""
        if self._taken == self._put:
            return -1
        press = self._ring[self._taken & (_ROOM - 1)]
        self._taken = (self._taken + 1) & 255
        return press

    def empty(self):
        """Nothing to take."""
        return self._taken == self._put

    def clear(self):
        """Throw away what there is."""
        self._taken = self._put


class Key:
    """One button. `closed` is where the contact is thought to be, `quiet` that it rests there.

    `quiet` is only ever set by `review`, at least SETTLE_MS after the last edge: a clock that
    has wrapped meanwhile cannot make an old edge look new.
    """

    def __init__(self, code, gpio, presses):
        self.code = code
        self.pin = Pin(gpio, Pin.IN, Pin.PULL_UP)
        self.closed = False
        self.stuck = False
        self.quiet = True
        self.repeats = False
        self.heard = 0
        self.edge_ms = 0
        self.press_ms = 0
        self.repeat_ms = 0
        self._presses = presses
        self._irq = None

    def listen(self):
        """Take the contact as it is: one that is closed now is stuck until it opens."""
        self.stuck = self.closed = self.pin.value() == 0
        both = Pin.IRQ_FALLING | Pin.IRQ_RISING
        self._irq = self.pin.irq(handler=self.edge, trigger=both, hard=True)

    def edge(self, pin):
        """The handler: the contact has moved, perhaps more than once since it was last heard.

        It calls no function of ours: a call takes a fifth of a kilobyte of the chip's stack, and
        the interrupt may come where a game is being loaded and there is hardly one left.
        """
        now_ms = ticks_ms()
        closed = pin.value() == 0
        self.heard = self.heard + 1 & 0xFFFF
        if self.quiet or ticks_diff(now_ms, self.edge_ms) >= SETTLE_MS:
            if not self.closed:
                if not closed and not self.quiet:
                    # Open before, open now, and nobody looked in between: the rest of a release
                    # that was bouncing when interrupts went off. (A real press is seen closed.)
                    return
                presses = self._presses  # as in Presses.put
                if (presses._put - presses._taken) & 255 == _ROOM:
                    presses.dropped += 1
                else:
                    presses._ring[presses._put & (_ROOM - 1)] = self.code
                    presses._put = (presses._put + 1) & 255
                self.press_ms = now_ms
                self.repeat_ms = ticks_add(now_ms, REPEAT_FIRST_MS)
                self.repeats = self.code < _DIRECTIONS
                # Open again already? An opening kept by the chip as well means that it was
                # pressed and let go while interrupts were off; without one it is bouncing.
                closed = closed or self._irq.flags() == Pin.IRQ_FALLING
        elif self.closed and ticks_diff(now_ms, self.press_ms) < SETTLE_MS:
            # Bouncing shut. If interrupts go off now, the last thing seen must not be "open".
            closed = True
        self.closed = closed
        self.edge_ms = now_ms
        self.quiet = False

    def review(self, now_ms):
        """From the poll: note that the contact has come to rest, or catch an edge nobody saw."""
        state = disable_irq()
        if self.quiet or ticks_diff(now_ms, self.edge_ms) >= SETTLE_MS:
            closed = self.pin.value() == 0
            if closed and not self.closed:
                self.edge(self.pin)
            else:
                # It has not moved for SETTLE_MS, or a handler would have heard it.
                self.closed = closed
                self.quiet = True
                if not closed:
                    self.stuck = False
        enable_irq(state)

    def repeat(self, now_ms):
        """From the poll: another press if it is held long enough and nothing is waiting."""
        if self.closed and self.repeats and ticks_diff(now_ms, self.repeat_ms) >= 0:
            state = disable_irq()
            if self._presses.empty():
                self._presses.put(self.code | REPEAT)
                self.repeat_ms = ticks_add(now_ms, REPEAT_MS)
            enable_irq(state)


class Buttons:
    """The six, by GPIO number in the order UP, DOWN, LEFT, RIGHT, A, B."""

    def __init__(self, gpios):
        self._presses = Presses()
        self._keys = [Key(code, gpio, self._presses) for code, gpio in enumerate(gpios)]
        # All pulls are on before the first contact is read: a long wire rises slowly.
        for key in self._keys:
            key.listen()

    def poll(self, now_ms):
        """Once a frame, with `time.ticks_ms()`: settling, auto-repeat, edges nobody saw."""
        for key in self._keys:
            if not key.quiet or (key.pin.value() == 0) != key.closed:
                key.review(now_ms)
            key.repeat(now_ms)

    def take(self):
        """The oldest press that was not taken yet, or -1."""
        return self._presses.take()

    def held(self, key):
        """Whether button 0-5 is down; a stuck one is not."""
        key = self._keys[key]
        return key.closed and not key.stuck

    def edges(self, key):
        """How often the handler of button 0-5 was called, 0 after 65535: two for a clean press."""
        return self._keys[key].heard

    def drain(self):
        """Throw away what waits; a button still down will not repeat until pressed anew."""
        self._presses.clear()
        for key in self._keys:
            key.repeats = False

    @property
    def resting(self):
        """Has no contact moved for SETTLE_MS? Then what happens in a flash write is understood."""
        for key in self._keys:
            if not key.quiet:
                return False
        return True

    @property
    def stuck(self):
        """A bit for each button that was down at power-on and has not been let go since."""
        mask = 0
        for key in self._keys:
            if key.stuck:
                mask |= 1 << key.code
        return mask

    @property
    def dropped(self):
        """How many presses found the ring full."""
        return self._presses.dropped
