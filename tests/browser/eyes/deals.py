"""Shuffling together before the game, and checking the deal after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from draftingtable.games.core.randomness import Randomness
from draftingtable.table import Watch, actions
from tests.browser.eyes.pages import AT_TABLE, over
from tests.browser.eyes.seatings import ME, PEOPLE, Seating, plain
from tests.browser.eyes.states import Scene, State, press, table_answers
from tests.table.sitting import Sitting, commit, nonce, seated

Kept = dict[str, Any]


# The check after a game


@cache
def played() -> Sitting:
    """Returns a game in which everyone revealed their number."""
    sitting = seated("towers", 2, players=2, fair=True)
    sitting.play_on(Randomness("eyes"))
    return sitting


def dealt_together() -> Scene:
    sitting = played()
    message = Watch(sitting.table, ME).welcome([ME], sitting.now)
    welcome = plain({"type": "welcome", "protocol": 1, **message})
    return Scene(table_answers(sitting, welcome), [welcome])


def dealt_otherwise() -> Scene:
    """A game with the deals of a record instead, so the check must fail."""
    seating = over("towers-2")
    welcome = seating.welcome()
    return Scene(table_answers(seating, welcome), [welcome])


def pinned(what: str, value: Kept) -> Kept:
    """Returns what the device remembers of the table."""
    return {f"deal/{what}/the-table": {"version": 2, "at": 0, "value": value}}


def kept() -> Kept:
    """Returns what Anna's device kept of that game."""
    facts = played().table.fairness()
    mine = commit(0)
    numbers = [{"commit": mine, "nonce": nonce(0).hex()}]
    lock = {key: facts[key] for key in ("commitments", "terms")}
    shown: Kept = {"numbers": numbers, "shown": [mine], "acknowledged": [mine]}
    seen: Kept = {"commitment": facts["commitment"], "lock": {**lock, "names": PEOPLE[:2]}}
    dealt = [line for line in played().table.record().text().splitlines() if line[:5] == "deal "]
    return pinned("mine", shown) | pinned("seen", {**seen, "dealt": dealt})


def check_deal(
    name: str, scene: Callable[[], Scene], verdict: str, kept: Kept | None = None
) -> State:
    ready = f"[data-testid=verdict].{verdict}"
    return State(name, AT_TABLE, ready, scene, press("[data-testid=fairness]"), kept=kept or {})


def explained(name: str, scene: Callable[[], Scene], kept: Kept) -> State:
    steps = press("[data-testid=fairness]", "dialog summary")
    return State(name, AT_TABLE, "dialog details[open] ol", scene, steps, kept=kept)


# The moment before a game


def shuffling(player: str) -> Callable[[], Scene]:
    """Returns a room in which all but two have shown their number."""

    def scene() -> Scene:
        seating = Seating("cities-4")
        people = seating.table.person_seats()
        for place in people:
            seating.do(seating.player_at(place), actions.Ready(place, True, commit(place)))
        seating.do(ME, actions.Start())
        for place in people[:2]:
            seating.do(seating.player_at(place), actions.Reveal(place, nonce(place)))
        welcome = seating.welcome(player)
        return Scene(table_answers(seating, welcome), [welcome])

    return scene


LOCKED = [
    State("room-shuffling", AT_TABLE, "[data-testid=shuffling]", shuffling(ME)),
    State(
        "room-shuffling-refused",
        AT_TABLE,
        "[data-testid=shuffling] [role=alert]",
        shuffling(PEOPLE[1].lower()),
        kept=pinned("seen", {"commitment": "another"}),
    ),
]

STATES = [
    *LOCKED,
    check_deal("deal-proved", dealt_together, "proved", kept()),
    check_deal("deal-not-provable", dealt_together, "unprovable"),
    check_deal("deal-broken", dealt_otherwise, "broken"),
    explained("deal-explained", dealt_together, kept()),
]
