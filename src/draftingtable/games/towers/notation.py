"""Moves and deals of 5 Towers as text (docs/records.md)."""

import re
from typing import Final

from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.errors import BadNotation
from draftingtable.games.core.notation import Notation
from draftingtable.games.towers.components import (
    BID,
    BUILD,
    MOVES,
    PASS,
    RAZE,
    TYPE_LETTERS,
    WITHDRAW,
    card,
)
from draftingtable.games.towers.text import card_text, cards_text, type_text

CARD: Final = re.compile(rf"([{TYPE_LETTERS}])(0|[1-9]|1[0-5])", re.ASCII)


def parse_card(text: str) -> int:
    found = CARD.fullmatch(text)
    if not found:
        raise BadNotation("no-such-card", "T1.2", {"found": text[:20]})
    return card(TYPE_LETTERS.index(found[1]), int(found[2]))


def spell(move: int) -> str:
    if move == PASS:
        return "pass"
    if move == WITHDRAW:
        return "withdraw"
    if BID <= move < PASS:
        return f"bid {move - BID}"
    if RAZE <= move < WITHDRAW:
        return f"raze {type_text(move - RAZE)}"
    return f"build {card_text(move - BUILD)}"


MOVE_TEXTS: Final = [spell(move) for move in range(MOVES)]
MOVE_OF: Final = {text: move for move, text in enumerate(MOVE_TEXTS)}


class TowersNotation(Notation):
    """Moves like `bid 3`, `pass`, `raze s`, `build s7`, `withdraw`; deals like `deal s7 c12 t3`."""

    def move_text(self, move: int) -> str:
        if not 0 <= move < MOVES:
            raise BadNotation("no-such-move", "", {"number": move})
        return MOVE_TEXTS[move]

    def parse_move(self, text: str) -> int:
        move = MOVE_OF.get(text)
        if move is not None:
            return move
        word, _, rest = text.partition(" ")
        if word == "build":
            return BUILD + parse_card(rest)  # which says what is wrong with the card
        raise BadNotation("no-such-move-text", "", {"found": text[:40]})

    def chance_text(self, dealt: Dealt) -> str:
        return " ".join(["deal", *cards_text(dealt.items)])

    def parse_chance(self, text: str) -> Dealt:
        word, _, rest = text.partition(" ")
        if word != "deal" or not rest:
            raise BadNotation("no-such-chance-text", "", {"found": text[:40]})
        return Dealt("deal", NOBODY, [parse_card(part) for part in rest.split(" ")])

    def item_text(self, item: int) -> str:
        return card_text(item)
