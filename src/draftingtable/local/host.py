"""All tables of this device: what `GET` and `POST` ask a server for."""

from collections.abc import Callable, Iterable
from typing import Final

from draftingtable.bots.core.levels import level_names, usual_level
from draftingtable.compilation import is_compiled
from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import commitment, fresh_secret
from draftingtable.games.core.registry import get, names
from draftingtable.local.local_table import LocalTable
from draftingtable.local.reading import Given
from draftingtable.local.requests import POSTED
from draftingtable.table import (
    Entry,
    ServerPolicy,
    Table,
    actions,
    decide,
    moments,
    next_game,
    numbered,
    read_settings,
    whole_story,
)
from draftingtable.table.names import clean_nickname
from draftingtable.table.naming import new_code, new_id
from draftingtable.table.quick_play import NICKNAME, quick_settings
from draftingtable.table.refusal_data import error_data, status_of
from draftingtable.table_bots.about import about_data

LARGEST_FRAME: Final = 65_536
CREATED: Final = 201
OK: Final = 200


def local_policy() -> ServerPolicy:
    return ServerPolicy(
        levels={game: level_names(game) for game in names()},
        usual={game: usual_level(game) for game in names()},
    )


class LocalHost:
    """The tables that are loaded, and the one person who plays at them."""

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

    def load(self, table_id: str, secret: bytes, entries: Iterable[Entry]) -> LocalTable:
        """Takes up a table from its log."""
        table = Table(table_id, secret)
        log = list(entries)
        table.apply_all(log)
        return self._add(table, log)

    def _add(self, table: Table, log: list[Entry]) -> LocalTable:
        found = LocalTable(table, self.player, self.policy, self.clock, self.seconds)
        self.tables[table.id] = found
        self.logs[table.id] = log
        return found

    def table(self, table_id: str) -> LocalTable:
        if table_id not in self.tables:
            raise Refusal("no-such-table")
        return self.tables[table_id]

    def taken(self, local: LocalTable) -> list[Entry]:
        """Returns the entries to be stored now, each once."""
        entries, local.unsaved = local.unsaved, []
        self.logs[local.table.id] += entries
        return entries

    # Calls

    def call(self, method: str, path: str, body: object) -> tuple[int, object]:
        """Answers a call with its status and content; a refusal with its error."""
        try:
            given = Given({} if body is None else body)
            place, *rest = path.strip("/").split("/")
            if place == "tables" and rest:
                return self._table_call(method, self.table(rest[0]), "/".join(rest[1:]), given)
            return self._call(method, "/".join((place, *rest)), given)
        except Refusal as refusal:
            return status_of(refusal), {"error": error_data(refusal)}

    def _call(self, method: str, path: str, given: Given) -> tuple[int, object]:
        match (method, *path.split("/")):
            case ("GET", "about"):
                return OK, self.about()
            case ("GET", "me"):
                return OK, self.me()
            case ("POST", "me"):
                self.nickname = clean_nickname(given.text("nickname"))
                return OK, self.me()
            case ("POST", "tables"):
                return CREATED, self._shown(self._create(given))
            case ("POST", "play"):
                return CREATED, self._shown(self._play(given))
            case ("POST", "score", game):
                return OK, get(game).score(given.data.get("sheet", given.data))
        raise Refusal("not-found")

    def _table_call(
        self, method: str, local: LocalTable, what: str, given: Given
    ) -> tuple[int, object]:
        if method == "GET":
            return OK, self._read(local, what) if what else self._shown(local)
        if what == "rematch":
            return CREATED, self._shown(self._rematch(local))
        if what == "join":
            local.act(self.player, self._join(given))
        elif what in POSTED:
            local.act(self.player, POSTED[what](given))
        else:
            raise Refusal("not-found")
        return OK, self._shown(local)

    def _join(self, given: Given) -> actions.Join:
        """Takes a seat for a person who shares this device."""
        nickname = clean_nickname(given.text_or_none("nickname") or self.nickname)
        return actions.Join(given.seat_or_none(), nickname, given.text_or_none("commit"))

    def about(self) -> dict[str, object]:
        return about_data(self.policy, is_compiled(), LARGEST_FRAME)

    def me(self) -> dict[str, object]:
        return {"player": self.player, "nickname": self.nickname}

    def _shown(self, local: LocalTable) -> dict[str, object]:
        return {"table": local.table.data(self.player, local.here(), self.clock())}

    def _read(self, local: LocalTable, what: str) -> object:
        table = local.table
        if what == "record":
            return table.record().text()
        if what == "fairness":
            return table.fairness()
        if what != "replay":
            raise Refusal("not-found")
        if table.state != "finished":
            raise Refusal("game-running")
        log = [*self.logs[table.id], *local.unsaved]
        found = moments(table.id, table.deal_secret(), log)
        return {"moments": list(found), "story": whole_story(table)}

    # New tables

    def _create(self, given: Given) -> LocalTable:
        settings = read_settings(given.others("nickname", "commits"), self.policy)
        mine = [seat for seat in settings.seats if seat.kind == "me"]
        named = given.text_or_none("nickname") or self.nickname
        nickname = named or (mine[0].nickname if mine else None) or ""
        if mine and not nickname:
            raise Refusal("nickname-empty")
        return self._new(
            lambda code, public: actions.Create(
                settings, nickname, code, public, given.texts("commits")
            )
        )

    def _play(self, given: Given) -> LocalTable:
        """Creates a table with me and bots."""
        wish = given.others("level", "nickname", "start")
        settings = quick_settings(wish, given.text_or_none("level"), self.policy)
        name = given.text_or_none("nickname") or self.nickname or NICKNAME
        local = self._new(lambda code, public: actions.Create(settings, name, code, public))
        if given.flag("start", True):
            local.act(self.player, actions.Start())
        return local

    def _rematch(self, local: LocalTable) -> LocalTable:
        table = local.table
        if table.rematch is not None and table.rematch in self.tables:
            return self.tables[table.rematch]
        new = self._new(lambda code, public: next_game(table, self.player, code, public))
        local.act(self.player, actions.Rematched(new.table.id))
        return new

    def _new(self, action: Callable[[str, str], actions.Action]) -> LocalTable:
        secret = self.new_secret()
        table, now = Table(new_id(), secret), self.clock()
        wanted = action(new_code(), commitment(secret))
        entries = numbered(decide(self.policy, table, self.player, wanted, now), 0, now)
        table.apply_all(entries)
        local = self._add(table, [])
        local.unsaved += entries
        return local
