"""Chat, quick phrases, pings, proposals and hints, and what a table forbids."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.live import Live
from tests.server.people import Json, Person, Refused
from tests.server.playing import seat_party
from tests.server.processes import PATIENCE, Server


def test_everybody_receives_chat(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            speaker, listener = party.lives
            await speaker.say({"type": "say", "text": "<b>Good luck!</b>"})
            await speaker.say({"type": "say", "phrase": "well-played"})
            for live in (listener, party.watcher):
                await live.until(lambda live=live: len(live.said) == 2)  # type: ignore[misc]
                assert live.said[0]["text"] == "<b>Good luck!</b>"
                assert live.said[0]["by"]["nickname"] == "Guest 1"
                assert live.said[1]["phrase"] == "well-played"
            late = await stack.enter_async_context(Live(party.people[1], party.table_id))
            welcome = late.frames[0]
            assert [line.get("text") for line in welcome["chat"]] == ["<b>Good luck!</b>", None]

    asyncio.run(story())


def test_a_table_without_chat_accepts_phrases_only(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2, chat=False)
            speaker, listener = party.lives
            await speaker.say({"type": "say", "text": "hello"})
            refused = await speaker.hear("refused")
            assert refused["error"]["code"]
            await speaker.say({"type": "say", "phrase": "well-played"})
            await listener.until(lambda: listener.said)
            assert [line.get("text") for line in listener.said] == [None]

    asyncio.run(story())


def test_a_neighbour_is_shown_a_proposal(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 3)
            for live, seat in zip(party.lives, (1, 2, 3), strict=True):
                await live.move(seat, live.legal(seat)[0])
            proposer = party.lives[0]
            await proposer.until(lambda: "place" in "".join(proposer.legal(1)))
            move = proposer.legal(1)[0]
            await proposer.say({"type": "propose", "seat": 1, "move": move})
            neighbour = party.lives[1]
            await neighbour.until(lambda: neighbour.proposals == [{"seat": 1, "move": move}])
            late = await stack.enter_async_context(Live(party.people[2], party.table_id))
            assert late.proposals == [{"seat": 1, "move": move}]
            await proposer.say({"type": "withdraw", "seat": 1, "move": move})
            await neighbour.until(lambda: neighbour.proposals == [])

    asyncio.run(story())


def test_a_wish_is_still_there_for_whoever_connects_later(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 3)
            wisher, partner = party.lives[:2]
            place = {"city": "A", "square": "0,0"}
            await wisher.say({"type": "wish", "seat": 1, "building": "S", **place})
            made = [{"seat": 1, "building": "S", **place}]
            await partner.until(lambda: partner.wishes == made)
            await party.watcher.until(lambda: party.watcher.wishes == made)
            late = await stack.enter_async_context(Live(party.people[1], party.table_id))
            assert late.wishes == made
            await partner.say({"type": "wish", "seat": 2, "building": "call me", **place})
            assert (await partner.hear("refused"))["error"]["code"] == "bad-message"
            await partner.say({"type": "unwish", "seat": 2, **place})
            await late.until(lambda: late.wishes == [])

    asyncio.run(story())


def test_proposals_stay_when_somebody_else_moves(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 3)
            for live, seat in zip(party.lives, (1, 2, 3), strict=True):
                await live.move(seat, live.legal(seat)[0])
            proposer, neighbour = party.lives[:2]
            await proposer.until(lambda: "place" in "".join(proposer.legal(1)))
            in_a, in_c = (place_in(proposer.legal(1), city) for city in "AC")
            for move in (in_a, in_c):
                await proposer.say({"type": "propose", "seat": 1, "move": move})
            both = [{"seat": 1, "move": in_a}, {"seat": 1, "move": in_c}]
            await neighbour.until(lambda: neighbour.proposals == both)
            await neighbour.move(2, place_in(neighbour.legal(2), "B"))
            assert neighbour.proposals == both
            await proposer.say({"type": "propose", "seat": 1, "move": None})
            await neighbour.until(lambda: neighbour.proposals == [])

    asyncio.run(story())


def place_in(legal: list[str], city: str) -> str:
    return next(move for move in legal if move.split()[2] == city)


def test_spectators_see_proposals_and_pings_of_public_things_only(server: Server) -> None:
    """C3.1: placing revealed tiles is discussed openly; secret choices never are."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 3)
            proposer, watcher = party.lives[0], party.watcher
            secret = proposer.legal(1)[0]
            await proposer.say({"type": "propose", "seat": 1, "move": secret})
            assert (await proposer.hear("refused"))["error"]["code"] == "proposal-secret"
            for live, seat in zip(party.lives, (1, 2, 3), strict=True):
                await live.move(seat, live.legal(seat)[0])
            await proposer.until(lambda: "place" in "".join(proposer.legal(1)))
            move = proposer.legal(1)[0]
            await proposer.say({"type": "ping", "seat": 1, "city": "A", "square": "1,0"})
            await proposer.say({"type": "propose", "seat": 1, "move": move})
            assert (await watcher.hear("pinged"))["square"] == "1,0"
            await watcher.until(lambda: watcher.proposals)
            shown = [frame["proposals"] for frame in watcher.frames if "proposals" in frame]
            assert shown[-2:] == [[], [{"seat": 1, "move": move}]], "a secret was sent"

    asyncio.run(story())


def test_a_ping_cannot_bypass_disabled_chat(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2, chat=False)
            speaker, listener = party.lives
            await speaker.say({"type": "ping", "seat": 1, "card": "call me at the usual place"})
            assert (await speaker.hear("refused"))["error"]["code"] == "bad-message"
            await speaker.say({"type": "ping", "seat": 1, "card": "s7"})
            assert (await listener.hear("pinged"))["card"] == "s7"
            assert sum(frame["type"] == "pinged" for frame in listener.frames) == 1

    asyncio.run(story())


def test_a_hint_is_sent_only_to_the_requester(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            asker = next(live for live in party.lives if live.legal(live.seats[0]))
            (seat,) = asker.seats
            hint = await asker.ask({"type": "hint", "seat": seat})
            assert {candidate["move"] for candidate in hint["candidates"]} <= set(asker.legal(seat))
            for live in party.everybody:
                await live.resync()  # whatever was sent before has arrived
                assert live is asker or all(frame["type"] != "hint" for frame in live.frames)

    asyncio.run(story())


def test_a_table_may_forbid_hints(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2, hints=False)
            with pytest.raises(Refused):
                await party.lives[0].ask({"type": "hint", "seat": 1})

    asyncio.run(story())


def test_spectators_can_be_kept_out(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2, spectators=False)
            stranger = await stack.enter_async_context(Person(server, "Stranger"))
            refused = await first_word(stranger, party.table_id)
            assert refused["type"] == "refused"
            assert "views" not in refused or refused["views"] == {}

    asyncio.run(story())


async def first_word(person: Person, table_id: str) -> Json:
    """Returns the server's first message to whoever opens a table."""
    async with connect(
        f"{person.server.socket_url}/api/v1/tables/{table_id}/live",
        origin=Origin(person.server.url),
        additional_headers={"Cookie": person.cookies},
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as socket:
        word: Json = json.loads(await socket.recv())
        return word
