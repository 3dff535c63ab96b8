"""Replays records as matches: every line is checked against the rules and played once."""

from collections.abc import Iterator

from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.dealers import ScriptDealer
from draftingtable.games.core.errors import BadRecord, Parameter, Refusal
from draftingtable.games.core.events import Event
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.match import Match
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.position import Position
from draftingtable.games.core.records import RESIGNED, Record, RecordLine, parse
from draftingtable.games.core.registry import get


class Replay:
    """A record's game, step by step; `replay` runs it to the end of the record.

    `interactive` keeps what undo needs, for a game that continues.
    """

    def __init__(self, record: Record, interactive: bool = False) -> None:
        self.record = record
        self.game: Game = self._find_game()
        self.setup: Setup = self._check_setup()
        self._check_resigned()
        script = ScriptDealer([])
        self.match = Match(self.game, self.setup, script, record.seats, interactive, waits=True)
        self.position.journal = self.events
        self.done = 0
        self._chosen_last = NOBODY

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def events(self) -> list[Event]:
        return self.match.events

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or early by its players' choice."""
        return self.position.over or (self._read_all() and bool(self.record.ended))

    def outcome(self) -> Outcome:
        """Returns the current scores, final once `over`. A player who resigned cannot win."""
        found = self.position.outcome().without(self.record.resigned)
        early = self.over and not self.position.over
        return found.ended(self.record.ended) if early else found

    def _read_all(self) -> bool:
        return self.done == len(self.record.lines)

    def step(self) -> RecordLine:
        """Plays the next line, or raises `BadRecord` with its number and the rule it breaks."""
        line = self.record.lines[self.done]
        try:
            self._apply(line)
        except BadRecord:
            raise
        except Refusal as refusal:
            raise self._at(line.number, refusal) from None
        self.done += 1
        return line

    def choices(self) -> Iterator[Match]:
        """Yields the match before each player's choice, and at the end of the record."""
        players = self.setup.players - len(self.game.automatic_names(self.setup))
        while not self._read_all():
            line = self.record.lines[self.done]
            self._follow_rules_until(line)
            if is_chosen(line, players):
                yield self.match
            self.step()
        self.finish()
        yield self.match

    def finish(self) -> None:
        """Plays all remaining lines, then checks the result."""
        while not self._read_all():
            self.step()
        self._follow_rules_until(None)
        self._check_result()

    def _apply(self, line: RecordLine) -> None:
        self._follow_rules_until(line)
        if self.position.over:
            raise Refusal("after-the-end", self.game.end_rule)
        if line.seat is None:
            self._deal(self.game.notation.parse_chance(line.text))
        elif line.seat >= self.setup.players:
            raise self._no_such_seat(line.seat)
        elif self.position.dealing:
            raise Refusal("chance-comes-next", self.position.chance().rule)
        else:
            move = self.game.notation.parse_move(line.text)
            self._check_order(line.seat, move)
            self.match.play(line.seat, move)

    def _no_such_seat(self, seat: int) -> Refusal:
        params: dict[str, Parameter] = {"found": str(seat + 1), "seats": self.setup.players}
        return Refusal("record-seat", "", params)

    def _check_order(self, seat: int, move: int) -> None:
        """Checks that simultaneous choices are in seat order (docs/records.md)."""
        secret = self.game.is_secret(move)
        if secret and seat < self._chosen_last:
            params = {"expected": seat + 1, "seat": self._chosen_last + 1}
            raise Refusal("choices-in-seat-order", "", params)
        self._chosen_last = seat if secret else NOBODY

    def _follow_rules_until(self, line: RecordLine | None) -> None:
        """Plays automatic moves that the record leaves out, because they follow from the rules."""
        while (seat := self.match.automatic_seat()) is not None:
            if line is not None and line.seat == seat:
                return
            self.match.follow_rule()

    def _deal(self, dealt: Dealt) -> None:
        if not self.position.dealing:
            raise Refusal("no-chance-now", self.game.deal_rule)
        self.match.dealer = ScriptDealer([dealt])
        try:
            self.match.deal()
        except Refusal as refusal:
            raise self._with_item_text(refusal) from None

    def _with_item_text(self, refusal: Refusal) -> Refusal:
        """Names the item: dealers know items only as numbers."""
        item = refusal.params.get("item")
        if isinstance(item, int):
            refusal.params["item"] = self.game.notation.item_text(item)
        return refusal

    def _find_game(self) -> Game:
        try:
            game = get(self.record.game)
        except Refusal as refusal:
            raise self._at_header("game", refusal) from None
        if self.record.rules != game.rules_version:
            params = {"found": self.record.rules, "known": game.rules_version}
            raise self._at_header("rules", Refusal("rules-version", "", params))
        return game

    def _check_setup(self) -> Setup:
        record = self.record
        if self.game.has_start and record.start is None:
            raise self._at_header("seats", Refusal("record-header-missing", "", {"key": "start"}))
        try:
            return self.game.setup(len(record.seats), record.options, record.start)
        except Refusal as refusal:
            key = {"player-count": "seats", "start-player": "start", "no-start-player": "start"}
            raise self._at_header(key.get(refusal.code, "options"), refusal) from None

    def _check_resigned(self) -> None:
        """Checks that each seat resigns at most once, and that no Automa does."""
        people = self.setup.players - len(self.game.automatic_names(self.setup))
        seats = self.record.resigned
        for seat in seats:
            if not 0 <= seat < people or seats.count(seat) > 1:
                params: dict[str, Parameter] = {"found": seat + 1, "seats": people}
                raise self._at_header(RESIGNED, Refusal("record-resigned-seat", "", params))

    def _check_result(self) -> None:
        claimed = self.record.result
        if claimed is None:
            return
        if not self.over:
            raise self._at_header("result", Refusal("result-too-early", self.game.end_rule))
        found = self.outcome().result()
        for key, rule in zip(("scores", "winners"), self.game.result_rules, strict=True):
            if claimed[key] != found[key]:
                params: dict[str, Parameter] = {
                    "key": key,
                    "found": claimed[key],
                    "expected": found[key],
                }
                raise self._at_header("result", Refusal("result-differs", rule, params))

    def _at_header(self, key: str, refusal: Refusal) -> BadRecord:
        return self._at(self.record.places.get(key, 1), refusal)

    def _at(self, line: int, refusal: Refusal) -> BadRecord:
        return BadRecord(line, refusal.code, refusal.rule, refusal.params)


def is_chosen(line: RecordLine, players: int) -> bool:
    """Whether a person or bot chose the move, rather than an automatic seat."""
    return line.seat is not None and line.seat < players


def replay(record: Record, interactive: bool = False) -> Replay:
    """Returns the record played to its end, with every line checked."""
    played = Replay(record, interactive)
    played.finish()
    return played


def open_record(text: str, interactive: bool = False) -> Replay:
    """Reads and replays a record's text, or raises `BadRecord`. The only way from text to match."""
    return replay(parse(text), interactive)
