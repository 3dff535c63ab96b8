"""Many games at once: arrays in, arrays out, the caller plays all seats (self-play).

    games = VectorTable("towers", count=256, players=2, seed=7)
    batch = games.reset()
    while True:
        batch = games.step(choose(batch.observations, batch.masks))

In each game one seat is in turn (`batch.seats`); the row holds what it sees and may do. Where
several seats may act at once, they act in seat order without seeing each other's choices. When a
game ends, the next one starts in the same step: `done` is set, `rewards` are those of the game
that ended, and everything else belongs to the new game.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.table_setup import Seeds, TableSetup
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.position import Position

try:
    import numpy as np
    from numpy.typing import NDArray

    from draftingtable.adapters.observations.arrays import Numbers
except ImportError as error:
    raise missing_extra("vector") from error

Whole: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True)
class Batch:
    """One row per game. Each step creates new arrays, so the caller may keep these."""

    observations: Numbers
    """games x entries (`VectorTable.layout`)"""
    masks: NDArray[np.bool_]
    """games x actions: what the seat in turn may do"""
    seats: Whole
    """games: the seat in turn, from 0"""
    rewards: NDArray[np.float32]
    """games x seats: for games that have just ended, otherwise 0"""
    done: NDArray[np.bool_]
    """games: whether this game has just ended and a new one started"""


class Running:
    """One game of the batch: its position and its dealer."""

    def __init__(self, table: TableSetup, seed: str) -> None:
        self.dealer = SamplingDealer(seed)
        self.position: Position = table.game.begin(table.setup(seed))
        self.go_on()

    def go_on(self) -> None:
        """Lets chance and automatic seats act until a player must choose."""
        position = self.position
        while True:
            if position.dealing:
                position.deal(self.dealer)
                continue
            seat = position.actor()
            if seat == NOBODY or not position.automatic(seat):
                return
            (move,) = position.legal_moves(seat)
            position.apply(seat, move)


class VectorTable:
    """`count` games of one kind, stepped together."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        seed: int | None = None,
        reward: str = "win",
        **options: object,
    ) -> None:
        self.table = TableSetup(game, players, options, reward)
        self.count = count
        self.seats = self.table.seats
        self.layout = self.table.encoding.layout
        self.actions = len(self.table.encoding.actions)
        self._action_of = np.array(self.table.encoding.action_of)
        self._seeds = Seeds(seed)
        self._games: list[Running] = []
        self._masks = np.zeros((count, self.actions), np.bool_)

    def reset(self, seed: int | None = None) -> Batch:
        """Starts new games everywhere; the same seed gives the same games."""
        if seed is not None:
            self._seeds = Seeds(seed)
        self._games = [self._new_game() for _ in range(self.count)]
        return self._batch(self._no_rewards(), np.zeros(self.count, np.bool_))

    def step(self, actions: NDArray[np.integer]) -> Batch:
        """Plays one action in every game; if any is illegal, raises before playing any."""
        self._check(actions)
        rewards, done = self._no_rewards(), np.zeros(self.count, np.bool_)
        move_of = self.table.encoding.move_of
        for number, action in enumerate(actions.tolist()):
            running = self._games[number]
            position = running.position
            seat = position.actor()
            position.apply(seat, move_of[seat][action])
            running.go_on()
            if position.over:
                rewards[number] = self.table.reward(position.outcome())[: self.seats]
                done[number] = True
                self._games[number] = self._new_game()
        return self._batch(rewards, done)

    def _new_game(self) -> Running:
        return Running(self.table, self._seeds.next())

    def _no_rewards(self) -> NDArray[np.float32]:
        return np.zeros((self.count, self.seats), np.float32)

    def _check(self, actions: NDArray[np.integer]) -> None:
        if not self._games:
            raise ValueError("no games yet: call reset() first")
        if actions.shape != (self.count,):
            raise ValueError(f"expected {self.count} actions, not shape {actions.shape}")
        inside = (actions >= 0) & (actions < self.actions)
        allowed = self._masks[np.arange(self.count), np.where(inside, actions, 0)] & inside
        if not allowed.all():
            number = int(np.argmin(allowed))
            raise ValueError(f"game {number}: action {actions[number]} is not allowed")

    def _batch(self, rewards: NDArray[np.float32], done: NDArray[np.bool_]) -> Batch:
        positions = [running.position for running in self._games]
        seats = [position.actor() for position in positions]
        self._masks = self._legal(positions, seats)
        masks = self._masks.copy()
        return Batch(self._observed(positions, seats), masks, np.array(seats), rewards, done)

    def _observed(self, positions: list[Position], seats: list[int]) -> Numbers:
        """Returns all observations, counting the marks of all games in one pass."""
        marks = self.table.encoding.marks
        views = zip(positions, seats, strict=True)
        rows, columns = flat(marks(position.view(seat)) for position, seat in views)
        size = self.layout.size
        counts = np.zeros(self.count * size, np.int8)
        np.add.at(counts, rows * size + columns, np.int8(1))
        return counts.reshape(self.count, size)

    def _legal(self, positions: list[Position], seats: list[int]) -> NDArray[np.bool_]:
        players = zip(positions, seats, strict=True)
        rows, moves = flat(position.legal_moves(seat) for position, seat in players)
        masks = np.zeros((self.count, self.actions), np.bool_)
        masks[rows, self._action_of[np.array(seats)[rows], moves]] = True
        return masks


def flat(lists: Iterable[list[int]]) -> tuple[Whole, Whole]:
    """Returns the lists concatenated, preceded by the index of each number's list."""
    sizes: list[int] = []
    numbers: list[int] = []
    for each in lists:
        sizes.append(len(each))
        numbers += each
    # Twice as fast as np.array, which inspects every number to find a type.
    together = np.fromiter(numbers, np.int64, len(numbers))
    return np.repeat(np.arange(len(sizes)), sizes), together


def any_allowed(masks: NDArray[np.bool_], randomness: np.random.Generator) -> Whole:
    """Returns a random legal action for each game, all equally likely."""
    counts = np.count_nonzero(masks, axis=1)
    firsts = np.cumsum(counts) - counts
    allowed: Whole = np.flatnonzero(masks)  # far faster than np.nonzero
    chosen: Whole = allowed[firsts + randomness.integers(counts)] % masks.shape[1]
    return chosen
