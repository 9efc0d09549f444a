"""The frame contract: poll, act, draw, send, sound, save.

firmware/main.py calls `frame` and sleeps what it returns.

The console owns what outlives a screen: canvas, texts, settings, cues, the session and the stack.
It reads no clock and touches no pin; display, buttons, buzzer, motor and power are handed to it
(see README, "The machine below").
"""

from micropython import const

from engine_mpy import games
from engine_mpy.cues import alphabet as cue
from engine_mpy.cues.player import Player
from engine_mpy.draw.canvas import Canvas
from engine_mpy.match.session import Session
from engine_mpy.power import ASLEEP, AWAKE, Battery, Rest
from engine_mpy.screens import open_screen
from engine_mpy.screens.keys import REPEAT, A
from engine_mpy.screens.notice import Notice
from engine_mpy.screens.stack import Stack
from engine_mpy.store.settings import Settings
from engine_mpy.text.compose import Line
from engine_mpy.text.texts import Texts

FRAME_MS = 20
DIM_CONTRAST = 0
_LONGEST_WAIT = const(25)  # frames that a save waits for contacts to come to rest
_MISSED_FRAMES = const(50)  # a second: one fault on the bus is nothing to talk of


class Console:
    """Everything but the hardware. Made once at power-on; it shows the first menu."""

    def __init__(self, display, buttons, buzzer, motor, store, power):
        self.display = display
        self.buttons = buttons
        self.buzzer = buzzer
        self.motor = motor
        self.store = store
        self.power = power
        self.now_ms = 0
        self._waited = 0
        self._missed = 0  # frames in a row that the panel did not answer
        self._pressing = self._opens = False
        self.canvas = Canvas(display.frame)
        self.settings = Settings()
        self.settings.load(store)
        self.rest = Rest(self.settings)
        self.battery = Battery(power)
        self.cues = Player(buzzer, motor, self.settings)
        self.texts = Texts(self.settings.language)
        self.texts.open(b"common")
        self.texts.open(b"store")
        self.use_settings()
        self.line = Line(160)
        self.session = Session(store, self.settings)
        self.notice = Notice(self)
        self.stack = Stack(self)
        self.home()
        self.cues.play(cue.HELLO)
        if self.session.running and self.session.match.game.over():
            self.play()  # the power was cut at its end, which was not seen

    def use_settings(self):
        """Bring language, panel and cues in line with the settings, at once."""
        settings = self.settings
        self.texts.use(settings.language)
        self._light()
        self.display.invert(settings.inverse)
        self.display.flip(settings.flip)
        self.cues.use_settings()

    def home(self):
        """Show the menu: the open game's, over the games where there are several.

        At power-on it is that of the game played last.
        """
        stack = self.stack
        if len(games.NAMES) > 1:
            if not self.session.name:
                self.session.open_last()
            stack.reset(b"title")
            if self.session.name:
                stack.push(open_screen(b"game"))
        else:
            self.session.open(games.NAMES[0])
            stack.reset(b"game")

    def play(self):
        """Show the table of the match in play, whatever its phase; nothing stays behind it.

        A screen that asks for it in its `input` gets it when that has returned: until then its
        module cannot be let go of, and a table opened from down there takes the last of the
        chip's stack, which an interrupt needs.
        """
        if self._pressing:
            self._opens = True
        else:
            self._open_table()

    def _open_table(self):
        self._opens = False
        self.stack.reset(b"table_" + self.session.name)

    def ask(self, question):
        """Put a question (a text id); yes: `confirmed` of the screen that is in front now."""
        screen = open_screen(b"confirm")
        screen.question = question
        self.cues.play(cue.ASK)
        self.stack.push(screen)

    def sleep(self):
        """Before the console is put away: close what is private, save, send that, go dark."""
        self.stack.screens[0].shut()
        self.close()
        self.rest.state = ASLEEP
        self.buttons.drain()  # one that is held down does not wake by its repeat
        self.display.power(False)

    def wake(self):
        """After `sleep`: the next frame shows what is in front, all of it.

        Eyes-free players hear that they were asleep, and so that the press did nothing else.
        """
        self.rest.wake()
        self.buttons.drain()
        self._light()
        self.display.power(True)
        self.display.forget()
        self.stack.dirty = True
        self.cues.play(cue.AWAKE)
        if self.unsaved():
            self.notice.again()

    @property
    def asleep(self):
        """Is it asleep? The loop may rest deeper then."""
        return self.rest.state == ASLEEP

    def unsaved(self):
        """Is there something that is not on the disk?"""
        return self.settings.unsaved or not self.session.written()

    def _light(self):
        awake = self.rest.state == AWAKE
        self.display.contrast(self.settings.contrast if awake else DIM_CONTRAST)

    def wipe(self):
        """Make the panel dark at once, all of its memory: what it showed was for one person."""
        self.cues.forget()
        self.canvas.fill(0)
        self.display.forget()
        self.display.show()
        self.stack.dirty = True

    def frame(self, now_ms):
        """One frame at `now_ms` (ticks that may wrap); the milliseconds until the next."""
        self.now_ms = now_ms
        self.buttons.poll(now_ms)
        if self.rest.state == ASLEEP and not self._woken():
            return FRAME_MS
        stack = self.stack
        pressed = self._input()
        if self._opens:
            self._open_table()
        stack.top().tick(now_ms)
        self.notice.tick(now_ms)
        if stack.dirty:
            if not pressed:
                self.rest.stir()  # a bot played, something is told: there is somebody to see it
            stack.dirty = False
            self.canvas.fill(0)
            stack.top().draw(self.canvas)
            self.notice.draw(self.canvas)
        self.display.show()
        self._miss_panel()
        self.cues.step(now_ms)
        if self.session.unsaved and self.cues.quiet() and self._settled():
            # Writing flash stops interrupts: no tone may hang meanwhile; the buttons latch.
            self.session.save()
            if self.session.written():
                self.cues.play(cue.SAVED, True)
        self._idle(now_ms)
        return FRAME_MS

    def _settled(self):
        """May a save begin? Not while a contact bounces, but a broken one does not hold it up."""
        self._waited += 1
        if self._waited <= _LONGEST_WAIT and not self.buttons.resting:
            return False
        self._waited = 0
        return True

    def _input(self):
        """Let the top screen have what was pressed; was anything?"""
        pressed = False
        buttons = self.buttons
        press = buttons.take()
        while press >= 0:
            pressed = True
            if press < REPEAT:
                self.rest.stir()
            if press & 7 < A and self.settings.flip:
                press ^= 1  # the console is held the other way round: up is down, left is right
            self.cues.stop()  # whatever the press does: it cuts what sounds
            self.notice.input(press)
            self._pressing = True
            self.stack.top().input(press)
            self._pressing = False
            # What comes after the press that opens a table is for the table.
            press = -1 if self._opens else buttons.take()
        return pressed

    def _woken(self):
        """Asleep: wake if a finger pressed something, which does nothing else."""
        press = self.buttons.take()
        while press >= REPEAT:
            press = self.buttons.take()
        if press < 0:
            return False
        self.wake()
        return True

    def _miss_panel(self):
        """Say once by a cue that the panel does not answer; the game goes on by cues."""
        if not self.display.lost:
            self._missed = 0
        elif self._missed < _MISSED_FRAMES:
            self._missed += 1
            if self._missed == _MISSED_FRAMES:
                self.cues.play(cue.NO_SCREEN, True)

    def _idle(self, now_ms):
        """Dim, undim, or fall asleep when it is time."""
        if self.settings.cue_level == cue.DETAILS and self.cues.running():
            self.rest.stir()  # somebody listens; nobody is to hurry
        before = self.rest.state
        now = self.rest.pass_time(now_ms)
        if now == ASLEEP:
            self.sleep()
        elif now != before:
            self._light()

    def rescue(self):
        """After an error, or Ctrl-C at any moment: save what the journal says. True: all is."""
        self.cues.stop()
        self.session.rescue()
        if self.settings.unsaved:
            self.settings.save(self.store)
        if not self.session.written():
            self.session.save()  # once more: if it fails again, it has the last word to the player
        return not self.unsaved()

    def close(self):
        """Save what is not saved and fall silent: before power-off and on the way to the REPL."""
        self.cues.stop()
        self.session.save()
        if self.settings.unsaved:
            self.settings.save(self.store)
        if not self.session.written():
            self.session.save()  # once more: if it fails again, it has the last word to the player
