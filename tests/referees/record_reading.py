"""Reads record files (notation 'Records'), for both referees."""

import json
import re
from dataclasses import dataclass, field

FIRST_LINE = "drafting-table record 1"
SEPARATOR = "---"
HEADER_LINE = re.compile(r"([^\s:]+): (.*)")


class RuleBrokenError(Exception):
    """Raised for a line that the rules do not allow; the text names the rule first."""


@dataclass(frozen=True)
class Line:
    """A piece of text with the 1-based number of its line in the file."""

    number: int
    text: str


@dataclass
class Record:
    """The parts of a record, and what is wrong with its format."""

    header: dict[str, Line] = field(default_factory=dict)
    events: list[Line] = field(default_factory=list)
    result: Line | None = None
    last_line: int = 1
    complaints: list[str] = field(default_factory=list)

    def complain(self, number: int, what: str) -> None:
        self.complaints.append(f"line {number}: {what}")

    def number_of(self, key: str) -> int:
        """Returns the line of a header key (the first line if the key is missing)."""
        return self.header[key].number if key in self.header else 1


def numbered_lines(text: str) -> list[Line]:
    """Returns all lines; a line feed at the very end starts no further line."""
    pieces = text.split("\n")
    if pieces[-1] == "":
        pieces.pop()
    return [Line(number, piece) for number, piece in enumerate(pieces, start=1)]


def read_record(text: str, game: str) -> Record:
    """Splits a record into header, events and result, and checks the common header."""
    record = Record()
    lines = numbered_lines(text)
    record.last_line = max(1, len(lines))
    if not lines or lines[0].text != FIRST_LINE:
        record.complain(1, f"notation Records: the first line is not '{FIRST_LINE}'")
        return record
    separators = [place for place, line in enumerate(lines) if line.text == SEPARATOR]
    if not separators:
        record.complain(record.last_line, "notation Records: no line '---' after the header")
        return record
    header_end = separators[0]
    events_end = separators[1] if len(separators) > 1 else len(lines)
    _read_header(record, lines[1:header_end])
    record.events = lines[header_end + 1 : events_end]
    if len(separators) > 1:
        _read_result(record, lines[events_end], lines[events_end + 1 :])
    _check_common_header(record, game)
    return record


def _read_header(record: Record, lines: list[Line]) -> None:
    for line in lines:
        match = HEADER_LINE.fullmatch(line.text)
        if match is None:
            record.complain(line.number, "notation Records: not a header line 'key: value'")
        elif match[1] in record.header:
            record.complain(line.number, f"notation Records: second '{match[1]}' in the header")
        else:
            record.header[match[1]] = Line(line.number, match[2])


def _read_result(record: Record, separator: Line, after: list[Line]) -> None:
    if not after or not after[0].text.startswith("result: "):
        number = after[0].number if after else separator.number
        record.complain(number, "notation Records: after the second '---' stands 'result: ...'")
        return
    record.result = Line(after[0].number, after[0].text.removeprefix("result: "))
    for line in after[1:]:
        record.complain(line.number, "notation Records: nothing may follow the result")


def _check_common_header(record: Record, game: str) -> None:
    for key, wanted in (("game", game), ("rules", "1")):
        if key not in record.header:
            record.complain(1, f"notation Records: the header lacks '{key}'")
        elif record.header[key].text != wanted:
            record.complain(record.number_of(key), f"notation Records: {key} is not '{wanted}'")


def read_json(line: Line) -> object:
    """Returns the JSON value of a header or result line."""
    try:
        value: object = json.loads(line.text)
    except ValueError:
        raise RuleBrokenError("notation Records: not JSON") from None
    return value


def read_options(record: Record) -> dict[str, object]:
    """Returns the options; a header without them has none (every option has a default)."""
    if "options" not in record.header:
        return {}
    try:
        value = read_json(record.header["options"])
        if not isinstance(value, dict):
            raise RuleBrokenError("notation Records: options is not a JSON object")
    except RuleBrokenError as broken:
        record.complain(record.number_of("options"), str(broken))
        return {}
    return {str(key): item for key, item in value.items()}


def read_seats(record: Record, fewest: int, most: int, rule: str) -> int:
    """Returns the number of seats (0 after a complaint)."""
    if "seats" not in record.header:
        record.complain(1, "notation Records: the header lacks 'seats'")
        return 0
    try:
        value = read_json(record.header["seats"])
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise RuleBrokenError("notation Records: seats is not a JSON list of names")
        if not fewest <= len(value) <= most:
            raise RuleBrokenError(f"{rule} {len(value)} seats, not {fewest} to {most}")
    except RuleBrokenError as broken:
        record.complain(record.number_of("seats"), str(broken))
        return 0
    return len(value)


def check_result(
    record: Record,
    finished: bool,
    scores: list[int],
    winners: list[int],
    score_rule: str,
    winner_rule: str,
) -> None:
    """Compares the result line with the outcome; a finished game must have one."""
    if not finished:
        if record.result is not None:
            record.complain(record.result.number, f"{score_rule} the game is not finished")
        return
    if record.result is None:
        record.complain(record.last_line, "notation Records: finished, but there is no result")
        return
    number = record.result.number
    try:
        value = read_json(record.result)
    except RuleBrokenError as broken:
        record.complain(number, str(broken))
        return
    if not isinstance(value, dict) or set(value) != {"scores", "winners"}:
        record.complain(number, "notation Records: the result has the keys scores and winners")
        return
    if not _same_numbers(value["scores"], scores):
        record.complain(number, f"{score_rule} scores are {scores}, not {value['scores']}")
    if not _same_numbers(value["winners"], winners):
        record.complain(number, f"{winner_rule} winners are {winners}, not {value['winners']}")


def _same_numbers(given: object, wanted: list[int]) -> bool:
    """Whether both are equal lists of integers (true and 1.0 do not count as integers here)."""
    return isinstance(given, list) and all(type(item) is int for item in given) and given == wanted
