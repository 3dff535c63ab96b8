"""The master plays every mode legally and reproducibly, using only what its seat knows."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from draftingtable.bots.cities.guide import CitiesGuide
from draftingtable.bots.cities.master import Master
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import new_bot
from draftingtable.bots.search.budget import Budget
from draftingtable.games.cities.draft.hands import size
from draftingtable.games.cities.draft.imagine import imagine
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.game import GAME
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from tests.bots.cities.tables import EVERY_TABLE, TableOf, table_name
from tests.games.cities.draft_table import Table
from tests.games.cities.solo_table import SoloTable

every_table = pytest.mark.parametrize("table", EVERY_TABLE, ids=table_name)
DRAFTS = EVERY_TABLE[:6]


def played(
    table: TableOf,
    seed: str,
    iterations: int = 2,
    every: int = 5,
    bot: Callable[..., Bot] = Master,
) -> list[int]:
    """Plays a game with random moves and an occasional move by a master, always legal."""
    game, setup = table
    position = game.begin(setup)
    dealer, randomness = SamplingDealer("masters"), Randomness("masters")
    bots = [bot(seed, seat, iterations=iterations) for seat in range(setup.players)]
    chosen: list[int] = []
    step = 0
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        move = position.random_move(seat, randomness)
        step += 1
        if not position.automatic(seat) and step % every == 0:
            legal = position.legal_moves(seat)
            move = bots[seat].choose(position.view(seat), legal)
            assert move in legal
            chosen.append(move)
        position.apply(seat, move)
    return chosen


def begun(table: TableOf, moves: int = 0) -> Position:
    """Returns a game after that many moves, at a decision of an eligible seat."""
    game, setup = table
    position = game.begin(setup)
    dealer, randomness = SamplingDealer("begun"), Randomness("begun")
    made = 0
    while position.dealing or position.automatic(position.actor()) or made < moves:
        if position.dealing:
            position.deal(dealer)
            continue
        position.apply(position.actor(), position.random_move(position.actor(), randomness))
        made += 1
    return position


def last_turn(players: int, hand: str, others: str = "F F F") -> Table:
    """Returns a table where all have three tiles; seat 1's cities are A and the last (C3.3)."""
    table = Table(players)
    table.deal_by_chance()
    position = table.position
    position.stage, position.turn = (5 if players == 2 else 2), 2
    for seat in range(1, players + 1):
        table.hold(seat, hand if seat == 1 else others)
    return table


def chosen(table: Table | SoloTable, iterations: int = 60) -> str:
    """Returns the move a master chooses at seat 1."""
    position = table.position
    bot = Master("chosen", iterations=iterations)
    return GAME.notation.move_text(bot.choose(position.view(0), position.legal_moves(0)))


@every_table
def test_every_mode_is_played_legally_to_its_end(table: TableOf) -> None:
    assert played(table, "legal")


@pytest.mark.parametrize("table", EVERY_TABLE[::3], ids=table_name)
def test_the_same_seed_and_iterations_play_the_same(table: TableOf) -> None:
    assert played(table, "same", 3, 9) == played(table, "same", 3, 9)


def test_it_is_available_by_its_level() -> None:
    position = begun(EVERY_TABLE[1])
    bot = new_bot("cities", "master", "level")
    assert isinstance(bot, Master)
    bot.budget = Budget(iterations=2)
    assert bot.choose(position.view(0), position.legal_moves(0)) in position.legal_moves(0)


@pytest.mark.parametrize("table", DRAFTS, ids=table_name)
@pytest.mark.parametrize("moves", [0, 1, 40])
def test_what_it_cannot_know_makes_no_difference(table: TableOf, moves: int) -> None:
    """Other hands, secret choices and the box may be arranged in any way."""
    position = begun(table, moves)
    seat = position.acting()[-1]
    view, legal = position.view(seat), position.legal_moves(seat)
    other = imagine(view, Randomness("something else"))
    assert moves or other.snapshot() != position.snapshot()
    move = Master("hidden", iterations=3).choose(view, legal)
    assert move == Master("hidden", iterations=3).choose(other.view(seat), legal)


def test_secret_choices_are_imagined_to_be_sensible() -> None:
    """C3.1: others know that seat 1 has chosen, but not what: it chooses again from a full hand."""
    table = Table(players=4)
    table.deal("S S S S F F H", "O O O O O P P", "d e m b P P H", "F F F H H H H")
    table.say("1 pick S S")
    position = CitiesGuide().imagine(table.position.view(1), Randomness("imagined"))
    assert position.acting() == [0, 1, 2, 3]
    assert isinstance(position, DraftPosition)
    assert [size(hand) for hand in position.hands] == [7, 7, 7, 7]
    assert position.hands[1] == table.position.hands[1]


@pytest.mark.parametrize("table", EVERY_TABLE[::3], ids=table_name)
def test_an_analysis_agrees_with_itself(table: TableOf) -> None:
    position = begun(table)
    seat = position.actor()
    bot = Master("analysis", iterations=12)
    move = bot.choose(position.view(seat), position.legal_moves(seat))
    analysis = bot.analysis
    assert analysis is not None
    assert (analysis.seat, analysis.iterations) == (seat, 12)
    assert analysis.best.move == move
    assert sum(candidate.visits for candidate in analysis.candidates) == 12
    for candidate in analysis.candidates:
        assert 0 <= candidate.value <= 1
        if candidate.visits:
            assert sum(candidate.wins) == pytest.approx(1)
            assert all(20 < score < 200 for score in candidate.scores)
    assert json.dumps(analysis.as_data(GAME.notation))


def test_stopped_at_once_it_follows_the_guides_advice() -> None:
    position = begun(EVERY_TABLE[1])
    bot = Master("at once")
    bot.stop = lambda: True
    move = bot.choose(position.view(0), position.legal_moves(0))
    assert move == CitiesGuide().advise(position, 0).moves[0]


def test_a_view_is_left_unchanged() -> None:
    position = begun(EVERY_TABLE[2])
    view = position.view(0)
    before = view.as_data()
    Master("view", iterations=3).choose(view, position.legal_moves(0))
    assert view.as_data() == before


def test_both_cities_are_completed() -> None:
    """C5.1, C5.3: a fourth shop for one city, the fourth kind of tavern for the other."""
    table = last_turn(3, "S b F")
    table.stand("A", "SSS.", "OOOO", "PPHd", "OHP.")
    table.stand("B", "OOOO", "PPHd", "HHFF", "OO..")
    table.stand("C", "dem.", "OOOO", "PPHS", "OHP.")
    assert chosen(table) == "pick S b"
    table.say("1 pick S b", "2 pick F F", "3 pick F F")
    assert chosen(table) == "place S A 3,0"
    table.say("1 place S A 3,0")
    assert chosen(table).startswith("place b C")


def test_a_tile_is_kept_from_the_only_rival() -> None:
    """C7: a shop is worth one point more to seat 1, but the bed completes a set for seat 2."""
    table = last_turn(2, "b S S S S", "O O O O O")
    table.position.turn = 1
    for city in "ABD":
        table.stand(city, "OOOO", "OOPP", "FFFF", "PP..")
    table.stand("C", "OOOO", "OOPP", "demP", "PP..")
    assert chosen(table) == "pick S b"


def test_an_automa_tile_is_taken_into_account() -> None:
    """S3: the park already assigned to city A should be joined by one of yours."""
    table = SoloTable("beginner")
    table.position.turn = 6
    for city in "AC":
        table.stand(city, "SSeF", "ddOO", "FSdO", "SF..")
    table.collected("SSSFFFdemOOPPH")
    table.say("random P A", "random F B", "random F C", "draw d P d")
    assigned = []
    for _ in range(3):
        assigned.append(chosen(table))
        table.say(f"1 {assigned[-1]}")
    assert "assign P A" in assigned
