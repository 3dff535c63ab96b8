"""More to do than the server can: in order, later, and everybody knows."""

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from draftingtable.server.ops.lateness import LOOKS_CALM, LOOKS_LATE, ActTimes, Lateness
from draftingtable.server.ws.client_socket import LiveProtocol
from draftingtable.server.ws.overload import Openings
from tests.server_in_process.serving import (
    API,
    Running,
    code_of,
    hear,
    new_table,
    running,
    say,
)

MOST = 0.5
LATE = 10 * MOST
SOLO = {"players": 1, "seats": [{"kind": "me"}]}


async def make_busy(server: Running) -> None:
    """Lets the server look several times, each time too late."""
    server.services.hub.overload.lateness.most = MOST
    for _ in range(LOOKS_LATE):
        await server.services.hub.overload.note(LATE)


async def make_calm(server: Running) -> None:
    for _ in range(LOOKS_CALM):
        await server.services.hub.overload.note(0)


@pytest.fixture(autouse=True)
def _only_our_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """How late this machine really is does not matter here."""

    async def never(_: object) -> float:
        unending: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        return await unending

    monkeypatch.setattr("draftingtable.server.ops.lateness.look", never)


async def start_with_a_bot(client: httpx.AsyncClient) -> str:
    """Starts a game in which Anna moves first, and returns its table."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    table_id = await new_table(client, players=2, seats=seats, seating="order", start=1)
    answer = await client.post(f"{API}/tables/{table_id}/start")
    assert answer.status_code == 200, answer.text
    return table_id


def test_a_server_is_busy_when_it_is_late_for_some_time_and_calm_only_later() -> None:
    late = Lateness(MOST)
    assert not any(late.note(LATE) for _ in range(LOOKS_LATE - 1))
    assert not late.note(0)  # it was only a pause
    assert [late.note(LATE) for _ in range(LOOKS_LATE)] == [False] * (LOOKS_LATE - 1) + [True]
    assert late.busy
    assert not any(late.note(0) for _ in range(LOOKS_CALM - 1))
    assert not late.note(MOST)  # not in time, though no longer late
    assert [late.note(0) for _ in range(LOOKS_CALM)] == [False] * (LOOKS_CALM - 1) + [True]
    assert not late.busy


def test_actions_that_still_wait_are_as_late_as_those_before_them() -> None:
    in_progress = True
    times = ActTimes(lambda: in_progress)
    assert times.take() == 0
    times.add(1)
    times.add(2)
    assert [times.take(), times.take()] == [1.5, 1.5]
    times.add(4)
    assert times.take() == 4
    in_progress = False
    assert times.take() == 0


def test_everyone_at_a_table_hears_of_it_and_of_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna:
            table = await new_table(anna)
            async with server.live(anna, table) as line:
                await make_busy(server)
                assert (await hear(line, "load"))["busy"]
                async with server.live(anna, table) as later:
                    assert (await hear(later, "load"))["busy"]
                    await make_calm(server)
                    for one in (line, later):
                        assert not (await hear(one, "load"))["busy"]

    asyncio.run(story())


def test_moves_at_tables_are_answered_while_nothing_new_begins(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna, server.client() as eve:
            table = await start_with_a_bot(anna)
            await make_busy(server)
            async with server.live(anna, table) as line:
                view = (await hear(line, "welcome"))["views"]["1"]
                move = {"seat": 1, "phase": view["phase"], "move": view["legal"][-1]}
                await say(line, type="move", id="a", **move)
                assert (await hear(line, "accepted"))["id"] == "a"
                refused = await eve.post(f"{API}/tables", json={"game": "towers", **SOLO})
                assert (refused.status_code, code_of(refused)) == (503, "server-busy")
                assert int(refused.headers["retry-after"]) > 0
                metrics = server.services.hub.metrics.page().decode()
                assert "draftingtable_busy 1.0" in metrics
                assert "draftingtable_put_off_total 1.0" in metrics
                await make_calm(server)
                assert await new_table(eve)

    asyncio.run(story())


def test_a_watcher_is_asked_to_come_later_and_a_player_is_let_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna, server.client() as eve:
            table = await new_table(anna)
            await make_busy(server)
            async with server.live(anna, table) as line:
                assert await hear(line, "welcome")
            async with server.live(eve, table) as line:
                assert (await hear(line, "bye"))["reason"] == "busy"
                with pytest.raises(ConnectionClosed):
                    await line.recv()
                assert line.close_code == 1013
            await make_calm(server)
            async with server.live(eve, table) as line:
                assert await hear(line, "welcome")

    asyncio.run(story())


def test_a_hint_waits_for_better_times(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna:
            table = await start_with_a_bot(anna)
            await make_busy(server)
            async with server.live(anna, table) as line:
                await say(line, type="hint", id="h", seat=1)
                refused = await hear(line, "refused")
                assert (refused["id"], refused["error"]["code"]) == ("h", "server-busy")

    asyncio.run(story())


def test_connections_are_opened_a_few_per_round_in_order() -> None:
    rounds: list[list[int]] = []

    async def visit(openings: Openings, number: int) -> None:
        await openings.wait()
        rounds[-1].append(number)

    async def story() -> None:
        openings = Openings(at_once=2)
        visits = [asyncio.create_task(visit(openings, number)) for number in range(5)]
        while not all(one.done() for one in visits):
            rounds.append([])
            await asyncio.sleep(0)
        assert not openings.waiting

    asyncio.run(story())
    assert [number for opened in rounds for number in opened] == [0, 1, 2, 3, 4]
    assert max(map(len, rounds)) == 2


def test_one_who_leaves_the_line_does_not_hold_it_up() -> None:
    async def story() -> None:
        openings = Openings(at_once=1)
        await openings.wait()
        gone, next_one = (asyncio.create_task(openings.wait()) for _ in range(2))
        await asyncio.sleep(0)
        gone.cancel()
        await next_one

    asyncio.run(story())


def test_an_answer_that_may_lie_unread_is_waited_for(tmp_path: Path) -> None:
    """The server does not cut those whose pongs it has had no time to read."""

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna:
            table = await new_table(anna)
            async with server.live(anna, table) as line:
                await hear(line, "welcome")
                await make_busy(server)
                (socket,) = [one for one, _ in server.services.hub.rooms[table].all_sockets()]
                assert isinstance(socket, LiveProtocol)
                socket.keepalive_timeout()
                assert socket.pong_timer is not None
                await make_calm(server)
                socket.keepalive_timeout()
                await line.wait_closed()

    asyncio.run(story())
