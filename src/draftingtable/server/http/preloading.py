"""Names the files that a page will request next.

The build lists the files of each page in `preload.json`. As `Link` headers they reach the browser
before it has read the first script, and are fetched in the meantime.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from draftingtable.locale.language import ENGLISH, LANGUAGES

LISTED = "preload.json"


@dataclass(frozen=True)
class Listed:
    pages: dict[str, list[str]]
    """Files by the first word of an address."""
    words: dict[str, dict[str, list[str]]]
    """The same, by language."""


@lru_cache(maxsize=4)
def read(path: Path, changed: int) -> Listed:
    listed = json.loads(path.read_text("utf-8"))
    return Listed(listed["pages"], listed["words"])


def links(folder: Path, name: str, accepted: str) -> str:
    """Returns the header for a page of the client; empty if the build has no list."""
    path = folder / LISTED
    if not path.is_file():
        return ""
    listed = read(path, path.stat().st_mtime_ns)
    word = name.split("/")[0]
    words = listed.words.get(word, {}).get(first_language(accepted), [])
    return ", ".join(link(file) for file in [*listed.pages.get(word, []), *words])


def link(file: str) -> str:
    if file.endswith(".css"):
        return f"<{file}>; rel=preload; as=style; crossorigin"
    return f"<{file}>; rel=modulepreload"


def first_language(accepted: str) -> str:
    """Returns a guess: only the browser knows the reader's choice."""
    wishes = (wish.strip().split(";")[0].split("-")[0].lower() for wish in accepted.split(","))
    return next((wish for wish in wishes if wish in LANGUAGES), ENGLISH)
