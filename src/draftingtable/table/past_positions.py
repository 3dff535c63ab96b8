"""A position of a finished game, as whoever chose there saw it: to try again."""

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.records import Record
from draftingtable.table.branching import cut_at


def position_data(record: Record, step: int) -> dict[str, object]:
    """Returns the view before a choice, with legal moves and help as in a running game."""
    cut = cut_at(record, step)
    if cut.seat is None:
        raise Refusal("no-such-step", "", {"step": step})
    match, game = cut.match, cut.match.game
    viewer = SPECTATOR if game.all_see_the_same else cut.seat
    moves = match.legal_moves(cut.seat)
    view = {
        "game": match.view(viewer).as_data(),
        "phase": 1,
        "legal": [game.notation.move_text(move) for move in moves],
        "undo": 0,
        "help": game.help(match.position, viewer, moves),
    }
    return {"step": step, "seat": cut.seat + 1, "view": view}
