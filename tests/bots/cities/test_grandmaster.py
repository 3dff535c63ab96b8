"""The grandmaster plays every mode legally and reproducibly, using only what its seat knows."""

from __future__ import annotations

import pytest

from draftingtable.bots.cities.grandmaster import Grandmaster
from draftingtable.bots.cities.horizon_guide import HorizonGuide
from draftingtable.bots.cities.master import Master
from draftingtable.bots.cities.value_weights import value_networks
from draftingtable.bots.core.levels import new_bot
from draftingtable.bots.search.budget import Budget
from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.games.cities.draft.imagine import imagine
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.core.randomness import Randomness
from tests.bots.cities.tables import EVERY_TABLE, TableOf, table_name
from tests.bots.cities.test_master import DRAFTS, begun, last_turn, played

SOLO = EVERY_TABLE[6:]


@pytest.mark.parametrize("table", EVERY_TABLE, ids=table_name)
def test_every_mode_is_played_legally_to_its_end(table: TableOf) -> None:
    assert played(table, "legal", bot=Grandmaster)


@pytest.mark.parametrize("table", EVERY_TABLE[::3], ids=table_name)
def test_the_same_seed_and_iterations_play_the_same(table: TableOf) -> None:
    assert played(table, "same", 12, 9, Grandmaster) == played(table, "same", 12, 9, Grandmaster)


@pytest.mark.parametrize("table", SOLO, ids=table_name)
def test_solo_games_are_played_as_the_master_plays_them(table: TableOf) -> None:
    assert played(table, "solo", 12, 9, Grandmaster) == played(table, "solo", 12, 9, Master)


@pytest.mark.parametrize("table", DRAFTS, ids=table_name)
@pytest.mark.parametrize("moves", [0, 1, 40])
def test_what_it_cannot_know_makes_no_difference(table: TableOf, moves: int) -> None:
    position = begun(table, moves)
    seat = position.acting()[-1]
    view, legal = position.view(seat), position.legal_moves(seat)
    other = imagine(view, Randomness("something else"))
    assert moves or other.snapshot() != position.snapshot()
    move = Grandmaster("hidden", iterations=12).choose(view, legal)
    assert move == Grandmaster("hidden", iterations=12).choose(other.view(seat), legal)


def test_it_is_available_by_its_level() -> None:
    position = begun(EVERY_TABLE[1])
    bot = new_bot("cities", "grandmaster", "level")
    assert isinstance(bot, Grandmaster)
    bot.budget = Budget(iterations=2)
    assert bot.choose(position.view(0), position.legal_moves(0)) in position.legal_moves(0)


@pytest.mark.parametrize("table", DRAFTS, ids=table_name)
def test_chances_at_the_next_deal_add_up(table: TableOf) -> None:
    position = begun(table)
    guide, randomness = HorizonGuide(value_networks()), Randomness("chances")
    imagined = guide.imagine(position.view(0), randomness)
    guide.play_out(imagined, PairedDealer(1), randomness)
    assert isinstance(imagined, DraftPosition)
    assert imagined.dealing
    result = guide.judge(imagined)
    assert guide.payoffs(result) == result.wins
    assert sum(result.wins) == pytest.approx(1)
    assert all(10 < score < 200 for score in result.scores)


def test_a_game_at_its_end_counts_points() -> None:
    table = last_turn(2, "S b F")
    for city in "ABCD":
        table.stand(city, "SSS.", "OOOO", "PPHd", "OHP.")
    guide, randomness = HorizonGuide(value_networks()), Randomness("end")
    imagined = guide.imagine(table.position.view(0), randomness)
    guide.play_out(imagined, PairedDealer(1), randomness)
    assert imagined.over
    assert guide.judge(imagined).scores == [float(score) for score in imagined.outcome().scores]


def test_it_needs_few_samples_where_nothing_is_hidden() -> None:
    """C7: from the second turn on, both players know both hands."""
    position = begun(EVERY_TABLE[0], 6)
    assert isinstance(position, DraftPosition)
    assert position.two
    assert position.turn == 1
    search = Grandmaster("few").search(position.view(position.actor()))
    search.run(10_000)
    assert search.settled()
    assert search.iterations < 500
