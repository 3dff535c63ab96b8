"""Works out which discards a viewer has seen.

A view does not list them, and it shows a city's buildings, not its tiles: a duplex looks like two
singles. The result may differ from the real discards, but it fits the view and uses no tile twice.
"""

from __future__ import annotations

from draftingtable.games.cities.city.components import BUILDINGS, SUPPLY, TILES, halves
from draftingtable.games.cities.draft.state import PICKING
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.core.randomness import Randomness


def seen_discards(view: CitiesView, duplexes: int, randomness: Randomness) -> list[int]:
    """Returns all discards that the viewer has held, including this number of duplexes."""
    placed = placed_or_discarded(view)
    missing = missing_buildings(view, placed)
    if duplexes == 0:
        return singles_of(missing)
    choice = [tile for tile in range(BUILDINGS, TILES) if placed[tile]]
    for tiles in in_any_order(choice, duplexes, randomness):
        rest = missing[:]
        for tile in tiles:
            for building in halves(tile):
                rest[building] -= 1
        if all(0 <= rest[code] <= placed[code] for code in range(BUILDINGS)):
            return singles_of(rest) + tiles
    raise ValueError("no position looks like this view")


def placed_or_discarded(view: CitiesView) -> list[int]:
    """Returns, by tile, how many are in cities or among the discards that the viewer has seen."""
    loose = view.unseen + view.hand
    for known in view.known_hands:
        loose = loose + (known or [])
    for rest in view.unplaced:
        loose = loose + rest
    if view.phase == PICKING:
        loose = loose + view.pick
    placed = list(SUPPLY)
    for tile in loose:
        placed[tile] -= 1
    return placed


def missing_buildings(view: CitiesView, placed: list[int]) -> list[int]:
    """Returns, by building, how many of those are in no city."""
    missing = [0] * BUILDINGS
    for tile in range(TILES):
        for building in halves(tile):
            missing[building] += placed[tile]
    for city in view.cities:
        for building, count in enumerate(city.counts()):
            missing[building] -= count
    return missing


def singles_of(buildings: list[int]) -> list[int]:
    return [building for building in range(BUILDINGS) for _ in range(buildings[building])]


def in_any_order(tiles: list[int], count: int, randomness: Randomness) -> list[list[int]]:
    """Returns every choice of one or two tiles, starting at a random one."""
    if count == 1:
        choices = [[tile] for tile in tiles]
    else:
        choices = [[one, other] for one in tiles for other in tiles if one < other]
    start = randomness.below(len(choices))
    return choices[start:] + choices[:start]
