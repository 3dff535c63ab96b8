"""Entries that are sent with their notice: taken only where they continue the table."""

from __future__ import annotations

import asyncio
import json

import pytest

from draftingtable.store import LogRow, Notice
from draftingtable.store.appending import digest
from draftingtable.store.notices import LONGEST, SentEntry, notices_in, payloads
from draftingtable.table import Entry, Table, actions
from draftingtable.tables.cache import CachedTable
from draftingtable.tables.sent_entries import next_row
from tests.store.stories import service_at, tell, towers
from tests.table.sitting import fingerprint

LAST = LogRow(7, 100, "moved", '{"seat":1,"move":"bid 0"}')
SENT = SentEntry(200, "moved", '{"seat":2,"move":"bid 1"}', digest(LAST))


def cached() -> CachedTable:
    table = Table("the-table", b"")
    table.number = LAST.number
    return CachedTable(table, LAST)


def test_the_next_entry_is_taken() -> None:
    expected = LogRow(8, SENT.at, SENT.kind, SENT.data)
    assert next_row(cached(), Notice("the-table", 8, SENT)) == expected


@pytest.mark.parametrize(
    "notice",
    [
        Notice("the-table", 8),
        Notice("the-table", 9, SENT),
        Notice("the-table", 7, SENT),
        Notice("the-table", 8, SENT._replace(after="0" * 32)),
    ],
    ids=["without an entry", "after a gap", "known", "of another history"],
)
def test_otherwise_the_log_is_read(notice: Notice) -> None:
    assert next_row(cached(), notice) is None


def test_a_doubtful_table_reads_its_log() -> None:
    table = cached()
    table.doubtful = True
    assert next_row(table, Notice("the-table", 8, SENT)) is None


def test_entries_of_other_text_or_time_or_number_differ() -> None:
    others = [
        LogRow(6, LAST.at, LAST.kind, LAST.data),
        LogRow(LAST.number, 101, LAST.kind, LAST.data),
        LogRow(LAST.number, LAST.at, "undone", LAST.data),
        LogRow(LAST.number, LAST.at, LAST.kind, "{}"),
    ]
    assert len({digest(row) for row in [LAST, *others]}) == 5


def test_notices_are_packed_within_the_limit_of_postgresql() -> None:
    long = SENT._replace(data=json.dumps({"text": "é" * 240}, ensure_ascii=False))
    entries = [SENT, None, long]
    notices = [Notice(f"table-{number:016}", number, entries[number % 3]) for number in range(400)]
    texts = payloads(notices)
    assert max(len(text.encode()) for text in texts) <= LONGEST
    assert [notice for text in texts for notice in notices_in(json.loads(text))] == notices


def test_servers_of_version_0_3_read_the_numbers_and_send_no_entries() -> None:
    (text,) = payloads([Notice("a", 3, SENT), Notice("b", 4)])
    assert json.loads(text)["n"] == [["a", 3], ["b", 4]]
    assert notices_in({"n": [["a", 3]]}) == [Notice("a", 3)]


def test_another_server_follows_a_game_without_reading_the_log(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        heard: list[int] = []
        complete = asyncio.Event()

        def listen(_: Table, entry: Entry) -> None:
            heard.append(entry.number)
            if len(heard) == 4:
                complete.set()

        async with service_at(database) as one, service_at(database, on_entry=listen) as other:
            table = await towers(one)
            before = table.number
            await other.cache.pin(table.id)
            reads: list[object] = []
            monkeypatch.setattr(other.store, "read_from", lambda *asked: reads.append(asked))
            await one.act(table.id, "anna", actions.Move(0, table.phase(0), "bid 0", "m1"))
            for phrase in ("good-game", "thanks", "goodbye"):
                await one.act(table.id, "anna", actions.Say(phrase=phrase))
            await complete.wait()
            assert heard == [before + number for number in range(1, 5)]
            assert not reads
            assert fingerprint(other.cache.tables[table.id].table) == fingerprint(table)

    tell(story())


def test_a_table_that_nobody_watches_here_is_read_only_when_it_is_needed(database: str) -> None:
    async def story() -> None:
        heard: list[int] = []
        noticed = asyncio.Event()

        def listen(_: Table, entry: Entry) -> None:
            heard.append(entry.number)

        async with service_at(database) as one, service_at(database, on_entry=listen) as other:
            table = await towers(one)
            await other.table(table.id)
            other.store.listen(lambda _: noticed.set())
            await one.act(table.id, "anna", actions.Move(0, table.phase(0), "bid 0", "m1"))
            await noticed.wait()
            await asyncio.gather(*other.tasks)
            assert heard == []
            found = await other.table(table.id)
            assert heard == [table.number]
            assert fingerprint(found) == fingerprint(table)
            number = await other.act(table.id, "anna", actions.Say(phrase="thanks"))
            assert number == table.number + 1

    tell(story())
