"""The lab: MicroPython's own image boots the console, and it shows what the simulator shows."""

from simulator.device_files import device_files
from simulator.headless import Headless
from simulator.lab.lab import Lab
from simulator.lab.play import play
from simulator.script import parse

PLAY = "30 @menu DOWN 15 @cursor DOWN 15 @next DOWN 15 @last"


def test_the_lab_shows_what_the_simulator_shows(pico_image, tmp_path):
    lab = Lab(pico_image, device_files())
    lab.boot()
    seen = {}
    play(lab, PLAY, seen.__setitem__)

    expected = {}
    moments, length = parse(PLAY)
    headless = Headless(moments, length + 5, on_picture=expected.__setitem__)
    headless.run(tmp_path)

    assert list(seen) == list(expected)
    assert [name for name in seen if seen[name] != expected[name]] == []
    assert len(set(seen.values())) == 4
