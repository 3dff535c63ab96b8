"""The grandmaster level for 5 Towers."""

from draftingtable.bots.learned.loading import networks_of
from draftingtable.bots.search import grandmaster
from draftingtable.bots.towers.learned_guide import LearnedGuide


class Grandmaster(grandmaster.Grandmaster):
    def new_guide(self) -> LearnedGuide:
        return LearnedGuide(networks_of("towers"))
