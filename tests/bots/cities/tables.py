"""Every mode and player count, for parametrized tests."""

from __future__ import annotations

from draftingtable.games.cities.game import GAME
from draftingtable.games.core.game import Game, Setup

TableOf = tuple[Game, Setup]

EVERY_TABLE: list[TableOf] = [
    (GAME, GAME.setup(2, {"mode": "two"})),
    *((GAME, GAME.setup(players)) for players in range(3, 8)),
    (GAME, GAME.setup(3, {"mode": "beginner"})),
    (GAME, GAME.setup(3, {"mode": "expert"})),
]


def table_name(table: TableOf) -> str:
    return f"{table[1].options['mode']}-{table[1].players}"
