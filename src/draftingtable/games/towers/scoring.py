"""Points (T8)."""

from draftingtable.games.towers.components import ROOF, TYPE_NAMES


def tower_points(values: tuple[int, ...]) -> int:
    """T8.1 and T8.2: a point a card, two when the tower has its roof."""
    height = len(values)
    return 2 * height if height and values[-1] == ROOF else height


def main_points(towers: list[tuple[int, ...]]) -> int:
    """T8.3: a further point for each card of the main tower; the tallest is always best."""
    return max([len(values) for values in towers], default=0)


def raze_points(razed: int) -> int:
    """T8.4: the first razed card costs 1, the second 2, and so on."""
    return -(razed * (razed + 1) // 2)


def total_points(towers: list[tuple[int, ...]], razed: int) -> int:
    points = main_points(towers) + raze_points(razed)
    for values in towers:
        points += tower_points(values)
    return points


def breakdown(towers: list[tuple[int, ...]], razed: int) -> dict[str, object]:
    """The parts of a score; towers that were never begun are left out."""
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
