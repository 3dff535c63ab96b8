"""However it starts or ends, there is a message and an exit code, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from draftingtable.locale import LANGUAGES, Words
from tests.terminal.scripted import INTERRUPT, play


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_input_ends(language: str) -> None:
    played = play("2", language=language)
    assert played.code == 0
    assert played.text.rstrip().endswith(Words(language)("input-ended"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_interrupted(language: str, tmp_path: Path) -> None:
    record = tmp_path / "kept.dtr"
    played = play("2", INTERRUPT, language=language, record=record)
    assert played.code == 130
    assert Words(language)("interrupted") in played.text
    assert "1 bid 2" in record.read_text("utf-8")


@pytest.mark.parametrize("lines", [("quit",), ("quit", "y"), ("1", "1"), ("save /tmp",)])
def test_the_input_ends_at_any_question(lines: tuple[str, ...]) -> None:
    assert play(*lines).code == 0


def test_it_cannot_start() -> None:
    assert "Unknown game “chess”." in play(game="chess").text
    assert "Unknown player “dragon”." in play(seats="human,dragon").text
    assert "human, human:NAME, random" in play(seats="human,dragon").paragraphs()
    assert "must be 2 to 5, not 1" in play(seats="human").text
    assert "Unknown option “magic”." in play(options={"magic": 1}).text
    assert "Seat 9 cannot start" in play(start=8).text
    assert play(seats="human").code == 2


def test_it_cannot_start_in_the_person_s_language() -> None:
    assert "Nincs ilyen játék: „chess”." in play(game="chess", language="hu").text


def test_a_record_that_cannot_be_saved_is_noticed_at_once(tmp_path: Path) -> None:
    played = play("2", record=tmp_path / "no" / "such" / "folder.dtr")
    assert played.code == 2
    assert "Cannot write" in played.paragraphs()
    assert "Anna bids" not in played.text


def test_names_are_tidied() -> None:
    text = play(seats="human:  A\x1b[31mnna  [bold] ,human:x,human:x").text
    assert "\x1b" not in text
    assert "A[31mnna [bold]: how many cards do you bid?" in text
    assert "x (2)" in text


def piped(typed: str, **environment: str) -> subprocess.CompletedProcess[str]:
    program = (
        "from draftingtable.terminal.play import run; import sys;"
        "sys.exit(run('towers', seats=['human:Anna', 'random'], options={}, seed='7',"
        " language='en', start=0, record=None))"
    )
    return subprocess.run(
        [sys.executable, "-c", program],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, **environment},
    )


def test_through_a_pipe() -> None:
    done = piped("bid 2\n", COLUMNS="80")
    assert done.returncode == 0
    assert "> bid 2\n" in done.stdout
    assert "End of input" in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_where_only_ascii_is_supported() -> None:
    done = piped("", PYTHONIOENCODING="ascii", COLUMNS="80")
    assert done.returncode == 0
    assert "[= h8 =]" in done.stdout
    assert done.stdout.isascii()
