"""Nicknames: short, printable, and hard to mistake for another one at the same table."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from draftingtable.games.core.errors import Refusal

LONGEST: Final = 20

# Letters of other alphabets, and digits, that look like Latin letters in most typefaces.
LOOKS_LIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝһɡɩαβγεηικνορτυχω0135$@|!",
    "abekmhopctyxijsdqwhgiabyenikvoptuxwolessaii",
)


def clean_nickname(text: str) -> str:
    """Returns the name as everyone will see it, or raises a refusal."""
    printable = "".join(sign if is_visible(sign) else " " for sign in text)
    name = " ".join(unicodedata.normalize("NFC", printable).split())
    if not name:
        raise Refusal("nickname-empty")
    if len(name) > LONGEST:
        raise Refusal("nickname-long", "", {"most": LONGEST})
    return name


def is_visible(sign: str) -> bool:
    """Whether it is neither a control, nor a text direction mark, nor a lone surrogate."""
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def skeleton(name: str) -> str:
    """Returns a key that is equal for names that people would confuse."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(sign for sign in letters if not unicodedata.combining(sign))
    joined = "".join(sign for sign in plain.casefold() if not sign.isspace())
    return joined.translate(LOOKS_LIKE).replace("rn", "m").replace("vv", "w").replace("i", "l")


def check_unlike(name: str, others: Iterable[str]) -> None:
    """Refuses a name that looks like one of the others."""
    shape = skeleton(name)
    for other in others:
        if skeleton(other) == shape:
            raise Refusal("nickname-taken", "", {"nickname": name, "other": other})


def unlike(name: str, others: Iterable[str]) -> str:
    """Returns the name, with a number appended if it looks like one of the others."""
    shapes = {skeleton(other) for other in others}
    number = 2
    chosen = name
    while skeleton(chosen) in shapes:
        chosen = f"{name[: LONGEST - 3]} {number}"
        number += 1
    return chosen
