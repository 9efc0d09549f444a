"""The bench runs, its JSON can be read, a budget that is not kept is said. No time is judged."""

import functools
import json
import shutil

import pytest

from tests.wire_optimum import page_mode
from tools import bench, bench_port, bench_wire
from tools.bench_rows import LAB, LEAST, MOST, Row, number, table


@functools.cache
def measured(part):
    """A small run of one part: {name of the row: the row as JSON has it}."""
    return {row.name: row.record() for row in bench.measure([part], True, [])}


@pytest.mark.parametrize("part", bench.PARTS)
def test_each_part_has_rows_with_all_fields(part):
    rows = measured(part)
    assert len(rows) >= 6
    for name, row in rows.items():
        assert row["unit"] and row["status"] in ("ok", "over", "-", LAB), name
        assert (row["measured"] is None) == (row["status"] == LAB), name
        json.dumps(row)


def test_what_cannot_depend_on_the_machine_is_kept():
    """Bytes and heap; times are for who reads the bench on a quiet machine."""
    wire, port = measured("wire"), measured("port")
    for name in ("full frame, SSD1306", "full frame, SH1106", "wire, every screen"):
        assert wire[name]["status"] == "ok", wire[name]
    assert wire["wire, random changes"]["status"] == "ok"
    assert wire["press to last pixel, a cursor in a list"]["status"] == "ok", "on a virtual clock"
    assert wire["longest transaction at 100 kHz"]["status"] == "ok"
    for name in ("heap held after a match", "heap ever taken in a match"):
        assert port[name]["measured"] == 0
    assert port["largest free block after changes of game"]["status"] == "ok"
    assert port["largest free block after changes of game, no screens"]["status"] == "ok"
    assert port["the console installed"]["status"] == "ok"


def test_every_budget_of_the_design_has_a_row():
    names = " ".join(name for part in bench.PARTS for name in measured(part))
    for budget in (
        "legal + apply",
        "heap held",
        "wire, random",
        "full frame",
        "longest transaction at 1 MHz",
        "press to last pixel, on the chip",
        "free heap in the largest game",
        "largest free block",
        "power-on to menu",
        "power-on to a resumed match",
        "a save",
        ".mpy",
    ):
        assert budget in names


# A budget that is not kept is noticed.


def test_another_limit_makes_the_exit_code(capsys):
    planted = ["wire", "--quick", "--json", "--limit", "full frame, SSD1306=10"]
    assert bench.main(planted) == 1
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert found["over"] == ["full frame, SSD1306"]
    assert "over: full frame, SSD1306" in said.err
    row = next(row for row in found["rows"] if row["name"] == "full frame, SSD1306")
    assert (row["measured"], row["limit"], row["status"]) == (1057, 10, "over")


def test_a_table_and_exit_code_0_when_all_is_kept(capsys):
    assert bench.main(["wire", "--quick", "--limit", "wire, a bot's match=1e9"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("full frame, SSD1306") and " ok " in line for line in lines)
    assert any(line.startswith("power-on to menu") and " lab" in line for line in lines)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["sound"], "no part sound; there is engine, wire, port"),
        (["wire", "--quick", "--limit", "nothing=3"], "no row is called 'nothing'"),
        (["wire", "--quick", "--limit", "full frame"], "is no NAME=VALUE"),
        (["wire", "--quick", "--limit", "full frame=much"], "is no NAME=VALUE"),
        (["--quack"], "unrecognized arguments: --quack"),
    ],
)
def test_a_bad_word_says_what_there_is(capsys, words, found):
    with pytest.raises(SystemExit) as left:
        bench.main(words)
    assert left.value.code == 2
    assert found in capsys.readouterr().err


def spoilt(tmp_path, file, old, new):
    """A copy of tools/port with something spoilt."""
    folder = tmp_path / "port"
    shutil.copytree(bench_port.PORT, folder)
    source = (folder / file).read_text()
    assert old in source
    (folder / file).write_text(source.replace(old, new))
    return folder


def test_heap_that_sending_takes_is_found(tmp_path):
    folder = spoilt(tmp_path, "machine.py", "self.bytes += len(buffer) + 1", "len(buffer[1:])")
    with pytest.raises(RuntimeError, match="heap is locked"):
        bench_port.port("1m", "growth", 1, "pitaouf", folder=folder)
    (folder / "play.py").write_text(
        (folder / "play.py").read_text().replace("locked = deal & 1", "locked = False")
    )
    found = bench_port.port("1m", "growth", 1, "pitaouf", folder=folder)
    assert found["ever"] > 10_000 and found["held"] > 0


def test_what_a_game_leaves_behind_is_found(tmp_path):
    folder = spoilt(tmp_path, "play.py", "self.frames = 3\n", "KEPT.append(bytearray(500))\n")
    play = folder / "play.py"
    play.write_text(play.read_text().replace("STEP =", "KEPT = []\nSTEP ="))
    found = bench_port.port("384k", "changes", 30, arch=bench_port.PLAIN, folder=folder)
    assert found["after"] < found["before"] and found["free"] < found["free_before"] - 12_000


def test_a_missing_program_says_what_to_do(monkeypatch):
    monkeypatch.setattr(bench_port.sys, "executable", "/nowhere/python")
    with pytest.raises(RuntimeError, match="make bench"):
        bench_port.tool("micropython")


# Its parts.


def test_a_row_knows_its_status():
    assert Row("a", 5, "ms", 5).status == "ok"
    assert Row("a", 5.1, "ms", 5).status == "over"
    assert Row("a", 5, "ms", 5, LEAST).status == "ok"
    assert Row("a", 4.9, "ms", 5, LEAST).status == "over"
    assert Row("a", 4.9, "ms").status == "-"
    assert Row("a", None, "ms", 5).status == LAB
    assert Row("a", 0, "bytes", 0, MOST).status == "ok"


def test_figures_are_readable():
    assert [number(n) for n in (None, 0, 40, 133103.4, 2.9249, 0.0071)] == [
        "-", "0", "40", "133,103", "2.92", "0.0071",
    ]  # fmt: skip
    lines = table([Row("long name", 5, "ms", 5, how="why"), Row("b", None, "KB", 90, LEAST)])
    assert lines.splitlines() == [
        "budget     measured  limit       how",
        "long name      5 ms   <= 5  ok   why",
        "b                KB  >= 90  lab",
    ]


def test_the_least_of_page_mode_is_the_one_found_otherwise():
    before = bytes(1024)
    for columns in ([5], [5, 6, 7], [5, 11, 12], [5, 12, 13], [5, 13], [0, 127], range(0, 128, 2)):
        cells = {(page, column) for page in (0, 3) for column in columns}
        after = bytearray(1024)
        for page, column in cells:
            after[128 * page + column] = 1
        assert bench_wire.page_mode(before, bytes(after)) == (len(cells), page_mode(cells))
