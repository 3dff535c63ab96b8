"""The training program of docs/training.md runs: it trains, draws, and plays in the arena."""

import runpy
from pathlib import Path

import pytest

from draftingtable.arena.running import play
from draftingtable.arena.tournament import Tournament
from draftingtable.bots.core.players import parse_player
from tests.docs.markdown import ROOT, blocks

PAGE = (ROOT / "docs" / "training.md").read_text(encoding="utf-8")


def test_it_trains_draws_and_plays_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = [block for block in blocks(PAGE) if block.words[1:] == ["train.py"]]
    assert f"in {len(program.text.splitlines())} lines of numpy" in PAGE
    path = tmp_path / "train.py"
    path.write_text(smaller(program.text), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [str(path), "--rounds", "1"])
    runpy.run_path(str(path), run_name="__main__")
    assert "won against random" in capsys.readouterr().out
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    named = {"mine": parse_player(f"python:{path}:Trained")}
    tournament = Tournament.new("towers", [("mine", "random")], deals=1, named=named)
    games = [game for result in play(tournament) for game in result.games]
    assert len(games) == 2
    assert not any(game.faults for game in games)


def smaller(program: str) -> str:
    changes = {"GAMES, STEPS = 128, 48": "GAMES, STEPS = 4, 8", "games=100": "games=4"}
    for large, small in changes.items():
        assert large in program
        program = program.replace(large, small)
    return program
