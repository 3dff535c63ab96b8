"""Many games at once in several processes, which write into memory that they share.

    with WorkerTables("cities", count=1024, workers=4, seed=7) as games:
        batch = games.reset()
        batch = games.step(any_legal(batch, randomness))

The interface is that of `VectorTable`. Each worker steps its share of the rows; which games these
are depends on the seed and on the number of workers. On Linux, macOS and Windows, the usual rule of
`multiprocessing` applies: a script needs `if __name__ == "__main__":`.
"""

from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from draftingtable.adapters.extras import missing_extra

try:
    import numpy as np
    from numpy.typing import NDArray

    from draftingtable.adapters.batches import Batch, Ended, Whole
    from draftingtable.adapters.vector import VectorTable
except ImportError as error:
    raise missing_extra("vector") from error

MOST_LEGAL = 256
"""Room for legal actions per game in shared memory; our games never have as many."""
RESET, STEP, STOP = "reset", "step", "stop"


@dataclass(frozen=True)
class Share:
    """A worker's part: its rows, how to make its games, and where to write."""

    memory: str
    count: int
    first: int
    rows: int
    arguments: dict[str, Any]


class SharedArrays:
    """The arrays of all games in one block of shared memory."""

    def __init__(self, memory: SharedMemory, count: int, games: VectorTable) -> None:
        self._place = 0
        self._memory = memory
        self.actions = self._take((count,), np.int64)
        self.legal = self._take((count * MOST_LEGAL,), np.int64)
        """Each worker writes its rows' legal actions, without gaps, from where its rows begin."""
        self.counts = self._take((count,), np.int64)
        self.batch = Batch(
            rewards=self._take((count, games.seats), np.float32),
            seats=self._take((count,), np.int64),
            observations=self._take((count, games.layout.size), np.int8),
            masks=self._take((count, games.actions), np.bool_),
            done=self._take((count,), np.bool_),
            shaped=self._take((count, games.seats), np.float32) if games.shaped else None,
        )

    @staticmethod
    def size(count: int, games: VectorTable) -> int:
        """Returns how many bytes `count` games need; a few more for alignment."""
        words = count * (MOST_LEGAL + 4) + count * games.seats
        return 8 * (words + 16) + count * (games.layout.size + games.actions + 1)

    def _take(self, shape: tuple[int, ...], dtype: type) -> NDArray[Any]:
        start = -(-self._place // 8) * 8
        array: NDArray[Any] = np.ndarray(shape, dtype, self._memory.buf, start)
        self._place = start + array.nbytes
        return array

    def rows(self, first: int, count: int) -> Batch:
        """Returns some rows of the batch, for a worker to write."""
        batch, part = self.batch, slice(first, first + count)
        return Batch(
            batch.observations[part],
            batch.masks[part],
            batch.seats[part],
            batch.rewards[part],
            batch.done[part],
        )


class WorkerTables:
    """`count` games of one kind, stepped by `workers` processes.

    Other arguments are those of `VectorTable`; functions among them must be importable.
    """

    def __init__(
        self, game: str, count: int, workers: int = 2, seed: int | None = None, **arguments: Any
    ) -> None:
        if not 1 <= workers <= count:
            raise ValueError(f"workers must be between 1 and {count}, not {workers}")
        arguments = {"game": game, **arguments}
        self._small = VectorTable(count=1, seed=0, **arguments)  # refuses wrong arguments here
        self.count, self.seats = count, self._small.seats
        self.layout, self.actions = self._small.layout, self._small.actions
        self._seed = np.random.SeedSequence(seed)
        self._resets = 0
        self._memory = SharedMemory(create=True, size=SharedArrays.size(count, self._small))
        self._arrays = SharedArrays(self._memory, count, self._small)
        bounds = [count * worker // workers for worker in range(workers + 1)]
        self._shares = [
            Share(self._memory.name, count, first, last - first, arguments)
            for first, last in pairwise(bounds)
        ]
        self._links = [self._started(share) for share in self._shares]

    def _started(self, share: Share) -> Connection:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, share), daemon=True)
        process.start()
        theirs.close()
        return ours

    def reset(self, seed: int | None = None) -> Batch:
        """Starts new games everywhere; the same seed gives the same games."""
        if seed is not None:
            self._seed, self._resets = np.random.SeedSequence(seed), 0
        entropy = self._seed.entropy
        for number, link in enumerate(self._links):
            mixed = np.random.SeedSequence(entropy, spawn_key=(self._resets, number))
            link.send((RESET, int(mixed.generate_state(1, np.uint64)[0])))
        self._resets += 1
        return self._gathered()

    def step(self, actions: NDArray[np.integer]) -> Batch:
        """Plays one action in every game; see `VectorTable.step`."""
        self._check(actions)
        self._arrays.actions[:] = actions
        for link in self._links:
            link.send((STEP, 0))
        return self._gathered()

    def _check(self, actions: NDArray[np.integer]) -> None:
        """Refuses illegal actions before any worker plays."""
        if not self._resets:
            raise ValueError("no games yet: call reset() first")
        if actions.shape != (self.count,):
            raise ValueError(f"expected {self.count} actions, not shape {actions.shape}")
        if self._small.illegal_reward is None:
            inside = (actions >= 0) & (actions < self.actions)
            masks = self._arrays.batch.masks
            allowed = masks[np.arange(self.count), np.where(inside, actions, 0)] & inside
            if not allowed.all():
                row = int(np.argmin(allowed))
                raise ValueError(f"game {row}: action {actions[row]} is not allowed")

    def _gathered(self) -> Batch:
        """Waits for all workers. The arrays are shared: the next step changes them."""
        ended: list[Ended] = []
        for link in self._links:
            answer = link.recv()
            if isinstance(answer, Exception):
                raise answer
            ended += answer
        arrays = self._arrays
        batch = arrays.batch
        firsts = np.zeros(self.count + 1, np.int64)
        np.cumsum(arrays.counts, out=firsts[1:])
        return Batch(
            batch.observations,
            batch.masks,
            batch.seats,
            batch.rewards,
            batch.done,
            np.concatenate([self._legal(share, firsts) for share in self._shares]),
            firsts,
            batch.shaped,
            tuple(ended),
        )

    def _legal(self, share: Share, firsts: Whole) -> Whole:
        """Returns the legal actions that one worker has listed."""
        size = firsts[share.first + share.rows] - firsts[share.first]
        start = share.first * MOST_LEGAL
        listed: Whole = self._arrays.legal[start : start + size]
        return listed

    def close(self) -> None:
        """Ends the workers and frees the shared memory; batches must not be used any more."""
        for link in self._links:
            link.send((STOP, 0))
            link.recv()
            link.close()
        self._links = []
        del self._arrays
        self._memory.close()
        self._memory.unlink()

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError(
            "WorkerTables cannot be copied or pickled: its games are in other processes"
        )

    def __enter__(self) -> "WorkerTables":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def work(link: Connection, share: Share) -> None:
    """Steps one worker's rows until it is stopped."""
    memory = SharedMemory(share.memory)
    games = VectorTable(count=share.rows, seed=0, **share.arguments)
    arrays = SharedArrays(memory, share.count, games)
    out = arrays.rows(share.first, share.rows)
    while (order := link.recv())[0] != STOP:
        try:
            link.send(obeyed(games, arrays, out, share, *order))
        except Exception as problem:
            link.send(problem)
    games.close()
    del arrays, out
    memory.close()
    link.send(None)


def obeyed(
    games: VectorTable, arrays: SharedArrays, out: Batch, share: Share, order: str, seed: int
) -> list[Ended]:
    """Resets or steps, writes the rows, and returns the games that ended."""
    part = slice(share.first, share.first + share.rows)
    batch = games.reset(seed, out) if order == RESET else games.step(arrays.actions[part], out)
    arrays.counts[part] = np.diff(batch.firsts)
    start = share.first * MOST_LEGAL
    arrays.legal[start : start + len(batch.legal)] = batch.legal
    if arrays.batch.shaped is not None and batch.shaped is not None:
        arrays.batch.shaped[part] = batch.shaped
    return [at_row(ending, ending.row + share.first) for ending in batch.ended]


def at_row(ending: Ended, row: int) -> Ended:
    return Ended(row, ending.scores, ending.rewards, ending.legal, ending.observations)
