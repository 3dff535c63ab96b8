"""Today's deal at home and on its page, the day after, and a challenge before and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.eyes.states import API, Scene, State, press
from tests.table.sitting import NOON

DAY = 24 * 3_600_000
MIDNIGHT = NOON - DAY // 2
MINE = {"place": 4, "of": 31, "place_on_deal": 2, "of_on_deal": 8}
NONE = dict.fromkeys(("score", "ahead", *MINE))
NAMES = ("Władysław", "Žygimantas", "Õnne", "Brunelleschi", "Łucja", "Ödön", "Anna")


def mine(state: str, score: int | None = None, ahead: int | None = None) -> dict[str, Any]:
    found = {"table": "eyes000000000000000000", "slot": 2, "state": state, **NONE}
    return found if score is None else {**found, **MINE, "score": score, "ahead": ahead}


def game(name: str, own: dict[str, Any] | None, secrets: bool = False) -> dict[str, Any]:
    solo = {"mode": "expert", "level": 4, "deck": ""}
    return {
        "game": name,
        "options": {"referee": True} if name == "towers" else solo,
        "players": 3,
        "level": "journeyman" if name == "towers" else None,
        "commitments": [f"{slot}a" * 32 for slot in range(4)],
        "secrets": [f"{slot}b" * 32 for slot in range(4)] if secrets else None,
        "mine": own,
    }


def day(date: str, begins: int, *games: dict[str, Any]) -> dict[str, Any]:
    ends = begins + DAY
    return {"date": date, "begins": begins, "ends": ends, "over": ends + DAY // 12, "games": games}


def overview(*own: dict[str, Any] | None) -> dict[str, Any]:
    today = [game(name, found) for name, found in zip(("towers", "cities"), own, strict=True)]
    before = [game("towers", mine("finished", 47, 3), True), game("cities", None, True)]
    after = [game("towers", None), game("cities", None)]
    return {
        "daily": {
            "now": NOON,
            "yesterday": day("2026-11-18", MIDNIGHT - DAY, *before),
            "today": day("2026-11-19", MIDNIGHT, *today),
            "tomorrow": day("2026-11-20", MIDNIGHT + DAY, *after),
        }
    }


def results(name: str, own: dict[str, Any] | None) -> dict[str, Any]:
    aheads = (21, 14, 9, 3, 0, -4, -18)
    played = [
        {"table": f"eyes{at}", "name": NAMES[at], "slot": at % 4, "score": 40 + ahead}
        | {"ahead": ahead, "place": at + 1, "mine": own is not None and at == 3}
        for at, ahead in enumerate(aheads)
    ]
    best = {"slot": 2, "level": "master", "table": "eyesbest", "score": 52, "ahead": 12}
    playing = {**best, "table": None, "score": None, "ahead": None}
    return {
        "results": {
            **game(name, own, True),
            "date": "2026-11-18",
            "count": len(aheads),
            "distribution": [{"ahead": ahead, "count": 1 + abs(ahead) % 3} for ahead in aheads],
            "games": played,
            "best": [best if own else playing],
        }
    }


def daily(*own: dict[str, Any] | None) -> Callable[[], Scene]:
    path = f"{API}/daily/2026-11-18"
    return lambda: Scene(
        {
            f"{API}/daily": overview(*own),
            f"{path}/towers": results("towers", mine("finished", 47, 3)),
            f"{path}/cities": results("cities", None),
        }
    )


def result(name: str, scores: list[int], own: bool = False) -> dict[str, Any]:
    table = {"table": f"eyes{name}", "name": name, "people": [1], "mine": own}
    return {**table, "scores": scores, "winners": [1]}


def challenge(done: bool) -> Callable[[], Scene]:
    shown = {
        "id": "eyes",
        **{key: game("towers", None)[key] for key in ("game", "options", "players")},
        "seat": 1,
        "levels": [None, "journeyman", "journeyman"],
        "by": "Brunelleschi",
        "own": False,
        "mine": {"table": "eyesmine", "state": "finished"} if done else None,
        "earlier": result("Brunelleschi", [52, 40, 31]) if done else None,
        "answers": [result("Władysław", [47, 44, 30], own=True)] if done else [],
    }
    rounds = [
        compared(1, ["bid 3", "build h8", "build t5", "build j3"], ["bid 3", "build h8"], 7, 7),
        compared(2, ["pass"], ["bid 5", "raze j", "build c11", "build c8", "build c2"], 7, 19),
        {**compared(3, ["bid 0"], [], 7, 19), "after": None},
    ]
    first = {"seat": 1, "round": 2, "before": "pass", "after": "bid 5"}
    comparison = {"comparison": {"same": 4, "first": first, "rounds": rounds}}
    path = f"{API}/challenges/eyes"
    return lambda: Scene({path: {"challenge": shown}, f"{path}/comparison": comparison})


def compared(
    number: int, before: list[str], after: list[str], score: int, other: int
) -> dict[str, Any]:
    return {
        "round": number,
        "before": {"moves": before, "score": score},
        "after": {"moves": after, "score": other},
    }


STATES = [
    State("daily-home", "/", "[data-testid=daily-card]", daily(None, mine("running"))),
    State("daily", "/daily", "[data-testid=daily-results-cities] ol", daily(None, None)),
    State(
        "daily-done",
        "/daily",
        "[data-testid=daily-results-cities] ol",
        daily(mine("finished", 47, -3), mine("given-up")),
        steps=press("[data-testid=daily-fair] summary"),
        sizes=("390x844", "1280x800"),
    ),
    State(
        "daily-picture",
        "/daily",
        "dialog[open]",
        daily(None, None),
        steps=press("[data-testid=daily-share-picture]"),
    ),
    State("challenge", "/c/eyes", "[data-testid=challenge-accept]", challenge(done=False)),
    State("challenge-done", "/c/eyes", "[data-testid=comparison] table", challenge(done=True)),
]
