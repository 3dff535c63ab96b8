"""Observations and actions of every game are complete, in bounds and leak no secrets."""

import numpy as np
import pytest

from draftingtable.adapters.observations.arrays import Numbers, highs, mask, observation, seen_by
from draftingtable.adapters.observations.encoding import NO_ACTION, Encoding
from draftingtable.adapters.table_setup import encoding_of
from draftingtable.games.cities.city.components import BUILDINGS
from draftingtable.games.cities.city.grid import SQUARES
from draftingtable.games.cities.draft.seating import left_city, right_city
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import is_pick, is_place, placed_city
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core import registry
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.position import SPECTATOR, Position
from draftingtable.games.towers.components import TYPES, VALUES
from draftingtable.games.towers.game import Towers
from draftingtable.games.towers.view import TowersView
from tests.conformance.parameters import every_table
from tests.conformance.play import Table, stops
from tests.conformance.setups import KNOWN


def field(encoding: Encoding, observed: Numbers, name: str) -> Numbers:
    found = encoding.layout.fields[name]
    return observed[found.slice].reshape(found.shape)


def viewers(table: Table) -> list[int]:
    game, setup = table
    return [SPECTATOR, *range(setup.players - len(game.automatic_names(setup)))]


@every_table
def test_fields_are_contiguous(table: Table) -> None:
    layout = encoding_of(*table).layout
    place = 0
    for each in layout.fields.values():
        assert each.slice == slice(place, place + each.size)
        assert each.meaning
        place += each.size
    assert place == layout.size == len(layout.highs())


@every_table
def test_observations_stay_within_their_bounds(table: Table) -> None:
    encoding = encoding_of(*table)
    for position in stops(table, every=13):
        for viewer in viewers(table):
            observed = observation(encoding, position.view(viewer))
            assert observed.shape == (encoding.layout.size,)
            assert (observed >= 0).all()
            assert (observed <= highs(encoding)).all()


@every_table
def test_observations_do_not_leak_hidden_information(table: Table) -> None:
    encoding = encoding_of(*table)
    for position in stops(table, every=13):
        for viewer in viewers(table):
            seen = observation(encoding, position.view(viewer))
            for disguise in KNOWN[table[0].name].disguises(position, viewer):
                assert np.array_equal(observation(encoding, disguise.view(viewer)), seen)


@every_table
def test_what_is_written_directly_is_what_the_view_shows(table: Table) -> None:
    """The direct way reads the position, so this is what keeps it from leaking."""
    encoding = encoding_of(*table)
    for position in stops(table, every=5):
        for viewer in viewers(table):
            shown = observation(encoding, position.view(viewer))
            assert np.array_equal(seen_by(encoding, position, viewer), shown)


@every_table
def test_every_legal_move_is_one_action(table: Table) -> None:
    encoding = encoding_of(*table)
    for position in stops(table, every=7):
        for seat in position.acting():
            if not position.automatic(seat):
                check_actions(encoding, position, seat)


def check_actions(encoding: Encoding, position: Position, seat: int) -> None:
    moves = position.legal_moves(seat)
    actions = [encoding.action_of[seat][move] for move in moves]
    assert NO_ACTION not in actions
    assert [encoding.move_of[seat][action] for action in actions] == moves
    shown = np.flatnonzero(mask(len(encoding.actions), actions))
    assert shown.tolist() == sorted(set(actions))
    assert len(shown) == len(moves)


@every_table
def test_different_positions_look_different(table: Table) -> None:
    """The acting player can always see what their move has changed."""
    encoding = encoding_of(*table)
    before = b""
    for position in stops(table, every=1):
        for seat in position.acting()[:1]:
            if not position.automatic(seat):
                seen = observation(encoding, position.view(seat)).tobytes()
                assert seen != before
                before = seen


@every_table
def test_compact_observations_show_the_same_with_fewer_numbers(table: Table) -> None:
    wide = encoding_of(*table)
    compact = wide.with_compact_observations()
    if compact is wide:
        assert table[0].name not in ("cities",)
        return
    assert compact.layout.size < wide.layout.size / 2
    for position in stops(table, every=13):
        for viewer in viewers(table):
            seen = observation(compact, position.view(viewer))
            assert (seen <= highs(compact)).all()
            assert np.array_equal(seen_by(compact, position, viewer), seen)
            check_same(compact, seen, wide, observation(wide, position.view(viewer)))


def check_same(compact: Encoding, seen: Numbers, wide: Encoding, all_seen: Numbers) -> None:
    assert [*compact.layout.fields] == [*wide.layout.fields]
    for name in compact.layout.fields:
        shown, before = field(compact, seen, name), field(wide, all_seen, name)
        if name == "cities":
            numbers = np.arange(1, BUILDINGS + 1).reshape(1, -1, 1, 1)
            before = (before * numbers).sum(axis=1)
        assert np.array_equal(shown, before), name


def test_a_game_without_an_encoding_is_refused() -> None:
    game = Towers()
    game.name = "unheard of"
    with pytest.raises(BadOption, match="game-unknown"):
        encoding_of(game, game.setup(2))


# Meaning of the numbers


def positions(table: Table) -> list[Position]:
    return [position.copy() for position in stops(table, every=9) if position.acting()]


def test_towers_are_read_back_from_the_observation() -> None:
    game = registry.get("towers")
    table = (game, game.setup(4, {"referee": False}))
    encoding = encoding_of(*table)
    for position in positions(table):
        for viewer in range(4):
            view = position.view(viewer)
            assert isinstance(view, TowersView)
            check_towers(encoding, view, observation(encoding, view))


def check_towers(encoding: Encoding, view: TowersView, observed: Numbers) -> None:
    display = field(encoding, observed, "display")
    assert display.sum() == len(view.display)
    assert all(display[card // VALUES, card % VALUES] for card in view.display)
    towers, top = field(encoding, observed, "towers"), field(encoding, observed, "top")
    for step in range(view.players):
        seat = (view.viewer + step) % view.players
        for kind in range(TYPES):
            tower = view.towers[seat * TYPES + kind]
            assert towers[step, kind].tolist() == [tower.count(value) for value in range(VALUES)]
            assert np.flatnonzero(top[step, kind]).tolist() == list(tower[-1:])
        assert field(encoding, observed, "razed")[step] == view.razed[seat]
        assert field(encoding, observed, "start")[step] == (seat == view.start)
        assert field(encoding, observed, "acting")[step] == (seat in view.acting)


@pytest.mark.parametrize(("players", "mode"), [(2, "two"), (3, "ring"), (5, "ring")])
def test_cities_are_read_back_from_the_observation(players: int, mode: str) -> None:
    game = registry.get("cities")
    table = (game, game.setup(players, {"mode": mode}))
    encoding = encoding_of(*table)
    for position in positions(table):
        for viewer in range(players):
            view = position.view(viewer)
            assert isinstance(view, CitiesView)
            check_cities(encoding, view, observation(encoding, view))


def check_cities(encoding: Encoding, view: CitiesView, observed: Numbers) -> None:
    hand = field(encoding, observed, "hand")
    assert np.repeat(np.arange(len(hand)), hand).tolist() == view.hand
    assert field(encoding, observed, "unseen").sum() == len(view.unseen)
    cities = field(encoding, observed, "cities").reshape(-1, BUILDINGS, SQUARES)
    right = 1 if view.two else -1
    for place, number in ((0, 0), (right, 1)):
        city = view.cities[view.cities_of(view.viewer)[number]]
        found = [(square, building) for building, square in np.argwhere(cities[place]).tolist()]
        assert sorted(found) == city.buildings()


@pytest.mark.parametrize(("players", "mode"), [(2, "two"), (3, "ring"), (7, "ring")])
def test_an_action_means_the_same_to_every_seat(players: int, mode: str) -> None:
    game = registry.get("cities")
    encoding = encoding_of(game, game.setup(players, {"mode": mode}))
    two = mode == "two"
    for seat in range(players):
        for action, move in enumerate(encoding.move_of[seat]):
            first = encoding.move_of[0][action]
            if is_place(move):
                left = placed_city(first) == left_city(0, two)
                own = left_city(seat, two) if left else right_city(seat, players, two)
                assert placed_city(move) == own
            else:
                assert is_pick(move)
                assert move == first


def test_solo_games_are_read_back_from_the_observation() -> None:
    game = registry.get("cities")
    table = (game, game.setup(3, {"mode": "expert", "level": 2}))
    encoding = encoding_of(*table)
    for position in positions(table):
        view = position.view(0)
        assert isinstance(view, SoloView)
        observed = observation(encoding, view)
        assert field(encoding, observed, "automacity").tolist() == view.automacity
        assert field(encoding, observed, "level").tolist()[1] == 1
        hands = field(encoding, observed, "hands")
        assert hands.sum(axis=1).tolist() == [len(hand) for hand in view.hands]
        assert field(encoding, observed, "to place").sum() == len(view.to_place)


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_solo_observations_hide_the_order_of_box_and_cards(mode: str) -> None:
    game = registry.get("cities")
    table = (game, game.setup(3, {"mode": mode}))
    encoding = encoding_of(*table)
    for position in positions(table):
        assert isinstance(position, SoloPosition)
        seen = observation(encoding, position.view(0))
        for pile in (position.singles, position.duplexes, position.cards):
            pile.reverse()
        assert np.array_equal(observation(encoding, position.view(0)), seen)
