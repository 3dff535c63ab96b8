"""Reasons to bid, to bid nothing, or to pass (T4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from draftingtable.analysis.advice import Fact, Params
from draftingtable.analysis.towers.gains import (
    fitting,
    gains,
    room_after,
    still_to_be_drawn,
)
from draftingtable.games.towers.building import fits, top_of
from draftingtable.games.towers.components import ROOF, TYPES, VALUES
from draftingtable.games.towers.limits import BidLimit, limit_of
from draftingtable.games.towers.scoring import raze_points, tower_points
from draftingtable.games.towers.text import card_text
from draftingtable.games.towers.view import TowersView

LITTLE: Final = 3
"""Points that are not worth much."""
MUCH: Final = 4
FEW: Final = 0.5
"""A card that leaves room for less than this share of what fitted before narrows a tower."""


class Auction:
    """A view during bidding, for the seat whose turn it is."""

    def __init__(self, view: TowersView) -> None:
        self.view = view
        self.seat = view.acting[0]
        self.size = len(view.display)
        self.lowest = 0 if self.seat == view.start else view.high + 1
        self.limits = [self.limit(seat) for seat in range(view.players)]
        self.gains = [gains(view, seat) for seat in range(view.players)]

    def limit(self, seat: int) -> BidLimit:
        return limit_of(tuple(self.view.display), tuple(self.view.towers_of(seat)))

    @property
    def largest(self) -> int:
        return self.limits[self.seat].largest

    def gain(self, count: int) -> int | None:
        """Returns my points for that many cards; None if I cannot build them."""
        return self.gains[self.seat][count] if count <= self.size else None

    def later(self) -> list[int]:
        """Returns the seats that bid after this one (T4.1b)."""
        view = self.view
        left = (view.start - self.seat) % view.players or view.players
        return [(self.seat + step) % view.players for step in range(1, left)]

    def needs(self, card: int, count: int) -> bool:
        """Whether that many cards can only be built with this one among them."""
        rest = list(self.view.display)
        rest.remove(card)
        towers = tuple(self.view.towers_of(self.seat))
        return self.largest >= count > limit_of(tuple(rest), towers).largest

    def narrowing(self) -> Iterator[tuple[int, int, int, int]]:
        """Yields cards that would leave a tower little room: card, fits before, after, of all."""
        towers = self.view.towers_of(self.seat)
        for card in dict.fromkeys(self.view.display):
            kind, value = divmod(card, VALUES)
            top = top_of(towers[kind])
            before, after = fitting(self.view, kind, top), fitting(self.view, kind, value)
            if value != ROOF and fits(top, value) and after < before * FEW:
                yield card, before, after, len(still_to_be_drawn(self.view, kind))


def reasons_to_bid(view: TowersView, number: int) -> Iterator[Fact]:
    auction = Auction(view)
    yield from what_it_brings(auction, number)
    yield from raze_to_bid(auction, number)
    yield from why_not_more(auction, number)
    yield from why_not_less(auction, number)
    yield from who_can_outbid(auction, number)


def what_it_brings(auction: Auction, number: int) -> Iterator[Fact]:
    gain = auction.gain(number)
    if gain is not None and gain > 0:
        yield Fact("bid-gains", {"number": number, "points": gain}, 2 + gain / 8)
    yield from roofs_for_me(auction)


def roofs_for_me(auction: Auction) -> Iterator[Fact]:
    towers = auction.view.towers_of(auction.seat)
    for card in auction.view.display:
        tower = towers[card // VALUES]
        if card % VALUES == ROOF and tower and fits(top_of(tower), ROOF):
            points = tower_points((*tower, ROOF)) - tower_points(tower)
            params: Params = {"card": card_text(card), "points": points}
            yield Fact("roof-for-you", params, 2 + points / 3, (f"card {card_text(card)}",))


def why_not_more(auction: Auction, number: int) -> Iterator[Fact]:
    more = number + 1
    if more > auction.size:
        return
    if auction.largest < more:
        yield Fact("no-more-fit", {"number": auction.largest}, 3)
        return
    yield from costs_of(auction, more)
    for fact, card in cards_to_avoid(auction, more):
        if not auction.needs(card, number):
            yield fact


def costs_of(auction: Auction, more: int) -> Iterator[Fact]:
    """What one more card would change at once."""
    gain, now = auction.gain(more), auction.gain(more - 1)
    if gain is None or now is None or gain > now:
        return
    if gain == now:
        yield Fact("one-more-nothing", {"number": more}, 4)
    else:
        yield Fact("one-more-costs", {"number": more, "points": now - gain}, 5)


def cards_to_avoid(auction: Auction, count: int) -> Iterator[tuple[Fact, int]]:
    """Yields cards better left alone, and whether `count` cards must include them.

    They are not marked: a mark looks like advice to take the card.
    """
    for card, before, after, total in auction.narrowing():
        if total < 2:
            continue
        params: Params = {"card": card_text(card), "count": after, "total": total}
        harm = (before - after) / 3
        if auction.needs(card, count):
            forced: Params = {"number": count, **params}
            yield Fact("forced-card", forced, 3 + harm), card
        else:
            yield Fact("card-narrows", params, 1 + harm), card


def why_not_less(auction: Auction, number: int) -> Iterator[Fact]:
    view = auction.view
    if view.builder >= 0 and view.high > 0:
        points = auction.gains[view.builder][view.high]
        if points is not None and points >= MUCH:
            taken = {"seat": view.builder + 1, "number": view.high, "points": points}
            yield Fact("rival-takes", taken, 1 + points / 4)
    if number > max(auction.lowest, 1):
        yield from kept_from(auction, number)


def kept_from(auction: Auction, number: int) -> Iterator[Fact]:
    """Who could take up to `number` cards if the bid were lower."""
    for seat in auction.later():
        offers = [
            (points, count)
            for count in range(auction.lowest + 1, number + 1)
            if (points := auction.gains[seat][count]) is not None
        ]
        points, count = max(offers, default=(0, 0))
        if points >= MUCH:
            params = {"seat": seat + 1, "number": count, "points": points}
            yield Fact("kept-from", params, 1 + points / 5)


def who_can_outbid(auction: Auction, number: int) -> Iterator[Fact]:
    later = auction.later()
    most = max((auction.limits[seat].largest for seat in later), default=0)
    if number == auction.size:
        yield Fact("ends-bidding", {"number": number}, 1.5)
    elif not later:
        if number == auction.lowest:
            yield Fact("last-to-bid", {}, 2.5)
    elif most <= number:
        yield Fact("unbeatable", {"number": number}, 3)
    else:
        yield Fact("can-be-outbid", {"number": most}, 1.2)


def reasons_to_bid_nothing(view: TowersView) -> Iterator[Fact]:
    """A bid of 0: if nobody bids higher, there are new cards and the same start player (T4.4)."""
    auction = Auction(view)
    if any(still_to_be_drawn(view, kind) for kind in range(TYPES)):
        yield Fact("zero-starts-again", {}, 2)
    yield from why_not_build(auction, 1)
    most = max([0, *(best_of(auction, seat) for seat in auction.later())])
    if most <= LITTLE:
        yield Fact("others-gain-little", {"points": most}, 3)


def best_of(auction: Auction, seat: int) -> int:
    return max([points for points in auction.gains[seat] if points is not None])


def reasons_to_pass(view: TowersView) -> Iterator[Fact]:
    auction = Auction(view)
    yield from why_not_build(auction, auction.lowest)
    points = auction.gains[view.builder][view.high] if view.builder >= 0 else None
    if points is not None and points >= 0 < view.high:
        params = {"seat": view.builder + 1, "number": view.high, "points": points}
        yield Fact("rival-gains-at-most", params, 2.5 if points <= LITTLE else 0.8)
    if view.high > 0 and (view.builder + 1) % view.players == auction.seat:
        yield Fact("start-next", {}, 1.5)


def why_not_build(auction: Auction, least: int) -> Iterator[Fact]:
    """Why not even the lowest bid."""
    gain = auction.gain(least)
    if gain is None:
        yield Fact("no-more-fit", {"number": auction.largest}, 6)
        return
    if gain < 0:
        yield Fact("would-cost", {"number": least, "points": -gain}, 5)
    else:
        weight = 3.0 if gain <= LITTLE else 0.5
        yield Fact("would-gain-only", {"number": least, "points": gain}, weight)
    yield from room_kept(auction, least)
    yield from raze_to_build(auction, least)
    for fact, card in cards_to_avoid(auction, least):
        if auction.needs(card, least):
            yield fact


def room_kept(auction: Auction, least: int) -> Iterator[Fact]:
    """What waiting keeps: cards to come that would no longer fit."""
    view = auction.view
    towers = view.towers_of(auction.seat)
    before = sum(fitting(view, kind, top_of(tower)) for kind, tower in enumerate(towers))
    after = room_after(view, auction.seat, least)
    if after < before:
        params = {"number": least, "count": after, "before": before}
        yield Fact("keeps-room", params, 1 + 6 * (before - after) / before)


def raze_to_build(auction: Auction, least: int) -> Iterator[Fact]:
    cost = raze_cost(auction, least)
    if cost is not None:
        yield Fact("needs-raze", {"number": least, "points": cost}, 3.2)


def raze_to_bid(auction: Auction, number: int) -> Iterator[Fact]:
    """Weighs much, because the price of a raze is easily overlooked."""
    cost = raze_cost(auction, number)
    if cost is not None:
        yield Fact("bid-razes", {"number": number, "points": cost}, 5.5)


def raze_cost(auction: Auction, number: int) -> int | None:
    """Returns what the raze costs without which that many cards cannot be built (T4.2a), if any."""
    view, limit = auction.view, auction.limits[auction.seat]
    if limit.raze < 0 or limit.largest > number:
        return None
    razed = view.razed[auction.seat]
    return raze_points(razed) - raze_points(razed + 1)
