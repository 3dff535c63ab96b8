"""`simulate`: the same seed gives the same bytes; refusals come before anything is written."""

import json
from pathlib import Path

import pytest

from tests.command.running import run
from tests.referees import towers


def simulate(folder: Path, *more: str, plain: bool = False) -> dict[str, bytes]:
    done = run(
        *("simulate", "towers", "--seats", "random,random,random", "--games", "5"),
        *("--seed", "7", "--records", str(folder), *more),
        environment={"DRAFTINGTABLE_PLAIN": "1" if plain else "0"},
    )
    assert done.returncode == 0, done.stderr
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_one_record_per_game_and_the_referee_accepts_them(tmp_path: Path) -> None:
    records = simulate(tmp_path / "records")
    assert list(records) == [f"towers-{number:06}.dtr" for number in range(1, 6)]
    for text in records.values():
        assert towers.check(text.decode()) == []


def test_the_same_seed_gives_the_same_bytes_compiled_or_plain(tmp_path: Path) -> None:
    compiled = simulate(tmp_path / "compiled")
    assert simulate(tmp_path / "plain", plain=True) == compiled
    assert simulate(tmp_path / "more", "--games", "6").items() >= compiled.items()


def test_rewriting_is_harmless_and_another_game_is_never_overwritten(tmp_path: Path) -> None:
    before = simulate(tmp_path / "records")
    assert simulate(tmp_path / "records") == before
    other = run(
        *("simulate", "towers", "--seats", "random,random,random"),
        *("--seed", "8", "--records", str(tmp_path / "records")),
    )
    assert other.returncode == 1
    assert "towers-000001.dtr" in other.stderr
    assert {p.name: p.read_bytes() for p in (tmp_path / "records").iterdir()} == before


def test_json_summary_counts_wins_and_scores() -> None:
    done = run(
        *("simulate", "towers", "--seats", "random,random", "--games", "20"),
        *("--seed", "7", "--option", "referee=false", "--json"),
    )
    data = json.loads(done.stdout)
    assert (data["game"], data["games"], data["seed"]) == ("towers", 20, "7")
    assert data["options"] == {"referee": False}
    wins = sum(seat["wins"] - seat["shared_wins"] for seat in data["seats"])
    shared = sum(seat["shared_wins"] for seat in data["seats"])
    assert wins + shared // 2 == 20
    for seat in data["seats"]:
        assert seat["lowest_score"] <= seat["mean_score"] <= seat["highest_score"]


def test_without_a_seed_the_drawn_one_is_reported() -> None:
    done = run("simulate", "towers", "--seats", "random,random")
    assert done.stdout.startswith("towers, 1 game, seed ")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--seats", "random"], "2 to 5"),
        (["--seats", "random,clever"], "clever"),
        (["--seats", "random,,random"], "random,,random"),
        (["--seats", "random,random", "--option", "refree=true"], "refree"),
        (["--seats", "random,random", "--option", "referee=1"], "referee"),
        (["--seats", "random,random", "--option", "referee"], "referee"),
        (
            ["--seats", "random,random", "--option", "referee=true", "--option", "referee=true"],
            "referee",
        ),
        (["--seats", "random,random", "--games", "0"], "'0'"),
        (["--seats", "random,random", "--games", "many"], "many"),
    ],
)
def test_wrong_options_are_named_and_nothing_is_written(
    arguments: list[str], named: str, tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    done = run("simulate", "towers", *arguments, "--records", str(folder))
    assert done.returncode == 2
    assert named in done.stderr
    assert "Traceback" not in done.stderr
    assert not folder.exists()
