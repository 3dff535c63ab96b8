"""The chances in games between any levels, for analyses of 5 Towers."""

from draftingtable.bots.learned.loading import networks_of
from draftingtable.bots.towers.chances import chances_at
from draftingtable.games.core.view import View
from draftingtable.games.towers.imagine import imagine
from draftingtable.games.towers.view import TowersView


def chances_of(view: View) -> tuple[list[float], list[float]] | None:
    """Returns chances to win and expected scores by seat; None during a round."""
    assert isinstance(view, TowersView)
    position = imagine(view)
    networks = networks_of("towers-chances")
    if not (position.dealing or position.over) or position.players not in networks:
        return None
    chances = chances_at(position, networks[position.players])
    return chances.wins, chances.scores
