"""Copies and pickles objects whose class inherits from a compiled one.

Compiled classes do not include the attributes that an ordinary subclass adds, so a bot or a
position of yours would lose them. The arrays of compiled classes (`arrays.py`) can be neither
pickled nor copied, so they travel as `Words`.
"""

from typing import NamedTuple


class Words(NamedTuple):
    """The contents of a `vec[i64]`."""

    words: list[int]


def attributes(thing: object) -> dict[str, object]:
    """Returns all attributes that are set, those of compiled classes too."""
    found: dict[str, object] = {}
    for kind in type(thing).__mro__:
        for name in kind.__dict__.get("__mypyc_attrs__", ()):
            if name != "__dict__" and hasattr(thing, name):
                value = getattr(thing, name)
                found[name] = Words(list(value)) if is_array(value) else value
    found.update(getattr(thing, "__dict__", {}))
    return found


def rebuilt(kind: type, values: dict[str, object]) -> object:
    """Returns an object of this class with these attributes."""
    made: object = kind.__new__(kind)  # type: ignore[call-overload]
    return filled(made, values)


def remade(kind: type, arguments: tuple[object, ...], values: dict[str, object]) -> object:
    """The same for a compiled class that cannot be made without arguments."""
    return filled(kind(*arguments), values)


def filled(thing: object, values: dict[str, object]) -> object:
    for name, value in values.items():
        setattr(thing, name, array_of(value.words) if isinstance(value, Words) else value)
    return thing


def is_array(value: object) -> bool:
    return type(value).__name__ == "vec[i64]"


def array_of(words: list[int]) -> object:
    """Returns an array for a compiled class; only those have any."""
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64](words)
