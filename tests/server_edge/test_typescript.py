"""The client's types are those of the server, and the description of the API is whole."""

from pathlib import Path

from draftingtable.server.app import PREFIX, build_api
from draftingtable.server.http.openapi import openapi
from draftingtable.server.http.typescript import type_of, typescript

TYPES = Path(__file__).parents[2] / "web" / "src" / "lib" / "models.ts"


def test_the_clients_types_are_not_stale() -> None:
    assert TYPES.read_text("utf-8") == typescript(), (
        "run: python -m draftingtable.server.http.typescript > web/src/lib/models.ts"
    )


def test_every_call_says_what_it_refuses() -> None:
    for path, calls in build_api().openapi()["paths"].items():
        if path.startswith(PREFIX):
            for call in calls.values():
                assert call["responses"]["422"]["content"]["application/json"]["schema"] == {
                    "$ref": "#/components/schemas/Error"
                }


def test_bodies_have_examples() -> None:
    assert '"examples"' in openapi()


def test_types_of_all_forms() -> None:
    assert type_of({"type": "array", "items": {"anyOf": [{"type": "null"}, {"const": 3}]}}) == (
        "(null | 3)[]"
    )
    assert type_of({"type": "object", "additionalProperties": {"type": "integer"}}) == (
        "Record<string, number>"
    )
    assert type_of({"enum": ["a", "b"]}) == '"a" | "b"'
    assert type_of({}) == "unknown"
