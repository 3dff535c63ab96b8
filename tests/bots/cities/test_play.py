"""Bots play every mode to its end, legally and reproducibly."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from draftingtable.bots.cities.apprentice import Apprentice
from draftingtable.bots.cities.journeyman import Journeyman
from draftingtable.bots.cities.novice import Novice
from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.position import Position
from tests.bots.cities.tables import EVERY_TABLE, TableOf, table_name

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=table_name)
every_bot = pytest.mark.parametrize("maker", [Novice, Apprentice, Journeyman])


def played(table: TableOf, maker: Callable[..., Bot], seed: str) -> tuple[Position, list[int]]:
    """Plays a game between bots of one kind and returns all moves, each checked to be legal."""
    game, setup = table
    position = game.begin(setup)
    dealer = SamplingDealer("bots")
    bots = [maker(seed, seat) for seat in range(setup.players)]
    chosen: list[int] = []
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        moves = position.legal_moves(seat)
        if not position.automatic(seat):
            move = bots[seat].choose(position.view(seat), moves)
            assert move in moves
            chosen.append(move)
            position.apply(seat, move)
        else:
            position.apply(seat, moves[0])
    return position, chosen


@every_table
@every_bot
def test_every_mode_is_played_to_its_end(table: TableOf, maker: Callable[..., Bot]) -> None:
    position, chosen = played(table, maker, "end")
    assert position.over
    assert chosen


@every_bot
@pytest.mark.parametrize("table", EVERY_TABLE[::3], ids=table_name)
def test_the_same_seed_plays_the_same(table: TableOf, maker: Callable[..., Bot]) -> None:
    assert played(table, maker, "same")[1] == played(table, maker, "same")[1]


def test_apprentices_of_different_seeds_differ() -> None:
    table = EVERY_TABLE[1]
    assert played(table, Apprentice, "one")[1] != played(table, Apprentice, "other")[1]


@every_bot
def test_a_view_is_left_unchanged(maker: Callable[..., Bot]) -> None:
    game, setup = EVERY_TABLE[1]
    position = game.begin(setup)
    while position.dealing:
        position.deal(SamplingDealer("left"))
    view = position.view(0)
    before = view.as_data()
    maker("left").choose(view, position.legal_moves(0))
    assert view.as_data() == before
