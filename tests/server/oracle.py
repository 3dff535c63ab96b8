"""Who may know what in Between Two Cities, derived from a finished record with plain lists.

It shares only the record's text with the rules: every dealt tile gets its own number, and sets of
those numbers say what each seat has held and what was shown to all.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TypeAlias

from draftingtable.games.core.records import Record

Tile: TypeAlias = tuple[int, str]
Key: TypeAlias = tuple[int, str | None, int]
"""Round, half (two players) and turn, as in a view."""

SPECTATOR = 0
SUPPLY = Counter(
    {"S": 16, "F": 16, "d": 5, "e": 5, "m": 5, "b": 5, "O": 20, "P": 16, "H": 20}
    | dict.fromkeys(
        ["F/e", "F/O", "H/O", "H/S", "O/P", "O/S", "d/H", "P/F", "P/H", "m/P", "S/F", "S/b"], 1
    )
    | dict.fromkeys(
        ["e-F", "F-O", "F-S", "H-P", "H-b", "O-H", "O-S", "d-P", "P-F", "P-O", "S-m", "S-H"], 1
    )
)


def texts(tiles: list[Tile] | set[Tile]) -> list[str]:
    return sorted(text for _, text in tiles)


@dataclass
class Turn:
    """One turn: seats from 1; hands as they are before anybody chooses."""

    key: Key
    hands: dict[int, list[Tile]]
    held: dict[int, set[int]]
    """By seat: who has held, in this round, the hand that is now there."""
    seen: dict[int, set[Tile]]
    """By viewer, including spectators: all tiles known before this turn's choices are shown."""
    picks: dict[int, list[Tile]] = field(default_factory=dict)

    def rest(self, seat: int) -> list[Tile]:
        return [tile for tile in self.hands[seat] if tile not in self.picks[seat]]

    def shown(self) -> set[Tile]:
        return {tile for pick in self.picks.values() for tile in pick}


class Oracle:
    """All turns of a finished drafting game, by key."""

    def __init__(self, record: Record) -> None:
        self.players = len(record.seats)
        self.turns: dict[Key, Turn] = {}
        self._seen: dict[int, set[Tile]] = {seat: set() for seat in range(self.players + 1)}
        self._serial = 0
        self._stage = 0
        hands: dict[int, list[Tile]] = {}
        turn: Turn | None = None
        for line in record.lines:
            word, *rest = line.text.split()
            if word == "deal":
                hands[int(rest[0])] = self._numbered(rest[1:])
                if len(hands) == self.players:
                    turn = self._begin_stage(hands)
                    hands = {}
            elif word == "pick" and line.seat is not None:
                assert turn is not None
                if len(turn.picks) == self.players:
                    turn = self._pass_hands(turn)
                turn.picks[line.seat + 1] = taken(turn.hands[line.seat + 1], rest)
                if len(turn.picks) == self.players:
                    self._show(turn.shown())

    def _numbered(self, names: list[str]) -> list[Tile]:
        self._serial += len(names)
        return [(self._serial - place, name) for place, name in enumerate(names)]

    def _begin_stage(self, hands: dict[int, list[Tile]]) -> Turn:
        self._stage += 1
        two = self.players == 2
        round_number = (self._stage + 1) // 2 if two else self._stage
        half = ("b", "a")[self._stage % 2] if two else None
        return self._turn((round_number, half, 1), dict(hands), {seat: {seat} for seat in hands})

    def _pass_hands(self, before: Turn) -> Turn:
        """C3.1, C3.3: in round 1 to the next seat, in round 3 to the previous one."""
        round_number, half, turn = before.key
        step = 1 if round_number == 1 else -1
        hands, held = {}, {}
        for seat in before.hands:
            to = (seat - 1 + step) % self.players + 1
            hands[to] = before.rest(seat)
            held[to] = before.held[seat] | {to}
        return self._turn((round_number, half, turn + 1), hands, held)

    def _turn(self, key: Key, hands: dict[int, list[Tile]], held: dict[int, set[int]]) -> Turn:
        for seat, hand in hands.items():
            self._seen[seat] |= set(hand)
        seen = {viewer: set(tiles) for viewer, tiles in self._seen.items()}
        self.turns[key] = Turn(key, hands, held, seen)
        return self.turns[key]

    def _show(self, tiles: set[Tile]) -> None:
        for known in self._seen.values():
            known |= tiles


def taken(hand: list[Tile], names: list[str]) -> list[Tile]:
    """Returns those tiles of the hand by name; any of several equal ones."""
    rest = list(hand)
    found = []
    for name in names:
        tile = next(tile for tile in rest if tile[1] == name)
        rest.remove(tile)
        found.append(tile)
    return found


def unseen(known: set[Tile]) -> list[str]:
    return sorted((SUPPLY - Counter(text for _, text in known)).elements())
