"""Puzzles: the list, questions of every kind, and their answers."""

from __future__ import annotations

from functools import cache

from tools.puzzles.puzzle import Puzzle, file_of, load

from tests.browser.eyes.states import State, press

READY = "[data-puzzle] .board > *"
DAY = "2026-03-14"


@cache
def first(game: str, verb: str, mode: str = "") -> Puzzle:
    """Returns the first puzzle whose right move is of this kind; in a mode, if it is named."""
    found = (one for one in load(file_of(game)).puzzles if one.right[0].startswith(verb))
    return next(one for one in found if one.mode.startswith(mode))


def address(game: str, verb: str, mode: str = "") -> str:
    return f"/puzzles/{game}/{first(game, verb, mode).id}"


def bid(number: str) -> tuple[str, str]:
    return f".number >> nth={number}", ".row .primary:enabled"


def right_bid() -> str:
    return first("towers", "bid").right[0].split()[1]


def wrong_bid() -> str:
    puzzle = first("towers", "bid")
    bids = [move for move in puzzle.worth if move.startswith("bid ") and move not in puzzle.right]
    return bids[0].split()[1]


KEPT = {
    "puzzles": {
        "towers": {
            "rating": 1384,
            "streak": 4,
            "best": 11,
            "tries": {"a": [1, 1200], "b": [0, 1500]},
            "days": [DAY],
            "theme": "largest",
        }
    }
}

STATES = [
    State("puzzles", "/puzzles", "main li"),
    State("puzzles-begun", "/puzzles", "main li", kept=KEPT),
    State("puzzle-bid", address("towers", "bid"), ".bidding .number", drawn=("card",)),
    State(
        "puzzle-wrong",
        address("towers", "bid"),
        ".coach .wrong",
        steps=press(*bid(wrong_bid())),
        drawn=("card",),
    ),
    State(
        "puzzle-shown",
        address("towers", "bid"),
        ".number .hint",
        steps=press(*bid(wrong_bid()), ".coach .secondary"),
    ),
    State(
        "puzzle-solved",
        address("towers", "bid"),
        ".coach .right",
        steps=press(*bid(right_bid())),
        kept=KEPT,
    ),
    State("puzzle-build", address("towers", "build"), READY, drawn=("card",)),
    State("puzzle-pick", address("cities", "pick", "ring"), ".pick", drawn=("tile",)),
    State("puzzle-place", address("cities", "place", "two"), ".spot:visible", drawn=("tile",)),
    State("puzzle-assign", address("cities", "assign", "expert"), ".assign", drawn=("tile",)),
    State("puzzle-of-the-day", "/puzzles/cities/daily", READY),
]
