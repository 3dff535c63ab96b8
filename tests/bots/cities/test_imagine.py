"""Imagined positions look like the real one to the viewer and contain the same tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from draftingtable.games.cities.city.components import BUILDINGS, SUPPLY, TILES, halves
from draftingtable.games.cities.draft.hands import tiles_in
from draftingtable.games.cities.draft.imagine import imagine
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.draft.state import PICKING
from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.moves import MOST_CITIES
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.position import SPECTATOR, Position, play_out
from draftingtable.games.core.randomness import Randomness
from tests.bots.cities.tables import EVERY_TABLE, TableOf, table_name
from tests.conformance.play import walk

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=table_name)

ALL = Counter(
    {
        building: sum(SUPPLY[tile] * halves(tile).count(building) for tile in range(TILES))
        for building in range(BUILDINGS)
    }
)


def viewers(position: Position) -> list[int]:
    seats = position.players if isinstance(position, DraftPosition) else 3
    return [SPECTATOR, *range(seats)]


def buildings_in(position: Position) -> Counter[int]:
    """Returns all buildings, in cities and on tiles anywhere."""
    if isinstance(position, DraftPosition):
        tiles = [*position.singles, *position.duplexes, *position.discard]
        secret = position.picks if position.phase == PICKING else position.unplaced
        for packed in [*position.hands, *secret]:
            tiles += tiles_in(packed)
        cities = [city.counts() for city in position.cities]
    else:
        assert isinstance(position, SoloPosition)
        tiles = [*position.singles, *position.duplexes, *position.discard]
        tiles += [tile for hand in position.hands for tile in hand]
        tiles += [code // MOST_CITIES for code in position.to_place]
        cities = [position.automacity, *(city.counts() for city in position.yours)]
    found = Counter(building for tile in tiles for building in halves(tile))
    for counts in cities:
        found.update(dict(enumerate(counts)))
    return found


@every_table
def test_it_looks_the_same_to_the_viewer(table: TableOf) -> None:
    randomness = Randomness("imagine")
    for position in walk(table):
        for viewer in viewers(position):
            view = position.view(viewer)
            imagined = imagine(view, randomness)
            assert imagined.view(viewer).as_data() == view.as_data()


@every_table
def test_no_tile_is_lost_or_made_up(table: TableOf) -> None:
    randomness = Randomness("imagine")
    for position in walk(table, "tiles"):
        for viewer in viewers(position):
            assert buildings_in(imagine(position.view(viewer), randomness)) == ALL


@every_table
def test_it_can_be_played_on(table: TableOf) -> None:
    randomness = Randomness("imagine")
    for place, position in enumerate(walk(table, "on")):
        if place % 7 == 0:
            imagined = imagine(position.view(0), randomness)
            play_out(imagined, SamplingDealer("on", place), randomness)
            assert imagined.over


@every_table
def test_the_game_itself_provides_it(table: TableOf) -> None:
    _, setup = table
    view = GAME.begin(setup).view(0)
    assert GAME.imagine(view, Randomness()).view(0).as_data() == view.as_data()


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_a_solo_game_hides_nothing(mode: str) -> None:
    table = (GAME, GAME.setup(3, {"mode": mode, "level": 5}))
    for position in walk(table, "solo"):
        imagined = imagine(position.view(0), Randomness("imagine")).snapshot()
        real = position.snapshot()
        assert {**imagined, "deck": None, "automa": None} == {**real, "deck": None, "automa": None}


def test_what_is_hidden_varies() -> None:
    position = GAME.begin(GAME.setup(4))
    while position.dealing:
        position.deal(SamplingDealer("varies"))
    position.apply(2, position.legal_moves(2)[0])
    assert isinstance(position, DraftPosition)
    randomness = Randomness("varies")
    found = [imagine(position.view(0), randomness) for _ in range(20)]
    twins = [twin for twin in found if isinstance(twin, DraftPosition)]
    assert len({twin.hands[1] for twin in twins}) > 10
    assert len({twin.picks[2] for twin in twins}) > 10
    assert {twin.hands[0] for twin in twins} == {position.hands[0]}
