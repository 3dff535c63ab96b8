"""Random games: nothing is lost, and every shortcut gives the same as the long way."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from draftingtable.games.cities.city.components import SUPPLY, TILES, tile_code
from draftingtable.games.cities.draft.hands import tiles_in
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.draft.state import PICKING, PLACING
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from tests.games.cities.draft_table import EVERY_COUNT, Table, begin

ALL_TILES = Counter({tile: SUPPLY[tile] for tile in range(TILES)})


def tiles_off_the_board(position: DraftPosition) -> Counter[int]:
    """Returns tiles in the box, in hands, chosen or revealed, and discarded."""
    found = Counter([*position.singles, *position.duplexes, *position.discard])
    chosen = list(position.picks) if position.phase == PICKING else []
    waiting = list(position.unplaced) if position.phase == PLACING else []
    for hand in [*position.hands, *chosen, *waiting]:
        found.update(tiles_in(hand))
    return found


@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("seed", range(3))
def test_c1_all_tiles_are_accounted_for_after_every_step(players: int, seed: int) -> None:
    """108 singles and 24 duplexes, wherever they are."""
    table = Table(players, seed)
    while not table.over():
        table.random_step()
        placed = Counter(placed_tiles(table))
        assert tiles_off_the_board(table.position) + placed == ALL_TILES
        assert sum(table.sizes()) == sum(1 + (tile > 8) for tile in placed.elements())
    assert ALL_TILES.total() == 108 + 24


def placed_tiles(table: Table) -> list[int]:
    return [tile_code(str(e.public["tile"])) for e in table.journal if e.kind == "place"]


@given(st.integers(2, 7), st.integers(0, 10**6))
def test_c4_5_everybody_can_always_go_on(players: int, seed: int) -> None:
    """No tile is ever unplaceable, and all games have the same length."""
    table = Table(players, seed)
    table.position.journal = None
    decisions = 0
    while not table.over():
        assert all(table.position.legal_moves(seat) for seat in table.position.acting())
        decisions += not table.position.dealing
        table.random_step()
    assert decisions == 3 * 7 * players * (2 if players == 2 else 1)


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_a_random_move_is_the_nth_legal_one(players: int) -> None:
    """Drawn without a list, it is what the same random numbers draw from the list."""
    table = Table(players)
    checked = 0
    while not table.over():
        for seat in table.position.acting():
            one, other = Randomness(players, checked), Randomness(players, checked)
            moves = table.position.legal_moves(seat)
            assert table.position.random_move(seat, one) == moves[other.below(len(moves))]
            assert one.word() == other.word()
            checked += 1
        table.random_step()
    assert checked > 100


@pytest.mark.parametrize("players", [2, 3, 7])
def test_every_legal_move_comes_up_at_random(players: int) -> None:
    table = Table(players)
    for _ in range(60):
        table.random_step()
    randomness = Randomness("all of them")
    for seat in table.position.acting():
        moves = table.position.legal_moves(seat)
        drawn = {table.position.random_move(seat, randomness) for _ in range(60 * len(moves))}
        assert sorted(drawn) == moves


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_scores_are_those_of_the_outcome(players: int) -> None:
    table = Table(players)
    while not table.over():
        table.random_step()
        assert table.position.scores() == table.position.outcome().scores


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_copies_are_equal_and_independent(players: int) -> None:
    table = Table(players)
    while not table.over():
        twin = table.position.copy()
        before = twin.snapshot()
        assert before == table.position.snapshot()
        assert twin.journal is None
        table.random_step()
        assert twin.snapshot() == before


def test_the_order_of_acting_does_not_matter() -> None:
    """Picks and placements into different cities may come in any order."""
    one, other = begin(5), begin(5)
    for position in (one, other):
        dealer = SamplingDealer("order")
        while position.dealing:
            position.deal(dealer)
    for seats in (range(5), reversed(range(5))):
        position = one if isinstance(seats, range) else other
        for seat in seats:
            position.apply(seat, position.legal_moves(seat)[0])
    assert one.snapshot() == other.snapshot()
