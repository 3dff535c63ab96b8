"""A campaign in the terminal: its games and bonuses, leaving it and coming back."""

import io
from collections.abc import Iterable
from itertools import cycle, islice
from pathlib import Path

import pytest

from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.games.cities.campaign.text import parse_campaign
from draftingtable.games.core.records import parse
from draftingtable.locale import LANGUAGES
from draftingtable.terminal.cities.campaign import run
from tests.terminal.scripted import END, INTERRUPT, PATIENCE, Played, Typist, console

TWO_GAMES = """\
drafting-table campaign 1
mode: beginner
level: 2
length: 3
---
1 won 58,49,49 A=16,8,9,10,8,7 C=10,12,17,6,12,5 bonus A shops
2 lost 51,55,51 A=5,12,9,15,8,10 C=16,3,4,7,12,9 bonus C parks
"""


def campaign(path: Path, lines: Iterable[str], language: str = "en", **asked: str | int) -> Played:
    shown = console()
    code = run(
        path,
        asked=dict(asked),
        begin=lambda: Campaign("beginner", 2, 3),
        name="Anna",
        seed="5",
        language=language,
        console=shown,
        read_line=Typist(lines, shown).read_line,
    )
    assert isinstance(shown.file, io.StringIO)
    return Played(code, shown.file.getvalue())


def unwrapped(text: str) -> str:
    """Removes all spaces, since a terminal may break a path anywhere."""
    return "".join(text.split())


def answers() -> Iterable[str]:
    return islice(cycle(("1", "2", "")), PATIENCE)


def test_a_new_campaign_is_saved_at_once(tmp_path: Path) -> None:
    file = tmp_path / "own.dtc"
    played = campaign(file, [])
    assert played.code == 0
    assert "Campaign: beginner mode, level 2, 3 games" in played.text
    assert "Game 1 of 3" in played.text
    assert parse_campaign(file.read_text("utf-8")).games == []


def test_an_interrupted_game_continues_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "own.dtc"
    first = campaign(file, ["1", "1", "", "quit", "y"])
    assert unwrapped(f"draftingtable campaign {file}") in unwrapped(first.text)
    left = parse((tmp_path / "own.dtc.game").read_text("utf-8"))
    assert all(str(line).startswith("1 assign ") for line in left.lines[-3:])
    again = campaign(file, ["2", "1", INTERRUPT])
    assert again.code == 130
    assert "Anna: which tile goes into which city?" in again.text
    later = parse((tmp_path / "own.dtc.game").read_text("utf-8"))
    texts = [str(line) for line in left.lines]
    assert [str(line) for line in later.lines][: len(texts)] == texts
    assert len(later.lines) == len(texts) + 1
    assert "begins" not in again.text  # the events so far are not printed again


@pytest.mark.parametrize("language", LANGUAGES)
def test_output_between_games(tmp_path: Path, language: str) -> None:
    file = tmp_path / "own.dtc"
    file.write_text(TWO_GAMES, encoding="utf-8")
    text = campaign(file, [END], language).text
    assert "153" in text  # 58 + 2 * 16, and 51 + 12
    assert "campaign-" not in text.replace(str(file), "")


def test_the_last_game_its_bonus_and_the_result(tmp_path: Path) -> None:
    file = tmp_path / "own.dtc"
    file.write_text(TWO_GAMES, encoding="utf-8")
    played = campaign(file, answers())
    assert played.code == 0
    assert "Which building type gives the bonus?" in played.text
    assert "The campaign is over. Result:" in played.text
    ended = parse_campaign(file.read_text("utf-8"))
    assert ended.over()
    assert not (tmp_path / "own.dtc.game").exists()
    assert ended.games[2].bonus is not None
    assert ended.games[2].bonus.kind not in ("shops", "parks")
    again = campaign(file, [])
    assert "The campaign is over." in again.text


def test_the_bonus_can_wait(tmp_path: Path) -> None:
    file = tmp_path / "own.dtc"
    file.write_text(TWO_GAMES.replace(" bonus C parks", ""), encoding="utf-8")
    left = campaign(file, ["x", "9", "quit"])
    assert left.text.count("Type a number from 1 to 5.") == 2
    assert parse_campaign(file.read_text("utf-8")).awaits_bonus()
    campaign(file, ["1", END])
    assert parse_campaign(file.read_text("utf-8")).awaits_bonus()  # not without a yes
    campaign(file, ["1", "2", "", END])
    chosen = parse_campaign(file.read_text("utf-8")).games[1].bonus
    assert chosen is not None
    assert chosen.kind == "taverns"  # factories are the first that remain, these the second


def test_another_campaign_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "own.dtc"
    file.write_text(TWO_GAMES, encoding="utf-8")
    played = campaign(file, [], level=4)
    assert played.code == 2
    assert "has level 2, not 4" in played.paragraphs()
    assert file.read_text("utf-8") == TWO_GAMES


def test_an_invalid_campaign_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.dtc"
    file.write_text("drafting-table record 1\n", encoding="utf-8")
    played = campaign(file, [])
    assert played.code == 2
    assert "The first line must be" in played.paragraphs()


def test_a_missing_folder(tmp_path: Path) -> None:
    played = campaign(tmp_path / "nowhere" / "own.dtc", [])
    assert played.code == 1
    assert "Cannot write" in played.paragraphs()
