"""What the HTTP API's endpoints use, and the caller."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from draftingtable.games.core.errors import Refusal
from draftingtable.server.http import errors
from draftingtable.server.http.identity import Identity, Signer
from draftingtable.server.http.table_codes import Codes
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.ops.request_guard import COOKIE_TO_SET
from draftingtable.server.settings import Settings
from draftingtable.server.ws.hub import Hub
from draftingtable.store import Store
from draftingtable.table import ServerPolicy, Table, actions, names
from draftingtable.tables.campaigns import Campaigns
from draftingtable.tables.service import TableService


@dataclass(frozen=True)
class Services:
    settings: Settings
    policy: ServerPolicy
    store: Store
    tables: TableService
    hub: Hub
    signer: Signer
    making: Rate
    """Limits how many tables a caller creates."""
    codes: Codes

    @property
    def campaigns(self) -> Campaigns:
        return Campaigns(self.tables, self.store)


def services_of(request: Request) -> Services:
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


class Caller:
    """A caller, with the services available to them."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.services = services_of(request)
        self.known = self.services.signer.from_headers(request.scope["headers"])

    @property
    def player(self) -> str:
        """Their public id; empty if they have none yet."""
        return self.known.player if self.known else ""

    @property
    def nickname(self) -> str:
        return self.known.nickname if self.known else ""

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    def introduce(self, nickname: str | None = None) -> Identity:
        """Returns their identity, created if there is none, with the nickname if one is given."""
        old = self.known
        name = names.clean_nickname(nickname) if nickname is not None else ""
        if old is None:
            self._set(self.services.signer.new(name))
        elif name and name != old.nickname:
            self._set(Identity(old.player, name))
        assert self.known is not None
        return self.known

    def _set(self, identity: Identity) -> None:
        self.known = identity
        secure = self.request.url.scheme == "https"
        cookie = self.services.signer.set_cookie(identity, secure)
        self.request.scope[COOKIE_TO_SET] = cookie

    def may_make(self) -> None:
        """Limits new tables by address and player: they cost storage."""
        rate = self.services.making
        if not rate.allows(self.address) or not rate.allows(self.player or self.address):
            raise errors.too_fast()

    async def table(self, table_id: str) -> Table:
        """Returns a table that the caller may see."""
        table = await self.services.tables.table(table_id)
        table.check_watch(self.player)
        return table

    def shown(self, table: Table) -> dict[str, object]:
        """Returns the table as the caller sees it."""
        room = self.services.hub.rooms.get(table.id)
        here = room.here() if room else frozenset[str]()
        return table.data(self.player, here, self.services.hub.clock())

    async def act(self, table_id: str, action: actions.Action) -> dict[str, dict[str, object]]:
        """Performs an action and returns the resulting table."""
        await self.services.hub.act(table_id, self.introduce().player, action)
        return {"table": self.shown(await self.services.tables.table(table_id))}


Calling = Annotated[Caller, Depends(Caller)]


async def named_table(caller: Calling, table_id: str) -> str:
    return await caller.services.codes.find(table_id, caller.address)


TableId = Annotated[str, Depends(named_table)]
"""A table in a path: by the 22-character id in its link, or by its code."""


def nickname_of(identity: Identity) -> str:
    """Returns the nickname, which is required to sit down."""
    if not identity.nickname:
        raise Refusal("nickname-empty")
    return identity.nickname
