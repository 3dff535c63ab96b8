"""The score pad for the printed 5 Towers: towers as they are, bottom first."""

from collections import Counter

from draftingtable.games.core import json_checks as sheets
from draftingtable.games.core.errors import BadInput
from draftingtable.games.core.outcome import best_seats
from draftingtable.games.towers.building import fits, top_of
from draftingtable.games.towers.components import (
    CARDS,
    MAX_PLAYERS,
    ROOF,
    TYPE_NAMES,
    VALUES,
    card,
    deck,
)
from draftingtable.games.towers.scoring import breakdown
from draftingtable.games.towers.text import card_text

MOST_CARDS = 2 * CARDS


def score_sheet(sheet: object) -> dict[str, object]:
    """Returns the scores by player; refuses towers that break T2, and cards beyond the deck."""
    top = sheets.require_object(sheet, "sheet", ("players",))
    sheets.require_only_keys(top, "sheet", ("players",))
    players = sheets.require_list(top["players"], "players", 1, MAX_PLAYERS)
    names: list[str] = []
    towers: list[list[tuple[int, ...]]] = []
    razed: list[int] = []
    for number, entry in enumerate(players, 1):
        place = f"players[{number}]"
        player = sheets.require_object(entry, place, ("name", "towers"))
        sheets.require_only_keys(player, place, ("name", "towers", "razed"))
        names.append(new_name(player["name"], f"{place}.name", names))
        towers.append(read_towers(player["towers"], f"{place}.towers"))
        razed.append(sheets.require_number(player.get("razed", 0), f"{place}.razed", 0, MOST_CARDS))
    check_deck(towers, sum(razed))
    parts = [breakdown(own, count) for own, count in zip(towers, razed, strict=True)]
    totals = [total for part in parts if isinstance(total := part["total"], int)]
    return {
        "players": [{"name": name, **part} for name, part in zip(names, parts, strict=True)],
        "winners": [names[seat] for seat in best_seats(totals)],
    }


def new_name(value: object, place: str, before: list[str]) -> str:
    name = sheets.require_text(value, place)
    if name in before:
        raise BadInput("sheet-name-twice", "", {"place": place, "name": name})
    return name


def read_towers(value: object, place: str) -> list[tuple[int, ...]]:
    given = sheets.require_object(value, place, ())
    sheets.require_only_keys(given, place, TYPE_NAMES)
    return [
        read_tower(kind, given.get(name, []), f"{place}.{name}")
        for kind, name in enumerate(TYPE_NAMES)
    ]


def read_tower(kind: int, value: object, place: str) -> tuple[int, ...]:
    tower: tuple[int, ...] = ()
    cards = sheets.require_list(value, place, 0, MOST_CARDS)
    for number, entry in enumerate(cards, 1):
        added = sheets.require_number(entry, f"{place}[{number}]", 0, VALUES - 1)
        top = top_of(tower)
        if not fits(top, added):
            raise BadInput(
                "sheet-tower-order",
                "T2.6" if top == ROOF else "T2.3",
                {
                    "place": f"{place}[{number}]",
                    "card": card_text(card(kind, added)),
                    "top": card_text(card(kind, top)),
                },
            )
        tower = (*tower, added)
    return tower


def check_deck(towers: list[list[tuple[int, ...]]], razed: int) -> None:
    """Checks that the deck has all these cards, including the razed ones (T1.3, T1.4).

    A single player's sheet may come from a game of any size, so the larger deck applies.
    """
    players = len(towers) if len(towers) > 1 else MAX_PLAYERS
    rule = "T1.3" if players < 4 else "T1.4"
    cards = deck(players)
    supply = Counter(cards)
    used = Counter(
        card(kind, value)
        for own in towers
        for kind, tower in enumerate(own)
        for value in tower
    )
    for number, count in sorted(used.items()):
        if count > supply[number]:
            raise BadInput(
                "sheet-beyond-deck",
                rule,
                {"card": card_text(number), "found": count, "deck": supply[number]},
            )
    if used.total() + razed > len(cards):
        params = {"found": used.total() + razed, "deck": len(cards)}
        raise BadInput("sheet-beyond-deck-size", rule, params)
