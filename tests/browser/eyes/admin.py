"""The administrator's page, the club's texts, and an announced restart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.eyes.states import API, Scene, State, press
from tests.table.sitting import NOON

HOUR = 3_600_000
ADMIN = f"{API}/admin"
PLAYERS = ("J8sd_kfU2hs-Qp0zLw5xTg", "pQ7v1mE0_aZr-Yb9cKd3Xw")
CLUB: dict[str, Any] = {
    "name": "Žaidimų vakarai Vilniuje",
    "imprint": "Žygimantas Žukauskas\nPilies g. 1\nVilnius",
    "privacy": "We keep finished games for two years.\n\n<b>Nothing else.</b>",
    "language": "lt",
    "public": "on",
    "creation": "password",
    "password": True,
    "restart": None,
}
PEOPLE = [
    {"player": PLAYERS[0], "nickname": "Władysław", "address": "203.0.113.77", "table": "eyes00"},
    {"player": PLAYERS[1], "nickname": "", "address": "2001:db8:85a3::8a2e:370:7334", "table": "b"},
]
SERVER: dict[str, Any] = {
    "name": "5e0c9f1a",
    "at": NOON,
    "started": NOON - 50 * HOUR,
    "version": "0.2.0",
    "cpu": 0.234,
    "memory": 180_000_000,
    "moves": 12.5,
    "connections": 143,
    "tables": 41,
    "bots_thinking": 2,
    "bots_waiting": 5,
    "errors": [{"code": "thinker-failed", "count": 3, "at": NOON - HOUR}],
    "refusals": [{"code": "not-your-turn", "count": 12, "at": None}],
    "people": PEOPLE,
}


def status(**club: object) -> dict[str, Any]:
    return {
        "versions": {
            "program": "0.2.0",
            "rules": {"towers": 1, "cities": 1},
            "database": "0005",
            "python": "3.11.2",
        },
        "tables": {"open": 3, "running": 38, "finished": 12_345},
        "bans": 2,
        "revoked": 1,
        "club": {**CLUB, **club},
        "servers": [SERVER, {**SERVER, "name": "77aa01bc", "errors": [], "people": []}],
    }


def seats(*names: str) -> list[dict[str, Any]]:
    return [{"kind": "player", "nickname": name, "player": PLAYERS[0]} for name in names]


def table(code: str, game: str, state: str, *names: str) -> dict[str, Any]:
    known = {"id": f"{code}0000000000000000", "code": code, "state": state, "game": game}
    return {**known, "public": True, "updated": NOON, "seats": seats(*names)}


TABLES = [
    table("K7P2QX", "towers", "running", "Žygimantas", "Władysław", "Õnne"),
    table("AB34CD", "cities", "open", "Łucja", "Brunelleschi"),
]
BANS: list[dict[str, Any]] = [
    {"target": "2001:db8:85a3::/48", "kind": "address", "reason": "floods", "until": None},
    {"target": PLAYERS[1], "kind": "player", "reason": "", "until": NOON + 24 * HOUR},
]


def administered(**club: object) -> Callable[[], Scene]:
    def scene() -> Scene:
        shown = status(**club)
        answers = {
            f"{ADMIN}/status": shown,
            f"{ADMIN}/tables": {"tables": TABLES},
            f"{ADMIN}/bans": {"bans": [{**ban, "at": NOON} for ban in BANS]},
        }
        return Scene({**answers, **club_answer(**club)})

    return scene


def club_answer(**changed: object) -> dict[str, Any]:
    return {f"{API}/club": {"club": {**CLUB, **changed}, "member": False}}


def nothing_yet() -> Scene:
    quiet = {**status(), "servers": [{**SERVER, "people": [], "errors": [], "refusals": []}]}
    answers = {f"{ADMIN}/status": quiet, f"{ADMIN}/tables": {"tables": []}}
    return Scene({**answers, f"{ADMIN}/bans": {"bans": []}})


def at_home(**changed: object) -> Callable[[], Scene]:
    return lambda: Scene({f"{API}/tables": {"tables": []}, **club_answer(**changed)})


READY = "[data-testid=admin-servers]"
STATES = [
    State("admin", "/admin", READY, administered(restart=NOON + HOUR // 6)),
    State("admin-quiet", "/admin", READY, nothing_yet),
    State(
        "admin-sure",
        "/admin",
        "dialog[open]",
        administered(),
        steps=press("[data-table] .danger"),
    ),
    State("home-club", "/", "main footer", at_home()),
    State("home-restart", "/", "[data-testid=restart]", at_home(restart=NOON + HOUR // 6)),
    State(
        "home-imprint",
        "/",
        "dialog[open]",
        at_home(),
        steps=press("main footer button:last-child"),
    ),
]
