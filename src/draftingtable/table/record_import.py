"""Games from records, shown like our own."""

from functools import lru_cache
from typing import Final

from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.records import RULE_LINE, compact
from draftingtable.games.core.replay import Replay, open_record
from draftingtable.table.names import clean_text

MOST_LINES: Final = 3000
"""Several times the longest game."""
MOST_HEADERS: Final = 40
LONGEST_HEADER: Final = 4000
LONGEST_EVENT: Final = 200
LONGEST_NAME: Final = 40


@lru_cache(maxsize=8)
def opened(text: str) -> Replay:
    """Returns the record played to its end, cached for deciding, applying and showing it.

    Sharing it is safe, since a finished game no longer changes.
    """
    return open_record(text)


def check_size(text: str) -> None:
    """Refuses what no game needs: a server stores the records that strangers import."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise BadRecord(MOST_LINES + 1, "record-lines-many", "", {"most": MOST_LINES})
    headers = lines.index(RULE_LINE) if RULE_LINE in lines else len(lines)
    if headers > MOST_HEADERS + 1:
        raise BadRecord(MOST_HEADERS + 2, "record-headers-many", "", {"most": MOST_HEADERS})
    for number, line in enumerate(lines, 1):
        most = LONGEST_HEADER if number <= headers else LONGEST_EVENT
        if len(line) > most:
            raise BadRecord(number, "record-line-long", "", {"most": most})


def with_clean_names(text: str) -> str:
    """Returns the record with its names cleaned as at any table; refuses blank and long ones.

    Everything else stays as written: names are not part of a fair deal.
    """
    record = opened(text).record
    line = record.places["seats"]
    names = [clean_name(name, line) for name in record.seats]
    if names == record.seats:
        return text
    lines = text.split("\n")
    lines[line - 1] = f"seats: {compact(names)}"
    return "\n".join(lines)


def clean_name(name: str, line: int) -> str:
    clean = clean_text(name)
    if not clean:
        raise BadRecord(line, "nickname-empty")
    if len(clean) > LONGEST_NAME:
        raise BadRecord(line, "record-name-long", "", {"most": LONGEST_NAME})
    return clean
