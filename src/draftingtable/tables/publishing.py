"""Puts games and campaigns of devices on this server; sending one again finds what was made before.

An answer may be lost, and then the device sends the same again. So ids are not drawn here. They
follow from what was sent, and a log or a campaign can be created only once.
"""

import hmac
from base64 import urlsafe_b64encode
from contextlib import suppress
from typing import Final

from draftingtable.games.cities.campaign.stored import StoredCampaign
from draftingtable.games.core.fairness import commitment
from draftingtable.store import Conflict, Store
from draftingtable.table import Table, actions, read_settings
from draftingtable.tables.campaigns import Campaigns
from draftingtable.tables.histories import (
    CampaignHistory,
    GameHistory,
    check_running,
    played_again,
)
from draftingtable.tables.service import TableService

ID_SIZE: Final = 16
"""Bytes, as of ids that are drawn."""


class Publishing:
    """`key` is the server's secret: without it, nobody can find a table by what was sent."""

    def __init__(self, service: TableService, store: Store, key: bytes) -> None:
        self.service = service
        self.store = store
        self.key = key

    async def go_on(
        self, player: str, nickname: str, sent: GameHistory, campaign: str | None = None
    ) -> Table:
        """Returns a table for a game in progress. Every step is decided again."""
        public = commitment(sent.secret)

        def action(code: str) -> actions.Action:
            create = actions.Create(sent.settings, nickname, code, public, campaign=campaign)
            return actions.GoOn(create, sent.start, sent.steps, sent.free)

        table_id = self._id("game", player, campaign or "", sent.name())
        return await self.service.create_once(table_id, player, sent.secret, action)

    async def campaign(self, player: str, nickname: str, sent: CampaignHistory) -> StoredCampaign:
        """Returns a campaign with tables for its games, finished and running."""
        campaign_id = self._id("campaign", player, sent.name())
        campaigns = Campaigns(self.service, self.store)
        if await self.store.campaign(campaign_id) is None:
            stored = await self._with_tables(campaign_id, player, nickname, sent)
            with suppress(Conflict):  # sent twice at once
                await self.store.put_campaign(campaign_id, player, 1, stored.as_stored())
        return await campaigns.show(campaign_id, player)

    async def _with_tables(
        self, campaign_id: str, player: str, nickname: str, sent: CampaignHistory
    ) -> StoredCampaign:
        """Checks all of it before it creates the first table."""
        tables = [self._id("record", campaign_id, str(nth)) for nth in range(len(sent.games))]
        stored = StoredCampaign(campaign_id, played_again(sent, tables), list(tables))
        if sent.running is not None:
            expected = read_settings(stored.table_wish(), self.service.policy)
            check_running(stored, sent.running.settings, expected)
            table = await self.go_on(player, nickname, sent.running, campaign_id)
            stored.tables.append(table.id)
        for table_id, game in zip(tables, sent.games, strict=True):
            await self._import(table_id, player, game.record)
        return stored

    async def _import(self, table_id: str, player: str, record: str) -> None:
        def action(code: str) -> actions.Action:
            return actions.Import(record, code)

        await self.service.create_once(table_id, player, b"", action)

    def _id(self, *parts: str) -> str:
        digest = hmac.digest(
            self.key, "\n".join(("drafting-table sent", *parts)).encode(), "sha256"
        )
        return urlsafe_b64encode(digest[:ID_SIZE]).decode().rstrip("=")
