"""Who may use this server: checked in memory, for every call and connection."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf

from draftingtable.games.core.errors import Refusal
from draftingtable.server.admin.club import Club
from draftingtable.server.http.identity import Identity
from draftingtable.server.ops.addresses import network_of, plain_address
from draftingtable.server.ws.client_socket import ClientSocket, framed
from draftingtable.store.moderation import Ban, Decisions
from draftingtable.table.refusal_data import error_data

ADDRESS = "address"
PLAYER = "player"
POLICY_VIOLATION = 1008
Range = tuple[int, int, int]
"""The version of IP, the number of bits that are given, and those bits."""


def banned() -> Refusal:
    return Refusal("banned")


@dataclass(frozen=True)
class Connected:
    """An open connection, as the administrator sees it."""

    address: str
    identity: Identity
    table_id: str


class Admission:
    """The administrator's decisions, and the connections they apply to."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.decisions = Decisions()
        self.club = Club()
        self.ranges: dict[Range, Ban] = {}
        self.widths: dict[int, list[int]] = {4: [], 6: []}
        """The lengths of banned prefixes, by version: few, however many ranges there are."""
        self.players: dict[str, Ban] = {}
        self.connected: dict[ClientSocket, Connected] = {}

    def use(self, decisions: Decisions) -> None:
        """Replaces all decisions, and hangs up on those who are no longer admitted."""
        self.decisions = decisions
        self.club = Club.from_stored(decisions.club)
        self.players = {ban.target: ban for ban in decisions.bans if ban.kind == PLAYER}
        ranges = [ban for ban in decisions.bans if ban.kind == ADDRESS]
        # A range may be stored in two forms; the ban that lasts longer comes last and wins.
        ranges.sort(key=lambda ban: inf if ban.until is None else ban.until)
        self.ranges = {range_of(ban.target): ban for ban in ranges}
        for version in self.widths:
            found = {bits for kind, bits, _ in self.ranges if kind == version}
            self.widths[version] = sorted(found)
        self._hang_up()

    def check_address(self, address: str) -> None:
        if self.ranges and self._is_banned(address):
            raise banned()

    def check_player(self, player: str) -> None:
        if player in self.players and self._holds(self.players[player]):
            raise banned()

    def accepted(self, identity: Identity | None) -> Identity | None:
        """Returns the identity unless it was revoked; refuses a banned one."""
        if identity is None or identity.player in self.decisions.revoked:
            return None
        self.check_player(identity.player)
        return identity

    @contextmanager
    def connection(
        self, socket: ClientSocket, address: str, identity: Identity, table_id: str
    ) -> Iterator[None]:
        self.connected[socket] = Connected(address, identity, table_id)
        try:
            yield
        finally:
            del self.connected[socket]

    def _is_banned(self, address: str) -> bool:
        try:
            found = plain_address(address)
        except ValueError:
            return False
        version, number, length = found.version, int(found), found.max_prefixlen
        keys = [(version, bits, number >> (length - bits)) for bits in self.widths[version]]
        return any(key in self.ranges and self._holds(self.ranges[key]) for key in keys)

    def _holds(self, ban: Ban) -> bool:
        return ban.until is None or ban.until > self.clock()

    def _hang_up(self) -> None:
        for socket, one in list(self.connected.items()):
            try:
                self.check_address(one.address)
                if self.accepted(one.identity) is None:
                    raise Refusal("identity-revoked")
            except Refusal as refusal:
                error = {"type": "refused", "id": None, "error": error_data(refusal)}
                frame = framed({**error, "number": 0, "views": {}})
                socket.hang_up(frame, POLICY_VIOLATION)


def range_of(target: str) -> Range:
    network = network_of(target)
    bits = network.prefixlen
    return network.version, bits, int(network.network_address) >> (network.max_prefixlen - bits)
