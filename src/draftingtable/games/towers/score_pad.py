"""The score pad for the printed 5 Towers: towers card by card, bottom first, or by their height."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from draftingtable.games.core import json_checks as sheets
from draftingtable.games.core.errors import BadInput
from draftingtable.games.core.outcome import best_seats
from draftingtable.games.towers.building import fits, top_of
from draftingtable.games.towers.components import (
    CARDS,
    EIGHT,
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


class PadTower(NamedTuple):
    """A tower on the pad. Unless `known`, only the number of its cards and the roof are right."""

    cards: tuple[int, ...]
    known: bool

    @property
    def roof(self) -> bool:
        return bool(self.cards) and self.cards[-1] == ROOF


def score_sheet(sheet: object) -> dict[str, object]:
    """Returns the scores by player; refuses towers that break T2, and cards beyond the deck."""
    top = sheets.require_object(sheet, "sheet", ("players",))
    sheets.require_only_keys(top, "sheet", ("players",))
    players = sheets.require_list(top["players"], "players", 1, MAX_PLAYERS)
    names: list[str] = []
    towers: list[list[PadTower]] = []
    razed: list[int] = []
    for number, entry in enumerate(players, 1):
        place = f"players[{number}]"
        player = sheets.require_object(entry, place, ("name", "towers"))
        sheets.require_only_keys(player, place, ("name", "towers", "razed"))
        names.append(new_name(player["name"], f"{place}.name", names))
        towers.append(read_towers(player["towers"], f"{place}.towers"))
        razed.append(sheets.require_number(player.get("razed", 0), f"{place}.razed", 0, MOST_CARDS))
    check_deck(towers, sum(razed))
    parts = [
        breakdown([tower.cards for tower in own], count)
        for own, count in zip(towers, razed, strict=True)
    ]
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


def read_towers(value: object, place: str) -> list[PadTower]:
    given = sheets.require_object(value, place, ())
    sheets.require_only_keys(given, place, TYPE_NAMES)
    return [
        read_tower(kind, given.get(name, []), f"{place}.{name}")
        for kind, name in enumerate(TYPE_NAMES)
    ]


def read_tower(kind: int, value: object, place: str) -> PadTower:
    """Returns a tower from its cards, or from its height and whether it has a roof."""
    if isinstance(value, dict):
        return read_height(value, place)
    return PadTower(read_cards(kind, value, place), True)


def read_height(value: object, place: str) -> PadTower:
    given = sheets.require_object(value, place, ("height",))
    sheets.require_only_keys(given, place, ("height", "roof"))
    height = sheets.require_number(given["height"], f"{place}.height", 0, MOST_CARDS)
    roof = sheets.require_flag(given.get("roof", False), f"{place}.roof")
    # T8: points depend on the height and the roof, so any other cards will do.
    top = (ROOF,) if roof and height else ()
    return PadTower((EIGHT,) * (height - len(top)) + top, False)


def read_cards(kind: int, value: object, place: str) -> tuple[int, ...]:
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


def check_deck(towers: list[list[PadTower]], razed: int) -> None:
    """Checks that the deck has all these cards, including the razed ones (T1.3, T1.4).

    A single player's sheet may come from a game of any size, so the larger deck applies.
    """
    players = len(towers) if len(towers) > 1 else MAX_PLAYERS
    rule = "T1.3" if players < 4 else "T1.4"
    cards = deck(players)
    check_cards(towers, Counter(cards), rule)
    for kind, name in enumerate(TYPE_NAMES):
        own = [value for value in cards if value // VALUES == kind]
        check_heights(name, [player[kind] for player in towers], Counter(own), rule)
    used = sum(len(tower.cards) for own in towers for tower in own)
    if used + razed > len(cards):
        params = {"found": used + razed, "deck": len(cards)}
        raise BadInput("sheet-beyond-deck-size", rule, params)


def check_cards(towers: list[list[PadTower]], supply: Counter[int], rule: str) -> None:
    used = Counter(
        card(kind, value)
        for own in towers
        for kind, tower in enumerate(own)
        if tower.known
        for value in tower.cards
    )
    for number, count in sorted(used.items()):
        if count > supply[number]:
            raise BadInput(
                "sheet-beyond-deck",
                rule,
                {"card": card_text(number), "found": count, "deck": supply[number]},
            )


def check_heights(name: str, towers: list[PadTower], supply: Counter[int], rule: str) -> None:
    """Checks all towers of one kind; those with cards can only fail together with others."""
    roofs = sum(count for number, count in supply.items() if number % VALUES == ROOF)
    for player, tower in enumerate(towers, 1):
        most = supply.total() - roofs + tower.roof  # a tower can have only one of the roofs
        if len(tower.cards) > most:
            place = f"players[{player}].towers.{name}"
            raise BadInput("sheet-tower-height", rule, {"place": place, "most": most})
    roofed = sum(tower.roof for tower in towers)
    if roofed > roofs:
        raise BadInput("sheet-beyond-roofs", rule, {"kind": name, "found": roofed, "deck": roofs})
    found = sum(len(tower.cards) for tower in towers)
    own = supply.total()
    if found > own:
        raise BadInput("sheet-beyond-kind", rule, {"kind": name, "found": found, "deck": own})
