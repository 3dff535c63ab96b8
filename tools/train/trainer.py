"""The course of a training: play, learn, measure, save; it can be stopped and resumed."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import numpy as np

from draftingtable.bots.learned.network import Network, Shape
from draftingtable.bots.learned.weights_file import packed
from draftingtable.bots.towers.chances import Judge
from draftingtable.compilation import is_compiled
from tools.train.judging import NumpyJudge
from tools.train.learning import SHAPE, Adam, Blocks, as_list, fit, untrained
from tools.train.mixed_play import play_mixed_game
from tools.train.samples import GamePositions, Samples, joined, samples_of
from tools.train.self_play import play_game
from tools.train.strength import share_won
from tools.train.tempering import tempered

RATE = 0.002
LEAST_RATE = 0.0001
BATCH = 512


@dataclass(frozen=True)
class Plan:
    """What is played and learned. A generation is `games` games and then `batches` batches."""

    players: tuple[int, ...] = (2, 3, 4, 5)
    hand_generations: int = 60
    """So many generations learn from games by hand: these are quick to play."""
    first_games: int = 2_000
    first_batches: int = 180
    games: int = 400
    batches: int = 36
    refresh: int = 20
    """The network that plays is kept for so many generations."""
    trace: float = 1.0
    by_hand: float = 0.0
    stray: float = 0.1
    """The shares of rounds by hand and at random."""
    window: int = 500_000
    """Positions to learn from: the latest ones."""
    measure_every: int = 10
    """Generations between two measurements of strength."""
    deals: int = 40
    seed: int = 1
    mixed: bool = False
    """Learn the chances in games between all levels, by their results, not to play better."""

    @property
    def name(self) -> str:
        return "towers-chances" if self.mixed else "towers"


@dataclass
class Progress:
    """One generation, for the log and the plots."""

    generation: int
    players: int
    seconds: float
    games: int
    log_loss: float
    points_error: float
    share: float | None = None
    """Games won against the hand-made policy, if measured."""


@dataclass
class Course:
    """The state of one number of players."""

    blocks: Blocks
    adam: Adam
    generation: int = 0
    games: int = 0
    samples: Samples | None = None
    log: list[Progress] = field(default_factory=list)
    player: Judge | None = None
    """The network that plays the games to learn from."""

    def judge(self) -> Judge:
        """Returns the network as a player: compiled, or the faster of the others."""
        if is_compiled():
            return Judge(Network(SHAPE, as_list(self.blocks)))
        return NumpyJudge(self.blocks)


class Trainer:
    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        self.seconds = 0.0
        """Spent on training, in earlier runs too."""
        self.courses: dict[int, Course] = {}

    def course(self, players: int) -> Course:
        """Returns the course; a new one starts from what was learned with fewer players."""
        if players not in self.courses:
            fewer = [known for known in sorted(self.courses) if known < players]
            blocks = untrained(self.plan.seed)
            if fewer:
                known = self.courses[fewer[-1]].blocks
                blocks = {name: block.copy() for name, block in known.items()}
            self.courses[players] = Course(blocks, Adam(blocks, RATE))
        return self.courses[players]

    def run(self, seconds: float, tell: Callable[[Progress], object]) -> None:
        """Trains for so long; at least one generation of each number of players."""
        until = time.monotonic() + seconds
        began = self.seconds
        start = time.monotonic()
        while True:
            for players in self.plan.players:
                progress = self.generation(players, began + time.monotonic() - start)
                self.seconds = began + time.monotonic() - start
                tell(progress)
            if time.monotonic() >= until:
                return

    def generation(self, players: int, seconds: float) -> Progress:
        plan, course = self.plan, self.course(players)
        by_hand = course.generation < plan.hand_generations
        games = plan.first_games if by_hand else plan.games
        played = self._played(players, course, games)
        found = samples_of(played, players, 1.0 if by_hand or plan.mixed else plan.trace)
        course.samples = joined(course.samples, found).latest(plan.window)
        course.adam.rate = max(RATE * 0.97**course.generation, LEAST_RATE)
        batches = plan.first_batches if by_hand else plan.batches
        seed = plan.seed * 1_000_003 + course.generation
        log_loss, error = fit(course.blocks, course.adam, course.samples, batches, BATCH, seed)
        course.games += games
        progress = Progress(course.generation, players, seconds, course.games, log_loss, error)
        if course.generation % plan.measure_every == 0 and not plan.mixed:
            progress.share = share_won(players, course.judge(), plan.deals, plan.seed)
        course.generation += 1
        course.log.append(progress)
        return progress

    def _played(self, players: int, course: Course, games: int) -> list[GamePositions]:
        plan = self.plan
        numbers = range(course.games, course.games + games)
        if plan.mixed:
            return [play_mixed_game(players, "train", plan.seed, number) for number in numbers]
        judge = self._player(course)
        return [
            play_game(players, judge, plan.by_hand, plan.stray, plan.seed, players, number)
            for number in numbers
        ]

    def _player(self, course: Course) -> Judge | None:
        """Returns the network that plays now; None while games are played by hand."""
        learned = course.generation - self.plan.hand_generations
        if learned < 0:
            return None
        if course.player is None or learned % self.plan.refresh == 0:
            course.player = course.judge()
        return course.player

    # Files

    def save(self) -> None:
        """Writes weights and state; positions are not kept, a resumed training plays new ones."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{self.plan.name}.weights").write_bytes(self.weights())
        arrays: dict[str, np.ndarray] = {}
        for players, course in self.courses.items():
            adam = course.adam
            for kind, blocks in (("w", course.blocks), ("m", adam.means), ("s", adam.squares)):
                arrays.update({f"{players}.{kind}.{name}": one for name, one in blocks.items()})
        np.savez(self.folder / "state.npz", **arrays)  # type: ignore[arg-type]
        state = {
            "plan": asdict(self.plan),
            "seconds": self.seconds,
            "courses": {
                players: {
                    "generation": course.generation,
                    "games": course.games,
                    "steps": course.adam.steps,
                    "log": [asdict(one) for one in course.log],
                }
                for players, course in self.courses.items()
            },
        }
        text = json.dumps(state, indent=1) + "\n"
        (self.folder / "state.json").write_text(text, encoding="utf-8")

    def weights(self) -> bytes:
        return packed(
            {players: (SHAPE, as_list(course.blocks)) for players, course in self.courses.items()}
        )

    def final_weights(self, games: int) -> bytes:
        """Returns the weights to be used; those for chances are tempered by so many new games."""
        if not self.plan.mixed:
            return self.weights()
        found: dict[int, tuple[Shape, list[float]]] = {}
        for players, course in self.courses.items():
            blocks, temperature = tempered(course.blocks, players, games, self.plan.seed)
            print(f"{players} players: temperature {temperature:.1f}", flush=True)
            found[players] = SHAPE, as_list(blocks)
        return packed(found)

    def resume(self) -> bool:
        """Reads what an earlier run saved; returns False if there is nothing."""
        path = self.folder / "state.json"
        if not path.exists():
            return False
        state = json.loads(path.read_text(encoding="utf-8"))
        arrays = np.load(self.folder / "state.npz")
        self.seconds = state["seconds"]
        for key, known in state["courses"].items():
            course = self.course(int(key))
            adam = course.adam
            for kind, blocks in (("w", course.blocks), ("m", adam.means), ("s", adam.squares)):
                for name in blocks:
                    blocks[name][:] = arrays[f"{key}.{kind}.{name}"]
            course.generation, course.games = known["generation"], known["games"]
            adam.steps = known["steps"]
            course.log = [Progress(**one) for one in known["log"]]
        return True
