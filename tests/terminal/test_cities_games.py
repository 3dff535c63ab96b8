"""Whole games of Between Two Cities with scripted input, in every mode and language."""

import re
from pathlib import Path

import pytest

from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from draftingtable.locale import LANGUAGES
from tests.terminal.scripted import INTERRUPT, Played, console, play, play_on

ANSWERS = ("1", "2", "")
"""Typed repeatedly, they finish any game: a first tile, a second one, yes."""
MESSAGE_NAME = re.compile(r"\b(?:cities|ask|move|hint|automa|result|note|unseen|rules)-[a-z]+")


def cities(*lines: str, mode: str = "ring", seats: str = "human:Anna", **more: object) -> Played:
    settings = {"options": {"mode": mode}, "start": None, "game": "cities", **more}
    return play(*lines, seats=seats, **settings)  # type: ignore[arg-type]


def whole(mode: str, seats: str, **more: object) -> Played:
    settings = {"options": {"mode": mode}, "start": None, "game": "cities", **more}
    return play_on(*ANSWERS, seats=seats, **settings)


@pytest.mark.parametrize(
    ("mode", "seats", "language"),
    [
        ("ring", "human:Anna,random,random", "en"),
        ("ring", "human:Anna,random,random,random,random,random,random", "lt"),
        ("two", "human:Anna,human:Bo", "pl"),
        ("expert", "human:Anna", "hu"),
    ],
)
def test_every_mode_can_be_played_to_its_end(
    mode: str, seats: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.dtr"
    played = whole(mode, seats, language=language, record=file)
    assert played.code == 0
    assert "★ " in played.text
    assert not MESSAGE_NAME.findall(played.text)
    assert replay(parse(file.read_text("utf-8"))).position.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solo_game_in_every_language(language: str) -> None:
    played = whole("beginner", "human:Anna", language=language, on=console(120, 40))
    assert played.code == 0
    assert "★ " in played.text
    assert not MESSAGE_NAME.findall(played.text)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (120, 40), (60, 40), (44, 24)])
@pytest.mark.parametrize("coloured", [False, True])
def test_nothing_is_wider_than_the_window(width: int, height: int, coloured: bool) -> None:
    on = console(width, height, coloured)
    text = cities("1 2", "", "1", "1", seats="human:Anna,random,random", on=on).text
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)
    assert max(len(line) for line in plain.splitlines()) <= width


def test_the_table_fits_into_a_small_window() -> None:
    played = cities("1 2", "", "1", "1", seats="human:Anna,random,random", on=console(80, 24))
    for table in played.text.split("─" * 80)[1:]:
        assert len(table.split("\n> ")[0].splitlines()) <= 23


def test_with_ascii_only_everything_is_still_printed() -> None:
    text = cities("1 2", "", seats="human:Anna,random,random").text
    assert "[ " in text
    assert "Anna: which tile goes into which city?" in text


@pytest.mark.parametrize("lines", [(), ("1",), ("1 2", ""), ("1 2", "", "1")])
def test_the_input_may_end_anywhere(lines: tuple[str, ...]) -> None:
    played = cities(*lines, seats="human:Anna,random,random")
    assert played.code == 0
    assert "End of input" in played.text
    assert cities(*lines, INTERRUPT, seats="human:Anna,random,random").code == 130


def test_solo_modes_refuse_more_than_one_seat() -> None:
    for seats in ("human,random", "human,random,random"):
        played = cities(mode="beginner", seats=seats)
        assert played.code == 2
        assert "This mode is for one player." in played.paragraphs()
