"""One WebSocket: a client that watches a table, and plays there if it has a seat."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from draftingtable.games.core.errors import Refusal
from draftingtable.server.bot_pool.questions import Question
from draftingtable.server.http import errors
from draftingtable.server.http.identity import Identity, Signer
from draftingtable.server.http.table_codes import Codes
from draftingtable.server.ops.logs import log_failure, short
from draftingtable.server.ops.rate_limits import Bucket, Rate
from draftingtable.server.ops.request_guard import is_own_origin, other_origins
from draftingtable.server.ws import client_messages
from draftingtable.server.ws.client_messages import RawMessage
from draftingtable.server.ws.client_socket import ClientSocket, ServerMessage, framed
from draftingtable.server.ws.hub import Hub
from draftingtable.server.ws.room import Room
from draftingtable.table import actions

NOT_THERE = 404


class LiveEndpoint:
    """Accepts connections up to a limit."""

    def __init__(self, hub: Hub, signer: Signer, codes: Codes) -> None:
        self.hub = hub
        self.signer = signer
        self.codes = codes
        settings = hub.settings
        self.origins = other_origins(settings)
        self.connecting = Rate(settings.rate_connect, settings.rate_burst)
        self.talking = Rate(settings.rate_talk, settings.rate_burst)
        self.open = 0
        self.by_address: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        """Serves a connection; `name` is a table's id or its code."""
        client = scope.get("client")
        address = client[0] if client else ""
        try:
            identity = self._admit(scope, address)
            table_id = await self.codes.find(name, address)
            self._check_room(table_id)
        except Refusal as refusal:
            await turn_away(refusal, scope, receive, send)
            return
        await accept(receive, send)
        self._count(address, 1)
        try:
            await Connection(self, scope, receive, table_id, identity).run()
        finally:
            self._count(address, -1)

    def _admit(self, scope: Scope, address: str) -> Identity:
        headers = Headers(scope=scope)
        if not is_own_origin(headers, self.origins):
            raise errors.forbidden_origin(headers.get("origin", ""))
        settings = self.hub.settings
        if (
            self.open >= settings.most_connections
            or self.by_address.get(address, 0) >= settings.most_per_address
            or not self.connecting.allows(address)
        ):
            raise errors.too_fast()
        if self.hub.closing:
            raise errors.unavailable()
        # Spectators need no cookie; no one else can have this identity.
        return self.signer.from_headers(scope["headers"]) or self.signer.new()

    def _check_room(self, table_id: str) -> None:
        room = self.hub.rooms.get(table_id)
        if room is not None and room.count() >= self.hub.settings.most_per_table:
            raise errors.too_fast()

    def _count(self, address: str, change: int) -> None:
        self.open += change
        self.hub.metrics.connections.inc(change)
        here = self.by_address.get(address, 0) + change
        if here:
            self.by_address[address] = here
        else:
            del self.by_address[address]


async def accept(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})


def socket_of(scope: Scope) -> ClientSocket:
    socket: ClientSocket = scope["extensions"]["draftingtable.socket"]
    return socket


async def turn_away(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if errors.status_of(refusal) != NOT_THERE:
        await reject(refusal, receive, send)
        return
    await accept(receive, send)
    hang_up(socket_of(scope), refusal)


def hang_up(socket: ClientSocket, refusal: Refusal) -> None:
    """Refuses an unknown table in a message: browsers hide why a handshake failed."""
    error = {"type": "refused", "id": None, "error": errors.error_data(refusal)}
    socket.hang_up(framed({**error, "number": 0, "views": {}}), 1008)


async def reject(refusal: Refusal, receive: Receive, send: Send) -> None:
    """Answers the handshake with a named error, as HTTP does."""
    await receive()
    headers = [(b"content-type", b"application/json")]
    status = errors.status_of(refusal)
    await send(
        {"type": "websocket.http.response.start", "status": status, "headers": headers}
    )
    await send({"type": "websocket.http.response.body", "body": errors.error_body(refusal)})


class Connection:
    """One client at one table. Its messages are handled in order, each with an answer."""

    def __init__(
        self,
        endpoint: LiveEndpoint,
        scope: Scope,
        receive: Receive,
        table_id: str,
        identity: Identity,
    ) -> None:
        self.endpoint = endpoint
        self.hub = endpoint.hub
        self.receive = receive
        self.table_id = table_id
        self.player = identity.player
        self.socket = socket_of(scope)
        settings = self.hub.settings
        self.rate = Bucket(settings.rate_messages, settings.rate_burst)

    async def run(self) -> None:
        try:
            self.room: Room = await self.hub.enter(self.table_id, self.player, self.socket)
        except Refusal as refusal:
            hang_up(self.socket, refusal)
            return
        try:
            while (message := await self.receive())["type"] == "websocket.receive":
                await self.on_message(message["bytes"])
        finally:
            self.hub.leave(self.table_id, self.socket)

    async def on_message(self, data: bytes) -> None:
        """Handles a client's message; a refusal says what is wrong with it."""
        while not self.rate.allows():
            await asyncio.sleep(1 / self.rate.per_second)  # reading more slowly is enough
        message: RawMessage = {}
        try:
            message = client_messages.read_json(data)
            await self._handler(message)(self, message)
        except Refusal as refusal:
            self.refuse(client_messages.id_of(message), refusal)
        except Exception as error:
            log_failure("message-failed", error, table=short(self.table_id))
            self.refuse(client_messages.id_of(message), errors.internal())

    def _handler(self, message: RawMessage) -> "Handler":
        kind = message.get("type")
        if not isinstance(kind, str) or kind not in HANDLERS:
            raise client_messages.bad_message("type", "one of " + ", ".join(HANDLERS))
        self.hub.metrics.count_message(kind)
        return HANDLERS[kind]

    def send(self, message: ServerMessage) -> None:
        self.socket.write(framed(message))

    def refuse(self, message_id: str | None, refusal: Refusal) -> None:
        self.hub.metrics.refusals.labels(refusal.code).inc()
        self.send(
            {
                "type": "refused",
                "id": message_id,
                "error": errors.error_data(refusal),
                "number": self.room.table.number,
                "views": self.room.views(self.player),
            }
        )

    async def _act(self, action: actions.Action) -> int:
        return await self.hub.act(self.table_id, self.player, action)

    async def _act_and_acknowledge(self, message_id: str, action: actions.Action) -> None:
        """Acknowledges a message; one that was already stored, with its original number."""
        number = await self.hub.act(self.table_id, self.player, action)
        accepted = {"type": "accepted", "id": message_id, "number": number}
        self.socket.write(framed(accepted))

    async def move(self, raw: RawMessage) -> None:
        message = client_messages.read(client_messages.MoveMessage, raw)
        move = actions.Move(message.seat - 1, message.phase, message.move, message.id)
        await self._act_and_acknowledge(message.id, move)

    async def undo(self, raw: RawMessage) -> None:
        message = client_messages.read(client_messages.UndoMessage, raw)
        await self._act_and_acknowledge(message.id, actions.Undo(message.seat - 1, message.id))

    async def say(self, raw: RawMessage) -> None:
        self._limit_talk()
        message = client_messages.read(client_messages.SayMessage, raw)
        await self._act(actions.Say(message.text, message.phrase))

    async def ping(self, raw: RawMessage) -> None:
        self._limit_talk()
        message = client_messages.read(client_messages.PingMessage, raw)
        self.room.table.check_ping(self.player, message.seat - 1)
        target = message.model_dump(include={"city", "square", "card"}, exclude_none=True)
        self.hub.relay(self.table_id, {"type": "pinged", "seat": message.seat, **target})

    async def propose(self, raw: RawMessage) -> None:
        self._limit_talk()
        message = client_messages.read(client_messages.ProposeMessage, raw)
        seat = message.seat - 1
        if message.move is None:
            await self._act(actions.Withdraw(seat, None))
        else:
            await self._act(actions.Propose(seat, message.move))

    async def withdraw(self, raw: RawMessage) -> None:
        self._limit_talk()
        message = client_messages.read(client_messages.WithdrawMessage, raw)
        await self._act(actions.Withdraw(message.seat - 1, message.move))

    async def hint(self, raw: RawMessage) -> None:
        """Computes a hint in the background, while other messages are handled."""
        self._limit_talk()
        message = client_messages.read(client_messages.HintMessage, raw)
        seat = message.seat - 1
        self.room.table.check_hint(self.player, seat)
        self.hub.background(self._hint(message.id, seat, self._question(seat)))

    def _question(self, seat: int) -> Question:
        table = self.room.table
        assert table.match is not None
        return Question(
            table=table.id,
            seat=seat,
            game=table.settings.game,
            level="",
            seed=f"{table.commitment}/hint/{table.number}",
            view=table.match.view(seat),
            moves=tuple(table.match.legal_moves(seat)),
            seconds=self.hub.settings.hint_seconds,
            hint=True,
        )

    async def _hint(self, message_id: str, seat: int, question: Question) -> None:
        found = await self.hub.thinkers.candidates(question)
        self.send({"type": "hint", "id": message_id, "seat": seat + 1, "candidates": found})

    async def resync(self, raw: RawMessage) -> None:
        self.room.welcome(self.socket, self.player)
        self.room.send_presence(self.socket)

    async def alive(self, raw: RawMessage) -> None:
        """Does nothing: receiving it is enough."""

    def _limit_talk(self) -> None:
        if not self.endpoint.talking.allows(self.player):
            raise errors.too_fast()


Handler = Callable[[Connection, RawMessage], Awaitable[None]]
HANDLERS: dict[str, Handler] = {
    "move": Connection.move,
    "undo": Connection.undo,
    "say": Connection.say,
    "ping": Connection.ping,
    "propose": Connection.propose,
    "withdraw": Connection.withdraw,
    "hint": Connection.hint,
    "resync": Connection.resync,
    "alive": Connection.alive,
}
