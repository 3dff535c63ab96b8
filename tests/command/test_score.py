"""`score towers`: the printed game's score pad, and impossible entries."""

import json

import pytest

from tests.command.running import run

ANNA = {"name": "Anna", "towers": {"sand": [6, 4, 0], "tree": [12]}, "razed": 2}


def score(sheet: object) -> tuple[int, object, str]:
    done = run("score", "towers", "-", stdin=json.dumps(sheet))
    return done.returncode, json.loads(done.stdout or "null"), done.stderr


def test_the_example_of_the_documentation() -> None:
    code, result, _ = score({"players": [ANNA]})
    assert code == 0
    assert result == {
        "players": [
            {
                "name": "Anna",
                "towers": {"sand": 6, "tree": 1},
                "main": 3,
                "razed": -3,
                "total": 7,
            }
        ],
        "winners": ["Anna"],
    }


def test_equal_totals_share_the_victory() -> None:
    _, result, _ = score(
        {
            "players": [
                {"name": "Anna", "towers": {"sand": [6]}},
                {"name": "Péter", "towers": {"junk": [3]}, "razed": 0},
                {"name": "Lina", "towers": {}},
            ]
        }
    )
    assert isinstance(result, dict)
    assert result["winners"] == ["Anna", "Péter"]


@pytest.mark.parametrize(
    ("sheet", "named"),
    [
        ([], "sheet"),
        ({}, "players"),
        ({"players": []}, "players"),
        ({"players": [ANNA], "extra": 1}, "extra"),
        ({"players": [{"name": "Anna"}]}, "towers"),
        ({"players": [{"name": "", "towers": {}}]}, "players[1].name"),
        ({"players": [ANNA, ANNA]}, "Anna"),
        ({"players": [{"name": "A", "towers": {"brick": [1]}}]}, "brick"),
        ({"players": [{"name": "A", "towers": {"sand": [4, 6]}}]}, "T2.3"),
        ({"players": [{"name": "A", "towers": {"sand": [4, 0, 9]}}]}, "T2.6"),
        ({"players": [{"name": "A", "towers": {"sand": [16]}}]}, "players[1].towers.sand[1]"),
        ({"players": [{"name": "A", "towers": {"sand": [True]}}]}, "players[1].towers.sand[1]"),
        ({"players": [{"name": "A", "towers": {"sand": "6"}}]}, "players[1].towers.sand"),
        ({"players": [{"name": "A", "towers": {}, "razed": -1}]}, "players[1].razed"),
        ({"players": [{"name": "A", "towers": {}, "razed": 1.5}]}, "players[1].razed"),
        (
            {
                "players": [
                    {"name": "A", "towers": {"sand": [6]}},
                    {"name": "B", "towers": {"sand": [6]}},
                ]
            },
            "T1.3",
        ),
        ({"players": [{"name": n, "towers": {}, "razed": 41} for n in "AB"]}, "T1.3"),
        ({"players": [{"name": n, "towers": {"junk": [2]}} for n in "ABCD"]}, "T1.4"),
    ],
)
def test_impossible_entries_are_refused_saying_which_and_why(sheet: object, named: str) -> None:
    code, result, error = score(sheet)
    assert (code, result) == (1, None)
    assert named in error
    assert "Traceback" not in error


def test_text_that_is_not_json_is_refused() -> None:
    done = run("score", "towers", "-", stdin='{"players": [')
    assert done.returncode == 1
    assert "JSON" in done.stderr


def test_deep_nesting_is_refused_not_a_crash() -> None:
    done = run("score", "towers", "-", stdin="[" * 100_000)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
