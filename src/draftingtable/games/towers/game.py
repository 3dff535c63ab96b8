"""5 Towers as a `Game` for the registry."""

from collections.abc import Mapping

from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.options import OptionValue
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View
from draftingtable.games.towers.help import default_move, help_for
from draftingtable.games.towers.imagine import imagine
from draftingtable.games.towers.manifest import MANIFEST
from draftingtable.games.towers.notation import TowersNotation
from draftingtable.games.towers.rules import TowersPosition, begin_towers
from draftingtable.games.towers.score_pad import score_sheet
from draftingtable.games.towers.view import TowersView


class Towers(Game):
    name = MANIFEST.name
    rules_version = 1
    options = MANIFEST.options
    notation = TowersNotation()
    has_start = True
    all_see_the_same = True  # T6
    deal_rule = "T4"
    end_rule = "T7.1"
    result_rules = ("T8", "T8.5")
    start_rule = "T3.2"

    def player_counts(self, options: Mapping[str, OptionValue]) -> range:
        return MANIFEST.player_counts(options)

    def begin(self, setup: Setup) -> TowersPosition:
        return begin_towers(setup.players, setup.options["referee"] is True, setup.start or 0)

    def imagine(self, view: View, randomness: Randomness) -> TowersPosition:
        assert isinstance(view, TowersView)
        return imagine(view)

    def help(self, position: Position, viewer: int, moves: list[int]) -> dict[str, object]:
        assert isinstance(position, TowersPosition)
        return help_for(position)

    def default_move(self, position: Position, seat: int) -> int:
        return default_move(position.legal_moves(seat))

    def score(self, sheet: object) -> dict[str, object]:
        return score_sheet(sheet)


GAME = Towers()
