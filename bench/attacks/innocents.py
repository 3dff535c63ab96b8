"""Innocent people: three at a table who move steadily, a health check, a player who reconnects.

During attacks on bots, somebody also plays against one.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from random import Random

import httpx
from tests.server.live import Live
from tests.server.playing import Party, seat_party
from tests.server.processes import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

PACE = 0.1
"""Seconds between the table's moves."""
HEALTH_PACE = 0.25
RECONNECT_PACE = 1.0
GIVING_UP = 60.0


@dataclass
class Noticed:
    """What the innocent noticed. Times are in seconds."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    """Seconds from a person's move to their next turn, against one bot."""
    health: list[float] = field(default_factory=list)
    unhealthy: int = 0
    reconnects: int = 0
    refused: int = 0
    memory: int = 0
    """Of the server, at most, beyond what it used before, in bytes."""

    def p99(self) -> float:
        ordered = sorted(self.moves)
        return ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] if ordered else GIVING_UP


class Innocents:
    """They play one game after another until they are stopped."""

    def __init__(self, server: Server, stack: AsyncExitStack, party: Party) -> None:
        self.server = server
        self.stack = stack
        self.party = party
        self.noticed = Noticed()
        self.random = Random(1)
        self.until = 0.0
        self.before = server.memory()

    async def live_for(self, seconds: float, with_bot: bool = False) -> Noticed:
        self.until = time.monotonic() + seconds
        lives = [self._play(), self._check_health(), self._reconnect(), self._weigh()]
        if with_bot:
            lives.append(self._play_against_a_bot())
        await asyncio.gather(*lives)
        return self.noticed

    def _is_over(self) -> bool:
        return time.monotonic() >= self.until

    async def _play(self) -> None:
        while not self._is_over():
            began = time.monotonic()
            if await self._move():
                self.noticed.moves.append(time.monotonic() - began)
                await asyncio.sleep(max(0.0, PACE - self.noticed.moves[-1]))
            else:
                self.party = await seat_party(self.stack, [self.server], "towers", 3)

    async def _move(self) -> bool:
        """Makes a move and waits until everyone has it; False when the game is over."""
        for live in self.party.lives:
            seat = next((seat for seat in live.seats if live.legal(seat)), None)
            if seat is not None:
                number = await live.move(seat, self.random.choice(live.legal(seat)))
                await asyncio.gather(*(other.reach(number) for other in self.party.lives))
                return True
        return False

    async def _play_against_a_bot(self) -> None:
        while not self._is_over():
            party = await seat_party(self.stack, [self.server], "towers", 1, ["journeyman"])
            while not self._is_over() and not party.lives[0].finished:
                await self._exchange(party.lives[0])

    async def _exchange(self, live: Live) -> None:
        """Makes a move and waits for the bot's; a wait that ends without one counts too."""
        began = time.monotonic()
        if live.legal(1):
            await live.reach(await live.move(1, self.random.choice(live.legal(1))))
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, self.until - time.monotonic())):
                await live.until(lambda: live.legal(1) or live.finished)
        self.noticed.bots.append(time.monotonic() - began)
        await asyncio.sleep(PACE)

    async def _check_health(self) -> None:
        while not self._is_over():
            began = time.monotonic()
            try:
                async with httpx.AsyncClient(timeout=GIVING_UP) as client:
                    answer = await client.get(f"{self.server.url}/healthz")
                self.noticed.unhealthy += answer.status_code != 200
            except httpx.TransportError:
                self.noticed.unhealthy += 1
            self.noticed.health.append(time.monotonic() - began)
            await asyncio.sleep(max(0.0, HEALTH_PACE - (time.monotonic() - began)))

    async def _reconnect(self) -> None:
        """A player's second tab opens again and again."""
        while not self._is_over():
            self.noticed.reconnects += 1
            self.noticed.refused += not await self._is_let_in(self.party.lives[0])
            await asyncio.sleep(RECONNECT_PACE)

    async def _is_let_in(self, live: Live) -> bool:
        try:
            async with connect(
                f"{self.server.socket_url}/api/v1/tables/{live.table_id}/live",
                origin=Origin(self.server.url),
                additional_headers={"Cookie": live.person.cookies},
                open_timeout=GIVING_UP,
                proxy=None,
            ) as line:
                return bool(await line.recv())
        except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError):
            return False

    async def _weigh(self) -> None:
        while not self._is_over():
            self.noticed.memory = max(self.noticed.memory, self.server.memory() - self.before)
            await asyncio.sleep(0.2)
