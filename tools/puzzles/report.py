"""What has been found, in numbers: by theme, way to play, lead and rating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from statistics import median

from tools.puzzles.puzzle import Collection, Puzzle

STEPS = (0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 1.01)
RATINGS = (500, 900, 1100, 1300, 1500, 1700, 2301)


def report(collection: Collection) -> str:
    puzzles = collection.puzzles
    return "\n".join([summary(collection), *(tables(puzzles) if puzzles else [])])


def summary(collection: Collection) -> str:
    """Returns how much has been found, and by how much work."""
    found, seconds = len(collection.puzzles), collection.seconds
    return f"{collection.game}: {found} puzzles in {collection.games} games, {seconds:.0f} s"


def tables(puzzles: list[Puzzle]) -> list[str]:
    bots = ("novice", "apprentice", "journeyman")
    solved = {bot: sum(each.solved[bot] for each in puzzles) / len(puzzles) for bot in bots}
    return [
        counted("themes", (each.theme for each in puzzles)),
        counted("ways to play", (f"{each.mode} {each.players}" for each in puzzles)),
        within("lead", [each.lead for each in puzzles], STEPS),
        within("rating", [each.rating for each in puzzles], RATINGS),
        f"  standard error of the lead: median {median(each.error for each in puzzles):.3f}",
        "  solved by: " + ", ".join(f"{bot} {share:.0%}" for bot, share in solved.items()),
    ]


def counted(what: str, names: Iterable[str]) -> str:
    found = Counter(names).most_common()
    return f"  {what}: " + ", ".join(f"{name} {count}" for name, count in found)


def within(what: str, values: list[float] | list[int], steps: tuple[float, ...]) -> str:
    """Returns how many values are between each two steps."""
    parts = [
        f"{low:g} to {high:g}: {sum(low <= value < high for value in values)}"
        for low, high in pairwise(steps)
    ]
    return f"  {what}: " + ", ".join(parts)
