"""Choice of the language."""

import subprocess
import sys

import pytest

from draftingtable.games.core.errors import BadOption
from draftingtable.locale import pick_language


@pytest.mark.parametrize(
    ("explicit", "environment", "language"),
    [
        ("hu", {"LANG": "pl_PL.UTF-8"}, "hu"),
        ("LT", {}, "lt"),
        ("et-EE", {}, "et"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_ALL": "hu_HU", "LANG": "pl_PL.UTF-8"}, "hu"),
        (None, {"LC_MESSAGES": "lt_LT@x", "LANG": "pl_PL.UTF-8"}, "lt"),
        (None, {"LC_ALL": "", "LANG": "et_EE.UTF-8"}, "et"),
        (None, {"LC_ALL": "C", "LANG": "et_EE.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_picking(explicit: str | None, environment: dict[str, str], language: str) -> None:
    assert pick_language(explicit, environment) == language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        pick_language("tlh", {})
    assert caught.value.code == "language-unknown"
    assert caught.value.params["choices"] == ["en", "hu", "pl", "lt", "et"]


def test_importing_is_cheap() -> None:
    """`--help` must answer at once, so nothing heavy may be imported."""
    program = (
        "import sys, draftingtable.locale, draftingtable.locale.refusals;"
        "print([name for name in ('fluent', 'babel', 'rich') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"
