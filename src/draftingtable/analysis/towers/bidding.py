"""Reasons to bid, to bid nothing, or to pass (T4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from draftingtable.analysis.advice import Fact, Params
from draftingtable.analysis.towers.gains import (
    Suggestion,
    fitting,
    gains,
    rounds_to_come,
    still_to_be_drawn,
    suggestions,
)
from draftingtable.games.towers.building import fits, top_of
from draftingtable.games.towers.components import ROOF, TYPES, VALUES
from draftingtable.games.towers.limits import BidLimit, limit_of
from draftingtable.games.towers.scoring import tower_points
from draftingtable.games.towers.text import card_text, cards_text
from draftingtable.games.towers.view import TowersView

LITTLE: Final = 3
"""Points that are not worth much."""
MUCH: Final = 4
ALWAYS: Final = 20.0
"""The weight of what must be said first."""
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
        self.plans = suggestions(view, self.seat)

    def limit(self, seat: int) -> BidLimit:
        return limit_of(tuple(self.view.display), tuple(self.view.towers_of(seat)))

    @property
    def largest(self) -> int:
        return self.limits[self.seat].largest

    def best(self, least: int) -> Suggestion | None:
        """Returns the suggestion with the most points of those with at least that many cards."""
        return max(self.plans[max(least, 1) :], key=lambda plan: plan.points, default=None)

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

    def narrowing(self) -> Iterator[tuple[int, int, int]]:
        """Yields cards that would leave a tower little room: the card, fits before, after."""
        towers = self.view.towers_of(self.seat)
        for card in dict.fromkeys(self.view.display):
            kind, value = divmod(card, VALUES)
            top = top_of(towers[kind])
            before, after = fitting(self.view, kind, top), fitting(self.view, kind, value)
            if value != ROOF and fits(top, value) and after < before * FEW:
                yield card, before, after


def reasons_to_bid(view: TowersView, number: int) -> Iterator[Fact]:
    auction = Auction(view)
    if number < len(auction.plans):
        yield from what_it_brings(auction, auction.plans[number])
        yield from why_not_more(auction, auction.plans[number])
    yield from why_not_less(auction, number)
    yield from who_can_outbid(auction, number)


def what_it_brings(auction: Auction, plan: Suggestion) -> Iterator[Fact]:
    """The cards and their points always come first: they are what the table shows for this bid."""
    params: Params = {"cards": cards_text(plan.builds), "points": abs(plan.points)}
    marks = tuple(f"card {text}" for text in cards_text(plan.builds))
    if plan.points > 0:
        yield Fact("bid-gains", params, ALWAYS, marks)
    elif plan.room > auction.plans[0].room:
        yield Fact("bid-opens", params, ALWAYS, marks)
    else:
        yield Fact("bid-costs", params, ALWAYS, marks)
    if plan.razed:
        yield Fact("bid-razes", {"card": plan.razed}, 5.5)
    yield from roof_for_me(auction, plan)


def roof_for_me(auction: Auction, plan: Suggestion) -> Iterator[Fact]:
    towers = auction.view.towers_of(auction.seat)
    for card in plan.builds:
        tower = towers[card // VALUES]
        if card % VALUES == ROOF and tower and fits(top_of(tower), ROOF):
            points = tower_points((*tower, ROOF)) - tower_points(tower)
            yield Fact("roof-for-you", {"points": points}, 2 + points / 3)


def why_not_more(auction: Auction, plan: Suggestion) -> Iterator[Fact]:
    number = len(plan.builds)
    if number == auction.size:
        return
    if auction.largest == number:
        yield Fact("no-more-fit", {"number": number}, 3)
        return
    yield from costs_of(auction, number)
    yield from more_points(auction, plan)
    taken = {*plan.builds}
    for card, before, after in auction.narrowing():
        if auction.needs(card, number + 1) and card not in taken:
            forced: Params = {"number": number + 1, "card": card_text(card), "count": after}
            yield Fact("forced-card", forced, 3 + (before - after) / 3)
        elif card not in taken:
            params: Params = {"card": card_text(card), "count": after}
            yield Fact("card-narrows", params, 1 + (before - after) / 3)


def costs_of(auction: Auction, number: int) -> Iterator[Fact]:
    """What one more card would change at once."""
    now, then = auction.plans[number].points, auction.plans[number + 1].points
    most = max(plan.points for plan in auction.plans[number + 1 :])
    if most > now or auction.gains[auction.seat][number + 1] != then:
        return
    if then == now:
        yield Fact("one-more-nothing", {"number": number + 1}, 4)
    elif then < now:
        yield Fact("one-more-costs", {"number": number + 1, "points": now - then}, 5)


def more_points(auction: Auction, plan: Suggestion) -> Iterator[Fact]:
    """A higher bid that adds more points is not left out: why it may be worse all the same."""
    best = auction.best(len(plan.builds) + 1)
    if best and best.points > plan.points and best.room < plan.room:
        params = {"number": len(best.builds), "points": best.points}
        yield Fact("more-fills", params, 6 + (best.points - plan.points) / 4)


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
    yield from why_not_build(auction, 1)
    if any(still_to_be_drawn(view, kind) for kind in range(TYPES)):
        yield Fact("zero-starts-again", {}, 8)
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
    """Why not even the bid that adds the most points at once."""
    best = auction.best(least)
    if best is None:
        yield Fact("no-more-fit", {"number": auction.largest}, ALWAYS)
        return
    params: Params = {"number": len(best.builds), "points": abs(best.points)}
    if best.points < 0:
        yield Fact("would-cost", params, ALWAYS)
    elif best.points and best.room < auction.plans[0].room and rounds_to_come(auction.view):
        yield Fact("waits", {**params, "rounds": rounds_to_come(auction.view)}, ALWAYS)
    else:
        yield Fact("would-gain", params, ALWAYS)
    if best.razed:
        yield Fact("needs-raze", {"card": best.razed}, 3.2)
    for card, before, after in auction.narrowing():
        if card in best.builds:
            narrow: Params = {"card": card_text(card), "count": after}
            yield Fact("card-narrows", narrow, 1 + (before - after) / 3)
