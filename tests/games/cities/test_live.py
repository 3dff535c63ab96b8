"""Scores of growing cities, and what a placement would change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from draftingtable.games.cities.city.city import City, city_from_rows
from draftingtable.games.cities.city.components import FACTORY, TILES, tile_code
from draftingtable.games.cities.city.grid import square_code
from draftingtable.games.cities.draft.placement_preview import Effect, live_scores, placement_effect
from tests.games.cities.points import points
from tests.games.cities.slow_scorer import slow_score


def cities(*rows: str) -> list[City]:
    """Returns cities with one row each and the rest empty."""
    return [city_from_rows([row, "....", "....", "...."]) for row in rows]


def effect(before: list[City], city: int, tile: str, square: str, *elsewhere: int) -> Effect:
    return placement_effect(before, city, tile_code(tile), square_code(square), elsewhere)


def changed(found: Effect) -> dict[str, int]:
    return {name: points for name, points in found.own.items() if points}


def test_unfinished_cities_are_scored_as_they_stand() -> None:
    first, second = live_scores(cities("SSd.", "FH.."))
    assert first.as_dict() == points(shops=5, taverns=1)
    assert (second.factories, second.houses) == (4, 1)


def test_c5_2_all_cities_compare_their_factories() -> None:
    four = live_scores(cities("FF..", "FF..", "F...", "...."))
    assert [score.factories for score in four] == [8, 8, 3, 0]
    assert [score.factories for score in live_scores(cities("FF..", "F..."), (3,))] == [6, 2]


def test_a_placement_adds_by_category() -> None:
    """C5.6: a tavern next to an office, in a city with a house."""
    found = effect(cities("HOO."), 0, "d", "3,0")
    assert changed(found) == {"taverns": 1, "offices": 1, "houses": 1, "total": 3}
    assert found.others == {}


def test_a_placement_may_cost_points() -> None:
    found = effect(cities("HSOP", "...."), 0, "F", "0,1")
    assert changed(found) == {"factories": 4, "houses": -2, "total": 2}


def test_c5_2_a_factory_changes_what_others_are_worth_elsewhere() -> None:
    """From 2, 2, 1 to 3, 2, 1: B falls from 4 to 3 each, C from 3 to 2."""
    found = effect(cities("FF..", "FF..", "F...", "...."), 0, "F", "2,0")
    assert changed(found) == {"factories": 4, "total": 4}
    assert found.others == {1: -2, 2: -1}


def test_c5_2_a_city_without_a_grid_comes_last() -> None:
    found = effect(cities("FF..", "...."), 0, "F", "2,0", 2)
    assert found.others == {2: -2}


def test_an_effect_as_data() -> None:
    found = effect(cities("F...", "F..."), 0, "S/F", "1,0")
    assert found.as_data() == {
        "tile": "S/F",
        "city": "A",
        "square": "1,0",
        "adds": points(shops=2, factories=4),
        "others": {"B": -1},
    }


def test_looking_changes_nothing() -> None:
    before = cities("F...", "F...")
    effect(before, 0, "F", "1,0")
    assert [city.rows() for city in before] == [["F"], ["F"]]


@pytest.mark.parametrize("count", [1, 3, 4, 7])
@given(data=st.data())
def test_an_effect_is_the_difference_of_two_scores(count: int, data: st.DataObject) -> None:
    """Checked with an independent scorer."""
    grids = [grown(data) for _ in range(count)]
    city = data.draw(st.integers(0, count - 1))
    tile = data.draw(st.integers(0, TILES - 1))
    squares = grids[city].legal_squares(tile)
    if not squares:
        return
    square = data.draw(st.sampled_from(squares))
    before = slow_totals(grids)
    found = placement_effect(grids, city, tile, square)
    grids[city].place(tile, square)
    changes = [new - old for old, new in zip(before, slow_totals(grids), strict=True)]
    assert found.own["total"] == changes[city]
    assert found.others == {k: gain for k, gain in enumerate(changes) if gain and k != city}


def grown(data: st.DataObject) -> City:
    city = City()
    for tile in data.draw(st.lists(st.integers(0, 8), max_size=12)):
        city.place(tile, data.draw(st.sampled_from(city.legal_squares(tile))))
    return city


def slow_totals(grids: list[City]) -> list[int]:
    counts = [city.count(FACTORY) for city in grids]
    places = sorted(set(counts), reverse=True)
    worth = {count: max(2, 4 - place) for place, count in enumerate(places)}
    return [
        slow_score(city.rows(), worth[count])["total"]
        for city, count in zip(grids, counts, strict=True)
    ]
