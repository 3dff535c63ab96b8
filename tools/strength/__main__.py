"""Plays what is missing, then writes docs/strength.md and its pictures.

python -m tools.strength                 all of the plan
python -m tools.strength towers-2        only runs whose name starts like that
python -m tools.strength --write-only    plays nothing
"""

import argparse
from pathlib import Path

from draftingtable.arena.results import UnitResult
from draftingtable.arena.results_file import ResultsFile
from draftingtable.arena.running import play
from draftingtable.arena.summary import summarize
from draftingtable.command.games.progress import Progress
from tools.strength.digest import digest_of, store, stored
from tools.strength.page import page, pictures
from tools.strength.plan import ROOT, Run, read_plan

DOCS = ROOT / "docs"
RESULTS = ROOT / "build" / "strength"


def measure(run: Run, workers: int) -> None:
    """Plays a run. Results are kept in build/, so a long run can be stopped at any time."""
    tournament = run.tournament()
    with ResultsFile(RESULTS / run.name / "results.jsonl", tournament) as file:
        missing = [unit for unit in tournament.units() if unit not in file.known]
        with Progress(run.name, tournament.games(missing)) as progress:

            def notice(result: UnitResult) -> None:
                for _ in result.games:
                    progress.advance()

            results = play(tournament, workers, None, file, notice)
    store(digest_of(run, tournament, results, summarize(tournament, results)))


def write(runs: list[Run], docs: Path = DOCS) -> None:
    measured = [(run, digest) for run in runs if (digest := stored(run)) is not None]
    (docs / "strength.md").write_text(page(measured), encoding="utf-8")
    for name, content in pictures(measured).items():
        (docs / "pictures" / name).write_text(content, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots and write docs/strength.md.")
    parser.add_argument("names", nargs="*", help="beginnings of names of runs (default: all)")
    parser.add_argument("--workers", type=int, default=1, help="how many at once (default 1)")
    parser.add_argument("--write-only", action="store_true", help="play nothing")
    given = parser.parse_args()
    runs = read_plan()
    if not given.write_only:
        for run in runs:
            wanted = not given.names or run.name.startswith(tuple(given.names))
            known = stored(run)
            if wanted and (known is None or known.deals < run.deals):
                measure(run, given.workers)
    write(runs)


if __name__ == "__main__":
    main()
