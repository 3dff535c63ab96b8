"""What happens to a game when a bot fails: stop, forfeit, or a random legal move."""

from collections.abc import Sequence

import pytest

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.external.faults import Fallback, Fault, FaultKind, Forfeit
from draftingtable.bots.external.guarded import Guarded
from draftingtable.games.core.view import View
from tests.bots.external.meeting import match

VIEW = match().view(0)
MOVES = match().legal_moves(0)


class Failing(Bot):
    """Fails as instructed, and counts how often it was asked."""

    def __init__(self, kind: FaultKind) -> None:
        self.kind = kind
        self.asked = 0

    def choose(self, view: View, moves: Sequence[int]) -> int:
        self.asked += 1
        raise Fault(self.kind, "failing", "on purpose")


class Raising(Bot):
    def choose(self, view: View, moves: Sequence[int]) -> int:
        raise ZeroDivisionError("of my own")


class Cheating(Bot):
    """Answers with an illegal move and tampers with the list of moves."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(moves, list)
        moves.append(999)
        return 999


def guarded(bot: Bot, fallback: Fallback) -> Guarded:
    return Guarded(bot, "guest", fallback, "seed")


def test_stop_passes_the_fault_on() -> None:
    with pytest.raises(Fault):
        guarded(Failing("late"), "stop").choose(VIEW, MOVES)


def test_forfeit_ends_the_game() -> None:
    guest = guarded(Failing("illegal"), "forfeit")
    with pytest.raises(Forfeit):
        guest.choose(VIEW, MOVES)
    assert [fault.kind for fault in guest.faults] == ["illegal"]


def test_random_takes_legal_moves_the_same_each_time() -> None:
    chosen = [
        [guarded(Failing("illegal"), "random").choose(VIEW, MOVES) for _ in range(20)]
        for _ in range(2)
    ]
    assert chosen[0] == chosen[1]
    guest = guarded(Failing("illegal"), "random")
    assert {guest.choose(VIEW, MOVES) for _ in range(100)} == set(MOVES)


@pytest.mark.parametrize(
    ("kind", "asked"), [("ended", 1), ("garbage", 1), ("late", 3), ("illegal", 10)]
)
def test_nobody_waits_forever(kind: FaultKind, asked: int) -> None:
    bot = Failing(kind)
    guest = guarded(bot, "random")
    for _ in range(10):
        assert guest.choose(VIEW, MOVES) in MOVES
    assert bot.asked == asked
    assert len(guest.faults) == asked


def test_an_exception_in_a_class_is_a_fault_with_its_trace() -> None:
    with pytest.raises(Fault) as raised:
        guarded(Raising(), "stop").choose(VIEW, MOVES)
    assert raised.value.kind == "failed"
    assert "ZeroDivisionError" in raised.value.detail
    assert "line" in raised.value.last_words


def test_a_class_cannot_make_moves_legal() -> None:
    moves = list(MOVES)
    with pytest.raises(Fault) as raised:
        guarded(Cheating(), "stop").choose(VIEW, moves)
    assert raised.value.kind == "illegal"
    assert moves == MOVES
