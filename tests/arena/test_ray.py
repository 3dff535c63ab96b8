"""A real Ray cluster of two local workers gives the same results."""

from pathlib import Path

from tests.arena.commands import BOTS, report, run
from tests.bots.external.meeting import command

PLAYERS = (
    *("--player", f"low=python:{BOTS}:Lowest"),
    *("--player", f"program=stdio:{command('good')}"),
    *("--seats", "low,random", "--seats", "program,random", "--deals", "6"),
)


def test_ray_gives_the_same(tmp_path: Path) -> None:
    """Half of the results exist already; Ray adds the rest."""
    out = ("--out", str(tmp_path))
    report(*PLAYERS[:-1], "3", "--workers", "1", *out)
    there = (*PLAYERS, "--ray", "local", "--workers", "2", *out)
    assert report(*there) == report(*PLAYERS, "--workers", "1")
    assert (tmp_path / "results.jsonl").read_bytes().count(b"\n") == 1 + 2 * 6


def test_an_unreachable_cluster_is_named() -> None:
    done = run("--seats", "random,random", "--deals", "1", "--ray", "nowhere")
    assert done.returncode == 1
    assert "nowhere" in done.stderr
