"""Finished games: records, replays, and what determined their deals."""


from pydantic import Field

from draftingtable.server.http.models.common import Answer, Model


class RecordText(Model):
    text: str = Field(max_length=200_000)


class Moment(Answer):
    number: int
    views: dict[str, object]
    story_length: int


class Replay(Answer):
    moments: list[Moment]
    story: list[dict[str, object]]


class Fairness(Answer):
    commitment: str | None
    nonces: list[str]
    order: list[int] | None
    start_drawn: bool
    secret: str | None
