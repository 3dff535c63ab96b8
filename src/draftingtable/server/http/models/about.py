"""Server information, and the caller's identity."""

from pydantic import Field

from draftingtable.server.http.models.common import Answer, Model, Name, OptionValue


class AboutOption(Answer):
    name: str
    default: OptionValue
    choices: list[OptionValue]
    rule: str
    modes: list[OptionValue] = Field(description="those in which it exists; none: all")


class AboutGame(Answer):
    name: str
    rules: int
    modes: list[str]
    options: list[AboutOption]
    players: dict[str, list[int]] = Field(
        description="the least and the most, by mode", examples=[{"": [2, 5]}]
    )
    levels: list[str] = Field(description="of bots, from the weakest to the strongest")
    usual_level: str
    solo_levels: list[dict[str, object]] | None = None


class Limits(Answer):
    """The longest texts, in characters; a frame in bytes."""

    nickname: int
    message: int
    answer: int = Field(description="to the seating question")
    move: int
    id: int
    frame: int


class About(Answer):
    name: str
    version: str
    protocol: int
    compiled: bool
    games: list[AboutGame]
    phrases: list[str]
    questions: list[str]
    limits: Limits


class Nickname(Model):
    nickname: Name


class Me(Answer):
    player: str | None = Field(description="a public id; none before the first `POST /me`")
    nickname: str
