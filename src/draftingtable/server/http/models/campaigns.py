"""Solo campaigns (S7)."""

from typing import Annotated, Literal

from pydantic import Field

from draftingtable.server.http.models.common import Answer, Model, Name
from draftingtable.server.http.models.tables import Table


class CampaignKind(Model):
    mode: Literal["beginner", "expert"] = "beginner"
    level: Annotated[int, Field(strict=True, ge=1, le=6)] = 2
    length: Literal[3, 6] = 3


class NewCampaign(CampaignKind):
    nickname: Name | None = None


class NextGame(Model):
    start: Annotated[bool, Field(strict=True)] = Field(
        True, description="false: I look at the commitment and start with a nonce of my own"
    )


class ChooseBonus(Model):
    kind: str = Field(min_length=1, max_length=20, examples=["shop"])
    city: str | None = Field(None, max_length=1, examples=["A"])


class CityPoints(Answer):
    """The points of each building type in a city."""

    shops: int
    factories: int
    taverns: int
    offices: int
    parks: int
    houses: int


class Bonus(Answer):
    city: str
    type: Literal["shops", "factories", "taverns", "offices", "parks", "houses"]
    points: int


class CampaignGame(Answer):
    scores: list[int]
    won: bool
    cities: dict[str, CityPoints]
    lower: list[str] = Field(description="the letter of the lower city; both if they are equal")
    bonus: Bonus | None
    points: int
    record: str


class Campaign(Answer):
    id: str
    mode: Literal["beginner", "expert"]
    level: int
    length: int
    games: list[CampaignGame]
    choices: list[Bonus] = Field(description="the bonuses to choose from after the last game")
    total: int
    over: bool
    tables: list[str] = Field(
        description="the tables of its games, in order; one more than games while one is played"
    )


class CampaignAnswer(Answer):
    campaign: Campaign


class CampaignNext(Answer):
    campaign: Campaign
    table: Table
