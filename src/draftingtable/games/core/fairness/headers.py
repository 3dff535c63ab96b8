"""Reads a record's fair-deal headers."""

import json
from typing import cast

from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.fairness.sources import (
    NONCE_SIZE,
    FirstSource,
    Share,
    SharedSource,
    nonce_commitment,
)
from draftingtable.games.core.fairness.terms import BadTerms, read_terms
from draftingtable.games.core.records import Record, is_list_of


class FairHeaders:
    """The headers of one record; refusals name the line."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def has(self, key: str) -> bool:
        return key in self.record.extra

    def line(self, key: str) -> int:
        return self.record.places.get(key, 1)

    def text(self, key: str) -> str:
        if key not in self.record.extra:
            raise BadRecord(1, "record-header-missing", "", {"key": key})
        return self.record.extra[key]

    def first_source(self, secret: bytes) -> FirstSource:
        values = self.listed("nonces", str)
        return FirstSource(secret, tuple(self.bytes_of("nonces", str(one)) for one in values))

    def shared_source(self, secret: bytes) -> SharedSource:
        """Returns what the deals follow from; every revealed nonce is the one committed to."""
        text = self.text("terms")
        try:
            people = read_terms(text).people
        except BadTerms:
            raise self.malformed("terms") from None
        commitments = [self._commitment(one) for one in self.listed("commitments", str, True)]
        nonces = [self._nonce(one) for one in self.listed("nonces", str, True)]
        for key, values in (("commitments", commitments), ("nonces", nonces)):
            if len(values) != len(people):
                raise self.malformed(key)
        shares = tuple(map(Share, commitments, nonces))
        for seat, share in zip(people, shares, strict=True):
            if share.nonce is not None and nonce_commitment(share.nonce) != share.commitment:
                raise BadRecord(self.line("nonces"), "fair-nonce", "", {"seat": seat})
        return SharedSource(secret, text, shares)

    def _commitment(self, value: object) -> str | None:
        return None if value is None else self.sized("commitments", str(value)).hex()

    def _nonce(self, value: object) -> bytes | None:
        return None if value is None else self.sized("nonces", str(value))

    def sized(self, key: str, text: str) -> bytes:
        found = self.bytes_of(key, text)
        if len(found) != NONCE_SIZE:
            raise self.malformed(key)
        return found

    def hexadecimal(self, key: str) -> bytes:
        return self.bytes_of(key, self.text(key))

    def bytes_of(self, key: str, text: str) -> bytes:
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise self.malformed(key) from None

    def numbers(self, key: str) -> list[int]:
        return cast(list[int], self.listed(key, int))

    def listed(self, key: str, kind: type, empty: bool = False) -> list[object]:
        """Returns a list of that kind of value; with `empty`, some may be null."""
        try:
            values: object = json.loads(self.text(key))
        except (ValueError, RecursionError):
            values = None
        if not isinstance(values, list):
            raise self.malformed(key)
        if not is_list_of([one for one in values if one is not None or not empty], kind):
            raise self.malformed(key)
        return values

    def malformed(self, key: str) -> BadRecord:
        return BadRecord(self.line(key), "fair-header-form", "", {"key": key})
