"""What an OpenSpiel player sees: tensors and texts from views, a perfect memory from events."""

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
    """The table as a player sees it, or as anybody does (`public`)."""

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
    """Observations that have no tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Nothing to set."""


class MemoryObserver(TextObserver):
    """Everything that a player has ever been told, in order: an information state."""

    def string_from(self, state: Any, player: int) -> str:
        play: Play = state.play
        told = [f"{event.kind} {as_text(event.seen_by(player))}" for event in play.events]
        return "\n".join([f"seat {player + 1}", *told])


class PrivateObserver(TextObserver):
    """What a player sees and a spectator does not."""

    def string_from(self, state: Any, player: int) -> str:
        play: Play = state.play
        public = play.position.view(SPECTATOR).as_data()
        seen = play.position.view(player).as_data()
        own = {key: seen[key] for key in seen if seen[key] != public[key] and key != "viewer"}
        return as_text(own) if own else ""


def as_text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def make_observer(encoding: Encoding, kind: Any) -> ViewObserver | TextObserver | None:
    """The observer for a kind of observation; None for those that we do not offer."""
    private = kind.private_info
    if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
        return None
    if private == pyspiel.PrivateInfoType.NONE:
        return ViewObserver(encoding, public=True) if not kind.perfect_recall else None
    if not kind.public_info:
        return PrivateObserver()
    return MemoryObserver() if kind.perfect_recall else ViewObserver(encoding, public=False)
