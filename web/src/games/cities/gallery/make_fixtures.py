"""Writes the views that the gallery and the client's tests show: real ones, from the rules.

Run it where the library is installed: `python web/src/games/cities/gallery/make_fixtures.py`. Journeymen
play with fixed seeds, so that the file changes only when the rules, the bots or the views do.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from draftingtable.bots.levels import bot_maker
from draftingtable.games.cities.campaign import Campaign
from draftingtable.games.cities.solo import SoloPosition
from draftingtable.games.cities.solo_view import SoloView
from draftingtable.games.cities.view import CitiesView
from draftingtable.games.match import Match, new
from draftingtable.table.describing import outcome_data

TARGET = Path(__file__).with_name("fixtures.json")
Data = dict[str, Any]
Moment = Callable[[Data], bool]


def seat_view(match: Match, seat: int) -> Data:
    view = match.view(seat)
    assert isinstance(view, CitiesView | SoloView)
    moves = match.legal_moves(seat) if seat in match.acting() else []
    return {
        "game": view.as_data(),
        "phase": len(match.lines),
        "legal": [match.game.notation.move_text(move) for move in moves],
        "undo": match.undoable(seat),
        "help": match.game.help(match.position, seat, moves),
    }


def play(players: int, options: Data, seed: int, wanted: dict[str, Moment]) -> Data:
    """Plays a game and keeps seat 1's view of the first moment of each wanted kind."""
    match = new("cities", players, options, seed)
    bots = [bot_maker("cities", "journeyman")(f"{seed} {seat}") for seat in range(players)]
    kept: Data = {}
    while not match.over:
        for name, is_it in wanted.items():
            if name not in kept and is_it(data := seat_view(match, 0)):
                kept[name] = data
        seat = match.acting()[-1]  # the last first, so that seat 1 waits, and is waited for
        moves = match.legal_moves(seat)
        match.play(seat, bots[seat].choose(match.view(seat), moves))
    kept["over"] = seat_view(match, 0)
    kept["outcome"] = outcome_data(match.outcome())
    if isinstance(match.position, SoloPosition):
        kept["position"] = match.position
    return kept


def at(round_number: int, phase: str, turn: int, ready: bool = True, half: str = "") -> Moment:
    def is_it(data: Data) -> bool:
        game = data["game"]
        found = (game["round"], game["phase"], game["turn"], game.get("half") or "")
        wanted = (round_number, phase, turn, half)
        return found == wanted and bool(data["legal"]) == ready

    return is_it


DRAFT: dict[str, Moment] = {
    "first": at(1, "picking", 1),
    "picking": at(1, "picking", 3),
    "placing": at(1, "placing", 3),
    "duplexes": at(2, "picking", 1),
    "placing-duplex": at(2, "placing", 1),
    "late": at(3, "picking", 2),
    "placing-late": at(3, "placing", 2),
}
TWO: dict[str, Moment] = {
    "picking": at(1, "picking", 2, half="b"),
    "placing": at(1, "placing", 2, half="b"),
    "placing-late": at(3, "placing", 2, half="a"),
}
SOLO: dict[str, Moment] = {
    "first": at(1, "assigning", 1),
    "assigning": at(1, "assigning", 3),
    "placing": at(1, "placing", 3),
    "duplexes": at(2, "assigning", 1),
    "placing-duplex": at(2, "placing", 1),
    "late": at(3, "assigning", 2),
    "placing-late": at(3, "placing", 2),
}


def campaign_of(positions: list[SoloPosition]) -> dict[str, Data]:
    """A campaign before its second bonus, and the same at its end."""
    campaign = Campaign("beginner", 2, 3)
    states: dict[str, Data] = {"begun": campaign.as_data()}
    for number, position in enumerate(positions):
        campaign.enter(position)
        states[f"bonus-{number + 1}"] = campaign.as_data()
        best = max(campaign.choices(), key=lambda bonus: bonus.points)
        campaign.choose(best.kind, best.city)
        states[f"after-{number + 1}"] = campaign.as_data()
    return states


def main() -> None:
    games = {
        "three": play(3, {}, 11, DRAFT),
        "five": play(5, {}, 6, {}),
        "seven": play(7, {}, 4, {"placing": DRAFT["placing-late"], "picking": DRAFT["picking"]}),
        "two": play(2, {"mode": "two"}, 5, TWO),
        "beginner": play(1, {"mode": "beginner", "level": 2}, 3, SOLO),
        "expert": play(1, {"mode": "expert", "level": 4}, 8, SOLO),
    }
    more = [play(1, {"mode": "beginner", "level": 2}, seed, {}) for seed in (21, 22, 23)]
    campaign = campaign_of([game["position"] for game in more])
    for game in games.values():
        game.pop("position", None)
    text = json.dumps({**games, "campaign": campaign}, ensure_ascii=False, separators=(",", ":"))
    TARGET.write_text(text.replace('},"', '},\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
