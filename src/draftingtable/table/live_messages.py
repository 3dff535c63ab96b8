"""What a table sends to those who have it open, as plain data (docs/protocol.md)."""

from collections.abc import Container, Mapping
from typing import Final

from draftingtable.games.core.errors import Refusal
from draftingtable.table.entries import Entry, Replied, Said
from draftingtable.table.refusal_data import error_data
from draftingtable.table.table import Table
from draftingtable.table.viewer_updates import Watch

PROTOCOL: Final = 1
LiveMessage = dict[str, object]


def welcome(watch: Watch, player: str, here: Container[str], now: int) -> LiveMessage:
    """Returns everything, for one of those who share the watch."""
    me = {**watch.me(), "player": player}
    return {"type": "welcome", "protocol": PROTOCOL, **watch.welcome(here, now), "me": me}


def change(watch: Watch, here: Container[str], now: int) -> LiveMessage:
    """Returns what is new; to be called once after each entry."""
    return {"type": "change", **watch.change(here, now)}


def spoken(table: Table, entry: Entry) -> LiveMessage | None:
    """Returns what has just been said with this entry, the same for everyone."""
    if isinstance(entry.fact, Said):
        return {"type": "said", **table.chat[-1]}
    if isinstance(entry.fact, Replied):
        return {"type": "replied", **entry.data}
    return None


def accepted(message_id: str, number: int) -> LiveMessage:
    return {"type": "accepted", "id": message_id, "number": number}


def refused(
    message_id: str | None, refusal: Refusal, number: int, views: Mapping[str, object]
) -> LiveMessage:
    error = error_data(refusal)
    return {"type": "refused", "id": message_id, "error": error, "number": number, "views": views}


def presence(table: Table, here: Container[str], watching: int) -> LiveMessage:
    """Returns presence by current seats: people sit down, stand up and change places."""
    seats = [number for number, seat in enumerate(table.seats, 1) if seat.player in here]
    return {"type": "presence", "seats": seats, "watching": watching}


def hint(message_id: str, seat: int, candidates: object) -> LiveMessage:
    return {"type": "hint", "id": message_id, "seat": seat + 1, "candidates": candidates}


def coached(seat: int, number: int, decision: Mapping[str, object]) -> LiveMessage:
    """Returns what there is to say about a move that was stored with that number."""
    return {"type": "coached", "seat": seat + 1, "number": number, "decision": decision}


def clocks(table: Table, now: int) -> LiveMessage:
    return {"type": "clock", "clocks": table.clocks(now), "now": now}


def pinged(seat: int, target: Mapping[str, object]) -> LiveMessage:
    return {"type": "pinged", "seat": seat + 1, **target}
