"""Files named on the command line; `-` is standard input."""

import sys
from pathlib import Path

from draftingtable.games.core.errors import BadInput

LARGEST = 20_000_000


def read_text(file: str) -> str:
    """The file's text, or `BadInput` where it is no text or beyond all reason."""
    if file == "-":
        data = sys.stdin.buffer.read(LARGEST + 1)
    else:
        with Path(file).open("rb") as stream:
            data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadInput("file-too-large", "", {"most": LARGEST})
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput("file-not-utf8", "", {"byte": error.start + 1}) from None
