"""Counts wins and scores over many games."""

from draftingtable.games.core.outcome import Outcome


class Tally:
    def __init__(self, levels: list[str]) -> None:
        self.levels = levels
        self.games = 0
        self.wins = [0] * len(levels)
        self.shared = [0] * len(levels)
        self.scores: list[list[int]] = [[] for _ in levels]

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        for seat in outcome.winners:
            self.wins[seat] += 1
            self.shared[seat] += len(outcome.winners) > 1
        for seat, score in enumerate(outcome.scores):
            self.scores[seat].append(score)

    def as_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "seats": [self.seat_data(seat) for seat in range(len(self.levels))],
        }

    def seat_data(self, seat: int) -> dict[str, object]:
        scores = self.scores[seat]
        return {
            "seat": seat + 1,
            "player": self.levels[seat],
            "wins": self.wins[seat],
            "shared_wins": self.shared[seat],
            "mean_score": round(sum(scores) / len(scores), 3),
            "lowest_score": min(scores),
            "highest_score": max(scores),
        }

    def as_text(self) -> str:
        head = f"{'seat':>4}  {'player':<12} {'wins':>7} {'shared':>7} {'mean':>8} {'scores':>10}"
        return "\n".join([head, *(self.seat_text(seat) for seat in range(len(self.levels)))])

    def seat_text(self, seat: int) -> str:
        data = self.seat_data(seat)
        extent = f"{data['lowest_score']} to {data['highest_score']}"
        return (
            f"{seat + 1:>4}  {self.levels[seat]:<12} {data['wins']:>7} {data['shared_wins']:>7}"
            f" {data['mean_score']:>8.2f} {extent:>10}"
        )
