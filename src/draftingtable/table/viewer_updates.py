"""What a player, or all spectators, have been sent of a table, and what to send next."""

from collections.abc import Container

from draftingtable.table.descriptions import Data, voted_by
from draftingtable.table.table import Table
from draftingtable.table.views import ViewData, events_for


class Watch:
    """The state sent to one player, shared by all their tabs; `player` is "" for spectators.

    Call `change` once after each entry: it returns what is new since the last call.
    """

    def __init__(self, table: Table, player: str) -> None:
        self.table = table
        self.player = player
        self.viewers = table.viewers_of(player)
        self.shown: dict[int, ViewData] = self._views()
        self.story_length = self._events()
        self.table_shown = self._table()
        self.proposals_shown = table.proposals_data()
        self.wishes_shown = table.wishes_data()

    def seats(self) -> list[int]:
        return self.table.seats_of(self.player)

    def welcome(self, here: Container[str], now: int) -> dict[str, object]:
        """Returns everything, without changing what was sent."""
        table = self.table
        return {
            "number": table.number,
            "table": table.data(self.player, here, now),
            "me": self.me(),
            "views": self.views(),
            "story": self.story(),
            "proposals": table.proposals_data(),
            "wishes": table.wishes_data(),
            "chat": list(table.chat),
            "now": now,
        }

    def me(self) -> dict[str, object]:
        return {
            "player": self.player or None,
            "seats": [seat + 1 for seat in self.seats()],
            "host": bool(self.player) and self.table.host == self.player,
        }

    def views(self) -> dict[str, ViewData]:
        return {str(viewer + 1): view for viewer, view in self._views().items()}

    def story(self) -> list[dict[str, object]]:
        match = self.table.match
        return [] if match is None else events_for(match.events, self.table.viewers_of(self.player))

    def change(self, here: Container[str], now: int) -> dict[str, object]:
        """Returns what is new; at least the number."""
        change: dict[str, object] = {"number": self.table.number}
        self._change_table(change, here, now)
        self._change_seats(change)
        self._change_views(change)
        self._change_story(change)
        self._change_proposals(change)
        self._change_wishes(change)
        return change

    def _change_table(self, change: dict[str, object], here: Container[str], now: int) -> None:
        """Adds the table if it changed. Presence is sent separately and does not count."""
        table = self._table()
        if table != self.table_shown:
            self.table_shown = table
            change["table"] = self.table.data(self.player, here, now)

    def _table(self) -> tuple[Data, list[int]]:
        """Returns what would change `Table.data` for this player, other than presence."""
        return self.table.description.shared(), voted_by(self.table, self.player)

    def _change_seats(self, change: dict[str, object]) -> None:
        """Sends everything again to a player who gained or lost a seat, whose views differ."""
        viewers = self.table.viewers_of(self.player)
        if viewers != self.viewers:
            self.viewers = viewers
            self.shown = {}
            change["me"] = self.me()
            if self.story_length:
                self.story_length = 0
                change["story_length"] = 0

    def _change_views(self, change: dict[str, object]) -> None:
        views = self._views()
        between = self.table.book.differences.between
        changes = {
            str(viewer + 1): changed
            for viewer, view in views.items()
            if (changed := between(self.shown.get(viewer), view))
        }
        self.shown = views
        if changes:
            change["views"] = changes

    def _change_story(self, change: dict[str, object]) -> None:
        length = self._events()
        if length < self.story_length:
            change["story_length"] = length
        elif length > self.story_length and self.table.match is not None:
            new = self.table.match.events[self.story_length :]
            change["story"] = events_for(new, self.viewers)
        self.story_length = length

    def _change_proposals(self, change: dict[str, object]) -> None:
        proposals = self.table.proposals_data()
        if proposals != self.proposals_shown:
            self.proposals_shown = proposals
            change["proposals"] = proposals

    def _change_wishes(self, change: dict[str, object]) -> None:
        wishes = self.table.wishes_data()
        if wishes != self.wishes_shown:
            self.wishes_shown = wishes
            change["wishes"] = wishes

    def _views(self) -> dict[int, ViewData]:
        """Returns the views by viewer; none before the game has begun."""
        found = {viewer: self.table.book.view(viewer) for viewer in self.viewers}
        return {viewer: view for viewer, view in found.items() if view is not None}

    def _events(self) -> int:
        return 0 if self.table.match is None else len(self.table.match.events)
