"""The frame contract: poll, act, draw, send, sound, save.

firmware/main.py calls `frame` and sleeps what it returns.

The console owns what outlives a screen: canvas, texts, settings, cues, the session and the stack.
It reads no clock and touches no pin; display, buttons, buzzer and motor are handed to it (see
README, "The machine below").
"""

from engine_mpy import games
from engine_mpy.cues import alphabet as cue
from engine_mpy.cues.player import Player
from engine_mpy.draw.canvas import Canvas
from engine_mpy.match.session import Session
from engine_mpy.screens import open_screen
from engine_mpy.screens.keys import A
from engine_mpy.screens.notice import Notice
from engine_mpy.screens.stack import Stack
from engine_mpy.store.settings import Settings
from engine_mpy.text.compose import Line
from engine_mpy.text.texts import Texts

FRAME_MS = 20


class Console:
    """Everything but the hardware. Made once at power-on; it shows the first menu."""

    def __init__(self, display, buttons, buzzer, motor, store):
        self.display = display
        self.buttons = buttons
        self.store = store
        self.now_ms = 0
        self.canvas = Canvas(display.frame)
        self.settings = Settings()
        self.settings.load(store)
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
        self.display.contrast(settings.contrast)
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
        """Show the table of the match in play, whatever its phase; nothing stays behind it."""
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
        self.display.power(False)

    def wake(self):
        """After `sleep`: the next frame shows what is in front, all of it."""
        self.display.power(True)
        self.display.forget()
        self.stack.dirty = True

    def wipe(self):
        """Make the panel dark at once, all of its memory: what it showed was for one person."""
        self.cues.forget()
        self.canvas.fill(0)
        self.display.forget()
        self.display.show()
        self.stack.dirty = True

    def frame(self, now_ms):
        """One frame at `now_ms` (ticks that may wrap); the milliseconds until the next."""
        stack = self.stack
        buttons = self.buttons
        self.now_ms = now_ms
        buttons.poll(now_ms)
        press = buttons.take()
        while press >= 0:
            if press & 7 < A and self.settings.flip:
                press ^= 1  # the console is held the other way round: up is down, left is right
            self.notice.input(press)
            stack.top().input(press)
            press = buttons.take()
        stack.top().tick(now_ms)
        self.notice.tick(now_ms)
        if stack.dirty:
            stack.dirty = False
            self.canvas.fill(0)
            stack.top().draw(self.canvas)
            self.notice.draw(self.canvas)
        self.display.show()
        self.cues.step(now_ms)
        if self.session.unsaved and self.cues.quiet():
            # Writing flash stops interrupts: no tone may hang meanwhile; the buttons latch.
            self.session.save()
            if self.session.written():
                self.cues.play(cue.SAVED, True)
        return FRAME_MS

    def close(self):
        """Save what is not saved and fall silent: before power-off and on the way to the REPL."""
        self.cues.stop()
        self.session.save()
