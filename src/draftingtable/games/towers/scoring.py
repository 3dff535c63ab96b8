"""Points (T8)."""

from mypy_extensions import i64

from draftingtable.games.core.arrays import vec
from draftingtable.games.towers.components import ROOF, TYPE_NAMES, TYPES


def tower_points(values: tuple[int, ...]) -> int:
    """Returns one point per card, or two if the tower has its roof (T8.1, T8.2)."""
    height = len(values)
    return 2 * height if height and values[-1] == ROOF else height


def main_points(towers: list[tuple[int, ...]]) -> int:
    """Returns one more point per card of the main tower; the tallest is always best (T8.3)."""
    return max([len(values) for values in towers], default=0)


def raze_points(razed: int) -> int:
    """Returns the penalty: the first razed card costs 1, the second 2, and so on (T8.4)."""
    return -(razed * (razed + 1) // 2)


def total_points(towers: list[tuple[int, ...]], razed: int) -> int:
    points = main_points(towers) + raze_points(razed)
    for values in towers:
        points += tower_points(values)
    return points


def points_of(heights: vec[i64], tops: vec[i64], first: i64, razed: i64) -> i64:
    """Returns the `total_points` of five towers, from number `first`, without tuples."""
    points: i64 = -(razed * (razed + 1) // 2)
    tallest: i64 = 0
    for tower in range(first, first + TYPES):
        height = heights[tower]
        points += 2 * height if height and tops[tower] == ROOF else height
        if height > tallest:
            tallest = height
    return points + tallest


def breakdown(towers: list[tuple[int, ...]], razed: int) -> dict[str, object]:
    """Returns the parts of a score, without towers that were never begun."""
    points = {
        name: tower_points(values)
        for name, values in zip(TYPE_NAMES, towers, strict=True)
        if values
    }
    return {
        "towers": points,
        "main": main_points(towers),
        "razed": raze_points(razed),
        "total": total_points(towers, razed),
    }
