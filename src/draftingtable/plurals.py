"""Counting in English, for output that is English whatever the locale.

Everything that is translated uses Fluent's plural rules instead.
"""


def counted(number: int, noun: str) -> str:
    """The number with its noun: "1 game", "0 games", "2 games"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
