"""Players written as text."""

import pytest

from draftingtable.bots.core.players import Player, parse_player, read_names, split_players
from draftingtable.games.core.errors import BadOption


@pytest.mark.parametrize(
    ("text", "player"),
    [
        ("random", Player("random")),
        ("random:", Player("random")),
        (
            "random:iterations=500,seconds=0.5,book=big,deep=true",
            Player("random", "", {"iterations": 500, "seconds": 0.5, "book": "big", "deep": True}),
        ),
        ("stdio:python3 bot.py --x=1:2", Player("stdio", "python3 bot.py --x=1:2")),
        ("python:bots/mine.py:Mine", Player("python", "bots/mine.py:Mine")),
        ("ws:8765", Player("ws", "ws://127.0.0.1:8765")),
        ("ws:example.org:80", Player("ws", "ws://example.org:80")),
        ("wss://example.org/bot", Player("ws", "wss://example.org/bot")),
    ],
)
def test_players_are_parsed_and_formatted(text: str, player: Player) -> None:
    assert parse_player(text) == player
    assert parse_player(player.text) == player


@pytest.mark.parametrize(
    "text",
    [
        *("", "nobody", "Random", "stdio:", "stdio", "ws", "ws:", "ws:http", "ws:99999", "ws:0"),
        *("random:x", "random:=1", "random:x=", "random:x=1,x=2", "random:1x=2", "python:"),
    ],
)
def test_invalid_players_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        parse_player(text)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("random,random", ["random", "random"]),
        (" random , mine ", ["random", "mine"]),
        ("master:a=1,b=2,random", ["master:a=1,b=2", "random"]),
        ('random,"stdio:bot 1,2",mine', ["random", "stdio:bot 1,2", "mine"]),
        ('stdio:bot "a b","c,d",random', ['stdio:bot "a b"', "c,d", "random"]),
        ("stdio:bot --level=3,random", ["stdio:bot --level=3", "random"]),
    ],
)
def test_lists_of_players(text: str, parts: list[str]) -> None:
    assert split_players(text) == parts


@pytest.mark.parametrize("text", ["", ",", "random,", '""', "random,,random"])
def test_empty_players_are_refused(text: str) -> None:
    with pytest.raises(BadOption):
        split_players(text)


def test_names() -> None:
    named = read_names(["mine=stdio:bot a=b", "the other=random:x=1"])
    assert named == {
        "mine": Player("stdio", "bot a=b"),
        "the other": Player("random", "", {"x": 1}),
    }


@pytest.mark.parametrize("entries", [["x"], ["=random"], ["a,b=random"], ["a=random", "a=random"]])
def test_bad_names(entries: list[str]) -> None:
    with pytest.raises(BadOption):
        read_names(entries)
