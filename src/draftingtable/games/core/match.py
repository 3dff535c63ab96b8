"""One game being played: a position, its dealer, and the lines of its record."""

from collections.abc import Mapping, Sequence

from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.dealers import Dealer, SamplingDealer
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.events import Event
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import Record, RecordLine, number_of
from draftingtable.games.core.registry import get
from draftingtable.games.core.view import View


class Match:
    """Plays a game by its rules: runs chance and automatic seats, and keeps the record.

    `undo` takes back a seat's moves until new information has appeared: something was dealt or
    revealed, or another seat acted. `interactive=False` is faster and keeps neither events nor
    undo. With `waits=True`, chance and automatic seats wait until called: a replay plays them line
    by line, until `resume`.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        dealer: Dealer,
        names: Sequence[str] = (),
        interactive: bool = True,
        waits: bool = False,
    ) -> None:
        self.game = game
        self.setup = setup
        self.dealer = dealer
        self.names = seat_names(game, setup, names)
        self.position: Position = game.begin(setup)
        self.lines: list[RecordLine] = []
        self.events: list[Event] = []
        self._interactive = interactive
        self._waits = waits
        if interactive:
            self.position.journal = self.events
        self._undoable: list[tuple[int, Position, int]] = []
        self._go_on()

    def __repr__(self) -> str:
        players = self.setup.players - len(self.game.automatic_names(self.setup))
        moves = sum(line.seat is not None for line in self.lines)
        progress = "over" if self.over else self.position.progress()
        parts = [self.game.name, number_of(players, "player"), progress, number_of(moves, "move")]
        return f"<Match {', '.join(part for part in parts if part)}>"

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
        """Applies a seat's move (seats from 0) and everything that follows automatically."""
        secret = self.game.is_secret(move)
        if self._interactive and not secret and not self.position.automatic(seat):
            self._play_undoably(seat, move)
        else:
            self.position.apply(seat, move)
            self._undoable.clear()  # a secret choice is final (C3.1)
        self._write(RecordLine(seat, self.game.notation.move_text(move), secret=secret))
        self._go_on()

    def _write(self, line: RecordLine) -> None:
        """Inserts a line; secret choices of one turn are in seat order, whoever chose first."""
        place = len(self.lines)
        while line.secret and place and self.lines[place - 1].stands_after(line):
            place -= 1
        self.lines.insert(place, line)

    def _play_undoably(self, seat: int, move: int) -> None:
        before = self.position.copy()
        events_before = len(self.events)
        news_before = self.position.news
        self.position.apply(seat, move)
        if self._undoable and self._undoable[-1][0] != seat:
            self._undoable.clear()
        self._undoable.append((seat, before, events_before))
        if self.position.news != news_before:
            self._undoable.clear()

    def play_text(self, seat: int, text: str) -> None:
        self.play(seat, self.game.notation.parse_move(text))

    def undoable(self, seat: int) -> int:
        """Returns how many of its last moves the seat may take back."""
        return len(self._undoable) if self._undoable and self._undoable[-1][0] == seat else 0

    def undo(self, seat: int) -> bool:
        """Takes back the seat's last move, unless new information has appeared since."""
        if not self.undoable(seat):
            return False
        _, self.position, events_before = self._undoable.pop()
        del self.events[events_before:]
        self.position.journal = self.events
        self.lines.pop()
        return True

    def record(self) -> Record:
        """Returns the record of the game so far."""
        return Record(
            game=self.game.name,
            rules=self.game.rules_version,
            options=dict(self.setup.options),
            seats=list(self.names),
            start=self.setup.start,
            lines=list(self.lines),
            result=self.outcome().result() if self.over else None,
        )

    def _go_on(self) -> None:
        """Lets chance and automatic seats act until a player must choose or the game is over."""
        while not self._waits and (self.position.dealing or self.automatic_seat() is not None):
            if self.position.dealing:
                self.deal()
            else:
                self.follow_rule()

    def resume(self, dealer: Dealer) -> None:
        """Stops waiting: from here on, this dealer decides chance."""
        self.dealer = dealer
        self._waits = False
        self._go_on()

    def make_final(self) -> None:
        """Makes all moves so far final: nobody can take them back."""
        self._undoable.clear()

    def deal(self) -> None:
        """Deals what the dealer decides."""
        self._undoable.clear()
        chance = self.position.chance()
        kind, target = chance.kind, chance.target
        items = self.position.deal(self.dealer)
        self._write(RecordLine(None, self.game.notation.chance_text(Dealt(kind, target, items))))

    def automatic_seat(self) -> int | None:
        """Returns the seat in turn if it is automatic, otherwise None."""
        seat = self.position.actor()
        return seat if seat != NOBODY and self.position.automatic(seat) else None

    def follow_rule(self) -> None:
        """Plays the only legal move of the automatic seat in turn."""
        self._undoable.clear()
        seat = self.position.actor()
        (move,) = self.position.legal_moves(seat)
        self.position.apply(seat, move)
        self._write(RecordLine(seat, self.game.notation.move_text(move)))


def seat_names(game: Game, setup: Setup, names: Sequence[str]) -> list[str]:
    """Returns the given names, or numbered ones, followed by those of the automatic seats."""
    automatic = game.automatic_names(setup)
    played = setup.players - len(automatic)
    if len(names) == setup.players:
        return list(names)
    if names and len(names) != played:
        raise BadOption("player-count", "", {"found": len(names), "least": played, "most": played})
    return [*(names or [f"Seat {seat + 1}" for seat in range(played)]), *automatic]


def new(
    name: str,
    players: int,
    options: Mapping[str, object] | None = None,
    seed: object = 0,
    start: int | None = None,
) -> Match:
    """Returns a new match of the named game, dealt from a seed."""
    game = get(name)
    if start is None and game.has_start:
        start = Randomness("start", seed).below(players) if players > 0 else 0
    return Match(game, game.setup(players, options, start), SamplingDealer(seed))
