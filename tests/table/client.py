"""How a client handles messages, as docs/protocol.md says."""

from __future__ import annotations

import json
from typing import Any

from draftingtable.table import Watch


class Client:
    """Keeps a copy of everything it was shown, by merging changes."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.seen = json.loads(json.dumps(watch.welcome((), 0)))

    def take(self, change: dict[str, Any]) -> None:
        change = json.loads(json.dumps(change))
        assert change["number"] == self.seen["number"] + 1
        self.seen["number"] = change["number"]
        for key in ("table", "me", "proposals", "wishes"):
            if key in change:
                self.seen[key] = change[key]
        if "me" in change:
            self.seen["views"] = {}
        for seat, view in change.get("views", {}).items():
            self._merge(seat, view)
        if "story_length" in change:
            del self.seen["story"][change["story_length"] :]
        self.seen["story"] += change.get("story", [])

    def _merge(self, seat: str, view: dict[str, Any]) -> None:
        known = self.seen["views"].setdefault(seat, {})
        game = {**known.get("game", {}), **view.pop("game", {})}
        known.update(view, game=game)

    def check(self) -> None:
        """Checks that the copy equals what a new client would be shown, computed from nothing."""
        self.watch.table.forget_views()
        fresh = json.loads(json.dumps(self.watch.welcome((), 0)))
        for key in ("number", "table", "me", "views", "story", "proposals", "wishes"):
            assert self.seen[key] == fresh[key], key
