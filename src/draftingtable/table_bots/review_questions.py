"""What to ask about a game that is over. Nothing here can be asked about a running one."""

from dataclasses import replace
from typing import Final

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.match import seat_names
from draftingtable.games.core.records import ENDED, RESIGNED, Record
from draftingtable.games.core.replay import is_chosen
from draftingtable.table import Table, actions
from draftingtable.table_bots.questions import CoachQuestion, MoveJudgement, ReviewSlice
from draftingtable.table_bots.seeds import private_seed

KEPT: Final = (RESIGNED, ENDED)
"""Headers that decide who won."""
COACH_DEPTH: Final = "quick"


def review_slice(table: Table, depth: str, seconds: float, name: str) -> ReviewSlice:
    return ReviewSlice(
        review=name,
        record=finished_record(table).text(),
        depth=depth,
        seed=private_seed(table, "review", depth),
        seconds=seconds,
    )


def judgement(table: Table, step: int, move: str, depth: str) -> MoveJudgement:
    """Asks how good another move would have been at a step of the game."""
    record = finished_record(table)
    check_step(table, record, step)
    seed = private_seed(table, "review", depth)
    return MoveJudgement(record.text(), step, move, depth, seed)


def finished_record(table: Table) -> Record:
    """Returns the record without names and proofs; refuses while the game is running."""
    table.check_finished()
    record, match = table.record(), table.match
    assert match is not None
    extra = {key: record.extra[key] for key in KEPT if key in record.extra}
    return replace(record, seats=seat_names(match.game, match.setup, ()), extra=extra)


def check_step(table: Table, record: Record, step: int) -> None:
    assert table.match is not None
    match = table.match
    played = match.setup.players - len(match.game.automatic_names(match.setup))
    if not 0 <= step < sum(is_chosen(line, played) for line in record.lines):
        raise Refusal("no-such-step", "", {"step": step})


def coach_question(table: Table, player: str, made: actions.Move) -> CoachQuestion | None:
    """Asks about a move that a person is about to make, where hints are allowed.

    None if that is not so, or if there is nothing to choose.
    """
    seat, match = made.seat, table.match
    mine = seat in table.seats_of(player) and made.phase == table.phase(seat)
    if match is None or not (mine and table.settings.hints and seat in table.acting):
        return None
    moves = tuple(table.legal_moves(seat))
    chosen = [move for move in moves if match.game.notation.move_text(move) == made.move]
    if len(moves) < 2 or not chosen:
        return None
    seed = private_seed(table, "coach", seat, table.phase(seat))
    return CoachQuestion(match.view(seat), moves, chosen[0], COACH_DEPTH, seed)
