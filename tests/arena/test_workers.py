"""The results do not depend on the workers, and a worker that dies is named."""

import multiprocessing
from pathlib import Path

import pytest

from draftingtable.arena.results import UnitResult
from draftingtable.arena.running import play
from draftingtable.arena.summary import digest
from draftingtable.arena.tournament import Tournament
from draftingtable.bots.core.players import Player
from draftingtable.bots.core.roster import BotPolicy
from draftingtable.games.core.errors import Refusal
from tests.bots.external.meeting import player

BOTS = Path(__file__).parent / "strange_bots.py"


def guest(name: str) -> Player:
    return Player("python", f"{BOTS}:{name}")


def three_players() -> Tournament:
    named = {"low": guest("Lowest"), "high": guest("Highest"), "program": player("good")}
    matchups = [("random", "low", "low"), ("high", "program", "random"), ("low", "program", "high")]
    return Tournament.new("towers", matchups, deals=8, named=named)


def lasting(results: list[UnitResult]) -> list[str]:
    return [result.lasting_line() for result in results]


def test_any_number_of_workers_gives_the_same() -> None:
    tournament = three_players()
    alone = play(tournament)
    assert [result.unit for result in alone] == tournament.units()
    noticed: list[UnitResult] = []
    for workers in (2, 3):
        together = play(tournament, workers, notice=noticed.append)
        assert lasting(together) == lasting(alone)
        assert digest(together) == digest(alone)
    assert len(noticed) == 2 * len(alone)
    assert not multiprocessing.active_children()


def test_every_decision_is_timed() -> None:
    for result in play(three_players()):
        for game in result.games:
            assert all(len(times) > 5 for times in game.times)
            assert any(time > 0 for times in game.times for time in times)


def test_another_seed_gives_different_results() -> None:
    named = {"low": guest("Lowest")}
    one, other = (
        Tournament.new("towers", [("low", "random")], deals=3, seed=seed, named=named)
        for seed in ("1", "2")
    )
    assert digest(play(one)) != digest(play(other))


def test_a_worker_that_dies_is_named() -> None:
    named = {"killer": guest("Killer")}
    tournament = Tournament.new("towers", [("random", "killer")], deals=4, named=named)
    with pytest.raises(Refusal) as raised:
        play(tournament, workers=2)
    assert raised.value.code == "arena-worker-died"
    assert raised.value.params["how"] == "SIGKILL"
    assert "of random – killer" in str(raised.value.params["place"])
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_fault_stops_with_its_name(workers: int) -> None:
    named = {"raising": guest("Raising")}
    tournament = Tournament.new("towers", [("random", "raising")], deals=4, named=named)
    with pytest.raises(Refusal) as raised:
        play(tournament, workers)
    assert raised.value.code == "bot-fault"
    assert raised.value.params["kind"] == "failed"
    notes = "\n".join(raised.value.__notes__)
    assert "ZeroDivisionError: of my own" in notes
    assert "deal " in notes


def test_a_bug_of_ours_stops_with_its_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tournament, "bot_seed", lambda *_: 1 / 0)
    with pytest.raises(Refusal) as raised:
        play(Tournament.new("towers", [("random", "random")], deals=1))
    assert raised.value.code == "arena-game-failed"
    assert raised.value.params["place"] == "deal 1 of random – random"
    assert "ZeroDivisionError" in raised.value.__notes__[0]


@pytest.mark.parametrize("kind", ["dying", "garbage", "illegal"])
def test_misbehaving_programs_lose_the_same_games_everywhere(kind: str) -> None:
    tournament = Tournament.new(
        "towers",
        [("random", "bad")],
        deals=3,
        named={"bad": player(kind)},
        house=BotPolicy(10.0, "forfeit"),
    )
    alone = play(tournament)
    assert lasting(play(tournament, 2)) == lasting(alone)
    games = [game for result in alone for game in result.games]
    assert [game.forfeit for game in games] == [1, 0] * 3
    assert [list(game.winners) for game in games] == [[0], [1]] * 3
