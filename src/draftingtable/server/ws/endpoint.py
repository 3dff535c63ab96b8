"""One WebSocket: a client that watches a table, and plays there if it has a seat."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.wishes import Wish
from draftingtable.server.admin.admission import Admission
from draftingtable.server.bot_pool.hints import HintRequest
from draftingtable.server.http import errors
from draftingtable.server.http.identity import Identity, Signer
from draftingtable.server.http.table_codes import Codes
from draftingtable.server.ops.addresses import client_address, client_key
from draftingtable.server.ops.hosts import Hosts, is_https, is_own_origin
from draftingtable.server.ops.logs import log_failure, short
from draftingtable.server.ops.rate_limits import Bucket, Rate
from draftingtable.server.ws import client_messages
from draftingtable.server.ws.client_messages import RawMessage
from draftingtable.server.ws.client_socket import ClientSocket, ServerMessage, framed
from draftingtable.server.ws.hub import Hub
from draftingtable.server.ws.move_limits import MoveLimits
from draftingtable.server.ws.overload import Openings
from draftingtable.server.ws.places import TRY_AGAIN_LATER, Place
from draftingtable.server.ws.room import Answer, Room
from draftingtable.table import actions, live_messages
from draftingtable.table.refusal_data import status_of
from draftingtable.table_bots.questions import CoachQuestion
from draftingtable.table_bots.review_questions import coach_question

NOT_THERE = 404
BYE_BUSY = framed({"type": "bye", "reason": "busy"})
ADDRESS_RESYNCS = 10
"""How many times as often as one connection an address may `resync`."""
RESYNC_BURST = 2.0
"""Seconds' worth at once: few, because each costs as much as many messages."""


class LiveEndpoint:
    """Accepts connections up to a limit."""

    def __init__(
        self, hub: Hub, signer: Signer, codes: Codes, admission: Admission | None = None
    ) -> None:
        self.hub = hub
        self.admission = admission or Admission(hub.clock)
        self.signer = signer
        self.codes = codes
        settings = hub.settings
        self.hosts = Hosts(settings)
        self.connecting = Rate(settings.rate_connect, settings.rate_burst)
        self.talking = hub.talking
        self.moving = MoveLimits(settings)
        self.resyncing = Rate(ADDRESS_RESYNCS * settings.rate_resync, RESYNC_BURST)
        self.places = hub.places
        self.openings = Openings()

    async def __call__(self, scope: Scope, receive: Receive, send: Send, name: str | None) -> None:
        """Serves a connection; `name` is a table's id or its code, None for any other path."""
        address = client_key(scope)
        try:
            identity = self._admit(scope, address)
            if name is None:
                await reject(errors.not_found(), receive, send)
                return
            await self.openings.wait()
            table_id = await self.codes.find(name, address)
            table = await self.hub.tables.latest(table_id)
            place = Place(address, table, identity.player, socket_of(scope))
            if not place.is_seat():
                self.hub.overload.check()
            self.places.take(place)
        except Refusal as refusal:
            await turn_away(refusal, scope, receive, send)
            return
        self.hub.metrics.connections.inc()
        try:
            await accept(receive, send)
            connected = self.admission.connection(
                place.socket, client_address(scope), identity, table_id
            )
            with connected:
                await Connection(self, receive, place).run()
        finally:
            self.hub.metrics.connections.dec()
            self.places.leave(place)

    def _admit(self, scope: Scope, address: str) -> Identity:
        self.admission.check_address(client_address(scope))
        headers = Headers(scope=scope)
        self.hosts.check(scope, headers)
        if not is_own_origin(scope, headers):
            raise errors.forbidden_origin(headers.get("origin", ""))
        if not self.connecting.allows(address):
            raise errors.too_fast()
        if self.hub.closing:
            raise errors.unavailable()
        # Spectators need no cookie; no one else can have this identity.
        shown = self.signer.from_headers(scope["headers"], is_https(scope))
        known = self.admission.accepted(shown)
        return known or self.signer.new()


async def accept(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})


def socket_of(scope: Scope) -> ClientSocket:
    socket: ClientSocket = scope["extensions"]["draftingtable.socket"]
    return socket


async def turn_away(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    if refusal.code == "server-busy":
        await accept(receive, send)
        socket_of(scope).hang_up(BYE_BUSY, TRY_AGAIN_LATER)
        return
    if status_of(refusal) != NOT_THERE:
        await reject(refusal, receive, send)
        return
    await accept(receive, send)
    hang_up(socket_of(scope), refusal)


def hang_up(socket: ClientSocket, refusal: Refusal) -> None:
    """Refuses an unknown table in a message: browsers hide why a handshake failed."""
    socket.hang_up(framed(live_messages.refused(None, refusal, 0, {})), 1008)


async def reject(refusal: Refusal, receive: Receive, send: Send) -> None:
    """Answers the handshake with a named error, as HTTP does."""
    await receive()
    headers = [(b"content-type", b"application/json")]
    status = status_of(refusal)
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": errors.error_body(refusal)})


class Connection:
    """One client at one table. Its messages are handled in order, each with an answer."""

    def __init__(self, endpoint: LiveEndpoint, receive: Receive, place: Place) -> None:
        self.endpoint = endpoint
        self.hub = endpoint.hub
        self.receive = receive
        self.place = place
        self.table_id = place.table.id
        self.player = place.player
        self.address = place.address
        self.here = True
        self.coached = False
        """Whether this client wants to know when a move cost much."""
        self.socket = place.socket
        settings = self.hub.settings
        self.rate = Bucket(settings.rate_messages, settings.rate_burst)
        self.resync_rate = Bucket(settings.rate_resync, settings.rate_burst)
        self.resync_task: asyncio.Task[None] | None = None

    async def run(self) -> None:
        try:
            self.room: Room = await self.hub.enter(self.table_id, self.player, self.socket)
            self._send_restart()
        except Refusal as refusal:
            hang_up(self.socket, refusal)
            return
        self.place.table = self.room.table
        try:
            while (message := await self.receive())["type"] == "websocket.receive":
                await self.on_message(message["bytes"])
        finally:
            self.here = False
            if self.resync_task is not None:
                self.resync_task.cancel()
            self.hub.leave(self.table_id, self.socket)

    def _send_restart(self) -> None:
        at = self.endpoint.admission.club.restart_at(self.hub.clock())
        if at is not None:
            self.send({"type": "restart", "at": at})

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
        number, views = self.room.table.number, self.room.views(self.player)
        self.send(live_messages.refused(message_id, refusal, number, views))

    async def _act(self, action: actions.Action) -> int:
        return await self.hub.act(self.table_id, self.player, action)

    async def _act_and_acknowledge(self, message_id: str, action: actions.Action) -> None:
        """Acknowledges a message; one that was already stored, with its original number."""
        answer = Answer(self.socket, message_id)
        with self.room.answering(self.player, answer):
            answer.number = await self.hub.act(self.table_id, self.player, action)
        if not answer.sent:
            self.socket.write(answer.frame())

    async def move(self, raw: RawMessage) -> None:
        message = client_messages.read(client_messages.MoveMessage, raw)
        await self.endpoint.moving.wait(self.player, self.address)
        move = actions.Move(message.seat - 1, message.phase, message.move, message.id)
        table = self.room.table
        question = coach_question(table, self.player, move) if self.coached else None
        await self._act_and_acknowledge(message.id, move)
        if question is not None:
            self.hub.background(self._coach(move.seat, table.number, question))

    async def undo(self, raw: RawMessage) -> None:
        message = client_messages.read(client_messages.UndoMessage, raw)
        await self.endpoint.moving.wait(self.player, self.address)
        await self._act_and_acknowledge(message.id, actions.Undo(message.seat - 1, message.id))

    async def say(self, raw: RawMessage) -> None:
        self.room.show_out()
        self.endpoint.talking.check_chat(self.room.table, self.player, self.address)
        message = client_messages.read(client_messages.SayMessage, raw)
        await self._act(actions.Say(message.text, message.phrase))

    async def ping(self, raw: RawMessage) -> None:
        self._limit_talk()
        message = client_messages.read(client_messages.PingMessage, raw)
        self.room.table.check_ping(self.player, message.seat - 1)
        target = message.model_dump(include={"city", "square", "card"}, exclude_none=True)
        self.hub.relay(self.table_id, live_messages.pinged(message.seat - 1, target))

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

    async def reply(self, raw: RawMessage) -> None:
        self._limit_talk()
        message = client_messages.read(client_messages.ReplyMessage, raw)
        seat, to = message.seat - 1, message.to - 1
        await self._act(actions.Reply(seat, to, message.move, message.answer))

    async def wish(self, raw: RawMessage) -> None:
        self._limit_talk()
        message = client_messages.read(client_messages.WishMessage, raw)
        wish = Wish(message.city, message.square, message.building)
        await self._act(actions.MakeWish(message.seat - 1, wish))

    async def unwish(self, raw: RawMessage) -> None:
        self._limit_talk()
        message = client_messages.read(client_messages.UnwishMessage, raw)
        await self._act(actions.DropWish(message.seat - 1, message.city, message.square))

    async def hint(self, raw: RawMessage) -> None:
        """Computes a hint in the background, while other messages are handled."""
        self._limit_talk()
        message = client_messages.read(client_messages.HintMessage, raw)
        table, seat = self.room.table, message.seat - 1
        table.check_hint(self.player, seat)
        self.hub.overload.check()
        request = self.hub.hints.admit(table, seat, self.address, lambda: self.here)
        self.hub.background(self._hint(message.id, request))

    async def _hint(self, message_id: str, request: HintRequest) -> None:
        found = await self.hub.hints.find(request)
        self.send(live_messages.hint(message_id, request.seat, found))

    async def coach(self, raw: RawMessage) -> None:
        """Turns the coach on or off, for this connection alone."""
        message = client_messages.read(client_messages.CoachMessage, raw)
        if message.on and not self.room.table.settings.hints:
            raise Refusal("hints-off")
        self.coached = message.on

    async def _coach(self, seat: int, number: int, question: CoachQuestion) -> None:
        wanted = self._wants_coach
        found = await self.hub.coaching.after_move(question, self.address, wanted)
        if found is not None and wanted():
            self.send(live_messages.coached(seat, number, found))

    def _wants_coach(self) -> bool:
        return self.here and self.coached

    async def replace(self, raw: RawMessage) -> None:
        """Lets a bot play in a seat, or votes for it. This server knows who is absent."""
        self._limit_talk()
        message = client_messages.read(client_messages.ReplaceMessage, raw)
        seat = message.seat - 1
        await self._act(actions.Replace(seat, self.room.away(seat)))

    async def resync(self, raw: RawMessage) -> None:
        """Sends everything again: at once, or soon for all requests made until then."""
        self.room.show_out()
        self.room.table.check_watch(self.player)
        if self.resync_task is None:
            wait = self._resync_wait()
            if wait == 0:
                self._send_everything()
            else:
                self.resync_task = asyncio.create_task(self._resync_later(wait))

    def _resync_wait(self) -> float:
        """Returns 0 and counts a resync if it is allowed now, otherwise the seconds to wait."""
        wait = max(self.resync_rate.wait(), self.endpoint.resyncing.wait(self.address))
        if wait == 0:
            self.resync_rate.charge()
            self.endpoint.resyncing.charge(self.address)
        return wait

    async def _resync_later(self, wait: float) -> None:
        while wait > 0:
            await asyncio.sleep(wait)
            wait = self._resync_wait()
        self.resync_task = None
        self._send_everything()

    def _send_everything(self) -> None:
        self.room.welcome(self.socket, self.player)
        self.room.send_presence(self.socket)

    async def alive(self, raw: RawMessage) -> None:
        """Does nothing: receiving it is enough."""

    def _limit_talk(self) -> None:
        self.endpoint.talking.check(self.player)


Handler = Callable[[Connection, RawMessage], Awaitable[None]]
HANDLERS: dict[str, Handler] = {
    "move": Connection.move,
    "undo": Connection.undo,
    "say": Connection.say,
    "ping": Connection.ping,
    "propose": Connection.propose,
    "withdraw": Connection.withdraw,
    "reply": Connection.reply,
    "wish": Connection.wish,
    "unwish": Connection.unwish,
    "hint": Connection.hint,
    "coach": Connection.coach,
    "replace": Connection.replace,
    "resync": Connection.resync,
    "alive": Connection.alive,
}
