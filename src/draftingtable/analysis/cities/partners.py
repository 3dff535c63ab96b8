"""What the builders of a city say to each other: reasons for a proposal, and opinions of wishes.

They are about what the city gains, not the speaker: partners share only the city.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from draftingtable.analysis.advice import Opinion, Phrase
from draftingtable.analysis.cities.board import drafted
from draftingtable.analysis.cities.placing import among_squares, by_category, total_of
from draftingtable.games.cities.city.grid import square_text
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import place_move, placed_square
from draftingtable.games.cities.notation import parse_city, parse_square, parse_tile
from draftingtable.games.core.view import View
from draftingtable.games.core.wishes import Wish


def reason_to_propose(view: View, move: int, moves: Sequence[int]) -> Phrase | None:
    """Returns why whoever has the tile should place it there; `moves` are its other squares too."""
    assert isinstance(view, CitiesView)
    board = drafted(view)
    facts = [*by_category(board, move), *among_squares(board, move, moves)]
    return max(facts, key=lambda fact: fact.weight, default=None)


def judge_wish(view: View, wish: Wish, margin: int) -> Opinion:
    """Compares the wished square with the others where that building could go now."""
    assert isinstance(view, CitiesView)
    board = drafted(view)
    tile, number = parse_tile(wish.building), parse_city(wish.city)
    squares, square = board.city(number).legal_squares(tile), parse_square(wish.square)
    if square not in squares:
        return Opinion(True, Phrase("wish-later"))
    moves = [place_move(tile, number, other) for other in squares]
    wished, best = place_move(tile, number, square), max(moves, key=partial(total_of, board))
    instead, points = total_of(board, wished), total_of(board, best)
    if instead + margin >= points:
        return Opinion(True, reason_to_propose(view, wished, moves))
    better = square_text(placed_square(best))
    return Opinion(
        False, Phrase("better-square", {"square": better, "points": points, "instead": instead})
    )
