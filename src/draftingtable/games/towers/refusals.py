"""Why a move is refused: the rule it breaks, and what a person needs to understand it."""

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.errors import IllegalMove, Parameter
from draftingtable.games.towers.building import fits
from draftingtable.games.towers.components import MOVES, ROOF, TYPES, VALUES, WITHDRAW, card
from draftingtable.games.towers.legality import largest_bid, lowest_bid
from draftingtable.games.towers.state import BIDDING, DEALING, OVER, TowersState
from draftingtable.games.towers.text import card_text, type_text


def wrong_turn(state: TowersState, seat: int) -> IllegalMove:
    if state.phase == OVER:
        return IllegalMove("game-is-over", "T7.1")
    if state.phase == DEALING:
        return IllegalMove("cards-come-first", "T4")
    rule = "T4.1b" if state.phase == BIDDING else "T4.1d"
    return IllegalMove("not-your-turn", rule, {"seat": seat + 1, "turn": state.turn + 1})


def wrong_phase(state: TowersState, move: int) -> IllegalMove:
    if not 0 <= move < MOVES:
        return IllegalMove("no-such-move", "", {"number": move})
    if state.phase == BIDDING:
        return IllegalMove("bidding-not-building", "T4.1")
    if move == WITHDRAW:
        return IllegalMove("no-withdrawing-with-referee", "T4.3")
    return IllegalMove("building-not-bidding", "T4.2")


def start_player_passes() -> IllegalMove:
    return IllegalMove("start-player-names-a-number", "T4.1a")


def bad_bid(state: TowersState, number: int) -> IllegalMove:
    params: dict[str, Parameter] = {"bid": number}
    if number > len(state.display):
        params["display"] = len(state.display)
        return IllegalMove("bid-above-display", "T7.3", params)
    if number < lowest_bid(state):
        params["highest"] = state.high
        return IllegalMove("bid-not-higher", "T4.1b", params)
    if number > state.cap:
        params["withdrawn"] = state.cap + 1
        return IllegalMove("bid-not-below-withdrawn", "T4.3", params)
    params["largest"] = largest_bid(state)
    return IllegalMove("bid-unbuildable", "T4.1e", params)


def bad_build(state: TowersState, shown: int) -> IllegalMove:
    params: dict[str, Parameter] = {"card": card_text(shown)}
    if shown not in state.display:
        return IllegalMove("not-on-display", "T4.1d", params)
    kind = shown // VALUES
    top = state.tops[state.turn * TYPES + kind]
    if not fits(top, shown % VALUES):
        params["top"] = card_text(card(kind, top))
        return IllegalMove("does-not-fit", "T2.6" if top == ROOF else "T2.3", params)
    params["left"] = state.left
    return IllegalMove("bid-would-fail", "T4.1e", params)


def bad_raze(state: TowersState, kind: int) -> IllegalMove:
    params: dict[str, Parameter] = {"type": type_text(kind)}
    values = state.towers()[state.turn * TYPES + kind]
    if state.raze_type != NOBODY:
        return IllegalMove("razed-already", "T4.2a", params)
    if state.left != state.high:
        return IllegalMove("raze-comes-first", "T4.2", params)
    if not values:
        return IllegalMove("no-tower-to-raze", "T4.2a", params)
    if values[-1] == ROOF:
        return IllegalMove("roof-not-razed", "T4.2a", params)
    params["left"] = state.left
    return IllegalMove("bid-would-fail", "T4.1e", params)
