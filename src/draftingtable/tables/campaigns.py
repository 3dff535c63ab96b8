"""Solo campaigns (S7): stored as text, with the tables of their games."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.games.cities.campaign.stored import StoredCampaign, read_stored
from draftingtable.games.core.errors import Refusal
from draftingtable.store import Conflict, Store
from draftingtable.table import Table, read_settings
from draftingtable.tables.service import TableService

TRIES: Final = 5
Done = TypeVar("Done")


@dataclass
class OwnedCampaign:
    """A campaign with its player, and the version that was stored last."""

    stored: StoredCampaign
    player: str
    version: int


class Campaigns:
    def __init__(self, service: TableService, store: Store) -> None:
        self.service = service
        self.store = store

    async def begin(self, player: str, campaign: Campaign) -> StoredCampaign:
        owned = OwnedCampaign(StoredCampaign(secrets.token_urlsafe(16), campaign), player, 0)
        await self._save(owned)
        return owned.stored

    async def show(self, campaign_id: str, player: str) -> StoredCampaign:
        return (await retried(lambda: self._load(campaign_id, player))).stored

    async def choose_bonus(
        self, campaign_id: str, player: str, kind: str, city: str
    ) -> StoredCampaign:
        async def choose() -> StoredCampaign:
            owned = await self._load(campaign_id, player)
            owned.stored.campaign.choose(kind, city)
            await self._save(owned)
            return owned.stored

        return await retried(choose)

    async def next_table(
        self, campaign_id: str, player: str, nickname: str
    ) -> tuple[StoredCampaign, Table]:
        """Returns the table of the current game, or of the next one."""
        return await retried(lambda: self._next(campaign_id, player, nickname))

    async def _next(
        self, campaign_id: str, player: str, nickname: str
    ) -> tuple[StoredCampaign, Table]:
        owned = await self._load(campaign_id, player)
        stored = owned.stored
        current = stored.unentered()
        if current is not None:
            begun = await self._table(current)
            if begun is not None and begun.state in ("open", "running"):
                return stored, begun
            stored.tables.pop()  # abandoned: the game is played again
        stored.check_next()
        table = await self._create(owned, nickname)
        stored.tables.append(table.id)
        await self._save(owned)
        return stored, table

    async def _create(self, owned: OwnedCampaign, nickname: str) -> Table:
        settings = read_settings(owned.stored.table_wish(), self.service.policy)
        return await self.service.create(owned.player, settings, nickname, campaign=owned.stored.id)

    async def _load(self, campaign_id: str, player: str) -> OwnedCampaign:
        """Returns the campaign, including its last game if that is over."""
        found = await self.store.campaign(campaign_id)
        if found is None:
            raise Refusal("no-such-campaign")
        if found.player != player:
            raise Refusal("not-your-campaign", "S7")
        owned = OwnedCampaign(read_stored(campaign_id, found.data), player, found.version)
        await self._enter_finished(owned)
        return owned

    async def _enter_finished(self, owned: OwnedCampaign) -> None:
        current = owned.stored.unentered()
        table = None if current is None else await self._table(current)
        if table is not None and table.match is not None and table.match.over:
            owned.stored.enter(table.match.position)
            await self._save(owned)

    async def _table(self, table_id: str) -> Table | None:
        """Returns a game's table; None once it has been deleted."""
        try:
            return await self.service.table(table_id)
        except Refusal as refusal:
            if refusal.code == "no-such-table":
                return None
            raise

    async def _save(self, owned: OwnedCampaign) -> None:
        """Saves the next version; raises `Conflict` if another server was first."""
        version, stored = owned.version + 1, owned.stored
        await self.store.put_campaign(stored.id, owned.player, version, stored.as_stored())
        owned.version = version


async def retried(work: Callable[[], Awaitable[Done]]) -> Done:
    """Repeats `work` from the stored state as long as another server is first."""
    for _ in range(TRIES):
        try:
            return await work()
        except Conflict:
            continue
    raise Refusal("unavailable")
