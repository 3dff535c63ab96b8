"""S1: Automacity, which has no grid and scores as well as it could."""

from __future__ import annotations

from draftingtable.games.cities.city.components import LETTERS, tile_code
from draftingtable.games.cities.solo.automacity import automacity_gain, automacity_score


def collected(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def test_s1_example() -> None:
    counts = collected("PPP" + "demm" + "SSSS" + "F" + "O" + "HHH")
    assert automacity_score(counts, 2).by_type() == [16, 2, 10, 2, 10, 15]
    assert automacity_score(counts, 2).total() == 55


def test_s1_shops_as_if_arranged_best() -> None:
    scores = [automacity_score(collected("S" * n), 0).shops for n in range(10)]
    assert scores == [0, 2, 5, 10, 16, 18, 21, 26, 32, 34]


def test_s1_parks_as_separate_pairs() -> None:
    scores = [automacity_score(collected("P" * n), 0).parks for n in range(6)]
    assert scores == [0, 2, 8, 10, 16, 18]


def test_s1_taverns_in_the_best_sets() -> None:
    assert automacity_score(collected("dmee"), 0).taverns == 10


def test_s1_offices_have_their_extra_point_without_a_tavern() -> None:
    assert automacity_score(collected("O" * 7), 0).offices == 22 + 7


def test_s1_houses_as_if_none_were_next_to_a_factory() -> None:
    assert automacity_score(collected("HHHF"), 4).by_type() == [0, 4, 0, 0, 0, 3]
    assert automacity_score(collected("HHdemb"), 0).houses == 2
    assert automacity_score(collected("HH"), 0).houses == 0


def test_s1_gain_counts_everything_a_tile_changes() -> None:
    counts = collected("HHF")
    assert automacity_gain(counts, tile_code("d"), [2, 2]).by_type() == [0, 0, 1, 0, 0, 2]
    # From second (1 * 3) to a tie for most (2 * 4).
    assert automacity_gain(counts, tile_code("F"), [2, 2]).by_type() == [0, 5, 0, 0, 0, 0]
    assert automacity_gain(counts, tile_code("S-m"), [2]).by_type() == [2, 0, 1, 0, 0, 4]
    assert counts == collected("HHF")
