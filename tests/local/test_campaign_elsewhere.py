"""A campaign that began on a device: what a server gets of it, and what it makes of that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from draftingtable.games.cities.campaign.stored import StoredCampaign
from draftingtable.games.core.errors import Refusal
from draftingtable.local.host import local_policy
from draftingtable.table import Settings, read_settings
from draftingtable.tables.histories import (
    CampaignHistory,
    PlayedGame,
    check_running,
    played_again,
)
from tests.local.device import Device

EXAMPLES = Path(__file__).parents[1] / "examples"
TOWERS = next(EXAMPLES.glob("towers*.dtr")).name
POLICY = local_policy()


def campaign_of(device: Device, games: int, steps: int = 0, **wish: object) -> str:
    """Plays games of a new campaign, with their bonuses, and so many steps of the next one."""
    begun = device.post("/campaigns", {"mode": "beginner", "level": 1, "length": 3, **wish})
    path = f"/campaigns/{begun['campaign']['id']}"
    for _ in range(games):
        play_next(device, path, -1)
        device.post(f"{path}/bonus", first_choice(device, path))
    if steps:
        play_next(device, path, steps)
    return path


def play_next(device: Device, path: str, steps: int) -> None:
    table = device.post(f"{path}/next")["table"]["id"]
    device.ask("open", id=table)
    device.play_on(table, steps)


def first_choice(device: Device, path: str) -> dict[str, Any]:
    choice = device.call("GET", path)[1]["campaign"]["choices"][0]
    return {"kind": choice["type"], "city": choice["city"]}


def history_of(device: Device, path: str) -> dict[str, Any]:
    status, found = device.call("GET", f"{path}/history")
    assert status == 200, found
    return dict(found)


def sent(history: dict[str, Any]) -> CampaignHistory:
    games = [
        PlayedGame(game["record"], game["bonus"] and (game["bonus"]["kind"], game["bonus"]["city"]))
        for game in history["games"]
    ]
    kind = (history["mode"], history["level"], history["length"])
    return CampaignHistory(history["id"], *kind, tuple(games), None)


@pytest.fixture(scope="module")
def played() -> CampaignHistory:
    """Returns a campaign of two games, with their bonuses."""
    device = Device("elsewhere")
    return sent(history_of(device, campaign_of(device, 2)))


TABLES = ["first", "second", "third"]


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_the_same_campaign_follows_from_its_records(mode: str) -> None:
    device = Device(mode)
    path = campaign_of(device, 2, mode=mode)
    device.restart(load=False)  # the finished games are not in memory
    for table_id in device.logs:
        device.load(table_id)
    here = device.call("GET", path)[1]["campaign"]
    there = played_again(sent(history_of(device, path)), TABLES[:2]).as_data()
    games = [{**game, "record": name} for game, name in zip(here["games"], TABLES, strict=False)]
    assert there["games"] == games
    assert there["total"] == here["total"]


def test_a_running_game_goes_with_its_campaign_only() -> None:
    device = Device("running")
    path = campaign_of(device, 1, steps=4)
    history = history_of(device, path)
    table = device.call("GET", path)[1]["campaign"]["tables"][-1]
    assert [step["seat"] for step in history["running"]["steps"]] == [1] * 4
    assert device.call("GET", f"/tables/{table}/history")[0] == 409


def test_a_game_that_was_given_up_is_not_sent() -> None:
    device = Device("resigned")
    path = campaign_of(device, 0, steps=2)
    device.post(f"/tables/{device.post(f'{path}/next')['table']['id']}/resign", {"seat": 1})
    history = history_of(device, path)
    assert (history["games"], history["running"]) == ([], None)


def test_only_a_known_campaign_has_a_history() -> None:
    status, found = Device().call("GET", "/campaigns/local-none/history")
    assert (status, found["error"]["code"]) == (404, "no-such-campaign")


def example(name: str) -> str:
    return (EXAMPLES / name).read_text("utf-8")


def with_game(history: CampaignHistory, nth: int, **changes: Any) -> CampaignHistory:
    games = list(history.games)
    games[nth] = replace(games[nth], **changes)
    return replace(history, games=tuple(games))


def another_bonus(history: CampaignHistory) -> CampaignHistory:
    return with_game(history, 1, bonus=history.games[0].bonus)


def cut(history: CampaignHistory) -> CampaignHistory:
    return with_game(history, 1, record="\n".join(history.games[1].record.split("\n")[:-4]) + "\n")


WRONG: dict[str, Callable[[CampaignHistory], CampaignHistory]] = {
    "campaign-other-game level": lambda given: replace(given, level=2),
    "campaign-other-game mode": lambda given: replace(given, mode="expert"),
    "campaign-other-game game": lambda given: with_game(given, 0, record=example(TOWERS)),
    "campaign-bonus-missing": lambda given: with_game(given, 0, bonus=None),
    "campaign-bonus-used": another_bonus,
    "campaign-bonus-unknown": lambda given: with_game(given, 0, bonus=("castles", "A")),
    "campaign-bonus-city": lambda given: with_game(given, 0, bonus=("shops", "B")),
    "campaign-game-unfinished": cut,
    "option-value": lambda given: replace(given, length=4),
    "record-first-line": lambda given: with_game(given, 0, record="nothing"),
}


@pytest.mark.parametrize("code", WRONG)
def test_nothing_is_taken_on_trust(played: CampaignHistory, code: str) -> None:
    name, _, option = code.partition(" ")
    wrong = WRONG[code](played)
    with pytest.raises(Refusal) as refused:
        played_again(wrong, TABLES[: len(wrong.games)])
    assert refused.value.code == name
    if option:
        assert refused.value.params["option"] == option


def test_a_campaign_has_no_more_games_than_its_length(played: CampaignHistory) -> None:
    device = Device("longer")
    history = sent(history_of(device, campaign_of(device, 4, length=6)))
    with pytest.raises(Refusal, match="campaign-is-over"):
        played_again(replace(history, length=3), ["a", "b", "c", "d"])


def wish(**changes: object) -> Settings:
    options = {"mode": "beginner", "level": 1}
    whole = {"game": "cities", "options": options, "seats": [{"kind": "me"}], **changes}
    return read_settings(whole, POLICY)


BOT = [{"kind": "bot", "level": "novice"}]
RUNNING: dict[str, dict[str, object]] = {
    "game": {"game": "towers", "options": {}, "players": 2},
    "mode": {"options": {"mode": "ring"}, "players": 3},
    "level": {"options": {"mode": "beginner", "level": 2}},
    "seats": {"seats": BOT},
}


@pytest.mark.parametrize("option", RUNNING)
def test_the_running_game_must_be_its_next_one(played: CampaignHistory, option: str) -> None:
    stored = StoredCampaign("there", played_again(played, TABLES[:2]))
    expected = read_settings(stored.table_wish(), POLICY)
    check_running(stored, wish(), expected)
    with pytest.raises(Refusal, match="campaign-other-game") as refused:
        check_running(stored, wish(**RUNNING[option]), expected)
    assert refused.value.params["option"] == option


def test_no_game_runs_while_a_bonus_is_to_be_chosen(played: CampaignHistory) -> None:
    waiting = with_game(played, 1, bonus=None)
    stored = StoredCampaign("there", played_again(waiting, TABLES[:2]))
    with pytest.raises(Refusal, match="campaign-bonus-missing"):
        check_running(stored, wish(), wish())
