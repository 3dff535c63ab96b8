"""A tiny game with every feature that games may have and 5 Towers lacks.

It has two turns. In each, all seats secretly pick a number at once; then each says a word, in seat
order. The last seat is automatic: it picks 0 and says the first word. Nothing is dealt in between.
"""

from collections.abc import Mapping

from draftingtable.games.core.chance import NOBODY, Chance, Dealt
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.errors import BadNotation, IllegalMove
from draftingtable.games.core.events import Event
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.notation import Notation
from draftingtable.games.core.options import OptionValue
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.position import Position
from draftingtable.games.core.view import View

PICKS = (0, 1, 2)
SAYS = (3, 4)
TEXTS = ("pick 0", "pick 1", "pick 2", "say hey", "say ho")


class ToyView(View):
    def as_data(self) -> dict[str, object]:
        return {"game": "toy"}


class ToyPosition(Position):
    def __init__(self, players: int, lonely: bool) -> None:
        super().__init__()
        self.players = players
        self.lonely = lonely
        self.turn = 1
        self.picked: list[int] = []
        self.said = 0

    def acting(self) -> list[int]:
        if self.over:
            return []
        picking = [seat for seat in range(self.players) if seat not in self.picked]
        return picking or [self.said]

    def actor(self) -> int:
        return self.acting()[0] if self.acting() else NOBODY

    def automatic(self, seat: int) -> bool:
        return self.lonely and seat == self.players - 1

    def legal_moves(self, seat: int) -> list[int]:
        if seat not in self.acting():
            return []
        moves = PICKS if len(self.picked) < self.players else SAYS
        return list(moves[:1] if self.automatic(seat) else moves)

    def apply(self, seat: int, move: int) -> None:
        if move not in self.legal_moves(seat):
            raise IllegalMove("toy", "X1")
        if self.journal is not None:
            self.journal.append(Event("toy", {"seat": seat + 1}))
        if move in PICKS:
            self.picked.append(seat)
        else:
            self.said += 1
        if self.said == self.players:
            self.over = self.turn == 2
            self.turn, self.said, self.picked = 2, 0, []

    def chance(self) -> Chance:
        raise AssertionError("nothing is dealt in this game")

    def deal(self, dealer: Dealer) -> list[int]:
        raise AssertionError("nothing is dealt in this game")

    def copy(self) -> "ToyPosition":
        twin = ToyPosition(self.players, self.lonely)
        twin.over, twin.turn, twin.said = self.over, self.turn, self.said
        twin.picked = list(self.picked)
        return twin

    def view(self, viewer: int) -> ToyView:
        return ToyView()

    def outcome(self) -> Outcome:
        return Outcome([0] * self.players, list(range(self.players)), "enough")

    def snapshot(self) -> dict[str, object]:
        return {"turn": self.turn, "picked": sorted(self.picked), "said": self.said}


class ToyNotation(Notation):
    def move_text(self, move: int) -> str:
        return TEXTS[move]

    def parse_move(self, text: str) -> int:
        if text not in TEXTS:
            raise BadNotation("toy")
        return TEXTS.index(text)

    def chance_text(self, dealt: Dealt) -> str:
        raise AssertionError("nothing is dealt in this game")

    def parse_chance(self, text: str) -> Dealt:
        raise BadNotation("toy")

    def item_text(self, item: int) -> str:
        raise AssertionError("nothing is dealt in this game")


class Toy(Game):
    name = "toy"
    rules_version = 1
    options = ()
    notation = ToyNotation()

    def __init__(self, lonely: bool = False) -> None:
        self.lonely = lonely

    def player_counts(self, options: Mapping[str, OptionValue]) -> range:
        return range(2, 4)

    def begin(self, setup: Setup) -> ToyPosition:
        return ToyPosition(setup.players, self.lonely)

    def score(self, sheet: object) -> dict[str, object]:
        raise AssertionError("nobody keeps score in this game")

    def is_secret(self, move: int) -> bool:
        return move in PICKS

    def automatic_names(self, setup: Setup) -> list[str]:
        return ["Robot"] if self.lonely else []
