"""The themes of Between Two Cities. Points are those of the learner's two cities."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import permutations

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import tile_text
from draftingtable.games.cities.city.scoring import CATEGORIES
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.placement_preview import live_scores
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.help import assignments
from draftingtable.games.cities.moves import (
    MOST_CITIES,
    first_picked,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.cities.solo.state import AUTOMACITY
from draftingtable.games.core.match import Match
from tools.exercises.judged import LEARNER, Answer, Data, Judged


def position_of(match: Match) -> DraftPosition:
    assert isinstance(match.position, DraftPosition)
    return match.position


def mine(match: Match) -> tuple[int, int]:
    position = position_of(match)
    return position.left(LEARNER), position.right(LEARNER)


def totals(cities: list[City], wanted: tuple[int, int]) -> tuple[int, int]:
    """Returns the current points of two cities; all cities compare their factories (C5.2)."""
    scores = live_scores(cities)
    return scores[wanted[0]].total(), scores[wanted[1]].total()


def with_tile(cities: list[City], city: int, tile: int, square: int) -> list[City]:
    placed = list(cities)
    placed[city] = cities[city].copy()
    placed[city].place(tile, square)
    return placed


def placements(match: Match) -> dict[str, tuple[int, int]]:
    """Returns both totals after each placement of the tile in question, the first to be placed."""
    position, text = position_of(match), match.game.notation.move_text
    moves = match.legal_moves(LEARNER)
    tile = asked_tile(match)
    return {
        text(move): totals(
            with_tile(position.cities, placed_city(move), tile, placed_square(move)), mine(match)
        )
        for move in moves
        if placed_tile(move) == tile
    }


def asked_tile(match: Match) -> int:
    return placed_tile(match.legal_moves(LEARNER)[0])


def place(match: Match) -> Judged:
    """Where does the tile score most (C5)?"""
    before = sum(totals(position_of(match).cities, mine(match)))
    gains = {move: sum(after) - before for move, after in placements(match).items()}
    judged = by_points(gains, tile=tile_text(asked_tile(match)), city=open_city(gains))
    answers = {
        move: replace(answer, if_right=what_grows(match, move, gains[move]))
        for move, answer in judged.answers.items()
    }
    return replace(judged, answers=answers, right="place-points")


def what_grows(match: Match, move: str, gain: int) -> Data:
    """Returns the buildings that score the most more after a placement, before and after it.

    `rest` is what a placement adds to the gain besides them.
    """
    position = position_of(match).copy()
    before = city_scores(position, move)
    position.apply(LEARNER, match.game.notation.parse_move(move))
    after = city_scores(position, move)
    category = max(CATEGORIES, key=lambda each: after[each] - before[each])
    rest = gain - (after[category] - before[category])
    return {
        "category": category,
        "before": before[category],
        "now": after[category],
        "rest": f"{rest:+}".replace("-", "−") if rest else "none",
    }


def city_scores(position: DraftPosition, move: str) -> dict[str, int]:
    """Returns the points of a placement's city by category, as the table shows them."""
    shown: Data = position.view(LEARNER).as_data()
    (city,) = (one for one in shown["cities"] if one["city"] == move.split()[2])
    scores: dict[str, int] = city["score"]
    return scores


def open_city(moves: Iterable[str]) -> str:
    """Returns the only city that the tile may go to, or `both`."""
    cities = {move.split()[2] for move in moves}
    return cities.pop() if len(cities) == 1 else "both"


def by_points(gains: dict[str, int], **params: str) -> Judged:
    best = max(gains.values())
    answers = {
        move: Answer(gain, "less", {"points": gain, "best": best}) for move, gain in gains.items()
    }
    return Judged(answers, "points", params)


def lower(match: Match) -> Judged:
    """Where does the tile raise the lower of the two cities most (C6.1)?"""
    lows = {move: min(after) for move, after in placements(match).items()}
    best = max(lows.values())
    answers = {
        move: Answer(low, "lower-less", {"points": low, "best": best}) for move, low in lows.items()
    }
    return Judged(answers, "lower-points", {"tile": tile_text(asked_tile(match))})


def pick(match: Match) -> Judged:
    """Which two tiles can score most this turn, one in each city?"""
    text = match.game.notation.move_text
    gains = {
        text(move): best_pair(match, (first_picked(move), second_picked(move)))
        for move in match.legal_moves(LEARNER)
    }
    best = max(gains.values())
    answers = {
        move: Answer(gain, "pair-less", {"points": gain, "best": best})
        for move, gain in gains.items()
    }
    return Judged(answers, "pair-points")


def best_pair(match: Match, tiles: tuple[int, int]) -> int:
    """Returns the most points two tiles can make, by trying all squares for both."""
    cities, (left, right) = position_of(match).cities, mine(match)
    before = sum(totals(cities, (left, right)))
    most = -before
    for one, other in permutations(tiles):
        for square in cities[left].legal_squares(one):
            first = with_tile(cities, left, one, square)
            for place in first[right].legal_squares(other):
                after = totals(with_tile(first, right, other, place), (left, right))
                most = max(most, sum(after) - before)
    return most


def solo_of(match: Match) -> SoloPosition:
    assert isinstance(match.position, SoloPosition)
    return match.position


def gains_by_assignment(match: Match) -> dict[str, int]:
    """Returns what each assignment adds: to Automacity, or at best to a city of the learner's."""
    effects = assignments(solo_of(match), match.legal_moves(LEARNER))
    return {move: points.get("total", 0) for move, points in effects.items()}


def assign(match: Match) -> Judged:
    """Which tile adds the most to which city, with what the Automas have given (S4)?"""
    given = {city: tile_text(tile) for tile, city in map(read_assigned, solo_of(match).to_place)}
    left, right = (given[city] for city in sorted(given))
    return by_points(gains_by_assignment(match), left=left, right=right)


def read_assigned(code: int) -> tuple[int, int]:
    return divmod(code, MOST_CITIES)


def automacity(match: Match) -> Judged:
    """Which tile gives Automacity the fewest points?"""
    text = city_text(AUTOMACITY)
    added = {move: gain for move, gain in gains_by_assignment(match).items() if move.endswith(text)}
    least = min(added.values())
    answers = {
        move: Answer(-gain, "automacity-more", {"added": gain, "least": least}, {"added": gain})
        for move, gain in added.items()
    }
    return Judged(answers, "automacity-least")


THEMES: dict[str, Callable[[Match], Judged]] = {
    "place": place,
    "duplex": place,
    "lower": lower,
    "pick": pick,
    "assign": assign,
    "automacity": automacity,
}
