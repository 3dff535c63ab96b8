"""Results are kept, continued, and never mixed with those of another tournament."""

import json
from pathlib import Path

import pytest

from draftingtable.arena.results import UnitResult, read_result
from draftingtable.arena.results_file import ResultsFile
from draftingtable.arena.running import play
from draftingtable.arena.tournament import Tournament
from draftingtable.bots.core.roster import BotPolicy
from draftingtable.games.core.errors import BadInput
from tests.arena.invented import forfeited, game, tournament, unit

PAIR = tournament(("a", "b"), deals=6)


def played(path: Path, what: Tournament = PAIR) -> list[UnitResult]:
    with ResultsFile(path, what) as file:
        return play(what, file=file)


def lasting(results: list[UnitResult]) -> list[str]:
    return [result.lasting_line() for result in results]


def test_results_are_read_as_they_were_written() -> None:
    for result in (unit(3, game(5, -2), game(0, 0)), unit(0, forfeited(1, 2), matchup=2)):
        again = read_result(result.line())
        assert again.line() == result.line()
        assert [one.times for one in again.games] == [one.times for one in result.games]


def test_existing_results_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "out" / "results.jsonl"
    first = played(path)
    content = path.read_bytes()
    assert lasting(played(path)) == lasting(first)
    assert path.read_bytes() == content


def test_more_deals_continue(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(path)
    content = path.read_bytes()
    more = tournament(("a", "b"), deals=9)
    assert lasting(played(path, more)) == lasting(play(more))
    assert path.read_bytes().startswith(content)
    assert len(played(path)) == 6  # with fewer deals only the first ones are used


@pytest.mark.parametrize("kept", [0, 1, 60, 700, -1, -30])
def test_half_a_line_is_dropped(tmp_path: Path, kept: int) -> None:
    """Whenever a run was killed, the rest is played and nothing is played twice."""
    path = tmp_path / "results.jsonl"
    whole = lasting(played(path))
    content = path.read_bytes()
    path.write_bytes(content[:kept])
    assert lasting(played(path)) == whole
    lines = path.read_bytes().split(b"\n")
    assert len(lines) == 1 + 6 + 1
    assert [json.loads(line) for line in lines[:-1]]


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        (tournament(("a", "b"), seed="2"), 'seed: "1" in the file, "2" requested'),
        (tournament(("a", "c")), "matchups"),
        (Tournament.new("towers", [("random", "random")], options={"referee": False}), "options"),
        (
            Tournament.new("towers", [("random", "random")], house=BotPolicy(5.0, "random")),
            "house",
        ),
    ],
)
def test_another_tournament_is_refused(tmp_path: Path, other: Tournament, differing: str) -> None:
    path = tmp_path / "results.jsonl"
    played(path)
    content = path.read_bytes()
    with pytest.raises(BadInput) as raised:
        ResultsFile(path, other)
    assert raised.value.code == "arena-other-configuration"
    assert differing in str(raised.value.params["differences"])
    assert path.read_bytes() == content


@pytest.mark.parametrize("text", ["Dear diary", "Dear diary\n", "{}\n", "[" * 9999 + "\n", "\n"])
def test_other_files_are_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(text)
    with pytest.raises(BadInput) as raised:
        ResultsFile(path, PAIR)
    assert raised.value.code == "arena-no-results"
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line",
    [
        "garbage",
        "null",
        '{"matchup":0,"deal":0,"games":[]}',
        unit(0, game(1, 2), game(1, 2), matchup=7).line(),
        unit(-1, game(1, 2), game(1, 2)).line(),
        unit(0, game(1, 2), game(1, 2, 3)).line(),
        unit(0, game(1, 2)).line(),
        unit(0, game(1, 2), game(2, 1)).line().replace("5", "-5"),
        unit(0, game(1, 2), game(2, 1)).line().replace("[1]", '["x"]'),
        "\udcff",
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    played(path)
    with path.open("ab") as file:
        file.write(line.encode("utf-8", "surrogateescape") + b"\n")
    with pytest.raises(BadInput) as raised:
        ResultsFile(path, PAIR)
    assert raised.value.code == "arena-bad-line"
    assert raised.value.params["line"] == 8


def test_two_processes_cannot_write_at_once(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, PAIR):
        with pytest.raises(BadInput) as raised:
            ResultsFile(path, PAIR)
        assert raised.value.code == "arena-in-use"
    played(path)
