"""What to ask about a seat of a table, and when its bot should move."""

from draftingtable.games.core.randomness import Randomness
from draftingtable.table import BotTurn, Table
from draftingtable.table_bots.listening import wishes_heard
from draftingtable.table_bots.questions import Question
from draftingtable.table_bots.seeds import private_seed


def move_question(table: Table, turn: BotTurn, seconds: float) -> Question:
    """Asks for a bot's move; one that searches has that many seconds."""
    assert table.match is not None
    return Question(
        table=table.id,
        seat=turn.seat,
        game=table.settings.game,
        level=turn.level,
        seed=private_seed(table, "bot", turn.seat, turn.phase),
        view=table.match.view(turn.seat),
        moves=tuple(table.match.legal_moves(turn.seat)),
        seconds=seconds,
        wishes=wishes_heard(table, turn.seat),
    )


def hint_question(table: Table, seat: int, seconds: float) -> Question:
    """Asks what a strong bot would do in a person's seat."""
    assert table.match is not None
    return Question(
        table=table.id,
        seat=seat,
        game=table.settings.game,
        level="",
        seed=private_seed(table, "hint", seat, table.number),
        view=table.match.view(seat),
        moves=tuple(table.match.legal_moves(seat)),
        seconds=seconds,
        hint=True,
    )


def still(table: Table, turn: BotTurn) -> bool:
    """Whether it is still that bot's turn, as far as is known here."""
    return turn in table.bots_to_move()


def pace(table: Table, turn: BotTurn) -> float:
    """Returns the seconds until a bot moves: the table's setting, slightly randomised."""
    seed = private_seed(table, "pace", turn.seat, turn.phase)
    swing = Randomness(seed).below(1000) / 1000
    return table.settings.bot_pace * (0.7 + 0.6 * swing)


PATIENCE = 8.0
"""How often its pace a bot waits for a person it builds with, who may have something to propose."""


def patience(table: Table) -> float:
    """Returns the seconds a bot waits for those it builds with; none where a clock runs."""
    if table.settings.clock.kind in ("move", "bank"):
        return 0.0
    return PATIENCE * table.settings.bot_pace
