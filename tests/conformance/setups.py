"""Representative tables of every game: a new game is added here, and nowhere else in this folder.

Every test of the suite then runs over it.
"""

from collections.abc import Callable
from dataclasses import dataclass

from draftingtable.games import registry
from draftingtable.games.game import Game, Setup
from draftingtable.games.position import Position
from draftingtable.games.towers.components import MOVES
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.text import card_text


@dataclass(frozen=True)
class Conformance:
    """What the suite must be told about a game, because no game tells it of itself."""

    setups: list[Setup]
    moves: list[int]
    """All numbers that stand for moves."""
    disguises: Callable[[Position, int], list[Position]]
    """Positions that a viewer must not be able to tell from the given one."""
    hidden: Callable[[Position], set[str]]
    """Names of what nobody has seen yet."""


def setups(name: str) -> list[Setup]:
    return KNOWN[name].setups


def all_tables() -> list[tuple[Game, Setup]]:
    """Of the games known here; `test_setups` fails when the registry has another one."""
    return [(registry.get(name), setup) for name in KNOWN for setup in setups(name)]


def table_name(table: tuple[Game, Setup]) -> str:
    game, setup = table
    options = "-".join(f"{name}-{value}" for name, value in setup.options.items())
    return f"{game.name}-{setup.players}-{options}".lower()


# 5 Towers


def towers_setups() -> list[Setup]:
    game = registry.get("towers")
    return [
        game.setup(players, {"referee": referee}, start=(players + referee) % players)
        for players in range(2, 6)
        for referee in (True, False)
    ]


def towers_disguises(position: Position, viewer: int) -> list[Position]:
    """T6: the order of the draw pile is secret, and nothing else."""
    twin = position.copy()
    assert isinstance(twin, TowersPosition)
    twin.pile.reverse()
    return [twin]


def towers_hidden(position: Position) -> set[str]:
    """Cards of which no copy has been seen since the last shuffle."""
    assert isinstance(position, TowersPosition)
    towers = {
        place % 5 * 16 + value for place, tower in enumerate(position.towers) for value in tower
    }
    seen = {*position.display, *position.discard, *towers}
    seen.update(number for razed in position.razed for number in razed)
    return {card_text(number) for number in position.pile if number not in seen}


KNOWN = {
    "towers": Conformance(towers_setups(), list(range(MOVES)), towers_disguises, towers_hidden),
}
