"""`draftingtable admin`: what the administrator's page does, on the database itself."""

import argparse
import asyncio
import getpass
import json
import sys
from collections.abc import Awaitable, Callable
from time import time
from typing import TYPE_CHECKING, Any, TypeVar

from draftingtable.command.answers import DONE
from draftingtable.command.server.serve import check_installed, database_of, settings_of
from draftingtable.games.core.errors import BadOption, Refusal
from draftingtable.plurals import counted

if TYPE_CHECKING:
    from draftingtable.server.admin.service import Administration

Found = TypeVar("Found")
Work = Callable[["Administration"], Awaitable[Found]]


def run(options: argparse.Namespace) -> int:
    check_installed()
    name = options.operation
    if name in ("status", "tables", "bans"):
        return look(options, name)
    return carry_out(options, name, vars(options))


def look(options: argparse.Namespace, name: str) -> int:
    """Prints what there is to see, as JSON: programs read it, and people can."""
    method = {"tables": "active_tables"}.get(name, name)
    found = asyncio.run(administering(options, lambda admin: getattr(admin, method)()))
    print(json.dumps(found, ensure_ascii=False, indent=2))
    return DONE


def carry_out(options: argparse.Namespace, name: str, given: dict[str, Any]) -> int:
    """Runs one operation; it has the same arguments as the call of the API."""
    from pydantic import ValidationError

    from draftingtable.server.admin.operations import OPERATIONS

    (operation,) = [one for one in OPERATIONS if one.name == name]
    wanted = operation.arguments.model_fields
    values = {key: given[key] for key in wanted if given.get(key) is not None}
    if "password" in wanted:
        values["password"] = read_password()
    try:
        arguments = operation.arguments.model_validate(values)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(step) for step in first["loc"])
        raise BadOption("bad-request", "", {"place": place, "problem": first["msg"]}) from None
    tables = asyncio.run(administering(options, lambda admin: admin.run(name, arguments)))
    print(f"{name}: {counted(tables, 'table')}" if tables else f"{name}: done")
    return DONE


def read_password() -> str:
    """Reads it from the terminal or standard input: anyone can see a command's arguments."""
    if sys.stdin.isatty():
        return getpass.getpass("Password: ")
    return sys.stdin.readline().rstrip("\n")


def need_database(url: str) -> None:
    """Refuses a file that does not exist: a wrong path must not create an empty database."""
    from draftingtable.store.engines import SQLITE, read_address

    address = read_address(url)
    if address.kind == SQLITE and not address.path.exists():
        raise Refusal("database-missing", "", {"file": str(address.path)})


async def administering(options: argparse.Namespace, work: Work[Found]) -> Found:
    """Runs `work` on the database, whether or not a server is using it."""
    from draftingtable.server.admin.service import Administration
    from draftingtable.server.policy import policy_of
    from draftingtable.store import open_store
    from draftingtable.tables.service import TableService

    url = database_of(options)
    need_database(url)
    store = await open_store(url)
    try:
        tables = TableService(store, policy_of(settings_of(options)), lambda: int(time() * 1000))
        found = await work(Administration(tables, tables.act))
        await tables.close()
        return found
    finally:
        await store.close()
