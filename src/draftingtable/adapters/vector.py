"""Many games at once: arrays in, arrays out, the caller plays all seats (self-play).

    games = VectorTable("towers", count=256, players=2, seed=7)
    batch = games.reset()
    while True:
        batch = games.step(choose(batch.observations, batch.masks))

In each game one seat is in turn (`batch.seats`); the row holds what it sees and may do. Where
several seats may act at once, they act in seat order without seeing each other's choices. When a
game ends, the next one starts in the same step: `done` is set, `rewards` are those of the game
that ended (as is `ended`), and everything else belongs to the new game.

A row's games depend on the seed and on its number alone. Each step creates new arrays. To create
none, pass a batch of your own as `out`:

    batch = games.empty(numpy.float32)
    games.reset(out=batch)
    games.step(actions, out=batch)

With `opponents`, the caller plays only `seat`, and every row is that seat's.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.observations.layout import Layout
from draftingtable.adapters.observations.running_games import ALL_LEGAL, RunningGames
from draftingtable.adapters.opponents import Opponent, Opponents, OpponentsOfMany
from draftingtable.adapters.table_setup import RowSeeds, TableSetup
from draftingtable.games.core.dealers import Dealer, SamplingDealer
from draftingtable.games.core.position import Position

try:
    import numpy as np
    from numpy.typing import DTypeLike, NDArray

    from draftingtable.adapters.batches import (
        Batch,
        Ended,
        Floats,
        Whole,
        any_allowed,
        any_legal,
        check_out,
        write_endings,
        write_legal,
    )
    from draftingtable.adapters.observations.arrays import in_place, seen_by, written_in_place
except ImportError as error:
    raise missing_extra("vector") from error

ROOM = 16
"""Legal actions per game that fit into new arrays before they grow."""
__all__ = ["Batch", "Ended", "VectorTable", "Whole", "any_allowed", "any_legal"]


class VectorTable:
    """`count` games of one kind, stepped together.

    With `compact`, actions are numbered by what the seat has in hand (`Encoding.compacted`); with
    `compact_observations`, a square of a city is one number in place of nine. An illegal action
    raises or, with an `illegal_reward`, ends its game with that reward. With `shaped`, batches say
    how much each seat's lead has changed.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | None = None,
        seed: int | None = None,
        reward: str = "win",
        compact: bool = False,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int = 0,
        illegal_reward: float | None = None,
        shaped: bool = False,
        compact_observations: bool = False,
        **options: object,
    ) -> None:
        self.table = TableSetup(game, players, options, reward, compact, compact_observations)
        self.count = count
        self.seats = self.table.seats
        self.actions = self.table.actions
        self.illegal_reward = illegal_reward
        self.shaped = shaped
        self._others: OpponentsOfMany | None = None
        if opponents is not None:
            self._others = OpponentsOfMany(Opponents(self.table, seat, opponents), count)
        self._seeds = RowSeeds(seed, count)
        self._games = self._new_games()
        self._view = self._live_view()
        self._leads = Leads(count, self.table.players, self.seats)

    @property
    def layout(self) -> Layout:
        """The fields of an observation."""
        return self.table.encoding.layout

    def reset(self, seed: int | None = None, out: Batch | None = None) -> Batch:
        """Starts new games everywhere; the same seed gives the same games."""
        self._check_out(out)
        if seed is not None:
            self._seeds = self._seeds.restarted(seed)
        for row in range(self.count):
            if self._others:
                self._others.end(row, None)
            self._start(row)
        return self._batch([], out, shaped=False)

    def step(self, actions: NDArray[np.integer], out: Batch | None = None) -> Batch:
        """Plays one action in every game and starts new games where one ended.

        If any action is illegal, raises before playing any, unless there is an `illegal_reward`.
        `out` is written and returned: its arrays must be C-contiguous. It may be `live()`.
        """
        self._check_out(out)
        lost = self._check(actions)
        over = self._play()
        ended = [lost[row] if row in lost else self._ended(row) for row in sorted({*over, *lost})]
        if self.shaped:
            self._change_leads(lost)
        for ending in ended:
            self._start(ending.row)
        return self._batch(ended, out, self.shaped)

    def empty(self, dtype: DTypeLike = np.int8) -> Batch:
        """Returns arrays to pass as `out`; `dtype` is that of the observations."""
        return Batch(
            np.zeros((self.count, self.layout.size), dtype),
            np.zeros((self.count, self.actions), np.bool_),
            np.zeros(self.count, np.int64),
            np.zeros((self.count, self.seats), np.float32),
            np.zeros(self.count, np.bool_),
            np.zeros(self.count * ROOM, np.int64),
            np.zeros(self.count + 1, np.int64),
            np.zeros((self.count, self.seats), np.float32) if self.shaped else None,
        )

    def live(self) -> Batch:
        """Returns arrays to pass as `out` that need no copying: read-only, ours, always current."""
        return self._view

    def as_share(self, first: int, total: int) -> None:
        """Makes these the rows from `first` of `total`, the rest of which another process has."""
        self._seeds = RowSeeds(0, self.count, first, total)

    def close(self) -> None:
        """Ends the programs of external opponents."""
        if self._others:
            self._others.close()

    # Copying

    def __getstate__(self) -> dict[str, object]:
        """Leaves out the arrays, which belong to compiled code; they are written again."""
        state = self.__dict__.copy()
        for name in ("_view", "_wanted", "_over", "_points"):
            del state[name]
        state["_games"] = (self._games.positions, self._games.dealers)
        return state

    def __setstate__(self, state: dict[str, object]) -> None:
        positions, dealers = cast(tuple[list[Position], list[Dealer]], state.pop("_games"))
        self.__dict__.update(state)
        self._games = self._new_games()
        self._view = self._live_view()
        for row, position in enumerate(positions):
            self._games.start(row, position, dealers[row])
        if positions:
            self._games.describe()

    def _new_games(self) -> RunningGames:
        table = self.table
        return RunningGames(table.encoding, self.count, table.players, table.compact)

    def _live_view(self) -> Batch:
        games, count = self._games, self.count
        seen = in_place(games.seen.words, np.int8, count * self.layout.size)
        allowed = in_place(games.allowed.words, np.bool_, count * self.actions)
        self._wanted = written_in_place(games.wanted)
        self._over = in_place(games.over, np.int64, count)
        points = in_place(games.scores, np.int64, count * self.table.players)
        self._points = points.reshape(count, self.table.players)
        return replace(
            self.empty(),
            observations=seen.reshape(count, self.layout.size),
            masks=allowed.reshape(count, self.actions),
            seats=in_place(games.seats, np.int64, count),
            firsts=in_place(games.firsts, np.int64, count + 1),
            legal=in_place(games.legal, np.int64, len(games.legal)),
        )

    # Playing

    def _start(self, row: int) -> None:
        seed = self._seeds.next(row)
        position: Position = self.table.game.begin(self.table.setup(seed))
        self._games.start(row, position, SamplingDealer(seed))
        self._leads.forget(row)
        if self._others:
            self._others.start(self._games, row, seed)

    def _check_out(self, out: Batch | None) -> None:
        if out is not None and out.observations is not self._view.observations:
            check_out(out, self._view)

    def _check(self, actions: NDArray[np.integer]) -> dict[int, Ended]:
        """Prepares to play the actions; returns the games that illegal ones have lost, by row."""
        if not self._games.positions:
            raise ValueError("no games yet: call reset() first")
        if actions.shape != (self.count,):
            raise ValueError(f"expected {self.count} actions, not shape {actions.shape}")
        np.copyto(self._wanted, actions, casting="same_kind")
        lost: dict[int, Ended] = {}
        while (row := self._games.check()) != ALL_LEGAL:
            if self.illegal_reward is None:
                raise ValueError(f"game {row}: action {actions[row]} is not allowed")
            lost[row] = self._ended(row, self.illegal_reward)
            self._wanted[row] = self._any_action(row)  # its game is replaced before anyone sees it
        return lost

    def _play(self) -> list[int]:
        """Plays the checked actions and returns the rows whose games are over."""
        count = self._games.play()
        if self._others:
            return self._let_others_play(self._others)
        return self._over[:count].tolist() if count else []

    def _any_action(self, row: int) -> int:
        return int(np.flatnonzero(self._view.masks[row])[0])

    def _let_others_play(self, others: OpponentsOfMany) -> list[int]:
        for row in range(self.count):
            others.play(self._games, row)
        return [row for row in range(self.count) if self._games.positions[row].over]

    def _ended(self, row: int, illegal_reward: float | None = None) -> Ended:
        position = self._games.positions[row]
        outcome = position.outcome()
        seen = [seen_by(self.table.encoding, position, seat) for seat in range(self.seats)]
        if illegal_reward is None:
            rewards = self.table.reward(outcome)[: self.seats]
        else:
            rewards = [0.0] * self.seats
            rewards[int(self._view.seats[row])] = illegal_reward
        legal = illegal_reward is None
        if self._others:
            self._others.end(row, outcome if legal else None)
        return Ended(row, outcome.scores, rewards, legal, np.stack(seen))

    def _change_leads(self, lost: dict[int, Ended]) -> None:
        """Computes how much leads have changed; `lost` games count as they were."""
        self._games.count_points()
        self._leads.change(self._points, lost)

    def _batch(self, ended: list[Ended], out: Batch | None, shaped: bool) -> Batch:
        self._games.describe()
        live = self._view
        if len(self._games.legal) != len(live.legal):  # it has grown
            live.legal = in_place(self._games.legal, np.int64, len(self._games.legal))
        if out is None:
            out = self.empty()
        if out.observations is not live.observations:
            np.copyto(out.observations, live.observations.view(np.uint8))
            np.copyto(out.masks, live.masks)
            np.copyto(out.seats, live.seats)
            write_legal(out, live.legal, live.firsts)
        self._write_shaped(out, shaped)
        write_endings(out, ended)
        return out

    def _write_shaped(self, out: Batch, shaped: bool) -> None:
        if not self.shaped:
            out.shaped = None
            return
        if out.shaped is None:
            out.shaped = np.zeros((self.count, self.seats), np.float32)
        if shaped:
            np.copyto(out.shaped, self._leads.changes)
        else:
            out.shaped.fill(0)


class Leads:
    """How far each seat is ahead in each game (`rewards.leads`), and how much that has changed."""

    def __init__(self, count: int, players: int, seats: int) -> None:
        self.changes: Floats = np.zeros((count, seats), np.float32)
        self._before: Floats = np.zeros((count, seats), np.float32)
        self._now: Floats = np.zeros((count, seats), np.float32)
        # All of one type: numpy would convert through buffers of its own.
        self._scores = np.zeros((count, players))
        self._sums = np.zeros((count, 1))
        self._others = np.zeros((count, players))

    def forget(self, row: int) -> None:
        """Begins a row's next game."""
        self._before[row] = 0

    def change(self, scores: Whole, lost: dict[int, Ended]) -> None:
        np.copyto(self._scores, scores)
        for row, ending in lost.items():
            self._scores[row] = ending.scores
        np.sum(self._scores, axis=1, keepdims=True, out=self._sums)
        np.copyto(self._others, self._sums)
        np.subtract(self._others, self._scores, out=self._others)
        np.divide(self._others, max(self._scores.shape[1] - 1, 1), out=self._others)
        np.subtract(self._scores, self._others, out=self._others)
        np.copyto(self._now, self._others[:, : self._now.shape[1]], casting="same_kind")
        np.subtract(self._now, self._before, out=self.changes)
        np.copyto(self._before, self._now)
