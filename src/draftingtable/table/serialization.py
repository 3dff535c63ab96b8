"""Dataclasses that can be written to the log as JSON and read back.

The stored keys are the fields, in order. A field with its default value is left out, so a new field
with a default changes no stored log; unknown keys are ignored.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import NamedTuple, Self, cast, get_args, get_origin, get_type_hints

Data = dict[str, object]
Read = Callable[[object], object]


class Stored:
    """The base class of the dataclasses in `entries`."""

    __slots__ = ()

    def as_data(self) -> Data:
        found = ((field, getattr(self, field.name)) for field in fields_of(type(self)))
        return {field.name: plain(value) for field, value in found if value != field.default}

    @classmethod
    def from_data(cls, data: object) -> Self:
        """Reads stored data; raises `TypeError` if a key without a default is missing."""
        given = cast(Mapping[str, object], data)
        known = [field for field in fields_of(cls) if field.name in given]
        return cls(**{field.name: field.read(given[field.name]) for field in known})


class StoredField(NamedTuple):
    name: str
    default: object
    """`MISSING` for a required field: no value equals it, so it is always written."""
    read: Read


_fields: dict[type[Stored], list[StoredField]] = {}


def fields_of(kind: type[Stored]) -> list[StoredField]:
    """Returns the fields, computed once per class."""
    if kind not in _fields:
        hints = get_type_hints(kind)
        found = fields(kind)  # type: ignore[arg-type]
        _fields[kind] = [
            StoredField(one.name, one.default, reader(hints[one.name])) for one in found
        ]
    return _fields[kind]


def reader(hint: object) -> Read:
    """Returns a reader for a field of that type: dataclasses, tuples of them, or plain values."""
    if get_origin(hint) is tuple:
        read_item = reader(get_args(hint)[0])
        return lambda value: tuple(read_item(item) for item in cast(list[object], value))
    parts = get_args(hint)
    inner = next((arg for arg in parts if get_origin(arg) is tuple or is_stored(arg)), None)
    if inner is not None:
        return reader(inner)
    found: Read = getattr(hint, "from_data", lambda value: value)
    return found


def is_stored(hint: object) -> bool:
    return isinstance(hint, type) and issubclass(hint, Stored)


def plain(value: object) -> object:
    """Returns what JSON can hold."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    write: Callable[[], object] | None = getattr(value, "as_data", None)
    return value if write is None else write()
