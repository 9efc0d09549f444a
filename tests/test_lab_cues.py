"""On the emulated chip cues cost no heap and no late frame, against the same in silence.

`python -m tools.bench --lab` measures every game's table; here it is the smallest and the slowest.
Time in the lab is the chip's own, so that equal runs give equal figures.
"""

import pytest

from simulator.device_files import device_files
from tools import bench_lab_cues

FRAMES = 40


@pytest.mark.parametrize(("game", "seats"), [("pitaouf", 1), ("ptit_pois", 4)])
def test_cues_cost_no_late_frame_and_no_heap(pico_image, game, seats):
    loud, silent = bench_lab_cues.measure(pico_image, device_files(), game, seats, FRAMES)
    assert loud.sounding > FRAMES * 3 // 4 > silent.sounding  # a few sound at every level
    assert loud.late == silent.late == 0
    assert loud.heap == silent.heap == 0
