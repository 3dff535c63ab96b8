"""The kinds of line that can come next in a record of Between Two Cities."""

import itertools
from abc import ABC, abstractmethod
from collections.abc import Sequence

from .cities_tiles import (
    SQUARE,
    TILE_ORDER,
    Cells,
    full_supply,
    legal_squares,
    placement_refusal,
)

MOVE_WORDS = {"pick": 4, "place": 5, "assign": 4}  # words in a line, including the seat
CHANCE_WORDS = ("deal", "draw", "random", "card")


class Step(ABC):
    """What the game waits for."""

    @abstractmethod
    def refusal(self, text: str) -> str | None:
        """Returns why the line cannot come next (rule first), or None if it can."""

    def legal_lines(self) -> list[str]:
        """Returns all lines that can come next; none when chance comes next."""
        return []


def wrong_form(text: str) -> str | None:
    """Returns a complaint if the line is not an event of this game at all."""
    words = text.split(" ")
    if words[0] in CHANCE_WORDS:
        return None
    if words[0] not in ("1", "2", "3", "4", "5", "6", "7"):
        return f"notation: '{text}' is neither 'SEAT MOVE' nor chance"
    if len(words) < 2 or MOVE_WORDS.get(words[1]) != len(words):
        return f"notation: '{text}' is not a move"
    return None


def not_a_move(text: str) -> str | None:
    """Returns a complaint if the line is not a move of any seat."""
    if text.split(" ")[0] in CHANCE_WORDS:
        return f"notation: '{text}' is chance, but a player's move comes next"
    return wrong_form(text)


class TilesStep(Step):
    """Chance: tiles drawn from the supply: `deal 1 ...`, `draw ...`, `random X A`."""

    def __init__(
        self, before: str, count: int, after: str, kind: str, supply: list[str], rule: str
    ) -> None:
        self.before = before.split(" ")
        self.count = count
        self.after = after.split(" ") if after else []
        self.kind = kind
        self.supply = supply
        self.rule = rule

    def tiles(self, text: str) -> list[str]:
        words = text.split(" ")
        return words[len(self.before) : len(words) - len(self.after)]

    def refusal(self, text: str) -> str | None:
        form = " ".join([*self.before, f"({self.count} tiles)", *self.after])
        words = text.split(" ")
        rest = words[len(words) - len(self.after) :]
        if words[: len(self.before)] != self.before or rest != self.after:
            return wrong_form(text) or f"{self.rule} '{form}' comes next"
        tiles = self.tiles(text)
        if len(tiles) != self.count:
            return f"{self.rule} {len(tiles)} tiles, not {self.count}"
        left = list(self.supply)
        for tile in tiles:
            if tile not in full_supply(self.kind):
                return f"{self.rule} '{tile}' is no {self.kind} tile"
            if tile not in left:
                rule = "C1.1" if self.kind == "single" else "C1.2"
                return f"{rule} no {tile} is left to be drawn"
            left.remove(tile)
        return None


class CardStep(Step):
    """Chance: an Automa card that has not been turned up yet (12 of the 20 are used)."""

    def __init__(self, used: list[int]) -> None:
        self.used = used

    def refusal(self, text: str) -> str | None:
        if text not in [f"card {number}" for number in range(1, 21)]:
            if text.startswith("card "):
                return f"S5 '{text}' is not one of the cards 1 to 20"
            return wrong_form(text) or "S3 an Automa card comes next"
        if int(text.split(" ")[1]) in self.used:
            return f"S3 {text} has been turned up before"
        return None


class PickStep(Step):
    """C3.1: a seat chooses two tiles of its hand."""

    def __init__(self, seat: int, hand: Sequence[str]) -> None:
        self.seat = seat
        self.hand = list(hand)

    def refusal(self, text: str) -> str | None:
        form = not_a_move(text)
        if form is not None:
            return form
        words = text.split(" ")
        if words[1] != "pick":
            return f"C3.1 seat {self.seat} picks next"
        if words[0] != str(self.seat):
            return f"notation Records: picks stand in seat order, seat {self.seat} is next"
        left = list(self.hand)
        for tile in words[2:]:
            if tile not in left:
                return f"C3.1 seat {self.seat} has no {tile} to pick (hand: {' '.join(left)})"
            left.remove(tile)
        return None

    def legal_lines(self) -> list[str]:
        in_order = sorted(self.hand, key=TILE_ORDER.index)
        pairs = itertools.combinations(in_order, 2)
        return sorted({f"{self.seat} pick {first} {second}" for first, second in pairs})


class AssignStep(Step):
    """S2, S3, S4: a seat assigns a tile to a city; `allowed` lists the possible (tile, city)."""

    def __init__(self, seat: int, allowed: Sequence[tuple[str, str]], rule: str) -> None:
        self.seat = seat
        self.allowed = list(allowed)
        self.rule = rule

    def refusal(self, text: str) -> str | None:
        if text in self.legal_lines():
            return None
        form = not_a_move(text)
        if form is not None:
            return form
        return f"{self.rule} '{text}' is not one of: {', '.join(self.legal_lines())}"

    def legal_lines(self) -> list[str]:
        return sorted({f"{self.seat} assign {tile} {city}" for tile, city in self.allowed})


class PlaceStep(Step):
    """C4: someone places a tile; `allowed` lists the (seat, tile, city) still to be placed."""

    def __init__(self, allowed: Sequence[tuple[int, str, str]], cities: dict[str, Cells]) -> None:
        self.allowed = list(allowed)
        self.cities = cities

    def refusal(self, text: str) -> str | None:
        form = not_a_move(text)
        if form is not None:
            return form
        seat, move, tile, city = text.split(" ")[:4]
        if move != "place":
            return "C3.1 tiles are to be placed now"
        own = [each for each in self.allowed if each[0] == int(seat)]
        if not own:
            return f"C3.1 seat {seat} has nothing to place"
        if tile not in [each[1] for each in own]:
            return f"C3.1 seat {seat} has no {tile} to place"
        if (int(seat), tile, city) not in own:
            return f"C3.1 seat {seat} may not put {tile} into city {city} now"
        match = SQUARE.fullmatch(text.split(" ")[4])
        if match is None:
            return "notation: a square is written x,y"
        return placement_refusal(self.cities[city], tile, int(match[1]), int(match[2]))

    def legal_lines(self) -> list[str]:
        return sorted(
            f"{seat} place {tile} {city} {x},{y}"
            for seat, tile, city in set(self.allowed)
            for x, y in legal_squares(self.cities[city], tile)
        )
