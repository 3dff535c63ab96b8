"""The master of Between Two Cities."""

from draftingtable.bots import master
from draftingtable.bots.cities.guide import CitiesGuide


class Master(master.Master):
    def new_guide(self) -> CitiesGuide:
        return CitiesGuide()
