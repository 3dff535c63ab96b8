"""What strangers import is limited: a server stores it."""

from __future__ import annotations

import pytest

from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import compact
from draftingtable.table import Entry, Fact, Table, actions, decide
from draftingtable.table.entries import Imported
from draftingtable.table.record_import import (
    LONGEST_EVENT,
    LONGEST_HEADER,
    LONGEST_NAME,
    MOST_HEADERS,
    MOST_LINES,
)
from tests.table.sitting import NOON, POLICY, seated


def good_record() -> list[str]:
    sitting = seated("towers", 2, players=2)
    sitting.play_on(Randomness("junk"))
    return sitting.table.record().text().splitlines()


def imported(lines: list[str]) -> list[Fact]:
    action = actions.Import("\n".join(lines) + "\n", "ABC234")
    return decide(POLICY, Table("imported", b""), "anna", action, NOON)


def refused(lines: list[str]) -> tuple[str, int, object]:
    with pytest.raises(BadRecord) as caught:
        imported(lines)
    return caught.value.code, caught.value.line, caught.value.params["most"]


def test_a_record_of_our_own_is_imported() -> None:
    assert imported(good_record())


def test_lines_headers_and_names_are_limited_by_name_and_line() -> None:
    lines = good_record()
    rule = lines.index("---")
    many = [*lines, *["1 pass"] * MOST_LINES]
    assert refused(many) == ("record-lines-many", MOST_LINES + 1, MOST_LINES)
    junk = [f"junk{number}: x" for number in range(MOST_HEADERS)]
    headers = [*lines[:rule], *junk, *lines[rule:]]
    assert refused(headers) == ("record-headers-many", MOST_HEADERS + 2, MOST_HEADERS)
    wide = [*lines[:rule], "junk: " + "x" * LONGEST_HEADER, *lines[rule:]]
    assert refused(wide) == ("record-line-long", rule + 1, LONGEST_HEADER)
    long = [*lines[: rule + 1], "x" * (LONGEST_EVENT + 1), *lines[rule + 1 :]]
    assert refused(long) == ("record-line-long", rule + 2, LONGEST_EVENT)
    at = next(place for place, line in enumerate(lines) if line.startswith("seats:"))
    names = [*lines[:at], f'seats: ["{"x" * (LONGEST_NAME + 1)}", "B"]', *lines[at + 1 :]]
    assert refused(names) == ("record-name-long", at + 1, LONGEST_NAME)


def with_seats(*names: str) -> list[str]:
    return [
        f"seats: {compact(list(names))}" if line.startswith("seats:") else line
        for line in good_record()
    ]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("An\u202ena", "Anna"),
        ("\u2066Anna\u200b", "Anna"),
        ("Anna\n \u3164B", "Anna B"),
        ("Z" + "\u0300\u0308\u0302\u0304" * 5, "Z\u0300\u0308\u0302"),
    ],
)
def test_names_in_a_record_are_cleaned_like_all_others(written: str, shown: str) -> None:
    (fact,) = imported(with_seats(written, "Ben"))
    assert isinstance(fact, Imported)
    assert [seat.nickname for seat in fact.seats] == [shown, "Ben"]
    table = Table("imported", b"")
    table.apply_all([Entry(1, NOON, fact)])
    assert table.record().seats == [shown, "Ben"]
    assert "\n".join(with_seats(shown, "Ben")) + "\n" == fact.record, "nothing else changes"


@pytest.mark.parametrize("blank", ["", " ", "\u202e", "\u3164\u3164", "\u2800", "\ufe0f"])
def test_a_blank_name_in_a_record_is_refused_with_its_line(blank: str) -> None:
    lines = with_seats("Anna", blank)
    with pytest.raises(BadRecord) as caught:
        imported(lines)
    at = next(place for place, line in enumerate(lines, 1) if line.startswith("seats:"))
    assert (caught.value.code, caught.value.line) == ("nickname-empty", at)


def test_a_record_without_events_is_all_headers() -> None:
    assert refused(["drafting-table record 1", *["a: b"] * 50])[0] == "record-headers-many"
