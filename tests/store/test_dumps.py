"""Dumps: a store as text, moved between databases; complete, or refused."""

import asyncio
import io
import json
from pathlib import Path

import pytest
from sqlalchemy import text

from draftingtable.games.core.errors import Refusal
from draftingtable.store import Store, check_dump, dump, load, open_existing
from draftingtable.store.engines import read_address
from draftingtable.table import actions
from tests.store.stories import opened, said, service_at, tell, towers
from tests.store.test_copies import check, code_of, some_games

SECRET = b"thirty-two bytes of a secret...."


async def lines_of(address: str) -> list[str]:
    """Returns the dump of a store, line by line."""
    file = io.StringIO()
    store = await open_existing(address)
    try:
        await dump(store, file)
    finally:
        await store.close()
    return file.getvalue().splitlines(keepends=True)


async def run(store: Store, statement: str) -> None:
    """Changes the database behind the store's back."""
    await store.engines.writing.run(lambda connection: connection.execute(text(statement)))


def test_a_dump_moves_a_store_from_one_database_to_another(
    address: str, database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            games = await some_games(service)
        lines = await lines_of(address)
        for target in (str(tmp_path / "target.db"), database if address != database else ""):
            if target:
                async with opened(target) as store:
                    done = await load(store, lines)
                    assert (done.rows, done.kept) == (len(lines) - 2, set())
                await check(target, games)

    tell(story())


def test_tables_that_are_there_already_stay_as_they_are(address: str) -> None:
    """Even if the dump has more of them, or something else; the others are added."""

    async def story() -> None:
        async with service_at(address) as service:
            games = await some_games(service)
            lines = await lines_of(address)
            first, *others = games
            for name in ("log", "secrets", "tables", "seats"):
                await run(service.store, f"DELETE FROM {name} WHERE table_id <> '{first}'")
            await service.act(first, "anna", actions.Say(phrase="hello"))
            before = await service.store.read(first)
            await service.store.put_campaign("c1", "anna", 2, {"level": 4})
        async with opened(address) as store:
            done = await load(store, lines)
            assert done.kept == {first, "c1"}
            assert await store.read(first) == before
            assert await store.campaign("c1") == (2, "anna", {"level": 4})
            for table_id in others:
                assert await store.read(table_id)
            assert (await load(store, lines)).rows == 0

    tell(story())


def test_a_dump_cut_anywhere_is_refused(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "egy", "kettő"))
        whole = "".join(await lines_of(address))
        check_dump(whole.splitlines(keepends=True))
        complete = len(whole.rstrip("\n"))
        for length in range(complete):
            with pytest.raises(Refusal) as caught:
                check_dump(whole[:length].splitlines(keepends=True))
            assert code_of(caught) in ("dump-line", "dump-unmarked", "dump-damaged")

    tell(story())


def test_a_changed_dump_is_refused_and_nothing_is_restored(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "one", "two"))
        lines = await lines_of(address)
        wrong = {
            "dump-damaged": [
                [line.replace("one", "eno") for line in lines],
                [*lines[:1], *lines[2:]],
                [*lines[:2], *lines[1:]],
                [lines[0], lines[2], lines[1], *lines[3:]],
            ],
            "dump-line": [[*lines, lines[1]], [*lines, lines[-1]], lines[1:]],
            "dump-unmarked": [lines[:-1], []],
        }
        async with opened(str(tmp_path / "target.db")) as target:
            for code, dumps in wrong.items():
                for broken in dumps:
                    with pytest.raises(Refusal) as caught:
                        await load(target, broken)
                    assert code_of(caught) == code
                    with pytest.raises(Refusal, match="no-such-table"):
                        await target.read("t1")
            assert (await load(target, lines)).rows == len(lines) - 2

    tell(story())


def test_a_code_that_two_tables_claim_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = str(tmp_path / "one.db"), str(tmp_path / "other.db")
        async with service_at(one) as service:
            games = await some_games(service)
            code = (await service.table(next(iter(games)))).code
        async with service_at(other) as service:
            table = await towers(service)
            await run(service.store, f"UPDATE tables SET code = '{code}'")
            with pytest.raises(Refusal) as caught:
                await load(service.store, await lines_of(one))
            assert (code_of(caught), caught.value.params) == ("dump-code", {"code": code})
            assert [line["id"] for line in (await service.store.tables())[0]] == [table.id]
            assert await service.store.campaign("c1") is None

    tell(story())


OLD = [
    '{"drafting-table": "dump", "version": "0001"}',
    '{"log": {"table_id": "t", "number": 1, "at": 5, "kind": "kept", "data": "{}"}}',
    '{"players": {"player": "anna", "nickname": "Anna"}}',
]


def test_an_old_dump_without_an_end_mark_is_read_if_requested(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "empty.db")) as store:
            with pytest.raises(Refusal) as caught:
                await load(store, OLD)
            assert code_of(caught) == "dump-unmarked"
            assert (await load(store, OLD, unmarked=True)).rows == 1
            assert [row.kind for row in await store.read("t")] == ["kept"]

    tell(story())


@pytest.mark.parametrize(
    ("broken", "line"),
    [
        (["no json"], 1),
        (['{"drafting-table": "dump", "version": "9999"}'], 1),
        ([OLD[0], "[]"], 2),
        ([OLD[0], "{}"], 2),
        ([OLD[0], '{"log": {"number": 1}}'], 2),
        ([OLD[0], '{"log": 5}'], 2),
        ([OLD[0], '{"users": {}}'], 2),
    ],
)
def test_a_broken_dump_is_refused_by_line(broken: list[str], line: int) -> None:
    with pytest.raises(Refusal) as caught:
        check_dump(broken, unmarked=True)
    assert (code_of(caught), caught.value.params) == ("dump-line", {"line": line})


def test_a_dump_is_of_one_moment(address: str) -> None:
    """What is stored while it is written is not in it, not even in part."""

    async def story() -> None:
        async with service_at(address) as service:
            await some_games(service)
            expected = await lines_of(address)

            class Slow(io.StringIO):
                def write(self, line: str) -> int:
                    if '"campaigns"' in line:
                        began.set()
                    return super().write(line)

            began, file = asyncio.Event(), Slow()
            dumping = asyncio.create_task(dump(service.store, file))
            await began.wait()
            await towers(service)
            await dumping
            assert file.getvalue() == "".join(expected)

    tell(story())


def test_reading_creates_and_migrates_nothing(address: str) -> None:
    async def story() -> None:
        with pytest.raises(Refusal) as caught:
            await open_existing(address)
        assert code_of(caught) in ("database-missing", "database-unused")
        where = read_address(address)
        if where.kind == "sqlite":
            assert not where.path.exists()
            where.path.touch()
            with pytest.raises(Refusal, match="database-unused"):
                await open_existing(address)
            assert where.path.stat().st_size == 0
        async with opened(address) as store:
            await run(store, "UPDATE alembic_version SET version_num = '0001'")
        with pytest.raises(Refusal) as caught:
            await open_existing(address)
        assert code_of(caught) == "database-older"

    tell(story())


def test_the_end_mark_counts_rows(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await store.create("t1", SECRET, said(0, 1, "one", "two"))
        mark = json.loads((await lines_of(address))[-1])
        assert mark["rows"] == {"log": 2, "secrets": 1}
        assert len(mark["sha256"]) == 64

    tell(story())
