"""The window, drawn by SDL's dummy drivers: pixels, keys, sound, pictures, closing."""

import os
import signal

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from pathlib import Path  # noqa: E402

import pygame  # noqa: E402
import pytest  # noqa: E402

from simulator import boot, recorder, sound  # noqa: E402
from simulator.handheld import Handheld  # noqa: E402
from simulator.picture import rows  # noqa: E402
from simulator.window import Window  # noqa: E402
from simulator.world import World  # noqa: E402

DEMO = Path(__file__).parent / "demo_main.py"


class Player(Window):
    """A window with a plan: at a time in ms, do something."""

    def __init__(self, *args, plan, **settings):
        super().__init__(*args, **settings)
        self.plan = sorted(plan.items())

    def turn(self):
        while self.plan and self.world.now_us >= self.plan[0][0] * 1000:
            self.plan.pop(0)[1](self)
        super().turn()


def press(key, down=True):
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return lambda window: pygame.event.post(pygame.event.Event(kind, key=key, mod=0))


def both(key):
    def tap(window):
        press(key)(window)
        press(key, False)(window)

    return tap


def shut(window):
    pygame.event.post(pygame.event.Event(pygame.QUIT))


def play(tmp_path, plan, **settings):
    handheld = Handheld(World())  # a virtual clock: no run depends on how busy the machine is
    with Player(handheld, tmp_path / "shots", plan=plan | {1500: shut}, **settings) as window:
        boot.run(handheld, tmp_path, DEMO)
    return window


def last(tmp_path):
    return tuple(map(int, (tmp_path / "last").read_text().split()))


def test_keys_move_and_closing_saves(tmp_path):
    play(
        tmp_path,
        {
            100: press(pygame.K_RIGHT),
            500: press(pygame.K_RIGHT, False),
            600: press(pygame.K_UP),
            1000: press(pygame.K_UP, False),
        },
    )
    x, y = last(tmp_path)
    assert x > 66
    assert y < 30


def test_a_press_that_ends_at_once_still_counts(tmp_path):
    play(tmp_path, {200: both(pygame.K_RIGHT), 600: both(pygame.K_RIGHT)})
    assert last(tmp_path)[0] >= 66


def test_every_pixel_is_a_square_of_the_panels_colour(tmp_path):
    found = {}

    def look(window):
        window._drawn_s = 0
        Window.turn(window)
        glass, scale = window._place()
        pixels = rows(window.handheld.picture())
        for y in range(64 * scale):
            for x in range(128 * scale):
                colour = window._screen.get_at((glass.x + x, glass.y + y))[:3]
                lit = colour != recorder.PAPER
                assert lit == bool(pixels[y // scale][x // scale]), (x, y)
        found["scale"] = scale
        assert any(map(any, pixels))

    play(tmp_path, {1000: look}, scale=3)
    assert found == {"scale": 3}


def test_the_buzzer_sounds_while_the_key_is_down(tmp_path):
    heard = []
    play(
        tmp_path,
        {
            100: press(pygame.K_SPACE),
            600: lambda window: heard.append(window.speaker.playing[0]),
            700: press(pygame.K_SPACE, False),
            1300: lambda window: heard.append(window.speaker.playing[0]),
        },
    )
    assert heard == [880, 0]


def test_f12_saves_a_picture_and_f9_a_film(tmp_path):
    play(
        tmp_path,
        {
            100: press(pygame.K_F9),
            200: press(pygame.K_RIGHT),
            400: press(pygame.K_F12),
            900: press(pygame.K_F9),
        },
    )
    kinds = sorted(path.suffix for path in (tmp_path / "shots").iterdir())
    assert kinds == [".gif", ".png"]


def test_a_film_still_running_is_saved_at_the_end(tmp_path):
    play(tmp_path, {100: press(pygame.K_F9)})
    assert [path.suffix for path in (tmp_path / "shots").iterdir()] == [".gif"]


def test_a_focus_lost_lets_go_of_the_keys(tmp_path):
    def lose(window):
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))

    up = []
    play(
        tmp_path,
        {
            100: press(pygame.K_RIGHT),
            400: lose,
            800: lambda window: up.append(any(window.handheld.down)),
        },
    )
    assert up == [False]


@pytest.mark.parametrize(("hz", "duty"), [(440, 0.5), (2637, 0.1), (60, 0.3)])
def test_a_wave_holds_whole_periods_in_tune_and_no_constant_part(hz, duty):
    data = memoryview(sound.samples(hz, duty)).cast("h")
    periods = round(hz * len(data) / sound.RATE)
    assert abs(sound.RATE * periods / len(data) / hz - 1) < 0.003
    assert abs(sum(data) / len(data)) < 40
    rises = sum(1 for a, b in zip(data, data[1:], strict=False) if a < 0 <= b)
    assert abs(rises - periods) <= 1


@pytest.mark.parametrize(("name", "code"), [("SIGINT", 0), ("SIGTERM", 143)])
def test_a_signal_closes_it_in_order(tmp_path, name, code):
    window = play(tmp_path, {100: lambda window: signal.raise_signal(getattr(signal, name))})
    assert window.exit_code == code
    assert (tmp_path / "last").exists()
    assert window.world.now_us < 1_000_000
