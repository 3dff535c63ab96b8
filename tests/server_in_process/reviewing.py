"""Reviews whose analysis is made up: the parts are known, and nothing is computed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from draftingtable.server.bot_pool import reviews as module
from draftingtable.server.bot_pool.pool import Thinker
from draftingtable.table_bots import reviewing
from draftingtable.table_bots.questions import (
    AnyQuestion,
    CoachQuestion,
    MoveJudgement,
    Part,
    ReviewSlice,
)
from draftingtable.table_bots.reviewing import Reviewing
from tests.server_in_process.serving import API

EXAMPLES = Path(__file__).parents[1] / "examples"
SCORES: dict[str, Any] = {"scores": [0.0, 0.0], "error": 0.1}


def point(event: int, win: float) -> Part:
    step: dict[str, Any] = {"event": event, "step": event, "kind": "move", "seat": 1, "text": "x"}
    return {**step, "wins": [win, 1 - win], **SCORES}


def decision(step: int, lost: float = 0.0, grade: str = "best") -> Part:
    found: Part = {"part": "decision", "step": step, "seat": 1, "move": "bid 0", "grade": grade}
    found |= {"lost": lost, "lost_error": 0.01, "best": "bid 1", "candidates": []}
    return {**found, "advice": None, "against": None, "partner": None}


def parts_of(asked: ReviewSlice) -> Iterator[Part]:
    """A review with a coarse curve, pauses, a better curve and two decisions."""
    found: dict[str, Any] = {"part": "head", "game": "cities", "mode": "two", "players": 2}
    found |= {"seats": ["Seat 1", "Seat 2"], "automatic": [], "steps": 2, "even": 0.5}
    yield {**found, "depth": asked.depth, "result": {"scores": [1, 2], "winners": [2]}}
    yield {"part": "pause"}
    yield {"part": "chances", "points": [point(0, 0.5), point(1, 0.6)]}
    yield {"part": "pause"}
    yield {"part": "chances", "points": [point(0, 0.5), point(1, 0.55)]}
    yield decision(0)
    yield decision(1)
    names = ("start", "luck", "skill", "own", "others", "result")
    sums: dict[str, Any] = {name: [0.5, 0.5] for name in names}
    counts = dict.fromkeys(("best", "good", "inaccuracy", "mistake", "blunder"), 0)
    sums |= {"accuracy": [100, None], "counts": [counts, counts], "moments": []}
    yield {"part": "summary", **sums, "samples": 8, "error": 0.1, "seconds": 0.1}


PARTS = ["head", "chances", "chances", "decision", "decision", "summary"]


class Asked:
    """The questions that reached a process; `fails` so many times first."""

    def __init__(self) -> None:
        self.questions: list[AnyQuestion] = []
        self.reviewing = Reviewing()
        self.fails = 0

    @property
    def slices(self) -> list[ReviewSlice]:
        return [one for one in self.questions if isinstance(one, ReviewSlice)]

    def answer(self, question: AnyQuestion) -> Any:
        self.questions.append(question)
        if isinstance(question, ReviewSlice):
            return self.reviewing.next_parts(question)
        if isinstance(question, MoveJudgement):
            return decision(question.step, lost=0.03 if question.move.endswith("1") else 0.05)
        if isinstance(question, CoachQuestion):
            found = decision(0, 0.2, "mistake")
            return {key: value for key, value in found.items() if key != "step"}
        return question.moves[0]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """No process is started; each slice has one part or pause."""
    found = Asked()

    async def ask(self: Thinker, question: AnyQuestion) -> Any:
        return found.answer(question)

    monkeypatch.setattr(Thinker, "ask", ask)
    monkeypatch.setattr(reviewing, "begun", parts_of)
    monkeypatch.setattr(module, "SLICE", 0.0)
    return found


async def imported(client: httpx.AsyncClient, name: str = "cities-two") -> str:
    """Returns the id of a finished table of the client's."""
    text = (EXAMPLES / f"{name}.dtr").read_text("utf-8")
    answer = await client.post(f"{API}/records", json={"text": text})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["table"]["id"]
    return found
