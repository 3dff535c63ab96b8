"""Plays random games of 5 Towers and writes their records.

Shares no game logic with the referee: it shuffles a real pile and looks for builds type by type
(types do not influence each other), where the referee searches all orders at once.
"""

import argparse
import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

STYLES = ("random", "zero", "greedy", "raze", "withdraw", "mixed", "tidy")
PLAYING_STYLES = ("random", "zero", "greedy", "raze", "withdraw")
EXTRA_VALUES = (12, 10, 7, 5, 2, 0)


@dataclass
class Player:
    style: str
    stacks: dict[str, list[int]] = field(default_factory=lambda: {kind: [] for kind in "chtjs"})
    razed: int = 0


def tidy_deck(players: int) -> list[str]:
    """Returns a pile from which two players can build every single card."""
    deck = [f"{kind}{value}" for kind in "chtjs" for value in range(15, -1, -1)]
    if players > 3:
        deck += [f"{kind}{value}" for kind in "chtjs" for value in EXTRA_VALUES]
    return deck


def goes_on(top: int | None, value: int) -> bool:
    if top is None or top == 8:
        return True
    return top != 0 and (value == 9 or value < top)


def orders(stack: list[int], values: list[int]) -> list[tuple[int, ...]]:
    """Yields all orders in which some of these values (one type) can go on the stack."""
    found: set[tuple[int, ...]] = set()
    for size in range(len(values) + 1):
        for order in itertools.permutations(values, size):
            pile: list[int | None] = [stack[-1] if stack else None, *order]
            steps = itertools.pairwise(pile)
            if all(goes_on(below, value) for below, value in steps if value is not None):
                found.add(order)
    return sorted(found)


class Game:
    def __init__(self, rng: random.Random, players: int, referee: bool, style: str) -> None:
        self.rng = rng
        self.referee = referee
        self.tidy = style == "tidy"
        styles = [rng.choice(PLAYING_STYLES) if style == "mixed" else style for _ in range(players)]
        self.players = [Player(each) for each in styles]
        self.pile = tidy_deck(players)
        if not self.tidy:
            rng.shuffle(self.pile)
        self.discards: list[str] = []
        self.display: list[str] = []
        self.starter = rng.randrange(players)
        self.lines: list[str] = [
            "drafting-table record 1",
            "game: towers",
            "rules: 1",
            f"options: {json.dumps({'referee': referee})}",
            f"seats: {json.dumps([f'Player {k + 1}' for k in range(players)])}",
            f"start: {self.starter + 1}",
            "---",
        ]

    def write(self, seat: int, move: str) -> None:
        self.lines.append(f"{seat + 1} {move}")

    # ---- what can be built

    def display_values(self, kind: str) -> list[int]:
        return [int(card[1:]) for card in self.display if card[0] == kind]

    def choices(self, player: Player, raze: str | None) -> dict[str, list[tuple[int, ...]]]:
        result = {}
        for kind, stack in player.stacks.items():
            after = stack[:-1] if kind == raze else stack
            result[kind] = orders(after, self.display_values(kind))
        return result

    def most(self, player: Player, raze: str | None) -> int:
        """Returns how many display cards can be built after this razing."""
        return sum(max(map(len, found)) for found in self.choices(player, raze).values())

    def razable(self, player: Player) -> list[str]:
        return [kind for kind, stack in player.stacks.items() if stack and stack[-1] != 0]

    def most_of_all(self, player: Player) -> int:
        return max(self.most(player, raze) for raze in [None, *self.razable(player)])

    def plan(self, player: Player, bid: int, raze: str | None) -> list[str]:
        """Returns a random way to build exactly `bid` cards (there must be one)."""
        choices = self.choices(player, raze)
        picked = {kind: self.rng.choice(found) for kind, found in choices.items()}
        if sum(map(len, picked.values())) < bid:
            picked = {kind: max(found, key=len) for kind, found in choices.items()}
        queues = {kind: [f"{kind}{value}" for value in order] for kind, order in picked.items()}
        while sum(map(len, queues.values())) > bid:
            self.rng.choice([queue for queue in queues.values() if queue]).pop()
        plan: list[str] = []
        while any(queues.values()):
            plan.append(self.rng.choice([queue for queue in queues.values() if queue]).pop(0))
        return plan

    # ---- bidding

    def choose_bid(self, seat: int, low: int, high: int, first: bool) -> int | None:
        """Returns a number from low to high, or None for a pass."""
        player = self.players[seat]
        if self.tidy:
            built = sum(len(stack) for each in self.players for stack in each.stacks.values())
            builds = seat == (0 if built < 80 else 1)
            return high if builds else 0 if first else None
        if self.referee:
            high = min(high, self.most_of_all(player))
        elif self.rng.random() < 0.5 or player.style == "raze":
            high = min(high, max(low, self.most_of_all(player)))
        if high < low:
            return None
        if player.style == "zero":
            return 0 if low == 0 and first else None
        if player.style in ("greedy", "raze", "withdraw"):
            return high
        if not first and self.rng.random() < 0.3:
            return None
        return self.rng.randint(low, high)

    def play_round(self) -> None:
        self.display = self.pile[:5]
        del self.pile[:5]
        self.lines.append("deal " + " ".join(self.display))
        count = len(self.players)
        bids: list[int | None] = []
        ceiling = len(self.display)
        while True:
            while len(bids) < count and len(self.display) not in bids:
                seat = (self.starter + len(bids)) % count
                low = max([bid for bid in bids if bid is not None], default=-1) + 1
                bid = self.choose_bid(seat, low, ceiling, not bids) if low <= ceiling else None
                self.write(seat, "pass" if bid is None else f"bid {bid}")
                bids.append(bid)
                ceiling = len(self.display)
            best = max(bid for bid in bids if bid is not None)
            if best == 0:
                break
            place = bids.index(best)
            builder = (self.starter + place) % count
            if self.build(builder, best):
                self.starter = (builder + 1) % count
                break
            bids = bids[:place]
            ceiling = best - 1
        self.discards += self.display
        self.display = []

    # ---- building

    def build(self, seat: int, bid: int) -> bool:
        """Builds. Returns False if the bid was withdrawn (then nothing has changed)."""
        player = self.players[seat]
        raze = self.choose_raze(player, bid)
        possible = self.most(player, raze) >= bid
        sensible = player.style != "withdraw" and self.rng.random() < 0.7
        careful = self.referee or (possible and sensible)
        stacks = {kind: list(stack) for kind, stack in player.stacks.items()}
        display = list(self.display)
        plan = (self.tidy and display) or (careful and self.plan(player, bid, raze)) or []
        if raze is not None:
            self.write(seat, f"raze {raze}")
            player.stacks[raze].pop()
        for step in range(bid):
            card = plan[step] if plan else self.fumble(player)
            if card is None:
                self.write(seat, "withdraw")
                player.stacks = stacks
                self.display = display
                return False
            self.write(seat, f"build {card}")
            self.display = list(self.display)
            self.display.remove(card)
            player.stacks[card[0]].append(int(card[1:]))
        player.razed += raze is not None
        return True

    def choose_raze(self, player: Player, bid: int) -> str | None:
        if self.tidy:
            return None
        useful: list[str] = [k for k in self.razable(player) if self.most(player, k) >= bid]
        if self.most(player, None) < bid or player.style == "raze":
            candidates = useful if useful or self.referee else self.razable(player)
        else:
            candidates = useful if self.rng.random() < 0.1 else []
        return self.rng.choice(candidates) if candidates else None

    def fumble(self, player: Player) -> str | None:
        """Returns any card that fits somewhere; None if stuck or the player gives up."""
        if player.style == "withdraw" and self.rng.random() < 0.4:
            return None
        fitting = []
        for card in self.display:
            stack = player.stacks[card[0]]
            if goes_on(stack[-1] if stack else None, int(card[1:])):
                fitting.append(card)
        return self.rng.choice(fitting) if fitting else None

    # ---- the whole game

    def points(self, player: Player) -> int:
        heights = [len(stack) * (2 if 0 in stack else 1) for stack in player.stacks.values()]
        tallest = max(map(len, player.stacks.values()))
        return sum(heights) + tallest - player.razed * (player.razed + 1) // 2

    def play(self) -> str:
        for _ in range(2):
            while self.pile:
                self.play_round()
            self.pile, self.discards = self.discards, []
            self.rng.shuffle(self.pile)
        scores = [self.points(player) for player in self.players]
        winners = [seat + 1 for seat, score in enumerate(scores) if score == max(scores)]
        result = json.dumps({"scores": scores, "winners": winners})
        return "\n".join([*self.lines, "---", f"result: {result}", ""])


def generate(
    players: int, referee: bool, seed: int, games: int, style: str = "mixed"
) -> Iterator[str]:
    """Returns the texts of that many records."""
    for number in range(games):
        rng = random.Random(f"{players} {referee} {style} {seed} {number}")
        yield Game(rng, players, referee, style).play()


def main() -> None:
    parser = argparse.ArgumentParser(description="Write records of random games of 5 Towers.")
    parser.add_argument("--players", type=int, choices=range(2, 6), default=3)
    parser.add_argument("--referee", choices=("on", "off"), default="on")
    parser.add_argument("--style", choices=STYLES, default="mixed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    texts = generate(given.players, given.referee == "on", given.seed, given.games, given.style)
    for number, text in enumerate(texts, start=1):
        name = f"towers-{given.players}-{given.referee}-{given.style}-{given.seed}-{number}.dtr"
        (given.out / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
