"""The score pad: whole grids in, points out; impossible entries are named."""

import json

import pytest

from draftingtable.games.cities.game import GAME
from draftingtable.games.core.errors import BadInput, Parameter
from tests.games.cities.points import points

EXAMPLE = ["SSSS", "HHOm", "OPOO", "OPHP"]
"""The grid in docs/records.md: shops 16, taverns 1, offices 17, parks 10, houses 12."""
SHOPS = ["SS..", "....", "....", "...."]
EMPTY = ["....", "....", "....", "...."]


def pad(*cities: list[str], mode: str | None = None) -> dict[str, object]:
    sheet: dict[str, object] = {"cities": list(cities)}
    if mode is not None:
        sheet["mode"] = mode
    return GAME.score(json.loads(json.dumps(sheet)))


def test_the_example_of_the_notation() -> None:
    """E1's first city."""
    expected = points(shops=16, taverns=1, offices=17, parks=10, houses=12)
    assert expected["total"] == 56
    assert pad(EXAMPLE)["cities"] == [expected]


def test_a_ring_of_three() -> None:
    assert pad(EXAMPLE, SHOPS, EMPTY) == {
        "cities": [*as_list(pad(EXAMPLE)["cities"]), points(shops=5), points()],
        "players": [
            {"seat": 1, "cities": ["A", "C"], "total": 0},
            {"seat": 2, "cities": ["B", "A"], "total": 5},
            {"seat": 3, "cities": ["C", "B"], "total": 0},
        ],
        "winners": [2],
    }


def test_c7_four_cities_of_two_players() -> None:
    scored = pad(SHOPS, SHOPS, EXAMPLE, EMPTY, mode="two")
    assert scored["players"] == [
        {"seat": 1, "cities": ["A", "B"], "total": 10},
        {"seat": 2, "cities": ["C", "D"], "total": 56},
    ]
    assert scored["winners"] == [2]


def test_c6_4_all_may_win() -> None:
    assert pad(SHOPS, SHOPS, SHOPS)["winners"] == [1, 2, 3]


@pytest.mark.parametrize(
    ("mode", "count", "players"),
    [
        ("ring", 1, 0),
        ("ring", 2, 0),
        *(("ring", count, count) for count in range(3, 8)),
        *(("two", count, 0) for count in (1, 2, 3, 5, 6, 7)),
        ("two", 4, 2),
        *((mode, count, 0) for mode in ("beginner", "expert") for count in (1, 2, 3)),
    ],
)
def test_players_are_scored_if_cities_are_a_whole_game(mode: str, count: int, players: int) -> None:
    scored = pad(*[SHOPS] * count, mode=mode)
    assert len(as_list(scored["cities"])) == count
    assert len(as_list(scored.get("players", []))) == players
    assert ("players" in scored) == ("winners" in scored) == bool(players)


def test_c5_2_factories_compare_over_all_cities_of_the_sheet() -> None:
    two = ["FF..", "....", "....", "...."]
    one = ["F...", "....", "....", "...."]
    scored = as_list(pad(two, one, one, EMPTY)["cities"])
    assert [city["factories"] for city in scored] == [8, 3, 3, 0]


def test_the_supply_of_tiles_is_not_checked() -> None:
    """Other editions can be scored too."""
    assert as_list(pad(*[["SSSS"] * 4] * 7)["cities"])[6]["shops"] == 64


@pytest.mark.parametrize(
    ("sheet", "code", "params"),
    [
        ([], "sheet-not-object", {"place": "sheet"}),
        ({}, "sheet-key-missing", {"place": "sheet", "key": "cities"}),
        (
            {"cities": [SHOPS], "players": []},
            "sheet-key-unknown",
            {"place": "sheet", "key": "players", "choices": ["cities", "mode"]},
        ),
        ({"cities": "SSSS"}, "sheet-not-list", {"place": "cities"}),
        (
            {"cities": []},
            "sheet-list-length",
            {"place": "cities", "found": 0, "least": 1, "most": 7},
        ),
        (
            {"cities": [SHOPS] * 8},
            "sheet-list-length",
            {"place": "cities", "found": 8, "least": 1, "most": 7},
        ),
        ({"cities": [SHOPS, "SSSS"]}, "sheet-not-list", {"place": "cities[2]"}),
        (
            {"cities": [SHOPS, SHOPS[:3]]},
            "sheet-list-exact",
            {"place": "cities[2]", "found": 3, "expected": 4},
        ),
        ({"cities": [["SSSS", 5, "....", "...."]]}, "sheet-not-text", {"place": "cities[1][2]"}),
        (
            {"cities": [["SSSS", ".....", "....", "...."]]},
            "sheet-row-length",
            {"place": "cities[1][2]", "found": 5, "size": 4},
        ),
        (
            {"cities": [["SSSS", "..x.", "....", "...."]]},
            "sheet-letter",
            {"place": "cities[1][2]", "column": 3, "found": "x", "choices": [*"SFdembOPH."]},
        ),
        (
            {"cities": [SHOPS], "mode": "round"},
            "sheet-choice",
            {"place": "mode", "found": "round", "choices": ["ring", "two", "beginner", "expert"]},
        ),
        (
            {"cities": [SHOPS], "mode": None},
            "sheet-choice",
            {"place": "mode", "found": "None", "choices": ["ring", "two", "beginner", "expert"]},
        ),
    ],
)
def test_impossible_entries_are_refused_by_place_and_reason(
    sheet: object, code: str, params: dict[str, Parameter]
) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.score(sheet)
    assert caught.value.code == code
    assert caught.value.params == params


def test_lower_case_letters_are_taverns_only() -> None:
    with pytest.raises(BadInput) as caught:
        pad(["ssss", "....", "....", "...."])
    assert caught.value.rule == "C1"


def as_list(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value
