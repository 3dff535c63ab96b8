"""What a library user sees at a prompt: one short line, and nothing secret."""

import pytest

from draftingtable import games
from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.dealers import SamplingDealer, ScriptDealer, SecretDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.registry import get, manifests


def finished(name: str, players: int, **options: object) -> Match:
    match = games.new(name, players, options, seed=7)
    while not match.over:
        seat = match.acting()[0]
        match.play(seat, match.legal_moves(seat)[0])
    return match


def test_a_match() -> None:
    match = games.new("towers", 3, seed=7, start=0)
    assert repr(match) == "<Match towers, 3 players, round 1, 0 moves>"
    match.play_text(0, "bid 1")
    assert repr(match) == "<Match towers, 3 players, round 1, 1 move>"
    solo = games.new("cities", 1, {"mode": "beginner"})
    assert repr(solo).startswith("<Match cities, 1 player, round 1, ")
    assert ", over, " in repr(finished("cities", 2, mode="two"))


@pytest.mark.parametrize(
    ("name", "options", "players", "shown"),
    [
        ("towers", {}, 2, "<TowersPosition round 1, to act: 1>"),
        ("cities", {}, 3, "<DraftPosition round 1, to act: 1, 2, 3>"),
        ("cities", {"mode": "two"}, 2, "<DraftPosition round 1a, to act: 1, 2>"),
        ("cities", {"mode": "expert"}, 1, "<SoloPosition round 1, to act: 1>"),
    ],
)
def test_a_position(name: str, options: dict[str, object], players: int, shown: str) -> None:
    start = 0 if name == "towers" else None
    assert repr(games.new(name, players, options, seed=7, start=start).position) == shown


def test_a_position_that_waits_for_chance() -> None:
    game = get("towers")
    assert repr(game.begin(game.setup(2))) == "<TowersPosition round 1, dealing>"


def test_a_finished_game() -> None:
    match = finished("towers", 2)
    assert repr(match.position).endswith(", over>")
    lines = len(match.lines)
    assert repr(match.record()) == f"<Record towers, 2 seats, {lines} lines, finished>"
    assert repr(match.outcome()).startswith(f"<Outcome scores {match.outcome().scores}, winners [")
    assert repr(match.outcome()).endswith(", second-pass>")


def test_an_unfinished_game() -> None:
    match = games.new("towers", 2, seed=7)
    assert repr(match.record()) == "<Record towers, 2 seats, 1 line, unfinished>"
    assert repr(match.outcome()) == "<Outcome scores [0, 0], winners [1, 2], unfinished>"


def test_dealers() -> None:
    assert repr(SamplingDealer("night", 3)) == "SamplingDealer('night', 3)"
    assert repr(SecretDealer(b"secret")) == "<SecretDealer, words used: 0>"
    assert repr(ScriptDealer([Dealt("deal", NOBODY, [1])])) == "<ScriptDealer, deals left: 1>"


def test_a_game_and_its_manifest() -> None:
    assert repr(get("towers")) == "<Game towers, rules 1>"
    assert repr(manifests()["cities"]) == "<Manifest cities: Between Two Cities>"
