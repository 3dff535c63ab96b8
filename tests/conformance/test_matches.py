"""Matches: playing, recording, undoing."""

import pytest

from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.match import Match
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import Replay, replay
from tests.conformance.parameters import every_table
from tests.conformance.play import Table, new_match, play_on


@every_table
def test_a_record_survives_a_round_trip(table: Table) -> None:
    match = new_match(table)
    randomness = Randomness("record")
    for moves in (0, 1, 6, 30, 90, -1):
        play_on(match, randomness, moves, in_seat_order=True)
        text = match.record().text()
        played = replay(parse(text))
        assert played.position.snapshot() == match.position.snapshot()
        assert parse(text).text() == text
    assert match.record().result == match.outcome().result()


@every_table
def test_a_whole_game_does_not_depend_on_who_was_quicker(table: Table) -> None:
    match = new_match(table)
    play_on(match, Randomness("quick"))
    played = replay(parse(match.record().text()))
    assert played.position.snapshot() == match.position.snapshot()


@every_table
def test_a_record_can_be_read_whoever_was_quicker(table: Table) -> None:
    """Where several choose at once, a game interrupted in between is also a valid record."""
    match = new_match(table)
    randomness = Randomness("last first")
    for _ in range(30):
        if not match.over:
            last = match.acting()[-1]
            match.play(last, match.position.random_move(last, randomness))
            replay(parse(match.record().text()))


@every_table
def test_a_record_replayed_line_by_line_passes_the_same_positions(table: Table) -> None:
    match = new_match(table)
    randomness = Randomness("lines")
    passed = {len(match.lines): match.position.snapshot()}
    for _ in range(60):
        if not match.over:
            play_on(match, randomness, 1, in_seat_order=True)
            passed[len(match.lines)] = match.position.snapshot()
    replayed = Replay(parse(match.record().text()))
    for line in match.lines:
        assert replayed.step().text == line.text
        if replayed.done in passed:
            assert replayed.position.snapshot() == passed[replayed.done]


@every_table
def test_events_are_reported_in_order_and_once(table: Table) -> None:
    """A match reports the same events as its record, and earlier events never change."""
    match = new_match(table)
    randomness = Randomness("events")
    before = list(match.events)
    assert before
    while not match.over:
        play_on(match, randomness, 1, in_seat_order=True)
        assert match.events[: len(before)] == before
        assert len(match.events) > len(before)
        before = list(match.events)
    replayed = replay(parse(match.record().text()))
    assert [repr(event) for event in replayed.events] == [repr(event) for event in before]


@every_table
def test_ignoring_events_does_not_change_the_game(table: Table) -> None:
    game, setup = table
    texts = []
    for interactive in (True, False):
        match = Match(game, setup, SamplingDealer("quiet"), interactive=interactive)
        play_on(match, Randomness("quiet"))
        texts.append(match.record().text())
    assert texts[0] == texts[1]


@every_table
def test_an_illegal_number_is_refused_and_leaves_no_trace(table: Table) -> None:
    match = new_match(table)
    randomness = Randomness("illegal")
    for _ in range(20):
        before = match.record().text(), match.position.snapshot(), len(match.events)
        undoable = [match.undoable(seat) for seat in range(table[1].players)]
        for seat in range(-1, table[1].players + 1):
            for number in (-1, 10**9):
                with pytest.raises(Refusal):
                    match.play(seat, number)
        assert (match.record().text(), match.position.snapshot(), len(match.events)) == before
        assert [match.undoable(seat) for seat in range(table[1].players)] == undoable
        if not match.over:
            play_on(match, randomness, 1)


@every_table
def test_text_that_is_not_a_move_is_refused(table: Table) -> None:
    match = new_match(table)
    with pytest.raises(Refusal):
        match.play_text(match.acting()[0], "nonsense")


@every_table
def test_undo_goes_back_to_new_information_and_no_further(table: Table) -> None:
    match = new_match(table)
    randomness = Randomness("undo")
    mine = 0
    last = -1
    for _ in range(250):
        if match.over:
            break
        lines, shown = len(match.lines), match.position.news
        seat, move = random_move(match, randomness)
        secret = match.game.is_secret(move)
        match.play(seat, move)
        news = len(match.lines) - lines > 1 or match.position.news > shown
        mine = 0 if news or secret else mine + 1 if seat == last else 1
        last = seat
        for other in range(table[1].players):
            assert match.undoable(other) == (mine if other == seat else 0)


@every_table
def test_undo_restores_everything(table: Table) -> None:
    match = new_match(table)
    randomness = Randomness("restore")
    undone = 0
    for _ in range(120):
        if match.over:
            break
        before = everything(match)
        seat, move = random_move(match, randomness)
        match.play(seat, move)
        if match.undoable(seat):
            assert match.undo(seat)
            assert everything(match) == before
            match.play(seat, move)
            undone += 1
    assert undone > 20


@every_table
def test_undo_by_anybody_else_does_nothing(table: Table) -> None:
    match = new_match(table)
    randomness = Randomness("others")
    for _ in range(40):
        before = everything(match)
        for other in range(-1, table[1].players + 1):
            if not match.undoable(other):
                assert not match.undo(other)
        assert everything(match) == before
        if not match.over:
            play_on(match, randomness, 1)


@every_table
def test_undoing_and_playing_on_gives_the_same_game(table: Table) -> None:
    """Undo gives no second look at the deck: the same deals come in the same order."""
    texts = []
    for nervous in (False, True):
        match = new_match(table)
        moves, doubts = Randomness("nervous"), Randomness("doubts")
        while not match.over:
            seat, move = random_move(match, moves)
            match.play(seat, move)
            if nervous and doubts.below(2) == 0 and match.undo(seat):
                match.play(seat, move)
        texts.append(match.record().text())
    assert texts[0] == texts[1]


def random_move(match: Match, randomness: Randomness) -> tuple[int, int]:
    seats = match.acting()
    seat = seats[randomness.below(len(seats))]
    moves = match.legal_moves(seat)
    return seat, moves[randomness.below(len(moves))]


def everything(match: Match) -> tuple[dict[str, object], str, list[str]]:
    events = [repr(event) for event in match.events]
    return match.position.snapshot(), match.record().text(), events
