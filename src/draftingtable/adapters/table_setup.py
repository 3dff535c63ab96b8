"""A table that plays one game after another; shared by all environments."""

import json
import secrets
from collections.abc import Callable, Mapping
from functools import cache
from typing import cast

from draftingtable.adapters.extras import missing_extra
from draftingtable.adapters.rewards import reward_named
from draftingtable.games.core import registry
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.errors import BadOption, Parameter
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.match import Match
from draftingtable.games.core.options import read_options
from draftingtable.games.core.position import SPECTATOR, Position
from draftingtable.games.core.randomness import Randomness

try:
    from draftingtable.adapters.observations.encoding import Encoding
except ImportError as error:
    raise missing_extra("vector") from error

Options = Mapping[str, object]


def encoding_of(game: Game, setup: Setup) -> Encoding:
    """Returns the encoding for a game with this setup; raises `BadOption` if there is none."""
    known = {name: one.encoding for name, one in registry.manifests().items() if one.encoding}
    if game.name not in known:
        raise BadOption("game-unknown", "", {"found": game.name, "choices": list(known)})
    encode = cast(Callable[[Setup], Encoding], load_object(known[game.name]))
    return encode(setup)


class TableSetup:
    """A game with its options, encoding and rewards."""

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Options,
        reward: str = "win",
        compact: bool = False,
        compact_observations: bool = False,
    ) -> None:
        self.game = registry.get(game)
        self._made_with = (game, players, options, reward, compact, compact_observations)
        if players is None:
            players = self.game.player_counts(read_options(self.game.options, options))[0]
        setup = self.game.setup(players, options)
        self.players = setup.players
        self.seats = setup.players - len(self.game.automatic_names(setup))
        """The number of seats with a player; automatic seats come after them."""
        self.encoding = encoding_of(self.game, setup)
        if compact_observations:
            self.encoding = smaller(self.encoding)
        self.compact = checked_compact(self.encoding, compact)
        """Whether actions are the encoding's compact ones."""
        self.actions = self.encoding.compact_actions if compact else len(self.encoding.actions)
        self.reward = reward_named(reward)
        self._setups = [self._started(setup, seat) for seat in range(self.players)]

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`: games and encodings are shared, not copied."""
        return TableSetup, self._made_with

    def _started(self, setup: Setup, seat: int) -> Setup:
        return Setup(setup.players, setup.options, seat if self.game.has_start else None)

    def setup(self, seed: object) -> Setup:
        """Returns a setup with a start player drawn from the seed (T3.2)."""
        if not self.game.has_start:
            return self._setups[0]
        return self._setups[Randomness("start", seed).below(self.players)]

    def match(self, seed: object) -> Match:
        """Returns a new match without undo or events."""
        return Match(self.game, self.setup(seed), SamplingDealer(seed), interactive=False)

    def choices(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        """Returns the action for each of a seat's legal moves."""
        if self.compact:
            return self.encoding.compacted(position, seat, moves)
        action_of = self.encoding.action_of[seat]
        return [action_of[move] for move in moves]

    def chosen(self, position: Position, seat: int, moves: list[int], action: int) -> int | None:
        """Returns which of a seat's legal moves an action means; None if it is not legal."""
        choices = self.choices(position, seat, moves)
        return moves[choices.index(action)] if action in choices else None

    def move(self, seat: int, action: int) -> int:
        """Returns the move for an action that is not compact."""
        return self.encoding.move_of[seat][action]


def checked_compact(encoding: Encoding, compact: bool) -> bool:
    if compact and not encoding.compact_actions:
        params: dict[str, Parameter] = {"option": "compact", "found": "True", "choices": ["False"]}
        raise BadOption("option-value", "", params)
    return compact


@cache
def smaller(encoding: Encoding) -> Encoding:
    """Returns the encoding with compact observations; raises `BadOption` if there is none."""
    found = encoding.with_compact_observations()
    if found is encoding:
        name = "compact_observations"
        raise BadOption("option-value", "", {"option": name, "found": "True", "choices": ["False"]})
    return found


class RowSeeds:
    """The seeds of `total` rows of games, reproducible from one number.

    A row's games depend on its number, never on when games end in other rows: several processes
    can share the rows. Of those, `first` is the first one here.
    """

    def __init__(self, seed: int | None, count: int, first: int = 0, total: int = 0) -> None:
        self.seed = secrets.randbits(63) if seed is None else seed
        self.first = first
        self.total = total or count
        self.games = [0] * count

    def restarted(self, seed: int) -> "RowSeeds":
        """Returns the same for another number."""
        return RowSeeds(seed, len(self.games), self.first, self.total)

    def next(self, row: int) -> str:
        """Returns the seed of a row's next game: the games of all rows are numbered in turn."""
        number = self.games[row] * self.total + self.first + row + 1
        self.games[row] += 1
        return f"{self.seed}/{number}"


class Seeds:
    """A series of game seeds, reproducible from one number."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = secrets.randbits(63) if seed is None else seed
        self.games = 0

    def next(self) -> str:
        self.games += 1
        return f"{self.seed}/{self.games}"


def public_text(match: Match) -> str:
    """Returns the spectator's view as JSON."""
    return json.dumps(match.view(SPECTATOR).as_data(), ensure_ascii=False)
