"""Staircase as registered."""

from collections.abc import Mapping

from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.json_checks import require_list, require_number, require_object
from draftingtable.games.core.options import OptionValue

from .manifest import MANIFEST
from .notation import MOST_CARDS, StaircaseNotation
from .position import StaircasePosition, points


class Staircase(Game):
    name = MANIFEST.name
    rules_version = 1
    options = MANIFEST.options
    notation = StaircaseNotation()
    all_see_the_same = True
    deal_rule = "R1"
    end_rule = "R4"
    result_rules = ("R3", "R4")

    def player_counts(self, options: Mapping[str, OptionValue]) -> range:
        return MANIFEST.player_counts(options)

    def begin(self, setup: Setup) -> StaircasePosition:
        return StaircasePosition(setup.players, int(setup.options["cards"]))

    def score(self, sheet: object) -> dict[str, object]:
        """Scores `{"taken": [[3, 17, 20], [41, 2]]}`: what everybody took, in order."""
        taken = require_object(sheet, "sheet", ("taken",))["taken"]
        rows = [
            require_list(row, f"taken[{seat}]", 0, MOST_CARDS)
            for seat, row in enumerate(require_list(taken, "taken", 2, 4), 1)
        ]
        cards = [[require_number(card, "taken", 1, MOST_CARDS) for card in row] for row in rows]
        return {"scores": [points(row) for row in cards]}


GAME = Staircase()
