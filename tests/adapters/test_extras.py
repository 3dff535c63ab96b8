"""Without a library, its adapter names the extra to install."""

import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

import draftingtable.adapters

PACKAGE = "draftingtable.adapters"
ADAPTERS = [
    ("towers_v1", "pettingzoo", "pettingzoo"),
    ("cities_v1", "pettingzoo", "pettingzoo"),
    ("cities_v1", "gymnasium", "pettingzoo"),
    ("gymnasium_env", "gymnasium", "gymnasium"),
    ("gymnasium_env", "numpy", "gymnasium"),
    ("open_spiel_game", "pyspiel", "openspiel"),
    ("vector", "numpy", "vector"),
]


def loaded() -> dict[str, ModuleType]:
    return {name: sys.modules[name] for name in list(sys.modules) if name.startswith(PACKAGE)}


@pytest.fixture
def nothing_loaded() -> Iterator[None]:
    """As if no adapter had been imported yet; afterwards everything is as it was."""
    before = loaded()
    for name in before:
        del sys.modules[name]
    yield
    for name in loaded():
        del sys.modules[name]
    sys.modules.update(before)
    draftingtable.adapters = before[PACKAGE]


@pytest.mark.usefixtures("nothing_loaded")
@pytest.mark.parametrize(("adapter", "library", "extra"), ADAPTERS)
def test_a_missing_library_is_named(
    adapter: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"draftingtable\[{extra}\]"):
        import_module(f"{PACKAGE}.{adapter}")
