"""On the chip itself: keys held, a crash and the start after it, the watchdog, Ctrl-C."""

from simulator.device_files import compiled, device_files, device_sources
from simulator.lab.lab import Lab
from simulator.script import KEYS

DOWN, A, B = (KEYS.index(key) for key in ("DOWN", "A", "B"))
READY = b"console ready"


def with_error(path):
    """The device's files, with a division by zero at the end of the module at `path`."""
    spoilt = device_sources()[path] + "\n1 // 0\n"
    mpy = compiled(spoilt.encode(), path, "armv6m")
    return device_files() | {path.replace(".py", ".mpy"): mpy}


def test_a_held_gives_the_repl(pico_image):
    lab = Lab(pico_image, device_files())
    lab.press(A)
    lab.boot()
    lab.run(200)
    assert b">>>" not in lab.serial.log
    lab.release(A)
    lab.serial.expect(b">>> ", 4000)
    assert READY not in lab.serial.log
    assert any(lab.picture()) and not lab.buzzer().duty


def test_a_crash_is_written_down_and_a_starts_anew(pico_image):
    lab = Lab(pico_image, with_error("engine_mpy/screens/settings.py"))
    lab.boot()
    lab.settle()
    for key in (DOWN, DOWN, DOWN, DOWN, A):
        lab.tap(key)
        lab.settle()
    lab.run(2500)
    log = lab.files()["crash.txt"].decode()
    assert "1 in a row" in log and "ZeroDivisionError: divide by zero" in log
    assert 'File "settings", line' in log
    assert lab.files()["crashes"] == b"1"
    crashed = lab.picture()
    assert any(crashed) and not lab.buzzer().duty
    lab.tap(A)
    assert lab.until(lambda: not lab.panel.on, 1000, 0.2), "the chip was not reset"
    lab.boot()
    assert lab.settle() != crashed


def test_the_watchdog_lets_the_game_and_the_repl_live_and_ctrl_c_comes_within_100_ms(pico_image):
    lab = Lab(pico_image, device_files() | {"console.json": b'{"watchdog": true}'})
    lab.boot()
    assert lab.chip.mcu.watchdog.timer.enable
    lab.run(9000)
    assert lab.serial.log.count(READY) == 1, "the watchdog started it anew"
    lab.tap(DOWN, up_ms=1)
    began = lab.now_ms
    lab.serial.write(b"\x03")
    lab.serial.expect(b">>> ", 1000)
    assert lab.now_ms - began <= 100
    assert not lab.buzzer().duty
    assert not lab.chip.mcu.watchdog.timer.enable
    lab.run(9000)
    lab.serial.interrupt()
    assert lab.serial.execute("print(1 + 1)") == "2\n"


def test_after_three_crashes_b_and_a_put_the_matches_aside_and_ctrl_c_gives_the_repl(pico_image):
    match = {"saves/pitaouf.a": b"a match", "saves/pitaouf-stats.a": b"many"}
    lab = Lab(pico_image, device_files() | match | {"crashes": b"3"})
    lab.boot()
    offers = lab.settle()
    lab.tap(B)
    asks = lab.settle()
    assert lab.files()["saves/pitaouf.a"] == b"a match"
    lab.tap(A)
    done = lab.settle()
    assert len({offers, asks, done}) == 3
    files = lab.files()
    assert files["saves/pitaouf.a.old1"] == b"a match" and "saves/pitaouf.a" not in files
    assert files["saves/pitaouf-stats.a"] == b"many" and "crashes" not in files
    lab.serial.interrupt(4000)
    assert lab.serial.execute("print(1 + 1)") == "2\n"
