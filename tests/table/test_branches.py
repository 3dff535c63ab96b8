"""What if: a game that goes on from a moment of a finished one."""

from __future__ import annotations

from typing import Any

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness.verify import NOT_PROVABLE, verify
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import Record, RecordLine, parse
from draftingtable.games.core.replay import Replay, replay
from draftingtable.table import Table, actions, film
from draftingtable.table.entry_parts import BranchPoint
from draftingtable.table.rules_version import played_by, stored_record
from tests.table.sitting import NOON, SECRET, Sitting, seated

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "towers": ("towers", 3, {}),
    "ring": ("cities", 4, {}),
    "two": ("cities", 2, {"options": {"mode": "two"}}),
    "beginner": ("cities", 1, {"options": {"mode": "beginner"}}),
    "expert": ("cities", 1, {"options": {"mode": "expert"}}),
}


def finished(name: str) -> Sitting:
    game, people, settings = GAMES[name]
    sitting = seated(game, people, **settings)
    sitting.play_on(Randomness("original", name))
    return sitting


def branched(
    of: Record, step: int, luck: str = "same", level: str | None = None, me: int = 1
) -> Sitting:
    sitting = Sitting.__new__(Sitting)
    sitting.secret = b"another secret of thirty-two byt"
    sitting.table = Table("the-branch", sitting.secret)
    sitting.now, sitting.log, sitting.watches, sitting.changes = NOON, [], [], {}
    point = BranchPoint("the-table", step, me, luck)
    sitting.do("ilona", actions.Branch(of, point, level, "Ilona", "QRS456"))
    return sitting


def choices(record: Record) -> list[RecordLine]:
    """Returns what was chosen, without deals and what follows from the rules."""
    found = replay(record)
    played = found.setup.players - len(found.game.automatic_names(found.setup))
    return [line for line in record.lines if line.seat is not None and line.seat < played]


def follow(sitting: Sitting, lines: list[RecordLine]) -> None:
    """Makes the choices of another game."""
    for line in lines:
        assert line.seat is not None
        sitting.move(line.seat, line.text)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_choices_with_the_same_luck_lead_to_the_same_game(name: str) -> None:
    original = finished(name).table.record()
    made = choices(original)
    for step in (0, len(made) // 3, len(made) - 1):
        branch = branched(original, step)
        follow(branch, made[step:])
        assert branch.table.state == "finished"
        found = branch.table.record()
        assert [str(line) for line in found.lines] == [str(line) for line in original.lines]
        assert found.result == original.result


@pytest.mark.parametrize("name", GAMES)
def test_other_luck_deals_other_things_afterwards(name: str) -> None:
    original = finished(name).table.record()
    branch = branched(original, 0, luck="new")
    branch.play_on(Randomness("other", name))
    found = branch.table.record()
    begun = next(nth for nth, line in enumerate(original.lines) if line.seat is not None)
    assert list(map(str, found.lines[:begun])) == list(map(str, original.lines[:begun]))
    deals = [
        [line.text for line in one.lines[begun:] if line.seat is None] for one in (found, original)
    ]
    assert deals[0] != deals[1]


@pytest.mark.parametrize("luck", ["same", "new"])
@pytest.mark.parametrize("name", GAMES)
def test_a_branch_is_played_to_its_end_and_its_record_is_valid(name: str, luck: str) -> None:
    original = finished(name).table.record()
    step = len(choices(original)) // 2
    branch = branched(original, step, luck)
    branch.play_on(Randomness("branch", name, luck))
    assert branch.table.state == "finished"
    text = branch.table.record().text()
    assert f"\nbranch: {step}\n" in text
    found = verify(parse(text))
    assert (found.verdict, [doubt.code for doubt in found.doubts]) == (
        NOT_PROVABLE,
        ["fair-no-proof"],
    )
    assert branch.table.fairness()["commitment"] is None
    assert branch.table.fairness()["secret"] is None
    again = branch.read_again()
    assert again.record().text() == text


def test_the_original_stays_as_it_was() -> None:
    sitting = finished("towers")
    before = sitting.table.record().text()
    branch = branched(sitting.table.record(), 7)
    branch.play_on(Randomness("branch"), 5)
    assert sitting.table.record().text() == before


def test_its_table_says_where_it_comes_from_and_names_nobody_of_there() -> None:
    sitting = finished("towers")
    branch = branched(sitting.table.record(), 7, level="novice", me=2)
    data = branch.table.data("ilona", (), NOON)
    assert data["branch"] == {"table": "the-table", "step": 7, "seat": 2, "luck": "same"}
    assert branch.table.line()["branch"] == data["branch"]
    assert data["state"] == "running"
    assert [seat.kind for seat in branch.table.seats] == ["bot", "player", "bot"]
    assert branch.table.seats[1].nickname == "Ilona"
    stored = "".join(entry.json() for entry in branch.log)
    assert "Anna" not in stored
    assert SECRET.hex() not in stored
    assert not branch.table.settings.public


def test_without_a_level_i_play_all_seats() -> None:
    branch = branched(finished("ring").table.record(), 3)
    assert branch.table.seats_of("ilona") == [0, 1, 2, 3]
    assert len({seat.nickname for seat in branch.table.seats}) == 4


def test_choices_before_the_branch_cannot_be_taken_back() -> None:
    sitting = seated("towers", 2, start=1)
    sitting.move(0, "bid 0")
    assert sitting.table.undoable(0) == 1
    sitting.play_on(Randomness("rest"))
    branch = branched(sitting.table.record(), 1)
    assert branch.refused("ilona", actions.Undo(0)).code == "nothing-to-undo"
    branch.move(1, "bid 1")
    branch.do("ilona", actions.Undo(1))
    for seat in (0, 1):
        assert branch.refused("ilona", actions.Undo(seat)).code == "nothing-to-undo"


@pytest.mark.parametrize("name", GAMES)
def test_its_replay_begins_with_what_was_taken_over(name: str) -> None:
    sitting = finished(name)
    original = film(sitting.table, sitting.log)
    step = len(choices(sitting.table.record())) // 2
    branch = branched(sitting.table.record(), step)
    branch.play_on(Randomness("branch", name))
    shown: list[Any] = film(branch.table, branch.log).moments
    numbers = [moment["number"] for moment in shown]
    assert numbers == sorted(set(numbers))
    assert len(shown) == len(choices(branch.table.record())) + 1
    for found, expected in zip(shown[: step + 1], original.moments, strict=False):
        assert found["views"] == expected["views"]


@pytest.mark.parametrize("step", [-1, 1_000_000])
def test_a_game_has_only_so_many_moments(step: int) -> None:
    with pytest.raises(Refusal) as caught:
        branched(finished("two").table.record(), step)
    assert caught.value.code == "no-such-step"


def test_nothing_goes_on_from_the_end() -> None:
    record = finished("two").table.record()
    with pytest.raises(Refusal) as caught:
        branched(record, len(choices(record)))
    assert caught.value.code == "no-such-step"


def test_automas_are_nobodys_seat() -> None:
    record = finished("expert").table.record()
    with pytest.raises(Refusal) as caught:
        branched(record, 0, me=2)
    assert caught.value.code == "no-such-seat"


def test_only_known_levels_play() -> None:
    with pytest.raises(Refusal) as caught:
        branched(finished("two").table.record(), 0, level="champion")
    assert caught.value.params["place"] == "seats[2].level"


def test_a_branch_by_other_rules_is_saved_as_it_is_stored() -> None:
    original = finished("towers").table.record()
    branch = branched(original, 5)
    branch.play_on(Randomness("branch"))
    known = played_by(branch.log)
    assert known is not None
    assert known.rules == original.rules
    result = branch.table.record().result
    text = stored_record("the-branch", branch.secret, branch.log, result)
    assert "deals: left out" in text
    moves = [str(line) for line in branch.table.record().lines if line.seat is not None]
    assert [line for line in text.splitlines() if line in moves]
    assert text.endswith(branch.table.record().text().rpartition("---\n")[2])


def test_simultaneous_choices_have_the_records_order_in_replays() -> None:
    """Seat 3 picks first; a review counts the record's choices, which are in seat order."""
    sitting = seated("cities", 3)
    for seat in (2, 0, 1):
        sitting.random_move(seat, Randomness("pick", seat))
    sitting.play_on(Randomness("rest"))
    shown: list[Any] = film(sitting.table, sitting.log).moments
    played = replay(sitting.table.record())
    assert len(shown) == len(choices(played.record)) + 1
    for moment, expected in zip(shown, picked_by_step(played.record), strict=True):
        seats = moment["views"]["0"]["game"]["seats"]
        assert [seat["picked"] for seat in seats] == expected
    numbers = [moment["number"] for moment in shown]
    moved = [entry.number for entry in sitting.log if entry.kind in ("started", "moved")]
    assert numbers == moved, "links to a moment still lead there"


def picked_by_step(record: Record) -> list[list[bool]]:
    """Returns who has picked, before each choice of the record and at its end."""
    found = []
    for match in Replay(record).choices():
        data: Any = match.view(-1).as_data()
        found.append([seat["picked"] for seat in data["seats"]])
    return found
