"""The interface of every game: setting it up, playing it and writing it down."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from draftingtable.games.core.errors import BadOption, Parameter, Refusal
from draftingtable.games.core.notation import Notation
from draftingtable.games.core.options import Option, OptionValue, read_options
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View
from draftingtable.games.core.wishes import Wish


@dataclass(frozen=True)
class Setup:
    """What must be known before the first deal: seats, options, and who begins (from 0)."""

    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)
    start: int | None = None


class Game(ABC):
    """A game by name. `has_start` says whether there is a start player."""

    name: str
    rules_version: int
    options: tuple[Option, ...]
    notation: Notation
    has_start: bool = False
    all_see_the_same: bool = False
    """Whether every viewer gets the same view and help."""
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
        """Returns the possible numbers of players with these options."""

    @abstractmethod
    def begin(self, setup: Setup) -> Position:
        """Returns the position before the first deal, for a setup checked by `setup`."""

    @abstractmethod
    def score(self, sheet: object) -> dict[str, object]:
        """Scores a score pad's sheet (JSON data), or raises `BadInput` naming the fault."""

    def imagine(self, view: View, randomness: Randomness) -> Position:
        """Returns a position that fits this view, with hidden parts drawn at random."""
        raise Refusal("no-imagining", "", {"game": self.name})

    def is_secret(self, move: int) -> bool:
        """Whether several seats make this choice at once, unseen by each other."""
        return False

    def topic(self, move: int) -> object:
        """Returns what proposing this move is about: a seat has one proposal per topic."""
        return None

    def partners(self, position: Position, move: int) -> list[int]:
        """Returns the seats that share what this move changes, who may answer a proposal of it."""
        return []

    def check_wish(self, position: Position, seat: int, wish: Wish) -> None:
        """Refuses a wish that this seat may not make, judged only by what everybody sees."""
        raise Refusal("no-wishes", "", {"game": self.name})

    def wish_stands(self, position: Position, wish: Wish) -> bool:
        """Whether it can still be granted."""
        return False

    def grants(self, move: int, wish: Wish) -> bool:
        """Whether this move does what the wish asks for."""
        return False

    def thwarts(self, move: int, wish: Wish) -> bool:
        """Whether this move makes the wish impossible by doing something else in its place."""
        return False

    def help(self, position: Position, viewer: int, moves: list[int]) -> dict[str, object]:
        """Returns what an interface needs besides the view, for a viewer with these legal moves.

        Like a view, it must not reveal anything hidden from this viewer.
        """
        return {}

    def default_move(self, position: Position, seat: int) -> int:
        """Returns a harmless legal move, for a player who has run out of time."""
        return position.legal_moves(seat)[0]

    def automatic_names(self, setup: Setup) -> list[str]:
        """Returns the names of the automatic seats, which come last: a card or table plays them."""
        return []

    def facts(self) -> dict[str, object]:
        """Returns what a server tells interfaces about the game besides its options."""
        return {}

    def setup(
        self,
        players: int,
        options: Mapping[str, object] | None = None,
        start: int | None = None,
    ) -> Setup:
        """Returns a checked setup with defaults filled in."""
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
