"""The commands' output: exit codes and error messages.

Always in English, except while playing: programs read these lines too.
"""

import sys

from draftingtable.games.core.errors import Refusal
from draftingtable.locale import Words
from draftingtable.locale.refusals import describe

DONE = 0
REFUSED = 1
USAGE = 2
NOT_PROVABLE = 3
"""Only from `verify`."""
INTERRUPTED = 130


def refusal_text(refusal: Refusal) -> str:
    return describe(Words("en"), refusal)


def tell_refusal(refusal: Refusal, file: str | None) -> None:
    where = f"{file}: " if file and file != "-" else ""
    print(f"draftingtable: {where}{refusal_text(refusal)}", file=sys.stderr)
    for note in getattr(refusal, "__notes__", []):
        print(note, file=sys.stderr)
