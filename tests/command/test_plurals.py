"""Counts are in correct English, including one."""

from pathlib import Path

import pytest

from draftingtable.plurals import counted
from tests.bots.external.meeting import command
from tests.command.running import example, first_events, run

SOLO = ("arena", "cities", "--option", "mode=beginner", "--workers", "1")


@pytest.mark.parametrize(("number", "text"), [(0, "0 games"), (1, "1 game"), (2, "2 games")])
def test_a_number_with_its_noun(number: int, text: str) -> None:
    assert counted(number, "game") == text


@pytest.mark.parametrize(("number", "text"), [(1, "1 game"), (2, "2 games")])
def test_simulate(number: int, text: str) -> None:
    done = run("simulate", "towers", "--seats", "random,random", "--games", str(number))
    assert done.stdout.startswith(f"towers, {text}, seed ")


@pytest.mark.parametrize(("number", "text"), [(1, "1 event"), (2, "2 events")])
def test_replay(number: int, text: str) -> None:
    record = first_events(example("towers-3-referee-on.dtr"), number)
    assert run("replay", "-", stdin=record).stdout.startswith(f"unfinished after {text}; next: ")


def test_arena(tmp_path: Path) -> None:
    tournament = (*SOLO, "--seats", "random", "--deals", "1", "--out", str(tmp_path))
    assert run(*tournament).stdout.startswith("cities, 1 deal, 1 game, seed 1, ")
    more = run(*tournament, "--deals", "2")
    assert more.stdout.startswith("cities, 2 deals, 2 games, seed 1, ")
    assert more.stderr == "arena: continuing after 1 result\n"


def test_forfeits_in_the_arena() -> None:
    bad = ("--player", f"bad=stdio:{command('dying')}", "--seats", "bad", "--fault", "forfeit")
    assert "; 1 game forfeited\n" in run(*SOLO, *bad, "--deals", "1").stdout
    assert "; 2 games forfeited\n" in run(*SOLO, *bad, "--deals", "2").stdout
