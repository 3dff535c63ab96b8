"""The lock before a game: everyone's commitments and the terms are fixed, nonces are revealed."""

from dataclasses import dataclass, field
from functools import cached_property

from draftingtable.games.core.fairness import Share, SharedSource, Terms, read_terms


@dataclass
class Lock:
    """What the deal follows from, apart from the secret. Seats count from 0."""

    terms_text: str
    commitments: tuple[str | None, ...]
    until: int
    nonces: dict[int, bytes] = field(default_factory=dict, repr=False)
    """Those revealed, by seat before the seating is drawn."""

    @cached_property
    def terms(self) -> Terms:
        return read_terms(self.terms_text)

    @property
    def places(self) -> list[int]:
        """The seats of people, one for each commitment."""
        return [seat - 1 for seat in self.terms.people]

    def commitment_of(self, place: int) -> str | None:
        return dict(zip(self.places, self.commitments, strict=True)).get(place)

    def missing(self) -> list[int]:
        """Returns the seats that still have to reveal their nonce."""
        found = zip(self.places, self.shares(), strict=True)
        return [place for place, share in found if share.is_missing()]

    def shares(self) -> tuple[Share, ...]:
        nonces = [self.nonces.get(place) for place in self.places]
        return tuple(map(Share, self.commitments, nonces))

    def source(self, secret: bytes) -> SharedSource:
        return SharedSource(secret, self.terms_text, self.shares())

    def with_nonces(self, nonces: dict[int, bytes]) -> "Lock":
        return Lock(self.terms_text, self.commitments, self.until, {**self.nonces, **nonces})

    def as_data(self) -> dict[str, object]:
        """Returns the lock as in the protocol: who has revealed, not what."""
        return {
            "until": self.until,
            "commitments": list(self.commitments),
            "terms": self.terms_text,
            "revealed": sorted(place + 1 for place in self.nonces),
        }
