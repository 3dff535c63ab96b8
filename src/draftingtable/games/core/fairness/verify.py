"""Verifying a record: proved, not provable (why), or broken (where)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from draftingtable.games.core.chance import Chance, Dealt
from draftingtable.games.core.dealers import SecretDealer, commitment
from draftingtable.games.core.errors import BadRecord, Parameter, Refusal
from draftingtable.games.core.fairness.headers import FairHeaders
from draftingtable.games.core.fairness.sources import DealSource, FirstSource, SharedSource
from draftingtable.games.core.fairness.terms import DRAWN, Terms, canonical
from draftingtable.games.core.records import Record
from draftingtable.games.core.registry import get
from draftingtable.games.core.replay import Replay, replay

PROVED: Final = "proved"
NOT_PROVABLE: Final = "not-provable"
BROKEN: Final = "broken"
DEALT_BEFORE: Final = "dealt-before"
"""The header of a game with the deal of an earlier one."""


@dataclass(frozen=True)
class Verified:
    """A record in which nothing contradicts its proof, and what the proof lacks."""

    replay: Replay
    version: int | None = None
    """Of the protocol; None if the record carries no proof."""
    deals: int = 0
    order: bool = False
    """Whether the seating was drawn."""
    start: bool = False
    """Whether the start player was drawn."""
    doubts: tuple[Refusal, ...] = ()
    """Why it is not provable."""
    silent: tuple[int, ...] = ()
    """The seats of people (from 0) who added nothing to the deal."""

    @property
    def verdict(self) -> str:
        return NOT_PROVABLE if self.doubts else PROVED


def verify(record: Record) -> Verified:
    """Draws everything again; raises `BadRecord` with the line that is broken."""
    headers = FairHeaders(record)
    if not headers.has("commitment") and not headers.has("secret"):
        return Verified(replay(record), doubts=(Refusal("fair-no-proof"),))
    if not headers.has("secret"):
        return Verified(replay(record), doubts=(Refusal("fair-no-secret"),))
    secret = headers.hexadecimal("secret")
    if commitment(secret) != headers.text("commitment").lower():
        raise BadRecord(headers.line("commitment"), "fair-commitment")
    version = record.extra.get("fairness", "1")
    if version == "1":
        return verify_first(headers, headers.first_source(secret))
    if version == "2":
        return verify_shared(headers, headers.shared_source(secret))
    raise BadRecord(headers.line("fairness"), "fair-version", "", {"found": version})


def verify_first(headers: FairHeaders, source: FirstSource) -> Verified:
    """Version 1: everything may follow, but whoever sent the last nonce could choose."""
    order, start = headers.has("drawn-order"), headers.has("drawn-start")
    if order:
        check_order(headers, source, len(headers.numbers("drawn-order")))
    played = FairReplay(headers.record, source.dealer())
    if start:
        check_start(headers, source)
    played.finish()
    return Verified(played, 1, played.deals, order, start, (Refusal("fair-version-1"),))


def verify_shared(headers: FairHeaders, source: SharedSource) -> Verified:
    terms = source.terms
    check_terms(headers, terms)
    played = FairReplay(headers.record, source.dealer())
    seats = terms.players - len(played.game.automatic_names(played.setup))
    drawn = terms.seating is None
    if drawn:
        check_order(headers, source, seats)
    elif len(terms.seating or ()) != seats:
        raise headers.malformed("terms")
    if terms.start == DRAWN:
        check_start(headers, source)
    played.finish()
    places = [place_after(headers, terms, seat) for seat in terms.people]
    shares = list(zip(places, source.shares, strict=True))
    missing = sorted(place for place, share in shares if share.is_missing())
    silent = sorted(place for place, share in shares if share.commitment is None)
    doubts = (
        *unrevealed(headers.record, missing),
        *unshared(headers, terms, len(shares) - len(silent)),
        *dealt_before(headers),
    )
    start = terms.start == DRAWN
    return Verified(played, 2, played.deals, drawn, start, doubts, tuple(silent))


def unrevealed(record: Record, places: Sequence[int]) -> list[Refusal]:
    """Whoever knows the secret and controls such a seat could choose between two deals."""
    params: dict[str, Parameter] = {
        "seats": [place + 1 for place in places],
        "names": [record.seats[place] for place in places],
        "deals": 2 ** len(places),
    }
    return [Refusal("fair-unrevealed", "", params)] if places else []


def unshared(headers: FairHeaders, terms: Terms, committed: int) -> list[Refusal]:
    """Whether everything follows from the server's secret alone, as a daily deal has to."""
    if terms.daily is None:
        return [] if committed else [Refusal("fair-nobody")]
    if committed:
        raise BadRecord(headers.line("commitments"), "fair-terms", "", {"key": "commitments"})
    return [Refusal("fair-daily", "", {"date": terms.daily})]


def dealt_before(headers: FairHeaders) -> list[Refusal]:
    """Whether this deal was played before, so somebody may have known it."""
    return [Refusal("fair-dealt-before")] if headers.has(DEALT_BEFORE) else []


def place_after(headers: FairHeaders, terms: Terms, seat: int) -> int:
    """Returns the place (from 0) in the record of the seat with that number before seating."""
    order = terms.seating or headers.numbers("drawn-order")
    return list(order).index(seat) if seat in order else seat - 1


def check_terms(headers: FairHeaders, terms: Terms) -> None:
    """Requires the game that was played to be the one that was agreed on."""
    record = headers.record
    start = None if record.start is None else record.start + 1
    fixed_start = start if terms.start == DRAWN else terms.start
    claims: dict[str, tuple[object, object]] = {
        "game": (terms.game, record.game),
        "rules": (terms.rules, record.rules),
        "options": (terms.options, record.options),
        "seats": (terms.players, len(record.seats)),
        "start": (fixed_start, start),
        "drawn-order": (terms.seating is None, headers.has("drawn-order")),
        "drawn-start": (terms.start == DRAWN, headers.has("drawn-start")),
    }
    for key, (agreed, found) in claims.items():
        if canonical(agreed) != canonical(found):
            raise BadRecord(headers.line(key), "fair-terms", "", {"key": key})


def check_order(headers: FairHeaders, source: DealSource, seats: int) -> None:
    found = headers.numbers("drawn-order")
    expected = [seat + 1 for seat in source.order(seats)]
    if found != expected:
        params: dict[str, Parameter] = {"expected": expected, "found": found}
        raise BadRecord(headers.line("drawn-order"), "fair-order", "C1.3", params)


def check_start(headers: FairHeaders, source: DealSource) -> None:
    record = headers.record
    expected = source.start(len(record.seats))
    if record.start != expected:
        params: dict[str, Parameter] = {"expected": expected + 1, "found": (record.start or 0) + 1}
        raise BadRecord(headers.line("start"), "fair-start", get(record.game).start_rule, params)


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
