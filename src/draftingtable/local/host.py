"""All tables of this device, and the one person who plays at them."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from draftingtable.bots.core.levels import level_names, usual_level
from draftingtable.compilation import is_compiled
from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import commitment, fresh_secret
from draftingtable.games.core.registry import names
from draftingtable.local.history import history
from draftingtable.local.local_table import LocalTable
from draftingtable.local.old_tables import OldTable
from draftingtable.local.reading import Given
from draftingtable.local.review_portions import ReviewPortions
from draftingtable.table import (
    BadLog,
    Entry,
    ServerPolicy,
    Table,
    actions,
    decide,
    film,
    next_game,
    numbered,
    read_settings,
)
from draftingtable.table.branching import SAME
from draftingtable.table.descriptions import line_seen_by
from draftingtable.table.entry_parts import BranchPoint
from draftingtable.table.names import clean_nickname
from draftingtable.table.naming import new_code, new_id
from draftingtable.table.quick_play import NICKNAME, quick_settings
from draftingtable.table.rules_version import check_rules
from draftingtable.table_bots.about import about_data
from draftingtable.table_bots.review_questions import need_finished

LARGEST_FRAME: Final = 8_192
"""As on a server, which clients may rely on."""
PREFIX: Final = "local-"
"""How the ids of this device begin, so that clients know where to ask."""
Line = dict[str, object]


class Needed(Exception):
    """A table that is only listed so far: the caller loads it and repeats the request."""

    def __init__(self, table_id: str) -> None:
        super().__init__(table_id)
        self.table_id = table_id


def local_policy() -> ServerPolicy:
    return ServerPolicy(
        levels={game: level_names(game) for game in names()},
        usual={game: usual_level(game) for game in names()},
    )


def local_id() -> str:
    return PREFIX + new_id()


class LocalHost:
    """The tables and documents of a device: those that were loaded, and the lines of the others.

    `documents` are small texts by name, stored together with the entries of the same request.
    """

    def __init__(
        self,
        player: str,
        nickname: str,
        clock: Callable[[], int],
        seconds: float = 1.0,
        new_secret: Callable[[], bytes] = fresh_secret,
    ) -> None:
        self.player = player
        self.nickname = nickname
        self.clock = clock
        self.seconds = seconds
        self.new_secret = new_secret
        self.policy = local_policy()
        self.tables: dict[str, LocalTable] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.listed: dict[str, Line] = {}
        self.old: dict[str, OldTable] = {}
        self.documents: dict[str, str] = {}
        self.changed: list[str] = []
        self.portions = ReviewPortions()

    # What was stored

    def load(
        self, table_id: str, secret: bytes, entries: Iterable[Entry], line: Line | None = None
    ) -> None:
        """Takes up a table from its log; one that cannot be played any more is kept as it is."""
        log = list(entries)
        listed = self.listed.pop(table_id, None)
        table = Table(table_id, secret)
        try:
            check_rules(log)
            table.apply_all(log)
        except Refusal as refusal:
            self.old[table_id] = OldTable(table_id, secret, log, line or listed, refusal)
        except BadLog:
            damaged = Refusal("internal")
            self.old[table_id] = OldTable(table_id, secret, log, line or listed, damaged)
        else:
            self._add(table, log)

    def list_only(self, table_id: str, line: Line) -> None:
        """Takes up a table without its log, which is loaded when it is needed."""
        if table_id not in self.tables:
            self.listed[table_id] = line

    def keep(self, name: str, text: str) -> None:
        self.documents[name] = text
        self.changed.append(name)

    def taken(self, local: LocalTable) -> list[Entry]:
        """Returns the entries to be stored now, each once."""
        entries, local.unsaved = local.unsaved, []
        self.logs[local.table.id] += entries
        return entries

    def taken_documents(self) -> dict[str, str]:
        """Returns the documents to be stored now."""
        names, self.changed = self.changed, []
        return {name: self.documents[name] for name in names}

    # Reading

    def table(self, table_id: str) -> LocalTable:
        if table_id in self.old:
            raise self.old[table_id].refusal
        if table_id in self.listed:
            raise Needed(table_id)
        if table_id not in self.tables:
            raise Refusal("no-such-table")
        return self.tables[table_id]

    def lines(self) -> Iterator[Line]:
        """Yields the line of every table, as it is stored with its entries."""
        yield from (self.line(local) for local in self.tables.values())
        yield from self.listed.values()
        yield from (old.line for old in self.old.values() if old.line is not None)

    def line(self, local: LocalTable) -> Line:
        table = local.table
        seen = line_seen_by(table.line(), self.player)
        return {**seen, "updated": table.updated, "progress": table.progress(self.player)}

    def shown(self, local: LocalTable) -> dict[str, object]:
        return {"table": local.table.data(self.player, local.here(), self.clock())}

    def about(self) -> dict[str, object]:
        return about_data(self.policy, is_compiled(), LARGEST_FRAME)

    def me(self) -> dict[str, object]:
        return {"player": self.player, "nickname": self.nickname}

    def record(self, table_id: str) -> str:
        if table_id in self.old:
            return self.old[table_id].record()
        return self.table(table_id).table.record().text()

    def replay(self, table_id: str) -> dict[str, object]:
        local = self.table(table_id)
        table = local.table
        need_finished(table)
        log = [*self.logs[table.id], *local.unsaved]
        return film(table, log)._asdict()

    def history(self, table_id: str) -> dict[str, object]:
        """Returns a running game as a server takes it; one of a campaign goes with its campaign."""
        if self.table(table_id).table.campaign is not None:
            raise Refusal("table-not-running")
        return self.any_history(table_id)

    def any_history(self, table_id: str) -> dict[str, object]:
        local = self.table(table_id)
        return history(local.table, [*self.logs[table_id], *local.unsaved])

    # New tables

    def introduce(self, given: Given) -> None:
        """Takes the nickname that comes with a request, if one does."""
        nickname = given.nickname()
        if nickname is not None:
            self.nickname = clean_nickname(nickname)

    def create(self, given: Given) -> LocalTable:
        settings = read_settings(given.others("nickname", "commits"), self.policy)
        mine = [seat for seat in settings.seats if seat.kind == "me"]
        named = given.nickname() or self.nickname
        nickname = named or (mine[0].nickname if mine else None) or ""
        if mine and not nickname:
            raise Refusal("nickname-empty")
        return self.new_table(
            lambda code, public: actions.Create(
                settings, nickname, code, public, given.texts("commits")
            )
        )

    def play(self, given: Given) -> LocalTable:
        """Creates a table with me and bots."""
        wish = given.others("level", "nickname", "start")
        settings = quick_settings(wish, given.text_or_none("level"), self.policy)
        name = given.nickname() or self.nickname or NICKNAME
        local = self.new_table(lambda code, public: actions.Create(settings, name, code, public))
        if given.flag("start", True):
            self._start(local)
        return local

    def _start(self, local: LocalTable) -> None:
        try:
            local.act(self.player, actions.Start())
        except Refusal:  # nobody will look for a table that they never saw
            local.act(self.player, actions.Close())
            raise

    def import_record(self, text: str) -> LocalTable:
        """Creates a finished table of mine from a record."""
        return self.new_table(lambda code, _: actions.Import(text, code), secret=b"")

    def branch(self, table_id: str, given: Given) -> LocalTable:
        """Creates a table that goes on from a moment of a finished game."""
        table = self.table(table_id).table
        need_finished(table)
        luck, level = given.text_or_none("luck") or SAME, given.text_or_none("level")
        point = BranchPoint(table_id, given.number("step"), given.seat("me") + 1, luck)
        self.introduce(given)
        record, name = table.record(), self.nickname or NICKNAME
        return self.new_table(lambda code, _: actions.Branch(record, point, level, name, code))

    def rematch(self, table_id: str) -> LocalTable:
        local = self.table(table_id)
        table = local.table
        if table.rematch is not None:
            return self.table(table.rematch)
        new = self.new_table(lambda code, public: next_game(table, self.player, code, public))
        local.act(self.player, actions.Rematched(new.table.id))
        return new

    def new_table(
        self, action: Callable[[str, str], actions.Action], secret: bytes | None = None
    ) -> LocalTable:
        """Creates a table; `action` gets its code and the commitment to its secret."""
        secret = self.new_secret() if secret is None else secret
        table, now = Table(local_id(), secret), self.clock()
        wanted = action(new_code(), commitment(secret))
        entries = numbered(decide(self.policy, table, self.player, wanted, now), 0, now)
        table.apply_all(entries)
        local = self._add(table, [])
        local.unsaved += entries
        return local

    def _add(self, table: Table, log: list[Entry]) -> LocalTable:
        found = LocalTable(table, self.player, self.policy, self.clock, self.seconds)
        self.tables[table.id] = found
        self.logs[table.id] = log
        return found
