"""Moves and deals of Staircase as text: `take 17`; `deal 3 58 20 41 17`."""

import re

from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.errors import BadNotation
from draftingtable.games.core.notation import Notation

MOST_CARDS = 60
CARD = re.compile("[1-9][0-9]?", re.ASCII)


class StaircaseNotation(Notation):
    def move_text(self, move: int) -> str:
        if not 0 <= move < MOST_CARDS:
            raise BadNotation("no-such-move", "", {"number": move})
        return f"take {move + 1}"

    def parse_move(self, text: str) -> int:
        word, _, rest = text.partition(" ")
        if word != "take":
            raise BadNotation("no-such-move-text", "", {"found": text[:40]})
        return parse_card(rest)

    def chance_text(self, dealt: Dealt) -> str:
        return " ".join(["deal", *(self.item_text(card) for card in dealt.items)])

    def parse_chance(self, text: str) -> Dealt:
        word, _, rest = text.partition(" ")
        if word != "deal":
            raise BadNotation("no-such-chance-text", "", {"found": text[:40]})
        return Dealt("deal", NOBODY, [parse_card(part) for part in rest.split(" ")])

    def item_text(self, item: int) -> str:
        return str(item + 1)


def parse_card(text: str) -> int:
    if not CARD.fullmatch(text) or int(text) > MOST_CARDS:
        raise BadNotation("staircase-no-such-card", "R1", {"found": text[:20]})
    return int(text) - 1
