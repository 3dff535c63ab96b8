"""What the HTTP API's endpoints use, and the caller."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from draftingtable.games.core.errors import Refusal
from draftingtable.server.admin.access import AdminAccess
from draftingtable.server.admin.admission import Admission
from draftingtable.server.admin.club import MEMBERS, OFF, is_member
from draftingtable.server.admin.follower import Follower
from draftingtable.server.admin.service import Administration
from draftingtable.server.http import errors
from draftingtable.server.http.guests import Guests
from draftingtable.server.http.identity import Identity, Signer, unreadable
from draftingtable.server.http.replays import Replays
from draftingtable.server.http.table_codes import Codes
from draftingtable.server.ops.addresses import client_key
from draftingtable.server.ops.hosts import is_https
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.ops.request_guard import COOKIE_TO_SET
from draftingtable.server.settings import Settings
from draftingtable.server.ws.hub import Hub
from draftingtable.store import Store
from draftingtable.table import ServerPolicy, Table, actions, names
from draftingtable.tables.campaigns import Campaigns
from draftingtable.tables.challenges import Challenges
from draftingtable.tables.daily import Daily
from draftingtable.tables.publishing import Publishing
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
    guests: Guests
    admission: Admission
    follower: Follower
    admin_access: AdminAccess
    club_guessing: Rate
    """Limits how often club passwords are checked."""
    replays: Replays
    daily: Daily

    @property
    def administration(self) -> Administration:
        return Administration(self.tables, self.hub.act)

    @property
    def campaigns(self) -> Campaigns:
        return Campaigns(self.tables, self.store)

    @property
    def challenges(self) -> Challenges:
        return Challenges(self.tables, self.signer.key)

    @property
    def publishing(self) -> Publishing:
        return Publishing(self.tables, self.store, self.signer.key)


def services_of(request: Request) -> Services:
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


class Caller:
    """A caller, with the services available to them."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.services = services_of(request)
        self.secure = is_https(request.scope)
        self.shown_identity = self.services.signer.shown_by(request.scope["headers"], self.secure)
        self.known = self.services.admission.accepted(self.shown_identity.identity)

    @property
    def player(self) -> str:
        """Their public id; empty if they have none yet."""
        return self.known.player if self.known else ""

    @property
    def nickname(self) -> str:
        return self.known.nickname if self.known else ""

    @property
    def address(self) -> str:
        """Their key for limits by address."""
        return client_key(self.request.scope)

    def introduce(self, nickname: str | None = None) -> Identity:
        """Returns their identity, created if there is none, with the nickname if one is given."""
        old = self.known
        name = names.clean_nickname(nickname) if nickname is not None else ""
        if self.shown_identity.unreadable:
            raise unreadable()
        if old is None:
            self._set(self.services.signer.new(name))
        elif name and name != old.nickname:
            self._set(Identity(old.player, name))
        assert self.known is not None
        return self.known

    def _set(self, identity: Identity) -> None:
        self.known = identity
        cookie = self.services.signer.set_cookie(identity, self.secure)
        self.request.scope[COOKIE_TO_SET] = cookie

    def is_member(self) -> bool:
        """Whether they have given the club's password on this device."""
        services, cookies = self.services, self.request.headers.get("cookie", "")
        return is_member(services.signer.key, services.admission.club.password, cookies)

    def sees_public_tables(self) -> bool:
        chosen = self.services.admission.club.public
        return chosen != OFF and (chosen != MEMBERS or self.is_member())

    def may_make(self, tables: int = 1) -> None:
        """Limits new tables by address and player: they cost storage. The club may refuse them."""
        chosen = self.services.admission.club.creation
        if chosen == OFF:
            raise Refusal("creation-off")
        if chosen == MEMBERS and not self.is_member():
            raise Refusal("club-password-needed")
        rate = self.services.making
        self.services.hub.overload.check()
        keys = {self.address, self.player or self.address}
        if not all(rate.allows(key) for _ in range(tables) for key in keys):
            raise errors.too_fast()

    async def may_talk(self, table_id: str) -> None:
        """Limits names and answers like chat, because everyone at the table reads them."""
        table = await self.services.tables.table(table_id)
        self.services.hub.talking.check_chat(table, self.player or self.address, self.address)

    def may_disturb(self) -> None:
        """Limits how often a player may do this at a table, as the WebSocket does."""
        self.services.hub.talking.check(self.player or self.address)

    async def table(self, table_id: str) -> Table:
        """Returns a table that the caller may see."""
        table = await self.services.tables.latest(table_id)
        if table.is_due_to_open(self.services.hub.clock()):
            await self.services.hub.tick(table_id)
            table = await self.services.tables.table(table_id)
        table.check_watch(self.player)
        return table

    def shown(self, table: Table) -> dict[str, object]:
        """Returns the table as the caller sees it."""
        room = self.services.hub.rooms.get(table.id)
        here = room.here() if room else frozenset[str]()
        return table.data(self.player, here, self.services.hub.clock())

    async def sit_down(self, table_id: str, join: actions.Join) -> dict[str, dict[str, object]]:
        """Joins a table, unless too many others from the same address have."""
        table = await self.services.tables.table(table_id)
        with self.services.guests.joining(table, self.introduce().player, self.address):
            return await self.act(table_id, join)

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
