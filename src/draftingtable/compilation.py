"""Selects compiled or plain Python rules.

mypyc puts compiled modules next to their sources, and Python prefers them. If DRAFTINGTABLE_PLAIN
is set (to anything but 0), the sources are used instead: for debugging, and for the tests that
compare both.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VARIABLE = "DRAFTINGTABLE_PLAIN"


class SourcesOnly:
    """An import finder that only sees this package's .py files, not the compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("draftingtable.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def plain_is_asked() -> bool:
    return os.environ.get(VARIABLE, "0") not in ("", "0")


def prefer_plain_if_asked() -> None:
    if plain_is_asked() and not any(isinstance(finder, SourcesOnly) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourcesOnly())


def is_compiled() -> bool:
    """Whether the rules in use are the compiled ones."""
    from draftingtable.games.core import randomness

    return not (randomness.__file__ or "").endswith((".py", ".pyc"))
