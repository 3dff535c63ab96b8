"""Writes src/draftingtable/table/confusables.txt, which characters look alike, from ICU's data.

    python -m tools.confusables libicui18n.so.72 > src/draftingtable/table/confusables.txt

ICU carries the confusables of UTS 39. Only single characters that NFKC leaves alone are written:
`names.py` applies NFKC first, which takes care of the other half of the table.
"""

from __future__ import annotations

import argparse
import ctypes
import re
import unicodedata
from collections.abc import Callable, Iterator

LONGEST = 1000
HEAD = """\
# Characters that look alike: what they look like, a tab, and the characters.
# From the confusables of Unicode Technical Standard 39, by way of ICU {version}; written by
# tools/confusables.py. Copyright (c) Unicode, Inc., under the Unicode License v3
# (https://www.unicode.org/license.txt).
"""


def skeletons(library: str) -> Callable[[str], str]:
    """Returns ICU's own skeleton function."""
    version = re.sub(r".*\.so\.(\d+).*", r"\1", library)
    icu = ctypes.CDLL(library)
    checker = icu[f"uspoof_open_{version}"]
    checker.restype = ctypes.c_void_p
    failed = ctypes.c_int(0)
    opened = ctypes.c_void_p(checker(ctypes.byref(failed)))
    call = icu[f"uspoof_getSkeletonUTF8_{version}"]

    def skeleton(text: str) -> str:
        data, out = text.encode(), ctypes.create_string_buffer(LONGEST)
        size = call(opened, 0, data, len(data), out, LONGEST, ctypes.byref(failed))
        if failed.value > 0:
            raise RuntimeError(f"ICU's error {failed.value}")
        return out.raw[:size].decode()

    return skeleton


def single_characters() -> Iterator[str]:
    """Yields characters that may be in a name and have no decomposition."""
    for number in range(0x21, 0x110000):
        sign = chr(number)
        if unicodedata.category(sign)[0] in "LMNPS" and unicodedata.normalize("NFKD", sign) == sign:
            yield sign


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library")
    library: str = parser.parse_args().library
    skeleton = skeletons(library)
    found: dict[str, list[str]] = {}
    for sign in single_characters():
        looks_like = skeleton(sign)
        if looks_like != sign and not any(one.isspace() for one in looks_like):
            found.setdefault(looks_like, []).append(sign)
    print(HEAD.format(version=re.sub(r".*\.so\.", "", library)), end="")
    for looks_like, signs in sorted(found.items()):
        print(f"{looks_like}\t{''.join(signs)}")


if __name__ == "__main__":
    main()
