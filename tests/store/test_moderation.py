"""Bans, revoked identities and the club's settings: stored, numbered, and in every copy."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.store import backup, dump, load, open_store, restore
from draftingtable.store.moderation import CLEANED, EVERYTHING, Ban, Moderation
from draftingtable.store.retention import Retention
from draftingtable.store.writer import ANSWER_SECONDS
from draftingtable.tables.campaigns import Campaigns
from draftingtable.tables.forgetting import Forgetting
from tests.store.stories import opened, service_at, tell, towers
from tests.store.test_dumps import lines_of

BAN = Ban("203.0.113.0/24", "address", "floods", 5, None)


async def decide(moderation: Moderation) -> None:
    await moderation.ban(BAN)
    await moderation.revoke("anna", 6)
    await moderation.set_club({"name": "Sand Club", "restart": "7"}, 7)
    await moderation.set_club({"restart": ""}, 8)


def test_decisions_are_numbered_and_read_back(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            moderation = Moderation(store)
            await decide(moderation)
            found = await moderation.decisions()
            assert (found.bans, found.revoked) == ([BAN], frozenset({"anna"}))
            assert (found.club, found.number) == ({"name": "Sand Club"}, 4)
            await moderation.touch("t1", 9)
            assert await moderation.changed_since(3) == [(4, EVERYTHING), (5, "t1")]
            assert [await moderation.unban(BAN.target, 10) for _ in range(2)] == [True, False]

    tell(story())


def test_administrators_at_once_leave_no_gap(address: str) -> None:
    async def story() -> None:
        stores = [await open_store(address) for _ in range(3)]
        work = [Moderation(store).touch(f"t{at}", at) for at, store in enumerate(stores * 4)]
        await asyncio.gather(*work)
        found = await Moderation(stores[0]).changed_since(0)
        assert [number for number, _ in found] == list(range(1, 13))
        for store in stores:
            await store.close()

    tell(story())


def test_a_dump_carries_decisions(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(address) as store:
            await decide(Moderation(store))
            before = await Moderation(store).decisions()
            file = io.StringIO()
            await dump(store, file)
        async with opened(str(tmp_path / "copy.db")) as copy:
            await load(copy, file.getvalue().splitlines())
            found = await Moderation(copy).decisions()
            assert replace(found, number=before.number) == before

    tell(story())


def test_a_restored_dump_leaves_decisions_that_are_there(address: str) -> None:
    """The same ban in both is no damage; running servers read what was added."""

    async def story() -> None:
        async with opened(address) as store:
            moderation = Moderation(store)
            await decide(moderation)
            await moderation.set_club({f"{CLEANED}chat": "9.t9"}, 8)
            await moderation.touch("t1", 9)
            lines = await lines_of(address)
            await moderation.set_club({"name": "Stone Club"}, 10)
            await moderation.unban(BAN.target, 11)
            number = (await moderation.decisions()).number
            assert (await load(store, lines)).rows == 1
            found = await moderation.decisions()
            assert (found.bans, found.club) == ([BAN], {"name": "Stone Club"})
            assert await moderation.changed_since(number) == [(number + 1, EVERYTHING)]

    tell(story())


def test_no_copy_has_the_addresses_of_people_who_are_connected(tmp_path: Path) -> None:
    async def story() -> None:
        source, copy = str(tmp_path / "a.db"), tmp_path / "copy.db"
        async with opened(source) as store:
            for at in range(3):
                people = [{"address": f"198.51.100.{at}"}] * 200
                await Moderation(store).report("a", 1_000 + at, {"people": people})
            assert "198.51.100." not in "".join(await lines_of(source))
            backup(source, copy)
            assert b"198.51.100." not in copy.read_bytes()
            restore(copy, str(tmp_path / "b.db"))

    tell(story())


def test_reports_of_servers_that_are_gone_are_dropped(address: str) -> None:
    async def story() -> None:
        async with opened(address) as store:
            moderation = Moderation(store)
            await moderation.report("a", 1_000, {"cpu": 1})
            await moderation.report("b", 2_000, {"cpu": 2})
            assert [one["name"] for one in await moderation.reports(3_000)] == ["a", "b"]
            await moderation.sign_off("b")
            await moderation.report("c", 100_000, {})
            assert [one["name"] for one in await moderation.reports(100_000)] == ["c"]

    tell(story())


def test_no_decision_holds_the_writing_connection_for_ever(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cut network gives no error; the same connection stores everyone's moves."""

    async def story() -> None:
        async with service_at(address) as service:
            table = await towers(service)
            writing, limits = service.store.engines.writing, list[float | None]()
            run = writing.run

            async def noted(work: Any, seconds: float | None = None) -> Any:
                limits.append(seconds)
                return await run(work, seconds)

            monkeypatch.setattr(writing, "run", noted)
            moderation = Moderation(service.store)
            await decide(moderation)
            await moderation.unban(BAN.target, 9)
            await moderation.report("a", 1_000, {})
            await moderation.sign_off("a")
            await service.store.free_codes()
            await Retention(service.store).erase_campaigns("anna")
            await Forgetting(service.store, service.clock).forget_table(table.id)
            assert len(limits) >= 10
            assert set(limits) == {ANSWER_SECONDS}

    tell(story())


def test_a_campaign_goes_on_after_its_table_was_deleted(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            campaigns = Campaigns(service, service.store)
            begun = await campaigns.begin("anna", Campaign("beginner", 2, 3))
            _, table = await campaigns.next_table(begun.id, "anna", "Anna")
            await Forgetting(service.store, service.clock).forget_table(table.id)
            await service.reload(table.id)
            assert (await campaigns.show(begun.id, "anna")).tables == [table.id]
            stored, again = await campaigns.next_table(begun.id, "anna", "Anna")
            assert stored.tables == [again.id] != [table.id]

    tell(story())
