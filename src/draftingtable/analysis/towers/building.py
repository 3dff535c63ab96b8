"""Reasons to build a card, to raze one or not, and to withdraw (T4.2, T4.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from draftingtable.analysis.advice import Fact
from draftingtable.analysis.towers.gains import fitting, still_to_be_drawn
from draftingtable.games.towers.building import fits, top_of
from draftingtable.games.towers.components import (
    BUILD,
    EIGHT,
    EMPTY,
    NINE,
    RAZE,
    ROOF,
    TYPES,
    VALUES,
)
from draftingtable.games.towers.imagine import imagine
from draftingtable.games.towers.legality import most_buildable, room
from draftingtable.games.towers.scoring import (
    main_points,
    total_points,
    tower_points,
)
from draftingtable.games.towers.text import card_text, cards_text, type_text
from draftingtable.games.towers.view import TowersView

Towers = list[tuple[int, ...]]


class Site:
    """A view while its builder builds."""

    def __init__(self, view: TowersView, moves: Sequence[int]) -> None:
        self.view = view
        self.seat = view.acting[0]
        self.towers = view.towers_of(self.seat)
        self.builds = [move - BUILD for move in moves if move >= BUILD]
        self.razes = [move - RAZE for move in moves if RAZE <= move < RAZE + TYPES]

    def after(self, card: int) -> Towers:
        towers = self.towers[:]
        towers[card // VALUES] = (*towers[card // VALUES], card % VALUES)
        return towers

    def points(self, card: int) -> int:
        """Returns what the card adds at once."""
        return total_points(self.after(card), 0) - total_points(self.towers, 0)

    def loss(self, card: int) -> int:
        """Returns how many of the cards still to be drawn would not fit any more."""
        kind, value = divmod(card, VALUES)
        top = top_of(self.towers[kind])
        return fitting(self.view, kind, top) - fitting(self.view, kind, value)


def reasons_to_build(view: TowersView, card: int, moves: Sequence[int]) -> Iterator[Fact]:
    site = Site(view, moves)
    if len(moves) == 1:
        yield Fact("only-move", {}, 6)
    yield from special_cards(site, card)
    yield from order_of_cards(site, card)
    yield from room_left(site, card)
    yield from points_at_once(site, card)
    yield from no_raze(site)


def special_cards(site: Site, card: int) -> Iterator[Fact]:
    kind, value = divmod(card, VALUES)
    tower = site.towers[kind]
    top = top_of(tower)
    if value == ROOF and tower:
        points = tower_points((*tower, ROOF)) - tower_points(tower)
        yield Fact("adds-roof", {"points": points, "count": len(tower) + 1}, 5)
    elif top == EMPTY:
        yield Fact("starts-tower", {"type": type_text(kind)}, 3)
    elif top == EIGHT and value >= EIGHT:
        yield Fact("on-an-eight", {}, 4)
    elif value == NINE and top <= NINE:
        yield Fact("nine-on-any", {"on": card_text(card - value + top)}, 4)
    if value == EIGHT:
        yield Fact("eight-takes-any", {}, 4)


def order_of_cards(site: Site, card: int) -> Iterator[Fact]:
    """Another card of the display that only fits after this one."""
    kind, value = divmod(card, VALUES)
    for other in dict.fromkeys(site.view.display):
        above = other % VALUES
        if other // VALUES == kind and fits(value, above) and not fits(above, value):
            mark = f"card {card_text(other)}"
            yield Fact("other-fits-after", {"other": card_text(other)}, 4.5, (mark,))


def room_left(site: Site, card: int) -> Iterator[Fact]:
    kind, value = divmod(card, VALUES)
    total = len(still_to_be_drawn(site.view, kind))
    if value == ROOF or total < 2:
        return
    others = [site.loss(other) for other in site.builds if other % VALUES != ROOF]
    if len(others) > 1 and site.loss(card) == min(others) < max(others):
        yield Fact("least-room-lost", {}, 3.5)
    elif 2 * fitting(site.view, kind, value) >= total:
        yield Fact("room-left", {}, 2)


def points_at_once(site: Site, card: int) -> Iterator[Fact]:
    points = site.points(card)
    others = [site.points(other) for other in site.builds]
    if points == max(others) > min(others):
        yield Fact("most-points", {"points": points}, 3)
    else:
        yield Fact("adds-points", {"points": points}, 0.7)
    if main_points(site.after(card)) > main_points(site.towers) > 0:
        height = len(site.towers[card // VALUES]) + 1
        yield Fact("grows-main", {"count": height}, 2.5)


def no_raze(site: Site) -> Iterator[Fact]:
    """Razing is possible, but everything fits without it (T4.2a)."""
    position = imagine(site.view)
    if site.razes and room(position) >= site.view.left:
        yield Fact("no-raze", {}, 1.2)


def raze_cost(site: Site, kind: int) -> int:
    """Returns what razing costs in all: its price, and the points of a card that is gone (T8.4)."""
    razed = site.view.razed[site.seat]
    after = site.towers[:]
    after[kind] = after[kind][:-1]
    return total_points(site.towers, razed) - total_points(after, razed + 1)


def reasons_to_raze(view: TowersView, kind: int, moves: Sequence[int]) -> Iterator[Fact]:
    site = Site(view, moves)
    tower = site.towers[kind]
    top, under = tower[-1], top_of(tower[:-1])
    if len(moves) == 1:
        yield Fact("only-move", {}, 6)
    if room(imagine(view)) < view.left:
        yield Fact("raze-needed", {"number": view.left}, 5)
    helped = [
        card
        for card in view.display
        if card // VALUES == kind and fits(under, card % VALUES) and not fits(top, card % VALUES)
    ]
    if helped:
        marks = tuple(f"card {text}" for text in cards_text(helped))
        yield Fact("raze-lets", {"cards": cards_text(helped)}, 4.5, marks)
    yield from room_opened(site, kind, top, under)
    yield Fact("raze-costs", {"points": raze_cost(site, kind)}, 4.6)


def room_opened(site: Site, kind: int, top: int, under: int) -> Iterator[Fact]:
    total = len(still_to_be_drawn(site.view, kind))
    before, after = fitting(site.view, kind, top), fitting(site.view, kind, under)
    if after > before and total >= 2:
        yield Fact("raze-opens", {}, 2 + (after - before) / 3)


def reasons_to_withdraw(view: TowersView) -> Iterator[Fact]:
    position = imagine(view)
    fits_now = room(position)
    may_raze = view.left == view.high and view.raze_type < 0
    most = most_buildable(position, view.acting[0]) if may_raze else fits_now
    if most < view.left:
        yield Fact("bid-cannot-be-built", {"number": view.left, "most": most}, 5)
    else:
        yield Fact("bid-again", {}, 1)
