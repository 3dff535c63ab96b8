"""Whole games, from the first deal to the result, in every language."""

from itertools import cycle, islice
from pathlib import Path

import pytest

from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from draftingtable.locale import LANGUAGES, Words
from tests.terminal.scripted import PATIENCE, Played, play, play_on

ANYTHING = ("3", "2", "p", "1", "", "0")
"""One of these always moves the game on; the others are refused with a reason."""
TERMS = {
    "en": ("Display", "draw pile", "discard pile", "main tower", "bids", "passes", "builds"),
    "hu": ("Kínálat", "húzópakli", "dobópakli", "fő torony", "licitje", "passzol", "épít"),
    "pl": ("Wystawka", "stos do dobierania", "wybrana wieża", "licytuje", "pasuje", "dokłada"),
    "lt": ("Kortų eilė", "žaidimo kortų krūvelė", "pagrindinis bokštas", "šaukia", "stato"),
    "et": ("Avatud kaardid", "tõmbamispakk", "peamine torn", "panustab", "passib", "lisab"),
}


def check_end(played: Played, record: Path, language: str) -> None:
    """Checks that the result on the screen is that of the record, which the rules accept."""
    assert played.code == 0
    position = replay(parse(record.read_text("utf-8"))).position
    assert position.over
    names = parse(record.read_text("utf-8")).seats
    outcome = position.outcome()
    winners = [names[seat] for seat in outcome.winners]
    message = "winner" if len(winners) == 1 else "winners-shared"
    points = max(outcome.scores)
    assert Words(language)(message, names=winners, points=points) in played.paragraphs()
    for name, score in zip(names, outcome.scores, strict=True):
        row = [line for line in played.text.splitlines() if line[2:].startswith(name)][-1]
        assert row.split()[-1] == str(score)


@pytest.mark.parametrize("language", LANGUAGES)
def test_against_bots(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.dtr"
    played = play_on(*ANYTHING, seats="random,human:Anna", language=language, record=record)
    check_end(played, record, language)
    for term in TERMS[language]:
        assert term in played.paragraphs(), term
    assert str(record) in played.text.replace("\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_people_at_one_terminal(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.dtr"
    seats = "human:Anna,human:Péter,human"
    played = play_on(*ANYTHING, seats=seats, language=language, record=record)
    check_end(played, record, language)
    third = Words(language)("player-default", seat=3)
    for name in ("Anna", "Péter", third):
        assert f"▶ {name}" in played.text


def test_without_the_referee(tmp_path: Path) -> None:
    record = tmp_path / "game.dtr"
    first = ("4", "p", "1", "withdraw", "2", "p")
    lines = [*first, *islice(cycle(ANYTHING), PATIENCE)]
    played = play(*lines, seats="human,human", options={"referee": False}, record=record)
    check_end(played, record, "en")
    assert "withdraws the bid of" in played.paragraphs()
    assert "Withdraw the bid" in played.text


def test_bots_alone_can_be_watched() -> None:
    played = play(seats="random,random,random,random,random")
    assert played.code == 0
    assert "Random 5 builds" in played.paragraphs()
    assert "for the second time" in played.paragraphs()
    assert "--seed 7" in played.text


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(seats="random,random") == play(seats="random,random")
    assert play(seats="random,random").text != play(seats="random,random", seed="8").text


def test_without_a_seed_one_is_drawn_and_printed() -> None:
    played = play(seats="random,random", seed=None)
    told = played.text.split("--seed ")[1].split()[0]
    assert play(seats="random,random", seed=told) == played
