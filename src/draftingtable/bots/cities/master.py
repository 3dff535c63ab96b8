"""The master level for Between Two Cities."""

from draftingtable.bots.cities.guide import CitiesGuide
from draftingtable.bots.search import master


class Master(master.Master):
    def new_guide(self) -> CitiesGuide:
        return CitiesGuide()
