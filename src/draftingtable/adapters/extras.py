"""What to tell somebody who lacks a library that only an adapter needs."""


def missing_extra(extra: str) -> ImportError:
    """The error that names the extra to install."""
    return ImportError(
        f"This adapter needs a library that comes with the extra {extra!r}: "
        f"pip install 'draftingtable[{extra}]'"
    )
