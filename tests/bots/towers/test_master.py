"""The master plays legally and reproducibly, can be interrupted, and reports its findings."""

from __future__ import annotations

import json

import pytest

from draftingtable.bots.core.levels import new_bot
from draftingtable.bots.search.budget import Budget
from draftingtable.bots.towers.guide import TowersGuide
from draftingtable.bots.towers.master import Master
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.rules import TowersPosition
from tests.games.towers.table import Table


def played(
    players: int, seed: str, iterations: int = 3, referee: bool = True, moves: int = 60
) -> list[int]:
    """Plays the first moves of a game between masters, each checked to be legal."""
    position = GAME.begin(GAME.setup(players, {"referee": referee}, 0))
    dealer = SamplingDealer("masters")
    bots = [Master(seed, seat, iterations=iterations) for seat in range(players)]
    chosen: list[int] = []
    while not position.over and len(chosen) < moves:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        legal = position.legal_moves(seat)
        chosen.append(bots[seat].choose(position.view(seat), legal))
        assert chosen[-1] in legal
        position.apply(seat, chosen[-1])
    return chosen


def opened(players: int = 2, seed: object = 1) -> TowersPosition:
    """Returns a game at its first decision."""
    position = GAME.begin(GAME.setup(players, None, 0))
    position.deal(SamplingDealer("opened", seed))
    return position


@pytest.mark.parametrize("referee", [True, False])
@pytest.mark.parametrize("players", range(2, 6))
def test_masters_play_legally(players: int, referee: bool) -> None:
    played(players, "legal", referee=referee)


def test_a_whole_game_comes_to_its_end() -> None:
    assert len(played(2, "whole", iterations=1, moves=10_000)) < 10_000


def test_the_same_seed_and_iterations_play_the_same() -> None:
    assert played(3, "same", 6, moves=25) == played(3, "same", 6, moves=25)


def test_it_is_available_by_its_level() -> None:
    position = opened()
    bot = new_bot("towers", "master", "level")
    assert isinstance(bot, Master)
    bot.budget = Budget(iterations=2)
    assert bot.choose(position.view(0), position.legal_moves(0)) in position.legal_moves(0)


@pytest.mark.parametrize("players", [2, 4])
def test_an_analysis_agrees_with_itself(players: int) -> None:
    position = opened(players)
    bot = Master("analysis", iterations=40)
    move = bot.choose(position.view(0), position.legal_moves(0))
    analysis = bot.analysis
    assert analysis is not None
    assert (analysis.seat, analysis.iterations) == (0, 40)
    assert analysis.best.move == move
    assert sum(candidate.visits for candidate in analysis.candidates) == 40
    assert analysis.best.visits == max(candidate.visits for candidate in analysis.candidates)
    for candidate in analysis.candidates:
        assert candidate.move in position.legal_moves(0)
        assert 0 <= candidate.value <= 1
        if candidate.visits:
            assert sum(candidate.wins) == pytest.approx(1)
            assert len(candidate.scores) == players
            assert all(0 < score < 120 for score in candidate.scores)


def test_an_analysis_is_data() -> None:
    position = opened()
    analysis = Master("data", iterations=12).analyse(position.view(0))
    data = json.loads(json.dumps(analysis.as_data(GAME.notation)))
    assert data["seat"] == 1
    assert data["iterations"] == 12
    assert {candidate["move"] for candidate in data["candidates"]} <= {
        f"bid {number}" for number in range(6)
    }
    best = analysis.best
    assert analysis.of(best.move) is best
    assert analysis.of(-1) is None


def test_it_can_be_interrupted() -> None:
    position = opened()
    asked = 0

    def enough() -> bool:
        nonlocal asked
        asked += 1
        return asked > 10

    bot = Master("stop")
    bot.budget, bot.stop = Budget(), enough
    assert bot.choose(position.view(0), position.legal_moves(0)) in position.legal_moves(0)
    assert bot.analysis is not None
    assert bot.analysis.iterations == 10


def test_stopped_at_once_it_follows_the_guides_advice() -> None:
    position = opened()
    bot = Master("at once")
    bot.stop = lambda: True
    move = bot.choose(position.view(0), position.legal_moves(0))
    advice = TowersGuide().advise(position, 0)
    assert move == advice.moves[advice.shares.index(max(advice.shares))]


def test_nothing_is_searched_without_a_choice() -> None:
    table = Table(players=2)
    table.give(1, "s1 s0 c1 c0 h1 h0 t1 t0 j1 j0")
    table.show("s15 c15 h15 t15 j15")
    bot = Master("forced", iterations=1000)
    assert GAME.notation.move_text(chosen_by(bot, table)) == "bid 0"
    assert bot.analysis is not None
    assert bot.analysis.iterations == 0


def test_a_hopeless_bid_is_withdrawn() -> None:
    """T4.3: with the referee off, a bot may take over a seat with any bid."""
    table = Table(players=2, referee=False)
    table.give(1, "s1 s0 c1 c0 h1 h0 t1 t0")
    table.show("s15 c15 h15 t15 j15")
    table.say("1 bid 2", "2 pass")
    bot = Master("hopeless", iterations=5)
    assert GAME.notation.move_text(chosen_by(bot, table)) == "withdraw"
    table.say("1 build j15")
    assert GAME.notation.move_text(chosen_by(bot, table)) == "withdraw"


def test_another_players_hopeless_bid_is_survived() -> None:
    """The search plays on from there: the bid will be withdrawn."""
    table = Table(players=3, referee=False)
    table.give(1, "s1 s0 c1 c0 h1 h0 t1 t0")
    table.show("s15 c15 h15 t15 j15")
    table.say("1 bid 3")
    bot = Master("others", iterations=10)
    assert chosen_by(bot, table) in table.position.legal_moves(1)


def test_at_the_end_it_takes_the_points() -> None:
    """T8.2: in the last round there is nothing to wait for: it takes a roof and everything else."""
    table = Table(players=2)
    table.give(1, "s15 s12 s10 s7 s4 s2")
    table.give(2, "s14 s13 c14")
    table.second_pass()
    table.keep_in_pile_and_lose_the_rest("s0 h3 t3 j3 c3")
    table.show("s0 h3 t3 j3 c3")
    assert GAME.notation.move_text(chosen_by(Master("end", iterations=60), table)) == "bid 5"
    table.say("1 bid 1", "2 pass")
    assert GAME.notation.move_text(chosen_by(Master("end", iterations=60), table)) == "build s0"


def test_a_view_is_left_unchanged() -> None:
    position = opened(3)
    view = position.view(0)
    before = view.as_data()
    Master("view", iterations=4).choose(view, position.legal_moves(0))
    assert view.as_data() == before


def chosen_by(bot: Master, table: Table) -> int:
    position = table.position
    seat = position.actor()
    return bot.choose(position.view(seat), position.legal_moves(seat))
