"""Moves and undos are limited per player and per address; anyone faster has to wait."""

import asyncio
from pathlib import Path

import pytest

from draftingtable.server.settings import Settings
from draftingtable.server.ws import move_limits
from draftingtable.server.ws.move_limits import BURST, MoveLimits
from tests.server_in_process.serving import hear, new_table, running, say


class Time:
    """Passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(seconds, 1e-6)  # a float may not notice less


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    passing = Time()
    monkeypatch.setattr(move_limits.asyncio, "sleep", passing.sleep)  # type: ignore[attr-defined]
    return passing


def seconds_for(time: Time, count: int, players: int) -> float:
    """Returns how long `count` moves take, made in turn by `players` at one address."""
    limits = MoveLimits(Settings(rate_moves=20, rate_moves_address=40), time.clock)

    async def story() -> None:
        for number in range(count):
            await limits.wait(f"player {number % players}", "here")

    asyncio.run(story())
    return time.now


def test_a_burst_of_moves_never_waits(time: Time) -> None:
    assert seconds_for(time, int(20 * BURST), players=1) == 0


def test_after_a_burst_one_player_moves_at_the_limit(time: Time) -> None:
    assert seconds_for(time, int(20 * BURST) + 200, players=1) == pytest.approx(10)


def test_many_players_at_one_address_share_its_limit(time: Time) -> None:
    assert seconds_for(time, int(40 * BURST) + 400, players=10) == pytest.approx(10)


def test_moves_and_undos_at_a_table_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> list[tuple[str, str]]:
        counted: list[tuple[str, str]] = []

        async def wait(player: str, address: str) -> None:
            counted.append((player, address))

        async with running(tmp_path) as server, server.client() as anna:
            two = [{"kind": "me"}, {"kind": "me"}]
            table_id = await new_table(anna, seats=two, players=2, start=1, seating="order")
            await anna.post(f"/api/v1/tables/{table_id}/start")
            async with server.live(anna, table_id) as line:
                view = (await hear(line, "welcome"))["views"]["1"]
                endpoint = server.server.app.endpoint
                assert endpoint is not None
                monkeypatch.setattr(endpoint.moving, "wait", wait)
                move = {"seat": 1, "phase": view["phase"], "move": view["legal"][0]}
                await say(line, type="move", id="m", **move)
                await hear(line, "accepted")
                await say(line, type="undo", id="u", seat=1)
                await hear(line, "accepted")
        return counted

    first, second = asyncio.run(story())
    assert first == second
    assert first[1] == "127.0.0.1"
