"""An adapter whose library is missing names the extra to install."""

import subprocess
import sys

import pytest

ADAPTERS = [
    ("towers_v1", "pettingzoo", "pettingzoo"),
    ("cities_v1", "pettingzoo", "pettingzoo"),
    ("cities_v1", "gymnasium", "pettingzoo"),
    ("gymnasium_env", "gymnasium", "gymnasium"),
    ("gymnasium_env", "numpy", "gymnasium"),
    ("open_spiel.game", "pyspiel", "openspiel"),
    ("vector", "numpy", "vector"),
]

# In a separate process: compiled modules cannot be unloaded and loaded again.
PROGRAM = """
import sys
sys.modules[{library!r}] = None
try:
    import draftingtable.adapters.{adapter}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(("adapter", "library", "extra"), ADAPTERS)
def test_a_missing_library_is_named(adapter: str, library: str, extra: str) -> None:
    program = PROGRAM.format(library=library, adapter=adapter)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert f"draftingtable[{extra}]" in done.stdout
