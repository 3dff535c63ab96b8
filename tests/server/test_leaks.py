"""Everything ever sent to a seat or a spectator, checked against what it may know.

Whole games are played. Afterwards an independent oracle works out from the record who could know
which tile when, and every frame is checked against it. Unknown keys are refused too, so whoever
adds a key must consider who may see it.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from copy import deepcopy

import pytest

from draftingtable.games.core.records import Record
from tests.server.allowed import ALLOWED_PATHS
from tests.server.frame_checks import CitiesReader, check_towers, moments, paths
from tests.server.live import Live
from tests.server.oracle import Oracle, texts
from tests.server.people import Json, Person, Refused
from tests.server.playing import Party, open_table, seat_party
from tests.server.processes import Server

CLOSED: dict[str, dict[str, str]] = {
    "record": {},
    "replay": {},
    "review": {},
    "position": {"step": "0"},
}
CLOSED_CALLS: dict[str, dict[str, object]] = {
    "judge": {"step": 0, "move": "bid 1"},
    "branch": {"step": 0, "me": 1, "luck": "same"},
}
"""What nobody may ask while a game is running."""


def first_deal(frames: list[Json]) -> Json:
    """Returns the frame in which the first hands are dealt."""
    return next(frame for frame in frames if frame.get("story"))


def leak_a_hand(frames: list[Json], oracle: Oracle) -> None:
    turn = next(iter(oracle.turns.values()))
    first_deal(frames)["views"]["1"]["game"]["seats"][1]["known"] = texts(turn.hands[2])


def leak_a_deal(frames: list[Json], oracle: Oracle) -> None:
    event = next(one for one in first_deal(frames)["story"] if one.get("seat") == 2)
    event["tiles"] = ["S"]


def leak_a_choice(frames: list[Json], oracle: Oracle) -> None:
    first_deal(frames)["story"].append({"kind": "reveal", "seat": 2, "tiles": ["S", "F"]})


def leak_by_what_is_left(frames: list[Json], oracle: Oracle) -> None:
    first_deal(frames)["views"]["1"]["game"]["unseen"].pop()


def leak_by_a_new_key(frames: list[Json], oracle: Oracle) -> None:
    first_deal(frames)["views"]["1"]["seed"] = "17"


LEAKS = (leak_a_hand, leak_a_deal, leak_a_choice, leak_by_what_is_left, leak_by_a_new_key)
"""Each must be detected, or the test would prove nothing."""


def last_choices(party: Party, players: int) -> dict[int, int]:
    """Returns, by turn, the number under which its last choice is stored."""
    picks: dict[int, list[int]] = {}
    for live in party.lives:
        for seat in live.seats:
            own = [n for n, move in live.accepted if move.startswith(f"{seat} pick ")]
            for turn, number in enumerate(sorted(own)):
                picks.setdefault(turn, []).append(number)
    assert all(len(numbers) == players for numbers in picks.values())
    return {turn: max(numbers) for turn, numbers in picks.items()}


async def tell_no_secret_early(party: Party) -> None:
    """Checks that nobody gets the record, replay or secret of a running game."""
    for live in party.everybody:
        path = f"/tables/{party.table_id}"
        for closed, query in CLOSED.items():
            with pytest.raises(Refused) as refused:
                await live.person.get(f"{path}/{closed}", **query)
            assert refused.value.code == "game-running"
        for closed, body in CLOSED_CALLS.items():
            with pytest.raises(Refused) as refused:
                await live.person.post(f"{path}/{closed}", **body)
            assert refused.value.code == "game-running"
        fairness = await live.person.get(f"{path}/fairness")
        assert fairness.get("secret") is None
        await live.person.get(path)
        await live.person.get("/tables", state="running", mine="true")


def everything_sent(party: Party) -> list[str]:
    """Returns all texts sent to anybody at the table, over sockets and as answers."""
    return [text for live in party.everybody for text in (*live.texts, *live.person.texts)]


async def nothing_but_their_own(party: Party, server: Server, sent: list[str]) -> None:
    """Checks that no message contains the deal's secret, a cookie or the server's own secret."""
    fairness = await party.people[0].get(f"/tables/{party.table_id}/fairness")
    secrets = [fairness["secret"], (server.folder / "secret").read_text().strip()]
    secrets += [live.person.cookies.partition("=")[2] for live in party.everybody]
    assert all(len(secret) > 20 for secret in secrets)
    for text in (*sent, server.log()):
        assert not any(secret in text for secret in secrets)
    assert not any(person.nonce.hex() in server.log() for person in party.people)
    assert party.table_id not in server.log(), "a table's link is its key"


async def played(
    stack: AsyncExitStack, server: Server, game: str, people: int
) -> tuple[Party, Record]:
    party = await seat_party(stack, [server], game, people)
    await tell_no_secret_early(party)
    await party.play(seed=people)
    sent = everything_sent(party)
    record = await party.check()
    await nothing_but_their_own(party, server, sent)
    return party, record


@pytest.mark.parametrize("people", [2, 3, 5])
def test_cities_sends_each_player_only_what_they_may_know(server: Server, people: int) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party, record = await played(stack, server, "cities", people)
            reader = CitiesReader(Oracle(record), last_choices(party, people))
            for live in party.everybody:
                reader.read(live.frames, live.seats)
            for leak in LEAKS:
                frames = deepcopy(party.lives[0].frames)
                leak(frames, reader.oracle)
                with pytest.raises(AssertionError):
                    reader.read(frames, [1])

    asyncio.run(story())


@pytest.mark.parametrize("people", [2, 4])
def test_towers_reveals_to_nobody_what_comes_next(server: Server, people: int) -> None:
    """Only the order of the pile is secret: a display is sent in its own round, not earlier."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            party, record = await played(stack, server, "towers", people)
            deals = [line.text.split()[1:] for line in record.lines if line.seat is None]
            for live in party.everybody:
                for frame, knowledge in moments(live.frames):
                    assert set(paths(frame)) - ALLOWED_PATHS == set()
                    check_towers(knowledge, deals)

    asyncio.run(story())


def test_nobody_learns_a_nonce_before_all_are_revealed(server: Server) -> None:
    """Neither others' revealed nonces nor one's own are sent while the table is locked."""

    async def story() -> None:
        async with Person(server, "Anna") as anna, Person(server, "Péter") as peter:
            table_id = await open_table(anna, "towers", 2)
            await peter.post(f"/tables/{table_id}/join", nickname="Péter")
            async with Live(anna, table_id) as first, Live(peter, table_id) as second:
                await peter.commit(table_id, 2)
                await anna.commit(table_id, 1)
                await anna.post(f"/tables/{table_id}/start")
                table = (await peter.reveal(table_id, 2))["table"]
                assert (table["state"], table["lock"]["revealed"]) == ("open", [2])
                for person in (anna, peter):
                    assert (await person.get(f"/tables/{table_id}/fairness"))["nonces"] == []
                    await person.get("/tables", state="open", mine="true")
                for live in (first, second):
                    await live.resync()
                texts = [text for live in (first, second) for text in live.texts]
                texts += [*anna.texts, *peter.texts, server.log()]
                nonces = (anna.nonce.hex(), peter.nonce.hex())
                assert not any(nonce in text for text in texts for nonce in nonces)
                assert (await anna.reveal(table_id, 1))["table"]["state"] == "running"
                fairness = await anna.get(f"/tables/{table_id}/fairness")
                assert (fairness["nonces"], fairness["secret"]) == (list(nonces), None)
                assert not any(nonce in server.log() for nonce in nonces)

    asyncio.run(story())
