"""python -m bench.summary [FOLDER] [--json FILE]

Reads what the parts of `make bench` have written and prints every target with what was measured,
met or missed. A target that this run did not measure is listed too, with how to measure it.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from bench.report import aligned

RESULTS = Path(__file__).parent / "results"
Verdict: TypeAlias = Literal["met", "MISSED", "not measured"]
PARTS = ("rules", "vector", "server", "client", "minutes")
"""Each has a file of that name in the folder."""


@dataclass(frozen=True, slots=True)
class Row:
    part: str
    target: str
    measured: str
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Wanted:
    """A target that must be in the summary: `found` matches the rows that answer it."""

    part: str
    found: str
    otherwise: str
    """What to say if no row does."""


WANTED: tuple[Wanted, ...] = (
    Wanted("rules", r"towers-bulk >= .*hearts-native", "5 Towers, bulk: 2x hearts-native"),
    Wanted("rules", r"cities-bulk >= .*hearts-native", "cities, bulk: 4x hearts-native"),
    Wanted("rules", r"towers-interface >= .*hearts-tuned", "5 Towers: 2x hearts-tuned"),
    Wanted("rules", r"cities-interface >= .*hearts-tuned", "cities: 2.5x hearts-tuned"),
    Wanted("rules", r"plain >= .*before", "plain Python not slower (bench --before REV)"),
    Wanted("rules", r"copy", "copy() in a quarter of the time (bench --before REV)"),
    Wanted("rules", r"journeyman|master", "bots 1.5x as fast (bench --before REV)"),
    Wanted("vector", r"towers-2 at least", "5 Towers for two: 500,000 decisions/s"),
    Wanted("vector", r"cities-3 at least", "cities, ring of three: 300,000 decisions/s"),
    Wanted("vector", r"cities-expert at least", "cities, solo expert: 100,000 decisions/s"),
    Wanted("vector", r"towers-2 >= .*envpool-blackjack", "5 Towers ahead of EnvPool's Blackjack"),
    Wanted("vector", r"towers-2 >= .*envpool-taxi", "5 Towers ahead of EnvPool's Taxi"),
    Wanted("vector", r"towers-2 >= .*rlcard", "5 Towers ahead of RLCard"),
    Wanted("vector", r"towers-2 >= .*pettingzoo", "5 Towers ahead of PettingZoo's classics"),
    Wanted("vector", r"towers-2 >= .*pgx", "5 Towers ahead of pgx on the processor"),
    Wanted("vector", r"workers", "two workers: 1.7x (needs two quiet cores)"),
    Wanted("server", r"boardgame\.io", "1.2x boardgame.io"),
    Wanted("server", r"to SQLite", "PostgreSQL with two processes: half of SQLite with one"),
    Wanted("server", r"1000 tables.*p99", "1,000 live tables: p99 under 60 ms"),
    Wanted("server", r"2000 tables.*p99", "2,000 live tables: p99 under 100 ms"),
    Wanted("server", r"memory.*begun", "a sleeping table: at most 10 kB"),
    Wanted("client", r"no slower page", "no page slower than in the last release"),
    Wanted("minutes", r"make play:", "make play, empty clone: the page within 90 s"),
    Wanted("minutes", r"make play again", "make play, second start within 3 s"),
    Wanted("minutes", r"make test:", "make test, empty clone: 7 minutes"),
    Wanted("minutes", r"make test again", "make test, set up: 5 minutes"),
    Wanted("minutes", r"make quick", "make quick: 60 s"),
)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.summary", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=RESULTS, metavar="FOLDER")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the rows there")
    options = parser.parse_args(arguments)
    rows = summary(options.folder)
    if options.json is not None:
        text = json.dumps([asdict(row) for row in rows], indent=2)
        options.json.write_text(text + "\n", encoding="utf-8")
    print(as_text(rows))


def summary(folder: Path) -> list[Row]:
    """Returns the rows of all parts in order, and one for each wanted target without any."""
    measured = [row for part in PARTS for row in _rows(part, folder / f"{part}.json")]
    missing = [one for one in WANTED if not any(_answers(row, one) for row in measured)]
    absent = [Row(one.part, one.otherwise, "-", "not measured") for one in missing]
    parts = list(dict.fromkeys([*PARTS, *(row.part for row in absent)]))
    return sorted([*measured, *absent], key=lambda row: parts.index(row.part))


def as_text(rows: Sequence[Row]) -> str:
    head = ("part", "target", "measured", "verdict")
    lines = [head, *((row.part, row.target, row.measured, row.verdict) for row in rows)]
    counts = [(word, sum(row.verdict == word for row in rows)) for word in get_args(Verdict)]
    total = ", ".join(f"{count} {word}" for word, count in counts)
    return f"{aligned(lines, right=(2,))}\n\n{len(rows)} targets: {total}"


def _answers(row: Row, wanted: Wanted) -> bool:
    return row.part == wanted.part and re.search(wanted.found, row.target) is not None


def _rows(part: str, file: Path) -> list[Row]:
    if not file.exists():
        return []
    data = json.loads(file.read_text(encoding="utf-8"))
    read: dict[str, Callable[[Any], list[Row]]] = {
        "rules": _rules,
        "vector": _vector,
        "server": _server,
        "client": _client,
        "minutes": _minutes,
    }
    return read[part](data)


def _rules(data: dict[str, Any]) -> list[Row]:
    words: dict[str, Verdict] = {"pass": "met", "miss": "MISSED", "not measured": "not measured"}
    rows = []
    for check in data["checks"]:
        ratio = check["ratio"]
        measured = "-" if ratio is None else f"{ratio['value']:.2f}x"
        rows.append(Row("rules", check["name"], measured, words[check["verdict"]]))
    return rows


def _vector(data: dict[str, Any]) -> list[Row]:
    """Rates against their targets, and 5 Towers for two against every peer that is installed."""
    rates: dict[str, float] = data["rates"]
    rows = []
    for name, least in data["targets"].items():
        if name in rates:
            target = f"{name} at least {least:,} decisions/s"
            rows.append(_at_least("vector", target, rates[name], least, f"{rates[name]:,.0f}/s"))
    for peer in data["peers"]:
        if peer in rates and "towers-2" in rates:
            ratio = rates["towers-2"] / rates[peer]
            rows.append(_at_least("vector", f"towers-2 >= 1x {peer}", ratio, 1, f"{ratio:.2f}x"))
    ratio, least = data["workers"]["ratio"], data["workers"]["target"]
    rows.append(_at_least("vector", f"two workers >= {least}x one", ratio, least, f"{ratio:.2f}x"))
    return rows


def _server(data: list[dict[str, Any]]) -> list[Row]:
    rows = []
    for one in data:
        if one["met"] is not None:
            verdict: Verdict = "met" if one["met"] else "MISSED"
            measured = f"{one['value']:,.1f} {one['unit']}".strip()
            rows.append(Row("server", f"{one['name']}: {one['target']}", measured, verdict))
    return rows


def _client(data: list[dict[str, Any]]) -> list[Row]:
    rows = []
    for one in data:
        if one["kept"] is not None:
            bound = f"{'at least' if one['at_least'] else 'at most'} {one['target']:g}"
            measured = f"{one['value']:.4g} {one['unit']}".strip()
            verdict: Verdict = "met" if one["kept"] else "MISSED"
            rows.append(Row("client", f"{one['name']}: {bound}", measured, verdict))
    return rows


def _minutes(data: list[dict[str, Any]]) -> list[Row]:
    return [
        Row(
            "minutes",
            f"{one['name']}: at most {one['goal']} s",
            f"{one['seconds']:.1f} s",
            "met" if one["met"] else "MISSED",
        )
        for one in data
    ]


def _at_least(part: str, target: str, value: float, least: float, shown: str) -> Row:
    return Row(part, target, shown, "met" if value >= least else "MISSED")


if __name__ == "__main__":
    main()
