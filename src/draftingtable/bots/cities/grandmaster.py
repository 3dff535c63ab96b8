"""The grandmaster level for Between Two Cities."""

from __future__ import annotations

from draftingtable.bots.cities.guide import CitiesGuide
from draftingtable.bots.cities.horizon_guide import HorizonGuide
from draftingtable.bots.cities.value_weights import value_networks
from draftingtable.bots.search.master import Master
from draftingtable.bots.search.rollouts import Rollouts
from draftingtable.bots.search.stepwise import StepwiseSearch
from draftingtable.bots.search.tree_search import Search
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.view import View


class Grandmaster(Master):
    """Plays solo games as the master does: the networks have only learned from drafting."""

    def new_guide(self) -> HorizonGuide:
        return HorizonGuide(value_networks())

    def search(self, view: View) -> StepwiseSearch:
        if isinstance(view, SoloView):
            return Search(CitiesGuide(), view, self.next_seed(), self.exploration)
        return Rollouts(self.guide, view, self.next_seed())
