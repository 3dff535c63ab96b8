"""The placements that the master chooses from."""

from __future__ import annotations

import pytest

from draftingtable.bots.cities.draft_placements import Placings
from draftingtable.bots.cities.journeyman import PROSPECTS, SoberJudge
from draftingtable.games.cities.game import GAME
from draftingtable.games.cities.moves import placed_city
from tests.games.cities.draft_table import EVERY_COUNT, Table


def placings(table: Table, seat: int) -> Placings:
    return Placings(SoberJudge(PROSPECTS), table.position.view(seat - 1))


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_one_city_comes_after_the_other(players: int) -> None:
    """First all placements in the left city, then the rest in the right one."""
    table = Table(players)
    table.deal_by_chance()
    table.finish_turn()
    table.finish_phase()
    position = table.position
    left, right = position.left(0), position.right(0)
    legal = position.legal_moves(0)
    first = placings(table, 1)
    assert sorted(first.moves) == [move for move in legal if placed_city(move) == left]
    position.apply(0, first.moves[0])
    assert sorted(placings(table, 1).moves) == position.legal_moves(0)
    assert {placed_city(move) for move in position.legal_moves(0)} == {right}


def test_two_equal_tiles_are_placed_in_one_order_only() -> None:
    table = Table(players=3)
    table.deal("S S S S F F H", "O O O O O P P", "d e m b P P H")
    table.say("1 pick S S", "2 pick O O", "3 pick d e")
    found = placings(table, 1)
    assert [GAME.notation.move_text(move) for move in found.moves] == ["place S A 0,0"]
