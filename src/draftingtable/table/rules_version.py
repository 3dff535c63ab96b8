"""Games played by another version of the rules: named, listed and saved, but never judged again.

New rules might find old moves illegal, deal other cards or count other points. So such a table is
not opened; its record has the moves as they are stored, and the result as it was judged then.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.records import BRANCH, Record, RecordLine, parse
from draftingtable.games.core.registry import get
from draftingtable.table.apply import reorder, source_of
from draftingtable.table.entries import (
    Branched,
    Changed,
    Created,
    Entry,
    Imported,
    Moved,
    Started,
    Undone,
)
from draftingtable.table.table import Table

FIRST: Final = 1
"""The version of the rules in logs that do not name one."""
DEALS: Final = "deals"
LEFT_OUT: Final = "left out"


class PlayedBy(NamedTuple):
    game: str
    rules: int


def played_by(entries: Iterable[Entry]) -> PlayedBy | None:
    """Returns the game and the version of its rules; None while nobody plays yet."""
    game = ""
    for entry in entries:
        fact = entry.fact
        if isinstance(fact, Imported | Branched):
            return PlayedBy(fact.settings.game, parse(fact.record).rules)
        if isinstance(fact, Created | Changed):
            game = fact.settings.game
        elif isinstance(fact, Started):
            return PlayedBy(game, FIRST if fact.rules is None else fact.rules)
    return None


def check_rules(entries: Iterable[Entry]) -> None:
    """Refuses a game that was played by rules that this program does not know."""
    found = played_by(entries)
    if found is not None and found.rules != (known := get(found.game).rules_version):
        raise Refusal("table-rules", "", {"found": found.rules, "known": known})


def follows_our_rules(entries: Iterable[Entry]) -> bool:
    try:
        check_rules(entries)
    except Refusal:
        return False
    return True


def stored_record(
    table_id: str, secret: bytes, entries: list[Entry], result: Mapping[str, list[int]] | None
) -> str:
    """Returns a finished game as text, without playing it: what is stored, and nothing else.

    The deals are not stored: they follow from the secret, by the rules that the record names.
    """
    first = entries[0].fact
    if isinstance(first, Imported):
        return first.record
    if isinstance(first, Branched):
        return stored_branch(first, entries, result)
    place = start_of(entries)
    assert place is not None
    started = entries[place].fact
    assert isinstance(started, Started)
    table = Table(table_id, secret)
    table.apply_all(entries[:place])
    source = source_of(started, table)
    order = drawn_order(started)
    reorder(table, order or [])
    record = Record(
        game=table.settings.game,
        rules=FIRST if started.rules is None else started.rules,
        options=dict(table.settings.options),
        seats=[seat.name(number) for number, seat in enumerate(table.seats, 1)],
        start=None if started.start is None else started.start - 1,
        lines=list(stored_lines(entries[place:])),
        result=judged_then(result),
    )
    drawn = order if started.order_drawn else None
    record.extra = {DEALS: LEFT_OUT, **source.record_headers(drawn, started.start_drawn)}
    return record.text()


def stored_branch(
    first: Branched, entries: Iterable[Entry], result: Mapping[str, list[int]] | None
) -> str:
    """Returns a finished branch as it is stored: its deals after the branch point are not."""
    record = parse(first.record)
    record.seats = [seat.nickname or seat.kind for seat in first.seats]
    record.lines += stored_lines(entries)
    record.extra = {DEALS: LEFT_OUT, BRANCH: str(first.point.step)}
    record.result = judged_then(result)
    return record.text()


def judged_then(result: Mapping[str, list[int]] | None) -> dict[str, list[int]] | None:
    return None if result is None else {key: result[key] for key in ("scores", "winners")}


def seated_table(table_id: str, secret: bytes, entries: list[Entry]) -> Table:
    """Returns a table as it was when its game began, seats already in order, without its moves.

    An imported game, or a branch, has no such moment; its table is empty.
    """
    table = Table(table_id, secret)
    place = start_of(entries)
    if place is not None:
        table.apply_all(entries[:place])
        started = entries[place].fact
        assert isinstance(started, Started)
        reorder(table, drawn_order(started) or [])
    return table


def start_of(entries: Iterable[Entry]) -> int | None:
    """Returns the index of the entry that starts the game, if there is one."""
    found = (at for at, entry in enumerate(entries) if isinstance(entry.fact, Started))
    return next(found, None)


def drawn_order(started: Started) -> list[int] | None:
    return None if started.order is None else [number - 1 for number in started.order]


def stored_lines(entries: Iterable[Entry]) -> Iterator[RecordLine]:
    """Yields the moves that were not taken back."""
    lines: list[RecordLine] = []
    for entry in entries:
        if isinstance(entry.fact, Moved):
            lines.append(RecordLine(entry.fact.seat - 1, entry.fact.move))
        elif isinstance(entry.fact, Undone):
            lines.pop()
    yield from lines
