"""Bots have names of their own, unlike those of the people and of each other."""

from itertools import combinations

import pytest

from draftingtable.games.core.registry import manifests
from draftingtable.table import actions
from draftingtable.table.bot_names import bot_name, every_name
from draftingtable.table.lookalikes import look_alike
from draftingtable.table.names import clean_nickname
from tests.table.sitting import Sitting


def names(table: Sitting) -> list[str]:
    return [seat.nickname for seat in table.table.seats]


def sitting(*kinds: str, **settings: object) -> Sitting:
    wishes = [{"kind": kind} for kind in kinds]
    return Sitting({"game": "cities", "seats": wishes, "seating": "order", **settings})


def test_every_name_is_a_valid_nickname_and_none_looks_like_another() -> None:
    every = every_name()
    for name in every:
        assert clean_nickname(name) == name
    assert not [pair for pair in combinations(sorted(every), 2) if look_alike(*pair)]
    pools = [names for game in manifests().values() for names in game.bot_names.values()]
    assert len(every) == sum(map(len, pools)) > 0


@pytest.mark.parametrize(("game", "seats"), [("towers", 5), ("cities", 7)])
def test_each_level_has_a_name_for_every_seat(game: str, seats: int) -> None:
    taken: list[str] = []
    for place in range(seats):
        taken.append(bot_name(game, "master", place, taken))
    assert len(set(taken)) == seats
    assert "" not in taken


def test_a_program_that_a_server_adds_is_called_by_its_level() -> None:
    assert bot_name("towers", "stockfish", 1, []) == ""


def test_bots_are_named_when_the_table_is_made_and_keep_their_names() -> None:
    first = sitting("me", "bot", "bot")
    assert len(set(names(first))) == 3
    assert names(first) == names(sitting("me", "bot", "bot"))
    before = names(first)
    first.do("anna", actions.Start())
    assert names(first) == before
    assert first.table.match is not None
    assert list(first.table.match.names) == before


def test_bots_that_fill_the_table_are_named() -> None:
    table = sitting("me", "open", "open")
    table.do("anna", actions.Start(fill=True))
    assert len(set(names(table))) == 3
    assert "" not in names(table)


def test_a_bot_gives_way_to_a_person_with_its_name() -> None:
    table = sitting("me", "bot", "open")
    bot = names(table)[1]
    table.do("eve", actions.Join(None, bot))
    assert names(table)[2] == bot
    assert names(table)[1] not in ("", bot)
    other = names(table)[1]
    table.do("eve", actions.Rename(2, other))
    assert names(table)[2] == other
    assert names(table)[1] not in ("", other)


def test_a_name_that_the_host_gave_to_a_bot_stays() -> None:
    table = sitting("me", "open", "open")
    table.do("anna", actions.SetSeat(1, "bot", nickname="Robby"))
    assert names(table)[1] == "Robby"
    assert table.refused("eve", actions.Join(None, "Robby")).code == "nickname-taken"
