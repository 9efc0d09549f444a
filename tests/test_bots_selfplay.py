"""tools.selfplay: its sums are those of the matches, however many processes played them."""

import json

import pytest

from engine_mpy.bots.base import STRONG
from engine_mpy.bots.pitaouf import PitaoufBot
from engine_mpy.games.pitaouf import Pitaouf
from engine_mpy.match.match import Match
from tests.test_bots_pitaouf import play
from tools import selfplay

TIMES = {"seconds", "decisions_per_second"}


def asked(capsys, *arguments):
    assert selfplay.main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    return {k: v for k, v in found.items() if k not in TIMES}


def test_the_sums_are_those_of_the_matches(capsys):
    match, bot = Match(Pitaouf()), PitaoufBot(STRONG)
    won = score = turns = distance = actions = 0
    for deal in range(11, 31):
        for _ in play(match, bot, deal, 1):
            pass
        won += match.game.winners(bytearray(1))
        score += match.game.score(0)
        turns += match.game.turns()
        distance += match.game.distance()
        actions += match.count
    found = asked(capsys, "--deals", "11-30", "--options", "facile")
    assert 0 < won < 20
    assert found["wins"] == won
    assert found["rate"] == won / 20
    assert found["mean_score"] == score / 20
    assert found["mean_turns"] == turns / 20
    assert found["mean_distance"] == distance / 20
    assert found["decisions"] == actions
    assert found["ends"]["won"] == won
    assert sum(found["ends"].values()) == found["matches"] == 20
    assert found["options"] == ["facile"]
    assert found["option_bits"] == 1


def test_more_processes_find_the_same(capsys):
    one = asked(capsys, "--deals", "1-120", "--bots", "random")
    two = asked(capsys, "--deals", "1-120", "--bots", "random", "--jobs", "2")
    assert one == two
    assert one["matches"] == 120


def test_seats_move_on_from_deal_to_deal(capsys):
    """A strong player among random ones wins most wherever it sits, and is counted as one."""
    found = asked(
        capsys, "--game", "ptit_pois", "--bots", "strong,random", "--deals", "1-6", "--rotate"
    )
    strong, chance = found["players"]
    assert strong["bot"] == "strong"
    assert strong["wins"] >= 4
    assert strong["mean_score"] < chance["mean_score"]
    plan = selfplay.Plan("ptit_pois", ["strong", "random"], 0, range(1, 7), True)
    assert {plan.player_at(deal, 0) for deal in plan.deals} == {0, 1}


def test_the_interval_is_wilsons():
    assert selfplay.wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert selfplay.wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert selfplay.wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_a_person_reads_a_table(capsys):
    assert selfplay.main(["--deals", "3", "--bots", "easy"]) == 0
    text = capsys.readouterr().out
    assert "player 0 (easy): " in text
    assert "mean distance: " in text


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--game", "chess"], "there is pitaouf"),
        (["--bots", "clever"], "--bots takes random"),
        (["--bots", "easy,easy"], "one seat"),
        (["--bots", "easy,easy", "--seats", "3"], "2 players for --seats 3"),
        (["--seats", "0"], "from 1 to 6"),
        (["--deals", "9-1"], "the lower one first"),
        (["--deals", "0-5"], "from 1"),
        (["--deals", "1-1000000"], "to 999999"),
        (["--deals", "all"], "as 1-4000"),
        (["--options", "9"], "cannot be played so"),
        (["--options", "hard"], "there is facile"),
        (["--jobs", "0"], "--jobs 0"),
    ],
)
def test_wrong_arguments_are_told_and_nothing_is_played(arguments, says, capsys):
    assert selfplay.main(arguments) == 2
    said = capsys.readouterr()
    assert says in said.err
    assert said.out == ""
