"""The committed matches of tests/playthroughs are played again and give the same lines.

Where a line differs, the rules, their order of chance or the words of tools/describe have changed:
if that is meant, write the file anew (tests/playthroughs/README.md).
"""

import gzip
import json

import pytest

from engine_mpy.games import open_game
from engine_mpy.match.match import Match
from tests.micropython_port import ROOT
from tools import transcript

FILES = sorted((ROOT / "tests" / "playthroughs").glob("*.jsonl.gz"))


def lines_of(path):
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_playthrough_is_played_again_line_by_line(path):
    first, *rest = lines_of(path)
    kinds = bytes(transcript.SEATS.get(kind, 0) for kind in first["kinds"])
    match = Match(open_game(first["game"].encode()))
    match.start(first["deal"], first["seats"], first["option_bits"], kinds)
    journal = [line["action"] for line in rest if "action" in line]
    again = json.loads(json.dumps(list(transcript.record(match, journal))))
    for ours, theirs in zip(again, [first, *rest], strict=True):
        assert ours == theirs
    assert match.game.over()


def test_every_number_of_seats_has_one():
    names = {path.name.removesuffix(".jsonl.gz") for path in FILES}
    wanted = {f"{game}_{seats}" for game in ("ptit_pois", "castors") for seats in range(2, 7)}
    wanted |= {f"pass_pass_{seats}" for seats in ("3", "4", "5", "4_pairs", "6_pairs")}
    assert wanted <= names
