"""Fair deals: drawing from a committed secret before and during a game, and verifying it.

docs/fair-deals.md specifies the method, with test vectors for other implementations.
"""

import json
import secrets
from dataclasses import dataclass
from typing import Final

from draftingtable.games.core.chance import Chance, Dealt
from draftingtable.games.core.dealers import SecretDealer, commitment, fresh_secret
from draftingtable.games.core.errors import BadRecord, Parameter, Refusal
from draftingtable.games.core.records import Record, compact, is_list_of
from draftingtable.games.core.registry import get
from draftingtable.games.core.replay import Replay

__all__ = [
    "NONCE_SIZE",
    "SECRET_SIZE",
    "FairReplay",
    "Verified",
    "commitment",
    "drawn_order",
    "drawn_start",
    "fair_headers",
    "fresh_nonce",
    "fresh_secret",
    "verify",
]

SECRET_SIZE: Final = 32
NONCE_SIZE: Final = 16
SEATING: Final = b"seating"
START: Final = b"start"

Nonces = tuple[bytes, ...]


def fresh_nonce() -> bytes:
    """Returns a nonce for a player whose device sent none."""
    return secrets.token_bytes(NONCE_SIZE)


def drawn_order(secret: bytes, nonces: Nonces, seats: int) -> list[int]:
    """Returns the drawn seating, as the old seats (from 0) in their new order (C1.3)."""
    dealer = SecretDealer(secret, (*nonces, SEATING))
    left = list(range(seats))
    return [left.pop(dealer.below(len(left))) for _ in range(seats)]


def drawn_start(secret: bytes, nonces: Nonces, players: int) -> int:
    """Returns the drawn start player, from 0 (T3.2)."""
    return SecretDealer(secret, (*nonces, START)).below(players)


def fair_headers(
    secret: bytes, nonces: Nonces, order: list[int] | None, start: bool
) -> dict[str, str]:
    """Returns a record's headers for `verify`; `order` and `start` only if they were drawn."""
    headers = {
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "nonces": compact([nonce.hex() for nonce in nonces]),
    }
    if order is not None:
        headers["drawn-order"] = compact([seat + 1 for seat in order])
    if start:
        headers["drawn-start"] = "yes"
    return headers


@dataclass(frozen=True)
class Verified:
    """What was checked and agrees with the secret."""

    deals: int
    order: bool
    start: bool
    replay: Replay


def verify(record: Record) -> Verified:
    """Draws everything again; raises `BadRecord` with the line that does not match."""
    if "commitment" not in record.extra and "secret" not in record.extra:
        raise BadRecord(1, "fair-no-proof")  # the record never claimed to be fair
    headers = _Headers(record)
    secret = headers.hexadecimal("secret")
    if commitment(secret) != headers.text("commitment").lower():
        raise BadRecord(headers.line("commitment"), "fair-commitment")
    nonces = headers.nonces()
    order = "drawn-order" in record.extra
    start = "drawn-start" in record.extra
    if order:
        _check_order(headers, secret, nonces)
    replay = FairReplay(record, SecretDealer(secret, nonces))
    if start:
        _check_start(headers, secret, nonces)
    replay.finish()
    return Verified(replay.deals, order, start, replay)


class FairReplay(Replay):
    """A replay that also checks every deal against the dealer's."""

    def __init__(self, record: Record, dealer: SecretDealer) -> None:
        super().__init__(record)
        self.dealer = dealer
        self.deals = 0

    def _deal(self, dealt: Dealt) -> None:
        if self.position.dealing:
            self._compare(dealt, self.position.chance())
        super()._deal(dealt)

    def _compare(self, dealt: Dealt, asked: Chance) -> None:
        pool = list(asked.pool)
        items = self.dealer.draw(Chance(asked.kind, asked.target, asked.count, pool, asked.rule))
        text = self.game.notation.chance_text
        expected, found = text(Dealt(asked.kind, asked.target, items)), text(dealt)
        if expected != found:
            raise Refusal("fair-deal", asked.rule, {"expected": expected, "found": found})
        self.deals += 1


def _check_order(headers: "_Headers", secret: bytes, nonces: Nonces) -> None:
    found = headers.numbers("drawn-order")
    expected = [seat + 1 for seat in drawn_order(secret, nonces, len(found))]
    if found != expected:
        params: dict[str, Parameter] = {"expected": expected, "found": found}
        raise BadRecord(headers.line("drawn-order"), "fair-order", "C1.3", params)


def _check_start(headers: "_Headers", secret: bytes, nonces: Nonces) -> None:
    record = headers.record
    expected = drawn_start(secret, nonces, len(record.seats))
    if record.start != expected:
        params: dict[str, Parameter] = {"expected": expected + 1, "found": (record.start or 0) + 1}
        raise BadRecord(headers.line("start"), "fair-start", get(record.game).start_rule, params)


class _Headers:
    """Reads a record's fair-deal headers; refusals name the line."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def line(self, key: str) -> int:
        return self.record.places.get(key, 1)

    def text(self, key: str) -> str:
        if key not in self.record.extra:
            raise BadRecord(1, "record-header-missing", "", {"key": key})
        return self.record.extra[key]

    def hexadecimal(self, key: str) -> bytes:
        return self.bytes_of(key, self.text(key))

    def bytes_of(self, key: str, text: str) -> bytes:
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise BadRecord(self.line(key), "fair-header-form", "", {"key": key}) from None

    def nonces(self) -> Nonces:
        values = self.listed("nonces", str)
        return tuple(self.bytes_of("nonces", str(value)) for value in values)

    def numbers(self, key: str) -> list[int]:
        return [int(str(value)) for value in self.listed(key, int)]

    def listed(self, key: str, kind: type) -> list[object]:
        try:
            values: object = json.loads(self.text(key))
        except (ValueError, RecursionError):
            values = None
        if not is_list_of(values, kind):
            raise BadRecord(self.line(key), "fair-header-form", "", {"key": key})
        assert isinstance(values, list)
        return values
