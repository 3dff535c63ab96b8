"""Who somebody is."""

from pydantic import Field

from draftingtable.server.http.models.basics import Answer, Model, Name


class Nickname(Model):
    nickname: Name


class Me(Answer):
    player: str | None = Field(description="a public id; none before the first `POST /me`")
    nickname: str
