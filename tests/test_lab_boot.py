"""The lab: MicroPython's own image boots the console; it shows and sounds as in the simulator."""

from simulator.device_files import device_files
from simulator.headless import Headless
from simulator.lab.lab import Lab
from simulator.lab.play import play
from simulator.script import parse
from tests.lab_sounds import tones

PLAY = "90 @menu DOWN 40 @cursor UP 40 @back A 75 @game DOWN 40 @row B 60 @left"
# Half a frame of the simulator, 20 ms, and half a late one of the chip: each ends a tone at the
# frame that is nearest to its end.
A_FRAME_US = 23_000


def test_the_lab_shows_and_sounds_what_the_simulator_does(pico_image, tmp_path):
    expected, changes = {}, []
    moments, length = parse(PLAY)
    headless = Headless(moments, length + 5, on_picture=expected.__setitem__)
    board, world = headless.handheld.board, headless.world
    world.on_sound = lambda gpio, now: (
        changes.append((world.now_us, now.hz, now.duty)) if gpio == board.BUZZER else None
    )
    headless.run(tmp_path)

    lab = Lab(pico_image, device_files())
    lab.boot()
    seen = {}
    play(lab, PLAY, seen.__setitem__)

    assert list(seen) == list(expected)
    assert [name for name in seen if seen[name] != expected[name]] == []
    assert len(set(seen.values())) == 4  # it comes back to the first

    heard = tones([(c.us, c.hz, c.duty) for c in lab.outputs.timeline if c.gpio == board.BUZZER])
    meant = tones(changes)[1:]  # the silence before the first tone
    assert [tone[:2] for tone in heard] == [tone[:2] for tone in meant]
    lengths = zip(heard, meant, strict=True)
    assert max(abs(one[2] - other[2]) for one, other in lengths) < A_FRAME_US
    assert len(heard) >= 10  # greeting, four moves and a confirmation
