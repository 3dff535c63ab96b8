"""Whole games played by scripted clients, and what must hold after each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from random import Random
from typing import TypeAlias

from draftingtable.games.core.fairness import verify
from draftingtable.games.core.records import Record, parse
from draftingtable.games.core.replay import replay
from tests.server.live import Live
from tests.server.people import Json, Person, Refused
from tests.server.processes import Server

Choose: TypeAlias = Callable[[list[str]], str]


def at_random(seed: int) -> Choose:
    return Random(seed).choice


class Disturbance:
    """Something that happens during play, after given numbers of moves.

    It counts moves, not seconds, so it happens before the game ends, however fast that is.
    """

    def __init__(self, happens: Callable[[], Awaitable[object]], moments: Iterable[int]) -> None:
        self.happens = happens
        self.left = sorted(moments)
        self.moves = 0
        self._lock = asyncio.Lock()

    async def count_move(self) -> None:
        self.moves += 1
        async with self._lock:  # one at a time, while others keep playing
            if self.left and self.moves >= self.left[0]:
                del self.left[0]
                await self.happens()


async def play_seats(live: Live, choose: Choose, disturbance: Disturbance | None = None) -> None:
    """Plays all seats of one client until the game is over."""
    while not live.finished:
        seat = next((seat for seat in live.seats if live.legal(seat)), None)
        if seat is None:
            await live.until(lambda: live.finished or any(map(live.legal, live.seats)))
            continue
        known = live.number
        try:
            await live.move(seat, choose(live.legal(seat)))
        except Refused as refused:
            if refused.number <= known:
                raise  # nobody was quicker, so the move was legal
            await live.reach(refused.number)
            continue
        if disturbance is not None:
            await disturbance.count_move()


def is_running(live: Live) -> bool:
    return bool(live.table["state"] == "running")


class Party:
    """Some people at one table, each with their own connection."""

    def __init__(self, people: list[Person], lives: list[Live], watcher: Live) -> None:
        self.people = people
        self.lives = lives
        self.watcher = watcher

    @property
    def everybody(self) -> list[Live]:
        return [*self.lives, self.watcher]

    @property
    def table_id(self) -> str:
        return self.watcher.table_id

    async def play(self, seed: int, disturbance: Disturbance | None = None) -> None:
        """Plays the game to its end."""
        async with asyncio.TaskGroup() as group:
            for place, live in enumerate(self.lives):
                group.create_task(play_seats(live, at_random(seed * 10 + place), disturbance))
        await self.watcher.until(lambda: self.watcher.finished)

    async def check(self) -> Record:
        """Checks everything that must hold for a finished game."""
        record = parse(await self.people[0].text(f"/tables/{self.table_id}/record"))
        position = replay(record).position
        if any(person.nonce for person in self.people):
            assert verify(record).verdict == "proved"
        assert position.over
        assert position.outcome().result() == record.result
        self._nothing_lost_or_doubled(record)
        await self._all_know_the_same()
        return record

    def _nothing_lost_or_doubled(self, record: Record) -> None:
        """Checks that the record has each seat's acknowledged moves, in order, and no others."""
        for live in self.lives:
            for seat in live.seats:
                kept = [str(line) for line in record.lines if line.seat == seat - 1]
                own = sorted(one for one in live.accepted if one[1].startswith(f"{seat} "))
                assert [move for _, move in own] == kept

    async def _all_know_the_same(self) -> None:
        """Checks that what clients assembled from changes equals a new `welcome`."""
        number = max(live.number for live in self.everybody)
        for live in self.everybody:
            await live.reach(number)
            pieced_together = known_to(live)
            await live.resync()
            assert pieced_together == known_to(live)


def known_to(live: Live) -> tuple[object, ...]:
    return (live.views, live.story, live.proposals, live.wishes, live.table["outcome"])


async def seat_party(
    stack: AsyncExitStack,
    servers: Sequence[Server],
    game: str,
    people: int,
    bots: Sequence[str] = (),
    **settings: object,
) -> Party:
    """Seats people, bots and a watcher at a new table and starts the game.

    Their connections are spread over the servers. At a table without spectators, the watcher is the
    host in a second tab.
    """
    crowd = [
        await stack.enter_async_context(Person(servers[place % len(servers)], f"Guest {place + 1}"))
        for place in range(people)
    ]
    host, *others = crowd
    table_id = await open_table(host, game, people, bots, **settings)
    for seat, guest in enumerate(others, 2):
        await guest.post(f"/tables/{table_id}/join", nickname=guest.nickname)
        await guest.commit(table_id, seat)
    await host.commit(table_id, 1)
    watcher = host
    if settings.get("spectators", True):
        watcher = await stack.enter_async_context(Person(turned(servers, people)[0], "Watcher"))
    lives = [
        await stack.enter_async_context(Live(person, table_id, turned(servers, place)))
        for place, person in enumerate([*crowd, watcher])
    ]
    await host.post(f"/tables/{table_id}/start")
    for seat, person in enumerate(crowd, 1):
        await person.reveal(table_id, seat)
    for live in lives:
        await live.until(partial(is_running, live))
    return Party(crowd, lives[:-1], lives[-1])


def turned(servers: Sequence[Server], by: int) -> list[Server]:
    by %= len(servers)
    return [*servers[by:], *servers[:by]]


async def open_table(
    host: Person, game: str, people: int, bots: Sequence[str] = (), **settings: object
) -> str:
    """Creates a table with the host in its first seat and open seats for the others."""
    seats: list[Json] = [
        {"kind": "me", "nickname": host.nickname},
        *({"kind": "open"} for _ in range(people - 1)),
        *({"kind": "bot", "level": level} for level in bots),
    ]
    chosen: Json = {
        "game": game,
        "players": len(seats),
        "seats": seats,
        "seating": "order",
        "bot_pace": 0,
        "options": {"mode": "two"} if game == "cities" and len(seats) == 2 else {},
        **settings,
    }
    answer = await host.post("/tables", **chosen)
    table_id: str = answer["table"]["id"]
    return table_id
