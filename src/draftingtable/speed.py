"""Whether the rules run compiled or as plain Python.

mypyc puts compiled modules beside the sources they were made from, and Python prefers them.
With DRAFTINGTABLE_PLAIN set (to anything but 0), the sources are taken instead: for debugging,
and for the tests that compare both.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VARIABLE = "DRAFTINGTABLE_PLAIN"


class SourcesOnly:
    """An import finder that sees this package's .py files and no compiled ones."""

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
    """Are the rules in use the compiled ones?"""
    from draftingtable.games.core import randomness

    return not (randomness.__file__ or "").endswith(".py")
