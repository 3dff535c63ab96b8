"""Clocks of people's seats. They take the time from the log's entries."""

from collections.abc import Collection

from draftingtable.table.settings import ClockRule


class Clock:
    """The time left for each seat, and whose clock has been running since when (milliseconds)."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.time] * seats
        self.running: frozenset[int] = frozenset()
        self.at = 0

    def advance(self, at: int) -> None:
        """Advances the clocks; an earlier time is ignored."""
        passed = at - self.at
        if passed > 0:
            for seat in self.running:
                self.left[seat] -= passed
            self.at = at

    def run(self, seats: Collection[int]) -> None:
        """Sets which clocks run from now on."""
        self.running = frozenset(seats)

    def new_task(self, seat: int) -> None:
        """Gives the seat its time for a new decision."""
        if self.rule.kind != "bank":
            self.left[seat] = self.rule.time

    def moved(self, seat: int) -> None:
        if self.rule.kind == "bank":
            self.left[seat] = max(self.left[seat], 0) + self.rule.increment

    def taken_back(self, seat: int) -> None:
        """Removes the increment for a move that was undone."""
        if self.rule.kind == "bank":
            self.left[seat] -= self.rule.increment

    def returned(self, seat: int) -> None:
        """Gives a player who returns after a timeout a tenth of the bank, or a whole move."""
        self.left[seat] = max(self.left[seat], self.rule.time // 10)
        self.new_task(seat)

    def left_at(self, seat: int, now: int) -> int:
        passed = max(now - self.at, 0) if seat in self.running else 0
        return self.left[seat] - passed

    def first_to_end(self) -> tuple[int, int] | None:
        """Returns when the next clock reaches zero, and its seat."""
        if not self.running:
            return None
        return min((self.at + self.left[seat], seat) for seat in self.running)

    def as_data(self, seats: list[int], now: int) -> dict[str, object]:
        return {
            str(seat + 1): {
                "left": max(self.left_at(seat, now), 0),
                "running": seat in self.running,
            }
            for seat in seats
        }
