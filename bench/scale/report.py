"""python -m bench.scale.report [--write]

Writes the tables and plots of docs/scale.md from docs/scale/measured.json and simulated.json. Each
table is between two markers; a test fails when one is stale.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

from tools.server_tables import filled

from bench.scale.growth import PACE, PEOPLE, SIMULATED, Stage
from bench.scale.measured import FILE, Measured, load
from bench.scale.model import Model, fitted
from bench.scale.plots import Curve, plot
from bench.scale.simulation import Outcome

PAGE = FILE.parents[1] / "scale.md"
Trial = dict[str, Any]


class Report:
    def __init__(self, measured: Measured, simulated: dict[str, Any]) -> None:
        self.measured = measured
        self.model: Model = fitted(measured)
        self.stages = [Stage.of(one) for one in simulated["stages"]]
        self.checks = [Outcome(**one) for one in simulated["checks"]]

    @classmethod
    def stored(cls) -> Report:
        return cls(load(), json.loads(SIMULATED.read_text(encoding="utf-8")))

    def affinity(self) -> str:
        rows = [
            [
                str(number),
                "one server" if trial["together"] else "both servers",
                f"{trial['foreign_per_move']:.2f}",
                f"{trial['moves_per_second']:,.0f}",
                f"{trial['server_us']:,.0f} us",
                f"{trial['database_us']:,.0f} us",
            ]
            for number, trial in enumerate(self.measured.affinity, 1)
        ]
        head = ["run", "a table's people are on", "messages between servers per move", "moves/s"]
        head += ["processor time of the servers per move", "of PostgreSQL"]
        return f"{table(head, rows)}\n\n{self._gain()}"

    def _gain(self) -> str:
        def ratio(key: str) -> float:
            return self._mean(True, key) / self._mean(False, key)

        return (
            "One server per table against both, means of two runs each: "
            f"{ratio('moves_per_second'):.2f} times the moves per second, "
            f"{ratio('server_us'):.2f} times the servers' processor time per move, "
            f"{ratio('database_us'):.2f} times that of PostgreSQL, "
            f"{ratio('foreign_per_move'):.3f} times the messages."
        )

    def _mean(self, together: bool, key: str) -> float:
        return fmean(one[key] for one in self.measured.affinity if one["together"] is together)

    def constants(self) -> str:
        model = self.model
        rows = [
            ["a server's processor time per move", f"{model.server_us:,.0f} us", "fitted"],
            ["for a message of another server about a table that is watched here",
             f"{model.foreign_us:,.0f} us", "fitted"],
            ["for an entry of a table that nobody watches here",
             f"{model.ignored_us:.1f} us", "measured alone"],
            ["PostgreSQL's processor time per move", f"{model.database_us:,.0f} us", "measured"],
            ["entries in the log of a game", f"{model.entries_per_game:,.0f}", "measured"],
            ["the log of a game in the database, with its index",
             f"{model.log_bytes_per_game / 1000:,.1f} kB", "measured"],
            ["a table's line in the lists, seats and secret, with indexes",
             f"{model.other_bytes_per_table / 1000:,.1f} kB", "measured"],
            ["memory of a live table, with three connections",
             f"{model.live_kb:,.0f} kB", "measured"],
            ["memory of a table that nobody watches, before it is put to sleep",
             f"{model.sleeping_kb:,.0f} kB", "measured"],
            ["commits with NOTIFY per second", f"{model.commits:,.0f}", "measured, the best"],
        ]  # fmt: skip
        return table(["constant", "value", ""], rows)

    def database(self) -> str:
        keys = ("what", "writers", "listeners")
        rows = [
            [*(str(rate[key]) for key in keys), f"{rate['per_second']:,.0f}"]
            for rate in self.measured.database
        ]
        return table([*keys, "per second"], rows)

    def errors(self) -> str:
        rows = []
        simulated = iter(self.checks)
        for trial in self.measured.checks:
            name = f"{trial['servers']} server{'s' if trial['servers'] > 1 else ''}, "
            name += f"{trial['tables']} tables, "
            name += f"a move each {trial['pace']:g} s" if trial["pace"] else "as fast as possible"
            predicted = 1e6 * self.model.server_cores(1, trial["servers"])
            rows.append(compared(f"{name}: servers", trial["server_us"], predicted, "us/move"))
            row = compared(
                f"{name}: PostgreSQL", trial["database_us"], self.model.database_us, "us/move"
            )
            rows.append(row)
            if trial["pace"]:
                found = next(simulated)
                rows.append(compared(f"{name}: p50", trial["p50"], found.p50, "ms"))
                rows.append(compared(f"{name}: p99", trial["p99"], found.p99, "ms"))
        return table(["not fitted to", "measured", "predicted", "error"], rows)

    def growth(self) -> str:
        rows = []
        for stage in self.stages:
            moves = stage.tables / PACE
            found = stage.outcome
            rows.append(
                [
                    f"{stage.tables:,}",
                    f"{PEOPLE * stage.tables:,}",
                    "broker" if stage.broker else "NOTIFY",
                    str(stage.servers),
                    f"{self.model.database_cores(moves):.1f}",
                    f"{found.moves_per_second:,.0f} of {moves:,.0f}",
                    f"{100 * found.committing:.0f} %",
                    f"{found.entries_per_commit:.1f}",
                    f"{found.p50:,.0f} / {found.p99:,.0f} ms",
                    f"{stage.tables * self.model.live_kb / 1e6:,.1f} GB",
                    f"{self.model.gigabytes_per_month(moves):,.0f} GB",
                ]
            )
        head = ["live tables", "people", "news by", "server processes", "database cores"]
        head += ["moves/s", "time spent in commits with NOTIFY", "entries per commit"]
        head += ["p50 / p99", "memory", "log per month"]
        return table(head, rows)

    def pictures(self) -> dict[str, str]:
        paced = [trial for trial in self.measured.checks if trial["pace"]]
        return {
            "scale-latency.svg": plot(
                [
                    Curve("simulated: NOTIFY", self._p99(broker=False)),
                    Curve("simulated: a broker by table", self._p99(broker=True)),
                    Curve(
                        "measured on one machine with everything else on it",
                        [(trial["tables"] / trial["pace"], trial["p99"]) for trial in paced],
                        dots=True,
                    ),
                ],
                "99 of 100 moves are answered within",
                "moves per second",
                "ms",
            ),
            "scale-cores.svg": plot(
                [
                    Curve("modelled: server processes", self._servers()),
                    Curve(
                        "modelled: cores of PostgreSQL",
                        [(x, self.model.database_cores(x)) for x, _ in self._servers()],
                    ),
                ],
                "What it takes",
                "moves per second",
                "",
            ),
        }

    def _p99(self, *, broker: bool) -> list[tuple[float, float]]:
        chosen = [stage for stage in self.stages if stage.broker is broker]
        return [(stage.tables / PACE, stage.outcome.p99) for stage in chosen]

    def _servers(self) -> list[tuple[float, float]]:
        chosen = [stage for stage in self.stages if not stage.broker]
        return [(stage.tables / PACE, float(stage.servers)) for stage in chosen]

    def tables(self) -> dict[str, Callable[[], str]]:
        return {
            "affinity": self.affinity,
            "constants": self.constants,
            "database": self.database,
            "errors": self.errors,
            "growth": self.growth,
        }


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def compared(name: str, measured: float, predicted: float, unit: str) -> list[str]:
    error = 100 * (predicted / measured - 1)
    return [name, f"{measured:,.0f} {unit}", f"{predicted:,.0f} {unit}", f"{error:+.0f} %"]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scale.report", description=__doc__)
    parser.add_argument("--write", action="store_true", help="into docs/scale.md and its pictures")
    options = parser.parse_args(arguments)
    report = Report.stored()
    if not options.write:
        print("\n\n".join(made() for made in report.tables().values()))
        return
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8"), report.tables()), encoding="utf-8")
    for name, picture in report.pictures().items():
        (PAGE.parent / "pictures" / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
