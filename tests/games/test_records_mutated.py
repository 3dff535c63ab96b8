"""Golden records with one word changed: the independent referee and we agree on each.

The referee in tests/referees shares no code with ours. If both accept a changed record, the change
made another possible game.
"""

import json
import re
from collections.abc import Callable

import pytest

from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay
from tests.examples import collection
from tests.referees import towers

CHANGES = 20
"""Changes tried on each record, in each way."""

CARD = re.compile(r"[chtjs]\d+")


def changed_card(randomness: Randomness) -> str:
    return "chtjs"[randomness.below(5)] + str(randomness.below(16))


def changed_move(randomness: Randomness) -> str:
    moves = ["pass", "withdraw", f"bid {randomness.below(6)}"]
    moves += [f"raze {'chtjs'[randomness.below(5)]}", f"build {changed_card(randomness)}"]
    return moves[randomness.below(len(moves))]


def changed_word(line: str, randomness: Randomness) -> str:
    """Returns the line with one word replaced by another of the same kind."""
    words = line.split(" ")
    place = randomness.below(len(words))
    if CARD.fullmatch(words[place]):
        words[place] = changed_card(randomness)
    elif words[place].isdigit():
        words[place] = str(randomness.below(6))
    elif words[place] in "chtjs":
        words[place] = "chtjs"[randomness.below(5)]
    elif words[0] != "deal":
        return f"{words[0]} {changed_move(randomness)}"
    return " ".join(words)


def change_a_word(lines: list[str], place: int, randomness: Randomness) -> list[str]:
    return [*lines[:place], changed_word(lines[place], randomness), *lines[place + 1 :]]


def leave_out(lines: list[str], place: int, randomness: Randomness) -> list[str]:
    return [*lines[:place], *lines[place + 1 :]]


def repeat(lines: list[str], place: int, randomness: Randomness) -> list[str]:
    return [*lines[:place], lines[place], *lines[place:]]


def swap(lines: list[str], place: int, randomness: Randomness) -> list[str]:
    return [*lines[:place], *lines[place : place + 2][::-1], *lines[place + 2 :]]


def our_verdict(text: str) -> int | None:
    """Returns the line that we refuse, or None."""
    try:
        replay(parse(text))
    except BadRecord as refusal:
        return refusal.line
    return None


def referees_verdict(text: str) -> int | None:
    """Returns the first line that the referee complains about, or None."""
    complaints = towers.check(text)
    return int(complaints[0].removeprefix("line ").partition(":")[0]) if complaints else None


Change = Callable[[list[str], int, Randomness], list[str]]


@pytest.mark.parametrize("name", collection.names("towers"))
@pytest.mark.parametrize("change", [change_a_word, leave_out, repeat, swap])
def test_a_changed_event_is_refused_by_both_at_one_line_or_by_none(
    name: str, change: Change
) -> None:
    lines = collection.read(name).removesuffix("\n").split("\n")
    events = range(lines.index("---") + 1, len(lines) - 2)
    randomness = Randomness("change", name)
    for _ in range(CHANGES):
        place = events[randomness.below(len(events))]
        changed = joined(change(lines, place, randomness))
        verdict = our_verdict(changed)
        assert verdict == referees_verdict(changed), changed
        assert verdict is None or verdict > place


HEADERS = [
    *(f"start: {seat}" for seat in ("0", "1", "2", "3", "4", "5", "6", "-1", "x", "")),
    *(f'options: {{"referee": {value}}}' for value in ("true", "false", "1", "null", '"on"')),
    *(f"seats: {json.dumps(['x'] * count)}" for count in range(8)),
    *(f"rules: {number}" for number in ("0", "1", "2", "x")),
    *("game: towers", "game: cities", "game: x"),
]


@pytest.mark.parametrize("name", collection.names("towers"))
def test_a_changed_header_is_refused_by_both_or_by_none(name: str) -> None:
    """The line may differ: with other seats or another referee option much goes wrong at once."""
    lines = collection.read(name).removesuffix("\n").split("\n")
    for header in HEADERS:
        key = header.partition(":")[0]
        changed = joined([header if line.startswith(f"{key}:") else line for line in lines])
        assert (our_verdict(changed) is None) == (referees_verdict(changed) is None), header


@pytest.mark.parametrize("name", collection.names("towers"))
def test_a_changed_result_is_refused_by_both_at_its_line(name: str) -> None:
    lines = collection.read(name).removesuffix("\n").split("\n")
    result = parse(joined(lines)).result
    if result is None:
        return
    scores, winners = result["scores"], result["winners"]
    for other in (
        {"scores": [scores[0] + 1, *scores[1:]], "winners": winners},
        {"scores": scores[::-1], "winners": winners},
        {"scores": scores[1:], "winners": winners},
        {"scores": scores, "winners": []},
        {"scores": scores, "winners": [*winners, winners[0]]},
        {"scores": scores, "winners": [seat - 1 for seat in winners]},
    ):
        if other != result:
            changed = joined([*lines[:-1], f"result: {json.dumps(other)}"])
            assert our_verdict(changed) == referees_verdict(changed) == len(lines)


def joined(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
