"""The one function that a browser's worker calls: JSON in, JSON out.

A request is an object with `do`:

- `call` (method, path, body): what HTTP is for; `answer` is `[status, content]`
- `load` (id, secret, entries): takes up a stored table
- `list` (id, line): takes up a stored table without its log, for lists
- `document` (id, data): takes up a stored document
- `open`, `close` (id), `send` (id, message): what a WebSocket is for
- `run`: does one thing that is due at each table

Every answer has what to store now, before any of `messages` is shown: `stored`, entries to be added
to tables, and `documents` to be replaced. `due` is when to send the next `run`. If `needs` names
tables that are only listed, nothing has been done: load them and repeat the request.
"""

import json
from collections.abc import Callable
from typing import cast

from draftingtable.games.core.errors import BadInput
from draftingtable.games.core.json_checks import require_list, require_object
from draftingtable.local.calls import call
from draftingtable.local.host import LocalHost, Needed
from draftingtable.local.local_table import LocalTable
from draftingtable.local.reading import Given
from draftingtable.table import Entry, read_entry

MOST_ENTRIES = 1_000_000
Data = dict[str, object]


class Bridge:
    def __init__(self, player: str, nickname: str, clock: Callable[[], int]) -> None:
        self.host = LocalHost(player, nickname, clock)

    def request(self, text: str) -> str:
        answer, needs = None, []
        try:
            answer = self._do(Given(json.loads(text)))
        except Needed as needed:
            needs = [needed.table_id]
        tables = self.host.tables.values()
        stored = [data for local in tables if (data := self._stored(local)) is not None]
        messages = [[local.table.id, message] for local in tables for message in local.messages]
        for local in tables:
            local.messages = []
        times = [at for local in tables if (at := local.due()) is not None]
        due = min(times, default=None)
        kept = self.host.taken_documents()
        documents = [{"id": name, "data": data} for name, data in kept.items()]
        found = {"answer": answer, "stored": stored, "documents": documents, "needs": needs}
        whole = {**found, "messages": messages, "due": due}
        return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))

    def _do(self, given: Given) -> object:
        match given.text("do"):
            case "call":
                method, path = given.text("method"), given.text("path")
                return list(call(self.host, method, path, given.data.get("body")))
            case "load":
                entries = require_list(given.data.get("entries"), "entries", 1, MOST_ENTRIES)
                read = [entry_of(entry) for entry in entries]
                # Imported games have none.
                secret = bytes.fromhex(str(given.data.get("secret", "")))
                self.host.load(given.text("id"), secret, read, given.line())
            case "list":
                self.host.list_only(given.text("id"), require_object(given.line(), "line", ()))
            case "document":
                self.host.documents[given.text("id")] = given.text("data")
            case "open":
                self.host.table(given.text("id")).open()
            case "close":
                self.host.table(given.text("id")).close()
            case "send":
                self.host.table(given.text("id")).on_message(given.data.get("message"))
            case "run":
                self._run()
            case other:
                raise BadInput("bad-request", "", {"place": "do", "problem": other[:40]})
        return None

    def _run(self) -> None:
        now = self.host.clock()
        for local in list(self.host.tables.values()):
            at = local.due()
            if at is not None and at <= now:
                local.run_due()

    def _stored(self, local: LocalTable) -> Data | None:
        entries = self.host.taken(local)
        if not entries:
            return None
        return {
            "id": local.table.id,
            "secret": local.table.deal_secret().hex(),
            "entries": [entry_data(entry) for entry in entries],
            "line": self.host.line(local),
        }


def entry_data(entry: Entry) -> Data:
    return {"number": entry.number, "at": entry.at, "kind": entry.kind, "data": entry.json()}


def entry_of(data: object) -> Entry:
    given = require_object(data, "entries", ("number", "at", "kind", "data"))
    number, at = cast(int, given["number"]), cast(int, given["at"])
    return read_entry(number, at, str(given["kind"]), str(given["data"]))
