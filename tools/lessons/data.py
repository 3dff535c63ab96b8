"""What the client needs for each step of a lesson."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from tests.table.sitting import NOON, Sitting

from draftingtable.games.core.match import Match
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.records import Record
from draftingtable.games.core.registry import get
from draftingtable.games.core.replay import Replay
from draftingtable.table import Watch, actions
from draftingtable.table.views import events_for
from tools.lessons.params import city_of, placement_points, step_params
from tools.lessons.script import Script, Stop, scripts

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"
Data = dict[str, Any]
LEARNER = 0
BOTS = "apprentice"
SQUARE = "square"
"""A reason: becomes `less` or `same`, by the points of the placement."""
WATCHED = ("towers",)
"""Games in which one player acts at a time: the others' moves are shown one by one."""


def lesson_texts() -> dict[Path, str]:
    """Returns the content of each file."""
    return {file_of(script): lines(lesson(script)) for script in scripts()}


def file_of(script: Script) -> Path:
    return FOLDER / script.record.game / "lessons" / f"{script.name}.json"


def written() -> set[Path]:
    """Returns the files that are there now."""
    return set(FOLDER.glob("*/lessons/*.json"))


def lines(data: Data) -> str:
    """Formats one step per line, to keep diffs readable."""
    steps = ",\n".join(map(compact, data.pop("steps")))
    parts = [f"{compact(name)}: {compact(part)}" for name, part in data.items()]
    return "{\n" + ",\n".join([*parts, f'"steps": [\n{steps}\n]']) + "\n}\n"


def compact(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def lesson(script: Script) -> Data:
    """Replays a script to its end and notes every step on the way."""
    replay = Replay(script.record)
    steps: list[Data] = []
    for stop in script.stops:
        moments = moments_before(replay, stop)
        while replay.match.automatic_seat() is not None:  # a script leaves Automas' moves out
            replay.match.follow_rule()
        steps.append({**step(replay, stop), **watched(script, moments)})
    replay.finish()
    return {
        "name": script.name,
        "game": script.record.game,
        "table": table(script.record),
        "story": events_for(replay.events, [LEARNER]),
        "steps": steps,
    }


def moments_before(replay: Replay, stop: Stop) -> list[Data]:
    """Goes on to a step; returns what was seen on the way, after each move and deal."""
    moments: list[Data] = []
    while replay.done < stop.before:
        replay.step()
        if not replay.match.position.dealing:
            moments.append({"view": seen(replay.match, []), "told": len(replay.events)})
    return moments


def watched(script: Script, moments: list[Data]) -> Data:
    """Returns the moments between two steps; the last is the step itself."""
    return {"before": moments[:-1]} if moments and script.record.game in WATCHED else {}


def step(replay: Replay, stop: Stop) -> Data:
    text_of = replay.match.game.notation.move_text
    legal = [m for m in legal_moves(replay.match) if not is_hidden(stop, text_of(m))]
    view = seen(replay.match, [] if stop.kind == "look" else legal)
    found: Data = {"name": stop.name, "view": view, "told": len(replay.events)}
    if stop.kind == "look":
        return {**found, "params": step_params(view)}
    return {**found, **task(replay, stop, view)}


def task(replay: Replay, stop: Stop, view: Data) -> Data:
    """Returns the move that the step asks for, and an answer to every other legal move."""
    assert replay.done < len(replay.record.lines), f"{stop.name}: the record ends before its move"
    line = replay.record.lines[replay.done]
    assert line.seat == LEARNER, f"{stop.name}: {line} is not the learner's"
    others = [move for move in view["legal"] if move != line.text]
    tries = {move: answer(stop, move, line.text, view) for move in others}
    idle = [pattern for pattern in stop.reasons if not any(fits(move, pattern) for move in others)]
    assert not idle, f"{stop.name}: no other legal move is {idle}"
    marked = {"marked": True} if stop.kind == "mark" else {}
    return {"move": line.text, "tries": tries, **marked, **offer(stop, line.text)}


def offer(stop: Stop, move: str) -> Data:
    """Returns the proposal that the step asks the learner to accept, if any."""
    if stop.offer is None:
        return {}
    seat, reasons = stop.offer
    replies = {reply: {"reason": reason} for reply, reason in reasons.items()}
    return {"offer": {"proposal": {"seat": seat, "move": move}, "replies": replies}}


def fits(move: str, pattern: str) -> bool:
    return fnmatchcase(move, pattern)


def is_hidden(stop: Stop, move: str) -> bool:
    return any(fits(move, pattern) for pattern in stop.hidden)


def answer(stop: Stop, move: str, best: str, view: Data) -> Data:
    """Returns why this move is not what is asked for. A placement worth less or as much says so."""
    reason = next((why for pattern, why in stop.reasons.items() if fits(move, pattern)), None)
    assert reason is not None, f"{stop.name}: no answer to {move}"
    if reason != SQUARE:
        return {"reason": reason}
    points, most = placement_points(view, move), placement_points(view, best)
    assert points <= most, f"{stop.name}: {move} is better than {best}"
    return {
        "reason": "less" if points < most else "same",
        "params": {"points": points, "best": most, "city": city_of(best)},
    }


def legal_moves(match: Match) -> list[int]:
    waiting = match.position.dealing or LEARNER not in match.acting()
    return [] if waiting else match.legal_moves(LEARNER)


def seen(match: Match, legal: list[int]) -> Data:
    """Returns the learner's view as a table sends it. Lessons go back by themselves: no undo.
    Nobody waits for anybody.
    """
    viewer = SPECTATOR if match.game.all_see_the_same else LEARNER
    view: Data = {
        "game": match.view(viewer).as_data(),
        "phase": 0,
        "legal": [match.game.notation.move_text(move) for move in legal],
        "undo": 0,
        "help": match.game.help(match.position, viewer, legal),
    }
    if "first" in view["help"]:
        view["help"]["first"] = {}
    plain: Data = json.loads(compact(view))
    return plain


def table(record: Record) -> Data:
    """Returns a table with the learner in the first seat, as a server would describe it."""
    game = get(record.game)
    setup = game.setup(len(record.seats), record.options, record.start)
    bots = setup.players - 1 - len(game.automatic_names(setup))
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": BOTS}] * bots]
    wish: Data = {"game": record.game, "options": record.options, "seats": seats}
    if record.start is not None:
        wish["start"] = record.start + 1
    sitting = Sitting({**wish, "seating": "order"})
    sitting.do("anna", actions.Start())
    found: Data = json.loads(compact(Watch(sitting.table, "anna").welcome(["anna"], NOON)["table"]))
    for seat, name in zip(found["seats"], record.seats, strict=True):
        seat["nickname"] = name
    return found
