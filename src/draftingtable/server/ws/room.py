"""One table that is watched through this server: its connections, and what each is told."""

from collections.abc import Callable, Iterator
from typing import Any

from draftingtable.server.ws.client_socket import ClientSocket, framed
from draftingtable.server.ws.presence import Presence
from draftingtable.table import Entry, Fact, Table, Watch
from draftingtable.table.entries import Moved, Said, Undone

SPECTATORS = ""
PROTOCOL = 1


def accepted(message_id: str, number: int) -> bytes:
    return framed({"type": "accepted", "id": message_id, "number": number})


def message_id(fact: Fact) -> str:
    return fact.id if isinstance(fact, Moved | Undone) else ""


class Group:
    """Connections that see the same: those of one player, or all spectators'."""

    def __init__(self, table: Table, key: str) -> None:
        self.watch = Watch(table, key)
        self.lines: dict[ClientSocket, str] = {}
        """Each connection with its player; spectators differ in nothing else."""

    def write(self, frame: bytes) -> None:
        for line in self.lines:
            line.write(frame)


class Room:
    def __init__(self, table: Table, clock: Callable[[], int]) -> None:
        self.table = table
        self.clock = clock
        self.groups: dict[str, Group] = {}
        self.presence = Presence()
        self.presence_shown: dict[str, Any] = {}
        """The latest presence message to everybody here."""
        self.word_sent: dict[str, Any] = {}
        """The latest word to other servers."""
        self.unanswered: dict[tuple[str, str], ClientSocket] = {}
        """Messages (player, id) whose entries are on the way, and where to say so."""

    def enter(self, line: ClientSocket, player: str) -> None:
        self._group(player).lines[line] = player
        self.welcome(line, player)

    def leave(self, line: ClientSocket) -> None:
        for key, group in list(self.groups.items()):
            group.lines.pop(line, None)
            if not group.lines:
                del self.groups[key]

    def _key(self, player: str) -> str:
        """Who sits here, or made the table, sees things of their own."""
        own = player == self.table.host or bool(self.table.seats_of(player))
        return player if own else SPECTATORS

    def _group(self, player: str) -> Group:
        key = self._key(player)
        if key not in self.groups:
            self.groups[key] = Group(self.table, key)
        return self.groups[key]

    def lines(self) -> Iterator[tuple[ClientSocket, str]]:
        for group in self.groups.values():
            yield from group.lines.items()

    def here(self) -> frozenset[str]:
        """Those at the table who have it open, through any server."""
        return self.players() | self.presence.players()

    def players(self) -> frozenset[str]:
        """Those at the table who have it open through this server; spectators are only counted."""
        return frozenset(key for key in self.groups if key != SPECTATORS)

    def watching(self) -> int:
        spectators = self.groups.get(SPECTATORS)
        return len(spectators.lines) if spectators else 0

    def count(self) -> int:
        return sum(len(group.lines) for group in self.groups.values())

    def welcome(self, line: ClientSocket, player: str) -> None:
        """Everything, for one connection."""
        message = self._group(player).watch.welcome(self.here(), self.clock())
        me = {**message["me"], "player": player}
        line.write(framed({"type": "welcome", "protocol": PROTOCOL, **message, "me": me}))

    def views(self, player: str) -> dict[str, Any]:
        return self._group(player).watch.views()

    def tell_entry(self, entry: Entry) -> None:
        """Tell everybody their own change; called for each entry, right after it was applied."""
        told = self._regroup() if entry.fact.changes_seating else set()
        answered = self._answered(entry)
        now, here = self.clock(), self.here()
        for group in self.groups.values():
            if isinstance(entry.fact, Said):
                group.write(framed({"type": "said", **self.table.chat[-1]}))
            frame = framed({"type": "change", **group.watch.change(here, now)})
            for line in group.lines:
                if line is answered:
                    line.write(frame + accepted(message_id(entry.fact), entry.number))
                elif line not in told:
                    line.write(frame)

    def _answered(self, entry: Entry) -> ClientSocket | None:
        """Whoever sent this entry's message gets the change and the answer in one go."""
        fact = entry.fact
        if not isinstance(fact, Moved | Undone) or not fact.id:
            return None
        return self.unanswered.pop((fact.by or "", fact.id), None)

    def _regroup(self) -> set[ClientSocket]:
        """Who has just sat down, or stood up, is told everything anew."""
        moved = [
            (key, line, player)
            for key, group in self.groups.items()
            for line, player in group.lines.items()
            if self._key(player) != key
        ]
        for key, line, player in moved:
            del self.groups[key].lines[line]
            if not self.groups[key].lines:
                del self.groups[key]
            self._group(player).lines[line] = player
        for _, line, player in moved:
            self.welcome(line, player)
        return {line for _, line, _ in moved}

    def broadcast(self, message: dict[str, Any]) -> None:
        frame = framed(message)
        for group in self.groups.values():
            group.write(frame)

    def presence_data(self) -> dict[str, Any]:
        """By the seats as they are now: people sit down, stand up and change places."""
        here = self.here()
        seats = [number for number, seat in enumerate(self.table.seats, 1) if seat.player in here]
        watching = self.watching() + self.presence.watching()
        return {"type": "presence", "seats": seats, "watching": watching}

    def tell_presence(self, welcomed: ClientSocket | None = None) -> None:
        """Send everybody who is here, if that has changed; a line just welcomed always gets it."""
        data = self.presence_data()
        if data != self.presence_shown:
            self.presence_shown = data
            self.broadcast(data)
        elif welcomed is not None:
            welcomed.write(framed(data))

    def tell_clocks(self) -> None:
        now = self.clock()
        self.broadcast({"type": "clock", "clocks": self.table.clocks(now), "now": now})
