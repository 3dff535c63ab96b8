"""Points (T8)."""

from draftingtable.games.towers.components import ROOF, TYPE_NAMES


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
