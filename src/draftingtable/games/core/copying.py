"""Copies and pickles objects whose class inherits from a compiled one.

Compiled classes do not include the attributes that an ordinary subclass adds, so a bot or a
position of yours would lose them. The arrays of compiled classes (`arrays.py`) can be neither
pickled nor copied, so they travel as `Words` or `Reals`.
"""

from typing import Any, NamedTuple


class Words(NamedTuple):
    """The contents of a `vec[i64]`."""

    words: list[int]


class Reals(NamedTuple):
    """The contents of a `vec[float]`."""

    reals: list[float]


CONTENTS = {"vec[i64]": Words, "vec[float]": Reals}
"""What travels in place of each type of array."""


def attributes(thing: object) -> dict[str, object]:
    """Returns all attributes that are set, those of compiled classes too."""
    found: dict[str, object] = {}
    for kind in type(thing).__mro__:
        for name in kind.__dict__.get("__mypyc_attrs__", ()):
            if name != "__dict__" and hasattr(thing, name):
                found[name] = contents(getattr(thing, name))
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
        setattr(thing, name, restored(value))
    return thing


def contents(value: Any) -> object:
    """Returns the numbers of an array; anything else as it is."""
    kind = CONTENTS.get(type(value).__name__)
    return kind(list(value)) if kind else value


def restored(value: object) -> object:
    """Returns an array for a compiled class; only those have any."""
    if not isinstance(value, Words | Reals):
        return value
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64](value.words) if isinstance(value, Words) else vec[float](value.reals)
