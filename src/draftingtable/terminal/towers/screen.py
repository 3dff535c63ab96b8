"""The terminal screen of 5 Towers."""

from rich.text import Text

from draftingtable.games.core.match import Match
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.towers.components import BUILD, EIGHT, NINE, VALUES
from draftingtable.games.towers.limits import bid_limit
from draftingtable.games.towers.state import BIDDING, BUILDING, TowersState
from draftingtable.games.towers.text import card_text
from draftingtable.games.towers.view import TowersView
from draftingtable.terminal.capabilities import Look
from draftingtable.terminal.screen import Choice, Screen, winner_line
from draftingtable.terminal.towers import moves, reasons
from draftingtable.terminal.towers.board import Board
from draftingtable.terminal.towers.colours import with_chips
from draftingtable.terminal.towers.score_tables import score_lines, unseen_lines


class TowersScreen(Screen):
    example = "bid 3"
    why_examples = ("4", "s7")

    def title(self) -> str:
        return self.words("towers-title")

    def board(self, match: Match, seat: int, look: Look) -> list[Text]:
        return Board(view_of(match, seat), seat, self.names, self.words, look).lines()

    def question(self, match: Match, seat: int) -> str:
        view, name = view_of(match, seat), self.names[seat]
        if view.phase == BIDDING:
            return self.words("ask-bid", player=name)
        return self.words("ask-build", player=name, left=view.left)

    def choices(self, match: Match, seat: int) -> list[Choice]:
        return moves.choices(view_of(match, seat), seat, match.legal_moves(seat), self.words)

    def spelled(self, match: Match, seat: int, text: str) -> str:
        return moves.spelled(view_of(match, seat), text)

    def is_final(self, match: Match, seat: int, move: int) -> bool:
        """Whether a move is final: the last card ends the turn and reveals new cards."""
        view = view_of(match, seat)
        return view.phase == BUILDING and view.left == 1 and move >= BUILD

    def notes(self, match: Match, seat: int) -> list[str]:
        state = state_of(match)
        if state.phase != BIDDING or not state.referee:
            return []
        largest = bid_limit(state, seat).largest
        if largest == len(state.display):
            return []
        return [self.words("limit-short", largest=largest)]

    def hints(self, match: Match, seat: int) -> dict[str, str]:
        view = view_of(match, seat)
        shown = {card % VALUES for card in view.display}
        hints: dict[str, str] = {}
        if EIGHT in shown:
            hints["eight"] = self.words("hint-eight")
        if NINE in shown:
            hints["nine"] = self.words("hint-nine")
        cost = moves.raze_cost(view, seat)
        if cost == 1 and view.phase == BIDDING and bid_limit(state_of(match), seat).raze >= 0:
            hints["raze"] = self.words("hint-raze", cost=cost)
        return hints

    def why(self, match: Match, seat: int, text: str) -> list[str]:
        state = state_of(match)
        number = text.removeprefix("bid ")
        if state.phase == BIDDING and not text:
            return reasons.why_not_more(state, seat, self.words)
        if state.phase == BIDDING and number.isdecimal() and len(number) == 1:
            return reasons.why_bid(state, seat, int(number), self.words)
        if state.phase == BUILDING and not text:
            return [self.why_card(match, seat, card) for card in state.display]
        return super().why(match, seat, text)

    def why_card(self, match: Match, seat: int, card: int) -> str:
        name = card_text(card)
        if BUILD + card in match.legal_moves(seat):
            return self.words("why-card-possible", card=name)
        return f"{name} – {self.why_move(match, seat, f'build {name}')}"

    def unseen(self, match: Match, seat: int, look: Look) -> list[Text]:
        return unseen_lines(view_of(match, seat), self.words, look)

    def rules(self, look: Look) -> list[tuple[str, str]]:
        bullet = look.sign("•", "*")
        return [
            (bullet, self.words("rules-types")),
            (bullet, self.words("rules-falling")),
            (look.sign("═ 8 ═", "= 8 ="), self.words("rules-eight")),
            (look.sign("↓ 9 ↓", "v 9 v"), self.words("rules-nine")),
            (look.sign("◢ 0 ◣", "/ 0 \\"), self.words("rules-roof")),
            (bullet, self.words("rules-bidding")),
            (bullet, self.words("rules-razing")),
            (bullet, self.words("rules-end")),
            (bullet, self.words("rules-points")),
        ]

    def result(self, match: Match, look: Look) -> list[Text]:
        outcome = match.outcome()
        scores = score_lines(outcome, self.names, self.words, look)
        return [*scores, Text(), winner_line(outcome, self.names, self.words)]

    def sentence(self, text: str, look: Look) -> Text:
        return with_chips(text, look)


def view_of(match: Match, seat: int = SPECTATOR) -> TowersView:
    view = match.view(seat)
    assert isinstance(view, TowersView)
    return view


def state_of(match: Match) -> TowersState:
    """Returns the state, for explanations only, which use public information (T6)."""
    assert isinstance(match.position, TowersState)
    return match.position
