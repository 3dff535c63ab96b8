"""Names that people would take for each other, by the skeletons of Unicode's UTS 39.

Two names look alike if their skeletons are equal. A skeleton is not for display: it replaces each
character by the plainest one that it looks like. Accents count, as they do for readers of our
languages: Ádám and Adam are two people.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Final
from unicodedata import normalize

TABLE: Final = "confusables.txt"


@lru_cache(maxsize=1)
def confusables() -> dict[int, str]:
    """Returns, for a character's number, what it looks like."""
    text = (files(__package__) / TABLE).read_text("utf-8")
    rows = [line.split("\t") for line in text.split("\n") if line[:1] not in ("", "#")]
    return {ord(sign): looks_like for looks_like, signs in rows for sign in signs}


def skeleton(text: str) -> str:
    """Returns the skeleton; compatibility forms (fullwidth, circled) are replaced first."""
    return normalize("NFD", normalize("NFKD", text).translate(confusables()))


def shapes(name: str) -> tuple[str, str]:
    """Returns two skeletons without spaces, one for each way of ignoring case.

    Some letters look alike only in upper case (Latin H and Cyrillic En), others only in lower case.
    """
    joined = "".join(name.split())
    return skeleton(joined).casefold(), skeleton(normalize("NFKC", joined).casefold())


def look_alike(name: str, other: str) -> bool:
    return any(one == two for one, two in zip(shapes(name), shapes(other), strict=True))
