"""The program runs as on the chip, the same script gives the same run, pictures become files."""

from pathlib import Path

import pytest
from PIL import Image

from simulator import picture, recorder
from simulator.headless import Headless
from simulator.script import parse

DEMO = Path(__file__).parent / "demo_main.py"


def run(words, disk, **settings):
    moments, length = parse(words)
    frames = []
    headless = Headless(
        moments, length + 5, on_frame=lambda h: frames.append(h.handheld.picture()), **settings
    )
    headless.run(disk, DEMO)
    return headless, frames


def test_the_same_script_gives_the_same_run(tmp_path):
    words = "RIGHT*5 UP 10 A LEFT+ 20 LEFT-"
    one, frames = run(words, tmp_path)
    other, again = run(words, tmp_path)
    assert frames == again
    assert len(set(frames)) > 5
    assert one.world.wire_bytes == other.world.wire_bytes > 20_000
    assert one.world.now_us == other.world.now_us


def test_leaving_lets_the_program_save(tmp_path):
    run("RIGHT+ 20 RIGHT-", tmp_path)
    x, y = map(int, (tmp_path / "last").read_text().split())
    assert (x > 70, y) == (True, 32)


def test_a_reset_starts_again_with_the_files_kept(tmp_path):
    run("A+ B+ 3 A- B- 20", tmp_path)
    assert 2 <= len((tmp_path / "starts").read_text()) <= 3


def test_pictures_are_taken_at_their_moment(tmp_path):
    taken = {}
    run("@first RIGHT+ 20 RIGHT- @last", tmp_path, on_picture=taken.__setitem__)
    assert list(taken) == ["first", "last"]
    assert taken["first"] != taken["last"]


def test_what_the_program_raises_comes_out(tmp_path):
    main = tmp_path / "main.py"
    main.write_text("import machine\nmachine.Pin(99)\n")
    with pytest.raises(ValueError, match="invalid pin"):
        Headless().run(tmp_path, main)


def checkered():
    data = bytearray(picture.SIZE)
    for x in range(0, 128, 2):
        data[x] = 0x01
        data[1024 - 128 + x] = 0x80
    data[5] |= 0xF0
    return bytes(data)


def test_a_png_shows_each_pixel_as_a_square(tmp_path):
    path = recorder.save_png(checkered(), tmp_path / "new" / "a.png", scale=3)
    image = Image.open(path).convert("RGB")
    assert image.size == (384, 192)
    pixels = picture.rows(checkered())
    for y in range(192):
        for x in range(384):
            lit = image.getpixel((x, y)) == recorder.OLED
            assert lit == bool(pixels[y // 3][x // 3])


def test_a_film_keeps_the_time(tmp_path):
    film = recorder.Film()
    for at, data in ((0, picture.DARK), (500_000, checkered()), (505_000, picture.DARK)):
        film.add(data, at)
    film.add(checkered(), 800_000)
    film.add(checkered(), 900_000)
    image = Image.open(film.save_gif(tmp_path / "a.gif", 1_000_000))
    durations = []
    for n in range(image.n_frames):
        image.seek(n)
        durations.append(image.info["duration"])
    # What was there for 5 ms only is left out; the last one stays for another second.
    assert durations == [800, 1200]


def test_an_empty_film_says_so(tmp_path):
    with pytest.raises(ValueError, match="nothing"):
        recorder.Film().save_gif(tmp_path / "a.gif", 0)


def test_characters_show_the_same_pixels():
    pixels = picture.rows(checkered())
    blocks = picture.half_blocks(checkered())
    dots = picture.braille(checkered())
    assert (len(blocks), len(blocks[0]), len(dots), len(dots[0])) == (32, 128, 16, 64)
    for y in range(64):
        for x in range(128):
            lit = bool(pixels[y][x])
            assert (blocks[y // 2][x] in ("█", "▀▄"[y & 1])) == lit
            bit = ((0, 3), (1, 4), (2, 5), (6, 7))[y % 4][x % 2]
            assert (ord(dots[y // 4][x // 2]) >> bit & 1) == lit
