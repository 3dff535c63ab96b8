"""One WebSocket: a client that watches a table, and plays there if it has a seat."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from draftingtable.games.core.errors import Refusal
from draftingtable.server.bot_pool.worker import Question
from draftingtable.server.http import errors
from draftingtable.server.http.codes import Codes
from draftingtable.server.http.identity import Identity, Signer
from draftingtable.server.ops.guard import is_own_origin, other_origins
from draftingtable.server.ops.logs import log_failure, short
from draftingtable.server.ops.rates import Bucket, Rate
from draftingtable.server.ws import messages
from draftingtable.server.ws.client_socket import ClientSocket, framed
from draftingtable.server.ws.hub import Hub
from draftingtable.server.ws.room import Room, accepted
from draftingtable.table import actions

NOT_THERE = 404
LONGEST_SAYING = 1000
"""Of what is read at all; how long a message may be is the house's rule."""


class Live:
    """Opens connections, if there is room for them."""

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
        """`name` is a table's id or its code."""
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
            await Visit(self, scope, receive, table_id, identity).run()
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
        # Who only watches needs no cookie; nobody else can have this identity.
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


def line_of(scope: Scope) -> ClientSocket:
    line: ClientSocket = scope["extensions"]["draftingtable.line"]
    return line


async def turn_away(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if errors.status_of(refusal) != NOT_THERE:
        await reject(refusal, receive, send)
        return
    await accept(receive, send)
    hang_up(line_of(scope), refusal)


def hang_up(line: ClientSocket, refusal: Refusal) -> None:
    """Refuse a table that is not there in a message: browsers hide why a handshake failed."""
    error = {"type": "refused", "id": None, "error": errors.error_data(refusal)}
    line.hang_up(framed({**error, "number": 0, "views": {}}), 1008)


async def reject(refusal: Refusal, receive: Receive, send: Send) -> None:
    """Answer the handshake with a named error, as HTTP does."""
    await receive()
    headers = [(b"content-type", b"application/json")]
    status = errors.status_of(refusal)
    await send(
        {"type": "websocket.http.response.start", "status": status, "headers": headers}
    )
    await send({"type": "websocket.http.response.body", "body": errors.error_body(refusal)})


class Visit:
    """A connection's time at a table: one message after the other, each answered."""

    def __init__(
        self, live: Live, scope: Scope, receive: Receive, table_id: str, identity: Identity
    ) -> None:
        self.live = live
        self.hub = live.hub
        self.receive = receive
        self.table_id = table_id
        self.identity = identity
        self.player = identity.player
        self.line = line_of(scope)
        settings = self.hub.settings
        self.rate = Bucket(settings.rate_messages, settings.rate_burst)

    async def run(self) -> None:
        try:
            self.room: Room = await self.hub.enter(self.table_id, self.player, self.line)
        except Refusal as refusal:
            hang_up(self.line, refusal)
            return
        try:
            while (message := await self.receive())["type"] == "websocket.receive":
                await self.hear(message["bytes"])
        finally:
            self.hub.leave(self.table_id, self.line)

    async def hear(self, data: bytes) -> None:
        """Whatever a client sends, it gets an answer that names what is wrong with it."""
        while not self.rate.allows():
            await asyncio.sleep(1 / self.rate.per_second)  # reading slower is limit enough
        message: dict[str, Any] = {}
        try:
            message = messages.read_message(data)
            await self._handler(message)(self, message)
        except Refusal as refusal:
            self.refuse(messages.id_of(message), refusal)
        except Exception as error:
            log_failure("message-failed", error, table=short(self.table_id))
            self.refuse(messages.id_of(message), errors.internal())

    def _handler(self, message: dict[str, Any]) -> "Handler":
        kind = message.get("type")
        if not isinstance(kind, str) or kind not in HANDLERS:
            raise messages.bad_message("type", "one of " + ", ".join(HANDLERS))
        self.hub.metrics.count_message(kind)
        return HANDLERS[kind]

    def refuse(self, message_id: str | None, refusal: Refusal) -> None:
        self.hub.metrics.refusals.labels(refusal.code).inc()
        self.line.write(
            framed(
                {
                    "type": "refused",
                    "id": message_id,
                    "error": errors.error_data(refusal),
                    "number": self.room.table.number,
                    "views": self.room.views(self.player),
                }
            )
        )

    async def _act(self, message_id: str, action: actions.Action) -> None:
        """The room answers together with the change; here, only what was sent before."""
        unanswered, key = self.room.unanswered, (self.player, message_id)
        mine = unanswered.setdefault(key, self.line) is self.line
        try:
            number = await self.hub.act(self.table_id, self.player, action)
            if not mine or key in unanswered:
                self.line.write(accepted(message_id, number))
        finally:
            if mine:
                unanswered.pop(key, None)

    async def move(self, message: dict[str, Any]) -> None:
        message_id = messages.a_text(message, "id", messages.LONGEST_ID)
        move = actions.Move(
            seat=messages.a_seat(message),
            phase=messages.a_whole_number(message, "phase"),
            move=messages.a_text(message, "move", messages.LONGEST_MOVE),
            id=message_id,
        )
        await self._act(message_id, move)

    async def undo(self, message: dict[str, Any]) -> None:
        message_id = messages.a_text(message, "id", messages.LONGEST_ID)
        await self._act(message_id, actions.Undo(messages.a_seat(message), message_id))

    async def say(self, message: dict[str, Any]) -> None:
        self._slowly()
        text = messages.a_text_or_none(message, "text", LONGEST_SAYING)
        phrase = messages.a_text_or_none(message, "phrase", messages.LONGEST_WORD)
        await self.hub.act(self.table_id, self.player, actions.Say(text, phrase))

    async def ping(self, message: dict[str, Any]) -> None:
        self._slowly()
        seat = messages.a_seat(message)
        pinged = {"type": "pinged", "seat": seat + 1, **messages.pointed_at(message)}
        self.room.table.check_ping(self.player, seat)
        self.hub.pass_on(self.table_id, pinged)

    async def propose(self, message: dict[str, Any]) -> None:
        """Without a move it takes all of the seat's proposals back."""
        self._slowly()
        seat = messages.a_seat(message)
        move = messages.a_text_or_none(message, "move", messages.LONGEST_MOVE)
        wish = actions.Withdraw(seat, None) if move is None else actions.Propose(seat, move)
        await self.hub.act(self.table_id, self.player, wish)

    async def withdraw(self, message: dict[str, Any]) -> None:
        self._slowly()
        move = messages.a_text(message, "move", messages.LONGEST_MOVE)
        wish = actions.Withdraw(messages.a_seat(message), move)
        await self.hub.act(self.table_id, self.player, wish)

    async def hint(self, message: dict[str, Any]) -> None:
        """Thinking takes a while: the answer comes when it is ready, other messages go on."""
        self._slowly()
        message_id = messages.a_text(message, "id", messages.LONGEST_ID)
        seat = messages.a_seat(message)
        self.room.table.check_hint(self.player, seat)
        self.hub.background(self._hint(message_id, seat, self._question(seat)))

    def _question(self, seat: int) -> Question:
        table = self.room.table
        assert table.match is not None
        return Question(
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
        hint = {"type": "hint", "id": message_id, "seat": seat + 1, "candidates": found}
        self.line.write(framed(hint))

    async def resync(self, message: dict[str, Any]) -> None:
        self.room.welcome(self.line, self.player)
        self.room.tell_presence(self.line)

    async def alive(self, message: dict[str, Any]) -> None:
        """Says only that somebody is there."""

    def _slowly(self) -> None:
        if not self.live.talking.allows(self.player):
            raise errors.too_fast()


Handler = Callable[[Visit, dict[str, Any]], Awaitable[None]]
HANDLERS: dict[str, Handler] = {
    "move": Visit.move,
    "undo": Visit.undo,
    "say": Visit.say,
    "ping": Visit.ping,
    "propose": Visit.propose,
    "withdraw": Visit.withdraw,
    "hint": Visit.hint,
    "resync": Visit.resync,
    "alive": Visit.alive,
}
