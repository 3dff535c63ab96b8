"""What building some of the display would score, and how much room a tower has left."""

from __future__ import annotations

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.towers.building import can_raze, fits, top_of
from draftingtable.games.towers.components import DISPLAY_SIZE, ROOF, TYPES, VALUES, card
from draftingtable.games.towers.plans import BuildPlan, plans_of, stacks, values_of
from draftingtable.games.towers.scoring import total_points
from draftingtable.games.towers.text import card_text
from draftingtable.games.towers.view import TowersView

Tower = tuple[int, ...]
Way = tuple[int, bool, Tower]
"""How many cards are built, whether one was razed before, and the tower that results."""


def gains(view: TowersView, seat: int) -> list[int | None]:
    """Returns, by number of cards built, the most points that it adds at once (T8).

    None if that many cannot be built. A raze is counted where it helps (T4.1e).
    """
    towers = view.towers_of(seat)
    razed = view.razed[seat]
    before = total_points(towers, razed)
    ways = [
        ways_to_build(towers[kind], values_of(tuple(view.display), kind)) for kind in range(TYPES)
    ]
    best: list[int | None] = [None] * (len(view.display) + 1)
    for count, used_raze, after in combined(ways):
        points = total_points(after, razed + used_raze) - before
        known = best[count]
        if known is None or points > known:
            best[count] = points
    return best


def ways_to_build(tower: Tower, values: list[int]) -> list[Way]:
    """Returns every way to continue a tower; of those that score the same, only one."""
    found: dict[tuple[int, bool, int, bool], Way] = {}
    starts = [(False, tower)]
    if can_raze(top_of(tower)):
        starts.append((True, tower[:-1]))
    for razed, start in starts:
        for stack in stacks(top_of(start), values):
            after = start + stack
            key = (len(stack), razed, len(after), top_of(after) == ROOF)
            found.setdefault(key, (len(stack), razed, after))
    return list(found.values())


def combined(ways: list[list[Way]]) -> list[tuple[int, bool, list[Tower]]]:
    """Returns all combinations with at most one raze."""
    found: list[tuple[int, bool, list[Tower]]] = [(0, False, [])]
    for of_type in ways:
        found = [
            (count + more, used or razed, [*towers, tower])
            for count, used, towers in found
            for more, razed, tower in of_type
            if not (used and razed)
        ]
    return found


class Suggestion:
    """The way to build some of the display that the table shows for a bid."""

    def __init__(self, view: TowersView, seat: int, plan: BuildPlan) -> None:
        towers = view.towers_of(seat)
        razed = view.razed[seat]
        before = total_points(towers, razed)
        self.builds = plan.builds
        self.razed = ""
        """The card that is razed first, if any."""
        if plan.raze != NOBODY:
            self.razed = card_text(card(plan.raze, towers[plan.raze][-1]))
            towers[plan.raze] = towers[plan.raze][:-1]
            razed += 1
        for built in plan.builds:
            towers[built // VALUES] = (*towers[built // VALUES], built % VALUES)
        self.points = total_points(towers, razed) - before
        """What it adds at once (T8)."""
        self.room = sum(fitting(view, kind, top_of(tower)) for kind, tower in enumerate(towers))
        """How many cards still to be drawn fit the towers then."""


def suggestions(view: TowersView, seat: int) -> list[Suggestion]:
    """Returns a suggestion for 0 cards, for 1, and so on, to the largest number possible."""
    to_come = len(view.unseen) + (0 if view.second_pass else len(view.discard))
    plans = plans_of(tuple(view.display), tuple(view.towers_of(seat)), to_come)
    return [Suggestion(view, seat, plan) for plan in plans]


def rounds_to_come(view: TowersView) -> int:
    """Returns how many rounds will follow this one at least (T5, T7)."""
    again = 0 if view.second_pass else len(view.discard)
    return rounds(len(view.unseen)) + rounds(again)


def rounds(cards: int) -> int:
    return -(-cards // DISPLAY_SIZE)


def still_to_be_drawn(view: TowersView, kind: int) -> list[int]:
    """Returns the values of a type that may still appear.

    They are in the draw pile or, before the reshuffle, in the discard pile (T5.1, T7.1).
    """
    cards = view.unseen if view.second_pass else view.unseen + view.discard
    return [card % VALUES for card in cards if card // VALUES == kind]


def fitting(view: TowersView, kind: int, top: int) -> int:
    """Returns how many of the cards still to be drawn could go on `top`."""
    return sum(1 for value in still_to_be_drawn(view, kind) if fits(top, value))
