"""What every game offers: enough to set it up, play it and write it down."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from draftingtable.games.core.errors import BadOption, Parameter, Refusal
from draftingtable.games.core.notation import Notation
from draftingtable.games.core.options import Option, OptionValue, read_options
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View


@dataclass(frozen=True)
class Setup:
    """What must be known before the first card: seats, options, who begins (from 0)."""

    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    start: int | None = None


class Game(ABC):
    """A game by name. `has_start` says whether somebody begins."""

    name: str
    rules_version: int
    options: tuple[Option, ...]
    notation: Notation
    has_start: bool = False
    all_see_the_same: bool = False
    """Whether every viewer's view, and help, is the same."""
    deal_rule: str = ""
    """The rule that says when something is dealt."""
    end_rule: str = ""
    """The rule that says when the game is over."""
    result_rules: tuple[str, str] = ("", "")
    """The rules for scores and for winners."""
    start_rule: str = ""
    """The rule that says who begins."""

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules {self.rules_version}>"

    @abstractmethod
    def player_counts(self, options: Mapping[str, OptionValue]) -> range:
        """How many may play, with these options."""

    @abstractmethod
    def begin(self, setup: Setup) -> Position:
        """The position before anything was dealt, for a setup that `setup` has checked."""

    @abstractmethod
    def score(self, sheet: object) -> dict[str, object]:
        """The score pad: a sheet as JSON gives it, scored; or `BadInput` that names the fault."""

    def imagine(self, view: View, randomness: Randomness) -> Position:
        """A position that looks like this view, what it hides drawn at random: for searches."""
        raise Refusal("no-imagining", "", {"game": self.name})

    def is_secret(self, move: int) -> bool:
        """Is this a choice that several seats make at once, unseen by the others?"""
        return False

    def topic(self, move: int) -> object:
        """What proposing this move is about: a seat has one proposal for each topic."""
        return None

    def help(self, position: Position, viewer: int, moves: list[int]) -> dict[str, object]:
        """What an interface needs besides the view, for a viewer with these legal moves.

        Like a view it must tell nothing that is secret from this viewer.
        """
        return {}

    def default_move(self, position: Position, seat: int) -> int:
        """A harmless legal move, for a player whose time is up."""
        return position.legal_moves(seat)[0]

    def automatic_names(self, setup: Setup) -> list[str]:
        """Names of the last seats, where nobody plays them: they follow a card or a table."""
        return []

    def facts(self) -> dict[str, object]:
        """What a server says about the game besides its options, for interfaces."""
        return {}

    def setup(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        start: int | None = None,
    ) -> Setup:
        """A checked setup, with defaults filled in."""
        chosen = read_options(self.options, options or {})
        counts = self.player_counts(chosen)
        if players not in counts:
            raise BadOption(
                "player-count", "", {"found": players, "least": counts[0], "most": counts[-1]}
            )
        return Setup(players, chosen, self._check_start(start, players))

    def _check_start(self, start: int | None, players: int) -> int | None:
        if not self.has_start:
            if start is not None:
                raise BadOption("no-start-player", "", {"game": self.name})
            return None
        if start is None:
            return 0
        if not 0 <= start < players:
            found: dict[str, Parameter] = {"found": start + 1, "players": players}
            raise BadOption("start-player", self.start_rule, found)
        return start
