"""Solo campaigns (S7): stored as text, with the tables of their games."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar, cast

from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.games.cities.campaign.text import campaign_text, parse_campaign
from draftingtable.games.cities.manifest import MANIFEST
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.errors import IllegalMove, Refusal
from draftingtable.store import Conflict, Store
from draftingtable.table import Table, read_settings
from draftingtable.tables.service import TableService

TRIES: Final = 5
Done = TypeVar("Done")


@dataclass
class StoredCampaign:
    id: str
    player: str
    version: int
    campaign: Campaign
    tables: list[str]

    def as_stored(self) -> dict[str, object]:
        return {"text": campaign_text(self.campaign), "tables": self.tables}

    def as_data(self) -> dict[str, object]:
        return {"id": self.id, **self.campaign.as_data(), "tables": self.tables}


class Campaigns:
    def __init__(self, service: TableService, store: Store) -> None:
        self.service = service
        self.store = store

    async def begin(self, player: str, campaign: Campaign) -> StoredCampaign:
        stored = StoredCampaign(secrets.token_urlsafe(16), player, 0, campaign, [])
        await self._save(stored)
        return stored

    async def show(self, campaign_id: str, player: str) -> StoredCampaign:
        return await retried(lambda: self._load(campaign_id, player))

    async def choose_bonus(
        self, campaign_id: str, player: str, kind: str, city: str
    ) -> StoredCampaign:
        async def choose() -> StoredCampaign:
            stored = await self._load(campaign_id, player)
            stored.campaign.choose(kind, city)
            await self._save(stored)
            return stored

        return await retried(choose)

    async def next_table(
        self, campaign_id: str, player: str, nickname: str
    ) -> tuple[StoredCampaign, Table]:
        """Returns the table of the current game, or of the next one."""
        return await retried(lambda: self._next(campaign_id, player, nickname))

    async def _next(
        self, campaign_id: str, player: str, nickname: str
    ) -> tuple[StoredCampaign, Table]:
        stored = await self._load(campaign_id, player)
        if len(stored.tables) > len(stored.campaign.games):
            begun = await self._table(stored.tables[-1])
            if begun is not None and begun.state in ("open", "running"):
                return stored, begun
            stored.tables.pop()  # abandoned: the game is played again
        check_next(stored.campaign)
        table = await self._create(stored, nickname)
        stored.tables.append(table.id)
        await self._save(stored)
        return stored, table

    async def _create(self, stored: StoredCampaign, nickname: str) -> Table:
        options = stored.campaign.options()
        wish = {"game": MANIFEST.name, "options": options, "seats": [{"kind": "me"}]}
        settings = read_settings(wish, self.service.policy)
        return await self.service.create(
            stored.player, settings, nickname, campaign=stored.id
        )

    async def _load(self, campaign_id: str, player: str) -> StoredCampaign:
        """Returns the campaign, including its last game if that is over."""
        found = await self.store.campaign(campaign_id)
        if found is None:
            raise Refusal("no-such-campaign")
        if found.player != player:
            raise Refusal("not-your-campaign", "S7")
        campaign = parse_campaign(cast(str, found.data["text"]))
        tables = cast(list[str], found.data["tables"])
        stored = StoredCampaign(campaign_id, player, found.version, campaign, tables)
        await self._enter_finished(stored)
        return stored

    async def _enter_finished(self, stored: StoredCampaign) -> None:
        if len(stored.tables) == len(stored.campaign.games):
            return
        table = await self._table(stored.tables[-1])
        if table is not None and table.match is not None and table.match.over:
            position = table.match.position
            assert isinstance(position, SoloPosition)
            stored.campaign.enter(position, table.id)
            await self._save(stored)

    async def _table(self, table_id: str) -> Table | None:
        """Returns a game's table; None once it has been deleted."""
        try:
            return await self.service.table(table_id)
        except Refusal as refusal:
            if refusal.code == "no-such-table":
                return None
            raise

    async def _save(self, stored: StoredCampaign) -> None:
        """Saves the next version; raises `Conflict` if another server was first."""
        version = stored.version + 1
        await self.store.put_campaign(stored.id, stored.player, version, stored.as_stored())
        stored.version = version


async def retried(work: Callable[[], Awaitable[Done]]) -> Done:
    """Repeats `work` from the stored state as long as another server is first."""
    for _ in range(TRIES):
        try:
            return await work()
        except Conflict:
            continue
    raise Refusal("unavailable")


def check_next(campaign: Campaign) -> None:
    if campaign.awaits_bonus():
        raise IllegalMove("campaign-bonus-missing", "S7", {"game": len(campaign.games)})
    if campaign.over():
        raise IllegalMove("campaign-is-over", "S7", {"games": campaign.length})
