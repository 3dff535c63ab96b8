"""The command line's words. Imports nothing that takes time: `--help` must answer at once."""

import argparse
from typing import TypeAlias

from draftingtable.version import VERSION

EPILOG = """\
examples:
  draftingtable play towers                      play 5 Towers against two bots
  draftingtable play towers --seats human:Anna,human:Péter
  draftingtable simulate towers --seats random,random,random --games 100 --seed 7 --records games
  draftingtable replay games/towers-0001.dtr     check a record, line by line
  draftingtable legal unfinished.dtr             what may be done next
  draftingtable score towers sheet.json          the score pad for the printed game
  draftingtable simulate cities --seats random,random,random --games 100 --seed 7

"draftingtable COMMAND --help" explains a command and shows its input.
Set DRAFTINGTABLE_PLAIN=1 to run the rules as plain Python instead of compiled."""

GAMES = ("towers", "cities")

SIMULATE = """\
examples:
  draftingtable simulate towers --seats random,random --games 1000 --seed 7
  draftingtable simulate towers --seats random,random,random --option referee=false --records games
  draftingtable simulate cities --seats random,random,random,random --games 1000 --seed 7
  draftingtable simulate cities --seats random,random --option mode=two --records games

The same seed gives the same games, whatever the machine, compiled or not."""

REPLAY = """\
exit code: 0 when every line is right, 1 with the line and the rule it breaks when not.
A record is a text file; docs/records.md describes it."""

LEGAL = """\
prints "SEAT MOVE" lines, sorted; nothing when the game is over or cards are to be dealt."""

SCORE = """\
example for towers (cards from the bottom up, 0 is the roof; "-" reads standard input):
  {"players": [{"name": "Anna", "towers": {"sand": [6, 4, 0], "tree": [12]}, "razed": 2}]}
example for cities (1 to 7 of them, rows from the top, "." for an empty square):
  {"cities": [["SSSS", "HHOm", "OPOO", "OPHP"], ["SS..", "FdOP", ".e..", "...."]], "mode": "ring"}
  (S shop, F factory, O office, P park, H house; taverns: d drink, e food, m music, b bed)"""

PLAY = """\
examples:
  draftingtable play towers
  draftingtable play towers --seats human:Anna,human:Péter,random --language hu
  draftingtable play towers --seed 7 --record my-game.dtr

While playing, type a move's number or its text (bid 3, build s7), "why 4", "undo", "help"."""


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="draftingtable",
        description="5 Towers and Between Two Cities: play, simulate, check and score them.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action=ShowVersion, nargs=0, help="show the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    add_play(commands)
    add_simulate(commands)
    add_replay(commands)
    add_legal(commands)
    add_score(commands)
    return parser


class ShowVersion(argparse.Action):
    """Also tells whether the rules are compiled, which is the first thing to know when slow."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from draftingtable.speed import is_compiled

        print(f"draftingtable {VERSION} ({'compiled' if is_compiled() else 'plain Python'})")
        parser.exit()


Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_command(
    commands: Commands, name: str, summary: str, epilog: str
) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_game_and_options(parser: argparse.ArgumentParser, default_seats: str | None) -> None:
    parser.add_argument("game", choices=GAMES, help="which game")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, e.g. referee=false; may be repeated",
    )
    parser.add_argument(
        "--seats",
        default=default_seats,
        required=default_seats is None,
        metavar="A,B,...",
        help="who plays, in clockwise order"
        + (f" (default: {default_seats})" if default_seats else ""),
    )
    parser.add_argument("--seed", help="any text or number; the same seed, the same deals")


def add_play(commands: Commands) -> None:
    parser = add_command(commands, "play", "play in this terminal", PLAY)
    add_game_and_options(parser, default_seats="human,random,random")
    parser.add_argument("--language", metavar="LANG", help="en, hu, pl, lt or et")
    parser.add_argument("--start", type=int, metavar="SEAT", help="who begins (default: drawn)")
    parser.add_argument("--record", metavar="FILE", help="write the game's record there")


def add_simulate(commands: Commands) -> None:
    parser = add_command(commands, "simulate", "let bots play each other", SIMULATE)
    add_game_and_options(parser, default_seats=None)
    parser.add_argument(
        "--games", type=whole_number, default=1, metavar="N", help="how many (default 1)"
    )
    parser.add_argument("--records", metavar="DIR", help="write one record a game there")
    parser.add_argument("--json", action="store_true", help="the summary as JSON")


def add_replay(commands: Commands) -> None:
    parser = add_command(commands, "replay", "check every line of a record", REPLAY)
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument("--json", action="store_true", help="the result, or the refusal, as JSON")


def add_legal(commands: Commands) -> None:
    parser = add_command(commands, "legal", "list the legal moves after a record", LEGAL)
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")


def add_score(commands: Commands) -> None:
    parser = add_command(commands, "score", "score a finished game of the printed kind", SCORE)
    parser.add_argument("game", choices=GAMES, help="which game")
    parser.add_argument("file", metavar="FILE", help="a sheet as JSON; - is standard input")


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= 100_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 to 100000000")
    return int(text)
