"""Nothing sent to a viewer depends on what that viewer must not know (T6, C3.1)."""

import json

import pytest

from draftingtable.games.core.position import SPECTATOR, Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.table import Table, Watch, actions
from draftingtable.table.apply import look_again
from tests.conformance.setups import KNOWN
from tests.table.sitting import NOON, SECRET, Sitting, nonce, seated

TABLES = [("towers", 3), ("cities", 3), ("cities", 5)]


def shown(table: Table, viewer: int) -> str:
    """Returns everything sent to a player with that seat, as one text."""
    player = table.seats[viewer].player or "" if viewer >= 0 else ""
    return json.dumps(Watch(table, player).welcome((), NOON), sort_keys=True)


def disguised(table: Table, position: Position) -> None:
    """Replaces the table's position, as if it had always been that one."""
    assert table.match is not None
    table.match.position = position
    look_again(table)


@pytest.mark.parametrize(("game", "people"), TABLES)
def test_hidden_changes_do_not_change_what_is_shown(game: str, people: int) -> None:
    sitting = seated(game, people)
    randomness = Randomness("secrets", game)
    changed = 0
    while sitting.table.state == "running":
        sitting.play_on(randomness, 7)
        table = sitting.table
        assert table.match is not None
        position = table.match.position
        for viewer in (SPECTATOR, *range(people)):
            expected = shown(table, viewer)
            for other in KNOWN[game].disguises(position, viewer):
                disguised(table, other)
                assert shown(table, viewer) == expected
                changed += 1
            disguised(table, position)
    assert changed > 20


@pytest.mark.parametrize(("game", "people"), TABLES)
def test_another_secret_choice_looks_the_same_to_others(game: str, people: int) -> None:
    """Two games that differ only in seat 1's secret choice look the same to all others."""
    first, second = seated(game, people), seated(game, people)
    legal = first.view(0)["legal"]
    first.move(0, legal[0])
    second.move(0, legal[-1])
    if game == "towers":
        return  # T6: everybody sees a bid
    for viewer in (SPECTATOR, *range(1, people)):
        assert shown(first.table, viewer) == shown(second.table, viewer)
    assert shown(first.table, 0) != shown(second.table, 0)


def everything_sent(sitting: Sitting) -> str:
    sent = [shown(sitting.table, viewer) for viewer in range(-1, len(sitting.table.seats))]
    sent += [json.dumps(change) for changes in sitting.changes.values() for change in changes]
    return "\n".join([*sent, json.dumps(sitting.table.line())])


@pytest.mark.parametrize(("game", "people"), TABLES)
def test_the_secret_of_the_deal_is_revealed_only_after_the_end(game: str, people: int) -> None:
    sitting = seated(game, people)
    sitting.watch("anna")
    sitting.play_on(Randomness("told"), 30)
    assert SECRET.hex() not in everything_sent(sitting)
    assert not any(SECRET.hex() in json.dumps(entry.data) for entry in sitting.log)
    assert sitting.table.fairness()["secret"] is None
    sitting.play_on(Randomness("told on"))
    assert sitting.table.fairness()["secret"] == SECRET.hex()
    assert f"secret: {SECRET.hex()}" in sitting.table.record().text()


def test_a_revealed_nonce_is_shown_only_once_the_game_has_begun() -> None:
    sitting = seated("towers", 3, begin=False, fair=True)
    sitting.watch("lina")
    sitting.do("anna", actions.Start())
    sitting.do("anna", actions.Reveal(0, nonce(0)))
    for hidden in (SECRET.hex(), *(nonce(place).hex() for place in range(3))):
        assert hidden not in everything_sent(sitting)
        assert hidden not in json.dumps(sitting.table.fairness())
        assert hidden not in repr(sitting.table.lock)
