"""Reviews of recorded games as the server streams them, with made-up chances.

Computing a real one takes many playouts, and its figures change with the bots. The moves and the
reasons are real: they come from the record and from what gives hints.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from draftingtable.analysis.advice import adviser_of
from draftingtable.games.core.match import Match
from draftingtable.games.core.records import Record
from draftingtable.games.core.replay import Replay, is_chosen
from tests.browser.eyes.seatings import automatic_seats, plain

Part = dict[str, Any]
PULL: Final = 0.1
"""How strongly the last chances are drawn to the result."""
SHARES: Final = {"inaccuracy": 0.1, "mistake": 0.2, "blunder": 0.3}
"""Of an even share; as in the real thing."""
CHUNK: Final = 20
LOST: Final = (0, 0, 0, 0.02, 0, 0.07, 0, 0.12, 0, 0.24, 0.03, 0, 0, 0.36)
"""Of an even share: what one decision after the other costs."""


@dataclass
class Choice:
    step: int
    seat: int
    move: str
    forced: bool
    best: str
    advice: Part | None
    against: Part | None


def review_of(record: Record, seed: str = "review") -> list[Part]:
    """Returns all parts of a review, in the order in which they arrive."""
    draw = Random(seed)
    choices = list(choices_of(record))
    result = Replay(record)
    result.finish()
    outcome = result.match.outcome()
    assert outcome is not None
    seats = len(record.seats)
    automatic = automatic_seats(record)
    playing = seats - automatic
    winners = [seat + 1 for seat in outcome.winners]
    end = [(1 / max(1, len(winners)) if seat + 1 in winners else 0.0) for seat in range(seats)]
    even = 1 / seats
    points = list(chances(record, choices, draw, end, even))
    decisions = [
        decision(choice, even, nth, seats, draw)
        for nth, choice in enumerate(each for each in choices if not each.forced)
    ]
    head = {
        "part": "head",
        "game": record.game,
        "mode": str(record.options.get("mode", "")),
        "players": seats,
        "seats": record.seats,
        "automatic": list(range(playing + 1, seats + 1)),
        "steps": len(choices),
        "even": round(even, 4),
        "depth": "usual",
        "result": {"scores": list(outcome.scores), "winners": winners},
    }
    parts: list[Part] = [head]
    for at in range(0, len(points), CHUNK):
        parts.append({"part": "chances", "points": points[at : at + CHUNK]})
    parts += sorted(decisions, key=lambda each: -each["lost"])
    parts.append(summary(points, decisions, seats, end, even))
    return [plain(part) for part in parts]


def lines(parts: Iterable[Part]) -> str:
    return "".join(f"{json.dumps(part)}\n" for part in parts)


def choices_of(record: Record) -> Iterator[Choice]:
    replay = Replay(record)
    people = len(record.seats) - automatic_seats(record)
    for step, match in enumerate(replay.choices()):
        if replay.done >= len(record.lines):
            return
        line = record.lines[replay.done]
        if not is_chosen(line, people):
            return
        assert line.seat is not None
        yield choice_at(match, step, line.seat, line.text)


def choice_at(match: Match, step: int, seat: int, text: str) -> Choice:
    notation = match.game.notation
    view, moves = match.view(seat), match.legal_moves(seat)
    texts = [notation.move_text(move) for move in moves]
    others = [each for each in texts if each != text] or texts
    best = others[len(others) // 2]
    adviser = adviser_of(match.game.name)

    def advice(move: str) -> Part | None:
        if adviser is None:
            return None
        return dict(adviser(view, moves[texts.index(move)], moves).as_data())

    return Choice(step, seat, text, len(moves) == 1, best, advice(best), advice(text))


def chances(
    record: Record, choices: list[Choice], draw: Random, end: list[float], even: float
) -> Iterator[Part]:
    """Yields a walk from an even start to the result."""
    people = len(record.seats) - automatic_seats(record)
    events = [line for line in record.lines if line.seat is None or is_chosen(line, people)]
    wins = [even] * len(end)
    step = 0
    yield point(0, 0, "start", None, "", wins)
    for event, line in enumerate(events, 1):
        chosen = is_chosen(line, people)
        step += chosen
        progress = event / len(events)
        wins = shifted(wins, draw, 0.02 if chosen else 0.06, end, progress**3 * PULL)
        last = event == len(events)
        kind = "end" if last else "move" if chosen else "deal"
        seat = None if line.seat is None else line.seat + 1
        yield point(event, step, kind, seat, line.text, end if last else wins)
    assert step == len(choices)


def shifted(
    wins: list[float], draw: Random, swing: float, end: list[float], pull: float
) -> list[float]:
    moved = [max(0.02, share + draw.gauss(0, swing)) for share in wins]
    drawn = [share + (goal - share) * pull for share, goal in zip(moved, end, strict=True)]
    return [share / sum(drawn) for share in drawn]


def point(event: int, step: int, kind: str, seat: int | None, text: str, wins: list[float]) -> Part:
    return {
        "event": event,
        "step": step,
        "kind": kind,
        "seat": seat,
        "text": text,
        "wins": [round(share, 4) for share in wins],
        "scores": [20.0] * len(wins),
        "error": 0.0 if kind == "end" else 0.025,
    }


def decision(choice: Choice, even: float, nth: int, seats: int, draw: Random) -> Part:
    lost = round(LOST[nth % len(LOST)] * even, 4)
    grade = graded(lost, even)
    best = choice.move if grade == "best" else choice.best
    share = round(even * draw.uniform(0.5, 1.4), 4)
    played = {"move": choice.move, "wins": round(share - lost, 4), "error": 0.012, "scores": []}
    other = {"move": choice.best, "wins": share if grade != "best" else round(share - 0.05, 4)}
    candidates = [{**other, "error": 0.012, "scores": []}, played]
    return {
        "part": "decision",
        "step": choice.step,
        "seat": choice.seat + 1,
        "move": choice.move,
        "grade": grade,
        "lost": lost,
        "lost_error": 0.012,
        "best": best,
        "candidates": sorted(candidates, key=lambda each: -each["wins"]),
        "advice": choice.against if grade == "best" else choice.advice,
        "against": None,
        "partner": partner(choice, seats) if grade in SHARES else None,
    }


def graded(lost: float, even: float) -> str:
    if lost == 0:
        return "best"
    return next((name for name, share in reversed(SHARES.items()) if lost >= share * even), "good")


def partner(choice: Choice, seats: int) -> Part | None:
    """A neighbour's better square in the city they share, where the choice was one of placing."""
    if not choice.move.startswith("place ") or seats < 3:
        return None
    return {"seat": (choice.seat + 1) % seats + 1, "move": choice.best, "gain": [0.03, 0.02]}


def summary(
    points: list[Part], decisions: list[Part], seats: int, end: list[float], even: float
) -> Part:
    luck = [0.0] * seats
    for before, after in itertools.pairwise(points):
        if after["kind"] == "deal":
            for seat in range(seats):
                luck[seat] += after["wins"][seat] - before["wins"][seat]
    skill = [goal - even - luck[seat] for seat, goal in enumerate(end)]
    grades = ["best", "good", *SHARES]
    counts = [
        {
            grade: sum(each["seat"] == seat + 1 and each["grade"] == grade for each in decisions)
            for grade in grades
        }
        for seat in range(seats)
    ]
    return {
        "part": "summary",
        "start": [round(even, 4)] * seats,
        "luck": [round(value, 4) for value in luck],
        "skill": [round(value, 4) for value in skill],
        "own": [round(value * 0.6, 4) for value in skill],
        "others": [round(value * 0.4, 4) for value in skill],
        "result": end,
        "accuracy": [round(70 + 30 / (seat + 2), 1) for seat in range(seats)],
        "counts": counts,
        "moments": [moment(*pair) for pair in decisive(points)],
        "samples": 96,
        "error": 0.025,
        "seconds": 4.2,
    }


def decisive(points: list[Part]) -> list[tuple[Part, Part]]:
    """Returns the three events that changed the chances most, in the order of the game."""
    pairs = list(itertools.pairwise(points))
    changes = [max(abs(a - b) for a, b in zip(x["wins"], y["wins"], strict=True)) for x, y in pairs]
    first = sorted(range(len(pairs)), key=lambda at: -changes[at])[:3]
    return [pairs[at] for at in sorted(first)]


def moment(before: Part, after: Part) -> Part:
    change = [round(y - x, 4) for x, y in zip(before["wins"], after["wins"], strict=True)]
    deal = after["kind"] == "deal"
    best = max(range(len(change)), key=lambda seat: change[seat]) + 1
    return {
        "step": after["step"] if deal else after["step"] - 1,
        "event": after["event"],
        "kind": "deal" if deal else "move",
        "seat": best if deal else after["seat"],
        "text": after["text"],
        "change": change,
        "rarity": 0.11 if deal else None,
    }
