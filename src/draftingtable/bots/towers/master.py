"""The master level for 5 Towers."""

from draftingtable.bots.search import master
from draftingtable.bots.towers.guide import TowersGuide


class Master(master.Master):
    def new_guide(self) -> TowersGuide:
        return TowersGuide()
