"""Grants a partner's wish for a shared city, and picks tiles for it, where that costs little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draftingtable.bots.cities.apprentice import EagerJudge
from draftingtable.bots.cities.draft_placements import worth_with
from draftingtable.bots.cities.drafting import (
    PassedHand,
    pair_worth,
    partners_tiles,
    pick_worths,
    placement,
    tiles_to_come,
    with_each_tile,
)
from draftingtable.bots.cities.journeyman import PROSPECTS, SoberJudge
from draftingtable.bots.cities.judging import Judge, rivals_of, with_tile
from draftingtable.bots.core.courtesy import Choice
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.draft.wishes import grants, thwarts
from draftingtable.games.cities.moves import (
    first_picked,
    is_pick,
    is_place,
    place_move,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.wishes import Wish

WILLING: Final = 1.0
"""How many points, as the bot counts them, a wish may cost it."""
EAGER: Final = ("novice", "apprentice")
"""Levels that count only the points on the board."""


def grant(choice: Choice, wishes: Sequence[Wish]) -> int:
    """Returns the best move that grants a wish, or leaves it possible, unless it costs too much."""
    view, move = choice.view, choice.move
    if not isinstance(view, CitiesView):
        return move
    if is_pick(move):
        return picked_for(choice, view, wishes)
    if not is_place(move):
        return move
    granting = [each for each in choice.moves if any(grants(each, wish) for wish in wishes)]
    sparing = [each for each in choice.moves if not any(thwarts(each, wish) for wish in wishes)]
    for kind in (granting, sparing):
        if move in kind:
            return move
        found = cheapest(choice, view, kind)
        if found != NOBODY:
            return found
    return move


def cheapest(choice: Choice, view: CitiesView, moves: Sequence[int]) -> int:
    """Returns the best of these placements, or `NOBODY` if all cost too much."""
    if not moves:
        return NOBODY
    judge = judge_of(choice.level)
    worths = [plan_worth(judge, view, move) for move in moves]
    best = max(worths)
    enough = best + WILLING >= plan_worth(judge, view, choice.move)
    return moves[worths.index(best)] if enough else NOBODY


def judge_of(level: str) -> Judge:
    """Returns a level's judge, without its slips; masters consult a journeyman's."""
    if level not in EAGER:
        return SoberJudge(PROSPECTS)
    judge = EagerJudge()
    judge.slips = 0.0
    return judge


def picked_for(choice: Choice, view: CitiesView, wishes: Sequence[Wish]) -> int:
    """Returns the best pick with which a wish can be granted, unless it costs too much."""
    judge = judge_of(choice.level)
    worths = granting_picks(judge, view, choice.moves, wishes)
    if not worths:
        return choice.move
    least = pick_worths(judge, view, [choice.move])[0] - WILLING
    cheap = [move for move in worths if worths[move] >= least]
    if not cheap or choice.move in cheap:
        return choice.move
    return max(cheap, key=lambda move: worths[move])


def granting_picks(
    judge: Judge, view: CitiesView, moves: Sequence[int], wishes: Sequence[Wish]
) -> dict[int, float]:
    """Returns the picks with which a wish can be granted at once, and their value if it is."""
    left, right = view.cities_of(view.viewer)
    granting = {city: granting_tiles(judge, view, city, wishes) for city in (left, right)}
    if not granting[left] and not granting[right]:
        return {}
    free = {city: with_each_tile(judge, view, city, True) for city in (left, right)}
    to_come, passed = tiles_to_come(view, left, right), PassedHand(judge, view)
    worths: dict[int, float] = {}
    for move in moves:
        one, other = first_picked(move), second_picked(move)
        plans = [
            pair_worth(judge, view, granting[city][tile], free[left + right - city][rest], to_come)
            for city in (left, right)
            for tile, rest in ((one, other), (other, one))
            if tile in granting[city]
        ]
        if plans:
            worths[move] = max(plans) - passed.cost(one, other)
    return worths


def granting_tiles(
    judge: Judge, view: CitiesView, number: int, wishes: Sequence[Wish]
) -> dict[int, float]:
    """Returns the tiles in hand that grant a wish for a city, and its value with each."""
    city, rivals = view.cities[number], rivals_of(view.cities, number)
    worths: dict[int, float] = {}
    for tile in dict.fromkeys(view.hand):
        plans = [
            judge.closer(with_tile(city, tile, square), rivals)
            for square in city.legal_squares(tile)
            if any(grants(place_move(tile, number, square), wish) for wish in wishes)
        ]
        if plans:
            worths[tile] = max(plans)
    return worths


def plan_worth(judge: Judge, view: CitiesView, move: int) -> float:
    """Returns the value of both cities: this one as placed, the other with its tile, if any."""
    tile, city = placed_tile(move), placed_city(move)
    left, right = view.cities_of(view.viewer)
    other, to_come = left + right - city, tiles_to_come(view, left, right)
    after = with_tile(view.cities[city], tile, placed_square(move))
    here = worth_with(judge, after, partners_tiles(view, city), rivals_of(view.cities, city))
    if view.used[view.viewer] != NOBODY:
        there = judge.worth(view.cities[other], rivals_of(view.cities, other))
        return pair_worth(judge, view, here, there, to_come + 1)
    rest = list(view.unplaced[view.viewer])
    rest.remove(tile)
    there, _ = placement(judge, view, rest[0], other)
    return pair_worth(judge, view, here, there, to_come)
