"""Many games at once in several processes, which write into memory that they share.

    with WorkerTables("cities", count=1024, workers=4, seed=7) as games:
        batch = games.reset()
        batch = games.step(any_legal(batch, randomness))

The interface is that of `VectorTable`, and so are the games: they depend on the seed, not on the
number of workers. Each worker steps its share of the rows. On Linux, macOS and Windows, the usual
rule of `multiprocessing` applies: a script needs `if __name__ == "__main__":`.
"""

import secrets
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from draftingtable.adapters.extras import missing_extra
from draftingtable.games.core.position import MOST_LEGAL

try:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray

    from draftingtable.adapters.batches import Batch, Ended, check_out, copy_into
    from draftingtable.adapters.vector import VectorTable
except ImportError as error:
    raise missing_extra("vector") from error

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
        self.room = room(games)
        self.legal = self._take((count * self.room,), np.int64)
        """Each worker writes its rows' legal actions, without gaps, from where its rows begin."""
        self.counts = self._take((count,), np.int64)
        self.batch = Batch(
            rewards=self._take((count, games.seats), np.float32),
            seats=self._take((count,), np.int64),
            observations=self._take((count, games.layout.size), np.int8),
            masks=self._take((count, games.actions), np.bool_),
            done=self._take((count,), np.bool_),
            shaped=self._take((count, games.seats), np.float32) if games.shaped else None,
            legal=np.zeros(count * room(games), np.int64),
            firsts=np.zeros(count + 1, np.int64),
        )

    @staticmethod
    def size(count: int, games: VectorTable) -> int:
        """Returns how many bytes `count` games need; a few more for alignment."""
        words = count * (room(games) + 4) + count * games.seats
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
            self.legal[first * self.room : (first + count) * self.room],
            np.zeros(count + 1, np.int64),
            batch.shaped[part] if batch.shaped is not None else None,
        )

    def gather(self, shares: list[Share]) -> None:
        """Puts the workers' lists of legal actions together, for the process that uses them."""
        firsts = self.batch.firsts
        np.cumsum(self.counts, out=firsts[1:])
        for share in shares:
            begin, end = int(firsts[share.first]), int(firsts[share.first + share.rows])
            start = share.first * self.room
            np.copyto(self.batch.legal[begin:end], self.legal[start : start + end - begin])


def room(games: VectorTable) -> int:
    """Returns how many legal actions a game can have at most, for memory that cannot grow."""
    return min(games.actions, MOST_LEGAL)


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
        self.table = self._small.table
        self._seed: int | None = secrets.randbits(63) if seed is None else seed
        self._begun = False
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

    def reset(self, seed: int | None = None, out: Batch | None = None) -> Batch:
        """Starts new games everywhere; the same seed gives the same games."""
        self._check_out(out)
        first = seed if seed is not None else self._seed
        self._seed = None  # later games follow from the first ones
        for link in self._links:
            link.send((RESET, first))
        self._begun = True
        return self._gathered(out)

    def step(self, actions: NDArray[np.integer], out: Batch | None = None) -> Batch:
        """Plays one action in every game; see `VectorTable.step`.

        Without `out`, the batch is in shared memory: the next step changes it.
        """
        self._check_out(out)
        self._check(actions)
        np.copyto(self._arrays.actions, actions, casting="same_kind")
        for link in self._links:
            link.send((STEP, None))
        return self._gathered(out)

    def empty(self, dtype: DTypeLike = np.int8) -> Batch:
        """Returns arrays to pass as `out`; `dtype` is that of the observations."""
        like = self._arrays.batch
        return Batch(
            np.zeros(like.observations.shape, dtype),
            np.zeros_like(like.masks),
            np.zeros_like(like.seats),
            np.zeros_like(like.rewards),
            np.zeros_like(like.done),
            np.zeros_like(like.legal),
            np.zeros_like(like.firsts),
            np.zeros_like(like.shaped) if like.shaped is not None else None,
        )

    def _check_out(self, out: Batch | None) -> None:
        if out is not None:
            check_out(out, self._arrays.batch)

    def _check(self, actions: NDArray[np.integer]) -> None:
        """Refuses illegal actions before any worker plays."""
        if not self._begun:
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

    def _gathered(self, out: Batch | None) -> Batch:
        """Waits for all workers, even if one fails: the next answers must be the next step's."""
        answers = [link.recv() for link in self._links]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        self._arrays.gather(self._shares)
        batch = self._arrays.batch
        if out is not None:
            copy_into(out, batch)
            batch = out
        batch.ended = tuple(ending for answer in answers for ending in answer)
        return batch

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
    games.as_share(share.first, share.count)
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
    games: VectorTable, arrays: SharedArrays, out: Batch, share: Share, order: str, seed: int | None
) -> list[Ended]:
    """Resets or steps, writes the rows, and returns the games that ended."""
    part = slice(share.first, share.first + share.rows)
    room_before = out.legal
    batch = games.reset(seed, out) if order == RESET else games.step(arrays.actions[part], out)
    if batch.legal is not room_before:
        raise ValueError(f"a game has more than {MOST_LEGAL} legal actions: use VectorTable")
    np.subtract(batch.firsts[1:], batch.firsts[:-1], out=arrays.counts[part])
    return [at_row(ending, ending.row + share.first) for ending in batch.ended]


def at_row(ending: Ended, row: int) -> Ended:
    return Ended(row, ending.scores, ending.rewards, ending.legal, ending.observations)
