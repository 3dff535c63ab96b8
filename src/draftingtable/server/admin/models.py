"""What the administrator's calls answer."""

from typing import Literal

from pydantic import Field

from draftingtable.server.http.models.common import Answer, Game

Access = Literal["on", "off", "password"]


class ClubData(Answer):
    """The club that runs the server. Texts are plain; line breaks count."""

    name: str
    imprint: str
    privacy: str
    language: str = Field(description="for browsers that ask for none of ours; may be empty")
    public: Access = Field(description="who sees the list of public tables")
    creation: Access = Field(description="who may create tables")
    password: bool = Field(description="whether there is a club password")
    restart: int | None = Field(description="when the server will restart, if announced")


class Membership(Answer):
    club: ClubData
    member: bool = Field(description="whether I have given the club's password")


class Versions(Answer):
    program: str
    rules: dict[str, int]
    database: str
    python: str


class ErrorCount(Answer):
    code: str = Field(description="the event in the log, or the code of a refusal")
    count: int
    at: int | None = Field(None, description="when it last happened")


class PersonNow(Answer):
    player: str
    nickname: str
    address: str
    table: str = Field(description="the first letters of the table's id")


class ServerReport(Answer):
    """What one server last reported about itself."""

    name: str
    at: int
    started: int
    version: str
    cpu: float = Field(description="cores used, on average since the last report")
    memory: int = Field(description="bytes")
    moves: float = Field(description="stored per second, on average since the last report")
    connections: int
    tables: int = Field(description="tables that somebody has open")
    bots_thinking: int
    bots_waiting: int
    errors: list[ErrorCount]
    refusals: list[ErrorCount]
    people: list[PersonNow]


class AdminStatus(Answer):
    versions: Versions
    tables: dict[str, int] = Field(description="how many, by state")
    bans: int
    revoked: int
    club: ClubData
    servers: list[ServerReport]


class AdminSeat(Answer):
    kind: str
    nickname: str
    player: str | None


class AdminTable(Answer):
    id: str
    code: str
    state: str
    game: Game
    public: bool
    updated: int
    seats: list[AdminSeat]


class AdminTables(Answer):
    tables: list[AdminTable]


class AdminBan(Answer):
    target: str
    kind: Literal["address", "player"]
    reason: str
    at: int
    until: int | None


class AdminBans(Answer):
    bans: list[AdminBan]


class AdminDone(Answer):
    tables: int = Field(description="how many it has changed")
