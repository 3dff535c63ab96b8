"""Why one move of 5 Towers is worse than another: facts that speak against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from draftingtable.analysis.advice import Fact, Params
from draftingtable.analysis.towers.bidding import MUCH, Auction
from draftingtable.analysis.towers.building import Site, raze_cost
from draftingtable.analysis.towers.gains import fitting
from draftingtable.games.core.view import View
from draftingtable.games.towers.building import top_of
from draftingtable.games.towers.components import BID, BUILD, PASS, RAZE, TYPES, VALUES, WITHDRAW
from draftingtable.games.towers.imagine import imagine
from draftingtable.games.towers.legality import room
from draftingtable.games.towers.text import card_text
from draftingtable.games.towers.view import TowersView


def doubts(view: View, played: int, best: int, moves: Sequence[int]) -> Iterator[Fact]:
    assert isinstance(view, TowersView)
    if is_bid(played) and is_bid(best):
        yield from doubts_of_bid(Auction(view), cards_of(played), cards_of(best))
    elif played >= BUILD:
        yield from doubts_of_build(Site(view, moves), played - BUILD, best)
    elif is_raze(played):
        yield from doubts_of_raze(Site(view, moves), played - RAZE, best)


def is_bid(move: int) -> bool:
    return move <= PASS and move != WITHDRAW


def is_raze(move: int) -> bool:
    return RAZE <= move < RAZE + TYPES


def cards_of(move: int) -> int:
    """Returns how many cards a bid is for; a pass is for none."""
    return 0 if move == PASS else move - BID


def doubts_of_bid(auction: Auction, number: int, better: int) -> Iterator[Fact]:
    if number < better:
        yield from lets_others(auction, number, better)
    if max(number, better) >= len(auction.plans):
        return
    plan, instead = auction.plans[number], auction.plans[better]
    if number and plan.points < instead.points:
        yield Fact("less-than-best", {"points": plan.points, "more": instead.points}, 3)
    if number > better:
        yield from takes_too_much(auction, number, better)
        if plan.razed and not instead.razed:
            yield Fact("needs-raze", {"card": plan.razed}, 3)
    if plan.room < instead.room:
        params: Params = {"count": plan.room, "more": instead.room}
        yield Fact("room-for-fewer", params, 2 + (instead.room - plan.room) / 8)


def lets_others(auction: Auction, number: int, better: int) -> Iterator[Fact]:
    """What others could take for which the better bid would have been too high."""
    view = auction.view
    offers = [
        (points, count, seat)
        for seat in auction.later()
        for count in range(max(number, view.high) + 1, better + 1)
        if (points := auction.gains[seat][count]) is not None
    ]
    if view.builder >= 0 and number <= view.high < better:
        points = auction.gains[view.builder][view.high]
        offers += [] if points is None else [(points, view.high, view.builder)]
    most, count, seat = max(offers, default=(0, 0, 0))
    if most >= MUCH:
        yield Fact("lets-rival", {"seat": seat + 1, "number": count, "points": most}, 3 + most / 5)


def takes_too_much(auction: Auction, number: int, better: int) -> Iterator[Fact]:
    taken = {*auction.plans[number].builds} - {*auction.plans[better].builds}
    for card, before, after in auction.narrowing():
        if card in taken:
            params: Params = {"card": card_text(card), "count": after}
            yield Fact("card-narrows", params, 2 + (before - after) / 3)


def doubts_of_build(site: Site, card: int, best: int) -> Iterator[Fact]:
    if best < BUILD:
        return
    points, more = site.points(card), site.points(best - BUILD)
    if points < more:
        yield Fact("less-than-best", {"points": points, "more": more}, 3 + (more - points) / 3)
    count, others = fits_after(site, card), fits_after(site, best - BUILD)
    if count < others:
        yield Fact("room-for-fewer", {"count": count, "more": others}, 2 + (others - count) / 8)


def fits_after(site: Site, card: int) -> int:
    """Returns how many of the cards still to be drawn fit the towers after a build."""
    return sum(
        fitting(site.view, kind, card % VALUES if kind == card // VALUES else top_of(tower))
        for kind, tower in enumerate(site.towers)
    )


def doubts_of_raze(site: Site, kind: int, best: int) -> Iterator[Fact]:
    cost = raze_cost(site, kind)
    instead = raze_cost(site, best - RAZE) if is_raze(best) else 0
    if cost > max(instead, 0):
        yield Fact("raze-costs", {"points": cost}, 3)
    if not is_raze(best) and room(imagine(site.view)) >= site.view.left:
        yield Fact("no-raze", {}, 4)
