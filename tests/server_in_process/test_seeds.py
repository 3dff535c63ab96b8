"""What bots do follows from the table's secret: servers can repeat it, nobody can foretell it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from draftingtable.games.core.fairness import commitment
from draftingtable.table import SYSTEM, BotTurn, ServerPolicy, Table, actions, read_settings
from draftingtable.table_bots.asking import pace
from draftingtable.table_bots.questions import Question
from draftingtable.table_bots.seeds import private_seed
from draftingtable.table_bots.thinking import new_bot
from tests.server_in_process.test_bots_and_clocks import act
from tests.server_in_process.test_bots_of_a_game import question_at

LEVELS = ("random", "apprentice")
POLICY = ServerPolicy(levels={"towers": LEVELS}, usual={"towers": "random"})
SECRET = b"of this test alone, and long enough"


def table_of(level: str) -> Table:
    """Returns a running game of 5 Towers between two bots."""
    seats = [{"kind": "bot", "level": level}] * 2
    wish = {"game": "towers", "players": 2, "seats": seats, "seating": "order"}
    table = Table("table", SECRET)
    settings = read_settings(wish, POLICY)
    act(table, "anna", actions.Create(settings, "Anna", "ABCDEF", commitment(SECRET)))
    act(table, "anna", actions.Start())
    return table


def turns(table: Table) -> Iterator[tuple[BotTurn, Question]]:
    """Yields the questions of a whole game in which the bots' own choices are played."""
    while table.state == "running":
        (turn,) = table.bots_to_move()
        question = question_at(table)
        yield turn, question
        text = table.settings.rules().notation.move_text(chosen(question))
        act(table, SYSTEM, actions.Move(turn.seat, turn.phase, text))


def chosen(question: Question) -> int:
    return new_bot(question).choose(question.view, list(question.moves))


def public_seeds(table: Table, turn: BotTurn) -> list[str]:
    """What somebody could try who knows all that everybody is shown, and this program."""
    nonces = table.source.nonce_texts() if table.source else []
    known = (table.commitment or "", table.id, table.code, *filter(None, nonces))
    return [f"{each}/{turn.seat}/{turn.phase}" for each in known]


@pytest.mark.parametrize("level", LEVELS)
def test_choices_cannot_be_predicted_from_public_data(level: str) -> None:
    """They could be: 503 of 503 when the seed came from the commitment."""
    table = table_of(level)
    free, predicted = 0, 0
    for turn, question in turns(table):
        assert question.seed not in public_seeds(table, turn)
        guess = replace(question, seed=public_seeds(table, turn)[0])
        if len(question.moves) > 2:
            free += 1
            predicted += chosen(guess) == chosen(question)
    assert free > 20
    # Often an apprentice has one best move: 40 of 51 are right here, and of a random bot 12 of 55.
    assert predicted < free * 9 / 10, "the seed makes no difference"


def test_choices_paces_and_hints_follow_from_the_secret_alone() -> None:
    table = table_of("random")
    (turn,) = table.bots_to_move()

    def found() -> tuple[str, float, str]:
        return question_at(table).seed, pace(table, turn), private_seed(table, "hint", 0, 5)

    before = found()
    table.commitment = "something else"
    assert found() == before, "it depends on what everybody knows"
    table._secret = b"another secret"
    assert all(one != other for one, other in zip(found(), before, strict=True))


def test_a_server_repeats_what_another_would_do() -> None:
    one, other = ([question.seed for _, question in turns(table_of("random"))] for _ in range(2))
    assert one == other
    assert len(set(one)) == len(one), "no two turns share a seed"


def test_seeds_for_different_purposes_differ() -> None:
    table = table_of("random")
    purposes = [("bot", 1, 23), ("bot", 12, 3), ("pace", 1, 23), ("hint", 1, 23)]
    assert len({private_seed(table, *purpose) for purpose in purposes}) == len(purposes)
