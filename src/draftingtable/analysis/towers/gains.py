"""What building some of the display would score, and how much room a tower has left."""

from __future__ import annotations

from draftingtable.games.towers.building import can_raze, fits, top_of
from draftingtable.games.towers.components import ROOF, TYPES, VALUES
from draftingtable.games.towers.plans import stacks, values_of
from draftingtable.games.towers.scoring import total_points
from draftingtable.games.towers.view import TowersView

Tower = tuple[int, ...]
Way = tuple[int, bool, Tower]
"""How many cards are built, whether one was razed before, and the tower that results."""


def gains(view: TowersView, seat: int) -> list[int | None]:
    """Returns, by number of cards built, the most points that it adds at once (T8).

    None if that many cannot be built. A raze is counted where it helps (T4.1e).
    """
    towers = view.towers_of(seat)
    razed = view.razed[seat]
    before = total_points(towers, razed)
    ways = [
        ways_to_build(towers[kind], values_of(tuple(view.display), kind)) for kind in range(TYPES)
    ]
    best: list[int | None] = [None] * (len(view.display) + 1)
    for count, used_raze, after in combined(ways):
        points = total_points(after, razed + used_raze) - before
        known = best[count]
        if known is None or points > known:
            best[count] = points
    return best


def ways_to_build(tower: Tower, values: list[int]) -> list[Way]:
    """Returns every way to continue a tower; of those that score the same, only one."""
    found: dict[tuple[int, bool, int, bool], Way] = {}
    starts = [(False, tower)]
    if can_raze(top_of(tower)):
        starts.append((True, tower[:-1]))
    for razed, start in starts:
        for stack in stacks(top_of(start), values):
            after = start + stack
            key = (len(stack), razed, len(after), top_of(after) == ROOF)
            found.setdefault(key, (len(stack), razed, after))
    return list(found.values())


def combined(ways: list[list[Way]]) -> list[tuple[int, bool, list[Tower]]]:
    """Returns all combinations with at most one raze."""
    found: list[tuple[int, bool, list[Tower]]] = [(0, False, [])]
    for of_type in ways:
        found = [
            (count + more, used or razed, [*towers, tower])
            for count, used, towers in found
            for more, razed, tower in of_type
            if not (used and razed)
        ]
    return found


def room_after(view: TowersView, seat: int, count: int) -> int:
    """Returns how many cards still to be drawn would fit, at best, after building that many."""
    best = {(0, False): 0}
    for kind, tower in enumerate(view.towers_of(seat)):
        values = values_of(tuple(view.display), kind)
        rooms = rooms_after(view, kind, tower, values)
        found: dict[tuple[int, bool], int] = {}
        for (taken, used), room in best.items():
            for (more, razed), added in rooms.items():
                key = (taken + more, used or razed)
                if not (used and razed):  # T4.2a: at most one
                    found[key] = max(found.get(key, 0), room + added)
        best = found
    return max(room for (taken, _), room in best.items() if taken == count)


def rooms_after(
    view: TowersView, kind: int, tower: Tower, values: list[int]
) -> dict[tuple[int, bool], int]:
    """Returns the most room on one tower, by number of cards built and whether one was razed."""
    starts = [(False, tower)]
    if can_raze(top_of(tower)):
        starts.append((True, tower[:-1]))
    rooms: dict[tuple[int, bool], int] = {}
    for razed, start in starts:
        for stack in stacks(top_of(start), values):
            key = (len(stack), razed)
            room = fitting(view, kind, top_of(start + stack))
            rooms[key] = max(rooms.get(key, 0), room)
    return rooms


def still_to_be_drawn(view: TowersView, kind: int) -> list[int]:
    """Returns the values of a type that may still appear.

    They are in the draw pile or, before the reshuffle, in the discard pile (T5.1, T7.1).
    """
    cards = view.unseen if view.second_pass else view.unseen + view.discard
    return [card % VALUES for card in cards if card // VALUES == kind]


def fitting(view: TowersView, kind: int, top: int) -> int:
    """Returns how many of the cards still to be drawn could go on `top`."""
    return sum(1 for value in still_to_be_drawn(view, kind) if fits(top, value))
