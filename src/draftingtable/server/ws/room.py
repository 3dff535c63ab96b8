"""A table that is watched through this server: its connections, and what is sent to each."""

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager

from draftingtable.server.ws.client_socket import ClientSocket, ServerMessage, framed
from draftingtable.server.ws.presence import Absences, Presence
from draftingtable.table import Entry, Table, Watch, live_messages
from draftingtable.table.entries import Moved, Undone

SPECTATORS = ""
BYE_SPECTATORS_OFF = framed({"type": "bye", "reason": "spectators-off"})


class Answer:
    """The answer that a connection expects to a message which may lead to an entry."""

    def __init__(self, socket: ClientSocket, message_id: str) -> None:
        self.socket = socket
        self.message_id = message_id
        self.number = 0
        """The number of the entry."""
        self.sent = False

    def frame(self) -> bytes:
        return framed(live_messages.accepted(self.message_id, self.number))


class Group:
    """Connections that see the same: those of one player, or of all spectators."""

    def __init__(self, table: Table, key: str) -> None:
        self.watch = Watch(table, key)
        self.sockets: dict[ClientSocket, str] = {}
        """Each connection with its player; spectators differ in nothing else."""

    def write(
        self, frame: bytes, but: Collection[ClientSocket] = (), answer: Answer | None = None
    ) -> None:
        """Writes a message to all; to the one who caused it, also the answer."""
        for socket in self.sockets:
            if answer is not None and socket is answer.socket:
                socket.write(frame, answer.frame())
                answer.sent = True
            elif socket not in but:
                socket.write(frame)


class Room:
    def __init__(self, table: Table, clock: Callable[[], int]) -> None:
        self.table = table
        self.clock = clock
        self.groups: dict[str, Group] = {}
        self.presence = Presence()
        self.absences = Absences()
        """From the opening of this room: earlier absences are not known."""
        self.presence_shown: dict[str, object] = {}
        """The latest presence message to everyone here."""
        self.notice_sent: dict[str, object] = {}
        """The latest presence notice to other servers."""
        self.expected: dict[tuple[str, str], Answer] = {}
        """Answers to messages in progress, by player and the message's id."""

    def enter(self, socket: ClientSocket, player: str) -> None:
        self._group(player).sockets[socket] = player
        self.welcome(socket, player)

    def leave(self, socket: ClientSocket) -> None:
        for key, group in list(self.groups.items()):
            group.sockets.pop(socket, None)
            if not group.sockets:
                del self.groups[key]

    def reload(self, table: Table) -> None:
        """Shows everyone the table again, as its log now says."""
        sockets = list(self.all_sockets())
        self.table = table
        self.groups = {}
        for socket, player in sockets:
            self._group(player).sockets[socket] = player
        for socket, player in sockets:
            self.welcome(socket, player)

    def _key(self, player: str) -> str:
        """Returns the group: players and the host have their own; everyone else sees the same."""
        own = player == self.table.host or bool(self.table.seats_of(player))
        return player if own else SPECTATORS

    def _group(self, player: str) -> Group:
        key = self._key(player)
        if key not in self.groups:
            self.groups[key] = Group(self.table, key)
        return self.groups[key]

    def all_sockets(self) -> Iterator[tuple[ClientSocket, str]]:
        for group in self.groups.values():
            yield from group.sockets.items()

    def here(self) -> frozenset[str]:
        """Returns those at the table who have it open, through any server."""
        return self.players() | self.presence.players()

    def away(self, seat: int) -> int | None:
        """Returns for how many milliseconds a seat's player has not been here; None if unknown."""
        seats = self.table.seats
        return self.absences.away(seats[seat].player or "") if 0 <= seat < len(seats) else None

    def players(self) -> frozenset[str]:
        """Returns those at the table who have it open here; spectators are only counted."""
        return frozenset(key for key in self.groups if key != SPECTATORS)

    def watching(self) -> int:
        spectators = self.groups.get(SPECTATORS)
        return len(spectators.sockets) if spectators else 0

    def count(self) -> int:
        return sum(len(group.sockets) for group in self.groups.values())

    def welcome(self, socket: ClientSocket, player: str) -> None:
        """Sends everything to one connection."""
        watch = self._group(player).watch
        socket.write(framed(live_messages.welcome(watch, player, self.here(), self.clock())))

    def views(self, player: str) -> Mapping[str, object]:
        return self._group(player).watch.views()

    def publish(self, entry: Entry) -> None:
        """Sends everyone their own change; called for each entry, right after it was applied."""
        self.show_out()
        welcomed = self._regroup() if entry.fact.changes_seating else set()
        now, here = self.clock(), self.here()
        answer = self._answer_to(entry)
        spoken = live_messages.spoken(self.table, entry)
        for group in self.groups.values():
            if spoken is not None:
                group.write(framed(spoken))
            frame = framed(live_messages.change(group.watch, here, now))
            group.write(frame, welcomed, answer)

    @contextmanager
    def answering(self, player: str, answer: Answer) -> Iterator[None]:
        """Lets the answer go out with the change that the message causes."""
        key = (player, answer.message_id)
        first = self.expected.setdefault(key, answer) is answer  # another tab may send the same
        try:
            yield
        finally:
            if first:
                del self.expected[key]

    def _answer_to(self, entry: Entry) -> Answer | None:
        fact = entry.fact
        if not self.expected or not isinstance(fact, Moved | Undone):
            return None
        answer = self.expected.get((fact.by or "", fact.id))
        if answer is not None:
            answer.number = entry.number
        return answer

    def show_out(self) -> None:
        """Disconnects spectators who may not watch any more, before anything is sent to them.

        They came while the table was open, or watching was allowed.
        """
        if self.table.may_watch(SPECTATORS):
            return
        unwelcome = [
            socket for socket, player in self.all_sockets() if not self.table.may_watch(player)
        ]
        for socket in unwelcome:
            self.leave(socket)
            socket.hang_up(BYE_SPECTATORS_OFF, 1008)

    def _regroup(self) -> set[ClientSocket]:
        """Sends everything again to those who have just sat down or stood up."""
        moved = [
            (key, socket, player)
            for key, group in self.groups.items()
            for socket, player in group.sockets.items()
            if self._key(player) != key
        ]
        for key, socket, player in moved:
            del self.groups[key].sockets[socket]
            if not self.groups[key].sockets:
                del self.groups[key]
            self._group(player).sockets[socket] = player
        for _, socket, player in moved:
            self.welcome(socket, player)
        return {socket for _, socket, _ in moved}

    def broadcast(self, message: ServerMessage) -> None:
        frame = framed(message)
        for group in self.groups.values():
            group.write(frame)

    def presence_data(self) -> dict[str, object]:
        watching = self.watching() + self.presence.watching()
        return live_messages.presence(self.table, self.here(), watching)

    def send_presence(self, welcomed: ClientSocket | None = None) -> None:
        """Sends who is here if that has changed; a new connection always gets it."""
        self.absences.update(self.table.players(), self.here())
        data = self.presence_data()
        if data != self.presence_shown:
            self.presence_shown = data
            self.broadcast(data)
        elif welcomed is not None:
            welcomed.write(framed(data))

    def send_clocks(self) -> None:
        self.broadcast(live_messages.clocks(self.table, self.clock()))
