"""The console's screens give the same pictures, texts and tones on both interpreters, no heap."""

import pytest

from tests.micropython_port import ROOT, run
from tests.mpy.console_walk import frames

SCRIPT = ROOT / "tests" / "mpy" / "console_walk.py"

# Every general screen, by its keys; language and settings are changed on the way.
WALKS = {
    "menu": "dddddd.uuuu.b.lr.",
    "deal": "da.rruu.ddrr.d.b.lL.",
    "variants": "dda.d.a.ra.lrb.",
    "rules": "ddda.dd.a.drrru.l.DDDDb.uu.b.",
    "statistics": "dddda.dd.r.ddd.l.rrrr.b.",
    "settings": "ddddda.dr.l.dr.drrrrrr.dr.dr.dr.da.dr.dr.dda.d.b.b.",
    # Of the system only what both say alike: its memory is further down.
    "diagnostics": "dddddaDDDDDDDDDDDDaa.uldra.lR.b.b"
    + "da.rrdadd.l.uub.da.rrlR.a.....dlrr.a.....u.b.da.da.lub.da.lr.b.b.b.",
    "pause": "durrrrr.a.....a........bduudd.dddd.uu.ab.bb",
    "hint": "a.bdda..........b.a........bdda..........a.",
    "confirm": "a.bddd.a.lrud.b.b.bda.bu.bddddda.b",
    "quit and go on": "a.bddddddd.a.da.b.uua.",
    "set-up": "bda.a.drrd.lr.d.r.d.ll.ddd.rrr.d.a.uurr.a.l.",
    "name": "bda.add.a.ra.dda.lla.uu.b.a.lld.a.l.a.",
    "several": "bda.a.a.....b.dda.u.d.lr.b.b.....a.a.a.a.....b.dddd.b.a.a.",
    "status": "a.bl..r..u..b..bl..a..b.r.b.",
    "status, Ptit Pois": "bda.a.a.....bl..r..u..b..bl.a....",
    "status, Pass Pass": "bdda.a.a.....bl..r..u..b..bl.a....",
    "status, castors": "bddda.a.a.....bl..r..u..b..bl.a....",
    "English": "ddddda.r.dddddddddda.r.a.b.u.a.rr.b.ua.dd.a.drrr.b.b.",
}


@pytest.mark.parametrize("name", WALKS)
def test_same_frames_texts_and_tones(name):
    here = list(frames(WALKS[name]))
    there = run(SCRIPT, "frames", WALKS[name]).splitlines()
    assert here == there
    assert len(set(here)) > 5


# Another language is loaded, seats are named: before a match that may take heap.
TAKES = ("English", "set-up")


@pytest.mark.parametrize("name", [name for name in WALKS if name not in TAKES])
def test_no_frame_takes_heap_unless_it_opens_or_closes_a_screen(name):
    lines = run(SCRIPT, "heap", WALKS[name]).splitlines()
    assert lines[:-1] == []
    assert int(lines[-1].split()[1]) > 25


def test_the_heap_test_sees_an_allocation():
    lines = run(SCRIPT, "heap", "d.", "plant").splitlines()
    assert len(lines) == 12
