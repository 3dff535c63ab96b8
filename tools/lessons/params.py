"""Numbers in a lesson's sentences, read from the views."""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def step_params(view: Data) -> Data:
    """Returns what a sentence about the whole table may name."""
    return towers_params(view) if view["game"]["game"] == "towers" else city_params(view)


def towers_params(view: Data) -> Data:
    points = view["help"]["points"][0]
    return {key: points[key] for key in ("main", "razed", "total")}


def city_params(view: Data) -> Data:
    game = view["game"]
    totals = {f"city_{city['city']}": city["score"]["total"] for city in game["cities"]}
    return {**totals, **level_params(game)} if "level_points" in game else totals


def level_params(game: Data) -> Data:
    return {"level": game["level"], "level_points": abs(game["level_points"])}


def placement_points(view: Data, move: str) -> int:
    """Returns what a placement adds to its city."""
    points: int = view["help"]["adds"][move]["total"]
    return points


def city_of(move: str) -> str:
    """Returns the letter of the city that a placement is for."""
    return move.split()[2]
