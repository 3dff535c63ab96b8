"""A small network that judges every seat by its parts, such as its towers.

A part is a list of marks: which rows of a table apply to it. The rows are added up, and what is
negative becomes 0. A seat is the sum of its parts, its own marks, and the mean of the other seats.
So what is learned about one tower applies to every tower, and what is learned about one seat to
every seat.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.arrays import vec

POINTS: Final = 10.0
"""Scores are learned in units of this many points."""


class Shape:
    """The size of a network: rows of marks, and hidden units, for parts and for seats."""

    def __init__(self, part_rows: int, parts: int, seat_rows: int, seats: int) -> None:
        self.part_rows = part_rows
        self.parts = parts
        self.seat_rows = seat_rows
        self.seats = seats

    def blocks(self) -> list[tuple[str, int, int]]:
        """Returns the name, rows and columns of each block of weights, in the order of storage."""
        return [
            ("part_marks", self.part_rows, self.parts),
            ("part_bias", 1, self.parts),
            ("own", self.parts, self.seats),
            ("others", self.parts, self.seats),
            ("seat_marks", self.seat_rows, self.seats),
            ("seat_bias", 1, self.seats),
            ("win", 1, self.seats),
            ("points", 1, self.seats),
            ("points_bias", 1, 1),
        ]

    def size(self) -> int:
        """Returns the number of weights."""
        return sum([rows * columns for _, rows, columns in self.blocks()])

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return Shape, tuple(self.as_list())

    def as_list(self) -> list[int]:
        return [self.part_rows, self.parts, self.seat_rows, self.seats]


class Network:
    """The weights for one number of seats; `wins` and `points` hold the last evaluation."""

    def __init__(self, shape: Shape, weights: list[float]) -> None:
        if len(weights) != shape.size():
            raise ValueError(f"{shape.size()} weights are needed, not {len(weights)}")
        self.shape = shape
        self.parts: i64 = shape.parts
        self.seats: i64 = shape.seats
        self.begin = 0
        self.part_marks = self._block(weights, shape.part_rows * shape.parts)
        self.part_bias = self._block(weights, shape.parts)
        self.own = self._block(weights, shape.parts * shape.seats)
        self.others = self._block(weights, shape.parts * shape.seats)
        self.seat_marks = self._block(weights, shape.seat_rows * shape.seats)
        self.seat_bias = self._block(weights, shape.seats)
        self.win = self._block(weights, shape.seats)
        self.gain = self._block(weights, shape.seats)
        self.gain_bias: float = weights[-1]
        self.wins: list[float] = []
        """Each seat's chance to win."""
        self.points: list[float] = []
        """The points that each seat is expected to gain from here to the end."""

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`, without the last evaluation."""
        return Network, (self.shape, self.weights())

    def weights(self) -> list[float]:
        """Returns all weights, in the order of `Shape.blocks`."""
        blocks = [self.part_marks, self.part_bias, self.own, self.others]
        blocks += [self.seat_marks, self.seat_bias, self.win, self.gain]
        found: list[float] = []
        for block in blocks:
            found.extend(list(block))
        return [*found, self.gain_bias]

    def _block(self, weights: list[float], size: int) -> vec[float]:
        self.begin += size
        return vec[float](weights[self.begin - size : self.begin])

    def evaluate(
        self, part_marks: vec[i64], each_part: i64, seat_marks: vec[i64], each_seat: i64
    ) -> None:
        """Evaluates; `each_part` and `each_seat` are the numbers of marks of a part and a seat."""
        players: i64 = len(seat_marks) // each_seat
        parts_of_seat: i64 = len(part_marks) // (each_part * players)
        pools = self._pools(part_marks, each_part, parts_of_seat, players)
        from_others = vec[float]([0.0] * (players * self.seats))
        hidden = vec[float]([0.0] * (players * self.seats))
        seat: i64 = 0
        while seat < players:
            self._multiply(pools, seat, hidden, from_others)
            seat += 1
        logits: list[float] = []
        points: list[float] = []
        seat = 0
        while seat < players:
            self._meet_others(seat, players, hidden, from_others)
            self._add_marks(seat, hidden, seat_marks, each_seat)
            win = 0.0
            gain = self.gain_bias
            start: i64 = seat * self.seats
            at: i64 = 0
            while at < self.seats:
                value = hidden[start + at]
                if value > 0.0:
                    win += value * self.win[at]
                    gain += value * self.gain[at]
                at += 1
            logits.append(win)
            points.append(gain * POINTS)
            seat += 1
        self.wins = softmax(logits)
        self.points = points

    def evaluate_lists(
        self, part_marks: list[int], each_part: int, seat_marks: list[int], each_seat: int
    ) -> None:
        """Evaluates marks from lists, for callers that are not compiled."""
        parts, seats = vec[i64](part_marks), vec[i64](seat_marks)
        self.evaluate(parts, each_part, seats, each_seat)

    def _pools(self, marks: vec[i64], each: i64, parts_of_seat: i64, players: i64) -> vec[float]:
        """Returns the sum of each seat's parts."""
        width = self.parts
        table = self.part_marks
        bias = self.part_bias
        pools = vec[float]([0.0] * (players * width))
        mark: i64 = 0
        seat: i64 = 0
        while seat < players:
            pool: i64 = seat * width
            part: i64 = 0
            while part < parts_of_seat:
                at: i64 = 0
                while at < width:
                    first = bias[at]
                    second = bias[at + 1]
                    third = bias[at + 2]
                    fourth = bias[at + 3]
                    number: i64 = mark
                    while number < mark + each:
                        row: i64 = marks[number] * width + at
                        first += table[row]
                        second += table[row + 1]
                        third += table[row + 2]
                        fourth += table[row + 3]
                        number += 1
                    if first > 0.0:
                        pools[pool + at] += first
                    if second > 0.0:
                        pools[pool + at + 1] += second
                    if third > 0.0:
                        pools[pool + at + 2] += third
                    if fourth > 0.0:
                        pools[pool + at + 3] += fourth
                    at += 4
                mark += each
                part += 1
            seat += 1
        return pools

    def _multiply(
        self, pools: vec[float], seat: i64, hidden: vec[float], from_others: vec[float]
    ) -> None:
        """Multiplies a seat's pool: for itself and for the others."""
        width = self.seats
        own = self.own
        others = self.others
        start: i64 = seat * width
        pool: i64 = seat * self.parts
        at: i64 = 0
        while at < width:
            first = 0.0
            second = 0.0
            third = 0.0
            fourth = 0.0
            row: i64 = at
            place: i64 = pool
            while place < pool + self.parts:
                value = pools[place]
                first += value * own[row]
                second += value * own[row + 1]
                third += value * others[row]
                fourth += value * others[row + 1]
                row += width
                place += 1
            hidden[start + at] = first
            hidden[start + at + 1] = second
            from_others[start + at] = third
            from_others[start + at + 1] = fourth
            at += 2

    def _meet_others(
        self, seat: i64, players: i64, hidden: vec[float], from_others: vec[float]
    ) -> None:
        """Adds what the other seats mean for this one, on average."""
        width = self.seats
        share = 1.0 / float(players - 1)
        start: i64 = seat * width
        at: i64 = 0
        while at < width:
            total = 0.0
            other: i64 = 0
            while other < players:
                if other != seat:
                    total += from_others[other * width + at]
                other += 1
            hidden[start + at] += total * share
            at += 1

    def _add_marks(self, seat: i64, hidden: vec[float], marks: vec[i64], each: i64) -> None:
        width = self.seats
        table = self.seat_marks
        bias = self.seat_bias
        start: i64 = seat * width
        at: i64 = 0
        while at < width:
            total = bias[at]
            number: i64 = seat * each
            while number < seat * each + each:
                total += table[marks[number] * width + at]
                number += 1
            hidden[start + at] += total
            at += 1


def softmax(logits: list[float]) -> list[float]:
    most = max(logits)
    odds = [exp(logit - most) for logit in logits]
    total = sum(odds)
    return [one / total for one in odds]
