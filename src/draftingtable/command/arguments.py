"""Argument types and options shared by the commands."""

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
    """The available games, looked up on demand: most commands do not need them."""

    def __iter__(self) -> Iterator[str]:
        from draftingtable.games.core.registry import names

        return iter(names())


GAMES = GameNames()


def add_game_name(parser: argparse.ArgumentParser) -> None:
    action = parser.add_argument("game", help="which game")
    action.choices = GAMES  # set afterwards: argparse would look them up at once
