"""Reasons for and against moves as sentences, as the client writes hints."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from draftingtable.locale.words import Value, Words

PIECES: Final = ("card", "cards", "other", "on", "tile", "tiles")
"""Parameters that hold pieces in notation."""
CARD: Final = re.compile(r"[a-z]\d+")
Phrase = Mapping[str, object]


def tell_advice(words: Words, advice: Mapping[str, object], names: Sequence[str]) -> str:
    """Says a move, then the reasons given with it. `advice` is what `Advice.as_data` returns."""
    move, reasons = advice["move"], advice["reasons"]
    assert isinstance(move, Mapping)
    assert isinstance(reasons, Sequence)
    told = [tell_phrase(words, reason, names) for reason in reasons]
    params = {"move": capitalised(tell_phrase(words, move, names))}
    if told:
        params["first"] = told[0]
    if len(told) > 1:
        params["second"] = capitalised(told[1])
    return words(f"hint-sentence-{len(told[:2])}", **params)


def tell_phrase(words: Words, phrase: Phrase, names: Sequence[str]) -> str:
    kind, params = phrase["kind"], phrase["params"]
    assert isinstance(params, Mapping)
    told: dict[str, Value] = {}
    for name, value in params.items():
        told[name] = with_names(words, value) if name in PIECES else value
    seat = params.get("seat")
    if isinstance(seat, int):
        told["player"] = names[seat - 1]
    return words(f"hint-{kind}", **told)


def with_names(words: Words, value: str | Sequence[str]) -> str | list[str]:
    if isinstance(value, str):
        return piece_name(words, value)
    return [piece_name(words, one) for one in value]


def piece_name(words: Words, text: str) -> str:
    """Returns a card's or a tile's name for its notation."""
    if CARD.fullmatch(text):
        return f"{words('tower-short', type=text[0])} {text[1:]}"
    buildings = [letter for letter in text if letter.isalpha()]
    return " + ".join(words("building-name", building=building) for building in buildings)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]
