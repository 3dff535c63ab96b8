"""What the client needs for each exercise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from draftingtable.games.core.match import Match
from draftingtable.games.core.records import Record, parse
from draftingtable.games.core.replay import Replay
from draftingtable.table.views import events_for
from tools.exercises import cities, towers
from tools.exercises.judged import LEARNER, Data, Judged
from tools.lessons.data import FOLDER, compact, seen, table

POSITIONS = Path(__file__).with_name("positions")
THEMES: dict[str, dict[str, Callable[[Match], Judged]]] = {
    "towers": towers.THEMES,
    "cities": cities.THEMES,
}
REVEALING = ("limits", "plans", "bids", "adds", "others", "suggest", "best", "assign")
"""Help that would give the answer away."""


@dataclass(frozen=True)
class Question:
    theme: str
    record: Record

    def replay(self) -> Replay:
        """Returns the game at the question."""
        replay = Replay(self.record)
        replay.finish()
        return replay

    def judge(self, match: Match) -> Judged:
        return THEMES[self.record.game][self.theme](match)


def questions(game: str) -> Iterator[Question]:
    """Yields a game's questions in order: `<number>-<theme>.dtr`."""
    for file in sorted((POSITIONS / game).glob("*.dtr")):
        _, theme = file.stem.split("-", 1)
        yield Question(theme, parse(file.read_text("utf-8")))


def exercise_texts() -> dict[Path, str]:
    """Returns the content of each file."""
    return {file_of(game): lines(exercises(game)) for game in THEMES}


def file_of(game: str) -> Path:
    return FOLDER / game / "exercises" / f"{game}.json"


def written() -> set[Path]:
    """Returns the files that are there now."""
    return set(FOLDER.glob("*/exercises/*.json"))


def lines(data: Data) -> str:
    """Formats one exercise per line, to keep diffs readable."""
    each = ",\n".join(map(compact, data.pop("exercises")))
    parts = [f"{compact(name)}: {compact(part)}" for name, part in data.items()]
    return "{\n" + ",\n".join([*parts, f'"exercises": [\n{each}\n]']) + "\n}\n"


def exercises(game: str) -> Data:
    found = list(questions(game))
    common = table(found[0].record)
    return {
        "game": game,
        "table": common,
        "exercises": [{**exercise(question), **own_table(question, common)} for question in found],
    }


def own_table(question: Question, common: Data) -> Data:
    """Returns the table of a question in another mode than the first."""
    same = question.record.options == common["settings"]["options"]
    return {} if same else {"table": table(question.record)}


def exercise(question: Question) -> Data:
    replay = question.replay()
    judged = question.judge(replay.match)
    right = judged.right_moves()
    assert 0 < len(right) < len(judged.answers), f"{question.theme}: every answer is right"
    return {
        "theme": question.theme,
        "params": judged.params,
        "view": shown(replay.match, list(judged.answers)),
        "story": this_round(replay),
        "right": {
            move: {
                "reason": judged.right,
                "params": {
                    "points": judged.best,
                    "number": judged.best,
                    **judged.answers[move].if_right,
                },
                "after": after(replay.match, move),
            }
            for move in right
        },
        "tries": {
            move: {"reason": answer.reason, "params": answer.params}
            for move, answer in judged.answers.items()
            if move not in right
        },
    }


def shown(match: Match, legal: list[str]) -> Data:
    """Returns the learner's view with these moves, without the help that answers the question."""
    view = seen(match, [])
    help_ = {name: value for name, value in view["help"].items() if name not in REVEALING}
    return {**view, "legal": legal, "help": help_}


def after(match: Match, move: str) -> Data:
    """Returns what the learner sees once the move is made."""
    before = match.position
    match.position = before.copy()
    match.position.apply(LEARNER, match.game.notation.parse_move(move))
    view = shown(match, [])
    match.position = before
    return view


def this_round(replay: Replay) -> list[Data]:
    """Returns the events since the last deal, which is what the table draws."""
    events = events_for(replay.events, [LEARNER])
    deals = [at for at, event in enumerate(events) if event["kind"] in ("deal", "hand")]
    return events[deals[-1] :] if deals else events
