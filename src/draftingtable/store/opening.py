"""Opens stores: creates or migrates a database, or takes it as it is; names what is wrong."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from math import inf
from typing import Final
from urllib.parse import quote

import asyncpg
from sqlalchemy.exc import DBAPIError

from draftingtable.games.core.errors import Refusal
from draftingtable.store.engines import POSTGRES, SQLITE, Address, connect, read_address
from draftingtable.store.migrating import HEAD, migrate, version
from draftingtable.store.notices import Notices, PostgresNotices
from draftingtable.store.store import Store

RETRY_SECONDS: Final = 0.5
REPORT_SECONDS: Final = 10.0
WRONG_LOGIN: Final = (
    asyncpg.InvalidPasswordError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InsufficientPrivilegeError,
)
UNREACHABLE: Final = (
    OSError,
    TimeoutError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
)


async def open_store(address: str) -> Store:
    """Opens the store at that address (see `read_address`), creating or migrating it if needed."""
    where = read_address(address)
    if where.kind == SQLITE:
        where.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    return await opened(where, create=True)


async def wait_for_database(address: str, seconds: float, report: Callable[[str], None]) -> None:
    """Waits until the store can be opened; raises a refusal for anything that waiting cannot fix.

    `report` is called with the place when waiting begins, and then every ten seconds.
    """
    deadline, reported = time.monotonic() + seconds, -inf
    while True:
        try:
            await (await open_store(address)).close()
            return
        except Refusal as refusal:
            if refusal.code != "database-unreachable" or time.monotonic() >= deadline:
                raise
            if time.monotonic() >= reported + REPORT_SECONDS:
                reported = time.monotonic()
                report(str(refusal.params["place"]))
        await asyncio.sleep(RETRY_SECONDS)


async def open_existing(address: str) -> Store:
    """Opens a store to read it; refuses, and creates nothing, if there is none."""
    where = read_address(address)
    if where.kind == SQLITE and not where.path.exists():
        raise Refusal("database-missing", "", {"file": str(where.path)})
    if where.kind == SQLITE and is_empty_file(where):
        raise Refusal("database-unused", "", {"place": where.place()})
    return await opened(where, create=False)


async def opened(where: Address, create: bool) -> Store:
    notices = PostgresNotices(where.plain()) if where.kind == POSTGRES else Notices()
    engines = connect(where)
    try:
        with named_errors(where):
            if create:
                await migrate(engines.writing)
            else:
                async with engines.reading.connect() as connection:
                    check_version(where, await connection.run_sync(version))
            await notices.open()
    except BaseException:
        await engines.close()
        raise
    return Store(where, engines, notices)


def is_empty_file(where: Address) -> bool:
    """Whether the file has no tables. Opening it in the usual way would write to it."""
    uri = f"file:{quote(str(where.path))}?mode=ro"
    try:
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            return connection.execute("SELECT name FROM sqlite_master").fetchone() is None
    except sqlite3.Error:
        raise Refusal("database-unusable", "", {"file": str(where.path)}) from None


def check_version(where: Address, found: str | None) -> None:
    """Refuses another schema: reading must not change it, and we could not read all of it."""
    if found is None:
        raise Refusal("database-unused", "", {"place": where.place()})
    if found < HEAD:
        raise Refusal("database-older", "", {"found": found, "known": HEAD})
    if found > HEAD:
        raise Refusal("database-newer", "", {"found": found, "known": HEAD})


@contextmanager
def named_errors(where: Address) -> Iterator[None]:
    """Turns a database's errors into refusals, which never contain a password."""
    try:
        yield
    except (DBAPIError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise refusal_for(where, error) from None


def refusal_for(where: Address, error: Exception) -> Refusal:
    cause = driver_error(error)
    if where.kind == SQLITE:
        return Refusal("database-unusable", "", {"file": str(where.path)})
    if isinstance(cause, asyncpg.InvalidCatalogNameError):
        return Refusal("database-unknown", "", {"place": where.place()})
    if isinstance(cause, WRONG_LOGIN):
        return Refusal("database-login", "", {"place": where.place()})
    if isinstance(cause, UNREACHABLE):
        return Refusal("database-unreachable", "", {"place": where.place()})
    raise error


def driver_error(error: BaseException) -> BaseException:
    """Returns the driver's own error, which SQLAlchemy wraps twice."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error
