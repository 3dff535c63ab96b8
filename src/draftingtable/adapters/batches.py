"""What a step of many games returns: arrays with one row per game."""

from dataclasses import dataclass, field
from typing import TypeAlias

from draftingtable.adapters.extras import missing_extra

try:
    import numpy as np
    from numpy.typing import NDArray

    from draftingtable.adapters.observations.arrays import Numbers
except ImportError as error:
    raise missing_extra("vector") from error

Whole: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float32]
Observations: TypeAlias = NDArray[np.int8] | NDArray[np.uint8] | NDArray[np.float32]


@dataclass(frozen=True)
class Ended:
    """A game that ended in this step."""

    row: int
    """Its row, in which a new game has started."""
    scores: list[int]
    """The points of every seat, including automatic ones."""
    rewards: list[float]
    """The rewards of every player."""
    legal: bool
    """False if an illegal action ended it."""
    observations: Numbers
    """seats x entries: what each player sees of the final position"""


def no_numbers() -> Whole:
    return np.zeros(0, np.int64)


@dataclass(eq=False)
class Batch:
    """One row per game. Unless `out` was given, each step creates new arrays.

    A step that gets a batch as `out` writes into its arrays. It replaces only `ended` and, if the
    room is not enough, `legal`.
    """

    observations: Observations
    """games x entries (`VectorTable.layout`): int8, or the type of `out`"""
    masks: Bools
    """games x actions: what the seat in turn may do"""
    seats: Whole
    """games: the seat in turn, from 0"""
    rewards: Floats
    """games x seats: for games that have just ended, otherwise 0"""
    done: Bools
    """games: whether this game has just ended and a new one started"""
    legal: Whole = field(default_factory=no_numbers)
    """The legal actions of all games, one game after another; there may be unused room after."""
    firsts: Whole = field(default_factory=no_numbers)
    """games + 1: game i may play `legal[firsts[i]:firsts[i + 1]]`"""
    shaped: Floats | None = None
    """games x seats, if asked for: how much each seat's lead has changed since the last step"""
    ended: tuple[Ended, ...] = ()
    """The games that have just ended, in the order of their rows."""


TYPES = (np.int8, np.uint8, np.float32)
"""Of observations."""
LISTS = ("firsts", "legal")


def check_out(out: Batch, like: Batch) -> None:
    """Refuses arrays into which a step cannot be written, before anything is played.

    Arrays for shaped rewards and lists of legal actions may be missing; the step then adds them.
    """
    for name in ("observations", "masks", "seats", "rewards", "done", "shaped", "firsts", "legal"):
        given, wanted = getattr(out, name), getattr(like, name)
        if given is None or wanted is None or (name in LISTS and not given.size):
            continue
        if name != "legal" and given.shape != wanted.shape:
            raise ValueError(f"out.{name} must have shape {wanted.shape}, not {given.shape}")
        if name == "observations" and given.dtype not in TYPES:
            raise ValueError(f"out.{name} must be int8, uint8 or float32, not {given.dtype}")
        if name != "observations" and given.dtype != wanted.dtype:
            raise ValueError(f"out.{name} must be {wanted.dtype}, not {given.dtype}")
        if not given.flags.c_contiguous:
            raise ValueError(f"out.{name} must be C-contiguous")
        if not given.flags.writeable:
            raise ValueError(f"out.{name} is read-only")


def copy_into(out: Batch, batch: Batch) -> None:
    """Writes everything except `ended` into arrays that `check_out` has accepted."""
    np.copyto(out.observations, batch.observations.view(np.uint8))
    np.copyto(out.masks, batch.masks)
    np.copyto(out.seats, batch.seats)
    np.copyto(out.rewards, batch.rewards)
    np.copyto(out.done, batch.done)
    if batch.shaped is not None:
        if out.shaped is None:
            out.shaped = np.zeros_like(batch.shaped)
        np.copyto(out.shaped, batch.shaped)
    write_legal(out, batch.legal, batch.firsts)


def write_legal(out: Batch, legal: Whole, firsts: Whole) -> None:
    """Writes the lists of legal actions, into larger arrays if they do not fit."""
    used = int(firsts[-1])
    if len(out.firsts) != len(firsts):
        out.firsts = np.zeros(len(firsts), np.int64)
    if len(out.legal) < used:
        out.legal = np.zeros(2 * used, np.int64)
    np.copyto(out.firsts, firsts)
    np.copyto(out.legal[:used], legal[:used])


def write_endings(out: Batch, ended: list[Ended]) -> None:
    """Writes the rewards of games that have ended, and which these are."""
    out.rewards.fill(0)
    out.done.fill(False)
    for ending in ended:
        out.rewards[ending.row] = ending.rewards
        out.done[ending.row] = True
    out.ended = tuple(ended)


def any_allowed(masks: Bools, randomness: np.random.Generator) -> Whole:
    """Returns a random legal action for each game, all equally likely."""
    counts = np.count_nonzero(masks, axis=1)
    firsts = np.cumsum(counts) - counts
    allowed: Whole = np.flatnonzero(masks)  # far faster than np.nonzero
    chosen: Whole = allowed[firsts + randomness.integers(counts)] % masks.shape[1]
    return chosen


def any_legal(batch: Batch, randomness: np.random.Generator) -> Whole:
    """Does the same from the lists of legal actions, without reading the masks: far faster."""
    firsts = batch.firsts[:-1]
    counts = batch.firsts[1:] - firsts
    places = (randomness.random(len(counts)) * counts).astype(np.int64)
    chosen: Whole = batch.legal[firsts + places]
    return chosen
