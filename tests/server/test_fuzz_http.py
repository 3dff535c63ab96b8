"""Every call of the described interface with values made up by its own description."""

from __future__ import annotations

import asyncio
from typing import Any

import schemathesis
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.people import HEADERS, Person
from tests.server.playing import open_table
from tests.server.processes import Server

EXAMPLES = 12
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


async def somebody(server: Server) -> tuple[str, list[str]]:
    """A cookie, and tables of that person in different states."""
    async with Person(server, "Fuzz") as person:
        waiting = await open_table(person, "towers", 3)
        playing = (await person.post("/play", game="cities", players=3))["table"]["id"]
        return person.cookies, [waiting, playing]


def test_every_call_answers_as_it_is_described(own_server: Server) -> None:
    cookies, tables = asyncio.run(somebody(own_server))
    schema = schemathesis.openapi.from_url(f"{own_server.url}/api/v1/openapi.json")
    headers = {**HEADERS, "Origin": own_server.url, "Cookie": cookies}
    operations: list[Any] = [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 20
    for operation in operations:
        try_out(operation, headers, tables)
    assert own_server.faults() == []


def try_out(operation: Any, headers: dict[str, str], tables: list[str]) -> None:
    @settings(max_examples=EXAMPLES, phases=[Phase.explicit, Phase.generate])
    @given(case=operation.as_strategy(), table=st.sampled_from(["", *tables]))
    def call(case: Any, table: str) -> None:
        if table and "{" in case.path:
            case.path_parameters = dict.fromkeys(case.path_parameters or {}, table)
        case.call_and_validate(checks=CHECKS, headers=headers)

    call()
