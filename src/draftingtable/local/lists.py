"""The tables of this device as lists show them: all are mine."""

from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import parse_qs

from draftingtable.games.core.json_checks import require_choice
from draftingtable.local.host import LocalHost
from draftingtable.table.seats import OPEN
from draftingtable.table.state import EXPIRED, FINISHED, RUNNING

PAGE: Final = 50
STATES: Final = (OPEN, RUNNING, FINISHED, EXPIRED)
Line = Mapping[str, object]


def table_list(host: LocalHost, query: str) -> dict[str, object]:
    """Answers `GET /tables`. Without `mine` it has public tables, and there are none here."""
    wish = {name: values[-1] for name, values in parse_qs(query).items()}
    state = wish.get("state")
    if state is not None:
        require_choice(state, "query.state", STATES)
    if wish.get("mine") not in ("true", "1"):
        return {"tables": [], "cursor": None}
    found = (line for line in host.lines() if state in (None, line["state"]))
    game = wish.get("game")
    return page((line for line in found if game in (None, line["game"])), wish.get("cursor", ""))


def page(lines: Iterable[Line], cursor: str) -> dict[str, object]:
    """Returns the next lines after the cursor, latest first."""
    ordered = sorted(lines, key=place)
    if cursor:
        updated, _, table_id = cursor.partition(".")
        after = (-int(updated) if updated.isdecimal() else 0, table_id)
        ordered = [line for line in ordered if place(line) > after]
    last = ordered[PAGE - 1] if len(ordered) > PAGE else None
    more = None if last is None else f"{last['updated']}.{last['id']}"
    return {"tables": ordered[:PAGE], "cursor": more}


def place(line: Line) -> tuple[int, str]:
    return -int(str(line["updated"])), str(line["id"])
