"""A game that begins on a device goes on at a table of a server, with the same deals."""

from __future__ import annotations

from typing import Any

import pytest

from draftingtable.games.core.dealers import commitment
from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import nonce_commitment
from draftingtable.local.host import local_policy
from draftingtable.table import Table, actions, decide, numbered, read_settings
from tests.local.device import NOON, WISHES, Device

NONCE = b"n" * 32


def begun(mode: str, steps: int = 30) -> tuple[Device, str]:
    """Returns a device in the middle of a game, begun with a number of its player."""
    device = Device(mode)
    table = device.post("/play", {**WISHES[mode], "start": False})["table"]["id"]
    shown = {"commits": [nonce_commitment(NONCE)], "nonces": [NONCE.hex()]}
    device.post(f"/tables/{table}/start", shown)
    device.ask("open", id=table)
    device.play_on(table, steps)
    return device, table


def history_of(device: Device, table: str) -> dict[str, Any]:
    status, found = device.call("GET", f"/tables/{table}/history")
    assert status == 200, found
    return dict(found)


def gone_on(history: dict[str, Any], free: tuple[int, ...] = ()) -> Table:
    """Returns the table that a server makes of it."""
    secret = bytes.fromhex(history["secret"])
    settings = read_settings(
        {k: v for k, v in history["settings"].items() if v is not None}, POLICY
    )
    action = actions.GoOn(
        actions.Create(settings, "Anna", "ABC234", commitment(secret)),
        actions.Start(tuple(history["commits"]), tuple(map(bytes.fromhex, history["nonces"]))),
        tuple(actions.Step(step["seat"] - 1, step["move"]) for step in history["steps"]),
        free,
    )
    table = Table("there", secret)
    table.apply_all(numbered(decide(POLICY, table, "anna-there", action, NOON), 0, NOON))
    return table


POLICY = local_policy()


@pytest.mark.parametrize("mode", WISHES)
def test_the_same_game_goes_on(mode: str) -> None:
    device, here = begun(mode)
    there = gone_on(history_of(device, here))
    match, before = there.match, device.bridge.host.table(here).table.match
    assert match is not None
    assert before is not None
    assert there.state == "running"
    assert match.position.snapshot() == before.position.snapshot()
    assert list(match.lines) == list(before.lines)


def test_moves_that_were_taken_back_stay_behind() -> None:
    device, here = begun("beginner", 0)
    before = device.bridge.host.table(here).table
    seat = before.seats_of("anna")[0]
    while not before.undoable(seat):
        device.act(here)
    device.send(here, "undo", seat=seat + 1)
    device.play_on(here, 12)
    there = gone_on(history_of(device, here))
    assert there.match is not None
    assert before.match is not None
    assert there.match.position.snapshot() == before.match.position.snapshot()


def test_what_the_rules_do_not_allow_is_refused() -> None:
    device, here = begun("towers")
    history = history_of(device, here)
    history["steps"][-1]["move"] = "bid 5" if history["steps"][-1]["move"] != "bid 5" else "pass"
    with pytest.raises(Refusal):
        gone_on(history)


def test_a_finished_game_is_a_record() -> None:
    device, here = begun("towers", -1)
    assert device.call("GET", f"/tables/{here}/history")[0] == 409


def test_others_take_free_seats_once() -> None:
    device, here = begun("towers")
    history = history_of(device, here)
    bots = [place for place, seat in enumerate(gone_on(history).seats) if seat.kind == "bot"]
    table = gone_on(history, free=(bots[0],))

    def take(by: str, seat: int) -> None:
        facts = decide(POLICY, table, by, actions.Take(seat, "Péter"), NOON)
        table.apply_all(numbered(facts, table.number, NOON))

    with pytest.raises(Refusal, match="seat-taken"):
        take("peter", bots[1])
    with pytest.raises(Refusal, match="one-seat"):
        take("anna-there", bots[0])
    take("peter", bots[0])
    assert table.seats_of("peter") == [bots[0]]
    assert table.seats[bots[0]].nickname == "Péter"
    with pytest.raises(Refusal, match="seat-taken"):
        take("lina", bots[0])


def test_the_host_keeps_a_seat() -> None:
    device, here = begun("towers")
    history = history_of(device, here)
    mine = gone_on(history).seats_of("anna-there")
    with pytest.raises(Refusal, match="bad-request"):
        gone_on(history, free=tuple(mine))
