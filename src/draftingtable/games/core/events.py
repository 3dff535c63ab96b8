"""Events say what happened, with parameters and without sentences.

Rules append events to a position's journal, if it has one. Events contain cards, tiles and moves in
notation and count seats from 1, as records do, because they leave the rules.
"""

from typing import Final

Value = str | int | list[str] | list[int]

EVERYBODY: Final = -1


class Event:
    """One thing that happened. `secret` parameters are for `seat` alone, `public` ones for all."""

    def __init__(
        self,
        kind: str,
        public: dict[str, Value],
        secret: dict[str, Value] | None = None,
        owner: int = EVERYBODY,
    ) -> None:
        self.kind = kind
        self.public = public
        self.secret = secret
        self.owner = owner

    def seen_by(self, viewer: int) -> dict[str, Value]:
        """Returns the parameters that `viewer` (a seat from 0, or a spectator) may know."""
        if self.secret is not None and viewer == self.owner:
            return {**self.public, **self.secret}
        return dict(self.public)

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.kind, self.public, self.secret, self.owner)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.public!r})"
