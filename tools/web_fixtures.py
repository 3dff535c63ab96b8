"""Writes moments of real games for the browser client's gallery and tests (web/fixtures).

    python -m tools.web_fixtures

Bots play; what each seat may know is kept as the server would send it (docs/protocol.md).
"""

from __future__ import annotations

import json
from pathlib import Path

from draftingtable import games
from draftingtable.bots.core.levels import new_bot
from draftingtable.bots.core.seats import play_bots
from draftingtable.games.cities.city.components import FACTORY
from draftingtable.games.cities.city.scoring import factory_count, factory_values
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.placement_preview import placement_effect
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.moves import is_place, placed_city, placed_square, placed_tile
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.dealers import SecretDealer, commitment
from draftingtable.games.core.match import Match
from draftingtable.games.towers.components import TYPE_LETTERS
from draftingtable.games.towers.limits import bid_limit, why_not_bid
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.scoring import breakdown, tower_points
from draftingtable.table.describing import outcome_data

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
NAMES = ["Anna", "Péter", "Łucja", "Žygimantas", "Õnne", "Grace", "Kasimir"]
GAMES: dict[str, tuple[str, int, dict[str, object], int]] = {
    "towers-3": ("towers", 3, {}, 9),
    "towers-5": ("towers", 5, {}, 31),
    "cities-2": ("cities", 2, {"mode": "two"}, 7),
    "cities-3": ("cities", 3, {}, 8),
    "cities-5": ("cities", 5, {}, 23),
    "solo-beginner": ("cities", 1, {"mode": "beginner", "level": 2}, 4),
    "solo-expert": ("cities", 1, {"mode": "expert", "level": 3}, 4),
}
"""Name -> game, players, options, and every how many moves a moment is kept."""


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (game, players, options, step) in GAMES.items():
        text = json.dumps({"moments": moments(game, players, options, step)}, ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(text + "\n", "utf-8")
        print(name, len(text))
    (FOLDER / "fair-deals.json").write_text(json.dumps(fair_deals(), indent=1) + "\n", "utf-8")


def fair_deals() -> list[dict[str, object]]:
    """Records of games dealt from a known secret, for the browser's own check."""
    secret, nonces = bytes(range(32)), (b"first nonce here", b"second nonce hre")
    found: list[dict[str, object]] = []
    for game, players, options, _ in GAMES.values():
        rules = games.get(game)
        setup = rules.setup(players, options, 0 if rules.has_start else None)
        match = Match(rules, setup, SecretDealer(secret, nonces))
        bots = {seat: new_bot(game, "journeyman", seat) for seat in range(setup.players)}
        while play_bots(match, bots):
            pass
        found.append(
            {
                "secret": secret.hex(),
                "nonces": [nonce.hex() for nonce in nonces],
                "commitment": commitment(secret),
                "record": match.record().text(),
            }
        )
    return found


def moments(
    game: str, players: int, options: dict[str, object], step: int
) -> list[dict[str, object]]:
    match = games.new(game, players, options, seed=5)
    bots = {seat: new_bot(game, "journeyman", seat) for seat in range(players)}
    kept = [moment(match, 0)]
    number = 0
    while play_bots(match, bots):
        number += 1
        if number % step == 0 or match.over:
            kept.append(moment(match, number))
    return kept


def moment(match: Match, number: int) -> dict[str, object]:
    shown = [-1, 0, *match.acting()[:1]]
    views = {str(viewer + 1): view(match, viewer) for viewer in shown}
    story = [{"kind": event.kind, **event.seen_by(0)} for event in match.events]
    return {"number": number, "table": table(match), "views": views, "story": story}


def table(match: Match) -> dict[str, object]:
    players = match.setup.players
    automatic = len(match.game.automatic_names(match.setup))
    return {
        "id": "fixture00000000000000a",
        "code": "K7P2QX",
        "state": "finished" if match.over else "running",
        "created": 1_700_000_000_000,
        "host": "p1",
        "settings": settings(match),
        "seats": [seat_info(match, seat, seat >= players - automatic) for seat in range(players)],
        "start": None if match.setup.start is None else match.setup.start + 1,
        "commitment": "00" * 32,
        "rematch": None,
        "campaign": None,
        "expires": None,
        "waiting_for": [seat + 1 for seat in match.acting()],
        "clocks": None,
        "end_offers": [],
        "outcome": outcome_data(match.outcome()) if match.over else None,
    }


def settings(match: Match) -> dict[str, object]:
    return {
        "game": match.game.name,
        "options": dict(match.setup.options),
        "players": match.setup.players,
        "seats": [],
        "clock": {"kind": "none"},
        "at_zero": "bot",
        "seating": "order",
        "public": False,
        "spectators": True,
        "chat": True,
        "hints": True,
        "undo": True,
        "bot_pace": 1.2,
    }


def seat_info(match: Match, seat: int, automatic: bool) -> dict[str, object]:
    kind = "automa" if automatic else "player" if seat == 0 else "bot"
    return {
        "seat": seat + 1,
        "kind": kind,
        "player": "p1" if seat == 0 else None,
        "nickname": match.names[seat] if automatic else NAMES[seat],
        "level": "journeyman" if kind == "bot" else None,
        "here": True,
        "ready": True,
        "mine": seat == 0,
        "stand_in": None,
        "resigned": False,
    }


def view(match: Match, viewer: int) -> dict[str, object]:
    acts = viewer in match.acting()
    legal = match.legal_moves(viewer) if acts else []
    return {
        "game": match.view(viewer).as_data(),
        "phase": len(match.lines),
        "legal": [match.game.notation.move_text(move) for move in legal],
        "undo": match.undoable(viewer) if viewer >= 0 else 0,
        "help": help_for(match, viewer, legal),
    }


def help_for(match: Match, viewer: int, legal: list[int]) -> dict[str, object]:
    position = match.position
    if isinstance(position, TowersPosition):
        return towers_help(position)
    assert isinstance(position, DraftPosition | SoloPosition)
    return cities_help(match, position, viewer, [move for move in legal if is_place(move)])


def towers_help(state: TowersPosition) -> dict[str, object]:
    whys = {str(number): why_not_bid(state, number) for number in range(6)}
    return {
        "limits": [bid_limit(state, seat).as_data() for seat in range(state.players)],
        "bids": {
            number: {"code": why.code, "rule": why.rule, "params": dict(why.params)}
            for number, why in whys.items()
            if why is not None
        },
        "points": [towers_points(state, seat) for seat in range(state.players)],
    }


def towers_points(state: TowersPosition, seat: int) -> dict[str, object]:
    towers = state.towers_of(seat)
    by_letter = {
        letter: tower_points(tower)
        for letter, tower in zip(TYPE_LETTERS, towers, strict=True)
        if tower
    }
    return {**breakdown(towers, len(state.razed[seat])), "towers": by_letter}


def cities_help(
    match: Match, state: DraftPosition | SoloPosition, viewer: int, placements: list[int]
) -> dict[str, object]:
    solo = isinstance(state, SoloPosition)
    cities = state.yours if isinstance(state, SoloPosition) else state.cities
    elsewhere = (state.automacity[FACTORY],) if isinstance(state, SoloPosition) else ()
    numbers = [0, 2, 1] if solo else list(range(len(cities)))
    adds: dict[str, object] = {}
    others: dict[str, object] = {}
    for move in placements:
        at = numbers.index(placed_city(move))
        effect = placement_effect(cities, at, placed_tile(move), placed_square(move), elsewhere)
        text = match.game.notation.move_text(move)
        adds[text] = effect.own
        others[text] = {city_text(numbers[n]): points for n, points in effect.others.items()}
    counts = [*(factory_count(city) for city in cities), *elsewhere]
    worth = factory_values(counts)
    first = [] if isinstance(state, SoloPosition) else first_seats(state)
    factories = [
        {"city": city_text(numbers[n]), "count": counts[n], "worth": worth[n]}
        for n in range(len(counts))
    ]
    return {"adds": adds, "others": others, "first": first, "factories": factories}


def first_seats(state: DraftPosition) -> list[int]:
    """C3.4, city by city."""
    seats = {state.must_place_first(city) for city in range(len(state.cities))} - {NOBODY}
    return sorted(seat + 1 for seat in seats)


if __name__ == "__main__":
    main()
