"""The course of a game of Between Two Cities, line by line (C3, C7, S2, S3)."""

from collections.abc import Generator, Sequence

from .cities_automa import AUTOMACITY, AutomaCard, SoloCities, automa_choice
from .cities_scoring import (
    automacity_points,
    building_counts,
    city_points,
    count_of,
    factory_value,
    rank_between,
    rank_of_two,
    winners_of,
)
from .cities_steps import AssignStep, CardStep, PickStep, PlaceStep, Step, TilesStep
from .cities_tiles import SQUARE, Cells, buildings_at, full_supply, letters_of

Telling = Generator[Step, str, None]  # yields a step, is sent the accepted line
Drawing = Generator[Step, str, list[str]]
Hands = dict[int, list[str]]

TO_THE_LEFT = 1  # the left neighbour of seat k is seat k+1: city A is seat 1's left one
TO_THE_RIGHT = -1


class CityTable:
    """Everything on the table. Every mode is a generator that yields what comes next."""

    def __init__(self, mode: str, players: int, deck: Sequence[AutomaCard], bonus: int) -> None:
        self.mode = mode
        self.players = players
        self.deck = deck
        self.bonus = bonus  # S5: the level's points for Automacity
        self.supply = {kind: full_supply(kind) for kind in ("single", "duplex")}
        self.city_names = "ABCDEFG"[: 4 if mode == "two" else players]
        self.squares: dict[str, Cells] = {name: {} for name in self.city_names}
        self.automacity: list[str] = []
        self.used_cards: list[int] = []
        if self.solo:
            del self.squares[AUTOMACITY]

    @property
    def solo(self) -> bool:
        return self.mode in ("beginner", "expert")

    def seats(self) -> range:
        return range(1, self.players + 1)

    def cities_of(self, seat: int) -> list[str]:
        """Returns the left and the right city of a seat (notation)."""
        if self.mode == "two":
            return ["A", "B"] if seat == 1 else ["C", "D"]
        return [self.city_names[seat - 1], self.city_names[seat - 2]]

    def telling(self) -> Telling:
        if self.mode == "two":
            return self.tell_two()
        if self.mode == "beginner":
            return self.tell_beginner()
        if self.mode == "expert":
            return self.tell_expert()
        return self.tell_ring()

    # ---- shared by all modes

    def draw(self, before: str, count: int, after: str, kind: str, rule: str) -> Drawing:
        """Chance: draws tiles permanently (discards never go back into the box)."""
        step = TilesStep(before, count, after, kind, self.supply[kind], rule)
        line = yield step
        tiles = step.tiles(line)
        for tile in tiles:
            self.supply[kind].remove(tile)
        return tiles

    def deal_hands(self, count: int, kind: str, rule: str) -> Generator[Step, str, Hands]:
        hands: Hands = {}
        for seat in self.seats():
            hands[seat] = yield from self.draw(f"deal {seat}", count, "", kind, rule)
        return hands

    def passed_on(self, hands: Hands, direction: int) -> Hands:
        """Passes everyone's tiles to the neighbour in that direction."""
        return {(seat - 1 + direction) % self.players + 1: hand for seat, hand in hands.items()}

    def put_down(self, line: str) -> tuple[int, str, str]:
        """Applies an accepted `place` line; returns the seat, the tile and the city."""
        seat, _, tile, city, square = line.split(" ")
        match = SQUARE.fullmatch(square)
        assert match is not None
        self.squares[city].update(buildings_at(tile, int(match[1]), int(match[2])))
        return int(seat), tile, city

    # ---- C3 and C7: drafting

    def tell_ring(self) -> Telling:
        yield from self.tell_singles_round(TO_THE_LEFT, "C3.1")
        yield from self.tell_duplex_round("C3.2")
        yield from self.tell_singles_round(TO_THE_RIGHT, "C3.3")

    def tell_two(self) -> Telling:
        for _ in ("1a", "1b"):
            yield from self.tell_singles_round(TO_THE_LEFT, "C7")
        for _ in ("2a", "2b"):
            yield from self.tell_duplex_round("C7")
        for _ in ("3a", "3b"):
            yield from self.tell_singles_round(TO_THE_RIGHT, "C7")

    def tell_singles_round(self, direction: int, rule: str) -> Telling:
        hands = yield from self.deal_hands(7, "single", rule)
        while len(hands[1]) > 1:  # the last tile of each hand is discarded
            yield from self.tell_turn(hands)
            hands = self.passed_on(hands, direction)

    def tell_duplex_round(self, rule: str) -> Telling:
        hands = yield from self.deal_hands(3, "duplex", rule)
        yield from self.tell_turn(hands)  # the third tile is discarded

    def tell_turn(self, hands: Hands) -> Telling:
        """Everyone chooses two; then everyone places one in each of their cities."""
        chosen: Hands = {}
        for seat in self.seats():
            line = yield PickStep(seat, hands[seat])
            chosen[seat] = line.split(" ")[2:]
            for tile in chosen[seat]:
                hands[seat].remove(tile)
        waiting = {seat: self.cities_of(seat) for seat in self.seats()}
        while any(chosen.values()):
            allowed = [
                (seat, tile, city)
                for seat in self.seats()
                for tile in chosen[seat]
                for city in waiting[seat]
            ]
            line = yield PlaceStep(allowed, self.squares)
            seat, tile, city = self.put_down(line)
            chosen[seat].remove(tile)
            waiting[seat].remove(city)

    # ---- S: shared by the solo modes

    def tell_assigning(
        self, tiles: list[str], cities: str, rule: str
    ) -> Generator[Step, str, list[tuple[str, str]]]:
        """You assign one of the tiles to each of the cities, in any order of cities."""
        assigned: list[tuple[str, str]] = []
        waiting = list(cities)
        while waiting:
            allowed = [(tile, city) for tile in tiles for city in waiting]
            line = yield AssignStep(1, allowed, rule)
            tile, city = line.split(" ")[2:]
            tiles.remove(tile)
            waiting.remove(city)
            assigned.append((tile, city))
        return assigned

    def tell_placing_assigned(self, assigned: list[tuple[str, str]]) -> Telling:
        """You place all tiles assigned to your cities, in any order."""
        to_do = list(assigned)
        while to_do:
            line = yield PlaceStep([(1, tile, city) for tile, city in to_do], self.squares)
            _, tile, city = self.put_down(line)
            to_do.remove((tile, city))

    def give_to_automacity(self, tile: str) -> None:
        self.automacity += letters_of(tile)

    # ---- S2: beginner mode

    def tell_beginner(self) -> Telling:
        for kind in ["single"] * 3 + ["duplex"] + ["single"] * 3:
            assigned: list[tuple[str, str]] = []
            for city in "ABC":
                [tile] = yield from self.draw("random", 1, city, kind, "S2")
                assigned.append((tile, city))
            drawn = yield from self.draw("draw", 3, "", kind, "S2")
            assigned += yield from self.tell_assigning(drawn, "ABC", "S2")
            for tile, city in assigned:
                if city == AUTOMACITY:
                    self.give_to_automacity(tile)
            yield from self.tell_placing_assigned(
                [(tile, city) for tile, city in assigned if city != AUTOMACITY]
            )

    # ---- S3: expert mode

    def tell_expert(self) -> Telling:
        for _ in range(2):
            [duplex] = yield from self.draw("random", 1, AUTOMACITY, "duplex", "S3")
            self.give_to_automacity(duplex)
        yield from self.tell_expert_round(TO_THE_LEFT)
        assigned: list[tuple[str, str]] = []
        for _ in range(2):
            drawn = yield from self.draw("draw", 3, "", "duplex", "S3")
            assigned += yield from self.tell_assigning(drawn, "AC", "S3")
        yield from self.tell_placing_assigned(assigned)
        yield from self.tell_expert_round(TO_THE_RIGHT)

    def tell_expert_round(self, direction: int) -> Telling:
        hands = yield from self.deal_hands(7, "single", "S3")
        while len(hands[1]) > 1:
            assigned: list[tuple[str, str]] = []
            for seat, shared_city in ((2, "A"), (3, "C")):
                tile = yield from self.tell_automa(seat, shared_city, hands[seat])
                assigned.append((tile, shared_city))
            assigned += yield from self.tell_assigning(hands[1], "AC", "S3")
            yield from self.tell_placing_assigned(assigned)
            hands = self.passed_on(hands, direction)

    def tell_automa(
        self, seat: int, shared_city: str, hand: list[str]
    ) -> Generator[Step, str, str]:
        """Plays one Automa's turn; returns the tile assigned to the shared city."""
        line = yield CardStep(self.used_cards)
        number = int(line.split(" ")[1])
        self.used_cards.append(number)
        shared_column, automacity_column = self.deck[number - 1]
        shared_tile = automa_choice(self.solo_cities(), shared_city, hand, shared_column)
        yield AssignStep(seat, [(shared_tile, shared_city)], "S4")
        hand.remove(shared_tile)
        own_tile = automa_choice(self.solo_cities(), AUTOMACITY, hand, automacity_column)
        yield AssignStep(seat, [(own_tile, AUTOMACITY)], "S4")
        hand.remove(own_tile)
        self.give_to_automacity(own_tile)
        return shared_tile

    def solo_cities(self) -> SoloCities:
        """Returns the current cities: tiles only assigned to A and C are not in them yet."""
        return SoloCities(self.squares, self.automacity)

    # ---- the outcome

    def letters(self, city: str) -> list[str]:
        if self.solo and city == AUTOMACITY:
            return self.automacity
        return list(self.squares[city].values())

    def city_total(self, city: str) -> int:
        counts = [count_of(self.letters(name), "factory") for name in self.city_names]
        worth = factory_value(counts, count_of(self.letters(city), "factory"))
        if self.solo and city == AUTOMACITY:
            return sum(automacity_points(self.automacity, worth).values()) + self.bonus  # S6
        return sum(city_points(self.squares[city], worth).values())

    def ranks(self) -> list[list[int]]:
        """Returns, for each seat, the final score followed by the tie-breakers."""
        ranks = []
        for seat in self.seats():
            left, right = self.cities_of(seat)
            counts = building_counts(self.letters(left) + self.letters(right))
            rank = rank_of_two if self.mode == "two" else rank_between
            ranks.append(rank(self.city_total(left), self.city_total(right), counts))
        return ranks

    def outcome(self) -> tuple[list[int], list[int]]:
        """Returns scores and winners."""
        ranks = self.ranks()
        return [rank[0] for rank in ranks], winners_of(ranks)
