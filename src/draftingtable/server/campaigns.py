"""Solo campaigns (S7): kept by their text, with the tables of their games."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.games.cities.campaign.text import campaign_text, parse_campaign
from draftingtable.games.cities.manifest import MANIFEST
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.errors import IllegalMove, Refusal
from draftingtable.games.core.fairness import Nonces
from draftingtable.server.http.services import Services
from draftingtable.store import Conflict
from draftingtable.table import Table, read_settings

TRIES = 5
Done = TypeVar("Done")


class Kept:
    """A campaign as the store has it."""

    def __init__(
        self, campaign_id: str, player: str, version: int, campaign: Campaign, tables: list[str]
    ) -> None:
        self.id = campaign_id
        self.player = player
        self.version = version
        self.campaign = campaign
        self.tables = tables

    def as_stored(self) -> dict[str, Any]:
        return {"text": campaign_text(self.campaign), "tables": self.tables}

    def as_data(self) -> dict[str, Any]:
        return {"id": self.id, **self.campaign.as_data(), "tables": self.tables}


async def begin(services: Services, player: str, campaign: Campaign) -> Kept:
    kept = Kept(secrets.token_urlsafe(16), player, 0, campaign, [])
    await save(services, kept)
    return kept


async def save(services: Services, kept: Kept) -> None:
    """As the next version; `Conflict` if somebody else, at another server, was first."""
    await services.store.put_campaign(kept.id, kept.player, kept.version + 1, kept.as_stored())
    kept.version += 1


async def retried(work: Callable[[], Awaitable[Done]]) -> Done:
    """Begin anew, from what is stored, as long as somebody else is first."""
    for _ in range(TRIES):
        try:
            return await work()
        except Conflict:
            continue
    raise too_many()


def too_many() -> Refusal:
    return Refusal("unavailable")


async def show(services: Services, campaign_id: str, player: str) -> Kept:
    return await retried(lambda: load(services, campaign_id, player))


async def load(services: Services, campaign_id: str, player: str) -> Kept:
    """The campaign with its last game entered, if that is over."""
    found = await services.store.campaign(campaign_id)
    if found is None:
        raise no_such_campaign()
    version, owner, data = found
    if owner != player:
        raise not_your_campaign()
    kept = Kept(campaign_id, owner, version, parse_campaign(data["text"]), data["tables"])
    await enter_finished(services, kept)
    return kept


async def enter_finished(services: Services, kept: Kept) -> None:
    if len(kept.tables) == len(kept.campaign.games):
        return
    table = await services.desk.table(kept.tables[-1])
    if table.match is not None and table.match.over:
        position = table.match.position
        assert isinstance(position, SoloPosition)
        kept.campaign.enter(position, table.id)
        await save(services, kept)


async def choose_bonus(
    services: Services, campaign_id: str, player: str, kind: str, city: str
) -> Kept:
    async def choose() -> Kept:
        kept = await load(services, campaign_id, player)
        kept.campaign.choose(kind, city)
        await save(services, kept)
        return kept

    return await retried(choose)


async def next_table(
    services: Services, campaign_id: str, player: str, nickname: str, nonces: Nonces = ()
) -> tuple[Kept, Table]:
    """The table of the game that is being played, or of the next one."""
    return await retried(lambda: find_next(services, campaign_id, player, nickname, nonces))


async def find_next(
    services: Services, campaign_id: str, player: str, nickname: str, nonces: Nonces
) -> tuple[Kept, Table]:
    kept = await load(services, campaign_id, player)
    if len(kept.tables) > len(kept.campaign.games):
        table = await services.desk.table(kept.tables[-1])
        if table.state in ("open", "running"):
            return kept, table
        kept.tables.pop()  # given up: the game is played anew
    check_next(kept.campaign)
    settings = read_settings(
        {"game": MANIFEST.name, "options": kept.campaign.options(), "seats": [{"kind": "me"}]},
        services.house,
    )
    table = await services.desk.create(player, settings, nickname, nonces=nonces, campaign=kept.id)
    kept.tables.append(table.id)
    await save(services, kept)
    return kept, table


def check_next(campaign: Campaign) -> None:
    if campaign.awaits_bonus():
        raise IllegalMove("campaign-bonus-missing", "S7", {"game": len(campaign.games)})
    if campaign.over():
        raise IllegalMove("campaign-is-over", "S7", {"games": campaign.length})


def no_such_campaign() -> Refusal:
    return Refusal("no-such-campaign")


def not_your_campaign() -> Refusal:
    return Refusal("not-your-campaign", "S7")
