"""What each viewer may see of a running game, built once per state."""

from collections.abc import Iterable
from typing import cast
from weakref import proxy

from draftingtable.games.core.events import Event
from draftingtable.games.core.match import Match
from draftingtable.games.core.position import SPECTATOR
from draftingtable.table.state import TableState

ViewData = dict[str, object]


class ViewBook:
    """The current views of a table by viewer: a seat from 0, or SPECTATOR.

    A view never changes once built, so it can be kept for comparison.
    """

    def __init__(self, table: TableState) -> None:
        self.table: TableState = proxy(table)  # no cycle: the collector comes rarely
        self.version = -1
        self.views: dict[int, ViewData] = {}
        self.games: dict[int, ViewData] = {}
        self.help: dict[int, ViewData] = {}
        self.differences = Differences()

    def clear(self) -> None:
        """Discards everything when nobody is watching; it is rebuilt on demand."""
        self._forget()
        self.differences = Differences()

    def _forget(self) -> None:
        self.version = -1
        self.views, self.games, self.help = {}, {}, {}

    def view(self, viewer: int) -> ViewData | None:
        """Returns the view; None before the game has begun."""
        table = self.table
        if table.match is None:
            return None
        if table.version != self.version:
            self._forget()
            self.version = table.version
        if viewer not in self.views:
            self.views[viewer] = self._build(table.match, viewer)
        return self.views[viewer]

    def _build(self, match: Match, viewer: int) -> ViewData:
        moves = self._moves(viewer)
        text = match.game.notation.move_text
        return {
            "game": self._game(match, viewer),
            "phase": self.table.phase(viewer) if viewer >= 0 else 0,
            "legal": [text(move) for move in moves],
            "undo": self.table.undoable(viewer) if viewer >= 0 else 0,
            "help": self._help(match, viewer, moves),
        }

    def _moves(self, viewer: int) -> list[int]:
        """Returns the viewer's moves; none while a bot plays for them."""
        if viewer < 0 or not self.table.seats[viewer].is_played_by_person():
            return []
        return self.table.legal_moves(viewer)

    def _game(self, match: Match, viewer: int) -> ViewData:
        key = SPECTATOR if match.game.all_see_the_same else viewer
        if key not in self.games:
            self.games[key] = match.view(key).as_data()
        return self.games[key]

    def _help(self, match: Match, viewer: int, moves: list[int]) -> ViewData:
        key = SPECTATOR if match.game.all_see_the_same else viewer
        if key not in self.help:
            self.help[key] = match.game.help(match.position, key, moves)
        return self.help[key]


class Differences:
    """What changed between views. Viewers who see the same share one comparison."""

    def __init__(self) -> None:
        self._game: tuple[object, object, ViewData] = (None, None, {})
        """The latest two that were compared, and what changed."""
        self._help: tuple[object, object, bool] = (None, None, True)

    def between(self, old: ViewData | None, new: ViewData) -> ViewData:
        """Returns the top-level keys that changed; of `game`, only the keys within that did."""
        if old is None:
            return new
        changed: ViewData = {}
        if game := self._game_parts(old["game"], new["game"]):
            changed["game"] = game
        for key in ("phase", "legal", "undo"):
            if new[key] != old[key]:
                changed[key] = new[key]
        if not self._is_same_help(old["help"], new["help"]):
            changed["help"] = new["help"]
        return changed

    def _game_parts(self, old: object, new: object) -> ViewData:
        if self._game[0] is not old or self._game[1] is not new:
            self._game = (old, new, changed_parts(old, new))
        return self._game[2]

    def _is_same_help(self, old: object, new: object) -> bool:
        if self._help[0] is not old or self._help[1] is not new:
            self._help = (old, new, old == new)
        return self._help[2]


def changed_parts(old: object, new: object) -> ViewData:
    """Returns what changed. A game's view has the same keys from beginning to end."""
    before, after = cast(ViewData, old), cast(ViewData, new)
    return {key: value for key, value in after.items() if before[key] != value}


def events_for(events: Iterable[Event], viewers: list[int]) -> list[dict[str, object]]:
    """Returns events as data, with all that any of these viewers may know (`Event.seen_by`)."""
    return [event_data(event, viewers) for event in events]


def event_data(event: Event, viewers: list[int]) -> dict[str, object]:
    viewer = event.owner if event.owner in viewers else SPECTATOR
    return {"kind": event.kind, **event.seen_by(viewer)}
