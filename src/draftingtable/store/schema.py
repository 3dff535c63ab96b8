"""The database tables. Everything but secrets could be rebuilt from the log."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)
"""Append-only. The key ensures that only one of two writers can add the same number."""

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
"""The secrets that deals are drawn from; kept apart, so a log never reveals the cards."""

tables = Table(
    "tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("number", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("line", Text, nullable=False),
    Index("tables_listed", "state", "public", "updated"),
    Index("tables_due", "due"),
    Index("tables_by_age", "state", "updated"),
)
"""For lists and due dates; may lag slightly behind the log (see `number`)."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("player", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "player"),
    Index("seats_by_player", "player"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("campaign_id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Index("campaigns_by_player", "player"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("depth", Text, nullable=False),
    Column("form", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "depth"),
    Index("reviews_by_age", "at"),
)
"""Whole reviews of finished games, compressed. They name nobody, and could be computed again."""

daily_games = Table(
    "daily_games",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("date", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("slot", Integer, nullable=False),
    Index("daily_games_by_date", "date", "game"),
)
"""The tables that play a daily deal; who plays there is only in the table itself."""

challenges = Table(
    "challenges",
    metadata,
    Column("challenge_id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("level", Text, nullable=False),
    Index("challenges_by_table", "table_id"),
)
"""Links to the deal of a finished game, as it was in one seat."""

challenge_games = Table(
    "challenge_games",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("challenge_id", Text, nullable=False),
    Index("challenge_games_by_challenge", "challenge_id"),
)

bans = Table(
    "bans",
    metadata,
    Column("target", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)
"""Address ranges (`kind` is `address`) and identities (`player`) that may not use the server."""

revoked = Table(
    "revoked",
    metadata,
    Column("player", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""Identities whose cookies are no longer accepted."""

club = Table(
    "club",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the administrator has set: the club's name and texts, and what is switched off."""

changes = Table(
    "changes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
)
"""What running servers must read again: a table, or everything above if it is empty."""

servers = Table(
    "servers",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
)
"""What each running server last reported about itself."""

PASSING = (changes, servers)
"""About servers that run now, so in no copy: reports have the addresses of connected people."""
