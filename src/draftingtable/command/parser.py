"""The argument parser. Imports nothing slow: `--help` must respond at once."""

import argparse

from draftingtable.command.arguments import Commands, Parser, add_command, add_game_name
from draftingtable.command.server.admin_arguments import add_admin, add_moderation
from draftingtable.command.server.arguments import add_backup, add_restore, add_serve, add_site
from draftingtable.version import VERSION

EPILOG = """\
examples:
  draftingtable play towers                      play 5 Towers against two bots
  draftingtable play towers --seats human:Anna,human:Péter
  draftingtable play cities --mode beginner      play Between Two Cities alone
  draftingtable simulate towers --seats random,random,random --games 100 --seed 7 --records games
  draftingtable replay games/towers-000001.dtr   check a record line by line
  draftingtable verify downloaded.dtr            check that a server's deals were fair
  draftingtable legal unfinished.dtr             list the legal moves
  draftingtable analyse games/towers-000001.dtr  show the chances to win
  draftingtable review games/towers-000001.dtr   show what would have been better
  draftingtable score towers sheet.json          score a game of the printed edition
  draftingtable simulate cities --seats random,random,random --games 100 --seed 7
  draftingtable arena towers --round-robin random,journeyman --deals 100 --out results
  draftingtable serve --open                     play in a browser, with others

See "draftingtable COMMAND --help" for each command and its input.
Set DRAFTINGTABLE_PLAIN=1 to run the rules as plain Python instead of compiled."""


SIMULATE = """\
examples:
  draftingtable simulate towers --seats random,random --games 1000 --seed 7
  draftingtable simulate towers --seats random,random,random --option referee=false --records games
  draftingtable simulate cities --seats random,random,random,random --games 1000 --seed 7
  draftingtable simulate cities --seats random,random --option mode=two --records games
  draftingtable simulate cities --seats random --option mode=expert --option level=2 --games 100

The same seed gives the same games on every machine, compiled or not."""

REPLAY = """\
exit code: 0 if every line is valid; otherwise 1, with the line and the rule it breaks.
A record is a text file; see docs/records.md for the format."""

VERIFY = """\
Every deal must follow from the secret the server committed to before the game and from the
players' own numbers. So must the seating and the start player, if they were drawn.
It prints one of three verdicts, with its exit code:
  0  proved         everything follows, and everyone revealed the number they had committed to
  1  broken         with the first line that does not follow, or that cannot be read
  3  not provable   with the reason: somebody did not reveal, nobody but the server took part,
                    an old game (version 1), or a record without a proof
Only records from a server have a proof, not those of `simulate` or of games in the terminal.
A record alone cannot show that a commitment is yours: compare it with what your device kept.
docs/fair-deals.md describes the method, so you can check it with your own program."""

LEGAL = """\
It prints sorted "SEAT MOVE" lines; nothing if the game is over or cards must be dealt first."""

ANALYSE = """\
examples:
  draftingtable analyse game.dtr
  draftingtable analyse unfinished.dtr --depth deep
  draftingtable analyse game.dtr --json --plot chances.svg

It prints each player's chance to win and expected score after each deal, twice the standard error
(±), what deals and choices changed in percentage points (pp), and the best moves if the game is not
over. It plays on many times from each position, as bots do; docs/analysis.md describes the method.
The same record, depth and seed give the same numbers on every machine."""

REVIEW = """\
examples:
  draftingtable review game.dtr
  draftingtable review game.dtr --language hu --html review.html
  draftingtable review game.dtr --json

It shows the chances to win over the game, what decided it, luck and skill, and what would have been
better than choices that cost much. A usual review takes 5 to 20 seconds, a quick one a third of
that, a deep one five times as long. docs/analysis.md describes the method and the JSON."""

SCORE = """\
example for towers (cards from the bottom up, 0 is the roof; "-" reads standard input):
  {"players": [{"name": "Anna", "towers": {"sand": [6, 4, 0], "tree": [12]}, "razed": 2}]}
example for cities (1 to 7 cities, rows from the top, "." for an empty square):
  {"cities": [["SSSS", "HHOm", "OPOO", "OPHP"], ["SS..", "FdOP", ".e..", "...."]], "mode": "ring"}
  (S shop, F factory, O office, P park, H house; taverns: d drink, e food, m music, b bed)
example for cities, solo (your cities A and C, Automacity's tiles, and the level's points):
  {"cities": [["SSSS", "HHOm", "OPOO", "OPHP"], ["SS..", "FdOP", ".e..", "...."]],
   "mode": "expert", "automacity": {"S": 4, "d": 1, "P": 3}, "level_points": -8}"""

ARENA = """\
players:
  random, ...                   one of the built-in bot levels
  master:iterations=500         a level with parameters, separated by commas
  python:mybot.py:Eager         your own class, from a file or an importable module
  stdio:python3 mybot.py        a program that reads standard input and writes standard output
  ws:8765, ws:HOST:PORT         a program that serves a WebSocket
If a player's command contains a comma, put it in double quotes or name it with --player.
See docs/bots.md for how to write one.

examples:
  draftingtable arena towers --round-robin random,journeyman,master --deals 500 --out results
  draftingtable arena towers --ladder random,apprentice,journeyman --players 3
  draftingtable arena towers --player mine="stdio:python3 mybot.py" --seats mine,random,random

Each deal is played with the seats rotated, and every table gets the same deals. With --out,
results are saved in DIR/results.jsonl: run the same command again to continue where it stopped,
or with more --deals to add to it. Reports (report.txt, report.json, report.html) are written to
the same folder. The same seed gives the same games with any number of workers, here or on Ray."""

PLAY = """\
examples:
  draftingtable play towers
  draftingtable play towers --seats human:Anna,human:Péter,random --language hu
  draftingtable play towers --seed 7 --record my-game.dtr
  draftingtable play cities
  draftingtable play cities --mode beginner --level 2
  draftingtable play cities --mode two --seats human:Anna,human:Péter

While playing, type a move's number or its text (bid 3, build s7; pick S d, place S A 1,0),
"why 4", "undo", "help"."""


CAMPAIGN = """\
Three (or six) solo games of Between Two Cities with the same mode and level. After each game,
choose a building type in your lower city for a bonus. Each type can be chosen once.

examples:
  draftingtable campaign
  draftingtable campaign winter.dtc --mode expert --level 2 --games 6

The file is saved after every game. Run the same command to continue where you left off, even in
the middle of a game (it is saved in FILE.game)."""


def build_parser() -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = Parser(
        prog="draftingtable",
        description="Play, simulate, check and score 5 Towers and Between Two Cities.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="show the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    add_play(commands)
    add_campaign(commands)
    add_simulate(commands)
    add_replay(commands)
    add_verify(commands)
    add_legal(commands)
    add_analyse(commands)
    add_review(commands)
    add_score(commands)
    add_arena(commands)
    add_serve(commands)
    add_site(commands)
    add_backup(commands)
    add_restore(commands)
    add_admin(commands)
    add_moderation(commands)
    return parser


class ShowVersion(argparse.Action):
    """Also prints whether the rules are compiled, the first thing to check when slow."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from draftingtable.compilation import is_compiled

        print(f"draftingtable {VERSION} ({'compiled' if is_compiled() else 'plain Python'})")
        parser.exit()


def add_game_and_options(
    parser: argparse.ArgumentParser, seats_help: str, seats_required: bool
) -> None:
    add_game(parser)
    parser.add_argument("--seed", help="any text or number; the same seed gives the same deals")
    parser.add_argument(
        "--seats",
        required=seats_required,
        metavar="A,B,...",
        help=seats_help,
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    add_game_name(parser)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a game option, e.g. referee=false; may be repeated",
    )
    parser.add_argument(
        "--automa-deck",
        metavar="FILE",
        help="cities, expert mode: your own Automa cards (docs/rules/cities.md, S5)",
    )


def add_play(commands: Commands) -> None:
    parser = add_command(commands, "play", "play in this terminal", PLAY)
    seats_help = "players in clockwise order (default: human, plus bots if needed)"
    add_game_and_options(parser, seats_help, seats_required=False)
    parser.add_argument("--mode", help="cities: ring (default), two, beginner or expert")
    parser.add_argument(
        "--level", metavar="N", help="cities, solo: difficulty from 1 (easiest; default 2)"
    )
    parser.add_argument("--language", metavar="LANG", help="en, hu, pl, lt or et")
    parser.add_argument("--start", type=int, metavar="SEAT", help="who starts (default: random)")
    parser.add_argument("--record", metavar="FILE", help="save the game's record to FILE")


def add_campaign(commands: Commands) -> None:
    parser = add_command(commands, "campaign", "play a solo campaign in this terminal", CAMPAIGN)
    parser.add_argument(
        "file", nargs="?", default="campaign.dtc", metavar="FILE", help="(default campaign.dtc)"
    )
    parser.add_argument("--mode", help="beginner (default) or expert")
    parser.add_argument(
        "--level", type=whole_number, metavar="N", help="difficulty from 1 (easiest; default 2)"
    )
    parser.add_argument("--games", type=whole_number, metavar="N", help="3 (default) or 6")
    parser.add_argument("--name", default="", help="your name")
    parser.add_argument("--language", metavar="LANG", help="en, hu, pl, lt or et")
    parser.add_argument("--seed", help="any text or number; the same seed gives the same deals")
    parser.add_argument(
        "--automa-deck", metavar="FILE", help="expert: your own Automa cards (docs/rules, S5)"
    )


def add_simulate(commands: Commands) -> None:
    parser = add_command(commands, "simulate", "run games between bots", SIMULATE)
    add_game_and_options(parser, "players in clockwise order", seats_required=True)
    parser.add_argument(
        "--games", type=whole_number, default=1, metavar="N", help="number of games (default 1)"
    )
    parser.add_argument("--records", metavar="DIR", help="save one record per game in DIR")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")


def add_replay(commands: Commands) -> None:
    parser = add_command(commands, "replay", "check every line of a record", REPLAY)
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--json", action="store_true", help="print the result or the error as JSON")


def add_verify(commands: Commands) -> None:
    parser = add_command(commands, "verify", "check that a record's deals were fair", VERIFY)
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--json", action="store_true", help="print the result or the error as JSON")


def add_legal(commands: Commands) -> None:
    parser = add_command(commands, "legal", "list the legal moves after a record", LEGAL)
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")


def add_analyse(commands: Commands) -> None:
    parser = add_command(commands, "analyse", "show the chances to win in a record", ANALYSE)
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--json", action="store_true", help="print the analysis as JSON")
    parser.add_argument("--plot", metavar="FILE", help="draw the chances into an SVG file")
    add_depth(parser)


def add_review(commands: Commands) -> None:
    parser = add_command(commands, "review", "judge the decisions of a finished game", REVIEW)
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument("--json", action="store_true", help="print the parts as JSON, one per line")
    parser.add_argument("--html", metavar="FILE", help="write a page that needs no server")
    parser.add_argument("--language", metavar="LANG", help="en, hu, pl, lt or et")
    add_depth(parser)


def add_depth(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--depth", default="usual", metavar="D", help="quick, usual (the default) or deep"
    )
    parser.add_argument("--seed", default="1", help="any text or number (default 1)")


def add_score(commands: Commands) -> None:
    parser = add_command(commands, "score", "score a finished game of the printed edition", SCORE)
    add_game_name(parser)
    parser.add_argument("file", metavar="FILE", help="a score sheet in JSON; - for standard input")


def add_arena(commands: Commands) -> None:
    parser = add_command(commands, "arena", "measure how strong bots are", ARENA)
    add_game(parser)
    add_tables(parser)
    parser.add_argument(
        "--deals", type=whole_number, default=100, metavar="N", help="number of deals (default 100)"
    )
    parser.add_argument("--seed", default="1", help="any text or number (default 1)")
    parser.add_argument("--out", metavar="DIR", help="save results and reports in DIR")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    add_places_to_play(parser)
    add_house_rules(parser)


def add_tables(parser: argparse.ArgumentParser) -> None:
    tables = parser.add_mutually_exclusive_group(required=True)
    tables.add_argument(
        "--seats",
        action="append",
        metavar="A,B,...",
        help="the players at a table; repeat for more tables",
    )
    tables.add_argument("--ladder", metavar="A,B,...", help="each meets the next")
    tables.add_argument("--round-robin", metavar="A,B,...", help="all meet each other")
    parser.add_argument(
        "--players",
        type=whole_number,
        metavar="N",
        help="seats per table when two players meet, one against the rest (default: the minimum)",
    )
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="NAME=PLAYER",
        help="a short name for a player; may be repeated",
    )


def add_places_to_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--workers", type=whole_number, metavar="N", help="worker processes (default: all cores)"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help='play on a Ray cluster; "local" starts one on this machine (extra "ray")',
    )


def add_house_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--limit",
        type=time_limit,
        default=10.0,
        metavar="SECONDS",
        help="time limit per move for an external program (default 10)",
    )
    parser.add_argument(
        "--fault",
        choices=("stop", "forfeit", "random"),
        default="stop",
        help="what to do about a late, illegal or unreadable answer: stop the tournament "
        "(default), forfeit the game, or play a random legal move",
    )


def time_limit(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 86400:
        raise argparse.ArgumentTypeError("must be between 0 and 86400 seconds")
    return value


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= 100_000_000:
        problem = f"must be a whole number from 1 to 100000000, not {text!r}"
        raise argparse.ArgumentTypeError(problem)
    return int(text)
