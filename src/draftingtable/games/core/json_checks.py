"""Checks for reading JSON (score sheets, settings); refusals name the place of the fault.

A place is a path into the JSON, such as `players[2].towers.sand`.
"""

from collections.abc import Sequence

from draftingtable.games.core.errors import BadInput


def require_object(value: object, place: str, required: tuple[str, ...]) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadInput("sheet-not-object", "", {"place": place})
    for key in required:
        if key not in value:
            raise BadInput("sheet-key-missing", "", {"place": place, "key": key})
    return value


def require_only_keys(value: dict[str, object], place: str, known: tuple[str, ...]) -> None:
    for key in value:
        if key not in known:
            raise BadInput(
                "sheet-key-unknown", "", {"place": place, "key": str(key), "choices": list(known)}
            )


def require_list(value: object, place: str, least: int, most: int) -> list[object]:
    if not isinstance(value, list):
        raise BadInput("sheet-not-list", "", {"place": place})
    if least == most != len(value):
        raise BadInput(
            "sheet-list-exact", "", {"place": place, "found": len(value), "expected": most}
        )
    if not least <= len(value) <= most:
        raise BadInput(
            "sheet-list-length",
            "",
            {"place": place, "found": len(value), "least": least, "most": most},
        )
    return value


def require_number(value: object, place: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadInput(
            "sheet-number",
            "",
            {"place": place, "found": str(value)[:40], "least": least, "most": most},
        )
    return value


def require_choice(value: object, place: str, choices: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise not_a_choice(value, place, choices)
    return value


def require_flag(value: object, place: str) -> bool:
    if value is not True and value is not False:
        raise not_a_choice(value, place, ("true", "false"))
    return value


def not_a_choice(value: object, place: str, choices: Sequence[str]) -> BadInput:
    return BadInput(
        "sheet-choice",
        "",
        {"place": place, "found": str(value)[:40], "choices": list(choices)},
    )


def require_text(value: object, place: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BadInput("sheet-not-text", "", {"place": place})
    return value
