"""Copies and pickles objects whose class inherits from a compiled one.

Compiled classes do not include the attributes that an ordinary subclass adds, so a bot or a
position of yours would lose them.
"""


def attributes(thing: object) -> dict[str, object]:
    """Returns all attributes that are set, those of compiled classes too."""
    found: dict[str, object] = {}
    for kind in type(thing).__mro__:
        for name in kind.__dict__.get("__mypyc_attrs__", ()):
            if name != "__dict__" and hasattr(thing, name):
                found[name] = getattr(thing, name)
    found.update(getattr(thing, "__dict__", {}))
    return found


def rebuilt(kind: type, values: dict[str, object]) -> object:
    """Returns an object of this class with these attributes."""
    made: object = kind.__new__(kind)  # type: ignore[call-overload]
    for name, value in values.items():
        setattr(made, name, value)
    return made
