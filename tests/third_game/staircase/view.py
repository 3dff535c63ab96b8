"""What a viewer may know of Staircase: everything but the order of the pile."""

from draftingtable.games.core.view import View


class StaircaseView(View):
    """Seats and cards count from 0 here, and from 1 in `as_data`."""

    def __init__(self) -> None:
        self.viewer = -1
        self.turn = 0
        self.display: list[int] = []
        self.taken: list[list[int]] = []
        self.unseen: list[int] = []

    def as_data(self) -> dict[str, object]:
        return {
            "game": "staircase",
            "turn": self.turn + 1,
            "display": [card + 1 for card in self.display],
            "taken": [[card + 1 for card in cards] for cards in self.taken],
            "unseen": [card + 1 for card in self.unseen],
        }
