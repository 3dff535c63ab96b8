"""Compares what clients and logs contain with what is stored, and with what may be known."""

from __future__ import annotations

import asyncio
import json
import re
import traceback
from collections.abc import Iterable, Sequence

from tests.server.allowed import ALLOWED_PATHS, TALK_PATHS
from tests.server.frame_checks import CitiesReader, check_towers, moments, paths
from tests.server.oracle import Oracle
from tests.server.people import Person, Refused
from tests.server.processes import PATIENCE

from bench.soak.account import Account
from bench.soak.guests import Client
from bench.soak.sites import Entry, PostgresSite, Site
from draftingtable.games.core.records import Record, parse

WORD = re.compile(rb"[A-Za-z0-9_-]{6,}")
CHAT = re.compile(r"soak (\S{6}) [0-9a-f]{16}")
SAID_IN_DATABASE_LOG = ("deal secret", "cookie", "cookie secret", "chat")
"""PostgreSQL names the keys of a conflict, so a table's id may be in its log."""


async def check_frames(
    site: Site, account: Account, game: str, clients: Sequence[Client], texts: Iterable[str]
) -> None:
    """Checks everything sent during a finished game, by HTTP or over sockets."""
    table_id = clients[0].table_id
    secret = await site.deal_secret(table_id)
    account.keep_secret("deal secret", secret)
    forbidden = [secret, *(one.person.cookies.rpartition(".")[2] for one in clients)]
    for text in texts:
        if any(word and word in text for word in forbidden):
            account.report("leak", f"a secret in a message of table {table_id[:6]}")
        if any(table != table_id[:6] for table in CHAT.findall(text)):
            account.report("leak", f"another table's chat at table {table_id[:6]}")
    try:
        await _check_knowledge(site, game, clients)
    except AssertionError as found:
        where = traceback.extract_tb(found.__traceback__)[-1]
        account.report("leak", f"{game} {table_id[:6]}: {found} ({where.name}: {where.line})")


async def _check_knowledge(site: Site, game: str, clients: Sequence[Client]) -> None:
    host, table_id = clients[0].person, clients[0].table_id
    record = await finished_record(host, table_id)
    drafting = game == "cities" and record.options.get("mode") not in ("beginner", "expert")
    if drafting:
        revealed = last_choices(await site.entries(table_id), len(record.seats))
        reader = CitiesReader(Oracle(record), revealed, ALLOWED_PATHS | TALK_PATHS)
        for client in clients:
            reader.read(client.frames, client.seats)
    elif game == "towers":
        deals = [line.text.split()[1:] for line in record.lines if line.seat is None]
        for client in clients:
            for frame, knowledge in moments(client.frames):
                unknown = set(paths(frame)) - ALLOWED_PATHS - TALK_PATHS
                assert not unknown, f"keys that nobody reviewed: {sorted(unknown)}"
                check_towers(knowledge, deals)


async def finished_record(person: Person, table_id: str) -> Record:
    """Waits for the end of the game, which this person's server may hear of a moment later."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return parse(await person.text(f"/tables/{table_id}/record"))
            except Refused as refused:
                if refused.code != "game-running":
                    raise
            await asyncio.sleep(0.1)


def last_choices(entries: Iterable[Entry], players: int) -> dict[int, int]:
    """Returns, by turn of a draft, the number under which its last choice is stored."""
    picks: dict[int, list[int]] = {}
    for number, seat, move in standing_moves(entries):
        if move.startswith("pick "):
            picks.setdefault(seat, []).append(number)
    turns = zip(*picks.values(), strict=False)
    return {turn: max(numbers) for turn, numbers in enumerate(turns)}


def standing_moves(entries: Iterable[Entry]) -> list[tuple[int, int, str]]:
    """Returns number, seat and text of the moves that nobody took back."""
    found: list[tuple[int, int, str]] = []
    for number, kind, data in entries:
        if kind == "moved":
            found.append((number, data["seat"], data["move"]))
        elif kind == "undone":
            place = max(at for at, move in enumerate(found) if move[1] == data["seat"])
            del found[place]
    return found


async def compare_with_log(site: Site, account: Account, table_id: str) -> None:
    """Looks for every acknowledged move in the stored log."""
    entries = await site.entries(table_id)
    stored = {n: (data["seat"], data["move"]) for n, kind, data in entries if kind == "moved"}
    for number, acknowledged in account.moves.get(table_id, {}).items():
        if stored.get(number) != acknowledged:
            account.report("lost", f"{site.name} {table_id[:6]} {number}: {acknowledged}")
    numbers = [number for number, _, _ in entries]
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        account.report("gap", f"{site.name} {table_id[:6]}")
    ids = [data["id"] for _, kind, data in entries if kind == "moved" and data.get("id")]
    for _ in range(len(ids) - len(set(ids))):
        account.report("doubled", f"{site.name} {table_id[:6]}")


def check_logs(site: Site, account: Account) -> None:
    """Looks for every secret in the logs of the servers and of PostgreSQL."""
    for server in site.servers:
        check_log(server.log().encode(), account, f"the log of {site.name}", set())
    if isinstance(site, PostgresSite) and site.postgres is not None:
        others = set(account.secrets.values()) - set(SAID_IN_DATABASE_LOG)
        check_log(site.postgres.whole_log().encode(), account, "PostgreSQL's log", others)


def check_log(text: bytes, account: Account, where: str, ignored: set[str]) -> None:
    account.done["bytes of logs read"] += len(text)
    for word in set(WORD.findall(text)):
        kind = account.secrets.get(word.decode())
        if kind is not None and kind not in ignored:
            account.report("leak", f"{kind} in {where}")


def errors_logged(site: Site) -> list[str]:
    """Returns the events that the servers logged as errors."""
    found = []
    for server in site.servers:
        for line in server.log().splitlines():
            if '"level":"error"' in line or '"level":"critical"' in line:
                found.append(_event(line))
    return found


def _event(line: str) -> str:
    try:
        return str(json.loads(line)["event"])
    except ValueError:
        return "cut line"
