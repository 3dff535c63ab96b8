"""`draftingtable arena GAME --round-robin A,B,C --deals N --out DIR`"""

import argparse
import sys
from pathlib import Path

from draftingtable.arena.matchups import Matchup, ladder, round_robin
from draftingtable.arena.ratings import load_openskill
from draftingtable.arena.report_files import as_json, write_reports
from draftingtable.arena.results import UnitResult
from draftingtable.arena.results_file import ResultsFile
from draftingtable.arena.running import all_cores, check_players, play
from draftingtable.arena.summary import Summary, summarize
from draftingtable.arena.text_report import as_text
from draftingtable.arena.tournament import Tournament
from draftingtable.bots.core.players import read_names, split_players
from draftingtable.bots.core.roster import BotPolicy
from draftingtable.command.answers import DONE
from draftingtable.command.games.choices import read_game_options
from draftingtable.command.games.progress import Progress
from draftingtable.games.core.errors import BadOption, Parameter
from draftingtable.games.core.options import read_options
from draftingtable.games.core.registry import get
from draftingtable.plurals import counted


def run(options: argparse.Namespace) -> int:
    load_openskill()  # fail now if missing, not after a night of games
    tournament = read_tournament(options)
    if options.out is None:
        summary = summarize(tournament, play_all(tournament, options, None))
    else:
        folder = Path(options.out)
        with ResultsFile(folder / "results.jsonl", tournament) as file:
            summary = summarize(tournament, play_all(tournament, options, file))
        write_reports(summary, folder)
    print(as_json(summary) if options.json else format_summary(summary, options.out))
    return DONE


def format_summary(summary: Summary, folder: str | None) -> str:
    where = f"\n\nreports: {Path(folder) / 'report.html'} (and .txt, .json)" if folder else ""
    return as_text(summary) + where


def read_tournament(options: argparse.Namespace) -> Tournament:
    chosen = read_game_options(options.game, options.option, options.automa_deck)
    return Tournament.new(
        options.game,
        read_matchups(options, chosen),
        options.deals,
        options.seed,
        chosen,
        read_names(options.player),
        BotPolicy(options.limit, options.fault),
    )


def read_matchups(options: argparse.Namespace, chosen: dict[str, object]) -> list[Matchup]:
    if options.seats:
        tables = [tuple(split_players(seats)) for seats in options.seats]
        check_size(tables, options.players)
        return tables
    size = options.players or fewest_players(options.game, chosen)
    if options.ladder:
        return ladder(split_players(options.ladder), size)
    return round_robin(split_players(options.round_robin), size)


def check_size(tables: list[Matchup], players: int | None) -> None:
    for table in tables:
        if players and len(table) != players:
            found: dict[str, Parameter] = {"found": len(table), "least": players, "most": players}
            raise BadOption("player-count", "", found)


def fewest_players(name: str, chosen: dict[str, object]) -> int:
    game = get(name)
    return max(2, game.player_counts(read_options(game.options, chosen))[0])


def play_all(
    tournament: Tournament, options: argparse.Namespace, file: ResultsFile | None
) -> list[UnitResult]:
    known = file.known if file else {}
    missing = [unit for unit in tournament.units() if unit not in known]
    if not missing:
        return play(tournament, file=file)
    check_players(tournament)
    if known:
        print(f"arena: continuing after {counted(len(known), 'result')}", file=sys.stderr)
    with Progress("arena", tournament.games(missing)) as progress:

        def notice(result: UnitResult) -> None:
            for _ in result.games:
                progress.advance()

        workers = options.workers or (0 if options.ray else all_cores())
        return play(tournament, workers, options.ray, file, notice)
