"""A match to begin with (`--game`): written as the console would, never over one under way."""

import json

import pytest

from simulator import cli, fresh_match
from simulator.fresh_match import MatchError
from simulator.headless import Headless
from simulator.script import parse
from simulator.witness import Witness


def write(disk, deal=7, seats=("person",), options=0, replace=False, name="pitaouf"):
    fresh_match.write(disk, name, deal, list(seats), options, replace)


def begin_playing(disk):
    """Do one action in the saved match, as a player would have."""
    from engine_mpy.match.session import Session
    from engine_mpy.store.savefile import Store
    from engine_mpy.store.settings import Settings

    session = Session(Store(str(disk / "saves")), Settings())
    session.open(b"pitaouf")
    assert session.resume()
    legal = bytearray(session.match.game.MOST_ACTIONS)
    assert session.match.game.legal(legal) > 0
    session.act(legal[0])
    session.close()


def continued(disk):
    """The match that the console goes on with after one press at power-on."""
    witness = Witness()
    headless = Headless(*parse("25 A 10"))
    headless.run(disk, watch=witness.watch)
    return witness.result()


def test_the_console_goes_on_with_it(tmp_path):
    write(tmp_path, deal=4711, options=1)
    match = continued(tmp_path)
    assert (match["deal"], match["options"], match["turns"]) == (4711, 1, 0)


def test_a_match_under_way_is_not_replaced_unless_asked(tmp_path):
    write(tmp_path, deal=1)
    begin_playing(tmp_path)
    with pytest.raises(MatchError, match="--replace"):
        write(tmp_path, deal=2)
    assert continued(tmp_path)["deal"] == 1
    write(tmp_path, deal=2, replace=True)
    assert continued(tmp_path)["deal"] == 2


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"name": "belote"}, "no game 'belote'"),
        ({"seats": ("person", "bot")}, "one seat"),
        ({"seats": ("cat",)}, "easy, normal"),
        ({"options": 4}, "options 0-3"),
    ],
)
def test_a_match_that_cannot_be_is_refused(tmp_path, settings, says):
    with pytest.raises(MatchError, match=says):
        write(tmp_path, **settings)
    assert not list((tmp_path / "saves").glob("pitaouf*"))


def test_cues_are_printed_as_text(capsys):
    words = ["--headless", "--game", "pitaouf", "--deal", "7", "--cues", "--press", "DOWN UP A"]
    assert cli.main([*words, "--json"]) == 0
    *cues, result = capsys.readouterr().out.splitlines()
    assert len(cues) > 2
    assert cues[0].split() == ["0", "Bonjour"]
    assert json.loads(result)["game"] == "pitaouf"


def played_by_bot(capsys, *words):
    given = ["--headless", "--game", "pitaouf", "--deal", "7", "--seats", "bot", "--json", *words]
    assert cli.main(given) == 0
    return json.loads(capsys.readouterr().out)


def test_a_bot_plays_to_the_end_through_the_screens_and_always_the_same(capsys):
    result = played_by_bot(capsys)
    assert (result["game"], result["deal"], result["over"]) == ("pitaouf", 7, True)
    assert result["result"] in ("won", "lost")
    assert result["turns"] > 5
    assert result["frames"] > 100
    assert result["wire_bytes"] > 5_000
    assert played_by_bot(capsys) == result
    other = played_by_bot(capsys, "--controller", "sh1106")
    assert other["crc"] == result["crc"]
    assert other["picture_crc"] == result["picture_crc"]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("ptit_pois", "easy,strong", 1),
        ("pass_pass", "bot,bot,bot", 0),
        ("castors", "bot,normal", 1),
    ],
)
def test_bots_alone_play_every_game_to_its_end(capsys, game, seats, options):
    words = ["--headless", "--game", game, "--deal", "4", "--seats", seats, "--json"]
    assert cli.main([*words, "--options", str(options)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["game"], result["over"]) == (game, True)
    assert result["result"] and len(result["scores"]) == seats.count(",") + 1


def test_people_and_bots_of_every_kind_are_seated(tmp_path):
    write(tmp_path, name="castors", seats=("person", "easy", "normal", "strong", "person"))
    session = saved(tmp_path, b"castors")
    assert list(session.match.kinds) == [0, 1, 2, 3, 0, 0]
    assert session.match.names[10:16] == b"Boulon"


def saved(disk, game):
    from engine_mpy.match.session import Session
    from engine_mpy.store.savefile import Store
    from engine_mpy.store.settings import Settings

    session = Session(Store(str(disk / "saves")), Settings())
    session.open(game)
    assert session.resume()
    return session


def test_a_match_that_does_not_go_on_is_given_up(tmp_path, capsys):
    main = tmp_path / "main.py"
    main.write_text("import time\nwhile True:\n    time.sleep_ms(1000)\n")
    words = ["--headless", "--game", "pitaouf", "--deal", "7", "--seats", "bot"]
    assert cli.main([*words, "--main", str(main)]) == 1
    assert "did not go on" in capsys.readouterr().err
