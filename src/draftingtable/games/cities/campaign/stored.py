"""A campaign as it is stored, with the tables of its games: on a server, or on a device."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.games.cities.campaign.text import campaign_text, parse_campaign
from draftingtable.games.cities.manifest import MANIFEST
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.errors import IllegalMove
from draftingtable.games.core.position import Position


@dataclass
class StoredCampaign:
    id: str
    campaign: Campaign
    tables: list[str] = field(default_factory=list)
    """The tables of its games, in order; one more than games while one is played."""

    def as_stored(self) -> dict[str, object]:
        return {"text": campaign_text(self.campaign), "tables": self.tables}

    def as_data(self) -> dict[str, object]:
        return {"id": self.id, **self.campaign.as_data(), "tables": self.tables}

    def unentered(self) -> str | None:
        """Returns the table of a game that has begun and is not part of the campaign yet."""
        return self.tables[-1] if len(self.tables) > len(self.campaign.games) else None

    def enter(self, position: Position) -> None:
        """Adds the finished game of the last table."""
        assert isinstance(position, SoloPosition)
        self.campaign.enter(position, self.tables[-1])

    def check_next(self) -> None:
        """Refuses another game while a bonus is to be chosen, and after the last one."""
        campaign = self.campaign
        if campaign.awaits_bonus():
            raise IllegalMove("campaign-bonus-missing", "S7", {"game": len(campaign.games)})
        if campaign.over():
            raise IllegalMove("campaign-is-over", "S7", {"games": campaign.length})

    def table_wish(self) -> dict[str, object]:
        """Returns the settings of the next game's table."""
        options = self.campaign.options()
        return {"game": MANIFEST.name, "options": options, "seats": [{"kind": "me"}]}


def read_stored(campaign_id: str, data: Mapping[str, object]) -> StoredCampaign:
    campaign = parse_campaign(cast(str, data["text"]))
    return StoredCampaign(campaign_id, campaign, list(cast(list[str], data["tables"])))
