"""A table with a log in memory, for tests."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from draftingtable.bots.core.levels import level_names, usual_level
from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import commitment, nonce_commitment
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import names
from draftingtable.table import (
    SYSTEM,
    Entry,
    Fact,
    ServerPolicy,
    Table,
    Watch,
    actions,
    decide,
    read_entry,
    read_settings,
)

POLICY = ServerPolicy(
    levels={game: level_names(game) for game in names()},
    usual={game: usual_level(game) for game in names()},
)
SECRET = b"a secret of thirty-two bytes, or"
NOON = 1_800_000_000_000
NAMES = ("Anna", "Péter", "Lina", "Kazimierz", "Mari", "Ülo", "Ilona")


def nonce(number: int) -> bytes:
    return bytes([number]) * 32


def commit(number: int) -> str:
    return nonce_commitment(nonce(number))


class Sitting:
    """Decides, stores and applies, as a server does; time passes only on request."""

    def __init__(self, settings: dict[str, Any], by: str = "anna", secret: bytes = SECRET) -> None:
        self.secret = secret
        self.table = Table("the-table", secret)
        self.now = NOON
        self.log: list[Entry] = []
        self.watches: list[Watch] = []
        self.changes: dict[str, list[dict[str, Any]]] = {}
        checked = read_settings(settings, POLICY)
        self.do(by, actions.Create(checked, by.capitalize(), "ABC234", commitment(secret)))

    def do(self, by: str, action: actions.Action) -> list[Entry]:
        """Performs an action and returns its entries."""
        return self.store(decide(POLICY, self.table, by, action, self.now))

    def store(self, facts: Sequence[Fact]) -> list[Entry]:
        """Stores, applies and publishes facts; an honest server only those it has decided."""
        entries = []
        for fact in facts:
            decided = Entry(self.table.number + 1, self.now, fact)
            entry = read_entry(decided.number, decided.at, decided.kind, decided.json())
            assert entry == decided
            self.table.apply(entry)
            self.log.append(entry)
            entries.append(entry)
            for watch in self.watches:
                self.changes[watch.player].append(watch.change((), self.now))
        return entries

    def refused(self, by: str, action: actions.Action) -> Refusal:
        """Returns the refusal of an action, which must change nothing."""
        before = fingerprint(self.table)
        with pytest.raises(Refusal) as caught:
            decide(POLICY, self.table, by, action, self.now)
        assert fingerprint(self.table) == before
        return caught.value

    def pass_time(self, milliseconds: int) -> None:
        self.now += milliseconds

    def tick(self) -> list[Entry]:
        """Performs everything that is due."""
        entries: list[Entry] = []
        while new := self.do(SYSTEM, actions.Tick()):
            entries += new
        return entries

    def watch(self, player: str) -> Watch:
        watch = Watch(self.table, player)
        self.watches.append(watch)
        self.changes[player] = []
        return watch

    def player_at(self, seat: int) -> str:
        return self.table.seats[seat].player or SYSTEM

    def view(self, seat: int) -> dict[str, Any]:
        view = self.table.book.view(seat)
        assert view is not None
        return view

    # Playing

    def move(self, seat: int, text: str, message: str = "") -> list[Entry]:
        phase = self.table.phase(seat)
        return self.do(self.player_at(seat), actions.Move(seat, phase, text, message))

    def random_move(self, seat: int, randomness: Randomness) -> list[Entry]:
        match = self.table.match
        assert match is not None
        chosen = match.position.random_move(seat, randomness)
        text = match.game.notation.move_text(chosen)
        phase = self.table.phase(seat)
        by = SYSTEM if self.table.seats[seat].played_by() else self.player_at(seat)
        return self.do(by, actions.Move(seat, phase, text))

    def play_on(self, randomness: Randomness, moves: int = -1) -> int:
        """Plays that many random moves of random seats, or to the end; returns their number."""
        played = 0
        while self.table.state == "running" and played != moves:
            waiting = self.table.waiting_for()
            self.random_move(waiting[randomness.below(len(waiting))], randomness)
            self.pass_time(250)
            played += 1
        return played

    def read_again(self) -> Table:
        """Returns the same table, rebuilt from its log."""
        table = Table(self.table.id, self.secret)
        table.apply_all(self.log)
        return table


def seated(
    game: str,
    people: int,
    *,
    bots: Sequence[str] = (),
    begin: bool = True,
    fair: bool = False,
    **settings: Any,
) -> Sitting:
    """Returns a table with people, then bots, all ready; started unless `begin` is false.

    With `fair`, each seat commits to `nonce(seat)`, and reveals it on start.
    """
    wishes = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
    wishes += [{"kind": "bot", "level": level} for level in bots]
    usual = {"game": game, "players": len(wishes), "seats": wishes, "seating": "order"}
    if game == "towers":
        usual["start"] = 1
    sitting = Sitting({**usual, **settings})
    for name in NAMES[1:people]:
        sitting.do(name.lower(), actions.Join(None, name))
        seat = sitting.table.seats_of(name.lower())[0]
        sitting.do(name.lower(), actions.Ready(seat, True))
    if fair:
        for place in sitting.table.person_seats():
            sitting.do(sitting.player_at(place), actions.Ready(place, True, commit(place)))
    if begin:
        sitting.do("anna", actions.Start())
    if begin and fair:
        for place in sitting.table.person_seats():
            sitting.do(sitting.player_at(place), actions.Reveal(place, nonce(place)))
    return sitting


def fingerprint(table: Table) -> str:
    """Returns everything observable about a table, and the position itself."""
    if table.number == 0:
        return ""
    match = table.match
    data: dict[str, Any] = {
        "table": table.data("anna", (), NOON),
        "phases": table.phases,
        "chat": table.chat,
        "proposals": [(one.seat, one.move) for one in table.proposals],
        "wishes": table.wishes_data(),
        "done": table.done_messages,
        "line": table.line(),
        "fairness": table.fairness(),
        "due": str(table.next_due(POLICY)),
    }
    if match is not None:
        viewers = [SPECTATOR, *range(len(table.seats))]
        data["position"] = match.position.snapshot()
        data["lines"] = [str(line) for line in match.lines]
        data["views"] = {viewer: match.view(viewer).as_data() for viewer in viewers}
        data["events"] = [(event.kind, event.public, event.secret) for event in match.events]
        data["undoable"] = [match.undoable(seat) for seat in range(len(table.seats))]
    if table.clock is not None:
        data["clock"] = [table.clock.left, sorted(table.clock.running), table.clock.at]
    return json.dumps(data, sort_keys=True, default=str)


def outcome_of(table: Table) -> Any:
    """Returns the outcome as shown to everybody."""
    return table.data("", (), NOON)["outcome"]


def codes(refusal: Refusal) -> tuple[str, str]:
    return refusal.code, refusal.rule
