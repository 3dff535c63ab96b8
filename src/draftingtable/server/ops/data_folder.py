"""Where a server keeps its files: the data folder, the database in it, and the secret."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from draftingtable.games.core.errors import BadOption
from draftingtable.server.settings import Settings

SHORTEST_SECRET = 16


def data_folder(settings: Settings, environment: Mapping[str, str]) -> Path:
    """Returns the configured folder or the user's own (XDG), creating it if needed."""
    if settings.data:
        folder = Path(settings.data).expanduser()
    else:
        base = environment.get("XDG_DATA_HOME", "")
        above = Path(base) if base.startswith("/") else Path.home() / ".local" / "share"
        folder = above / "draftingtable"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def config_file(environment: Mapping[str, str]) -> Path | None:
    """Returns the configured file, or the user's own if there is one."""
    named = environment.get("DRAFTINGTABLE_CONFIG", "")
    if named:
        return Path(named)
    base = environment.get("XDG_CONFIG_HOME", "")
    above = Path(base) if base.startswith("/") else Path.home() / ".config"
    usual = above / "draftingtable" / "server.toml"
    return usual if usual.is_file() else None


def database_url(settings: Settings, folder: Path) -> str:
    return settings.database or f"sqlite:///{(folder / 'tables.sqlite').resolve()}"


def cookie_secret(settings: Settings, folder: Path) -> bytes:
    """Returns the secret from the settings, or from a file that only its owner can read."""
    if settings.secret:
        return checked_secret(settings.secret)
    path = folder / "secret"
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return checked_secret(path.read_text("ascii").strip())
    text = secrets.token_hex(32)
    with os.fdopen(made, "w", encoding="ascii") as file:
        file.write(text + "\n")
    return text.encode()


def checked_secret(text: str) -> bytes:
    if len(text) < SHORTEST_SECRET:
        raise BadOption("setting-secret", "", {"setting": "secret", "least": SHORTEST_SECRET})
    return text.encode()
