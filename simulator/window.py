"""The console in a window: crisp pixels of the panel, keyboard, sound, the motor as a light."""

import os
import time

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame  # noqa: E402

from simulator import recorder  # noqa: E402
from simulator.front import Front  # noqa: E402
from simulator.handheld import Handheld  # noqa: E402
from simulator.hush import hush  # noqa: E402
from simulator.picture import HEIGHT, WIDTH, rows  # noqa: E402
from simulator.sound import Speaker  # noqa: E402

UP, DOWN, LEFT, RIGHT, A, B = range(6)
KEYS = {
    pygame.K_UP: UP, pygame.K_DOWN: DOWN, pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT,
    pygame.K_KP8: UP, pygame.K_KP2: DOWN, pygame.K_KP4: LEFT, pygame.K_KP6: RIGHT,
    pygame.K_RETURN: A, pygame.K_KP_ENTER: A, pygame.K_SPACE: A, pygame.K_x: A, pygame.K_w: A,
    pygame.K_ESCAPE: B, pygame.K_BACKSPACE: B, pygame.K_c: B,
}  # fmt: skip
HELP = "arrows  ·  A: Enter, Space, X, W  ·  B: Esc, Backspace, C  ·  F12 picture  ·  F9 GIF"
TITLE = "Pocket card console"
CASE, GLASS = (38, 40, 46), (14, 15, 18)
INK, DIM, SHAKE, FILMING = (225, 228, 232), (140, 144, 152), (255, 170, 60), (230, 60, 60)
MARGIN, FOOT = 12, 46
FRAME_S = 1 / 60
UNSEEN = ("offscreen", "dummy")


class Window(Front):
    """`scale` is the first size of a pixel; the window may be resized."""

    def __init__(self, handheld: Handheld, *args, scale: int = 6, mute: bool = False, **settings):
        super().__init__(handheld, *args, **settings)
        self.scale = scale
        self.mute = mute
        self.speaker: Speaker | None = None
        self._last: object = None
        self._drawn_s = 0.0

    def open(self) -> None:
        """Open it; ask `missing_display` first."""
        pygame.display.init()
        pygame.font.init()
        size = (WIDTH * self.scale + 2 * MARGIN, HEIGHT * self.scale + 2 * MARGIN + FOOT)
        self._screen = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.display.set_caption(f"{TITLE}   {HELP}")
        pygame.display.set_icon(_icon(self.colour))
        self._font = pygame.font.Font(None, 20)
        self._glass = pygame.Surface((WIDTH, HEIGHT), depth=8)
        if not self.mute:
            self.speaker = Speaker()
            if not self.speaker.works:
                self.note("no sound device: playing silently")
        self.world.on_sound = self._sound

    def close(self) -> None:
        """Close it."""
        self.world.on_sound = None
        if self.speaker:
            self.speaker.close()
        pygame.display.quit()

    def turn(self) -> None:
        """Read keys, show what changed."""
        for event in pygame.event.get():
            self._event(event)
        now = time.monotonic()
        if now - self._drawn_s >= FRAME_S:
            self._drawn_s = now
            self._draw()

    def _event(self, event):
        if event.type == pygame.QUIT:
            self.leaving = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.handheld.all_up()  # the release will go to somebody else
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            down = event.type == pygame.KEYDOWN
            if event.key in KEYS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
                self.key(KEYS[event.key], down)
            elif down and event.key == pygame.K_F12:
                self.screenshot()
            elif down and event.key == pygame.K_F9:
                self.toggle_film()
            elif down and event.key == pygame.K_q and event.mod & pygame.KMOD_CTRL:
                self.leaving = True
        elif event.type in (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE):
            self._last = None

    def _sound(self, gpio, sound):
        if self.speaker and gpio == self.handheld.board.BUZZER:
            self.speaker.set(sound.hz, sound.duty)

    # drawing

    def _draw(self):
        picture, words = self.handheld.picture(), self.words()
        light, shaking = self.handheld.brightness(), self.handheld.motor() > 0
        now = (picture, words, light, shaking, self.film is not None)
        if now == self._last:
            return
        self._last = now
        self._screen.fill(CASE)
        glass, scale = self._place()
        pygame.draw.rect(self._screen, GLASS, glass.inflate(MARGIN, MARGIN), border_radius=4)
        self._screen.blit(self._pixels(picture, light, scale), glass)
        self._foot(words, shaking, glass)
        pygame.display.flip()

    def _place(self):
        """Where the picture goes, and whole screen pixels a pixel."""
        width, height = self._screen.get_size()
        fits = min((width - 2 * MARGIN) // WIDTH, (height - 2 * MARGIN - FOOT) // HEIGHT)
        scale = max(1, fits)
        glass = pygame.Rect(0, 0, WIDTH * scale, HEIGHT * scale)
        glass.center = (width // 2, (height - FOOT) // 2)
        return glass, scale

    def _pixels(self, picture, light, scale):
        glow = 0.55 + 0.45 * light
        self._glass = pygame.image.frombuffer(b"".join(rows(picture)), (WIDTH, HEIGHT), "P")
        palette = [recorder.PAPER] * 255 + [tuple(int(part * glow) for part in self.colour)]
        self._glass.set_palette(palette)
        return pygame.transform.scale(self._glass, (WIDTH * scale, HEIGHT * scale))

    def _foot(self, words, shaking, glass):
        width, height = self._screen.get_size()
        left, top = MARGIN, height - FOOT
        room = width - 2 * MARGIN - 24
        for text, colour, y in ((words, INK, top), (HELP, DIM, top + 22)):
            line = self._font.render(text, True, colour)
            self._screen.blit(line, (left, y), (0, 0, room, 24))
        dot = (width - MARGIN - 8, top + 10)
        pygame.draw.circle(self._screen, SHAKE if shaking else GLASS, dot, 7)
        if self.film is not None:
            pygame.draw.circle(self._screen, FILMING, (dot[0], dot[1] + 18), 5)


def missing_display() -> str:
    """Why no window can be opened; "" if one can."""
    try:
        with hush():
            pygame.display.init()
    except pygame.error as error:
        return str(error)
    # Without a display SDL falls back to drawing where nobody looks, unless that was asked for.
    if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        return "no display"
    return ""


def _icon(colour):
    icon = pygame.Surface((32, 32))
    icon.fill(recorder.PAPER)
    pygame.draw.rect(icon, colour, (8, 4, 16, 24), 2, border_radius=3)
    pygame.draw.circle(icon, colour, (16, 16), 4)
    return icon
