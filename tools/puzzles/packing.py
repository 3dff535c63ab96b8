"""Makes the client's files small: lists of texts as one text, and views after a move as changes.

`web/src/pages/puzzles/packing.ts` reverses both.
"""

from __future__ import annotations

from typing import Any, Final

LIST: Final = "~"
"""A text that begins with it is a list of the words that follow."""
WHOLE: Final = "="
"""The key of what replaces an object with other names."""


def packed(data: Any) -> Any:
    """Returns the data with each list of two or more words as one text."""
    if isinstance(data, dict):
        return {name: packed(value) for name, value in data.items()}
    if isinstance(data, list):
        return LIST + " ".join(data) if is_words(data) else [packed(each) for each in data]
    assert not (isinstance(data, str) and data.startswith(LIST))
    return data


def is_words(data: list[Any]) -> bool:
    return len(data) > 1 and all(
        isinstance(each, str) and each and " " not in each for each in data
    )


def changes(old: Any, new: Any) -> Any:
    """Returns what turns `old` into `new`: objects and lists of the same size part by part."""
    if isinstance(old, dict) and isinstance(new, dict):
        if set(old) != set(new):
            return {WHOLE: new}
        return {name: changes(old[name], new[name]) for name in new if old[name] != new[name]}
    if is_alike(old, new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(at): changes(one, other) for at, (one, other) in pairs if one != other}
    return {WHOLE: new} if isinstance(new, dict) else new


def is_alike(old: Any, new: Any) -> bool:
    """Whether both are lists of as many objects or lists."""
    if not (isinstance(old, list) and isinstance(new, list) and len(old) == len(new)):
        return False
    return all(isinstance(each, dict | list) for each in (*old, *new))
