"""English plurals, for output that is always in English.

Translated messages use Fluent's plural rules instead.
"""


def counted(number: int, noun: str) -> str:
    """Returns the number with its noun: "1 game", "0 games", "2 games"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
