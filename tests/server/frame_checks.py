"""Reads everything sent to a client and compares it with what that client may know."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

from tests.server.allowed import ALLOWED_PATHS
from tests.server.knowledge import Knowledge
from tests.server.oracle import SPECTATOR, Oracle, Turn, texts, unseen
from tests.server.people import Json


def moments(frames: list[Json]) -> Iterator[tuple[Json, Knowledge]]:
    """Yields each frame with everything its reader has been sent up to it."""
    knowledge = Knowledge()
    for frame in frames:
        if frame["type"] == "welcome":
            knowledge = Knowledge()  # another server may know a little less
            knowledge.begin(frame)
        elif frame["type"] == "change" and not knowledge.misses_something_before(frame):
            knowledge.follow(frame)
        elif frame["type"] == "refused":
            knowledge.see(frame["views"])
        yield frame, knowledge


def is_of_the_game(key: str, path: str) -> bool:
    """Whether the key is a seat, city, tower, tile or move, or a parameter of a refusal."""
    return len(key) == 1 or " " in key or path.endswith((".params", ".help.best"))


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

    def __init__(
        self,
        oracle: Oracle,
        revealed: dict[int, int],
        allowed: Collection[str] = ALLOWED_PATHS,
    ) -> None:
        self.oracle = oracle
        self.allowed = allowed
        self.revealed = revealed
        """By turn of the game: the number under which its last choice is stored."""

    def read(self, frames: list[Json], seats: list[int]) -> None:
        for frame, knowledge in moments(frames):
            unknown = set(paths(frame)).difference(self.allowed)
            assert not unknown, f"keys that nobody reviewed: {sorted(unknown)}"
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
            assert "best" not in view["help"]
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
        assert set(view["help"].get("best", {})) <= set(game["hand"])
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


def check_towers(knowledge: Knowledge, deals: list[list[str]]) -> None:
    told = [event["cards"] for event in knowledge.story if event["kind"] == "deal"]
    assert told == deals[: len(told)]
    for view in knowledge.views.values():
        assert len(told) == view["game"]["round"]
        unseen = [("chtjs".index(card[0]), int(card[1:])) for card in view["game"]["unseen"]]
        assert all(one <= next_one for one, next_one in pairwise(unseen)), "unseen must be sorted"
