"""Arguments of the administrator's commands. Written out: pydantic is slow to import for --help.

A test compares them with the list of operations.
"""

import argparse

from draftingtable.command.arguments import Commands, add_command
from draftingtable.command.server.arguments import add_places

ADMIN = """\
examples:
  draftingtable admin status
  draftingtable admin announce 10
  draftingtable admin creation off
  draftingtable admin club --name "Chess and Cards" --language en

These work on the database, with the server running or stopped; running servers follow within a few
seconds. The page /admin offers the same. See docs/operations.md."""

BAN = """\
examples:
  draftingtable ban 203.0.113.7
  draftingtable ban 2001:db8:1234::/48 --reason "floods the chat" --hours 24

A player's public id is shown by `draftingtable admin tables`."""

UNBAN = """\
Names the ban as `draftingtable admin bans` shows it."""

FORGET = """\
A player is replaced by "Player 2" or the like in all finished games, which still replay and verify;
what they said, their campaigns and what they imported are deleted, and their identity is revoked.
While they sit at an open or running table, it is refused. A table is deleted with its secret.
docs/privacy.md says what is kept."""


def add_admin(commands: Commands) -> None:
    parser = add_command(commands, "admin", "administer a server", ADMIN)
    parts = parser.add_subparsers(dest="operation", metavar="OPERATION", required=True)
    for name, about in (
        ("status", "show versions, tables, servers with their load and errors, and the club"),
        ("tables", "show open and running tables and who sits there"),
        ("bans", "show all bans"),
    ):
        add_places(part(parts, name, about))
    table = part(parts, "close", "close a table, even a running game")
    table.add_argument("table", metavar="TABLE", help="a table's code or id")
    add_ban_arguments(part(parts, "ban", "ban an address, a range or a player"))
    add_target(part(parts, "unban", "lift a ban"))
    add_name(part(parts, "forget", "remove a player everywhere, or delete a table"))
    revoke = part(parts, "revoke", "make an identity invalid; its owner starts as a new player")
    revoke.add_argument("player", metavar="PLAYER", help="a player's public id")
    announce = part(parts, "announce", "announce a restart to everyone")
    announce.add_argument("minutes", metavar="MINUTES", help="until then; 0 takes it back")
    for name, about in (
        ("public", "choose who sees the list of public tables"),
        ("creation", "choose who may create tables"),
    ):
        switch = part(parts, name, about)
        switch.add_argument("value", choices=("on", "off", "password"))
    part(parts, "password", "set the club's password, read from standard input")
    add_club(part(parts, "club", "set the club's name, texts and default language"))
    for one in set(parts.choices) - {"status", "tables", "bans"}:
        add_places(parts.choices[one])


def part(parts: Commands, name: str, about: str) -> argparse.ArgumentParser:
    return parts.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")


def add_club(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--name", help="the club's name")
    parser.add_argument("--imprint", metavar="TEXT", help="who runs this server")
    parser.add_argument("--privacy", metavar="TEXT", help="the privacy notice")
    parser.add_argument("--language", metavar="LANG", help="en, hu, pl, lt or et")


def add_ban_arguments(parser: argparse.ArgumentParser) -> None:
    add_target(parser)
    parser.add_argument("--reason", help="a note for yourself")
    parser.add_argument("--hours", metavar="N", help="how long (default: for ever)")


def add_target(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", metavar="RANGE|PLAYER", help="an address, a range, or an id")


def add_name(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="PLAYER|TABLE", help="an id, or a table's code")


def add_moderation(commands: Commands) -> None:
    """The three that an administrator needs most, without `admin` in front."""
    ban = add_command(commands, "ban", "ban an address, a range or a player", BAN)
    add_ban_arguments(ban)
    unban = add_command(commands, "unban", "lift a ban", UNBAN)
    add_target(unban)
    forget = add_command(commands, "forget", "forget a player or a table", FORGET)
    add_name(forget)
    for one in (ban, unban, forget):
        add_places(one)
