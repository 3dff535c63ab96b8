"""The page My games: none, a few, and a history that is long and varied."""

from __future__ import annotations

from typing import Any

from draftingtable.table.descriptions import line_seen_by
from tests.browser.eyes.pages import over
from tests.browser.eyes.seatings import ME, plain
from tests.browser.eyes.states import API, Scene, State, press
from tests.table.sitting import NOON

DAY = 24 * 3_600_000
RECORDS = ("towers-3", "cities-4", "cities-expert", "towers-5", "cities-two")
LEVELS = ("apprentice", "journeyman", "master", "grandmaster")
SCORES = (31, 28, 35, 30, 24, 38, 41, 33, 36, 44, 29, 40, 47, 43, 39, 51, 46, 42, 49, 45)
GAMES = 48
CAMPAIGN = "eyes0000000000000campa"
Line = dict[str, Any]


def line_of(record: str) -> Line:
    return plain(line_seen_by(over(record).table.line(), ME))


def history() -> list[Line]:
    """Returns games of all kinds, the latest first: won and lost, against all levels."""
    lines = {record: line_of(record) for record in RECORDS}
    return [played(lines[RECORDS[nth % len(RECORDS)]], nth) for nth in reversed(range(GAMES))]


def played(line: Line, nth: int) -> Line:
    """Returns the game with another result, on another day, against other bots."""
    (mine,) = line["mine"]
    scores = [SCORES[(nth + seat) % len(SCORES)] + nth // 6 for seat in range(line["players"])]
    winners = [seat for seat, score in enumerate(scores, 1) if score == max(scores)]
    places = [1 + sum(other > score for other in scores) for score in scores]
    level = LEVELS[nth // 2 % len(LEVELS)]
    bot = {"kind": "bot", "level": level}
    seats = [
        seat if number == mine or seat["kind"] == "automa" else {**seat, **bot}
        for number, seat in enumerate(line["seats"], 1)
    ]
    early = nth % 11 == 5
    result = {**line["result"], "scores": scores, "winners": winners, "places": places}
    return {
        **line,
        "id": f"eyes{nth}",
        "seats": seats,
        "ended": NOON + nth * 3 * DAY,
        "updated": NOON + nth * 3 * DAY,
        "progress": None,
        "campaign": CAMPAIGN if line["mode"] == "expert" and nth > GAMES // 2 else None,
        "result": {**result, "reason": "resigned"} if early else result,
    }


def listing(lines: list[Line]) -> Scene:
    return Scene({f"{API}/tables": {"tables": lines, "cursor": None}})


def reviewed() -> dict[str, float]:
    return {f"eyes{nth}": 60 + 7 * (nth % 4) + nth / 3 for nth in range(GAMES)}


BEST = {"cities-ring": {"score": 71, "table": "gone", "before": 64}}
LIST = "[data-testid=game] >> nth=4"
STATES = [
    State("my-games", "/games", LIST, lambda: listing(history()), kept={"bests": BEST}),
    State(
        "my-games-reviewed",
        "/games",
        "[data-testid=trend] >> nth=3",
        lambda: listing(history()),
        kept={"accuracy": reviewed()},
        sizes=("390x844", "1280x800"),
    ),
    State(
        "my-games-by-level",
        "/games",
        LIST,
        lambda: listing(history()),
        steps=press("[data-testid=games-results] label >> nth=1", "[data-testid=trend] summary"),
    ),
    State("my-games-few", "/games", "[data-testid=game]", lambda: listing([line_of("towers-3")])),
    State("my-games-none", "/games", "[data-testid=games-none]", lambda: listing([])),
]
