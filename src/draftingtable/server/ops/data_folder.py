"""Where a server keeps its files: the data folder, the database in it, and the secret."""

import secrets
from collections.abc import Mapping
from pathlib import Path

from draftingtable.games.core.errors import BadOption
from draftingtable.server.settings import Settings
from draftingtable.store.private_files import close_to_strangers, write_once

SHORTEST_SECRET = 16


def data_folder(settings: Settings, environment: Mapping[str, str]) -> Path:
    """Returns the configured folder or the user's own (XDG), creating it if needed."""
    folder = where_data_is(settings, environment)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder


def where_data_is(settings: Settings, environment: Mapping[str, str]) -> Path:
    """Returns the folder, which may not exist."""
    if settings.data:
        return Path(settings.data).expanduser()
    base = environment.get("XDG_DATA_HOME", "")
    above = Path(base) if base.startswith("/") else Path.home() / ".local" / "share"
    return above / "draftingtable"


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
    if not path.exists():
        write_once(path, secrets.token_hex(32) + "\n")
    close_to_strangers(path)
    return checked_secret(path.read_text("ascii").strip())


def checked_secret(text: str) -> bytes:
    if len(text) < SHORTEST_SECRET:
        raise BadOption("setting-secret", "", {"setting": "secret", "least": SHORTEST_SECRET})
    return text.encode()
