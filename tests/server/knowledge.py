"""What a client knows of a table, assembled from what the server has sent."""

from __future__ import annotations

from tests.server.people import Json


class Knowledge:
    """The state from a `welcome`, updated by changes as docs/protocol.md says."""

    def __init__(self) -> None:
        self.number = -1
        self.table: Json = {}
        self.me: Json = {}
        self.views: dict[str, Json] = {}
        self.story: list[Json] = []
        self.proposals: list[Json] = []
        self.wishes: list[Json] = []

    @property
    def seats(self) -> list[int]:
        return list(self.me["seats"])

    @property
    def finished(self) -> bool:
        return bool(self.table.get("state") == "finished")

    def legal(self, seat: int) -> list[str]:
        return list(self.views[str(seat)]["legal"]) if str(seat) in self.views else []

    def begin(self, frame: Json) -> None:
        assert frame["number"] >= self.number, "the table's log got shorter"
        self.number, self.table, self.me = frame["number"], frame["table"], frame["me"]
        self.views = {}
        self.see(frame["views"])
        self.story = list(frame["story"])
        self.proposals, self.wishes = frame["proposals"], frame["wishes"]

    def misses_something_before(self, frame: Json) -> bool:
        return bool(frame["number"] > self.number + 1)

    def follow(self, frame: Json) -> None:
        """Applies a change, unless it is known already."""
        if frame["number"] <= self.number:
            return
        assert not self.misses_something_before(frame)
        self.number = frame["number"]
        self.table = frame.get("table", self.table)
        self.me = frame.get("me", self.me)
        self.proposals = frame.get("proposals", self.proposals)
        self.wishes = frame.get("wishes", self.wishes)
        self.see(frame.get("views", {}))
        if "story_length" in frame:
            del self.story[frame["story_length"] :]
        self.story.extend(frame.get("story", []))

    def see(self, views: dict[str, Json]) -> None:
        """Merges changed views by seat; of the game's own view, too, only the changed keys."""
        for seat, changed in views.items():
            view = self.views.get(seat, {})
            game = {**view.get("game", {}), **changed.get("game", {})}
            self.views[seat] = {**view, **changed, "game": game}
