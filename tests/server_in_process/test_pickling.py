"""Views survive the transfer to a worker process and carry nothing that they do not show."""

import pytest

from draftingtable.bots.core.levels import new_bot
from draftingtable.games.core.match import Match, new
from draftingtable.server.bot_pool.pickling import pack, unpack

GAMES = [
    ("towers", 3, {}),
    ("cities", 4, {}),
    ("cities", 2, {"mode": "two"}),
    ("cities", 3, {"mode": "beginner"}),
    ("cities", 3, {"mode": "expert"}),
]


def played(name: str, players: int, options: dict[str, object]) -> Match:
    return new(name, players, options, seed=5)


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_every_view_of_a_game_arrives_unchanged(
    name: str, players: int, options: dict[str, object]
) -> None:
    match = played(name, players, options)
    bot = new_bot(name, "random", 1)
    while not match.over:
        seat = match.acting()[0]
        view = match.view(seat)
        arrived = unpack(pack(view))
        assert type(arrived) is type(view)
        assert arrived.as_data() == view.as_data()
        match.play(seat, bot.choose(arrived, match.legal_moves(seat)))


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_a_bot_chooses_the_same_from_a_transferred_view(
    name: str, players: int, options: dict[str, object]
) -> None:
    match = played(name, players, options)
    seat = match.acting()[0]
    view, moves = match.view(seat), match.legal_moves(seat)
    bot = new_bot(name, "journeyman", 1)
    assert bot.choose(unpack(pack(view)), moves) == bot.choose(view, moves)


def test_hands_of_others_are_not_transferred() -> None:
    match = played("cities", 4, {})
    hands = [sorted(match.view(seat).as_data()["hand"]) for seat in range(4)]  # type: ignore[call-overload]
    arrived = unpack(pack(match.view(0)))
    assert sorted(arrived.as_data()["hand"]) == hands[0]
    assert [seat["known"] for seat in arrived.as_data()["seats"]] == [None] * 4
