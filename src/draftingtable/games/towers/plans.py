"""A good way to build any number of the display's cards: what an interface suggests for a bid.

It weighs points against room for more cards, and razes only where nothing else fits. Bots decide
for themselves; this is the one suggestion that needs no bot, and the lesson follows it.
"""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.towers.building import can_raze, fits, top_of
from draftingtable.games.towers.components import (
    DISPLAY_SIZE,
    EIGHT,
    EMPTY,
    TYPES,
    VALUES,
    card,
)
from draftingtable.games.towers.scoring import tower_points
from draftingtable.games.towers.text import cards_text, type_text

MANY: Final = 30
"""With fewer cards than this to come, room is worth less and less."""
ROOM: Final = 4
"""A top this much higher is worth a point, while many cards are to come."""

Tower = tuple[int, ...]


class BuildPlan:
    """What to raze first, if anything, and what to build, in an order that works."""

    def __init__(self, raze: int, builds: list[int]) -> None:
        self.raze = raze
        """The type to raze, or NOBODY."""
        self.builds = builds

    def as_data(self) -> dict[str, object]:
        return {
            "raze": None if self.raze == NOBODY else type_text(self.raze),
            "builds": cards_text(self.builds),
        }


class Way:
    """One way to continue a tower."""

    def __init__(self, stack: Tower, razed: bool, height: i64, worth: i64) -> None:
        self.stack = stack
        self.count: i64 = len(stack)
        self.razed = razed
        self.height = height
        self.worth = worth


class Choice:
    """The ways chosen for some types, as cards in an order that works."""

    def __init__(self, builds: tuple[int, ...], raze: i64, height: i64, worth: i64) -> None:
        self.builds = builds
        self.count: i64 = len(builds)
        self.raze = raze
        self.height = height
        self.worth = worth

    def rank(self) -> i64:
        """Orders choices of as many cards by points and room; the tallest counts twice (T8.3)."""
        return self.worth + self.height * ROOM * MANY


@lru_cache(maxsize=2048)
def plans_of(
    display: tuple[int, ...], towers: tuple[Tower, ...], to_come: int = MANY
) -> list[BuildPlan]:
    """Returns a plan for 0 cards, for 1, and so on, to the largest number that can be built."""
    choices = [untouched(display, towers)]
    room_for: i64 = 0
    for kind in range(TYPES):
        values = values_of(display, kind)
        if values:
            ways = ways_to_continue(towers[kind], values, min(to_come, MANY))
            room_for += most_without_raze(ways)
            choices = combined(choices, kind, ways, room_for)
    best: dict[int, Choice] = {}
    for choice in choices:
        known = best.get(choice.count)
        if known is None or choice.rank() > known.rank():
            best[choice.count] = choice
    # A part of what can be built can be built (T4.1e), so no number is missing.
    return [BuildPlan(best[count].raze, list(best[count].builds)) for count in range(len(best))]


def untouched(display: tuple[int, ...], towers: tuple[Tower, ...]) -> Choice:
    """Returns the choice for the types that are not in the display: their towers stay.

    They are worth the same in every plan, so only their height matters.
    """
    shown = [one // VALUES for one in display]
    heights = [len(towers[kind]) for kind in range(TYPES) if kind not in shown]
    return Choice((), NOBODY, max(heights, default=0), 0)


def most_without_raze(ways: list[Way]) -> i64:
    most: i64 = 0
    for way in ways:
        if not way.razed:
            most = way.count  # each has one more than the one before
    return most


def combined(choices: list[Choice], kind: int, ways: list[Way], room_for: i64) -> list[Choice]:
    """Adds each way to each choice, without those that cannot lead to the best plan.

    `room_for` cards, and any smaller number, need no raze: with one, only more are of interest.
    Choices that differ only in being worth less are left out as well: whatever follows, the other
    one remains better. Of equals the first one stays.
    """
    best: dict[int, Choice] = {}
    for choice in choices:
        for way in ways:
            if way.razed and choice.raze != NOBODY:
                continue  # T4.2a: at most one
            count = choice.count + way.count
            if count <= room_for and (way.razed or choice.raze != NOBODY):
                continue
            height = max(choice.height, way.height)
            worth = choice.worth + way.worth
            key = height * (DISPLAY_SIZE + 1) + count
            known = best.get(key)
            if known is None or worth > known.worth:
                if known is not None:
                    del best[key]  # its place in the order is that of the one that stays
                best[key] = Choice(
                    choice.builds + tuple([card(kind, value) for value in way.stack]),
                    kind if way.razed else choice.raze,
                    height,
                    worth,
                )
    return list(best.values())


def ways_to_continue(tower: Tower, values: list[int], to_come: int) -> list[Way]:
    """Returns the best way to add each number of cards, and with a raze each larger number."""
    ways = best_stacks(tower, values, to_come, False)
    fewest = len(ways)
    if fewest <= len(values) and can_raze(top_of(tower)):
        ways += best_stacks(tower[:-1], values, to_come, True)[fewest:]
    return ways


def best_stacks(start: Tower, values: list[int], to_come: int, razed: bool) -> list[Way]:
    """Returns the best way to add 0 cards, 1 card, and so on."""
    best: list[Way] = []
    for stack in stacks(top_of(start), values):
        after = start + stack
        worth = worth_of(after, to_come)
        count = len(stack)
        # Every stack comes after its own beginning, so no size is missing before it.
        if count == len(best):
            best.append(Way(stack, razed, len(after), worth))
        elif worth > best[count].worth:
            best[count] = Way(stack, razed, len(after), worth)
    return best


def worth_of(tower: Tower, to_come: int) -> int:
    top = top_of(tower)
    room = EMPTY if top == EIGHT else top  # T2.4: anything goes on an 8
    return tower_points(tower) * ROOM * MANY + room * to_come


def stacks(top: int, values: list[int]) -> list[Tower]:
    """Returns every sequence of these values that can be built on `top`, the empty one first."""
    found: list[Tower] = [()]
    for place, value in enumerate(values):
        if fits(top, value):
            rest = values[:place] + values[place + 1 :]
            found += [(value, *more) for more in stacks(value, rest)]
    return found


def values_of(display: tuple[int, ...], kind: int) -> list[int]:
    values = [shown % VALUES for shown in display if shown // VALUES == kind]
    values.sort(reverse=True)
    return values
