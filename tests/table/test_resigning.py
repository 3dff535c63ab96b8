"""A player who resigns cannot win: the table, its record and every reader of it agree."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from draftingtable.games.core.errors import BadRecord, Refusal
from draftingtable.games.core.fairness import verify
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import Replay, replay
from draftingtable.table import actions
from draftingtable.table.replay_frames import film
from tests.command.running import run
from tests.table.sitting import Sitting, outcome_of, seated
from tests.table.test_whole_games import imported

ENOUGH = 200
"""Games to try until a player who resigned would have won."""


def crowned(game: str, players: int, *resigning: int) -> Sitting:
    """Returns a finished game in which the first of these would have won without resigning."""
    for number in range(ENOUGH):
        sitting = seated(game, players)
        sitting.play_on(Randomness("before", game, number), 10)
        for seat in resigning:
            sitting.do(sitting.player_at(seat), actions.Resign(seat))
        sitting.play_on(Randomness("after", game, number))
        assert sitting.table.match is not None
        if sitting.table.match.outcome().winners == [resigning[0]]:
            return sitting
    raise AssertionError("nobody who resigned would have won")


def read(sitting: Sitting) -> tuple[str, dict[str, Any]]:
    """Returns the record of a finished table, and its outcome."""
    outcome = outcome_of(sitting.table)
    assert outcome is not None
    return sitting.table.record().text(), outcome


@pytest.mark.parametrize(
    ("game", "players", "resigning", "header"),
    [
        ("towers", 3, (1,), "[2]"),
        ("cities", 3, (0,), "[1]"),
        ("cities", 4, (2, 0), "[1, 3]"),
    ],
)
def test_every_reader_of_a_record_agrees_with_the_table(
    game: str, players: int, resigning: tuple[int, ...], header: str, tmp_path: Path
) -> None:
    text, outcome = read(crowned(game, players, *resigning))
    assert set(outcome["winners"]).isdisjoint(seat + 1 for seat in resigning)
    assert f"\nresigned: {header}\n---\n" in text
    claimed = json.loads(text.splitlines()[-1].removeprefix("result: "))
    assert claimed == {key: outcome[key] for key in ("scores", "winners")}

    played = replay(parse(text))
    assert played.outcome().result() == claimed
    assert verify(parse(text)).replay.outcome() == played.outcome()
    assert parse(text).text() == text
    again = imported(text).table
    assert outcome_of(again) == outcome
    assert again.record().text() == text
    assert again.resigned() == sorted(resigning)

    file = tmp_path / "resigned.dtr"
    file.write_text(text, encoding="utf-8")
    assert run("replay", str(file)).stdout == text.splitlines()[-1] + "\n"
    data = json.loads(run("replay", str(file), "--json").stdout)
    for key in ("scores", "winners", "reason", "tie_break", "tie_steps", "breakdown"):
        assert data[key] == outcome[key]
    assert data["resigned"] == json.loads(header)


def test_a_result_that_crowns_a_resigned_player_is_refused_at_its_line() -> None:
    text, outcome = read(crowned("towers", 3, 1))
    wrong = text.replace(f'"winners": {outcome["winners"]}', '"winners": [2]')
    assert wrong != text
    with pytest.raises(BadRecord) as caught:
        replay(parse(wrong))
    refusal = caught.value
    assert (refusal.code, refusal.rule) == ("result-differs", "T8.5")
    assert refusal.line == wrong.count("\n")


def last_but_one(game: str, players: int) -> Sitting:
    """Everybody but the last seat resigns in the middle of the game."""
    sitting = seated(game, players)
    sitting.play_on(Randomness("half"), 12)
    for seat in range(players - 1):
        sitting.do(sitting.player_at(seat), actions.Resign(seat))
    return sitting


def alone(mode: str) -> Sitting:
    sitting = Sitting({"game": "cities", "options": {"mode": mode}, "seats": [{"kind": "me"}]})
    sitting.do("anna", actions.Start())
    sitting.play_on(Randomness("alone"), 5)
    sitting.do("anna", actions.Resign(0))
    return sitting


def among_bots() -> Sitting:
    sitting = seated("towers", 1, bots=["random", "random"])
    sitting.play_on(Randomness("bots"), 12)
    sitting.do("anna", actions.Resign(0))
    return sitting


def agreed() -> Sitting:
    sitting = seated("cities", 3)
    sitting.play_on(Randomness("agreed"), 12)
    for seat in range(3):
        sitting.do(sitting.player_at(seat), actions.End(seat, True))
    return sitting


def resigned_then_agreed() -> Sitting:
    sitting = seated("towers", 3)
    sitting.play_on(Randomness("both"), 12)
    sitting.do("anna", actions.Resign(0))
    for seat in (1, 2):
        sitting.do(sitting.player_at(seat), actions.End(seat, True))
    return sitting


EARLY: dict[str, tuple[Callable[[], Sitting], list[int], str]] = {
    "one of two": (lambda: last_but_one("towers", 2), [1], "resigned"),
    "two of three": (lambda: last_but_one("cities", 3), [1, 2], "resigned"),
    "the only person, among bots": (among_bots, [1], "resigned"),
    "alone, beginner": (lambda: alone("beginner"), [1], "resigned"),
    "alone, expert": (lambda: alone("expert"), [1], "resigned"),
    "by agreement": (agreed, [], "agreed"),
    "by agreement after one resigned": (resigned_then_agreed, [1], "agreed"),
}


@pytest.mark.parametrize("story", EARLY)
def test_a_game_that_ends_early_is_over_for_every_reader(story: str) -> None:
    sitting_of, resigned, reason = EARLY[story]
    sitting = sitting_of()
    text, outcome = read(sitting)
    assert (outcome["reason"], set(outcome["winners"]) & set(resigned)) == (reason, set())
    assert outcome["winners"]
    assert f"\nended: {reason}\n---\n" in text
    assert (f"\nresigned: {resigned}\n" in text) == bool(resigned)
    assert "\nresult: " not in text  # by the rules the game is not over

    played = replay(parse(text))
    assert played.over
    assert not played.position.over
    assert played.outcome() == sitting.table.outcome()
    again = imported(text)
    assert outcome_of(again.table) == outcome
    assert again.table.record().text() == text
    assert len(film(again.table, again.log).moments) > 1

    result = f"result: {json.dumps(played.outcome().result())}\n"
    assert run("replay", "-", stdin=text).stdout == result
    data = json.loads(run("replay", "-", "--json", stdin=text).stdout)
    assert (data["finished"], data["winners"]) == (True, outcome["winners"])
    assert (data["reason"], data["resigned"]) == (reason, resigned)
    assert json.loads(run("verify", "-", "--json", stdin=text).stdout)["finished"] is True
    assert run("legal", "-", stdin=text).stdout == ""


def test_a_result_after_an_early_end_is_optional_and_checked() -> None:
    text, outcome = read(last_but_one("towers", 2))
    right = json.dumps({"scores": outcome["scores"], "winners": [2]})
    assert replay(parse(f"{text}---\nresult: {right}\n")).over
    wrong = json.dumps({"scores": outcome["scores"], "winners": [1]})
    with pytest.raises(BadRecord) as caught:
        replay(parse(f"{text}---\nresult: {wrong}\n"))
    assert caught.value.code == "result-differs"


def test_an_older_record_that_does_not_say_who_resigned_is_unfinished() -> None:
    """Otherwise the player with the most points would win, who may have resigned."""
    text, _ = read(last_but_one("towers", 2))
    older = text.replace("resigned: [1]\n", "")
    assert older != text
    played = replay(parse(older))
    assert not played.over
    with pytest.raises(Refusal) as caught:
        imported(older)
    assert caught.value.code == "record-unfinished"


def test_a_record_is_not_over_before_its_last_line() -> None:
    text, _ = read(agreed())
    played = Replay(parse(text))
    assert not played.over
    played.finish()
    assert played.over
