"""Points as views, outcomes and the score pad write them."""

from draftingtable.games.cities.city.scoring import CATEGORIES


def points(**given: int) -> dict[str, int]:
    """These categories, 0 in all others, and the total."""
    return {**dict.fromkeys(CATEGORIES, 0), **given, "total": sum(given.values())}
