"""Finished games: records, replays, and what determined their deals."""

from typing import Annotated

from pydantic import Field

from draftingtable.server.http.models.common import Answer, Model

RecordBody = Annotated[str, Field(max_length=200_000)]


class RecordText(Model):
    text: RecordBody


class Moment(Answer):
    number: int
    views: dict[str, object]
    story_length: int


class Replay(Answer):
    moments: list[Moment]
    story: list[dict[str, object]]


class Fairness(Answer):
    version: int = Field(description="of the protocol of fair deals")
    commitment: str | None
    commitments: list[str | None] = Field(description="one per person, once the table is locked")
    terms: str | None = Field(description="once the table is locked")
    nonces: list[str | None] = Field(description="once the game has begun; null if not revealed")
    order: list[int] | None
    start_drawn: bool
    secret: str | None
