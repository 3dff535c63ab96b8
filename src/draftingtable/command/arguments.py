"""Argument types and options shared by the commands."""

import argparse
import re
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")
"""A player or a table."""
Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Parser(argparse.ArgumentParser):
    """Takes an id for what it is, even if it begins with a dash."""

    def _parse_optional(self, arg_string: str) -> Any:
        known = any(option.startswith(arg_string) for option in self._option_string_actions)
        if ID.fullmatch(arg_string) and not known:
            return None
        return super()._parse_optional(arg_string)


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
