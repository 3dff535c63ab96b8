"""The client's types match the server's, and the API description is complete."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from draftingtable.server.app import build_api
from draftingtable.server.http.routers import PREFIX
from draftingtable.server.http.typescript import live_types, type_of, typescript

LIB = Path(__file__).parents[2] / "web" / "src" / "lib"


@pytest.mark.parametrize(("name", "generate"), [("models", typescript), ("types", live_types)])
def test_the_clients_types_are_not_stale(name: str, generate: Callable[[], str]) -> None:
    assert (LIB / f"{name}.ts").read_text("utf-8") == generate(), (
        f"run: python -m draftingtable.server.http.typescript {name} > web/src/lib/{name}.ts"
    )


def test_every_call_lists_its_refusals() -> None:
    for path, calls in build_api().openapi()["paths"].items():
        if path.startswith(PREFIX):
            for call in calls.values():
                assert call["responses"]["422"]["content"]["application/json"]["schema"] == {
                    "$ref": "#/components/schemas/Error"
                }


def test_bodies_have_examples() -> None:
    assert '"examples"' in json.dumps(build_api().openapi())


def test_types_of_all_forms() -> None:
    assert type_of({"type": "array", "items": {"anyOf": [{"type": "null"}, {"const": 3}]}}) == (
        "(null | 3)[]"
    )
    assert type_of({"type": "object", "additionalProperties": {"type": "integer"}}) == (
        "Record<string, number>"
    )
    assert type_of({"enum": ["a", "b"]}) == '"a" | "b"'
    assert type_of({}) == "unknown"
