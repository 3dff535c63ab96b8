"""Situations with one sensible move, which every bot must find."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from draftingtable.bots.cities.apprentice import Apprentice
from draftingtable.bots.cities.evaluation import Prospects, Tuning, bits, hope, spread
from draftingtable.bots.cities.journeyman import Journeyman
from draftingtable.bots.core.bot import Bot
from draftingtable.games.cities.city.city import city_from_rows
from draftingtable.games.cities.city.scoring import live_total
from draftingtable.games.cities.game import GAME
from tests.games.cities.draft_table import Table
from tests.games.cities.solo_table import SoloTable

Maker = Callable[..., Bot]
every_bot = pytest.mark.parametrize("maker", [Apprentice, Journeyman])


def late_table(*pick: str) -> Table:
    """Returns three players in their last round; seats 2 and 3 hold only harmless tiles."""
    table = Table(players=3)
    table.deal_by_chance()
    for seat in range(1, 4):
        table.hold(seat, "O O O O O O O" if seat > 1 else " ".join(pick))
    return table


def chosen(table: Table, maker: Maker, seat: int = 1) -> str:
    """Returns the move a bot chooses at that seat."""
    position = table.position
    bot = maker("judgement")
    move = bot.choose(position.view(seat - 1), position.legal_moves(seat - 1))
    return GAME.notation.move_text(move)


def placed(maker: Maker, pair: str, left: tuple[str, ...], right: tuple[str, ...]) -> Table:
    """Lets a bot place both tiles of seat 1, whose cities are A and C."""
    table = late_table(*pair.split(), *"OOOOO")
    table.stand("A", *left)
    table.stand("C", *right)
    table.say(f"1 pick {' '.join(sorted(pair.split(), key='SFdembOPH'.index))}")
    table.say("2 pick O O", "3 pick O O")
    for _ in range(2):
        table.say(f"1 {chosen(table, maker)}")
    return table


@every_bot
def test_a_line_of_shops_is_completed(maker: Maker) -> None:
    table = placed(maker, "S H", ("SSS.", "OePH", "OFPH", "...."), ("HPPO", "deOO", "SSF.", "...."))
    assert table.city("A").rows()[0] == "SSSS"


@every_bot
def test_a_second_park_goes_next_to_the_first(maker: Maker) -> None:
    table = placed(maker, "P P", ("OOP.", "OeH.", "SSH.", "...."), ("SSP.", "OOH.", "deH.", "...."))
    for city in "AC":
        rows = table.city(city).rows()
        assert "PP" in rows[0] or rows[1][2] == "P"


@every_bot
def test_a_house_keeps_away_from_factories(maker: Maker) -> None:
    table = placed(maker, "H H", ("FSO.", "PeO.", "PSO.", "...."), ("SSF.", "OOe.", "PPd.", "...."))
    for city in "AC":
        assert live_total(table.city(city), []) >= 5
        assert factories_beside_houses(table, city) == 0


@every_bot
def test_a_factory_keeps_away_from_houses(maker: Maker) -> None:
    table = placed(maker, "F F", ("HSO.", "PeO.", "HSO.", "...."), ("SSO.", "HOe.", "HPd.", "...."))
    for city in "AC":
        assert factories_beside_houses(table, city) == 0


def factories_beside_houses(table: Table, city: str) -> int:
    rows = table.city(city).rows()
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    return sum(line.count("FH") + line.count("HF") for line in rows + columns)


@every_bot
def test_the_last_kind_of_tavern_is_chosen(maker: Maker) -> None:
    table = late_table("b", "F", "F", "F", "S", "S", "S")
    table.stand("A", "demO", "OOPP", "SSH.", "....")
    table.stand("C", "SSOO", "HHPP", "dO..", "....")
    assert "b" in chosen(table, maker)


@every_bot
def test_the_better_tile_goes_into_the_worse_city(maker: Maker) -> None:
    """C6.1: a park completes a pair in either city, but only the lower city counts."""
    poor, rich = ("P...", "FdFd", "OdFd", "...."), ("SSSS", "OOOO", "demb", "P...")
    table = placed(maker, "S P", poor, rich)
    assert table.city("A").count(7) == 2
    assert table.city("C").count(7) == 1


def test_an_automa_tile_is_taken_into_account() -> None:
    """S3: the park already assigned to city A should be joined by one of yours."""
    table = SoloTable("beginner")
    for city in "AC":
        table.stand(city, "SSeF", "ddOO", "FSdO", "SF..")
    table.say("random P A", "random F B", "random F C", "draw d P d")
    bot, position = Journeyman(), table.position
    assigned = []
    for _ in range(3):
        move = bot.choose(position.view(0), position.legal_moves(0))
        assigned.append(GAME.notation.move_text(move))
        position.apply(0, move)
    assert "assign P A" in assigned


def test_a_finished_city_is_worth_its_score() -> None:
    city = city_from_rows(("SSSS", "OOOO", "demb", "PPHF"))
    assert Prospects(Tuning()).worth(city, [1, 0]) == live_total(city, [1, 0])


def test_an_open_line_promises_more_than_a_blocked_one() -> None:
    prospects = Prospects(Tuning())
    opened = city_from_rows(("SS..", "OOOO", "....", "...."))
    blocked = city_from_rows(("SSOO", "OO..", "....", "...."))
    assert prospects.worth(opened, [0, 0]) > prospects.worth(blocked, [0, 0])


def test_hopes_are_the_possible_gain_beyond_the_usual() -> None:
    assert hope([0.0, 2.0, 8.0], 1, 4.0, [0.5, 0.5]) == pytest.approx(1.0)
    assert hope([0.0, 2.0, 8.0], 2, 4.0, [0.5, 0.5]) == 0.0
    assert sum(spread(0.3, 5)) == pytest.approx(1.0)


@pytest.mark.parametrize("squares", [0, 1, 0x1FFFFFFFFFFFF, 0x1000000000000, 0x8000000080008001])
def test_squares_are_counted(squares: int) -> None:
    squares &= 0x1FFFFFFFFFFFF
    assert bits(squares) == squares.bit_count()
