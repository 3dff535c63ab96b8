"""`draftingtable serve`"""

import argparse
import gc
import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from draftingtable.command.answers import DONE
from draftingtable.games.core.errors import BadOption

if TYPE_CHECKING:
    from draftingtable.server.settings import Settings

NEEDED = ("fastapi", "uvicorn", "sqlalchemy")


def run(options: argparse.Namespace) -> int:
    check_installed()
    # What is imported stays: looking for garbage among it would take a tenth of the start.
    gc.disable()
    try:
        from draftingtable.server.run import run as serve

        gc.freeze()
    finally:
        gc.enable()
    serve(settings_of(options), os.environ, options.open)
    return DONE


def settings_of(options: argparse.Namespace) -> "Settings":
    """Reads settings from the file, the environment and the command line; later ones win."""
    from draftingtable.server.ops.data_folder import config_file
    from draftingtable.server.settings import read_settings

    named = ("host", "port", "database", "data")
    chosen = {name: getattr(options, name, None) for name in named}
    chosen |= read_pairs(getattr(options, "set", []))
    file = getattr(options, "config", None)
    return read_settings(os.environ, chosen, Path(file) if file else config_file(os.environ))


def database_of(options: argparse.Namespace) -> str:
    """Returns the database URL that a server with these settings would use."""
    from draftingtable.server.ops.data_folder import database_url, where_data_is

    settings = settings_of(options)
    return database_url(settings, where_data_is(settings, os.environ))


def check_installed() -> None:
    """Checks for the server's dependencies, an extra that terminal play does not need."""
    for name in NEEDED:
        if find_spec(name) is None:
            raise BadOption("extra-missing", "", {"module": name, "extra": "server"})


def read_pairs(pairs: list[str]) -> dict[str, object]:
    found: dict[str, object] = {}
    for pair in pairs:
        name, separator, value = pair.partition("=")
        if not separator:
            raise BadOption("option-form", "", {"found": pair})
        found[name.strip()] = value.strip()
    return found
