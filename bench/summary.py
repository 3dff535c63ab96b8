"""python -m bench.summary [FOLDER] [--json FILE]

Reads what the parts of `make bench` have written and prints every target with what was measured,
its ratio to the target, and whether it is met; if it is missed, also why. A target that this run
did not measure is listed too, with how to measure it.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from bench import timed
from bench.reasons import reason_for
from bench.report import aligned
from bench.server.runs import shown

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
    ratio: float | None = None
    """How many times as good as the target: at least 1 if it is met. None if it has no number."""
    why: str = ""
    """Why it was missed or not measured."""


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
    Wanted("rules", r"towers-plain >= .*before", "5 Towers, plain: not slower (--before REV)"),
    Wanted("rules", r"cities-plain >= .*before", "cities, plain: not slower (--before REV)"),
    Wanted("rules", r"towers-copy", "5 Towers, copy(): a quarter of the time (--before REV)"),
    Wanted("rules", r"ring-copy|two-copy", "cities, copy(): a quarter of the time (--before REV)"),
    Wanted("rules", r"beginner-copy|expert-copy", "solo, copy(): a quarter (--before REV)"),
    Wanted("rules", r"towers-journeyman", "5 Towers, journeyman: 1.5x (--before REV)"),
    Wanted("rules", r"cities-journeyman", "cities, journeyman: 1.5x (--before REV)"),
    Wanted("rules", r"towers-master", "5 Towers, master: 1.5x (--before REV)"),
    Wanted("rules", r"cities-master", "cities, master: 1.5x (--before REV)"),
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
    Wanted("server", r"processes: moves lost", "PostgreSQL with two processes: no move lost"),
    Wanted("server", r"together: messages", "tables on one process each: 0.05 messages per move"),
    Wanted("server", r"together to spread", "tables on one process each: more moves than spread"),
    Wanted("server", r"1000 tables.*p99", "1,000 live tables: p99 under 60 ms"),
    Wanted("server", r"2000 tables.*p99", "2,000 live tables: p99 under 100 ms"),
    Wanted("server", r"2000 tables.*unanswered", "2,000 live tables: no move unanswered"),
    Wanted("server", r"3000 tables.*unanswered", "3,000 live tables: no move unanswered"),
    Wanted("server", r"3000 tables.*dropped", "3,000 live tables: no connection dropped"),
    Wanted("server", r"memory.*begun", "a sleeping table, begun: at most 10 kB"),
    Wanted("server", r"memory.*played out", "a sleeping table, played out: at most 10 kB"),
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
    if taken := timed.durations(options.folder / timed.NAME):
        print(timed.as_text(taken))


def summary(folder: Path) -> list[Row]:
    """Returns the rows of all parts in order, and one for each wanted target without any."""
    measured = [row for part in PARTS for row in _rows(part, folder / f"{part}.json")]
    missing = [one for one in WANTED if not any(_answers(row, one) for row in measured)]
    absent = [Row(one.part, one.otherwise, "-", "not measured") for one in missing]
    parts = list(dict.fromkeys([*PARTS, *(row.part for row in absent)]))
    rows = sorted([*measured, *absent], key=lambda row: parts.index(row.part))
    return [explained(row) for row in rows]


def explained(row: Row) -> Row:
    return replace(row, why=reason_for(row.part, row.target)) if row.verdict == "MISSED" else row


def as_text(rows: Sequence[Row]) -> str:
    lines = [("part", "target", "measured", "to target", "verdict")]
    for row in rows:
        ratio = "-" if row.ratio is None else f"{row.ratio:.2f}x"
        lines.append((row.part, row.target, row.measured, ratio, row.verdict))
    counts = [(word, sum(row.verdict == word for row in rows)) for word in get_args(Verdict)]
    total = ", ".join(f"{count} {word}" for word, count in counts)
    whys = [f"{row.verdict}: {row.target}\n    {row.why}" for row in rows if row.why]
    table = aligned(lines, right=(2, 3))
    return "\n\n".join([table, *whys, f"{len(rows)} targets: {total}"])


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
        name, verdict = check["name"], words[check["verdict"]]
        if check["ratio"] is None:
            missing = [data["unavailable"].get(check[side]) for side in ("ours", "peer")]
            rows.append(Row("rules", name, "-", verdict, why="; ".join(filter(None, missing))))
        else:
            ratio = check["ratio"]["value"]
            rows.append(Row("rules", name, f"{ratio:.2f}x", verdict, ratio / check["at_least"]))
    return rows


def _vector(data: dict[str, Any]) -> list[Row]:
    """Rates against their targets, and 5 Towers for two against every peer."""
    rates: dict[str, float] = data["rates"]
    rows = []
    for name, least in data["targets"].items():
        if name in rates:
            target = f"{name} at least {least:,} decisions/s"
            rows.append(_at_least("vector", target, rates[name], least, f"{rates[name]:,.0f}/s"))
    for peer in data["peers"]:
        target = f"towers-2 >= 1x {peer}"
        if peer in data["unavailable"]:
            why = data["unavailable"][peer]
            rows.append(Row("vector", target, "-", "not measured", why=why))
        elif peer in rates and "towers-2" in rates:
            ratio = rates["towers-2"] / rates[peer]
            rows.append(_at_least("vector", target, ratio, 1, f"{ratio:.2f}x"))
    ratio, least = data["workers"]["ratio"], data["workers"]["target"]
    rows.append(_at_least("vector", f"two workers >= {least}x one", ratio, least, f"{ratio:.2f}x"))
    return rows


def _server(data: list[dict[str, Any]]) -> list[Row]:
    rows = []
    for one in data:
        if one["met"] is not None:
            target = f"{one['name']}: {one['target']}"
            measured = f"{shown(one['value'])} {one['unit']}".strip()
            rows.append(_row("server", target, measured, one["met"], _ratio_to_text(one)))
    return rows


def _ratio_to_text(one: dict[str, Any]) -> float | None:
    """Compares with a target such as `under 60 ms`; None if it has no number."""
    number = re.search(r"[\d.]+", one["target"])
    if number is None:
        return None
    return _ratio(one["value"], float(number[0]), one["target"].startswith("at least"))


def _client(data: list[dict[str, Any]]) -> list[Row]:
    rows = []
    for one in data:
        if one["kept"] is not None:
            bound = f"{'at least' if one['at_least'] else 'at most'} {one['target']:g}"
            measured = f"{one['value']:.4g} {one['unit']}".strip()
            ratio = _ratio(one["value"], one["target"], one["at_least"])
            rows.append(_row("client", f"{one['name']}: {bound}", measured, one["kept"], ratio))
    return rows


def _minutes(data: list[dict[str, Any]]) -> list[Row]:
    rows = []
    for one in data:
        target, measured = f"{one['name']}: at most {one['goal']} s", f"{one['seconds']:.1f} s"
        if one["parts"]:
            measured += f" ({one['parts']})"
        ratio = _ratio(one["seconds"], one["goal"], at_least=False)
        rows.append(_row("minutes", target, measured, one["met"], ratio))
    return rows


def _ratio(value: float, target: float, at_least: bool) -> float | None:
    above, below = (value, target) if at_least else (target, value)
    return above / below if below else None


def _at_least(part: str, target: str, value: float, least: float, shown: str) -> Row:
    return _row(part, target, shown, value >= least, value / least)


def _row(part: str, target: str, measured: str, met: bool, ratio: float | None) -> Row:
    return Row(part, target, measured, "met" if met else "MISSED", ratio)


if __name__ == "__main__":
    main()
