"""A grandmaster for 5 Towers. It is not offered as a level (decision 21)."""

from draftingtable.bots.search import grandmaster
from draftingtable.bots.towers.rollout_guide import RolloutGuide


class Grandmaster(grandmaster.Grandmaster):
    def new_guide(self) -> RolloutGuide:
        return RolloutGuide()
