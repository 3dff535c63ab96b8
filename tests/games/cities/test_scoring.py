"""C5, and gains as in S4: the rules' examples, and agreement with a slow, obvious scorer."""

from __future__ import annotations

import random

import pytest

from draftingtable.games.cities.city.city import City, city_from_rows
from draftingtable.games.cities.city.components import LETTERS, TILES, tile_code, type_counts
from draftingtable.games.cities.city.grid import square_at
from draftingtable.games.cities.city.scoring import (
    CATEGORIES,
    Score,
    best_spot,
    factory_value,
    factory_values,
    gain,
    live_score,
    live_total,
    office_points,
    score,
    tavern_points,
    total,
)

from .slow_scorer import slow_score


def points(*rows: str, factory_worth: int = 0) -> dict[str, int]:
    """Returns the score of a city given by its upper rows, which may be short."""
    padded = [row.ljust(4, ".") for row in rows] + ["...."] * (4 - len(rows))
    return score(city_from_rows(padded), factory_worth).as_dict()


def by_category(
    shops: int, factories: int, taverns: int, offices: int, parks: int, houses: int
) -> dict[str, int]:
    values = (shops, factories, taverns, offices, parks, houses)
    return {**dict(zip(CATEGORIES, values, strict=True)), "total": sum(values)}


def random_rows(rng: random.Random) -> list[str]:
    """Returns random fillings of a 4x4 square, from crowded to sparse, with few or many kinds."""
    letters = rng.sample(LETTERS, rng.randint(1, 9))
    empty = rng.choice([0.0, 0.0, 0.2, 0.6])
    squares = ["." if rng.random() < empty else rng.choice(letters) for _ in range(16)]
    return ["".join(squares[start : start + 4]) for start in range(0, 16, 4)]


def random_city(rng: random.Random, size: int) -> City:
    city = City()
    while city.size < size:
        tile = rng.randrange(TILES)
        squares = city.legal_squares(tile)
        if squares:
            city.place(tile, rng.choice(squares))
    return city


# C5.1 shops


def test_c5_1_lines_of_shops() -> None:
    assert [points("S" * n)["shops"] for n in range(5)] == [0, 2, 5, 10, 16]
    assert [points(*["S"] * n)["shops"] for n in range(5)] == [0, 2, 5, 10, 16]


def test_c5_1_a_shop_counts_in_one_line_only() -> None:
    assert points("SS", "S.")["shops"] == 5 + 2
    assert points("SSS", "S..", "S..")["shops"] == 10 + 5


def test_c5_1_no_line_over_a_gap_or_a_corner() -> None:
    assert points("SS.S")["shops"] == 5 + 2
    assert points("S...", ".S..")["shops"] == 4
    assert points("...S", "S...")["shops"] == 4


def test_e2_a_row_of_four_a_pair_and_a_single() -> None:
    assert points("SSSS", "....", "SS.S")["shops"] == 23


# C5.2 factories


@pytest.mark.parametrize(
    ("counts", "values"),
    [
        ([5, 5, 3, 2, 1, 0], [4, 4, 3, 2, 2, 0]),
        ([0, 1, 2, 3, 5, 5], [0, 2, 2, 3, 4, 4]),
        ([3, 2, 1], [4, 3, 2]),
        ([1, 2, 3], [2, 3, 4]),
        ([4, 4, 4], [4, 4, 4]),
        ([4, 2, 2], [4, 3, 3]),
        ([2, 4, 2, 1], [3, 4, 3, 2]),
        ([0, 0, 0], [0, 0, 0]),
        ([3, 0, 0], [4, 0, 0]),
        ([], []),
    ],
)
def test_c5_2_factories_compare_over_all_cities(counts: list[int], values: list[int]) -> None:
    assert factory_values(counts) == values
    for i, value in enumerate(values):
        assert factory_value(counts[i], counts[:i] + counts[i + 1 :]) == value


def test_c5_2_each_factory_scores_the_value() -> None:
    assert points("FF.F", factory_worth=4)["factories"] == 12
    assert points("FF.F", factory_worth=2)["factories"] == 6
    assert points("SS.S", factory_worth=4)["factories"] == 0


# C5.3 taverns


def test_c5_3_sets_of_different_kinds_anywhere_in_the_city() -> None:
    assert [points("demb"[:n])["taverns"] for n in range(5)] == [0, 1, 4, 9, 17]
    assert points("d..e", "....", "....", "m..b")["taverns"] == 17


def test_c5_3_repeats_start_further_sets() -> None:
    assert points("dddd")["taverns"] == 4
    assert points("ddee")["taverns"] == 8
    assert points("demb", "demb", "demb", "demb")["taverns"] == 68


def test_c5_3_no_other_division_into_sets_is_better() -> None:
    best: dict[tuple[int, ...], int] = {(0, 0, 0, 0): 0}
    for d in range(4):
        for e in range(4):
            for m in range(4):
                for b in range(4):
                    counts = (d, e, m, b)
                    if any(counts):
                        best[counts] = max(
                            [0, 1, 4, 9, 17][sum(kinds)]
                            + best[tuple(c - k for c, k in zip(counts, kinds, strict=True))]
                            for kinds in subsets_of_kinds(counts)
                        )
                    assert tavern_points(d, e, m, b) == best[counts]


def subsets_of_kinds(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Yields every possible set: 0 or 1 of each kind present, at least one in all."""
    sets: list[tuple[int, ...]] = [()]
    for count in counts:
        sets = [(*kinds, more) for kinds in sets for more in range(min(count, 1) + 1)]
    return [kinds for kinds in sets if any(kinds)]


def test_e3_one_music_two_drink_two_food() -> None:
    assert points("mdde", "e...")["taverns"] == 13


# C5.4 offices


def test_c5_4_sets_of_six_offices() -> None:
    expected = [0, 1, 3, 6, 10, 15, 21, 22, 24, 27, 31, 36, 42, 43, 45, 48, 52]
    assert [office_points(n) for n in range(17)] == expected
    assert points("OOOO", "OOOO", "OOOO", "OOOO")["offices"] == 52


def test_c5_4_an_office_next_to_a_tavern_has_one_more() -> None:
    assert points("Od")["offices"] == 2
    assert points("O.d")["offices"] == 1
    assert points("O...", ".d..")["offices"] == 1
    assert points("OdO", ".O.")["offices"] == 6 + 3


def test_e4_offices() -> None:
    assert points("OOOO", "OOO.")["offices"] == 22
    assert points(".O..", ".d..")["offices"] == 2
    assert points(".d..", "eOm.", ".b..")["offices"] == 2


# C5.5 parks


def test_c5_5_groups_of_parks() -> None:
    shapes = [[""], ["P"], ["PP"], ["PP", "P"], ["PP", "PP"], ["PPPP", "P"], ["PPP", "PPP"]]
    assert [points(*shape)["parks"] for shape in shapes] == [0, 2, 8, 12, 13, 14, 15]
    assert points("PPPP", "PPPP", "PPPP", "PPPP")["parks"] == 25


def test_e5_parks() -> None:
    assert points("P.P.", "....", "P.P.")["parks"] == 8
    assert points("PPP.", "....", "P...")["parks"] == 14
    assert points("PPPP")["parks"] == 13
    assert points("PP..", "....", "PP..")["parks"] == 16
    assert points("P...", ".P..")["parks"] == 4


# C5.6 houses


def test_c5_6_a_point_for_each_other_type() -> None:
    assert points("H")["houses"] == 0
    assert points("HH", "HH")["houses"] == 0
    assert points("HHS")["houses"] == 2
    assert points("HSdO", "P..F")["houses"] == 5


def test_c5_6_all_taverns_are_one_type() -> None:
    assert points("Hdem", "b...")["houses"] == 1


def test_c5_6_next_to_a_factory_exactly_one() -> None:
    assert points("HFSd")["houses"] == 1
    assert points("HF")["houses"] == 1
    assert points("FHF", ".F.")["houses"] == 1
    assert points("H.Sd", ".F..")["houses"] == 3
    assert points("FH.H", "SdOP")["houses"] == 1 + 5


# Whole cities

# The first grid is from the rules; the others are ours, with the same points in every category.
E1 = [
    (["SSSS", "HHOm", "OPOO", "OPHP"], (16, 0, 1, 17, 10, 12), 56),
    (["FdFO", "SSSS", "ObmO", "OeOO"], (16, 4, 17, 25, 0, 0), 62),
    (["SSdH", "HHFP", "PFdP", "PFFF"], (5, 20, 2, 0, 16, 9), 52),
    (["HHPP", "SSSm", "eHdO", "FObH"], (10, 2, 17, 5, 8, 20), 62),
    (["PPFF", "edSb", "mHHH", "FOHH"], (2, 9, 17, 1, 8, 25), 62),
    (["FFFF", "PPFP", "HdPH", "SPPH"], (2, 20, 1, 0, 22, 12), 57),
]


def test_e1_six_cities_of_one_game() -> None:
    cities = [city_from_rows(rows) for rows, _, _ in E1]
    values = factory_values([city.counts()[LETTERS.index("F")] for city in cities])
    for city, value, (rows, expected, sum_of_all) in zip(cities, values, E1, strict=True):
        assert score(city, value).as_dict() == by_category(*expected), rows
        assert score(city, value).total() == total(city, value) == sum_of_all


def test_c5_an_empty_city_scores_nothing() -> None:
    assert points() == by_category(0, 0, 0, 0, 0, 0)
    assert total(City(), 4) == 0


def test_c5_agrees_with_the_slow_scorer() -> None:
    rng = random.Random(6)
    for _ in range(3000):
        rows, worth = random_rows(rng), rng.randint(0, 4)
        city = city_from_rows(rows)
        expected = slow_score(rows, worth)
        assert score(city, worth).as_dict() == expected, rows
        assert total(city, worth) == expected["total"], rows


def test_c5_agrees_with_the_slow_scorer_wherever_a_city_lies() -> None:
    rng = random.Random(7)
    for number in range(600):
        city = random_city(rng, 1 + number % 16)
        assert score(city, 3).as_dict() == slow_score(city.rows(), 3), city.rows()


# Gains


def test_s4_example_gains() -> None:
    # One house and two offices, with a free square next to both offices.
    city = city_from_rows(["HO..", "O...", "....", "...."])
    gains = {tile: gain(city, tile_code(tile), square_at(1, 1), []) for tile in "dSH"}
    assert gains["d"].by_type() == [0, 0, 1, 2, 0, 1]
    assert gains["S"].by_type() == [2, 0, 0, 0, 0, 1]
    # C5.6 gives the second house one point, for offices. The rules' example says 2, which takes
    # another type in the city. The tavern is best either way.
    assert gains["H"].by_type() == [0, 0, 0, 0, 0, 1]
    with_a_park = city_from_rows(["HO..", "O...", "P...", "...."])
    assert gain(with_a_park, tile_code("H"), square_at(1, 1), []).total() == 2
    assert gain(with_a_park, tile_code("d"), square_at(1, 1), []).total() == 4


def test_s4_factories_that_rise_and_houses_that_fall_count() -> None:
    city = city_from_rows(["FSPH", "d...", "....", "...."])
    assert live_score(city, [2, 3]).by_type() == [2, 2, 1, 0, 2, 4]
    # Two factories are second: 2 * 3 after 1 * 2 (third), and the house falls from 4 to 1.
    assert gain(city, tile_code("F"), square_at(3, 1), [2, 3]).by_type() == [0, 4, 0, 0, 0, -3]
    # Second with one factory (a tie) or with two.
    assert gain(city, tile_code("F"), square_at(3, 1), [1, 3]).by_type() == [0, 3, 0, 0, 0, -3]


def test_gain_is_the_difference_of_slow_scores() -> None:
    rng = random.Random(8)
    for number in range(400):
        city = random_city(rng, 1 + number % 12)
        rivals = [rng.randint(0, 4) for _ in range(3)]
        tile = rng.randrange(TILES)
        square = rng.choice(city.legal_squares(tile) or [-1])
        if square < 0:
            continue
        after = city.copy()
        after.place(tile, square)
        before_points, after_points = slow_live(city, rivals), slow_live(after, rivals)
        expected = {name: after_points[name] - before_points[name] for name in after_points}
        assert gain(city, tile, square, rivals).as_dict() == expected


def slow_live(city: City, rivals: list[int]) -> dict[str, int]:
    own = "".join(city.rows()).count("F")
    places = sorted({own, *rivals}, reverse=True)
    return slow_score(city.rows(), {0: 4, 1: 3}.get(places.index(own), 2))


def test_best_spot_is_the_best_of_all_gains() -> None:
    rng = random.Random(9)
    for number in range(200):
        city = random_city(rng, 1 + number % 14)
        rivals, tile = [rng.randint(0, 4), rng.randint(0, 4)], rng.randrange(TILES)
        gains = {s: gain(city, tile, s, rivals).total() for s in city.legal_squares(tile)}
        if gains:
            best = max(gains.values())
            first = min(square for square in gains if gains[square] == best)
            assert best_spot(city, tile, rivals) == (first, best)


def test_best_spot_refuses_a_finished_city() -> None:
    with pytest.raises(ValueError, match="finished"):
        best_spot(city_from_rows(["SSSS"] * 4), tile_code("S"), [])


def test_live_total_ranks_the_factories() -> None:
    city = city_from_rows(["FF..", "....", "....", "...."])
    assert [live_total(city, rivals) for rivals in ([], [2, 1], [3, 0], [4, 3])] == [8, 8, 6, 4]


def test_score_by_type_and_difference() -> None:
    points_now, points_then = Score(6, 5, 4, 3, 2, 1), Score(1, 1, 1, 1, 1, 1)
    assert points_now.by_type() == [6, 5, 4, 3, 2, 1]
    assert points_now.total() == 21
    assert points_now.minus(points_then).by_type() == [5, 4, 3, 2, 1, 0]


def test_c6_3_counts_by_type() -> None:
    assert type_counts(city_from_rows(E1[3][0]).counts()) == [3, 1, 4, 2, 2, 4]
