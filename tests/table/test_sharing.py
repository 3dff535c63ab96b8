"""Equal data of several tables is kept in memory once, with unchanged content."""

import pytest

from draftingtable.games.core.randomness import Randomness
from draftingtable.table import actions, sharing
from draftingtable.table.state import MESSAGES_KEPT
from tests.table.sitting import Sitting, seated


def played(game: str, moves: int) -> Sitting:
    sitting = seated(game, 3)
    sitting.play_on(Randomness("sharing"), moves)
    return sitting


@pytest.mark.parametrize("game", ["towers", "cities"])
def test_tables_share_equal_data(game: str) -> None:
    one, other = (played(game, 40).table.match for _ in range(2))
    assert one is not None
    assert other is not None
    assert list(map(repr, one.events)) == list(map(repr, other.events))
    assert one.lines == other.lines
    moves = [place for place, line in enumerate(one.lines) if line.seat is not None]
    assert all(one.lines[place] is other.lines[place] for place in moves)
    kinds = ("bid", "pass", "place")
    plain = [place for place, event in enumerate(one.events) if event.kind in kinds]
    assert plain
    assert all(one.events[place] is other.events[place] for place in plain)


def test_secrets_of_one_seat_are_never_shared() -> None:
    match = played("cities", 40).table.match
    assert match is not None
    secret = [event for event in match.events if event.secret is not None]
    assert secret
    assert not any(sharing.shared_event(event) in sharing._events.values() for event in secret)


def test_the_cache_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sharing, "MOST", 0)
    monkeypatch.setattr(sharing, "_events", {})
    monkeypatch.setattr(sharing, "_lines", {})
    played("towers", 40)
    assert not sharing._events
    assert not sharing._lines


def test_the_last_messages_of_each_player_are_recognised() -> None:
    sitting = seated("towers", 2)
    for number in range(MESSAGES_KEPT + 5):
        sitting.table.remember("anna", f"m{number}", number)
    assert sitting.table.done("anna", "m4") is None
    assert sitting.table.done("anna", "m5") == 5
    sitting.do("anna", actions.Move(0, sitting.table.phase(0), "bid 0", id="mine"))
    assert sitting.do("anna", actions.Move(0, 0, "bid 0", id="mine")) == []
