"""The master of 5 Towers."""

from draftingtable.bots import master
from draftingtable.bots.towers.guide import TowersGuide


class Master(master.Master):
    def new_guide(self) -> TowersGuide:
        return TowersGuide()
