"""Every call of the OpenAPI schema with values generated from the schema."""

from __future__ import annotations

import asyncio
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, TypeAlias

import schemathesis
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from draftingtable.server.http import api
from tests.server.people import HEADERS, Person
from tests.server.playing import open_table
from tests.server.processes import PATIENCE, Server

EXAMPLES = 40
RECORD = Path(__file__).parents[1] / "examples" / "towers-2-referee-off.dtr"
WHOLE_TEXTS = {"POST /api/v1/records", "POST /api/v1/score/{game}"}
"""Generated records and score sheets are never valid; they have their own tests."""
NAMED_IN_BODY = {f"POST /api/v1/admin/{name}" for name in ("close", "forget", "revoke", "unban")}
"""Generated names of tables and people are never real ones; tests/server_in_process has those."""
NOT_YET = {
    "GET /api/v1/daily/{date}/{game}",
    "GET /api/v1/challenges/{challenge_id}",
    "GET /api/v1/challenges/{challenge_id}/comparison",
    "POST /api/v1/challenges/{challenge_id}",
}
"""No day is over on a new server, and no game was played; tests/server_in_process has both."""
Ids: TypeAlias = dict[str, list[str]]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


async def somebody(server: Server) -> tuple[str, Ids]:
    """Returns the cookie and ids of a person with tables in every state and a campaign."""
    async with Person(server, "Fuzz") as person:
        waiting = await open_table(person, "towers", 3)
        playing = (await person.post("/play", game="cities", players=3))["table"]["id"]
        finished = (await person.post("/records", text=RECORD.read_text("utf-8")))["table"]["id"]
        campaign = (await person.post("/campaigns"))["campaign"]["id"]
        ids = {"table_id": [waiting, playing, finished], "campaign_id": [campaign]}
        return person.cookies, ids


def test_every_call_answers_as_described(own_server: Server) -> None:
    cookies, ids = asyncio.run(somebody(own_server))
    schema = schemathesis.openapi.from_url(f"{own_server.url}/api/v1/openapi.json")
    headers = {**HEADERS, "Origin": own_server.url, "Cookie": cookies}
    operations: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    # An administrator may ban or switch off what the other calls need.
    for operation in sorted(operations, key=lambda one: "/admin/" in one.label):
        found = try_out(operation, headers, ids)
        hopeless = operation.label in WHOLE_TEXTS | NAMED_IN_BODY | NOT_YET
        past_the_door = found - {404, 405, 422} or hopeless
        assert past_the_door, f"{operation.label} was never answered properly: {found}"
    assert {operation.label for operation in operations} == written()
    assert own_server.faults() == []


def written() -> set[str]:
    """Returns every call in the server's code, described or not."""
    rooms = [import_module(f"{api.__name__}.{room.name}") for room in iter_modules(api.__path__)]
    rooms.append(import_module("draftingtable.server.admin.api"))
    return {
        f"{method} {route.path}"
        for room in rooms
        for route in room.router.routes
        for method in route.methods
    }


def try_out(operation: Any, headers: dict[str, str], ids: Ids) -> set[int]:
    """Returns the status codes of the answers."""
    statuses: set[int] = set()
    names = {parameter.name for parameter in operation.path_parameters}
    known = {name: st.sampled_from(found) for name, found in ids.items() if name in names}

    @settings(max_examples=EXAMPLES, phases=[Phase.explicit, Phase.generate])
    @given(operation.as_strategy(), st.fixed_dictionaries(known), st.integers(0, 3))
    def call(case: Any, chosen: dict[str, str], real: int) -> None:
        if real and chosen:
            case.path_parameters = {**case.path_parameters, **chosen}
        found = case.call_and_validate(checks=CHECKS, headers=headers, timeout=PATIENCE)
        statuses.add(found.status_code)

    call()
    return statuses
