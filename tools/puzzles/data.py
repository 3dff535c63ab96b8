"""What the client needs to set a game's puzzles: an index of all, and files of a few."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from draftingtable.analysis.advice import adviser_of
from draftingtable.games.core.match import Match
from draftingtable.games.core.replay import Replay
from tools.exercises.data import after, shown, this_round
from tools.lessons.data import FOLDER, LEARNER, compact, table
from tools.puzzles.bot_games import MODES
from tools.puzzles.packing import changes, packed
from tools.puzzles.puzzle import Data, Puzzle, file_of, load

PER_FILE: Final = 25
INDEX: Final = "index.json"
TABLES: Final = "tables.json"


def write() -> None:
    """Writes the files of all games, and removes those no longer needed."""
    texts = puzzle_texts()
    for old in written() - set(texts):
        old.unlink()
    for file, text in texts.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    print(f"{len(texts)} files, {sum(len(text.encode()) for text in texts.values())} bytes")


def puzzle_texts() -> dict[Path, str]:
    """Returns the content of each file."""
    return {file: text for game in sorted(MODES) for file, text in game_texts(game).items()}


def written() -> set[Path]:
    """Returns the files that are there now."""
    return set(FOLDER.glob("*/puzzles/*.json"))


def game_texts(game: str) -> dict[Path, str]:
    puzzles = load(file_of(game)).puzzles
    folder = FOLDER / game / "puzzles"
    texts = {folder / INDEX: index(puzzles), folder / TABLES: tables(game, puzzles)}
    for number, first in enumerate(range(0, len(puzzles), PER_FILE)):
        some = puzzles[first : first + PER_FILE]
        texts[folder / f"{number}.json"] = lines(packed(question(game, one)) for one in some)
    return texts


def index(puzzles: list[Puzzle]) -> str:
    """Returns what is needed to choose a puzzle: its name, theme and rating."""
    return lines([puzzle.id, puzzle.theme, puzzle.rating] for puzzle in puzzles)


def lines(each: Iterable[object]) -> str:
    """Formats one puzzle per line, to keep diffs readable."""
    return "[\n" + ",\n".join(map(compact, each)) + "\n]\n"


def tables(game: str, puzzles: list[Puzzle]) -> str:
    """Returns the table of each way to play, without the names of those who sit there."""
    found: dict[str, Data] = {}
    for puzzle in puzzles:
        found.setdefault(table_name(puzzle), table(puzzle.record(game)))
    parts = [f"{compact(name)}: {compact(found[name])}" for name in sorted(found)]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def table_name(puzzle: Puzzle) -> str:
    return f"{puzzle.mode} {puzzle.players}"


def question(game: str, puzzle: Puzzle) -> Data:
    replay = replayed(game, puzzle)
    match = replay.match
    text_of = match.game.notation.move_text
    moves = match.legal_moves(LEARNER)
    legal = [text_of(move) for move in moves]
    assert set(legal) == set(puzzle.worth), puzzle.id
    view = shown(match, legal)
    return {
        "id": puzzle.id,
        "table": table_name(puzzle),
        "seats": puzzle.seats,
        "view": {name: value for name, value in view.items() if name != "legal"},
        "story": this_round(replay),
        "worth": {move: per_cent(puzzle.worth[move]) for move in legal},
        "right": {move: changes(view, after(match, move)) for move in puzzle.right},
        "advice": advice(match, puzzle.right[0], moves),
    }


def replayed(game: str, puzzle: Puzzle) -> Replay:
    replay = Replay(puzzle.record(game))
    replay.finish()
    return replay


def per_cent(chance: float) -> int:
    return round(100.0 * chance)


def advice(match: Match, move: str, moves: list[int]) -> Data:
    """Returns the reasons for a move, as hints give them."""
    adviser = adviser_of(match.game.name)
    assert adviser is not None
    given = adviser(match.view(LEARNER), match.game.notation.parse_move(move), moves).as_data()
    return {name: given[name] for name in ("move", "reasons")}
