"""The score pad of a solo game: your two cities and Automacity (S1, S6)."""

import json

import pytest

from draftingtable.games.cities.city.components import LETTERS
from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.errors import BadInput, Parameter
from tests.games.cities.points import points
from tests.games.cities.solo_records import played

EMPTY = ["....", "....", "....", "...."]
FACTORIES = ["FFF.", "....", "....", "...."]
TWO_FACTORIES = ["FF..", "....", "....", "...."]
S1_EXAMPLE = {"P": 3, "d": 1, "m": 1, "e": 2, "S": 4, "F": 1, "O": 1, "H": 3}


def pad(*cities: list[str], mode: str = "beginner", **more: object) -> dict[str, object]:
    sheet = {"cities": list(cities), "mode": mode, **more}
    return GAME.score(json.loads(json.dumps(sheet)))


def sheet_of(position: SoloPosition, mode: str) -> dict[str, object]:
    """Returns what a player would write down at the end of the game."""
    counts = dict(zip(LETTERS, position.automacity, strict=True))
    return {
        "cities": [position.city(city).rows() for city in (0, 2)],
        "mode": mode,
        "automacity": {letter: count for letter, count in counts.items() if count},
        "level_points": position.level_points,
    }


def test_s1_the_example() -> None:
    scored = pad(FACTORIES, TWO_FACTORIES, automacity=S1_EXAMPLE)
    example = points(parks=10, taverns=10, shops=16, factories=2, offices=2, houses=15)
    assert scored["automacity"] == {**example, "level": 0}
    assert example["total"] == 55


def test_c5_2_automacitys_factories_compare_with_yours() -> None:
    scored = pad(FACTORIES, EMPTY, automacity={"F": 5})
    assert scored["cities"] == [points(factories=9), points()]
    assert scored["automacity"] == {**points(factories=20), "level": 0}


def test_s6_the_levels_points_count_and_may_decide() -> None:
    city = ["SSSS", "....", "....", "...."]
    even = pad(city, city, automacity={"S": 4})
    assert even["players"] == [
        {"seat": 1, "cities": ["A", "C"], "total": 16},
        {"seat": 2, "cities": ["B", "A"], "total": 16},
        {"seat": 3, "cities": ["C", "B"], "total": 16},
    ]
    assert even["winners"] == [1, 2, 3]
    easy = pad(city, city, automacity={"S": 4}, level_points=-8)
    assert easy["automacity"] == {**points(shops=16), "level": -8, "total": 8}
    assert easy["winners"] == [1]


@pytest.mark.parametrize("mode", ["beginner", "expert"])
@pytest.mark.parametrize("seed", range(20))
def test_it_agrees_with_the_game(mode: str, seed: int) -> None:
    position = played(mode, seed).position
    assert isinstance(position, SoloPosition)
    outcome = position.outcome()
    scored = GAME.score(sheet_of(position, mode))
    assert [player["total"] for player in as_list(scored["players"])] == outcome.scores
    assert scored["winners"] == [seat + 1 for seat in outcome.winners]
    left, right = outcome.breakdown[1]["left"], outcome.breakdown[0]["right"]
    assert isinstance(left, dict)
    assert isinstance(right, dict)
    assert {"city": "B", **as_dict(scored["automacity"])} == left
    assert {"city": "C", **as_list(scored["cities"])[1]} == right


def test_without_automacity_only_the_cities_are_scored() -> None:
    assert pad(FACTORIES, EMPTY) == {"cities": [points(factories=12), points()]}


@pytest.mark.parametrize(
    ("change", "code", "params"),
    [
        (
            {"mode": "ring"},
            "sheet-key-unknown",
            {"place": "sheet", "key": "automacity", "choices": ["cities", "mode"]},
        ),
        (
            {"cities": [EMPTY]},
            "sheet-list-exact",
            {"place": "cities", "found": 1, "expected": 2},
        ),
        ({"automacity": "SS"}, "sheet-not-object", {"place": "automacity"}),
        (
            {"automacity": {"x": 1}},
            "sheet-key-unknown",
            {"place": "automacity", "key": "x", "choices": [*"SFdembOPH"]},
        ),
        (
            {"automacity": {"S": -1}},
            "sheet-number",
            {"place": "automacity.S", "found": "-1", "least": 0, "most": 99},
        ),
        (
            {"level_points": 1.5},
            "sheet-number",
            {"place": "level_points", "found": "1.5", "least": -99, "most": 99},
        ),
    ],
)
def test_impossible_entries_are_refused_by_place_and_reason(
    change: dict[str, object], code: str, params: dict[str, Parameter]
) -> None:
    sheet = {"cities": [EMPTY, EMPTY], "mode": "expert", "automacity": {}, **change}
    with pytest.raises(BadInput) as caught:
        GAME.score(sheet)
    assert caught.value.code == code
    assert caught.value.params == params


def test_points_of_a_level_need_an_automacity() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.score({"cities": [EMPTY, EMPTY], "mode": "expert", "level_points": 4})
    assert caught.value.params == {"place": "sheet", "key": "automacity"}


def as_list(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value


def as_dict(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value
