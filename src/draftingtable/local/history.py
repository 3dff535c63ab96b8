"""What a server needs in order to go on with a game of this device."""

from collections.abc import Iterable
from typing import cast

from draftingtable.games.core.errors import Refusal
from draftingtable.table import Entry, Table
from draftingtable.table.entries import Locked, Moved, Resigned, Undone
from draftingtable.table.seats import AUTOMA, BOT, Seat
from draftingtable.table.state import RUNNING

Step = dict[str, object]


def history(table: Table, log: Iterable[Entry]) -> dict[str, object]:
    """Returns a running game as `POST /histories` takes it, with its secret."""
    if table.state != RUNNING or table.lock is None:
        raise Refusal("table-not-running")
    log = list(log)
    nonces = [table.lock.nonces.get(place) for place in table.lock.places]
    shared = None not in nonces
    return {
        "secret": table.deal_secret().hex(),
        "settings": {**table.settings.as_data(), "seats": wishes(table, log)},
        "commits": list(table.lock.commitments) if shared else [],
        "nonces": [cast(bytes, nonce).hex() for nonce in nonces] if shared else [],
        "steps": steps(log),
        "free": [],
    }


def wishes(table: Table, log: list[Entry]) -> list[Step]:
    """Returns who sat where before the seats were drawn."""
    before = Table(table.id, table.deal_secret())
    for entry in log:
        if isinstance(entry.fact, Locked):
            break
        before.apply(entry)
    return [wish(seat) for seat in before.seats if seat.kind != AUTOMA]


def wish(seat: Seat) -> Step:
    if seat.kind == BOT:
        return {"kind": "bot", "level": seat.level, "nickname": seat.nickname or None}
    return {"kind": "me", "nickname": seat.nickname}


def steps(log: list[Entry]) -> list[Step]:
    """Returns the moves and resignations, without moves that were taken back."""
    found: list[Step] = []
    for entry in log:
        fact = entry.fact
        if isinstance(fact, Moved):
            found.append({"seat": fact.seat, "move": fact.move})
        elif isinstance(fact, Resigned):
            found.append({"seat": fact.seat, "move": None})
        elif isinstance(fact, Undone):
            mine = [nth for nth, step in enumerate(found) if step["seat"] == fact.seat]
            del found[mine[-1]]
    return found
