"""The words of the commands that have to do with a server."""

import argparse

from draftingtable.command.arguments import Commands, add_command

SERVE = """\
examples:
  draftingtable serve --open                       for yourself, in your browser
  draftingtable serve --host 0.0.0.0 --port 8080   for everybody in your network
  draftingtable serve --database postgresql://user@host/tables

Everything else is set by environment (DRAFTINGTABLE_PORT=8080) or by a TOML file (port = 8080);
docs/operations.md lists all settings. The command line has the last word."""

BACKUP = """\
examples:
  draftingtable backup tables.sqlite
  draftingtable backup tables.jsonl --database postgresql://user@host/tables

A copy as of one moment, while the server runs: of SQLite as a database, or of either kind as lines
of JSON (.jsonl). Keep it as safe as the database itself: who has it can see all cards."""

RESTORE = """\
examples:
  draftingtable restore tables.sqlite
  draftingtable restore tables.jsonl --database postgresql://user@host/tables

The other way round; what is there already is never overwritten. Lines of JSON move tables from
SQLite to PostgreSQL, or back."""


def add_serve(commands: Commands) -> None:
    parser = add_command(commands, "serve", "start a server for playing in a browser", SERVE)
    parser.add_argument("--host", help="the address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", metavar="N", help="the port to listen on (default 8000)")
    add_places(parser)
    parser.add_argument("--config", metavar="FILE", help="settings as TOML")
    parser.add_argument("--open", action="store_true", help="open a browser there")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any other setting, e.g. metrics=local; may be repeated",
    )


def add_places(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help="postgresql://… or sqlite:///…")
    parser.add_argument("--data", metavar="DIR", help="where the database and the secret are kept")


def add_backup(commands: Commands) -> None:
    parser = add_command(commands, "backup", "write all tables of a server to a file", BACKUP)
    parser.add_argument("file", metavar="FILE", help="to be written; must not exist yet")
    add_places(parser)


def add_restore(commands: Commands) -> None:
    parser = add_command(commands, "restore", "read tables from a backup", RESTORE)
    parser.add_argument("file", metavar="FILE", help="what `backup` has written")
    add_places(parser)
