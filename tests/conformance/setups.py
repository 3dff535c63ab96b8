"""Representative tables of every registered game. Every test of the suite runs over them.

Our own games are described here. A plug-in has a `conformance` module alongside its game.
"""

from draftingtable.games.cities.city.components import is_duplex, tile_text
from draftingtable.games.cities.draft.hands import packed, pair, tiles_in
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.draft.state import PICKING
from draftingtable.games.cities.moves import MOVES as CITIES_MOVES
from draftingtable.games.cities.moves import PICK, is_pick
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core import registry
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.position import Position
from draftingtable.games.towers.components import MOVES as TOWERS_MOVES
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.text import card_text
from tests.conformance.declared import Conformance


def setups(name: str) -> list[Setup]:
    return KNOWN[name].setups


def all_tables() -> list[tuple[Game, Setup]]:
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
    pile = twin.pile
    for place in range(len(pile) // 2):
        opposite = len(pile) - 1 - place
        pile[place], pile[opposite] = pile[opposite], pile[place]
    return [twin]


def towers_hidden(position: Position) -> set[str]:
    """Returns cards of which no copy has been seen since the last shuffle."""
    assert isinstance(position, TowersPosition)
    towers = {
        place % 5 * 16 + value for place, tower in enumerate(position.towers()) for value in tower
    }
    seen = {*position.display, *position.discard, *towers}
    seen.update(number for seat in range(position.players) for number in position.razed(seat))
    return {card_text(number) for number in position.pile if number not in seen}


# Between Two Cities


def cities_setups() -> list[Setup]:
    game = registry.get("cities")
    ring = [game.setup(players) for players in (3, 5)]
    beginner = [game.setup(3, {"mode": "beginner", "level": level}) for level in (1, 2, 6)]
    expert = [game.setup(3, {"mode": "expert", "level": level}) for level in (3, 4, 5)]
    return [*ring, game.setup(2, {"mode": "two"}), *beginner, *expert]


def cities_moves() -> list[int]:
    """Two tiles are picked in ascending order; the other order is not a move."""
    return [move for move in range(CITIES_MOVES) if move < PICK or is_pick(move)]


def cities_disguises(position: Position, viewer: int) -> list[Position]:
    """C3.1: what others chose, what they hold unseen, and the order of the box are secret."""
    if not isinstance(position, DraftPosition):
        return []
    return [
        twin
        for seat in range(position.players)
        if seat != viewer
        for twin in (with_other_choice(position, seat), with_other_hand(position, seat, viewer))
        if twin is not None
    ]


def with_other_choice(position: DraftPosition, seat: int) -> DraftPosition | None:
    """Returns a position in which the seat has chosen two other tiles of the same hand."""
    if position.phase != PICKING or not position.picks[seat] or not position.hands[seat]:
        return None
    twin = position.copy()
    tiles = sorted(tiles_in(twin.hands[seat]) + tiles_in(twin.picks[seat]))
    for first, second in ((0, 1), (0, len(tiles) - 1), (len(tiles) - 2, len(tiles) - 1)):
        rest = [tile for place, tile in enumerate(tiles) if place not in (first, second)]
        twin.picks[seat] = pair(tiles[first], tiles[second])
        twin.hands[seat] = packed(rest)
        if twin.picks[seat] != position.picks[seat]:
            return twin
    return None


def with_other_hand(position: DraftPosition, seat: int, viewer: int) -> DraftPosition | None:
    """Returns a position in which the seat swapped a tile the viewer has not seen with the box."""
    if not position.hands[seat] or position.known_hand(viewer, seat) is not None:
        return None
    twin = position.copy()
    tiles = tiles_in(twin.hands[seat])
    singles, duplexes = list(twin.singles), list(twin.duplexes)
    box = duplexes if is_duplex(tiles[0]) else singles
    others = [tile for tile in box if tile != tiles[0]]
    if not others:
        return None
    box.remove(others[0])
    box.append(tiles[0])
    twin.set_box(singles, duplexes)
    twin.hands = twin.hands[:]  # copies may share them
    twin.hands[seat] = packed([others[0], *tiles[1:]])
    return twin


def cities_hidden(position: Position) -> set[str]:
    """Returns the duplexes (each is unique) that are face down, in a hand or in the box."""
    if isinstance(position, SoloPosition):
        return {tile_text(tile) for tile in position.duplexes}
    assert isinstance(position, DraftPosition)
    tiles = [*position.duplexes, *position.discard]
    for seat in range(position.players):
        tiles += tiles_in(position.hands[seat])
        if position.phase == PICKING:
            tiles += tiles_in(position.picks[seat])
    return {tile_text(tile) for tile in tiles if is_duplex(tile)}


OURS = {
    "towers": Conformance(
        towers_setups(), list(range(TOWERS_MOVES)), towers_disguises, towers_hidden
    ),
    "cities": Conformance(cities_setups(), cities_moves(), cities_disguises, cities_hidden),
}


def of_plug_in(name: str) -> Conformance:
    package = registry.manifests()[name].game.partition(":")[0].rpartition(".")[0]
    found = load_object(f"{package}.conformance:CONFORMANCE")
    assert isinstance(found, Conformance)
    return found


KNOWN = {name: OURS.get(name) or of_plug_in(name) for name in registry.names()}
