"""Pickles views for the bot processes.

A view only holds what one seat may know: the position, the order of the deck and the table's secret
stay in the server. Compiled objects whose `__init__` has arguments cannot be pickled as usual, so
ours are pickled by attribute.
"""

import inspect
import io
import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any

from draftingtable.games.core.view import View

OURS = "draftingtable.games."


class Packer(pickle.Pickler):
    def reducer_override(self, packed: Any) -> Any:
        kind = type(packed)
        if not (kind.__module__.startswith(OURS) or isinstance(packed, View)):
            return NotImplemented
        return rebuilt, (kind, dict(attributes(packed)))


def attributes(packed: object) -> Iterator[tuple[str, object]]:
    for name in names_of(packed):
        yield name, getattr(packed, name)


def names_of(packed: object) -> list[str]:
    """Returns the attribute names. mypyc lists those of each compiled class separately."""
    plain = getattr(packed, "__dict__", None)
    if plain is not None:
        return list(plain)
    found: list[str] = []
    for kind in type(packed).__mro__:
        found += [name for name in kind.__dict__.get("__mypyc_attrs__", ()) if name not in found]
    return found


def rebuilt(kind: type, values: dict[str, object]) -> object:
    """Rebuilds an object. Arguments of our `__init__`s are attributes too; more are set later."""
    made: object = kind(**{name: values[name] for name in arguments(kind)})
    for name, value in values.items():
        object.__setattr__(made, name, value)
    return made


@cache
def arguments(kind: type) -> list[str]:
    """Returns the arguments of a class's `__init__`; a compiled one has them only as text."""
    text: str | None = getattr(kind, "__text_signature__", None)
    if text is None:
        return list(inspect.signature(kind).parameters)
    words = [word.partition("=")[0].strip() for word in text.strip("()").split(",")]
    return [word for word in words if word and not word.startswith(("$", "/", "*"))]


def pack(value: object) -> bytes:
    out = io.BytesIO()
    Packer(out, pickle.HIGHEST_PROTOCOL).dump(value)
    return out.getvalue()


def unpack(data: bytes) -> Any:
    return pickle.loads(data)
