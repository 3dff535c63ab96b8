"""Reads cookie headers, whatever other programs on the same host name have put there.

The standard library's parser gives up at the first cookie it does not like (`prefs={"a":1}`), and
some of its expressions take quadratic time.
"""

from collections.abc import Iterable, Iterator

Headers = Iterable[tuple[bytes, bytes]]


def values_of(names: Iterable[str], headers: Headers) -> dict[str, list[str]]:
    """Returns the values of all cookies with these names, in the order of the headers."""
    found: dict[str, list[str]] = {name: [] for name in names}
    for name, value in pairs(headers):
        if name in found:
            found[name].append(value)
    return found


def pairs(headers: Headers) -> Iterator[tuple[str, str]]:
    """Yields every cookie; what is not of the form `name=value` is skipped."""
    for header, line in headers:
        if header == b"cookie":
            for part in line.decode("latin-1").split(";"):
                name, equals, value = part.partition("=")
                if equals:
                    yield name.strip(), value.strip().strip('"')
