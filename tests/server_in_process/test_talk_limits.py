"""Names, answers and offers reach everyone at a table, so they are limited like chat."""

import asyncio
from pathlib import Path

import pytest

from draftingtable.server.ops.rate_limits import Rate
from tests.server_in_process.serving import API, new_table, running

TWO = {"seats": [{"kind": "me"}, {"kind": "me"}], "players": 2}


async def statuses(folder: Path, call: str, body: dict[str, object], start: bool) -> list[int]:
    """Returns the statuses of five calls by a player who may talk three times."""
    async with running(folder) as server, server.client() as anna:
        table = f"{API}/tables/{await new_table(anna, **TWO)}"
        if start:
            await anna.post(f"{table}/start")
        server.services.hub.talking.players = Rate(3, 1, clock=lambda: 0.0)
        answers = [await anna.post(f"{table}/{call}", json=body) for _ in range(5)]
        return [answer.status_code for answer in answers]


@pytest.mark.parametrize(
    ("call", "body"),
    [
        ("answer", {"seat": 1, "text": "Budapest"}),
        ("rename", {"seat": 1, "nickname": "Anna B"}),
    ],
)
def test_names_and_answers_are_limited(tmp_path: Path, call: str, body: dict[str, object]) -> None:
    found = asyncio.run(statuses(tmp_path, call, body, start=False))
    assert found == [200] * 3 + [429] * 2


@pytest.mark.parametrize(
    ("call", "body"), [("end", {"seat": 1, "agree": False}), ("replace", {"seat": 1})]
)
def test_what_can_be_repeated_in_a_game_is_limited(
    tmp_path: Path, call: str, body: dict[str, object]
) -> None:
    assert asyncio.run(statuses(tmp_path, call, body, start=True))[3:] == [429] * 2


def test_one_address_with_many_names_is_limited(tmp_path: Path) -> None:
    async def story() -> list[int]:
        async with running(tmp_path) as server:
            server.services.hub.talking.addresses = Rate(3, 1, clock=lambda: 0.0)
            found = []
            for number in range(5):
                async with server.client() as client:
                    table = f"{API}/tables/{await new_table(client, nickname=f'Eve {number}')}"
                    body = {"seat": 1, "nickname": "Eve"}
                    found.append((await client.post(f"{table}/rename", json=body)).status_code)
            return found

    assert asyncio.run(story()) == [200] * 3 + [429] * 2
