"""What is shipped follows from what was mined, and that from the rules."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest
from tools.puzzles import data
from tools.puzzles.bot_games import MODES
from tools.puzzles.daily import daily_place
from tools.puzzles.data import PER_FILE, game_texts, puzzle_texts, replayed, written
from tools.puzzles.difficulty import HIGHEST, LOWEST
from tools.puzzles.mining import AT_LEAST, LEAD, MOST_RIGHT, THEMES, VERIFY, verify
from tools.puzzles.packing import changes, packed
from tools.puzzles.puzzle import Collection, Puzzle, file_of, load
from tools.puzzles.report import report
from tools.puzzles.search import SURE, guide_of

from draftingtable.locale import LANGUAGES
from tests.locale.fluent_files import messages

GAMES = tuple(sorted(MODES))
ROUNDED = 0.0006
"""What is stored has three digits."""
MOST_BYTES = 2_100_000
"""Of all puzzles, mined and written for the client."""
Data = dict[str, Any]


@cache
def found(game: str) -> list[Puzzle]:
    return load(file_of(game)).puzzles


def test_the_files_of_the_client_are_fresh() -> None:
    """Every puzzle replays, its moves are legal, and its view is what Python shows."""
    texts = puzzle_texts()
    stale = [file.name for file, text in texts.items() if file.read_text("utf-8") != text]
    unknown = [file.name for file in written() - set(texts)]
    assert not [*stale, *unknown], "run: python -m tools.puzzles --write"


def test_they_are_small() -> None:
    sizes = [file.stat().st_size for file in written()]
    sizes += [file_of(game).stat().st_size for game in GAMES]
    assert sum(sizes) <= MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_one_move_is_clearly_better_than_all_others(game: str) -> None:
    for puzzle in found(game):
        assert puzzle.samples == VERIFY
        assert puzzle.lead >= LEAD - ROUNDED
        assert puzzle.lead - SURE * puzzle.error >= AT_LEAST - ROUNDED
        best = puzzle.worth[puzzle.right[0]]
        others = [worth for move, worth in puzzle.worth.items() if move not in puzzle.right]
        assert best == max(puzzle.worth.values())
        assert best - max(others) >= LEAD - ROUNDED
        assert 1 <= len(puzzle.right) <= MOST_RIGHT


@pytest.mark.parametrize("game", GAMES)
def test_the_right_move_is_legal_among_several(game: str) -> None:
    for puzzle in found(game):
        match = replayed(game, puzzle).match
        legal = {match.game.notation.move_text(move) for move in match.legal_moves(0)}
        assert set(puzzle.right) < legal
        assert set(puzzle.worth) == legal


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_its_name_theme_and_rating(game: str) -> None:
    names = Counter(puzzle.id for puzzle in found(game))
    assert max(names.values()) == 1
    for puzzle in found(game):
        match = replayed(game, puzzle).match
        move = match.game.notation.parse_move(puzzle.right[0])
        assert puzzle.theme == THEMES[game](match.view(0), move)
        assert LOWEST <= puzzle.rating <= HIGHEST
        assert min(puzzle.solved["novice"], puzzle.solved["apprentice"]) < 0.75


@pytest.mark.parametrize("game", GAMES)
def test_there_are_several_themes_and_modes(game: str) -> None:
    themes = Counter(puzzle.theme for puzzle in found(game))
    assert len(themes) >= 4
    assert len({(puzzle.mode, puzzle.players) for puzzle in found(game)}) >= 4


def test_every_theme_has_a_name_in_every_language() -> None:
    themes = {puzzle.theme for game in GAMES for puzzle in found(game)}
    for language in LANGUAGES:
        assert {f"puzzle-theme-{theme}" for theme in themes} <= set(messages(language))


@pytest.mark.parametrize("game", GAMES)
def test_a_fresh_search_agrees(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The puzzle with the largest lead, which a quarter of the samples is enough for."""
    monkeypatch.setattr("tools.puzzles.mining.VERIFY", VERIFY // 4)
    puzzle = max(found(game), key=lambda each: each.lead)
    match = replayed(game, puzzle).match
    right = [match.game.notation.parse_move(move) for move in puzzle.right]
    view, moves = match.view(0), match.legal_moves(0)
    assert verify(guide_of(game), view, moves, right, "another seed") is not None
    wrong = next(move for move in moves if move not in right)
    assert verify(guide_of(game), view, moves, [wrong], "another seed") is None


# ---- what the client gets


@pytest.mark.parametrize("game", GAMES)
def test_the_index_names_all_in_order(game: str) -> None:
    texts = {file.name: json.loads(text) for file, text in game_texts(game).items()}
    rows = texts[data.INDEX]
    assert [row[0] for row in rows] == [puzzle.id for puzzle in found(game)]
    for at, (name, _theme, _rating) in enumerate(rows):
        assert texts[f"{at // PER_FILE}.json"][at % PER_FILE]["id"] == name
    assert {one["table"] for file in texts.values() for one in file if "table" in one} <= set(
        texts[data.TABLES]
    )


def test_nothing_at_the_table_gives_the_answer_away() -> None:
    for game in GAMES:
        for file, text in game_texts(game).items():
            if file.stem.isdigit():
                helps = [one["view"]["help"] for one in json.loads(text)]
                assert all(set(help_) <= {"points", "first", "factories"} for help_ in helps)


def test_lists_of_words_are_written_as_one_text() -> None:
    """As packing.ts reads them."""
    plain: Data = {"cards": ["s7", "c12"], "one": ["s7"], "deep": [{"none": []}, ["a", "b"]]}
    short: Data = {"cards": "~s7 c12", "one": ["s7"], "deep": [{"none": []}, "~a b"]}
    assert packed(plain) == short


def test_only_what_changes_is_written() -> None:
    """As packing.ts applies it."""
    old: Data = {
        "same": 1,
        "list": [{"x": 1, "y": 2}, {"x": 3, "y": 4}],
        "bids": [1, 2],
        "help": {"a": 1},
    }
    new: Data = {
        "same": 1,
        "list": [{"x": 1, "y": 2}, {"x": 3, "y": 5}],
        "bids": [1],
        "help": {},
    }
    assert changes(old, new) == {"list": {"1": {"y": 5}}, "bids": [1], "help": {"=": {}}}


def test_the_puzzle_of_the_day_is_what_the_client_shows() -> None:
    """The same numbers as in puzzles.test.ts."""
    assert daily_place("towers", "2026-03-14", 300) == 191
    assert daily_place("cities", "2026-03-14", 300) == 128


@pytest.mark.parametrize("game", GAMES)
def test_the_report_counts_all(game: str) -> None:
    collection = load(file_of(game))
    lines = dict(line.strip().split(": ", 1) for line in report(collection).splitlines())
    for name in ("themes", "ways to play"):
        counts = [int(part.rsplit(" ", 1)[1]) for part in lines[name].split(", ")]
        assert sum(counts) == len(collection.puzzles)
    for name in ("lead", "rating"):
        counts = [int(part.rsplit(": ", 1)[1]) for part in lines[name].split(", ")]
        assert sum(counts) == len(collection.puzzles)
    assert report(Collection(game, "1")) == f"{game}: 0 puzzles in 0 games, 0 s"
