"""Everything ever sent to a seat or a spectator, checked against what it may know.

Whole games are played. Afterwards an independent oracle works out from the record who could know
which tile when, and every frame is checked against it. Unknown keys are refused too, so whoever
adds a key must consider who may see it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from copy import deepcopy
from itertools import pairwise

import pytest

from draftingtable.games.core.records import Record
from tests.server.allowed import ALLOWED_PATHS
from tests.server.knowledge import Knowledge
from tests.server.oracle import SPECTATOR, Oracle, Turn, texts, unseen
from tests.server.people import Json, Refused
from tests.server.playing import Party, seat_party
from tests.server.processes import Server


def moments(frames: list[Json]) -> Iterator[tuple[Json, Knowledge]]:
    """Yields each frame with everything its reader has been sent up to it."""
    knowledge = Knowledge()
    for frame in frames:
        if frame["type"] == "welcome":
            knowledge.begin(frame)
        elif frame["type"] == "change" and not knowledge.misses_something_before(frame):
            knowledge.follow(frame)
        elif frame["type"] == "refused":
            knowledge.see(frame["views"])
        yield frame, knowledge


def is_of_the_game(key: str, path: str) -> bool:
    """Whether the key is a seat, city, tower or move, or a parameter of a refusal."""
    return len(key) == 1 or " " in key or path.endswith(".params")


def paths(value: object, path: str = "") -> Iterator[str]:
    """Yields the paths in a frame, with a star for keys that the game numbers or names."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, f"{path}.{'*' if is_of_the_game(key, path) else key}")
    elif isinstance(value, list):
        for inner in value:
            yield from paths(inner, f"{path}[]")
    else:
        yield path


class CitiesReader:
    """Checks the frames of one client, knowing everything."""

    def __init__(self, oracle: Oracle, revealed: dict[int, int]) -> None:
        self.oracle = oracle
        self.revealed = revealed
        """By turn of the game: the number under which its last choice is stored."""

    def read(self, frames: list[Json], seats: list[int]) -> None:
        for frame, knowledge in moments(frames):
            assert set(paths(frame)) - ALLOWED_PATHS == set()
            for seat, view in knowledge.views.items():
                assert int(seat) in (seats or [SPECTATOR])
                self.check_view(int(seat), view)
            self.check_story(knowledge, set(seats))

    def check_view(self, viewer: int, view: Json) -> None:
        game = view["game"]
        turn = self.oracle.turns.get((game["round"], game["half"], game["turn"]))
        if game["phase"] == "over" or turn is None:
            return
        placing = game["phase"] == "placing"
        known = turn.seen[viewer] | (turn.shown() if placing else set())
        assert sorted(game["unseen"]) == unseen(known)
        if viewer == SPECTATOR:
            assert (game["hand"], game["pick"], view["legal"]) == ([], [], [])
        else:
            self.check_own(viewer, view, turn)
        for seat in game["seats"]:
            self.check_seat(viewer, seat, turn, placing)
        self.check_help(view["help"], turn, placing)

    def check_own(self, viewer: int, view: Json, turn: Turn) -> None:
        game = view["game"]
        chosen = texts(turn.picks[viewer]) if game["pick"] else []
        assert sorted(game["pick"]) == chosen
        held = texts(turn.rest(viewer) if chosen else turn.hands[viewer])
        assert sorted(game["hand"]) in (held, [])  # in round 2 the third tile is discarded (C3.2)
        if game["phase"] == "picking":
            for move in view["legal"]:
                assert set(move.split()[1:]) <= set(game["hand"])

    def check_seat(self, viewer: int, seat: Json, turn: Turn, placing: bool) -> None:
        place: int = seat["seat"]
        assert sorted(seat["revealed"]) == (texts(turn.picks[place]) if placing else [])
        assert set(seat["unplaced"]) <= set(seat["revealed"])
        if seat["known"] is None:
            return
        assert viewer in turn.held[place], "a hand that the viewer never held"
        assert sorted(seat["known"]) == texts(turn.rest(place) if placing else turn.hands[place])

    def check_help(self, help_given: Json, turn: Turn, placing: bool) -> None:
        """Checks that possible placements name only tiles that are face up."""
        moves = [*help_given.get("adds", {}), *help_given.get("others", {})]
        moves += [move for one in help_given.get("suggest", {}).values() for move in one]
        open_tiles = set(texts(turn.shown())) if placing else set()
        assert {move.split()[1] for move in moves} <= open_tiles

    def check_story(self, knowledge: Knowledge, own: set[int]) -> None:
        shown = 0
        for event in knowledge.story:
            if event["kind"] in ("hand", "pick") and "tiles" in event:
                assert event["seat"] in own, "somebody else's tiles"
            if event["kind"] == "reveal":
                turn, shown = shown // self.oracle.players, shown + 1
                assert knowledge.number >= self.revealed[turn], "shown before all have chosen"


def first_deal(frames: list[Json]) -> Json:
    """Returns the frame in which the first hands are dealt."""
    return next(frame for frame in frames if frame.get("story"))


def leak_a_hand(frames: list[Json], oracle: Oracle) -> None:
    turn = next(iter(oracle.turns.values()))
    first_deal(frames)["views"]["1"]["game"]["seats"][1]["known"] = texts(turn.hands[2])


def leak_a_deal(frames: list[Json], oracle: Oracle) -> None:
    event = next(one for one in first_deal(frames)["story"] if one.get("seat") == 2)
    event["tiles"] = ["S"]


def leak_a_choice(frames: list[Json], oracle: Oracle) -> None:
    first_deal(frames)["story"].append({"kind": "reveal", "seat": 2, "tiles": ["S", "F"]})


def leak_by_what_is_left(frames: list[Json], oracle: Oracle) -> None:
    first_deal(frames)["views"]["1"]["game"]["unseen"].pop()


def leak_by_a_new_key(frames: list[Json], oracle: Oracle) -> None:
    first_deal(frames)["views"]["1"]["seed"] = "17"


LEAKS = (leak_a_hand, leak_a_deal, leak_a_choice, leak_by_what_is_left, leak_by_a_new_key)
"""Each must be detected, or the test would prove nothing."""


def last_choices(party: Party, players: int) -> dict[int, int]:
    """Returns, by turn, the number under which its last choice is stored."""
    picks: dict[int, list[int]] = {}
    for live in party.lives:
        for seat in live.seats:
            own = [n for n, move in live.accepted if move.startswith(f"{seat} pick ")]
            for turn, number in enumerate(sorted(own)):
                picks.setdefault(turn, []).append(number)
    assert all(len(numbers) == players for numbers in picks.values())
    return {turn: max(numbers) for turn, numbers in picks.items()}


async def tell_no_secret_early(party: Party) -> None:
    """Checks that nobody gets the record, replay or secret of a running game."""
    for live in party.everybody:
        path = f"/tables/{party.table_id}"
        for closed in ("record", "replay"):
            with pytest.raises(Refused) as refused:
                await live.person.get(f"{path}/{closed}")
            assert refused.value.code == "game-running"
        fairness = await live.person.get(f"{path}/fairness")
        assert fairness.get("secret") is None
        await live.person.get(path)
        await live.person.get("/tables", state="running", mine="true")


def everything_told(party: Party) -> list[str]:
    """Returns all texts sent to anybody at the table, over sockets and as answers."""
    return [text for live in party.everybody for text in (*live.texts, *live.person.texts)]


async def nothing_but_their_own(party: Party, server: Server, told: list[str]) -> None:
    """Checks that no message contains the deal's secret, a cookie or the server's own secret."""
    fairness = await party.people[0].get(f"/tables/{party.table_id}/fairness")
    secrets = [fairness["secret"], (server.folder / "secret").read_text().strip()]
    secrets += [live.person.cookies.partition("=")[2] for live in party.everybody]
    assert all(len(secret) > 20 for secret in secrets)
    for text in (*told, server.log()):
        assert not any(secret in text for secret in secrets)
    assert party.table_id not in server.log(), "a table's link is its key"


async def played(
    stack: AsyncExitStack, server: Server, game: str, people: int
) -> tuple[Party, Record]:
    party = await seat_party(stack, [server], game, people)
    await tell_no_secret_early(party)
    await party.play(seed=people)
    told = everything_told(party)
    record = await party.check()
    await nothing_but_their_own(party, server, told)
    return party, record


@pytest.mark.parametrize("people", [2, 3, 5])
def test_cities_sends_each_player_only_what_they_may_know(server: Server, people: int) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party, record = await played(stack, server, "cities", people)
            reader = CitiesReader(Oracle(record), last_choices(party, people))
            for live in party.everybody:
                reader.read(live.frames, live.seats)
            for leak in LEAKS:
                frames = deepcopy(party.lives[0].frames)
                leak(frames, reader.oracle)
                with pytest.raises(AssertionError):
                    reader.read(frames, [1])

    asyncio.run(story())


@pytest.mark.parametrize("people", [2, 4])
def test_towers_reveals_to_nobody_what_comes_next(server: Server, people: int) -> None:
    """Only the order of the pile is secret: a display is sent in its own round, not earlier."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            party, record = await played(stack, server, "towers", people)
            deals = [line.text.split()[1:] for line in record.lines if line.seat is None]
            for live in party.everybody:
                for frame, knowledge in moments(live.frames):
                    assert set(paths(frame)) - ALLOWED_PATHS == set()
                    check_towers(knowledge, deals)

    asyncio.run(story())


def check_towers(knowledge: Knowledge, deals: list[list[str]]) -> None:
    told = [event["cards"] for event in knowledge.story if event["kind"] == "deal"]
    assert told == deals[: len(told)]
    for view in knowledge.views.values():
        assert len(told) == view["game"]["round"]
        unseen = [("chtjs".index(card[0]), int(card[1:])) for card in view["game"]["unseen"]]
        assert all(one <= next_one for one, next_one in pairwise(unseen)), "unseen must be sorted"
