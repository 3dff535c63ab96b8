"""Reviews are kept with their tables, and only so many; branches are found by whoever made them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from draftingtable.games.core.randomness import Randomness
from draftingtable.store import dump, load
from draftingtable.store import reviews as module
from draftingtable.store.retention import Retention
from draftingtable.store.reviews import KeptReviews
from draftingtable.table import actions
from draftingtable.table.entry_parts import BranchPoint
from draftingtable.tables.forgetting import Forgetting
from draftingtable.tables.service import TableService
from tests.store.stories import Clock, opened, service_at, tell
from tests.store.test_lists import settled
from tests.table.sitting import seated

TEXT = b'{"part":"head"}\n{"part":"summary"}\n'


async def finished(service: TableService, by: str = "anna") -> str:
    """Returns the id of a finished game that somebody has imported."""
    sitting = seated("cities", 2, options={"mode": "two"})
    sitting.play_on(Randomness("finished"))
    return (await service.import_record(by, sitting.table.record().text())).id


async def branch(service: TableService, of: str, by: str) -> str:
    table = await service.table(of)
    point = BranchPoint(of, 3, 1, "same")
    return (await service.branch(by, by.capitalize(), table.record(), point, "novice")).id


def test_a_review_is_kept_by_depth_and_form(address: str) -> None:
    async def story() -> None:
        async with service_at(address, Clock()) as service:
            table_id = await finished(service)
            kept = KeptReviews(service.store, most=10)
            await kept.keep(table_id, "quick", 1, 5, b"first")
            await kept.keep(table_id, "quick", 1, 6, TEXT)
            assert await kept.find(table_id, "quick", 1) == TEXT
            assert await kept.find(table_id, "usual", 1) is None
            assert await kept.find(table_id, "quick", 2) is None
            assert await kept.count() == 1

    tell(story())


def test_only_so_many_are_kept(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "OFTEN", 2)

    async def story() -> None:
        async with service_at(address, Clock()) as service:
            tables = [await finished(service) for _ in range(5)]
            kept = KeptReviews(service.store, most=2)
            for at, table_id in enumerate(tables):
                await kept.keep(table_id, "quick", 1, at, TEXT)
            found = [await kept.find(table_id, "quick", 1) is not None for table_id in tables]
            assert found == [False, False, False, True, True]

    tell(story())


def test_a_deleted_table_has_no_review_even_if_one_is_computed_too_late(address: str) -> None:
    async def story() -> None:
        async with service_at(address, Clock()) as service:
            table_id = await finished(service)
            kept = KeptReviews(service.store, most=10)
            await kept.keep(table_id, "quick", 1, 5, TEXT)
            await Retention(service.store).erase(table_id, 6)
            assert await kept.count() == 0
            await kept.keep(table_id, "quick", 1, 7, TEXT)
            assert await kept.count() == 0

    tell(story())


def test_old_reviews_go_and_their_games_stay(address: str) -> None:
    async def story() -> None:
        async with service_at(address, Clock()) as service:
            tables = [await finished(service) for _ in range(2)]
            kept, retention = KeptReviews(service.store, most=10), Retention(service.store)
            for at, table_id in enumerate(tables):
                await kept.keep(table_id, "quick", 1, at, TEXT)
            assert await retention.erase_reviews(before=1) == 1
            assert await kept.find(tables[1], "quick", 1) == TEXT
            assert await service.store.listed(tables[0]) is not None

    tell(story())


def test_reviews_are_in_dumps(address: str, tmp_path: Path) -> None:
    async def story() -> None:
        file = io.StringIO()
        async with service_at(address, Clock()) as service:
            table_id = await finished(service)
            await KeptReviews(service.store, most=10).keep(table_id, "quick", 1, 5, TEXT)
            await dump(service.store, file)
        async with opened(f"sqlite:///{tmp_path / 'copy.db'}") as store:
            await load(store, file.getvalue().splitlines())
            assert await KeptReviews(store, most=10).find(table_id, "quick", 1) == TEXT

    tell(story())


def test_branches_are_found_by_whoever_made_them(address: str) -> None:
    async def story() -> None:
        async with service_at(address, Clock()) as service:
            first, second = await finished(service), await finished(service)
            mine = [await branch(service, first, "lina") for _ in range(2)]
            await branch(service, second, "lina")
            await branch(service, first, "eve")
            found = await service.store.branches(first, "lina")
            assert sorted(str(line["id"]) for line in found) == sorted(mine)
            assert await service.store.branches(first, "anna") == []

    tell(story())


def test_whoever_played_on_can_be_forgotten(address: str) -> None:
    async def story() -> None:
        async with service_at(address, Clock()) as service:
            made = await branch(service, await finished(service), "lina")
            await service.act(made, "lina", actions.Resign(0))
            assert (await service.table(made)).state == "finished"
            await settled(service)
            forgetting = Forgetting(service.store, service.clock)
            assert await forgetting.forget_player("lina") == 1
            rows = await service.store.read(made)
            assert not any("lina" in row.data.lower() for row in rows)
        async with opened(address) as store:
            again = TableService(store, service.policy, service.clock)
            assert (await again.table(made)).record().seats[0] == "Player 1"

    tell(story())
