"""Points as written in views, outcomes and on the score pad."""

from draftingtable.games.cities.city.scoring import CATEGORIES


def points(**given: int) -> dict[str, int]:
    """Returns these categories, 0 in all others, and the total."""
    return {**dict.fromkeys(CATEGORIES, 0), **given, "total": sum(given.values())}
