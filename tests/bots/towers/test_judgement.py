"""Situations with one sensible move, which every bot must find."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.towers.apprentice import Apprentice
from draftingtable.bots.towers.journeyman import Journeyman
from draftingtable.bots.towers.numbers import NUMBERS
from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.planner import Planner
from draftingtable.bots.towers.weights import STAGES, SUPPLIES, between, weights_for
from draftingtable.games.towers.components import BUILD, EIGHT, EMPTY, TYPES
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.legality import most_buildable
from tests.games.towers.table import Table

Maker = Callable[..., Bot]
every_bot = pytest.mark.parametrize("maker", [Apprentice, Journeyman])


def chosen(table: Table, maker: Maker, seed: int = 0) -> str:
    """Returns the move a bot chooses in its turn."""
    position = table.position
    seat = position.actor()
    move = maker("judgement", seed).choose(position.view(seat), position.legal_moves(seat))
    return GAME.notation.move_text(move)


def built(table: Table, maker: Maker) -> list[str]:
    """Lets a bot play until its build is complete."""
    moves: list[str] = []
    seat = table.turn()
    while table.turn() == seat and table.position.left:
        moves.append(chosen(table, maker))
        table.say(f"{seat} {moves[-1]}")
    return moves


@every_bot
def test_a_tall_tower_gets_its_roof_at_the_end(maker: Maker) -> None:
    """T8.2: six more cards and the seventh; nothing else is worth as much."""
    table = Table(players=2)
    table.give(1, "s15 s12 s10 s7 s4 s2")
    table.second_pass()
    table.keep_in_pile_and_lose_the_rest("s0 h3 t3 j3 c3")
    table.show("s0 h3 t3 j3 c3")
    table.say("1 bid 5")
    assert "build s0" in built(table, maker)


@every_bot
def test_of_two_towers_the_taller_one_gets_its_roof(maker: Maker) -> None:
    table = Table(players=2, start=1)
    table.give(1, "s15 s12 s10 s7 s4 s2 c14 h14 t14 j14")
    table.show("s0 c0 h15 t15 j15")
    table.say("1 bid 1", "2 pass")
    assert built(table, maker) == ["build s0"]


@every_bot
def test_a_single_card_gets_no_roof_early_on(maker: Maker) -> None:
    table = Table(players=2, start=1)
    table.give(1, "s15 c14")
    table.show("s0 c13 h0 t0 j0")
    table.say("1 bid 1", "2 pass")
    assert built(table, maker) == ["build c13"]


@every_bot
def test_nothing_is_razed_without_need(maker: Maker) -> None:
    table = Table(players=2)
    table.give(1, "s15 s13 c14 c12 h13")
    table.show("s12 c10 h12 t14 j15")
    table.say("1 bid 5")
    assert not any(move.startswith("raze") for move in built(table, maker))


@every_bot
def test_high_cards_go_first(maker: Maker) -> None:
    table = Table(players=2)
    table.show("s15 s14 s12 s10 s9")
    table.say("1 bid 5")
    assert built(table, maker) == [f"build s{value}" for value in (15, 14, 12, 10, 9)]


@every_bot
@pytest.mark.parametrize("seed", range(8))
def test_purely_good_cards_are_bid_for(maker: Maker, seed: int) -> None:
    table = Table(players=2)
    table.second_pass()
    table.keep_in_pile_and_lose_the_rest("s15 c15 h15 t15 j15")
    table.show("s15 c15 h15 t15 j15")
    assert chosen(table, maker, seed) in ("bid 4", "bid 5")


@every_bot
def test_what_cannot_be_built_is_not_bid(maker: Maker) -> None:
    """With the referee off, the rules would allow it."""
    table = Table(players=2, referee=False)
    table.give(1, "s1 s0 c1 c0 h1 h0 t1 t0 j1 j0")
    table.show("s15 c15 h15 t15 j15")
    assert chosen(table, maker) == "bid 0"


@every_bot
def test_a_hopeless_bid_is_withdrawn_in_the_end(maker: Maker) -> None:
    """T4.3: a bot that takes over a seat may find such a bid."""
    table = Table(players=2, referee=False)
    table.give(1, "s1 s0 c1 c0 h1 h0 t1 t0")
    table.show("s15 c15 h15 t15 j15")
    table.say("1 bid 2", "2 pass", "1 build j15")
    assert table.may(1) == ["withdraw"]
    assert chosen(table, maker) == "withdraw"


def planner(table: Table, seat: int = 0) -> Planner:
    position = table.position
    return Planner(Outlook(position, weights_for(position.players)), seat)


@pytest.mark.parametrize("display", ["s8 s9 s12 s3 c0", "s9 s10 c3 c4 c6", "s0 c0 h0 t0 j0"])
def test_planners_know_what_can_be_built(display: str) -> None:
    table = Table(players=3)
    table.give(1, "s7 c5 h2")
    table.show(display)
    most = most_buildable(table.position, 0)
    plan = planner(table)
    assert [plan.can_build(count) for count in range(6)] == [count <= most for count in range(6)]
    for count in range(1, most + 1):
        builds = [move for move in plan.moves(count) if move >= BUILD]
        assert len(builds) == count


def test_a_type_with_many_cards_to_come_fits_more() -> None:
    table = Table(players=4)
    table.show("s8 s9 s12 s3 c0")
    outlook = Outlook(table.position, weights_for(4))
    supply = outlook.supply[: len(outlook.supply) // TYPES]
    assert supply[EIGHT] == supply[EMPTY] == max(supply)
    assert supply[2] < supply[5] < supply[15]


def test_weights_are_complete() -> None:
    for players, numbers in NUMBERS.items():
        assert len(weights_for(players).starts) == players - 1
        for name, values in numbers.items():
            by_supply = name.startswith("fit") and name != "fitting"
            size = 1 if name == "open" else len(SUPPLIES if by_supply else STAGES)
            assert len(values) == size, name


def test_weights_change_smoothly() -> None:
    assert between([0.0, 2.0, 4.0], [1.0, 3.0, 2.0], 1.0) == pytest.approx(2.0)
    assert between([0.0, 2.0, 4.0], [1.0, 3.0, 2.0], 9.0) == 2.0
