"""Grants a partner's wish for a shared city if a bot's own plan is hardly better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draftingtable.bots.cities.apprentice import EagerJudge
from draftingtable.bots.cities.draft_placements import worth_with
from draftingtable.bots.cities.drafting import (
    pair_worth,
    partners_tiles,
    placement,
    tiles_to_come,
)
from draftingtable.bots.cities.journeyman import PROSPECTS, SoberJudge
from draftingtable.bots.cities.judging import Judge, rivals_of, with_tile
from draftingtable.bots.core.courtesy import Choice
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.draft.wishes import grants
from draftingtable.games.cities.moves import is_place, placed_city, placed_square, placed_tile
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.wishes import Wish

WILLING: Final = 1.0
"""How many points, as the bot counts them, a wish may cost it."""
EAGER: Final = ("novice", "apprentice")
"""Levels that count only the points on the board."""


def grant(choice: Choice, wishes: Sequence[Wish]) -> int:
    """Returns the best placement that grants a wish, unless it costs too much."""
    view, move = choice.view, choice.move
    if not isinstance(view, CitiesView) or not is_place(move):
        return move
    granting = [each for each in choice.moves if any(grants(each, wish) for wish in wishes)]
    if not granting or move in granting:
        return move
    judge = judge_of(choice.level)
    worths = [plan_worth(judge, view, each) for each in granting]
    best = max(worths)
    enough = best + WILLING >= plan_worth(judge, view, move)
    return granting[worths.index(best)] if enough else move


def judge_of(level: str) -> Judge:
    """Returns the judge that a level places by; masters consult a journeyman's."""
    return EagerJudge() if level in EAGER else SoberJudge(PROSPECTS)


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
