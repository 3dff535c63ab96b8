"""Between Two Cities as a `Game` for the registry."""

from __future__ import annotations

from collections.abc import Mapping

from draftingtable.games.cities.draft.rules import begin_draft
from draftingtable.games.cities.draft.wishes import (
    builders,
    check_wish,
    grants,
    has_room,
    thwarts,
)
from draftingtable.games.cities.manifest import MANIFEST, SOLO, SOLO_SEATS
from draftingtable.games.cities.moves import MOVES, PICK, is_place, placed_city, placed_tile
from draftingtable.games.cities.notation import CitiesNotation, parse_city, parse_square
from draftingtable.games.cities.score_pad import score_sheet
from draftingtable.games.cities.solo.deck import read_deck
from draftingtable.games.cities.solo.levels import LEVELS, level_data, level_points
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.options import OptionValue
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View
from draftingtable.games.core.wishes import Wish


class Cities(Game):
    name = MANIFEST.name
    rules_version = 1
    options = MANIFEST.options
    notation = CitiesNotation()
    deal_rule = "C3"
    end_rule = "C2"
    result_rules = ("C6.1", "C6.2")

    def player_counts(self, options: Mapping[str, OptionValue]) -> range:
        return MANIFEST.player_counts(options)

    def setup(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        start: int | None = None,
    ) -> Setup:
        """Returns a checked setup; solo, the Automas' seats need not be counted in `players`."""
        if players == 1 and (options or {}).get("mode") in SOLO:
            players = SOLO_SEATS
        setup = super().setup(players, options, start)
        read_deck(deck_of(setup))  # refuses a bad deck now, not when the game begins
        return setup

    def automatic_names(self, setup: Setup) -> list[str]:
        return ["Autommaso", "Automarta"] if setup.options["mode"] in SOLO else []

    def is_secret(self, move: int) -> bool:
        return PICK <= move < MOVES

    def topic(self, move: int) -> object:
        """Returns city and tile: each tile in each city has its own proposal (C3.1)."""
        return (placed_city(move), placed_tile(move)) if is_place(move) else None

    def partners(self, position: Position, move: int) -> list[int]:
        """Returns the builders of the city; none where everybody builds alone."""
        return builders(position, placed_city(move)) if is_place(move) else []

    def check_wish(self, position: Position, seat: int, wish: Wish) -> None:
        check_wish(position, seat, wish)

    def wish_stands(self, position: Position, wish: Wish) -> bool:
        return has_room(position, parse_city(wish.city), parse_square(wish.square))

    def grants(self, move: int, wish: Wish) -> bool:
        return grants(move, wish)

    def thwarts(self, move: int, wish: Wish) -> bool:
        return thwarts(move, wish)

    def begin(self, setup: Setup) -> Position:
        mode = setup.options["mode"]
        if mode in SOLO:
            return solo_table(setup)
        return begin_draft(setup.players, mode == "two")

    def imagine(self, view: View, randomness: Randomness) -> Position:
        from draftingtable.games.cities.draft.imagine import imagine

        return imagine(view, randomness)

    def help(self, position: Position, viewer: int, moves: list[int]) -> dict[str, object]:
        from draftingtable.games.cities.help import help_for

        return help_for(position, viewer, moves)

    def facts(self) -> dict[str, object]:
        return {"solo_levels": [level_data(level) for level in LEVELS]}

    def score(self, sheet: object) -> dict[str, object]:
        return score_sheet(sheet)


def deck_of(setup: Setup) -> str:
    return str(setup.options.get("deck", ""))


def solo_table(setup: Setup) -> Position:
    from draftingtable.games.cities.solo.rules import begin_solo

    level = int(setup.options["level"])
    expert = setup.options["mode"] == "expert"
    return begin_solo(expert, level, level_points(level), read_deck(deck_of(setup)))


GAME = Cities()
