"""A city: its buildings, copies, and cities as text."""

from __future__ import annotations

import re

import pytest

from draftingtable.games.cities.city.city import City, city_from_rows
from draftingtable.games.cities.city.components import tile_code
from draftingtable.games.cities.city.grid import square_at

from .test_grid import SHOP, built


def test_a_city_keeps_its_buildings() -> None:
    city = built("S 0,0", "d 1,0", "F/e 1,-2", "H-b -1,1")
    assert city.rows() == ["..F", "..e", ".Sd", "Hb."]
    assert city.size == 6
    assert city.counts() == [1, 1, 1, 1, 0, 1, 0, 0, 1]
    assert [city.building_at(square_at(x, 0)) for x in (-1, 0, 1)] == [-1, SHOP, tile_code("d")]
    assert city.buildings()[0] == (square_at(1, -2), tile_code("F"))
    assert len(city.buildings()) == 6


def test_a_copy_is_independent() -> None:
    city = built("S 0,0", "d 1,0", "H-b 0,1")
    twin = city.copy()
    assert (twin.rows(), twin.size, twin.room) == (city.rows(), city.size, city.room)
    twin.place(tile_code("m/P"), square_at(-1, 0))
    assert city.rows() == ["Sd", "Hb"]
    assert twin.rows() == ["mSd", "PHb"]
    assert (city.size, twin.size) == (4, 6)


def test_every_building_survives_copy_and_rows() -> None:
    rows = ["SFde", "mbOP", "H...", "...."]
    city = city_from_rows(rows)
    assert city.copy().rows() == city.rows() == ["SFde", "mbOP", "H..."]
    assert city.copy().counts() == [1] * 9


def test_rows_of_an_empty_city() -> None:
    assert City().rows() == []
    assert city_from_rows(["...."] * 4).rows() == []


def test_rows_to_city_and_back() -> None:
    rows = ["SSSS", "HHOm", "OPOO", "OPHP"]
    assert city_from_rows(rows).rows() == rows
    assert city_from_rows(["....", "..S.", ".dF.", "...."]).rows() == [".S", "dF"]
    assert city_from_rows(rows).legal_squares(SHOP) == []


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (["SSSS"] * 3, "a city has 4 rows, not 3"),
        (["SSSS"] * 5, "a city has 4 rows, not 5"),
        ([], "a city has 4 rows, not 0"),
        (["SSSS", "SSS", "SSSS", "SSSS"], "row 2 has 3 squares, not 4: 'SSS'"),
        (["SSSS", "SSSS", "SSSS", "SSSSS"], "row 4 has 5 squares, not 4: 'SSSSS'"),
        (["SSSS", "SSSS", "SxSS", "SSSS"], "row 3, column 2: unknown building 'x'"),
        (["SSSS", "SSSS", "SSSS", "SSSh"], "row 4, column 4: unknown building 'h'"),
    ],
)
def test_impossible_rows_are_refused(rows: list[str], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        city_from_rows(rows)
