"""What everything random at a table follows from, in both versions of the protocol."""

import hashlib
import secrets
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final

from draftingtable.games.core.dealers import SecretDealer, commitment
from draftingtable.games.core.fairness.terms import Terms, read_terms
from draftingtable.games.core.records import compact

SECRET_SIZE: Final = 32
NONCE_SIZE: Final = 32
SEATING: Final = b"seating"
START: Final = b"start"
COMMITTING: Final = b"drafting-table nonce 2\n"
DERIVING: Final = b"drafting-table deal 2\n"

Headers = dict[str, str]


def fresh_nonce() -> bytes:
    """Returns a nonce, as a player's device draws it."""
    return secrets.token_bytes(NONCE_SIZE)


def nonce_commitment(nonce: bytes) -> str:
    """Returns what a player publishes before the start; the nonce is revealed later."""
    return hashlib.sha256(COMMITTING + nonce).hexdigest()


class DealSource(ABC):
    """Draws the deals, the seating and the start player."""

    version: ClassVar[int]
    secret: bytes

    @abstractmethod
    def dealer(self, *purpose: bytes) -> SecretDealer:
        """Returns the dealer of the game, or one with its own key for that purpose."""

    @abstractmethod
    def nonce_texts(self) -> list[str | None]:
        """Returns each person's nonce in hexadecimal; None if it was not revealed."""

    @abstractmethod
    def headers(self) -> Headers:
        """Returns a record's headers, without what was drawn."""

    def order(self, seats: int) -> list[int]:
        """Returns the drawn seating, as the old seats (from 0) in their new order (C1.3)."""
        dealer = self.dealer(SEATING)
        left = list(range(seats))
        return [left.pop(dealer.below(len(left))) for _ in range(seats)]

    def start(self, players: int) -> int:
        """Returns the drawn start player, from 0 (T3.2)."""
        return self.dealer(START).below(players)

    def record_headers(self, order: list[int] | None, start: bool) -> Headers:
        """Returns the headers for `verify`; `order` and `start` only if they were drawn."""
        headers = self.headers()
        if order is not None:
            headers["drawn-order"] = compact([seat + 1 for seat in order])
        if start:
            headers["drawn-start"] = "yes"
        return headers


@dataclass(frozen=True, repr=False)
class FirstSource(DealSource):
    """Version 1: a secret, and nonces that the server learned one after the other."""

    version = 1
    secret: bytes
    nonces: tuple[bytes, ...] = ()

    def dealer(self, *purpose: bytes) -> SecretDealer:
        return SecretDealer(self.secret, (*self.nonces, *purpose))

    def nonce_texts(self) -> list[str | None]:
        return [nonce.hex() for nonce in self.nonces]

    def headers(self) -> Headers:
        return {
            "commitment": commitment(self.secret),
            "secret": self.secret.hex(),
            "nonces": compact(self.nonce_texts()),
        }


@dataclass(frozen=True)
class Share:
    """What one person adds to the deal. Without a commitment it is nothing."""

    commitment: str | None = None
    nonce: bytes | None = None
    """None until it is revealed, which may be never."""

    def is_missing(self) -> bool:
        """Whether the person committed to a nonce but has not revealed it."""
        return self.commitment is not None and self.nonce is None

    def parts(self) -> tuple[bytes, bytes]:
        """Returns the commitment and the value, which was fixed with it if nothing is revealed."""
        fixed = bytes.fromhex(self.commitment or "")
        return fixed, fixed if self.nonce is None else self.nonce


@dataclass(frozen=True, repr=False)
class SharedSource(DealSource):
    """Version 2: everyone has committed to a number before anyone reveals theirs."""

    version = 2
    secret: bytes
    terms_text: str
    shares: tuple[Share, ...] = ()

    @property
    def terms(self) -> Terms:
        return read_terms(self.terms_text)

    def key(self, *purpose: bytes) -> bytes:
        shared = [part for share in self.shares for part in share.parts()]
        parts = (self.terms_text.encode(), self.secret, *shared, *purpose)
        return hashlib.sha256(DERIVING + b"".join(map(with_length, parts))).digest()

    def dealer(self, *purpose: bytes) -> SecretDealer:
        dealer = SecretDealer(b"")
        dealer.key = self.key(*purpose)  # the stream of words is the same in both versions
        return dealer

    def nonce_texts(self) -> list[str | None]:
        nonces = [share.nonce for share in self.shares]
        return [None if nonce is None else nonce.hex() for nonce in nonces]

    def headers(self) -> Headers:
        return {
            "fairness": str(self.version),
            "commitment": commitment(self.secret),
            "secret": self.secret.hex(),
            "terms": self.terms_text,
            "commitments": compact([share.commitment for share in self.shares]),
            "nonces": compact(self.nonce_texts()),
        }


def with_length(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part
