"""Arguments of the server commands."""

import argparse

from draftingtable.command.arguments import Commands, add_command

SERVE = """\
examples:
  draftingtable serve --open                       for yourself, in your browser
  draftingtable serve --host 0.0.0.0 --port 8080   for everyone on your network
  draftingtable serve --database postgresql://user@host/tables

Settings can also come from the environment (DRAFTINGTABLE_PORT=8080) or a TOML file (port = 8080).
The command line takes precedence. See docs/operations.md for all settings."""

SITE = """\
examples:
  draftingtable site club-games
  python3 -m http.server --bind 127.0.0.1 --directory club-games

Any web server can offer the folder, also below a sub-folder; nothing of ours runs there. Bots, solo
games, the campaign, lessons, exercises, score pads, rules and replays work in the visitor's own
browser. What needs people on other devices is absent. The folder must be new or empty, or hold an
earlier site, which is replaced; files that you have added to it stay. See docs/site.md."""

BACKUP = """\
examples:
  draftingtable backup tables.sqlite
  draftingtable backup tables.jsonl --database postgresql://user@host/tables

Takes a consistent copy while the server is running: a SQLite database as a database, or either
kind as JSON lines (.jsonl). The file appears once it is complete. Keep it as safe as the database:
anyone with it can see all cards."""

RESTORE = """\
examples:
  draftingtable restore tables.sqlite
  draftingtable restore tables.jsonl --database postgresql://user@host/tables

Restores what `backup` wrote, all of it or nothing. A copy of a SQLite database needs a place where
no database is. JSON lines are added to a database, where tables that are there already stay as they
are; use them to move between SQLite and PostgreSQL."""


def add_serve(commands: Commands) -> None:
    parser = add_command(commands, "serve", "start a server for playing in a browser", SERVE)
    parser.add_argument("--host", help="the address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", metavar="N", help="the port to listen on (default 8000)")
    add_places(parser)
    parser.add_argument("--config", metavar="FILE", help="settings in TOML")
    parser.add_argument("--open", action="store_true", help="open it in a browser")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any other setting, e.g. metrics=local; may be repeated",
    )


def add_site(commands: Commands) -> None:
    summary = "write the client as plain files that need no server of ours"
    parser = add_command(commands, "site", summary, SITE)
    parser.add_argument("folder", metavar="FOLDER", help="where to write them")


def add_places(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", help="postgresql://… or sqlite:///…")
    parser.add_argument("--data", metavar="DIR", help="folder for the database and the secret")


def add_backup(commands: Commands) -> None:
    parser = add_command(commands, "backup", "save all tables of a server to a file", BACKUP)
    parser.add_argument("file", metavar="FILE", help="the file to write; must not exist yet")
    add_places(parser)


def add_restore(commands: Commands) -> None:
    parser = add_command(commands, "restore", "restore tables from a backup", RESTORE)
    parser.add_argument("file", metavar="FILE", help="a file written by `backup`")
    parser.add_argument(
        "--unmarked", action="store_true", help="accept JSON lines of version 0.2 or older"
    )
    add_places(parser)
