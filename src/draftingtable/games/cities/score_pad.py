"""The score pad for the printed Between Two Cities: cities as they are, rows from the top."""

from __future__ import annotations

from typing import Final

from draftingtable.games.cities.city.city import EMPTY, City, city_from_rows
from draftingtable.games.cities.city.components import LETTERS
from draftingtable.games.cities.city.grid import SIZE
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.endgame import draft_outcome
from draftingtable.games.cities.draft.placement_preview import live_scores
from draftingtable.games.cities.draft.seating import CITIES_OF_TWO, left_city, right_city
from draftingtable.games.cities.moves import MOST_CITIES
from draftingtable.games.cities.solo import score_pad as solo
from draftingtable.games.core import json_checks as sheets
from draftingtable.games.core.errors import BadInput

SOLO: Final = ("beginner", "expert")
MODES: Final = ("ring", "two", *SOLO)
FEWEST_IN_RING: Final = 3


def score_sheet(sheet: object) -> dict[str, object]:
    """Returns the scores by city, finished or not, and by player if the cities make a whole game.

    The number of tiles in the box is not checked, so other editions can be scored too.
    """
    top = sheets.require_object(sheet, "sheet", ("cities",))
    mode = sheets.require_choice(top.get("mode", "ring"), "mode", MODES)
    sheets.require_only_keys(top, "sheet", ("cities", "mode", *(solo.KEYS if mode in SOLO else ())))
    if any(key in top for key in solo.KEYS):
        return score_solo_sheet(top)
    cities = read_cities(top["cities"], 1, MOST_CITIES)
    scored: dict[str, object] = {"cities": [score.as_dict() for score in live_scores(cities)]}
    return scored | score_players(cities, mode)


def score_solo_sheet(sheet: dict[str, object]) -> dict[str, object]:
    """Scores a whole solo game: your cities A and C, and Automacity, which has no grid (S1)."""
    sheets.require_object(sheet, "sheet", ("automacity",))
    own = read_cities(sheet["cities"], solo.OWN_CITIES, solo.OWN_CITIES)
    counts = solo.read_counts(sheet["automacity"])
    return solo.score_solo(own, counts, solo.read_level_points(sheet.get("level_points", 0)))


def read_cities(value: object, least: int, most: int) -> list[City]:
    given = sheets.require_list(value, "cities", least, most)
    return [read_city(rows, f"cities[{number}]") for number, rows in enumerate(given, 1)]


def read_city(value: object, place: str) -> City:
    rows = sheets.require_list(value, place, SIZE, SIZE)
    return city_from_rows([read_row(row, f"{place}[{y}]") for y, row in enumerate(rows, 1)])


def read_row(value: object, place: str) -> str:
    row = sheets.require_text(value, place)
    if len(row) != SIZE:
        raise BadInput("sheet-row-length", "C2", {"place": place, "found": len(row), "size": SIZE})
    for column, letter in enumerate(row, 1):
        if letter not in LETTERS + EMPTY:
            known = [*LETTERS, EMPTY]
            raise BadInput(
                "sheet-letter",
                "C1",
                {"place": place, "column": column, "found": letter, "choices": known},
            )
    return row


def score_players(cities: list[City], mode: str) -> dict[str, object]:
    """Returns totals and winners if the cities make a whole game (never in solo), otherwise {}."""
    two = mode == "two"
    players = len(cities) // 2 if two else len(cities)
    if two and len(cities) != CITIES_OF_TWO:
        return {}
    if not two and (mode != "ring" or players < FEWEST_IN_RING):
        return {}
    outcome = draft_outcome(cities, players, two, "")
    return {
        "players": [
            {"seat": seat + 1, "cities": own_cities(seat, players, two), "total": total}
            for seat, total in enumerate(outcome.scores)
        ],
        "winners": outcome.result()["winners"],
    }


def own_cities(seat: int, players: int, two: bool) -> list[str]:
    """Returns the left and the right city of a seat."""
    return [city_text(left_city(seat, two)), city_text(right_city(seat, players, two))]
