"""What the commands' arguments are made of."""

import argparse
from collections.abc import Iterator
from typing import TypeAlias

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


class GameNames:
    """The games there are, looked up when they are needed: most commands name none."""

    def __iter__(self) -> Iterator[str]:
        from draftingtable.games.core.registry import names

        return iter(names())


GAMES = GameNames()


def add_game_name(parser: argparse.ArgumentParser) -> None:
    action = parser.add_argument("game", help="which game")
    action.choices = GAMES  # set afterwards: given at once, argparse would go through them now
