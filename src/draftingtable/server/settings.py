"""A server's settings, each with its default, range and help.

They are read from a file (TOML), then the environment (DRAFTINGTABLE_PORT), then the command line;
later ones win. Invalid values are refused by name, before anything starts.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from draftingtable.games.core.errors import BadOption, Parameter

PREFIX = "DRAFTINGTABLE_"
NOT_SETTINGS = {"DRAFTINGTABLE_PLAIN", "DRAFTINGTABLE_CONFIG", "DRAFTINGTABLE_CHROMIUM"}
"""Variables with our prefix that are not settings."""

Value = str | int | float | bool


def setting(
    default: Value, help_text: str, *, least: float = 0, most: float = 1e9, choices: str = ""
) -> Any:
    """A field with its allowed values."""
    about = {"help": help_text, "least": least, "most": most, "choices": choices.split()}
    return field(default=default, metadata=about)


@dataclass(frozen=True)
class Settings:
    """All of a server's settings. Seconds may be fractions."""

    host: str = setting("127.0.0.1", "the address to listen on; 0.0.0.0 for all networks")
    port: int = setting(8000, "the port to listen on", least=1, most=65535)
    data: str = setting("", "folder for the database and the secret (default: the user's)")
    database: str = setting("", "postgresql://… or sqlite:///…; empty: SQLite in the data folder")
    database_wait: float = setting(60, "seconds to wait for the database at the start", most=86400)
    secret: str = setting("", "signs cookies; empty: one in the data folder, made on first start")
    hosts: str = setting(
        "", "names this server answers to, separated by commas; *.example.org for all below"
    )
    proxies: str = setting("", "addresses of reverse proxies whose forwarded headers are trusted")
    admin_token: str = setting(
        "", "opens the administrator's page from anywhere; empty: only from this machine"
    )
    metrics: str = setting(
        "off", "who may read /metrics: nobody, this machine, anyone", choices="off local all"
    )
    log_level: str = setting(
        "info", "how much is logged", choices="debug info warning error critical"
    )
    log_refused: float = setting(
        1, "refused calls logged per second; the others are counted", least=0.001
    )
    log_format: str = setting("json", "one JSON object per line, or text", choices="json text")

    bot_workers: int = setting(0, "bot worker processes; 0: one fewer than cores", most=256)
    daily: str = setting("on", "whether there is a deal of the day", choices="on off")
    master_seconds: float = setting(
        1.0, "seconds a master thinks, and a grandmaster at most", least=0.01, most=60
    )
    hint_seconds: float = setting(1.0, "seconds to compute a hint", least=0.01, most=60)
    bot_patience: float = setting(
        30.0, "seconds before a stuck bot worker is replaced", least=1, most=600
    )

    rate_http: float = setting(20, "HTTP requests per second, per address", least=0.01)
    rate_files: float = setting(
        300, "requests for the client's own files per second, per address", least=0.01
    )
    rate_create: float = setting(0.5, "tables created per second, per address", least=0.001)
    rate_codes: float = setting(0.5, "wrong table codes per second, per address", least=0.001)
    rate_connect: float = setting(5, "connections opened per second, per address", least=0.01)
    rate_messages: float = setting(20, "messages per second, per connection", least=0.01)
    rate_frames: float = setting(
        50, "frames of any kind per second, per connection; it is closed beyond that", least=1
    )
    rate_address: float = setting(200, "frames per second, per address; extra ones wait", least=1)
    rate_moves: float = setting(
        20, "moves and undos per second, per player; extra ones wait", least=0.001
    )
    rate_moves_address: float = setting(
        40, "moves and undos per second, per address; extra ones wait", least=0.001
    )
    rate_resync: float = setting(
        1, "`resync` per second, per connection; ten times that per address", least=0.01
    )
    rate_talk: float = setting(
        1,
        "chat lines, names, proposals, wishes, pings, hints per second, per player",
        least=0.001,
    )
    rate_talk_address: float = setting(
        3, "chat lines and names per second, per address", least=0.001
    )
    rate_talk_spectators: float = setting(
        1, "chat lines per second by all spectators of a table together", least=0.001
    )
    rate_hints: float = setting(0.5, "hints per second, per address", least=0.001)
    rate_reviews: float = setting(0.1, "reviews computed per second, per address", least=0.001)
    rate_burst: float = setting(5, "seconds' worth of requests allowed at once", least=1)
    most_connections: int = setting(10_000, "open connections in total", least=1)
    most_per_address: int = setting(100, "open connections per address", least=1)
    most_per_table: int = setting(60, "watchers (without a seat) per table", least=1)
    most_watchers: int = setting(30, "watchers per address, at all tables together", least=1)
    most_guests: int = setting(
        3, "people who may sit down at an open table from one address, not the host's", least=1
    )
    most_tcp: int = setting(
        200, "TCP connections per address; behind a proxy, requests in progress", least=1
    )
    most_unfinished: int = setting(
        400, "incomplete requests in total, before the oldest is closed", least=1
    )

    most_hints: int = setting(16, "hints waiting or being computed", least=1)
    most_reviews: int = setting(20, "reviews of games waiting or being computed", least=1)
    most_reviews_kept: int = setting(5000, "reviews kept, about 10 kB each", least=1)

    largest_headers: int = setting(32_768, "bytes in a request's headers", least=1024)
    most_headers: int = setting(100, "headers in a request", least=16)
    header_seconds: float = setting(10, "seconds a request's headers may take", least=0.1)
    body_seconds: float = setting(30, "seconds a request's body may take", least=0.1)
    largest_body: int = setting(262_144, "bytes in an HTTP request", least=1024)
    largest_frame: int = setting(8_192, "bytes in a message to the server", least=512)
    queue: int = setting(1_048_576, "bytes queued for a slow client", least=4096)
    slow_seconds: float = setting(20, "seconds they may stay queued", least=0.1)
    ping_interval: float = setting(20, "seconds between pings on a connection", least=0.1)
    ping_timeout: float = setting(20, "seconds before a silent connection is closed", least=0.1)

    busy_seconds: float = setting(
        0.5, "seconds that everything may be late before nothing new is begun", least=0.01
    )
    keep: int = setting(2000, "tables kept in memory, besides those with connections", least=1)
    sleep_seconds: float = setting(
        300, "seconds without a connection or a request before a table leaves memory", least=0.1
    )
    idle_open: float = setting(24, "hours without a change before an open table is warned")
    idle_running: float = setting(720, "hours without a move before a game is warned")
    grace_open: float = setting(1, "hours from the warning until an open table expires")
    grace_running: float = setting(72, "hours from the warning until a game expires")
    absent_seconds: float = setting(
        60, "seconds without a connection before a host may hand a seat to a bot", most=86_400
    )
    reveal_seconds: float = setting(
        10, "seconds the start waits for players to reveal their part of the deal", most=600
    )
    keep_finished: float = setting(730, "days a finished game is kept; 0: for ever")
    keep_expired: float = setting(30, "days a table that expired is kept; 0: for ever")
    keep_chat: float = setting(90, "days chat is kept after a table's end; 0: with the table")
    keep_names: float = setting(0, "days names are kept after a table's end; 0: with the table")
    keep_reviews: float = setting(180, "days a review is kept; 0: with its table")
    sweep_seconds: float = setting(
        2, "seconds between checks for expired clocks and tables", least=0.05
    )
    drain_seconds: float = setting(
        0, "seconds to keep serving while proxies switch, until a second SIGTERM", most=600
    )
    shutdown_seconds: float = setting(5, "seconds to close connections on shutdown", most=600)


def known() -> list[str]:
    return [one.name for one in fields(Settings)]


def read_settings(
    environment: Mapping[str, str],
    chosen: Mapping[str, object] | None = None,
    file: Path | None = None,
) -> Settings:
    """Returns all settings from these three sources; `chosen` comes from the command line."""
    found: dict[str, Value] = {}
    if file is not None:
        found |= {name: checked(name, value) for name, value in read_file(file).items()}
    found |= from_environment(environment)
    found |= {
        name: checked(name, value) for name, value in (chosen or {}).items() if value is not None
    }
    return Settings(**found)  # type: ignore[arg-type]


def read_file(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (ValueError, UnicodeDecodeError) as error:
        params: dict[str, Parameter] = {"file": file.name, "problem": str(error)}
        raise BadOption("setting-file", "", params) from None


def from_environment(environment: Mapping[str, str]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for variable, text in environment.items():
        if variable.startswith(PREFIX) and variable not in NOT_SETTINGS and text != "":
            name = variable.removeprefix(PREFIX).lower()
            found[name] = checked(name, text, variable)
    return found


def checked(name: str, value: object, shown: str = "") -> Value:
    """Returns the value in its setting's type, or raises a refusal that names the setting."""
    kinds = {one.name: one for one in fields(Settings)}
    if name not in kinds:
        raise BadOption("setting-unknown", "", {"setting": shown or name, "choices": known()})
    about = kinds[name].metadata
    kind = kinds[name].type
    if kind is str:
        return checked_text(shown or name, value, about["choices"])
    return checked_number(shown or name, value, kind is int, about["least"], about["most"])


def checked_text(name: str, value: object, choices: list[str]) -> str:
    if not isinstance(value, str) or (choices and value not in choices):
        params: dict[str, Parameter] = {"setting": name, "found": str(value), "choices": choices}
        raise BadOption("setting-choice", "", params)
    return value


def checked_number(name: str, value: object, whole: bool, least: float, most: float) -> float:
    number = number_in(value, whole)
    if number is None or not least <= number <= most:
        raise bad_number(name, value, least, most)
    return number


def number_in(value: object, whole: bool) -> int | float | None:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return None
    try:
        return int(value) if whole else float(value)
    except (ValueError, OverflowError):
        return None


def bad_number(name: str, value: object, least: float, most: float) -> BadOption:
    params: dict[str, Parameter] = {"setting": name, "found": str(value)}
    params |= {"least": f"{least:g}", "most": f"{most:g}"}
    return BadOption("setting-number", "", params)
