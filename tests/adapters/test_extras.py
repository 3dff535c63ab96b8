"""Without a library, its adapter names the extra to install."""

import sys
from importlib import import_module

import pytest

ADAPTERS = [
    ("towers_v1", "pettingzoo", "pettingzoo"),
    ("cities_v1", "pettingzoo", "pettingzoo"),
    ("cities_v1", "gymnasium", "pettingzoo"),
    ("gymnasium_env", "gymnasium", "gymnasium"),
    ("gymnasium_env", "numpy", "gymnasium"),
    ("open_spiel_game", "pyspiel", "openspiel"),
    ("vector", "numpy", "vector"),
]


@pytest.mark.parametrize(("adapter", "library", "extra"), ADAPTERS)
def test_a_missing_library_is_named(
    adapter: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in list(sys.modules):
        if name.startswith("draftingtable.adapters"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"draftingtable\[{extra}\]"):
        import_module(f"draftingtable.adapters.{adapter}")
