"""Everything an administrator can do, once: the API, the commands and the page follow this list."""

from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Annotated, Final, Literal

from pydantic import Field, field_validator

from draftingtable.games.core.errors import BadInput, Refusal
from draftingtable.locale.language import LANGUAGES
from draftingtable.server.http.models.common import Model
from draftingtable.server.ops.addresses import network_of

WIDEST: Final = {4: 8, 6: 16}
"""The fewest bits of a range that may be banned: a slip must not lock out everyone."""
PlayerOrRange = Annotated[
    str, Field(min_length=1, max_length=64, description="an address, a range, or a player's id")
]
TableName = Annotated[
    str, Field(min_length=1, max_length=40, description="a table's code or its id")
]
Player = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,64}$", description="a player's public id")]
Switch = Annotated[
    Literal["on", "off", "password"],
    Field(description="on, off, or password: only for those who know the club's password"),
]
Text = Annotated[str, Field(max_length=10_000)]


class Arguments(Model):
    """The arguments of an operation. NUL is refused because PostgreSQL cannot store it."""

    @field_validator("*", mode="before")
    @classmethod
    def _without_nul(cls, value: object) -> object:
        if isinstance(value, str) and "\0" in value:
            raise ValueError("NUL")
        return value


class Close(Arguments):
    """Close a table, even while a game is running there."""

    table: TableName


class Ban(Arguments):
    """Ban an address, a range of addresses, or a player."""

    target: PlayerOrRange
    reason: str = Field("", max_length=200, description="a note for yourself")
    hours: float = Field(0, ge=0, le=1e6, description="how long; 0 for ever")


class Unban(Arguments):
    """Lift a ban."""

    target: PlayerOrRange


class Forget(Arguments):
    """Remove a player from everything that is stored, or delete a table."""

    name: str = Field(
        min_length=1, max_length=64, description="a player's id, or a table's code or id"
    )


class Revoke(Arguments):
    """Make an identity invalid: its owner starts again as a new player."""

    player: Player


class Announce(Arguments):
    """Announce a restart to everyone; 0 takes it back."""

    minutes: float = Field(ge=0, le=1440, description="until the restart; 0 takes it back")


class Public(Arguments):
    """Choose who sees the list of public tables."""

    value: Switch


class Creation(Arguments):
    """Choose who may create tables."""

    value: Switch


class Password(Arguments):
    """Set the club's password; an empty one removes it."""

    password: str = Field(
        max_length=200, description="the new password", json_schema_extra={"secret": True}
    )


class ClubTexts(Arguments):
    """Set the club's name, its texts and the default language."""

    name: str | None = Field(None, max_length=60, description="the club's name")
    imprint: Text | None = Field(None, description="who runs this server, as plain text")
    privacy: Text | None = Field(None, description="the privacy notice, as plain text")
    language: Literal["", *LANGUAGES] | None = Field(  # type: ignore[valid-type]
        None, description="for visitors whose browser asks for none of ours"
    )


@dataclass(frozen=True)
class Operation:
    name: str
    arguments: type[Arguments]

    @property
    def about(self) -> str:
        return str(self.arguments.__doc__)


OPERATIONS: Final = (
    Operation("close", Close),
    Operation("ban", Ban),
    Operation("unban", Unban),
    Operation("forget", Forget),
    Operation("revoke", Revoke),
    Operation("announce", Announce),
    Operation("public", Public),
    Operation("creation", Creation),
    Operation("password", Password),
    Operation("club", ClubTexts),
)
LOOKS: Final = ("status", "tables", "bans")
"""What an administrator can look at."""


def read_target(text: str) -> tuple[str, str]:
    """Returns the target of a ban as it is stored, and its kind.

    A single IPv6 address means its /64: its subscriber could simply take another address in it.
    """
    try:
        network = network_of(text.strip())
    except ValueError:
        if not (text.replace("-", "").replace("_", "").isalnum() and text.isascii()):
            raise BadInput("ban-target", "", {"found": text}) from None
        return text, "player"
    if network.prefixlen < WIDEST[network.version]:
        raise Refusal("ban-too-wide", "", {"found": str(network), "least": WIDEST[network.version]})
    return str(network), "address"


def stored_targets(text: str) -> list[str]:
    """Returns every form in which this target may be stored: 0.3 stored IPv6 as written."""
    found = [read_target(text)[0]]
    with suppress(ValueError):
        found.append(str(ip_network(text.strip(), strict=False)))
    return list(dict.fromkeys(found))
