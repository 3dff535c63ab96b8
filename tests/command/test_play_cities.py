"""`play cities` and `campaign`: default seats, and the short options."""

from pathlib import Path

import pytest

from draftingtable.command.games.play import default_seats
from draftingtable.games import get
from draftingtable.games.cities.solo.levels import FIRST_GAME
from tests.command.running import run


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("", "human,journeyman,journeyman"),
        ("ring", "human,journeyman,journeyman"),
        ("two", "human,journeyman"),
        ("beginner", "human"),
        ("expert", "human"),
    ],
)
def test_default_seats(mode: str, seats: str) -> None:
    chosen: dict[str, object] = {"mode": mode} if mode else {}
    assert default_seats(get("cities"), chosen) == seats.split(",")


def test_mode_and_level_have_their_own_options() -> None:
    done = run("play", "cities", "--mode", "beginner", "--level", "2", "--language", "en")
    assert done.returncode == 0
    assert done.stdout.startswith("Between Two Cities: Player 1, Autommaso, Automarta\n")
    assert ", including -8 for level 2" in done.stdout


@pytest.mark.parametrize("words", [("--mode", "beginner"), ("--option", "mode=expert")])
def test_s5_a_first_game_alone_is_on_level_2(words: tuple[str, ...]) -> None:
    done = run("play", "cities", *words, "--language", "en")
    assert done.returncode == 0
    assert ", including -8 for level 2" in done.stdout


@pytest.mark.parametrize("command", ["play", "campaign"])
def test_s5_the_help_names_the_level_of_a_first_game(command: str) -> None:
    help_text = " ".join(run(command, "--help").stdout.split())
    assert f"from 1 (easiest; default {FIRST_GAME})" in help_text


def test_a_campaign_is_started_left_and_resumed(tmp_path: Path) -> None:
    file = str(tmp_path / "own.dtc")
    words = ("campaign", file, "--mode", "expert", "--level", "3", "--name", "Anna")
    first = run(*words, "--language", "en", stdin="1\nquit\ny\n")
    assert first.returncode == 0
    assert "Campaign: expert mode, level 3, 3 games" in first.stdout
    again = run("campaign", file, "--language", "hu")
    assert again.returncode == 0
    assert "Tapasztalt Építész mód" in again.stdout
    assert "Automarkó" in again.stdout


def test_a_campaign_of_four_games_is_refused(tmp_path: Path) -> None:
    done = run("campaign", str(tmp_path / "own.dtc"), "--games", "4", "--language", "en")
    assert done.returncode == 2
    assert "Choose from: 3, 6." in done.stderr
    assert not list(tmp_path.iterdir())
