"""python -m bench [--seconds S] [--rounds N] [--json FILE] [--only NAME,...] [--before REV]"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from tools.versions import compiled_checkout

from bench import history, report
from bench.contender import Contender
from bench.environment import environment
from bench.measure import measure, terminal_progress
from bench.ours import OURS, PACKAGE, of_version
from bench.peers import PEERS
from bench.targets import SINCE_BEFORE, TARGETS, check_all


def main(arguments: Sequence[str] | None = None) -> None:
    contenders = [*OURS, *PEERS]
    options = _parser(contenders).parse_args(arguments)
    chosen = [one for one in contenders if options.only is None or one.name in options.only]
    targets = TARGETS
    if options.before is not None:
        before = of_version(compiled_checkout(options.before))
        wanted = {f"{one.name}-before" for one in chosen}
        chosen += [one for one in before if one.name in wanted]
        targets += SINCE_BEFORE
    measurement = measure(chosen, options.seconds, options.rounds, terminal_progress())
    run = report.Run(
        measurement,
        check_all(measurement, targets),
        environment(PACKAGE),
        options.seconds,
        options.rounds,
    )
    document = report.as_document(run)
    if options.json is not None:
        report.write_json(document, options.json)
    history.append(document)
    print(report.as_text(run))  # last: a closed pipe must not cost us the results


def _parser(contenders: Sequence[Contender]) -> argparse.ArgumentParser:
    known = {contender.name for contender in contenders}

    def names(text: str) -> set[str]:
        wanted = {name.strip() for name in text.split(",")}
        if unknown := wanted - known:
            raise argparse.ArgumentTypeError(f"no contender {', '.join(sorted(unknown))}")
        return wanted

    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Compare random playouts of our games and of peers, in one run.",
        epilog="\n".join(f"{one.name:<20} {one.about}" for one in contenders),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--seconds", type=positive_number, default=1.0, help="per slice (default 1)"
    )
    parser.add_argument("--rounds", type=positive_integer, default=5, help="default 5")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results there")
    parser.add_argument("--only", type=names, metavar="NAME,...", help="of those listed below")
    parser.add_argument("--before", metavar="REV", help="also measure this commit of ours")
    return parser


def positive_number(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError("must be more than 0")
    return value


def positive_integer(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


if __name__ == "__main__":
    main()
