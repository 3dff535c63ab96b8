"""Nicknames and other short texts: visible, and hard to mistake for another one at the table."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from draftingtable.games.core.errors import Refusal
from draftingtable.table.lookalikes import look_alike

LONGEST: Final = 20
MOST_MARKS: Final = 3
"""Marks on one letter, such as accents; more would cover the lines above and below."""

BLANK: Final = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC),
            *(0x16FE4, 0x1D159, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
"""Characters that count as letters, marks or symbols but are not seen."""


def clean_nickname(text: str) -> str:
    """Returns the name as everyone will see it, or raises a refusal."""
    name = clean_text(text)
    if not name:
        raise Refusal("nickname-empty")
    if len(name) > LONGEST:
        raise Refusal("nickname-long", "", {"most": LONGEST})
    return name


def clean_text(text: str) -> str:
    """Returns a line without what cannot be seen: controls, text directions, stacks of marks."""
    visible = "".join(seen(sign) for sign in text)
    few = with_few_marks(unicodedata.normalize("NFD", visible))
    return " ".join(unicodedata.normalize("NFC", few).split())


def seen(sign: str) -> str:
    """Returns what is left of a character: itself, a space, or nothing."""
    kind = unicodedata.category(sign)
    if kind in ("Cc", "Zl", "Zp", "Zs"):
        return " "
    return "" if sign in BLANK or kind in ("Cf", "Cs", "Co", "Cn") else sign


def with_few_marks(text: str) -> str:
    """Returns the text without marks that repeat, have no letter, or are too many on one."""
    kept = ""
    marks: list[str] | None = None
    """On the current letter; None if there is none."""
    for sign in text:
        if not unicodedata.category(sign).startswith("M"):
            marks = None if sign.isspace() else []
        elif marks is None or sign in marks or len(marks) == MOST_MARKS:
            continue
        else:
            marks.append(sign)
        kept += sign
    return kept


def check_unlike(name: str, others: Iterable[str]) -> None:
    """Refuses a name that looks like one of the others."""
    for other in others:
        if look_alike(name, other):
            raise Refusal("nickname-taken", "", {"nickname": name, "other": other})


def unlike(name: str, others: Iterable[str]) -> str:
    """Returns the name, with a number appended if it looks like one of the others."""
    taken = list(others)
    number = 2
    chosen = name
    while any(look_alike(chosen, other) for other in taken):
        chosen = f"{name[: LONGEST - 3]} {number}"
        number += 1
    return chosen
