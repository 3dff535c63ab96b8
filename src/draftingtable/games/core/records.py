"""Records: whole games as readable text (docs/records.md)."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from draftingtable.games.core.errors import BadRecord, Parameter
from draftingtable.games.core.options import OptionValue

FIRST_LINE = "drafting-table record 1"
RULE_LINE = "---"
REQUIRED = ("game", "rules", "seats")
RESIGNED = "resigned"
ENDED = "ended"
AGREED = "agreed"
BRANCH = "branch"
"""The header of a game that goes on from a moment of another: how many choices it took over."""


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One event: a move of `seat` (from 0), or of chance if `seat` is None."""

    seat: int | None
    text: str
    number: int = 0
    """The line number in the file, from 1; 0 if not read from a file."""
    secret: bool = False
    """Whether it was a simultaneous choice, unseen by others."""

    def stands_after(self, other: "RecordLine") -> bool:
        """Whether it follows the other: simultaneous choices are written in seat order."""
        return self.secret and self.seat is not None and self.seat > (other.seat or 0)

    def __str__(self) -> str:
        return self.text if self.seat is None else f"{self.seat + 1} {self.text}"


@dataclass(repr=False)
class Record:
    """The content of a record, not yet checked against the rules."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[str]
    start: int | None = None
    lines: list[RecordLine] = field(default_factory=list)
    result: dict[str, list[int]] | None = None
    extra: dict[str, str] = field(default_factory=dict)
    """All other headers, verbatim; most are kept and ignored."""
    places: dict[str, int] = field(default_factory=dict)
    """The line number of each header and of the result."""

    def __repr__(self) -> str:
        state = "unfinished" if self.result is None else "finished"
        seats, lines = number_of(len(self.seats), "seat"), number_of(len(self.lines), "line")
        return f"<Record {self.game}, {seats}, {lines}, {state}>"

    @property
    def resigned(self) -> list[int]:
        """The seats (from 0) whose players resigned: they cannot win."""
        seats = json.loads(self.extra.get(RESIGNED, "[]"))
        return [seat - 1 for seat in seats]

    def resign(self, seats: Sequence[int]) -> None:
        """Notes which seats (from 0) resigned."""
        if seats:
            self.extra[RESIGNED] = compact([seat + 1 for seat in sorted(seats)])

    @property
    def ended(self) -> str:
        """`agreed` or `resigned` if the players ended the game early, otherwise ""."""
        reason = self.extra.get(ENDED, "")
        known = reason == AGREED or (reason == RESIGNED and bool(self.resigned))
        return reason if known else ""

    def text(self) -> str:
        """Returns the record as the content of a file."""
        lines = [FIRST_LINE, *self._headers(), RULE_LINE, *map(str, self.lines)]
        if self.result is not None:
            lines += [RULE_LINE, f"result: {compact(self.result)}"]
        return "\n".join(lines) + "\n"

    def _headers(self) -> list[str]:
        headers = [
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"options: {compact(self.options)}",
            f"seats: {compact(self.seats)}",
        ]
        if self.start is not None:
            headers.append(f"start: {self.start + 1}")
        return headers + [f"{key}: {value}" for key, value in self.extra.items()]


def number_of(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def parse(text: str) -> Record:
    """Reads a record, or raises `BadRecord` with the line and the fault."""
    return _Reader(text).record()


class _Reader:
    """Reads head, events and result in one pass, counting lines."""

    def __init__(self, text: str) -> None:
        self.lines = [line.removesuffix("\r") for line in text.split("\n")]
        if self.lines[-1] == "":
            self.lines.pop()
        self.place = 0

    def record(self) -> Record:
        if not self.lines or self.lines[0].removeprefix("\ufeff") != FIRST_LINE:
            raise BadRecord(1, "record-first-line", "", {"expected": FIRST_LINE})
        self.place = 1
        headers, places = self._read_headers()
        for key in REQUIRED:
            if key not in headers:
                raise BadRecord(self.place, "record-header-missing", "", {"key": key})
        record = Record(
            game=headers["game"],
            rules=self._whole_number(headers["rules"], places["rules"], "rules"),
            options=self._options(headers.get("options", "{}"), places.get("options", 1)),
            seats=self._seats(headers["seats"], places["seats"]),
            start=self._start(headers.get("start"), places.get("start", 1)),
            places=places,
        )
        known = ("game", "rules", "options", "seats", "start")
        record.extra = {key: value for key, value in headers.items() if key not in known}
        self._check_resigned(headers.get(RESIGNED, "[]"), places.get(RESIGNED, 1))
        record.lines = self._read_events(len(record.seats))
        record.result = self._read_result(places)
        return record

    def _read_headers(self) -> tuple[dict[str, str], dict[str, int]]:
        headers: dict[str, str] = {}
        places: dict[str, int] = {}
        while self._more() and self.lines[self.place] != RULE_LINE:
            number = self.place + 1
            key, colon, value = self.lines[self.place].partition(":")
            if not colon or not key or key != key.strip():
                raise BadRecord(number, "record-header-form", "", {"text": self._shown(number)})
            if key in headers:
                raise BadRecord(number, "record-header-twice", "", {"key": key})
            headers[key], places[key] = value.strip(), number
            self.place += 1
        if not self._more():
            raise BadRecord(len(self.lines), "record-no-events", "", {"expected": RULE_LINE})
        self.place += 1
        return headers, places

    def _read_events(self, seats: int) -> list[RecordLine]:
        events: list[RecordLine] = []
        while self._more() and self.lines[self.place] != RULE_LINE:
            events.append(self._event(self.place + 1, seats))
            self.place += 1
        return events

    def _event(self, number: int, seats: int) -> RecordLine:
        text = self.lines[number - 1]
        first, _, rest = text.partition(" ")
        if not text or text != text.strip():
            raise BadRecord(number, "record-event-form", "", {"text": self._shown(number)})
        if not (first.isascii() and first.isdigit()):
            return RecordLine(None, text, number)
        if len(first) > 1 or first == "0" or not rest:  # no game has ten seats
            raise BadRecord(number, "record-seat", "", {"found": first[:20], "seats": seats})
        return RecordLine(int(first) - 1, rest, number)

    def _read_result(self, places: dict[str, int]) -> dict[str, list[int]] | None:
        if not self._more():
            return None
        number = self.place + 2
        places["result"] = number
        if number > len(self.lines) or not self.lines[number - 1].startswith("result:"):
            raise BadRecord(min(number, len(self.lines)), "record-result-missing")
        if number < len(self.lines):
            text = self._shown(number + 1)
            raise BadRecord(number + 1, "record-after-result", "", {"text": text})
        result = self._json(self.lines[number - 1].removeprefix("result:"), number, "result")
        if not isinstance(result, dict) or set(result) != {"scores", "winners"}:
            raise BadRecord(number, "record-result-form")
        for value in result.values():
            if not is_list_of(value, int):
                raise BadRecord(number, "record-result-form")
        return result

    def _options(self, text: str, number: int) -> dict[str, OptionValue]:
        options = self._json(text, number, "options")
        if not isinstance(options, dict):
            raise BadRecord(number, "record-options-form")
        return options

    def _seats(self, text: str, number: int) -> list[str]:
        seats = self._json(text, number, "seats")
        if not is_list_of(seats, str):
            raise BadRecord(number, "record-seats-form")
        assert isinstance(seats, list)
        return seats

    def _check_resigned(self, text: str, number: int) -> None:
        seats = self._json(text, number, RESIGNED)
        if not is_list_of(seats, int):
            raise BadRecord(number, "record-resigned-form")

    def _start(self, text: str | None, number: int) -> int | None:
        return None if text is None else self._whole_number(text, number, "start") - 1

    def _whole_number(self, text: str, number: int, key: str) -> int:
        if not (text.isascii() and text.isdigit()) or len(text) > 9 or str(int(text)) != text:
            raise BadRecord(number, "record-number", "", {"key": key, "found": text[:40]})
        return int(text)

    def _json(self, text: str, number: int, key: str) -> object:
        try:
            value: object = json.loads(text)
            compact(value).encode()  # a lone surrogate cannot be encoded
        except (ValueError, RecursionError) as error:
            params: dict[str, Parameter] = {"key": key, "problem": str(error)}
            raise BadRecord(number, "record-json", "", params) from None
        return value

    def _more(self) -> bool:
        return self.place < len(self.lines)

    def _shown(self, number: int) -> str:
        return self.lines[min(number, len(self.lines)) - 1][:80]


def is_list_of(value: object, kind: type) -> bool:
    return isinstance(value, list) and all(type(item) is kind for item in value)
