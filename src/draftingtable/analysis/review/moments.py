"""The moments that decided a game, and how rare the deals among them were."""

from __future__ import annotations

from typing import Final

from draftingtable.analysis.review.bench import Bench
from draftingtable.analysis.review.curve import Curve
from draftingtable.analysis.review.decisions import Data
from draftingtable.analysis.review.playouts import Playouts, words_for
from draftingtable.analysis.review.shares import as_chances
from draftingtable.analysis.review.story import DEAL, END, Event
from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.games.core.position import Position

MOMENTS: Final = 3


def decisive(curve: Curve) -> list[tuple[Event, list[int]]]:
    """Returns the events that changed the chances the most, in their order."""
    told = [one for one in curve.changes() if one[0].kind != END]
    most = sorted(told, key=lambda one: (-sum(map(abs, one[1])), one[0].number))[:MOMENTS]
    return sorted(most, key=lambda one: one[0].number)


def moment_data(curve: Curve, event: Event, change: list[int], seed: str) -> Data:
    seat = change.index(max(change)) if event.seat is None else event.seat
    dealt = event.kind == DEAL
    return {
        "step": event.step if dealt else event.step - 1,
        "event": event.number,
        "kind": event.kind,
        "seat": seat + 1,
        "text": event.text,
        "change": as_chances(change),
        "rarity": rarity(curve, event, seat, seed) if dealt else None,
    }


def rarity(curve: Curve, event: Event, seat: int, seed: str) -> float:
    """Deals again many times; returns how often that was at least as good for the seat."""
    bench, before = curve.bench, curve.events[event.number - 1]
    words = words_for(bench.depth.dealing, "rarity", seed, event.number)
    here = value(bench, event.position, event.deals, seat, words)
    better = 0
    for word in words_for(bench.depth.deals, "deals", seed, event.number):
        position = before.position.copy()
        dealer = PairedDealer(word)
        deal_on(position, dealer, event.deals - before.deals)
        better += value(bench, position, event.deals, seat, words) >= here
    return round((1 + better) / (1 + bench.depth.deals), 4)


def deal_on(position: Position, dealer: PairedDealer, deals: int) -> None:
    """Makes so many deals, with the moves that follow from the rules."""
    while not position.over:
        seat = position.actor()
        if position.dealing:
            if deals == 0:
                return
            position.deal(dealer)
            deals -= 1
        elif position.automatic(seat):
            position.apply(seat, position.legal_moves(seat)[0])
        else:
            return


def value(bench: Bench, position: Position, deals: int, seat: int, words: list[int]) -> float:
    found = Playouts(position, deals, bench.seats)
    found.play(bench, words, len(words))
    return found.sums.wins[seat]
