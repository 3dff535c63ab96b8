"""What a Between Two Cities interface shows besides the view, so it contains no rules itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import tile_text
from draftingtable.games.cities.city.grid import squares_in
from draftingtable.games.cities.city.scoring import (
    CATEGORIES,
    best_spot,
    factory_count,
    factory_values,
    live_total,
)
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.hands import tiles_in
from draftingtable.games.cities.draft.placement_preview import Points, placement_effect
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.draft.state import PICKING, PLACING
from draftingtable.games.cities.moves import (
    MOST_CITIES,
    assigned_city,
    assigned_tile,
    is_assign,
    is_place,
    placed_city,
    placed_square,
    placed_tile,
)
from draftingtable.games.cities.notation import CitiesNotation
from draftingtable.games.cities.solo.automacity import automacity_gain
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.cities.solo.state import AUTOMACITY, CITIES, YOUR_CITIES
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.position import Position

TEXT = CitiesNotation().move_text


def help_for(position: Position, viewer: int, moves: Sequence[int]) -> dict[str, Any]:
    """Returns the help for a viewer with these legal moves; a spectator has none."""
    if isinstance(position, SoloPosition):
        return solo_help(position, moves)
    assert isinstance(position, DraftPosition)
    numbers = range(len(position.cities))
    counts = [factory_count(city) for city in position.cities]
    firsts = {city_text(city): position.must_place_first(city) for city in numbers}
    offers = suggestions(position, viewer)
    shown = dict.fromkeys([*moves, *chain.from_iterable(offers.values())])
    choosing = position.phase == PICKING and len(moves) > 0
    return {
        **({"best": best_gains(position, viewer)} if choosing else {}),
        **placements(list(shown), position.cities, list(numbers), ()),
        "first": {city: seat + 1 for city, seat in firsts.items() if seat != NOBODY},
        "factories": factories(counts),
        "suggest": {str(seat + 1): [TEXT(move) for move in own] for seat, own in offers.items()},
    }


def best_gains(position: DraftPosition, viewer: int) -> dict[str, Points]:
    """Returns the most that each tile in hand could add now to each city of the viewer."""
    own = (position.left(viewer), position.right(viewer))
    counts = [factory_count(city) for city in position.cities]
    tiles = dict.fromkeys(tiles_in(position.hands[viewer]))
    gains: dict[int, Points] = {tile: {} for tile in tiles}
    for number in own:
        city, rivals = position.cities[number], counts[:number] + counts[number + 1 :]
        before = live_total(city, rivals)
        for tile, points in gains.items():
            points[city_text(number)] = best_total(city, [tile], rivals) - before
    return {tile_text(tile): points for tile, points in gains.items()}


def suggestions(position: DraftPosition, viewer: int) -> dict[int, list[int]]:
    """Returns where neighbours could place tiles in cities shared with the viewer (C3.1)."""
    if position.phase != PLACING or viewer < 0 or position.two:
        return {}
    shared = (position.left(viewer), position.right(viewer))
    places = {
        seat: [move for move in position.legal_moves(seat) if placed_city(move) in shared]
        for seat in neighbours(viewer, position.players)
    }
    return {seat: moves for seat, moves in places.items() if moves}


def neighbours(seat: int, players: int) -> list[int]:
    return sorted({(seat - 1) % players, (seat + 1) % players})


def solo_help(position: SoloPosition, moves: Sequence[int]) -> dict[str, Any]:
    """Returns the help in solo. Automacity has no grid (S1): only its factories are compared."""
    counts = [position.factories(city) for city in range(CITIES)]
    order = [*YOUR_CITIES, AUTOMACITY]
    return {
        **placements(moves, position.yours, order, (counts[AUTOMACITY],)),
        "assign": assignments(position, moves),
        "first": {},
        "factories": factories(counts),
    }


def factories(counts: list[int]) -> list[dict[str, Any]]:
    """Returns how many factories each city has, and what one is worth there (C5.2)."""
    worth = factory_values(counts)
    return [
        {"city": city_text(number), "count": count, "worth": worth[number]}
        for number, count in enumerate(counts)
    ]


def placements(
    moves: Sequence[int], cities: list[City], order: list[int], elsewhere: tuple[int, ...]
) -> dict[str, Any]:
    """Returns each placement's effect on its city and on others; `order` maps cities to numbers.

    Neighbours share a city, and most cities stay as they are from one move to the next, so effects
    are kept for whoever asks next.
    """
    adds: dict[str, Points] = {}
    others: dict[str, Points] = {}
    placing = [move for move in moves if is_place(move)]
    counts = (*(factory_count(city) for city in cities), *elsewhere) if placing else ()
    known: dict[int, dict[int, Shown]] = {}
    for move in placing:
        number = placed_city(move)
        if number not in known:
            city = buildings(cities[order.index(number)])
            known[number] = effects_known(city, number, counts, tuple(order))
        effect = known[number].get(move)
        if effect is None:
            effect = known[number][move] = effect_shown(move, cities, order, elsewhere)
        adds[effect.text] = effect.adds
        if effect.others:
            others[effect.text] = effect.others
    return {"adds": adds, "others": others}


@dataclass(frozen=True, slots=True)
class Shown:
    """A placement as it is written, and what it changes."""

    text: str
    adds: Points
    others: Points


@lru_cache(maxsize=256)
def effects_known(
    city: tuple[int, ...], number: int, counts: tuple[int, ...], order: tuple[int, ...]
) -> dict[int, Shown]:
    """Returns the effects found so far of placements in this city, by move; to be added to.

    They depend on nothing else: what is built there, and all cities' factories.
    """
    return {}


def buildings(city: City) -> tuple[int, ...]:
    return (
        *(city.shops, city.factories, city.drink, city.food, city.music, city.bed),
        *(city.offices, city.parks, city.houses),
    )


def effect_shown(
    move: int, cities: list[City], order: list[int], elsewhere: tuple[int, ...]
) -> Shown:
    place = order.index(placed_city(move))
    effect = placement_effect(cities, place, placed_tile(move), placed_square(move), elsewhere)
    others = {city_text(order[at]): points for at, points in effect.others.items()}
    return Shown(TEXT(move), nonzero_points(effect.own), others)


def assignments(position: SoloPosition, moves: Sequence[int]) -> dict[str, Points]:
    """Returns what a tile would add to Automacity, and at best to each city of yours.

    Tiles already assigned to a city of yours are counted as placed, wherever they are worth most.
    """
    effects: dict[str, Points] = {}
    for move in filter(is_assign, moves):
        city, tile = assigned_city(move), assigned_tile(move)
        rivals = position.rivals(city)
        if city == AUTOMACITY:
            gained = automacity_gain(position.automacity, tile, rivals)
            points = dict(zip(CATEGORIES, gained.by_type(), strict=True))
            effects[TEXT(move)] = nonzero_points({**points, "total": gained.total()})
        else:
            assigned = (divmod(code, MOST_CITIES) for code in position.to_place)
            waiting = [placed for placed, into in assigned if into == city]
            without = best_total(position.city(city), waiting, rivals)
            best = best_total(position.city(city), [*waiting, tile], rivals)
            effects[TEXT(move)] = {"total": best - without}
    return effects


def best_total(city: City, tiles: list[int], rivals: list[int]) -> int:
    """Returns the most points a city can have once these tiles are placed, in any order.

    A duplex that finds no room after the others adds nothing.
    """
    if len(tiles) == 1 and city.spots(tiles[0]):
        return live_total(city, rivals) + best_spot(city, tiles[0], rivals)[1]
    totals = [
        best_total(with_tile(city, tile, square), tiles[:nth] + tiles[nth + 1 :], rivals)
        for nth, tile in enumerate(tiles)
        for square in squares_in(city.spots(tile))
    ]
    return max(totals, default=live_total(city, rivals))


def with_tile(city: City, tile: int, square: int) -> City:
    after = city.copy()
    after.place(tile, square)
    return after


def nonzero_points(points: Points) -> Points:
    """Returns the total and the categories that change."""
    return {name: value for name, value in points.items() if value or name == "total"}
