"""Bots answer proposals for a city that they share, and sometimes propose a place themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import cast

import pytest

from draftingtable.games.core.randomness import Randomness
from draftingtable.server.bot_pool.bot_talk import BotTalk
from draftingtable.table import SYSTEM, actions
from draftingtable.table.entries import Entry
from draftingtable.table_bots import talk
from draftingtable.table_bots.listening import GENEROUS, TALKATIVE
from draftingtable.table_bots.talk import Speech, adds_for, alternatives, responses
from tests.table.sitting import Sitting, seated

BOT = 2
"""The seat of the only bot; it shares city B with Péter and city C with Anna."""


def discussing(level: str = "journeyman") -> Sitting:
    """Returns a table where nobody has placed in this turn, and places differ in worth."""
    sitting = seated("cities", 2, bots=[level], bot_pace=0)
    chance = Randomness("talk 9")
    while sitting.view(0)["game"]["turn"] < 3 or not placing(sitting):
        sitting.play_on(chance, 1)
    return sitting


def placing(sitting: Sitting) -> bool:
    return all(len(seat["unplaced"]) == 2 for seat in sitting.view(0)["game"]["seats"])


def points_in(sitting: Sitting, city: str) -> dict[str, int]:
    """Returns what each place for Anna's first tile there adds."""
    match = sitting.table.match
    assert match is not None
    adds = adds_for(match, BOT, [])
    mine = [move for move in sitting.view(0)["legal"] if move.split()[2] == city]
    return alternatives(adds, mine[0])


def proposed(sitting: Sitting, move: str) -> Entry:
    (entry,) = sitting.do("anna", actions.Propose(0, move))
    return entry


def two_places(level: str = "journeyman") -> tuple[Sitting, str, str]:
    """Returns a table with a good and a bad place for a tile of Anna's in the bot's city."""
    sitting = discussing(level)
    points = points_in(sitting, "C")
    best, worst = max(points, key=points.__getitem__), min(points, key=points.__getitem__)
    assert points[best] - points[worst] > GENEROUS
    return sitting, best, worst


@pytest.mark.parametrize("level", TALKATIVE)
def test_a_bot_says_why_it_agrees_to_a_place_and_what_is_better_than_a_bad_one(level: str) -> None:
    sitting, best, worst = two_places(level)
    (good,) = responses(sitting.table, proposed(sitting, best))
    assert isinstance(good.action, actions.Reply)
    assert (good.action.answer, good.action.move, good.then) == ("agreed", best, None)
    assert good.action.reason is not None
    worth = reasons_worth(points_in_proposal(sitting, best))
    (agreed,) = sitting.do(SYSTEM, good.action)
    assert agreed.data["reason"] in worth, "in words, and true"
    (bad,) = responses(sitting.table, proposed(sitting, worst))
    assert isinstance(bad.action, actions.Reply)
    assert (bad.action.answer, bad.action.move) == ("declined", worst)
    points = points_in(sitting, "C")
    assert points[str(bad.action.better)] == points[best]
    (entry,) = sitting.do(SYSTEM, bad.action)
    assert entry.data["better"] == bad.action.better


def test_a_bot_accepts_a_place_for_its_own_tile_by_placing_it() -> None:
    sitting = discussing()
    match = sitting.table.match
    assert match is not None
    own = sitting.table.legal_moves(BOT)
    adds = adds_for(match, BOT, own)
    in_c = {move: points for move, points in adds.items() if move.split()[2] == "C"}
    text = match.game.notation.move_text
    annas = set(sitting.view(0)["legal"])
    mine = {text(move) for move in own if text(move) not in annas} & set(in_c)
    topic = alternatives({move: in_c[move] for move in mine}, min(mine))
    best = max(topic, key=topic.__getitem__)
    (speech,) = responses(sitting.table, proposed(sitting, best))
    assert isinstance(speech.action, actions.Reply)
    assert (speech.action.answer, speech.action.reason is None) == ("agreed", False)
    assert speech.then == actions.Move(BOT, sitting.table.phase(BOT), best)


def test_what_a_bot_has_agreed_to_is_done_by_it() -> None:
    sitting, best, _ = two_places()
    done: list[actions.Action] = []

    async def act(_table: str, _by: str, action: actions.Action) -> int:
        done.append(action)
        return 0

    then = actions.Move(BOT, 1, best)
    speech = Speech(BOT, actions.Reply(BOT, 0, best, "agreed"), then)
    asyncio.run(BotTalk(act, unheard)._speak(sitting.table, speech))
    assert done == [speech.action, then]


def unheard(_table: str, _message: Mapping[str, object]) -> None:
    raise AssertionError("nothing was wished for")


def test_random_bots_stay_silent() -> None:
    sitting = discussing("random")
    move = next(iter(points_in(sitting, "C")))
    assert responses(sitting.table, proposed(sitting, move)) == []


def test_a_bot_says_nothing_about_a_city_that_is_not_its_own() -> None:
    sitting = discussing()
    move = next(move for move in sitting.view(0)["legal"] if move.split()[2] == "A")
    assert responses(sitting.table, proposed(sitting, move)) == []


@pytest.mark.parametrize("level", TALKATIVE)
def test_a_bot_proposes_a_good_place_once_it_has_placed_its_tiles(
    monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setattr(talk, "ONE_IN", 1)
    monkeypatch.setattr(talk, "CLEARLY", 1)
    sitting, *_ = two_places(level)
    said = []
    while BOT in sitting.table.acting:
        (entry,) = sitting.move(BOT, first_move(sitting))
        said.append(responses(sitting.table, entry))
    assert said[0] == [], "it still has a tile to place"
    (speech,) = said[-1]
    assert isinstance(speech.action, actions.Propose)
    points = points_in_proposal(sitting, speech.action.move)
    sitting.do(SYSTEM, speech.action)
    for table in (sitting.table, sitting.read_again()):
        (*_, shown) = table.proposals_data()
        assert shown["seat"] == BOT + 1
        assert shown["reason"] in reasons_worth(points), "in words, and true"


@pytest.mark.parametrize("level", TALKATIVE)
def test_asked_for_another_tile_a_bot_proposes_the_best_place_for_it(
    monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setattr(talk, "ONE_IN", 1)
    monkeypatch.setattr(talk, "CLEARLY", 1)
    sitting, *_ = two_places(level)
    move = bot_proposes(sitting)
    entry = asked_for(sitting, move, "other-tile")
    match = sitting.table.match
    assert match is not None
    adds = adds_for(match, BOT, [])
    others = {
        other: points for other, points in adds.items() if other.split()[1] != move.split()[1]
    }
    answered = responses(sitting.table, entry)
    assert others, "the person has two different tiles"
    (again,) = answered
    assert isinstance(again.action, actions.Propose)
    assert others[again.action.move] == max(others.values())
    sitting.do(SYSTEM, again.action)


@pytest.mark.parametrize("level", TALKATIVE)
def test_asked_for_another_spot_a_bot_proposes_each_place_in_turn_the_best_first(
    monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    monkeypatch.setattr(talk, "ONE_IN", 1)
    monkeypatch.setattr(talk, "CLEARLY", 1)
    sitting, *_ = two_places(level)
    first = move = bot_proposes(sitting)
    match = sitting.table.match
    assert match is not None
    points = alternatives(adds_for(match, BOT, []), move)
    seen = [move]
    for _ in points:
        (speech,) = responses(sitting.table, asked_for(sitting, move, "other-spot"))
        assert isinstance(speech.action, actions.Propose)
        sitting.do(SYSTEM, speech.action)
        move = speech.action.move
        seen.append(move)
    assert sorted(seen[1:]) == sorted(points), "every place once"
    assert seen[-1] == first
    following = [points[other] for other in seen[1:-1]]
    turn = following.index(max(following))
    assert following[turn:] + following[:turn] == sorted(following, reverse=True)


def bot_proposes(sitting: Sitting) -> str:
    """Lets the bot place its tiles; returns what it proposes then."""
    speeches: list[Speech] = []
    while BOT in sitting.table.acting:
        (entry,) = sitting.move(BOT, first_move(sitting))
        speeches = responses(sitting.table, entry)
    (speech,) = speeches
    assert isinstance(speech.action, actions.Propose)
    sitting.do(SYSTEM, speech.action)
    return speech.action.move


def asked_for(sitting: Sitting, move: str, answer: str) -> Entry:
    """Answers a bot's proposal as the person who has the tile."""
    match = sitting.table.match
    assert match is not None
    partners = match.game.partners(match.position, parsed(sitting, move))
    (person,) = (seat for seat in partners if seat != BOT)
    (entry,) = sitting.do(sitting.player_at(person), actions.Reply(person, BOT, move, answer))
    return entry


def parsed(sitting: Sitting, move: str) -> int:
    match = sitting.table.match
    assert match is not None
    return match.game.notation.parse_move(move)


def points_in_proposal(sitting: Sitting, move: str) -> dict[str, int]:
    """Returns what the proposed move adds, by category and in total."""
    match = sitting.table.match
    assert match is not None
    adds = cast(dict[str, dict[str, int]], match.game.help(match.position, BOT, []).get("adds", {}))
    return adds[move]


def reasons_worth(points: dict[str, int]) -> list[dict[str, object]]:
    """Returns the reasons that these points allow."""
    found: list[dict[str, object]] = [
        {"kind": "best-square", "params": {"points": points["total"]}}
    ]
    for count in range(2, 17):
        equal = {"points": points["total"], "count": count}
        found.append({"kind": "equal-squares", "params": equal})
    for category, worth in points.items():
        found.append({"kind": "gains", "params": {"category": category, "points": worth}})
        for count in range(2, 6):
            params = {"count": count, "points": worth}
            found += [{"kind": "longer-street", "params": params}] * (category == "shops")
            found += [{"kind": "larger-park", "params": params}] * (category == "parks")
    return found


def first_move(sitting: Sitting) -> str:
    match = sitting.table.match
    assert match is not None
    return match.game.notation.move_text(sitting.table.legal_moves(BOT)[0])


def test_what_a_bot_wants_to_say_is_dropped_if_the_game_has_moved_on() -> None:
    sitting, best, _ = two_places()
    entry = proposed(sitting, best)
    refused: list[str] = []

    async def act(_table: str, by: str, action: actions.Action) -> int:
        sitting.do("anna", actions.Withdraw(0, None))
        refusal = sitting.refused(by, action)
        refused.append(refusal.code)
        raise refusal

    async def talk() -> None:
        talking = BotTalk(act, unheard)
        talking.consider(sitting.table, entry)
        (task,) = talking.tasks
        await asyncio.wait([task])
        assert not talking.tasks

    asyncio.run(talk())
    assert refused == ["no-such-proposal"]
