"""Entries as JSON: defaults are omitted, unknown keys ignored, missing ones detected."""

import json
from dataclasses import dataclass, fields

import pytest

from draftingtable.table.entries import FACTS, BadLog, Entry, Moved, Quiet, Started, read_entry
from draftingtable.table.settings import Settings
from tests.table.sitting import seated


def test_defaults_are_not_written() -> None:
    entry = Entry(7, 5, Moved(1, "bid 2"))
    assert entry.json() == '{"seat":1,"move":"bid 2"}'
    assert read_entry(7, 5, "moved", entry.json()) == entry
    assert Started(("00",), (2, 1), True).as_data() == {
        "nonces": ["00"],
        "order": [2, 1],
        "order_drawn": True,
    }


def test_a_later_version_may_write_more() -> None:
    text = '{"seat":1,"move":"bid 2","mood":"good"}'
    assert read_entry(7, 5, "moved", text).fact == Moved(1, "bid 2")


@pytest.mark.parametrize(
    ("kind", "text"), [("moved", '{"seat":1}'), ("danced", "{}"), ("kept", "{"), ("moved", "[]")]
)
def test_an_unreadable_entry_is_a_bad_log(kind: str, text: str) -> None:
    with pytest.raises(BadLog):
        read_entry(1, 0, kind, text)


def test_quiet_entries_change_neither_lists_nor_seats() -> None:
    quiet = {kind for kind, fact in FACTS.items() if issubclass(fact, Quiet)}
    assert quiet == {
        *("moved", "undone", "proposed", "withdrawn", "said", "voted", "offered", "kept"),
        *("revealed", "chat-switched", "replied", "wished", "unwished"),
    }
    for fact in FACTS.values():
        assert fact.changes_listing == fact.changes_seating == (not issubclass(fact, Quiet))


@dataclass(frozen=True)
class LaterSettings(Settings):
    """Settings as a later version may have them."""

    theme: str = "blueprint"


def test_a_new_setting_leaves_stored_logs_readable() -> None:
    (created, *_) = seated("towers", 2).log
    stored = json.loads(created.json())["settings"]
    later = LaterSettings.from_data(stored)
    assert later.theme == "blueprint"
    assert later.as_data() == stored


def test_a_missing_setting_has_its_default() -> None:
    (created, *_) = seated("towers", 2).log
    stored = json.loads(created.json())["settings"]
    usual = Settings("towers", stored["options"], 2, Settings.from_data(stored).seats)
    for name in [field.name for field in fields(Settings)][4:]:
        without = {key: value for key, value in stored.items() if key != name}
        assert getattr(Settings.from_data(without), name) == getattr(usual, name)
