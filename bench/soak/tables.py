"""Tables of every kind, each with its people, from the waiting room to the end of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from random import Random
from secrets import token_hex
from typing import Any

from tests.server.people import Json, Refused
from tests.server.playing import turned

from bench.soak.account import Account
from bench.soak.evidence import check_frames
from bench.soak.guests import Client, Guest
from bench.soak.sites import Site

LEVELS = ("random", "novice", "apprentice", "journeyman", "master")
CLOCKS: tuple[Json, ...] = (
    {"kind": "none"},
    {"kind": "move", "seconds": 3600},
    {"kind": "bank", "seconds": 7200, "increment": 10},
    {"kind": "days", "days": 2},
)
"""Long enough that no fault uses one up."""
REMATCH = 0.25
CHAT_MARK = "soak"


@dataclass(frozen=True)
class Kind:
    """A game with its mode and who plays it."""

    game: str
    players: int
    people: int
    options: Json = field(default_factory=dict)
    one_device: bool = False

    @property
    def label(self) -> str:
        return f"{self.game} {self.options.get('mode', '')}".strip()


def draw_kind(choice: Random) -> Kind:
    """Any mode, any number of players, people and bots, sometimes all on one device."""
    mode = choice.choice(("towers", "towers", "draft", "draft", "two", "beginner", "expert"))
    if mode in ("beginner", "expert"):
        return Kind("cities", 1, 1, {"mode": mode})
    if mode == "towers":
        game, players = "towers", choice.randint(2, 5)
        options: Json = {"referee": choice.random() < 0.5}
    else:
        game, players = "cities", 2 if mode == "two" else choice.randint(3, 7)
        options = {"mode": "two"} if mode == "two" else {}
    return Kind(game, players, choice.randint(1, players), options, choice.random() < 0.15)


@dataclass
class Pace:
    """How long people think: in seconds on average; nobody does once the faults are over."""

    seconds: float
    closing: bool = False

    async def think(self, choice: Random) -> None:
        if not self.closing:
            await asyncio.sleep(min(choice.expovariate(1 / self.seconds), 5 * self.seconds))


class Table:
    """One table after the other for the same people: the first game and its rematches."""

    def __init__(self, site: Site, account: Account, pace: Pace, choice: Random) -> None:
        self.site = site
        self.account = account
        self.pace = pace
        self.choice = choice
        self.kind = draw_kind(choice)
        self.id = ""
        self.people: list[Guest] = []
        self.clients: list[Client] = []

    def __str__(self) -> str:
        return f"{self.site.name}, {self.kind.label} for {self.kind.players}, table {self.id[:6]}"

    def describe(self) -> str:
        """Returns how far each client has come, for whoever looks into a table that is stuck."""
        known = [
            f"{place}: {one.number}{'' if one.is_connected else ' (not connected)'}"
            f"{' to move' if any(map(one.legal, one.seats)) else ''}"
            for place, one in enumerate(self.clients)
        ]
        return f"{self}; entries known to its clients: {', '.join(known)}"

    async def run(self) -> None:
        """Plays until nobody wants a rematch."""
        async with AsyncExitStack() as stack:
            await self._invite(stack)
            await self._open()
            await self._play_to_the_end()
            while not self.pace.closing and self.choice.random() < REMATCH:
                await self._rematch()
                await self._play_to_the_end()

    # The waiting room

    async def _invite(self, stack: AsyncExitStack) -> None:
        devices = 1 if self.kind.one_device else self.kind.people
        for place in range(devices + 1):  # and a watcher
            guest = Guest(turned(self.site.servers, place), f"Guest {place + 1}")
            self.people.append(await stack.enter_async_context(guest))
            self.account.keep_secret("cookie", guest.cookies.rpartition(".")[2])

    async def _open(self) -> None:
        host = self.people[0]
        answer = await host.post("/tables", **self._settings())
        self._sit_at(answer["table"])
        for place, guest in enumerate(self.people[1:-1], 2):
            path = f"/tables/{self.id}"
            await guest.ensure(f"{path}/join", has_seat, nickname=guest.nickname, seat=place)
        self.account.done[f"tables of {self.kind.label}"] += 1

    def _settings(self) -> Json:
        kind, choice = self.kind, self.choice
        mine = kind.people if kind.one_device else 1
        own = [{"kind": "me", "nickname": f"Guest {place + 1}"} for place in range(mine)]
        open_seats = [{"kind": "open"}] * (kind.people - mine)
        bots = [
            {"kind": "bot", "level": choice.choice(LEVELS)}
            for _ in range(kind.players - kind.people)
        ]
        return {
            "game": kind.game,
            "players": kind.players,
            "options": kind.options,
            "seats": [*own, *open_seats, *bots],
            "seating": choice.choice(("order", "random")),
            "clock": choice.choice(CLOCKS),
            "public": choice.random() < 0.5,
            "bot_pace": 0,
        }

    def _sit_at(self, table: Json) -> None:
        self.id = table["id"]
        self.site.tables.append(self.id)
        self.account.keep_secret("table id", table["id"])
        self.account.keep_secret("table code", table["code"])

    async def _rematch(self) -> None:
        """Anybody may ask for it; everybody follows to the same new table."""
        asking = self.choice.choice(self.people[:-1])
        path = f"/tables/{self.id}"
        await asking.ensure(f"{path}/rematch", lambda table: table["rematch"] is not None)
        after: str = (await asking.get(path))["table"]["rematch"]
        self._sit_at((await asking.get(f"/tables/{after}"))["table"])
        self.account.done["rematches"] += 1

    async def _start(self) -> None:
        path = f"/tables/{self.id}"
        table = (await self.people[0].get(path))["table"]
        for guest in self.people[:-1]:
            for seat in await self._own_seats(guest):
                await guest.ensure(f"{path}/ready", partial(is_ready, seat), seat=seat, ready=True)
        host = next(one for one in self.people if one.player == table["host"])
        await host.ensure(f"{path}/start", lambda table: table["state"] != "open")

    async def _own_seats(self, guest: Guest) -> list[int]:
        seats = (await guest.get(f"/tables/{self.id}"))["table"]["seats"]
        return [seat["seat"] for seat in seats if seat["mine"]]

    # The game

    async def _play_to_the_end(self) -> None:
        async with AsyncExitStack() as stack:
            self.clients = [
                await stack.enter_async_context(
                    Client(guest, self.id, turned(self.site.servers, place))
                )
                for place, guest in enumerate(self.people)
            ]
            await self._start()
            await self._everybody_plays()
            texts = [text for client in self.clients for text in client.texts_before_end()]
            texts += [text for guest in self.people for text in guest.texts]
            await check_frames(self.site, self.account, self.kind.game, self.clients, texts)
            self._close_books()

    async def _everybody_plays(self) -> None:
        try:
            async with asyncio.TaskGroup() as group:
                for client in self.clients[:-1]:
                    group.create_task(self._play(client))
                group.create_task(self._watch(self.clients[-1]))
        except BaseExceptionGroup:
            print(self.describe(), flush=True)
            raise

    def _close_books(self) -> None:
        done = self.account.done
        done["games finished"] += 1
        done["frames checked"] += sum(len(client.frames) for client in self.clients)
        done["reconnections"] += sum(client.welcomes - 1 for client in self.clients)
        done["welcomes older than what was known"] += sum(
            client.older_welcomes for client in self.clients
        )
        done["calls made again"] += sum(guest.unanswered for guest in self.people)
        for guest in self.people:
            guest.unanswered = 0
            guest.texts.clear()

    async def _play(self, client: Client) -> None:
        while not client.finished:
            seat = next((seat for seat in client.seats if client.legal(seat)), None)
            if seat is None:
                await client.until(lambda: client.finished or any(map(client.legal, client.seats)))
                continue
            await self.pace.think(self.choice)
            await self._do_something_else(client, seat)
            await self._move(client, seat)

    async def _move(self, client: Client, seat: int) -> None:
        legal, known = client.legal(seat), client.number
        if not legal or client.finished:
            return
        move = self.choice.choice(legal)
        try:
            number = await client.move(seat, move)
        except Refused as refused:
            if refused.number <= known:
                self.account.report("refused", f"{self}: {move} ({refused.code})")
            await client.reach(refused.number)
        else:
            self.account.acknowledge(self.id, number, seat, move)
            self.site.moves += 1

    async def _watch(self, client: Client) -> None:
        """Reloads the page from time to time."""
        while not client.finished:
            seen = client.number + self.choice.randint(5, 40)
            await client.until(partial(has_seen, client, seen))
            await client.cut()
            self.account.done["watchers' reloads"] += 1

    # What people do besides

    async def _do_something_else(self, client: Client, seat: int) -> None:
        habits: list[tuple[float, Callable[[Client, int], Any]]] = [
            (0.06, self._say),
            (0.04, self._ask_for_a_hint),
            (0.03, self._take_back),
            (0.02, self._lose_connection),
            (0.02, self._read_everything_again),
        ]
        for chance, habit in habits:
            if self.choice.random() < chance:
                await habit(client, seat)

    async def _say(self, client: Client, seat: int) -> None:
        secret = token_hex(8)
        self.account.keep_secret("chat", secret)
        await client.say({"type": "say", "text": f"{CHAT_MARK} {self.id[:6]} {secret}"})
        self.account.done["chat lines"] += 1

    async def _ask_for_a_hint(self, client: Client, seat: int) -> None:
        try:
            await client.ask({"type": "hint", "seat": seat})
        except Refused:
            self.account.done["hints refused"] += 1
        else:
            self.account.done["hints"] += 1

    async def _take_back(self, client: Client, seat: int) -> None:
        if client.views[str(seat)]["undo"]:
            try:
                await client.reach((await client.ask({"type": "undo", "seat": seat}))["number"])
            except Refused as refused:
                await client.reach(refused.number)
            else:
                self.account.done["moves taken back"] += 1

    async def _lose_connection(self, client: Client, seat: int) -> None:
        await client.cut()
        self.account.done["connections lost by players"] += 1

    async def _read_everything_again(self, client: Client, seat: int) -> None:
        await client.say({"type": "resync"})


def has_seat(table: Json) -> bool:
    return any(seat["mine"] for seat in table["seats"])


def is_ready(number: int, table: Json) -> bool:
    started = table["state"] != "open"
    return started or any(seat["seat"] == number and seat["ready"] for seat in table["seats"])


def has_seen(client: Client, number: int) -> bool:
    return client.finished or client.number >= number
