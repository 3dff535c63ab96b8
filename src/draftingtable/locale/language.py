"""Language selection."""

import os
from collections.abc import Mapping
from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "hu", "pl", "lt", "et")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(explicit: str | None, environment: Mapping[str, str] | None = None) -> str:
    """Returns the explicit language, or that of the environment, or English.

    Raises `BadOption` if the explicit one is not available.
    """
    if explicit is not None:
        return _known_or_refuse(explicit)
    return _from_environment(os.environ if environment is None else environment)


def _known_or_refuse(text: str) -> str:
    language = _language_part(text)
    if language not in LANGUAGES:
        from draftingtable.games.core.errors import BadOption  # late: keeps this import cheap

        raise BadOption("language-unknown", "", {"found": text[:20], "choices": list(LANGUAGES)})
    return language


def _from_environment(environment: Mapping[str, str]) -> str:
    """Follows POSIX: the first of these variables that is set decides."""
    for name in VARIABLES:
        if environment.get(name):
            language = _language_part(environment[name])
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH


def _language_part(text: str) -> str:
    """Returns `hu` for `hu_HU.UTF-8`, `hu-HU` or `hu@euro`."""
    for mark in ".@_-":
        text = text.partition(mark)[0]
    return text.strip().lower()
