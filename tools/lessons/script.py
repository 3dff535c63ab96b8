"""Reads annotated records.

An annotation is a line that starts with `#`, before the event that it is about:

    # do NAME             the learner makes the next move; the message NAME asks for it
    # mark NAME           the same, and the table marks the move from the start
    # else MOVES: REASON  why these moves are not what the step is about: moves with commas between
                          them, or patterns (`place S *`); the first that fits counts
    # hide MOVES          legal moves that are not taught yet: the table does not offer them
    # offer SEAT: REASONS this seat proposes the move to the learner; three reasons with commas
                          between them answer "No", "Other tile" and "Another spot"
    # look NAME           nothing to do but read; the learner continues when ready

Without these lines, the file is an ordinary record.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from draftingtable.games.core.records import Record, parse

FOLDER = Path(__file__).with_name("scripts")
MARK = "# "
REPLIES = ("declined", "other-tile", "other-spot")


@dataclass
class Stop:
    """A step of a lesson, before the record's line `before`."""

    kind: str
    name: str
    before: int
    reasons: dict[str, str] = field(default_factory=dict)
    """By pattern of moves, in order."""
    hidden: list[str] = field(default_factory=list)
    """Patterns of legal moves that the table does not offer."""
    offer: tuple[int, dict[str, str]] | None = None
    """The seat that proposes the move, and by reply why it should be accepted."""


@dataclass(frozen=True)
class Script:
    name: str
    record: Record
    stops: list[Stop]


def scripts() -> list[Script]:
    return [read(file.stem, file.read_text("utf-8")) for file in sorted(FOLDER.glob("*.dtr"))]


def read(name: str, text: str) -> Script:
    """Separates the annotations from the record."""
    stops: list[Stop] = []
    plain: list[str] = []
    for line in text.splitlines():
        if line.startswith(MARK):
            annotate(stops, line.removeprefix(MARK), events_in(plain))
        else:
            plain.append(line)
    return Script(name, parse("\n".join(plain) + "\n"), stops)


def events_in(lines: list[str]) -> int:
    """Returns how many events have been read."""
    return len(lines) - lines.index("---") - 1


def annotate(stops: list[Stop], note: str, before: int) -> None:
    verb, rest = note.split(" ", 1)
    if verb in ("do", "mark", "look"):
        stops.append(Stop(verb, rest, before))
        return
    if verb == "hide":
        stops[-1].hidden += rest.split(", ")
        return
    if verb not in ("else", "offer"):
        raise ValueError(f"not an annotation: {note}")
    about, reason = rest.rsplit(": ", 1)
    if verb == "offer":
        stops[-1].offer = (int(about), dict(zip(REPLIES, reason.split(", "), strict=True)))
    else:
        stops[-1].reasons |= dict.fromkeys(about.split(", "), reason)
