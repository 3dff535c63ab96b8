"""OpenSpiel observers: tensors and texts from views, perfect recall from events."""

import json
from typing import Any

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.observations.encoding import Encoding
from draftingtable.adapters.open_spiel.play import Play
from draftingtable.games.core.position import SPECTATOR

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing_extra("openspiel") from error


class ViewObserver:
    """Observes the table as a player sees it or, if `public`, as a spectator does."""

    def __init__(self, encoding: Encoding, public: bool) -> None:
        self.encoding = encoding
        self.public = public
        layout = encoding.layout
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {
            name: self.tensor[field.slice].reshape(field.shape)
            for name, field in layout.fields.items()
        }

    def set_from(self, state: Any, player: int) -> None:
        play: Play = state.play
        marks = self.encoding.marks(play.position.view(self._viewer(player)))
        self.tensor[:] = np.bincount(marks, minlength=len(self.tensor))

    def string_from(self, state: Any, player: int) -> str:
        play: Play = state.play
        return as_text(play.position.view(self._viewer(player)).as_data())

    def _viewer(self, player: int) -> int:
        return SPECTATOR if self.public else player


class TextObserver:
    """An observer without a tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Does nothing: there is no tensor."""


class MemoryObserver(TextObserver):
    """Observes everything a player has ever seen, in order: an information state."""

    def string_from(self, state: Any, player: int) -> str:
        play: Play = state.play
        seen = [f"{event.kind} {as_text(event.seen_by(player))}" for event in play.events]
        return "\n".join([f"seat {player + 1}", *seen])


class PrivateObserver(TextObserver):
    """Observes what a player sees and a spectator does not."""

    def string_from(self, state: Any, player: int) -> str:
        play: Play = state.play
        public = play.position.view(SPECTATOR).as_data()
        seen = play.position.view(player).as_data()
        own = {key: seen[key] for key in seen if seen[key] != public[key] and key != "viewer"}
        return as_text(own) if own else ""


def as_text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def make_observer(encoding: Encoding, kind: Any) -> ViewObserver | TextObserver | None:
    """Returns the observer for a kind of observation, or None if we do not offer that kind."""
    private = kind.private_info
    if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    if private == pyspiel.PrivateInfoType.NONE:
        return ViewObserver(encoding, public=True) if not kind.perfect_recall else None
    if not kind.public_info:
        return PrivateObserver()
    return MemoryObserver() if kind.perfect_recall else ViewObserver(encoding, public=False)
