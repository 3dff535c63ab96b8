"""Real programs over real pipes, most of them misbehaving."""

import os
import time
from pathlib import Path

import pytest

from draftingtable.bots.external import stdio
from draftingtable.bots.external.external_bot import ExternalBot
from draftingtable.bots.external.faults import Fault, FaultKind
from draftingtable.bots.external.stdio import Program
from tests.bots.external.meeting import PATIENCE, TABLE, TOWERS, match, program


def first_moves(link: Program, count: int, limit: float = PATIENCE) -> list[str]:
    """Returns the program's first moves in a game against itself."""
    bot = ExternalBot(link, TOWERS.notation, limit)
    bot.start(TABLE, 0, "seed")
    game, moves = match(), []
    for _ in range(count):
        seat = game.acting()[0]
        move = bot.choose(game.view(seat), game.legal_moves(seat))
        game.play(seat, move)
        moves.append(TOWERS.notation.move_text(move))
    return moves


def greet_and_play(link: Program, moves: int, limit: float) -> None:
    link.greet()
    first_moves(link, moves, limit)


def fault_of(kind: str, moves: int = 1, limit: float = PATIENCE) -> Fault:
    link = program(kind)
    try:
        with pytest.raises(Fault) as raised:
            greet_and_play(link, moves, limit)
    finally:
        link.close()
    assert link.process.poll() is not None
    assert link.faulty
    return raised.value


def test_a_good_program_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stdio, "GRACE", PATIENCE)  # however long it takes to exit by itself
    link = program("good")
    link.greet()
    assert first_moves(link, 3)[:2] == ["bid 0", "bid 1"]
    assert not link.faulty
    link.close()
    assert link.process.returncode == 0


@pytest.mark.parametrize(
    ("kind", "fault", "detail"),
    [
        ("illegal", "illegal", "build s99"),
        ("garbage", "garbage", "Thinking"),
        ("latin", "garbage", "UTF-8"),
        ("killed", "ended", "SIGKILL"),
        ("huge", "garbage", "65536 bytes"),
        ("endless", "garbage", "65536 bytes"),
        ("future", "garbage", "never sent"),
        ("no-number", "garbage", "number"),
        ("unwilling", "refused", "I do not know this game"),
        ("other-protocol", "garbage", "expected protocol 1"),
        ("dies-at-once", "ended", "exit code 3"),
    ],
)
def test_faults_are_named(kind: str, fault: FaultKind, detail: str) -> None:
    found = fault_of(kind)
    assert found.kind == fault
    assert detail in found.detail
    assert found.player == f"the {kind} one"


def test_every_kind_of_garbage_is_only_a_fault() -> None:
    link = program("garbage")
    link.greet()
    game = match()
    bot = ExternalBot(link, TOWERS.notation, PATIENCE)
    for _ in range(7):
        with pytest.raises(Fault) as raised:
            bot.choose(game.view(0), game.legal_moves(0))
        assert raised.value.kind == "garbage"
        assert "\x1b" not in raised.value.detail
    link.close()


def test_a_late_answer_is_a_fault() -> None:
    found = fault_of("late", limit=0.2)
    assert found.kind == "late"


def test_a_program_that_never_reads_times_out_and_is_killed() -> None:
    assert fault_of("deaf", limit=0.2).kind == "late"


def test_a_late_answer_is_not_taken_for_the_next_one() -> None:
    link = program("late-once")
    link.greet()
    game = match()
    bot = ExternalBot(link, TOWERS.notation, 0.4)
    with pytest.raises(Fault):
        bot.choose(game.view(0), game.legal_moves(0))
    bot.limit = PATIENCE
    assert bot.choose(game.view(0), game.legal_moves(0)) == game.legal_moves(0)[0]
    link.close()


def test_a_program_that_never_stops_talking_is_ignored() -> None:
    link = program("flood")
    link.greet()
    first_moves(link, 1)
    deadline = time.monotonic() + PATIENCE
    while not link.problem and time.monotonic() < deadline:
        time.sleep(0.02)
    with pytest.raises(Fault) as raised:
        first_moves(link, 1)
    assert "nobody asked for" in raised.value.detail
    link.close()


def test_exit_code_and_last_words_are_reported_without_control_characters() -> None:
    found = fault_of("dying", moves=5)
    assert found.kind == "ended"
    assert "exit code 7" in found.detail
    assert "Segmentation fault, nearly" in found.last_words
    assert "\x1b" not in found.last_words
    refusal = found.refusal()
    assert refusal.code == "bot-fault"
    assert refusal.__notes__ == [found.last_words]


def test_a_command_that_does_not_exist_is_unreachable() -> None:
    for command in ("no-such-program-anywhere", "", "'unclosed"):
        with pytest.raises(Fault) as raised:
            Program("nobody", command)
        assert raised.value.kind == "unreachable"


def test_a_program_that_does_not_exit_is_killed() -> None:
    link = program("clinging")
    link.greet()
    link.close()
    assert link.process.returncode == -9


def test_child_processes_of_a_program_end_with_it(tmp_path: Path) -> None:
    noted = tmp_path / "helper"
    link = program("helper", str(noted))
    link.greet()
    helper = int(noted.read_text())
    assert runs(helper)
    link.close()
    deadline = time.monotonic() + PATIENCE
    while runs(helper) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not runs(helper)


def runs(process: int) -> bool:
    """Whether the process is alive. Zombies do not count."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False
    except OSError:  # no /proc: probe with signal 0
        os.kill(process, 0)
        return True
    return status.rpartition(")")[2].split()[0] != "Z"


def test_closing_twice_is_fine() -> None:
    link = program("good")
    link.close()
    link.close()
