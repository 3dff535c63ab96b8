"""`draftingtable analyse FILE [--depth D] [--seed S] [--json] [--plot FILE]`"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence

from draftingtable.analysis.review import Analysis, analyse
from draftingtable.command.answers import DONE
from draftingtable.command.records.analysing import depth_named, read_record, write_file
from draftingtable.command.records.chances_plot import as_file, chances_plot
from draftingtable.games.core.registry import manifest_of

Data = Mapping[str, object]


def run(options: argparse.Namespace) -> int:
    found = analyse(read_record(options.file), depth_named(options.depth), options.seed)
    if options.plot:
        title = f"{manifest_of(found.game).title}: chances to win"
        write_file(options.plot, as_file(chances_plot(found.points, found.seats, title)))
    if options.json:
        print(json.dumps(found.as_data(), ensure_ascii=False))
    else:
        print("\n".join(table(found)))
    return DONE


def table(found: Analysis) -> list[str]:
    """Returns a line for each deal, with everybody's chance and expected score, and for now."""
    shown = [point for point in found.points if point["kind"] in ("start", "deal")]
    if found.points[-1] not in shown:
        shown.append(found.points[-1])
    return [
        row("", [name[:20] for name in found.seats]),
        *(row(name_of(point), cells(point)) for point in shown),
        *balance_lines(found),
        *(each for decision in found.decisions for each in best(decision)),
    ]


def row(name: str, cells: Sequence[str]) -> str:
    return f"{name:18}" + "".join(f"{cell:>22}" for cell in cells)


def name_of(point: Data) -> str:
    if point["kind"] == "deal":
        return f"deal before {point['step']}"
    return f"after move {point['step']}" if point["kind"] == "move" else str(point["kind"])


def cells(point: Data) -> list[str]:
    error = number(point["error"])
    pairs = zip(numbers(point["wins"]), numbers(point["scores"]), strict=True)
    return [f"{100 * win:.0f} ±{200 * error:.0f} % {score:6.1f}" for win, score in pairs]


def balance_lines(found: Analysis) -> list[str]:
    """Says what deals and choices changed, in percentage points."""
    data = found.balance.as_data()
    names = {"luck": "deals", "own": "own choices", "others": "others' choices"}
    return [
        row(title, [f"{100 * change:+.0f} pp       " for change in numbers(data[key])])
        for key, title in names.items()
    ]


def best(decision: Data) -> list[str]:
    candidates = decision["candidates"]
    assert isinstance(candidates, list)
    lines = [f"best moves of seat {decision['seat']}:"]
    for each in candidates:
        win, error = number(each["wins"]), number(each["error"])
        lines.append(f"  {each['move']:24}{100 * win:5.1f} ±{200 * error:4.1f} %")
    return lines


def number(value: object) -> float:
    assert isinstance(value, float | int)
    return float(value)


def numbers(values: object) -> Sequence[float]:
    assert isinstance(values, list)
    return [number(value) for value in values]
