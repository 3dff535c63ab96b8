"""The error for a missing optional library."""


def missing_extra(extra: str) -> ImportError:
    """Returns an error that names the extra to install."""
    return ImportError(
        f"This adapter needs a library that comes with the extra {extra!r}: "
        f"pip install 'draftingtable[{extra}]'"
    )
