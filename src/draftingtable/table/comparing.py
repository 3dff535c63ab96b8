"""Two games with the same deal, decision by decision as seen from one seat.

As long as every line of both records is the same, both players faced the same position. After the
first difference they did not, so from there on only the rounds' points are comparable.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from draftingtable.games.core.match import Match
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.records import Record
from draftingtable.games.core.replay import Replay

Data = dict[str, object]


@dataclass
class Round:
    """What one seat did in a round, and its points afterwards."""

    number: int
    moves: list[str] = field(default_factory=list)
    score: int = 0


def compare(one: Record, other: Record, seat: int) -> Data:
    """Compares two finished games; the rounds of one may be more than those of the other."""
    rounds, others = rounds_of(one, seat), rounds_of(other, seat)
    numbers = sorted(rounds.keys() | others.keys())
    same, first = first_difference(one, other)
    return {
        "same": sum(line.seat == seat for line in one.lines[:same]),
        "first": first,
        "rounds": [
            {
                "round": number,
                "before": shown(rounds.get(number)),
                "after": shown(others.get(number)),
            }
            for number in numbers
        ],
    }


def shown(found: Round | None) -> Data | None:
    return None if found is None else {"moves": found.moves, "score": found.score}


def first_difference(one: Record, other: Record) -> tuple[int, Data | None]:
    """Returns how many lines are the same, and the first two that are not."""
    pairs = list(zip(one.lines, other.lines, strict=False))
    same = next((at for at, pair in enumerate(pairs) if str(pair[0]) != str(pair[1])), len(pairs))
    if same == len(pairs):
        return same, None
    before, after = pairs[same]
    if before.seat is None or before.seat != after.seat:
        return same, None
    return same, {
        "seat": before.seat + 1,
        "round": round_at(one, same),
        "before": before.text,
        "after": after.text,
    }


def round_at(record: Record, line: int) -> int:
    """Returns the round in which that line was played."""
    replay = Replay(record)
    while replay.done < line:
        replay.step()
    return round_of(replay.match)


def rounds_of(record: Record, seat: int) -> dict[int, Round]:
    found: dict[int, Round] = {}
    replay = Replay(record)
    for number, line_seat, text in steps(replay):
        current = found.setdefault(number, Round(number))
        if line_seat == seat:
            current.moves.append(text)
        current.score = replay.match.outcome().scores[seat]
    return found


def steps(replay: Replay) -> Iterator[tuple[int, int | None, str]]:
    """Plays a record, and yields each line with the round in which it was played."""
    lines = replay.record.lines
    while replay.done < len(lines):
        line, number = lines[replay.done], round_of(replay.match)
        replay.step()
        yield number, line.seat, line.text


def round_of(match: Match) -> int:
    found = match.position.view(SPECTATOR).as_data().get("round")
    return found if isinstance(found, int) else 0
