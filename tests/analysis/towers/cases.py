"""Moves in positions of games, and what is true of them by playing on."""

from __future__ import annotations

from typing import cast

from draftingtable.analysis.advice import Fact
from draftingtable.games.towers.components import BID, BUILD, PASS, RAZE, VALUES
from draftingtable.games.towers.limits import bid_plans
from draftingtable.games.towers.rules import TowersPosition
from tests.analysis.towers.playing import (
    as_builder,
    card_of,
    fits_on,
    gain,
    largest,
    room_of,
    room_on,
    taken,
    ways,
)


class Case:
    """A position, the move in question and a fact that was stated about it."""

    def __init__(self, position: TowersPosition, move: int, fact: Fact) -> None:
        self.position = position
        self.me = position.actor()
        self.move = move
        self.params = fact.params
        self.after = position.copy()
        self.after.apply(self.me, move)

    def number(self, name: str = "number") -> int:
        return cast(int, self.params[name])

    def card(self, name: str = "card") -> int:
        return card_of(cast(str, self.params[name]))

    def rival(self) -> int:
        return self.number("seat") - 1

    def tower(self, kind: int) -> tuple[int, ...]:
        return self.position.towers_of(self.me)[kind]

    def gains(self, points: int, count: int, seat: int | None = None) -> bool:
        return gain(self.position, self.me if seat is None else seat, count) == points

    def rivals_to_come(self) -> list[int]:
        """Those who have not had their chance, apart from me, in the order of play."""
        players, start = self.position.players, self.position.start
        order = [(start + step) % players for step in range(players)]
        return order[order.index(self.me) + 1 :]

    def must_take(self, card: int, count: int) -> bool:
        found = ways(self.position, self.me, count)
        return bool(found) and all(card in cards for cards, _, _ in found)

    def narrows(self) -> bool:
        """The card fits now, and would leave less than half the room there is on its tower."""
        kind = self.card() // VALUES
        top = (*self.tower(kind), self.card() % VALUES)
        before, after = (room_on(self.position, kind, tower) for tower in (self.tower(kind), top))
        return (
            fits_on(self.position, self.card(), self.tower(kind))
            and after == self.number("count")
            and 2 * after < before
        )

    def suggested(self, number: int) -> TowersPosition:
        """Returns the position after that many cards have been built as the table suggests."""
        twin = as_builder(self.position, self.me, number)
        plan = bid_plans(self.position, self.me)[number]
        if plan.raze >= 0:
            twin.apply(self.me, RAZE + plan.raze)
        for card in plan.builds:
            twin.apply(self.me, BUILD + card)
        return twin

    def adds(self, number: int) -> int:
        return self.suggested(number).scores()[self.me] - self.position.scores()[self.me]

    def room_with(self, number: int) -> int:
        """Returns how many later cards fit once that many cards have been built as suggested."""
        return room_of(self.position, self.suggested(number).towers_of(self.me))

    def brings(self, sign: int) -> bool:
        number = self.move - BID
        cards = [card_of(text) for text in cast(list[str], self.params["cards"])]
        added = sorted(taken(self.position, self.suggested(number), self.me))
        return sorted(cards) == added and self.adds(number) == sign * self.number("points")

    def highest(self, sign: int = 1) -> bool:
        """No bid that can still be made adds more than the one in question."""
        least = max(self.position.high + 1, 1)
        most = max(
            self.adds(number) for number in range(least, largest(self.position, self.me) + 1)
        )
        return self.adds(self.number()) == most == sign * self.number("points")

    def suggests_to_raze(self) -> bool:
        """The suggestion for this bid, or the best one of a player who passes, razes that card."""
        numbers = range(1, largest(self.position, self.me) + 1)
        mine = [self.move - BID] if BID < self.move < PASS else numbers
        top = self.card() // VALUES
        return self.tower(top)[-1] == self.card() % VALUES and any(
            bid_plans(self.position, self.me)[number].raze == top for number in mine
        )

    def points_of(self, move: int) -> int:
        twin = self.position.copy()
        twin.apply(self.me, move)
        assert isinstance(twin, TowersPosition)
        return twin.scores()[self.me] - self.position.scores()[self.me]

    def builds(self) -> list[int]:
        return [move for move in self.position.legal_moves(self.me) if move >= BUILD]

    def raze_cost(self) -> int:
        """Returns what razing that tower's top costs in all."""
        return self.position.scores()[self.me] - self.after_move().scores()[self.me]

    def after_move(self) -> TowersPosition:
        assert isinstance(self.after, TowersPosition)
        return self.after

    def built(self) -> int:
        return self.move - BUILD

    def kind(self) -> int:
        return self.built() // VALUES if self.move >= BUILD else self.move - RAZE


def all_fit_without_razing(case: Case) -> bool:
    """Everything that is left to build can be built without a raze."""
    found = ways(case.position, case.me, case.position.left)
    return any(not razed for _, razed, _ in found)
