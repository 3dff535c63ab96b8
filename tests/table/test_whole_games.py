"""Whole games through tables: both games, every number of seats, people and bots mixed."""

from typing import Any

import pytest

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import new_bot
from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import verify
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.table import (
    SYSTEM,
    BadLog,
    Entry,
    Table,
    actions,
    film,
    read_entry,
)
from draftingtable.table.entries import Moved, Undone
from tests.table.sitting import SECRET, Sitting, fingerprint, nonce, outcome_of, seated

LEVELS = ("journeyman", "random", "apprentice")
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *[("towers", players, {"referee": players % 2 == 0}) for players in range(2, 6)],
    *[("cities", players, {}) for players in range(3, 8)],
    ("cities", 2, {"mode": "two"}),
]
every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES)


def mixed(game: str, players: int, options: dict[str, Any]) -> Sitting:
    """Seats as many people as bots, or one more; seats and start are drawn."""
    bots = [LEVELS[number % 3] for number in range(players // 2)]
    people = players - len(bots)
    drawn: dict[str, Any] = {"seating": "random", "start": None}
    return seated(game, people, bots=bots, options=options, **drawn)


def play_through(sitting: Sitting) -> None:
    """Plays to the end: people move at random, bots think."""
    randomness = Randomness("whole", len(sitting.table.seats))
    bots: dict[int, Bot] = {}
    while sitting.table.state == "running":
        turns = sitting.table.bots_to_move()
        if not turns:
            sitting.play_on(randomness, 1)
            continue
        turn, match = turns[0], sitting.table.match
        assert match is not None
        if turn.seat not in bots:
            bots[turn.seat] = new_bot(match.game.name, turn.level, "whole", turn.seat)
        moves = sitting.table.legal_moves(turn.seat)
        chosen = bots[turn.seat].choose(match.view(turn.seat), moves)
        text = match.game.notation.move_text(chosen)
        sitting.do(SYSTEM, actions.Move(turn.seat, turn.phase, text))


@every_table
def test_a_game_is_played_stored_read_again_and_verified(
    game: str, players: int, options: dict[str, Any]
) -> None:
    sitting = mixed(game, players, options)
    play_through(sitting)
    table = sitting.table
    assert table.outcome() is not None
    assert fingerprint(sitting.read_again()) == fingerprint(table)
    record = parse(table.record().text())
    checked = verify(record)
    assert checked.deals > 0
    assert checked.order
    assert checked.start == (game == "towers")
    assert checked.replay.position.outcome().result() == record.result


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_solo_against_automas(mode: str) -> None:
    settings = {"game": "cities", "options": {"mode": mode}, "seats": [{"kind": "me"}]}
    sitting = Sitting(settings)
    sitting.do("anna", actions.Start())
    play_through(sitting)
    assert verify(parse(sitting.table.record().text())).deals > 0
    assert sitting.table.record().seats == ["Anna", "Autommaso", "Automarta"]


def test_a_finished_game_can_be_viewed_from_every_seat() -> None:
    sitting = mixed("cities", 3, {})
    play_through(sitting)
    found = film(sitting.table, sitting.log)
    shown: list[Any] = found.moments
    moves = [entry for entry in sitting.log if entry.kind == "moved"]
    assert len(shown) == len(moves) + 1
    assert all(set(moment["views"]) == {"0", "1", "2", "3"} for moment in shown)
    seen = [view["help"] for moment in shown for view in moment["views"].values()]
    assert not any(given["suggest"] or given["adds"] for given in seen), "no legal moves are left"
    assert shown[-1]["views"]["1"]["game"]["phase"] == "over"
    story = found.story
    assert shown[-1]["story_length"] == len(story)
    assert all("tiles" in event for event in story if event["kind"] == "pick")


def test_a_replay_shows_what_counted() -> None:
    """Moves that were taken back could make it as long as anyone liked."""
    sitting = seated("towers", 2)
    for text in ("bid 0", "bid 1", "bid 0"):
        sitting.move(0, text)
        sitting.do("anna", actions.Undo(0))
    play_through(sitting)
    found = film(sitting.table, sitting.log)
    shown: list[Any] = found.moments
    match = sitting.table.match
    assert match is not None
    assert len(shown) == 1 + sum(line.seat is not None for line in match.lines)
    lengths = [moment["story_length"] for moment in shown]
    assert lengths == sorted(lengths), "the story is never cut"
    assert shown[-1]["story_length"] == len(found.story)


def imported(text: str) -> Sitting:
    sitting = Sitting.__new__(Sitting)
    sitting.table, sitting.now, sitting.log, sitting.watches = Table("import", b""), 5, [], []
    sitting.secret = b""
    sitting.do("anna", actions.Import(text, "QRS456"))
    return sitting


@pytest.mark.parametrize(
    ("game", "options"), [("towers", {}), ("cities", {}), ("cities", {"mode": "expert"})]
)
def test_a_record_from_elsewhere_becomes_a_finished_table(
    game: str, options: dict[str, Any]
) -> None:
    wishes = [{"kind": "me"}] if options else [{"kind": "me"}] * 3
    sitting = Sitting({"game": game, "options": options, "seats": wishes})
    sitting.do("anna", actions.Start())
    play_through(sitting)
    text = sitting.table.record().text()
    again = imported(text)
    assert again.table.state == "finished"
    assert outcome_of(again.table) == outcome_of(sitting.table)
    assert again.table.record().text() == text
    assert [seat.nickname for seat in again.table.seats] == sitting.table.record().seats
    assert again.table.fairness()["secret"] is None
    shown: list[Any] = film(again.table, again.log).moments
    original: list[Any] = film(sitting.table, sitting.log).moments
    assert shown[-1]["views"]["0"] == original[-1]["views"]["0"]


def test_an_unfinished_or_wrong_record_is_not_imported() -> None:
    sitting = seated("towers", 2)
    sitting.play_on(Randomness("half"), 20)
    assert sitting.table.match is not None
    with pytest.raises(Refusal) as caught:
        imported(sitting.table.match.record().text())
    assert caught.value.code == "record-unfinished"
    with pytest.raises(Refusal):
        imported("drafting-table record 1\n")
    with pytest.raises(Refusal) as caught:
        sitting.table.record()
    assert caught.value.code == "game-running"


def test_an_impossible_log_is_detected() -> None:
    sitting = seated("towers", 2)
    sitting.move(0, "bid 0")
    for change in (
        lambda log: log[1:],
        lambda log: [*log[:-2], log[-1]],
        lambda log: [*log, Entry(len(log) + 1, 0, Moved(1, "bid 3"))],
        lambda log: [*log, Entry(len(log) + 1, 0, Undone(2))],
        lambda log: [*log, read_entry(len(log) + 1, 0, "danced", "{}")],
        lambda log: [*log, read_entry(len(log) + 1, 0, "created", "{}")],
    ):
        with pytest.raises(BadLog):
            Table("broken", SECRET).apply_all(change(sitting.log))
    with pytest.raises(BadLog):
        Table("another", nonce(3)).apply_all(sitting.log)
