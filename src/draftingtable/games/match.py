"""One game being played: a position, its dealer, and the lines of its record."""

from collections.abc import Mapping, Sequence

from draftingtable.games.chance import Dealt
from draftingtable.games.dealers import Dealer, SamplingDealer
from draftingtable.games.events import Event
from draftingtable.games.game import Game, Setup
from draftingtable.games.outcome import Outcome
from draftingtable.games.position import Position
from draftingtable.games.randomness import Randomness
from draftingtable.games.records import Line, Record
from draftingtable.games.registry import get
from draftingtable.games.view import View


class Match:
    """Plays by the rules, lets chance answer as soon as it is asked, and remembers.

    `undo` takes back moves of one seat until new information has appeared: something was dealt,
    or somebody else acted.
    """

    def __init__(
        self, game: Game, setup: Setup, dealer: Dealer, names: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.names = list(names) or [f"Seat {seat + 1}" for seat in range(setup.players)]
        self.position: Position = game.begin(setup)
        self.lines: list[Line] = []
        self.events: list[Event] = []
        self.position.journal = self.events
        self._undoable: list[tuple[int, Position, int]] = []
        self._deal()

    @property
    def over(self) -> bool:
        return self.position.over

    def acting(self) -> list[int]:
        return self.position.acting()

    def legal_moves(self, seat: int) -> list[int]:
        return self.position.legal_moves(seat)

    def view(self, viewer: int) -> View:
        return self.position.view(viewer)

    def outcome(self) -> Outcome:
        return self.position.outcome()

    def play(self, seat: int, move: int) -> None:
        """Apply a move and all deals that follow from it."""
        before = self.position.copy()
        events_before = len(self.events)
        self.position.apply(seat, move)
        if self._undoable and self._undoable[-1][0] != seat:
            self._undoable.clear()
        self._undoable.append((seat, before, events_before))
        self.lines.append(Line(seat, self.game.notation.move_text(move)))
        self._deal()

    def play_text(self, seat: int, text: str) -> None:
        self.play(seat, self.game.notation.parse_move(text))

    def undoable(self, seat: int) -> int:
        """How many of its last moves the seat may take back."""
        return len(self._undoable) if self._undoable and self._undoable[-1][0] == seat else 0

    def undo(self, seat: int) -> bool:
        """Take back the seat's last move, if nothing new has been seen since."""
        if not self.undoable(seat):
            return False
        _, self.position, events_before = self._undoable.pop()
        del self.events[events_before:]
        self.position.journal = self.events
        self.lines.pop()
        return True

    def record(self) -> Record:
        """The game so far, ready to be written."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            options=dict(self.setup.options),
            seats=self.names,
            start=self.setup.start,
            lines=list(self.lines),
            result=self.outcome().result() if self.over else None,
        )

    def _deal(self) -> None:
        while self.position.dealing:
            self._undoable.clear()
            chance = self.position.chance()
            kind, target = chance.kind, chance.target
            items = self.position.deal(self.dealer)
            text = self.game.notation.chance_text(Dealt(kind, target, items))
            self.lines.append(Line(None, text))


def new(
    name: str,
    players: int,
    options: Mapping[str, object] | None = None,
    seed: object = 0,
    start: int | None = None,
) -> Match:
    """A new match of the named game, dealt from a seed."""
    game = get(name)
    if start is None and game.has_start:
        start = Randomness("start", seed).below(players) if players > 0 else 0
    return Match(game, game.setup(players, options, start), SamplingDealer(seed))
