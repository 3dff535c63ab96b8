"""Messages by name, from Fluent files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from draftingtable.locale.language import ENGLISH

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    # Fluent takes a tenth of a second to load, so import it on demand
    from fluent.runtime import FluentBundle

FILES: Final = ("common", "errors", "terminal", "server", "table")
"""Files that belong to no game; each game's manifest names its own."""
REVIEW: Final = ("review", "web-hints")
"""Files that only reviews need: reasons are the same as in the client's hints."""
FOLDER: Final = Path(__file__).parent

Value = str | int | bool | Sequence[str] | Sequence[int]


class Words:
    """One language's messages, with English as a fallback.

    A list is passed as comma-separated text, and its length as `<name>_count`. A missing message is
    replaced by its name: a game should not stop for lack of a text.
    """

    def __init__(self, language: str, more: tuple[str, ...] = ()) -> None:
        self.language = language
        self.more = more
        """Further files, which most programs do not need."""

    def __call__(self, message_id: str, /, **params: Value) -> str:
        for language in (self.language, ENGLISH):
            bundle = load(language, self.more)
            if bundle.has_message(message_id):
                pattern = bundle.get_message(message_id).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, prepared(params))
                    return str(text)
        return message_id

    def knows(self, message_id: str) -> bool:
        languages = (self.language, ENGLISH)
        return any(load(language, self.more).has_message(message_id) for language in languages)


@cache
def load(language: str, more: tuple[str, ...] = ()) -> FluentBundle:
    """Loads a language's messages, without bidirectional marks, which terminals would show."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    own = (FOLDER / language / f"{name}.ftl" for name in (*FILES, *more))
    for file in (*own, *game_files(language)):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def game_files(language: str) -> list[Traversable]:
    """Returns the files of all games that have this language."""
    from importlib.resources import files  # late, both: keeps this import cheap

    from draftingtable.games.core.registry import manifests

    places = [
        files(manifest.locale).joinpath(language, f"{manifest.name}.ftl")
        for manifest in manifests().values()
        if manifest.locale
    ]
    return [place for place in places if place.is_file()]


def prepared(params: dict[str, Value]) -> dict[str, object]:
    """Returns parameters in the form Fluent expects."""
    result: dict[str, object] = {}
    for name, value in params.items():
        if isinstance(value, Sequence) and not isinstance(value, str):
            result[name] = ", ".join(str(item) for item in value)
            result[f"{name}_count"] = len(value)
        else:
            result[name] = prepared_value(value)
    return result


def prepared_value(value: str | int | bool) -> object:
    """Prevents thousands separators: seat, line and version numbers are not amounts."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, bool):
        return str(value).lower()
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
