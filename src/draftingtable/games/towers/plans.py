"""A good way to build any number of the display's cards: what an interface suggests for a bid.

It weighs points against room for more cards, and razes only where nothing else fits. Bots decide
for themselves; this is the one suggestion that needs no bot, and the lesson follows it.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.towers.building import can_raze, fits, top_of
from draftingtable.games.towers.components import EIGHT, EMPTY, TYPES, VALUES, card
from draftingtable.games.towers.scoring import tower_points
from draftingtable.games.towers.text import cards_text, type_text

MANY: Final = 30
"""With fewer cards than this to come, room is worth less and less."""
ROOM: Final = 4
"""A top this much higher is worth a point, while many cards are to come."""

Tower = tuple[int, ...]


@dataclass(frozen=True)
class BuildPlan:
    """What to raze first, if anything, and what to build, in an order that works."""

    raze: int
    """The type to raze, or NOBODY."""
    builds: list[int]

    def as_data(self) -> dict[str, object]:
        return {
            "raze": None if self.raze == NOBODY else type_text(self.raze),
            "builds": cards_text(self.builds),
        }


class Way(NamedTuple):
    """One way to continue a tower."""

    stack: Tower
    razed: bool
    height: int
    worth: int


class Choice(NamedTuple):
    """The ways chosen for some types, as cards in an order that works."""

    builds: tuple[int, ...]
    raze: int
    height: int
    worth: int

    def plus(self, kind: int, way: Way) -> "Choice":
        return Choice(
            (*self.builds, *[card(kind, value) for value in way.stack]),
            kind if way.razed else self.raze,
            max(self.height, way.height),
            self.worth + way.worth,
        )

    def rank(self) -> tuple[bool, int]:
        """Orders choices of as many cards: without a raze first, then by points and room (T8.3)."""
        return self.raze == NOBODY, self.worth + self.height * ROOM * MANY


@lru_cache(maxsize=2048)
def plans_of(
    display: tuple[int, ...], towers: tuple[Tower, ...], to_come: int = MANY
) -> list[BuildPlan]:
    """Returns a plan for 0 cards, for 1, and so on, to the largest number that can be built."""
    shown = [kind for kind in range(TYPES) if any(one // VALUES == kind for one in display)]
    choices = [untouched(towers, shown)]
    for kind in shown:
        ways = ways_to_continue(towers[kind], values_of(display, kind), min(to_come, MANY))
        choices = undominated(
            choice.plus(kind, way)
            for choice in choices
            for way in ways
            if not way.razed or choice.raze == NOBODY  # T4.2a: at most one
        )
    best: dict[int, Choice] = {}
    for choice in choices:
        known = best.get(len(choice.builds))
        if known is None or choice.rank() > known.rank():
            best[len(choice.builds)] = choice
    # A part of what can be built can be built (T4.1e), so no number is missing.
    return [BuildPlan(best[count].raze, list(best[count].builds)) for count in range(len(best))]


def untouched(towers: tuple[Tower, ...], shown: list[int]) -> Choice:
    """Returns the choice for the types that are not in the display: their towers stay.

    They are worth the same in every plan, so only their height matters.
    """
    heights = [len(tower) for kind, tower in enumerate(towers) if kind not in shown]
    return Choice((), NOBODY, max(heights, default=0), 0)


def undominated(choices: Iterable[Choice]) -> list[Choice]:
    """Leaves out choices that differ from another one only in being worth less.

    Whatever follows, the other one remains better. Of equals the first one stays.
    """
    best: dict[tuple[int, bool, int], Choice] = {}
    for choice in choices:
        key = (len(choice.builds), choice.raze == NOBODY, choice.height)
        known = best.get(key)
        if known is None:
            best[key] = choice
        elif choice.worth > known.worth:
            del best[key]  # its place in the order is that of the one that stays
            best[key] = choice
    return list(best.values())


def ways_to_continue(tower: Tower, values: list[int], to_come: int) -> list[Way]:
    """Returns the best way to add each number of cards, with a raze and without one."""
    starts = [(False, tower)]
    if values and can_raze(top_of(tower)):
        starts.append((True, tower[:-1]))
    best: dict[tuple[bool, int], Way] = {}
    for razed, start in starts:
        for stack in stacks(top_of(start), values):
            after = start + stack
            way = Way(stack, razed, len(after), worth_of(after, to_come))
            known = best.get((razed, len(stack)))
            if known is None or way.worth > known.worth:
                best[razed, len(stack)] = way
    return list(best.values())


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
    return sorted((shown % VALUES for shown in display if shown // VALUES == kind), reverse=True)
