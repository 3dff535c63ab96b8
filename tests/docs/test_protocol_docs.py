"""docs/protocol.md: a client written from it alone can play, and it covers everything."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest
from tools import protocol_docs

import draftingtable
from draftingtable.games.core.fairness import verify
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from draftingtable.server.app import build_api
from draftingtable.server.http.routers import PREFIX
from tests.docs.markdown import blocks
from tests.docs.protocol_client import Client, Json, Live
from tests.server_in_process.serving import PATIENCE, running

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
WORDS = Path(draftingtable.__file__).parent / "locale" / "en"
NAMES = ("Anna", "Péter", "Lina")
QUICK = dict.fromkeys(("rate_messages", "rate_frames", "rate_address"), 10_000)
"""A random game takes more moves than people make in a minute."""
SETTINGS: dict[str, Json] = {
    "towers": {"game": "towers"},
    "cities": {"game": "cities", "options": {"mode": "ring"}},
}


async def sit_down(clients: list[Client], game: str) -> tuple[str, list[str]]:
    """Strangers join a new table by its code and start; returns its id and all nonces."""
    host, *guests = clients
    me = {"kind": "me", "nickname": NAMES[0]}
    opened = [{"kind": "open"} for _ in guests]
    table = await host.post(
        "/tables", **SETTINGS[game], players=len(clients), seats=[me, *opened], bot_pace=0
    )
    code = table["code"].lower()
    nonces = [token_hex(32) for _ in clients]
    commits = [commitment_to(nonce) for nonce in nonces]
    for guest, name, commit in zip(guests, NAMES[1:], commits[1:], strict=False):
        joined = await guest.post(f"/tables/{code}/join", nickname=name)
        assert joined["id"] == table["id"]
        (seat,) = [one["seat"] for one in joined["seats"] if one["mine"]]
        await guest.post(f"/tables/{code}/ready", seat=seat, ready=True, commit=commit)
    table = await host.post(f"/tables/{code}/start", commits=commits[:1])
    assert table["lock"]["commitments"] == commits
    for client, nonce in zip(clients, nonces, strict=True):
        (seat,) = [one["seat"] for one in table["seats"] if one["commit"] == commitment_to(nonce)]
        table = await client.post(f"/tables/{code}/reveal", seat=seat, nonce=nonce)
    assert table["state"] == "running"
    return str(table["id"]), nonces  # the code is freed when the game is over


def commitment_to(nonce: str) -> str:
    return sha256(b"drafting-table nonce 2\n" + bytes.fromhex(nonce)).hexdigest()


async def play(live: Live, choices: Random) -> None:
    """Plays random legal moves to the end of the game."""
    while (seat := await live.until_my_turn()) is not None:
        known = live.number
        answer = await live.move(seat, choices.choice(live.views[seat]["legal"]))
        if answer["type"] == "refused":
            assert answer["number"] > known, answer  # only because a neighbour was quicker
            assert (answer["number"], answer["views"]) == (live.number, live.views)


async def watch(live: Live, resigned: int) -> None:
    """Waits for the end of the game. The view from before the resignation may still offer moves."""
    while resigned not in [one["seat"] for one in live.table["seats"] if one["resigned"]]:
        await live.hear()
    assert await live.until_my_turn() is None


async def check_record(client: Client, table_id: str, table: Json) -> str:
    """Checks that the record and everything that reads it agree with the table's outcome."""
    text = await client.text(f"/tables/{table_id}/record")
    outcome = table["outcome"]
    played = replay(parse(text))
    assert played.over
    assert played.outcome().result() == {key: outcome[key] for key in ("scores", "winners")}
    imported = await client.post("/records", text=text)
    assert imported["outcome"] == outcome
    return text


async def check_fairness(client: Client, table_id: str, table: Json, nonces: list[str]) -> None:
    fairness = await client.get(f"/tables/{table_id}/fairness")
    assert sha256(bytes.fromhex(fairness["secret"])).hexdigest() == table["commitment"]
    assert fairness["commitment"] == table["commitment"]
    assert fairness["nonces"] == nonces
    assert verify(parse(await client.text(f"/tables/{table_id}/record"))).verdict == "proved"


@pytest.mark.parametrize(("game", "people"), [("towers", 2), ("cities", 3)])
def test_a_client_written_from_this_page_plays_a_whole_game(
    tmp_path: Path, game: str, people: int
) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK) as server, AsyncExitStack() as stack:
            clients = [Client(server.url) for _ in range(people)]
            for client in clients:
                await stack.enter_async_context(client.http)
            table_id, nonces = await sit_down(clients, game)
            lives = [await client.live(table_id) for client in clients]
            async with asyncio.TaskGroup() as group:
                for number, live in enumerate(lives):
                    stack.push_async_callback(live.line.close)
                    group.create_task(play(live, Random(number)))
            tables = [live.table for live in lives]
            assert [table["outcome"] for table in tables] == [tables[0]["outcome"]] * people
            text = await check_record(clients[-1], table_id, tables[0])
            assert "\nresigned: " not in text
            await check_fairness(clients[-1], table_id, tables[0], nonces)

    asyncio.run(story())


def test_a_client_written_from_this_page_resigns(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK) as server, AsyncExitStack() as stack:
            clients = [Client(server.url) for _ in NAMES]
            for client in clients:
                await stack.enter_async_context(client.http)
            table_id, nonces = await sit_down(clients, "towers")
            lives = [await client.live(table_id) for client in clients]
            for live in lives:
                stack.push_async_callback(live.line.close)
                await live.hear()
            gone, *stayed = lives
            seat = gone.me["seats"][0]
            table = await clients[0].post(f"/tables/{table_id}/resign", seat=seat)
            assert [one["seat"] for one in table["seats"] if one["resigned"]] == [seat]
            async with asyncio.TaskGroup() as group:
                for number, live in enumerate(stayed):
                    group.create_task(play(live, Random(number)))
                group.create_task(watch(gone, seat))
            table = stayed[0].table
            assert seat not in table["outcome"]["winners"]
            assert table["outcome"]["reason"] in ("second-pass", "no-discard")
            text = await check_record(clients[1], table_id, table)
            assert f"\nresigned: [{seat}]\n" in text
            await check_fairness(clients[1], table_id, table, nonces)

    asyncio.run(story())


def test_the_last_to_resign_ends_the_game_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK) as server, AsyncExitStack() as stack:
            clients = [Client(server.url) for _ in range(2)]
            for client in clients:
                await stack.enter_async_context(client.http)
            table_id, _ = await sit_down(clients, "towers")
            table = await clients[0].get(f"/tables/{table_id}")
            seats = table["table"]["seats"]
            mine = next(one["seat"] for one in seats if one["mine"])
            table = await clients[0].post(f"/tables/{table_id}/resign", seat=mine)
            assert (table["state"], table["outcome"]["reason"]) == ("finished", "resigned")
            assert table["outcome"]["winners"] == [3 - mine]
            assert table["outcome"]["tie_break"] is None
            text = await check_record(clients[1], table_id, table)
            assert f"\nresigned: [{mine}]\nended: resigned\n---\n" in text

    asyncio.run(story())


# The page itself


def test_the_reference_is_not_stale() -> None:
    assert protocol_docs.page() == PAGE, "run: python -m tools.protocol_docs --write"


def test_every_event_that_has_words_is_in_the_reference() -> None:
    words = [line for file in WORDS.glob("*.ftl") for line in file.read_text("utf-8").split("\n")]
    named = {found[1] for line in words if (found := re.match(r"event-([a-z-]+) =", line))}
    variants = ("-many", "-you")
    assert set(protocol_docs.stories()) == {kind for kind in named if not kind.endswith(variants)}


def test_the_example_session_plays_a_whole_game(tmp_path: Path) -> None:
    (example,) = [block for block in blocks(PAGE) if block.words[-1:] == ["protocol_example.py"]]
    assert len([line for line in example.text.splitlines() if line]) <= 24
    program = tmp_path / "protocol_example.py"
    program.write_text(example.text, "utf-8")

    async def story() -> None:
        async with running(tmp_path) as server:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, str(program), server.url), stdout=PIPE
            )
            async with asyncio.timeout(PATIENCE):
                out, _ = await process.communicate()
            assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\]\n", out.decode())

    asyncio.run(story())


def test_every_call_is_on_the_page() -> None:
    for path, calls in build_api().openapi()["paths"].items():
        if not path.startswith(PREFIX):
            continue
        call = path.removeprefix(PREFIX)
        last = call.rsplit("/", 1)[-1]
        for method in calls:
            if call.startswith("/tables/{table_id}/") and method == "post":
                assert re.search(rf"`{last}\b", PAGE), call
            else:
                shown = re.sub(r"\{\w+_id\}", "{id}", call)
                assert f"{method.upper()} {shown}" in PAGE, f"{method} {call}"
