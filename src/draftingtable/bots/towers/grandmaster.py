"""The grandmaster level for 5 Towers."""

from __future__ import annotations

from draftingtable.bots.learned.loading import networks_of
from draftingtable.bots.search.master import Master
from draftingtable.bots.search.rollouts import Rollouts
from draftingtable.bots.search.stepwise import StepwiseSearch
from draftingtable.bots.search.tree_search import Search
from draftingtable.bots.towers.guide import TowersGuide
from draftingtable.bots.towers.learned_guide import LearnedGuide
from draftingtable.games.core.view import View
from draftingtable.games.towers.view import TowersView


class Grandmaster(Master):
    """Plays as the master does where no network has learned from games of that many players."""

    def new_guide(self) -> LearnedGuide:
        return LearnedGuide(networks_of("towers"))

    def search(self, view: View) -> StepwiseSearch:
        assert isinstance(view, TowersView)
        assert isinstance(self.guide, LearnedGuide)
        if view.players not in self.guide.networks:
            return Search(TowersGuide(), view, self.next_seed(), self.exploration)
        return Rollouts(self.guide, view, self.next_seed())
