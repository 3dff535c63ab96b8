"""TypeScript types from the server's own description of its API.

`python -m draftingtable.server.http.typescript` prints web/src/lib/models.ts; a test fails when
that file is out of date.
"""

import re
from collections.abc import Iterator
from typing import Any

from draftingtable.server.app import PREFIX, build_api

HEAD = """\
// Made by `python -m draftingtable.server.http.typescript`; changes belong into server/models/.
// What the HTTP API takes and answers. The WebSocket's messages are in docs/protocol.md.
"""
SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def typescript() -> str:
    """All types, and the calls with their bodies and answers."""
    description = build_api().openapi()
    schemas = description["components"]["schemas"]
    parts = [HEAD, *(named_type(name, schemas[name]) for name in sorted(schemas) if wanted(name))]
    return "\n".join([*parts, calls(description["paths"])])


def wanted(name: str) -> bool:
    """FastAPI's own error form is never sent: ours is `Error`."""
    return "ValidationError" not in name


def named_type(name: str, schema: dict[str, Any]) -> str:
    lines = [*comment(schema, ""), f"export interface {name} {{", *members(schema, "  "), "}", ""]
    return "\n".join(lines)


def comment(schema: dict[str, Any], indent: str) -> list[str]:
    text = " ".join(str(schema.get("description", "")).split())
    return [f"{indent}/** {text} */"] if text else []


def members(schema: dict[str, Any], indent: str) -> Iterator[str]:
    required = schema.get("required", [])
    for name, kind in schema.get("properties", {}).items():
        yield from comment(kind, indent)
        yield f"{indent}{key(name)}{'' if name in required else '?'}: {type_of(kind)};"


def key(name: str) -> str:
    return name if PLAIN_KEY.fullmatch(name) else f'"{name}"'


def type_of(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    return type_by_name(schema)


def type_by_name(schema: dict[str, Any]) -> str:
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
    return SIMPLE.get(str(kind), "unknown")


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def calls(paths: dict[str, Any]) -> str:
    """`Calls["POST /tables/{table_id}/join"]["body"]` and the like."""
    lines = ["/** Every call, below `/api/v1`. */", "export interface Calls {"]
    for path in sorted(paths):
        if path.startswith(PREFIX):
            for method, call in sorted(paths[path].items()):
                lines += one_call(f"{method.upper()} {path.removeprefix(PREFIX)}", call)
    return "\n".join([*lines, "}", ""])


def one_call(name: str, call: dict[str, Any]) -> list[str]:
    wanted = {"description": call.get("description") or call.get("summary", "")}
    query = [
        f"{key(one['name'])}?: {type_of(one['schema'])}"
        for one in call.get("parameters", [])
        if one["in"] == "query"
    ]
    lines = [*comment(wanted, "  "), f'  "{name}": {{']
    if query:
        lines.append(f"    query: {{ {'; '.join(query)} }};")
    body = call.get("requestBody")
    if body is not None:
        lines.append(f"    body: {type_of(content_of(body))};")
    return [*lines, f"    answer: {answer_of(call)};", "  };"]


def answer_of(call: dict[str, Any]) -> str:
    good = next(call["responses"][status] for status in call["responses"] if status[0] == "2")
    return type_of(content_of(good))


def content_of(part: dict[str, Any]) -> dict[str, Any]:
    (content,) = part["content"].values()
    schema: dict[str, Any] = content["schema"]
    return schema


if __name__ == "__main__":
    print(typescript(), end="")
