"""Solo campaigns (S7)."""

from typing import Annotated, Any, Literal

from pydantic import Field

from draftingtable.server.models.basics import Answer, Model, Name, Nonce
from draftingtable.server.models.tables import Table


class NewCampaign(Model):
    mode: Literal["beginner", "expert"] = "beginner"
    level: Annotated[int, Field(strict=True, ge=1, le=6)] = 2
    length: Literal[3, 6] = 3
    nickname: Name | None = None


class NextGame(Model):
    nonce: Nonce | None = None
    start: Annotated[bool, Field(strict=True)] = Field(
        True, description="false: I look at the commitment and start with a nonce of my own"
    )


class ChooseBonus(Model):
    kind: str = Field(min_length=1, max_length=20, examples=["shop"])
    city: str | None = Field(None, max_length=1, examples=["A"])


class Campaign(Answer):
    id: str
    mode: str
    level: int
    length: int
    games: list[dict[str, Any]]
    choices: list[dict[str, Any]]
    total: int
    over: bool
    tables: list[str] = Field(description="the tables of its games, in order")


class CampaignAnswer(Answer):
    campaign: Campaign


class CampaignNext(Answer):
    campaign: Campaign
    table: Table
