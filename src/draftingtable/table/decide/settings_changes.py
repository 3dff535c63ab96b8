"""Changes to the settings of an open table, keeping as much as possible."""

from collections.abc import Mapping
from dataclasses import replace

from draftingtable.games.core.errors import BadInput, Refusal
from draftingtable.games.core.json_checks import require_choice, require_object
from draftingtable.games.core.options import read_options
from draftingtable.table import actions
from draftingtable.table.decide.lobby import with_automas
from draftingtable.table.decide.request import RequestContext
from draftingtable.table.entries import Changed, Fact
from draftingtable.table.policy import ServerPolicy
from draftingtable.table.seats import AUTOMA, BOT, OPEN, PLAYER, Seat
from draftingtable.table.settings import SeatWish, Settings, read_settings

FIRST_TO_STAY = {PLAYER: 0, BOT: 1, OPEN: 2}
"""Who keeps a seat at a smaller table: people before bots, bots before empty seats."""


def change(request: RequestContext, action: actions.Change) -> list[Fact]:
    request.need_open()
    request.need_host()
    if "seats" in action.data:
        raise BadInput(
            "sheet-key-unknown", "", {"place": "settings", "key": "seats", "choices": []}
        )
    table = request.table
    settings = changed_settings(table.settings, action.data, request.policy)
    staying = staying_places(table.seats, len(settings.seats))
    settings = with_wishes(settings, table.settings, staying)
    if "start" not in action.data:
        settings = replace(settings, start=moved_start(table.settings.start, staying))
    seats = resized(table.seats, staying, settings)
    if seats == table.seats:
        return [Changed(settings)]
    return [Changed(settings, tuple(seat.as_record() for seat in seats))]


def changed_settings(
    settings: Settings, changes: Mapping[str, object], policy: ServerPolicy
) -> Settings:
    """Returns the settings with some keys replaced, validated as a whole.

    Seats and the start player are left out unless changed: they depend on which seats stay.
    """
    require_choice(changes.get("game", settings.game), "game", (settings.game,))
    data = {**settings.as_data(), "seats": [], "start": None, **changes}
    if "players" not in changes:
        data["players"] = nearest_players(settings, data["options"])
    return read_settings(data, policy)


def nearest_players(settings: Settings, options: object) -> int:
    """Returns the number of players that is nearest to the current one with these options."""
    game = settings.rules()
    counts = game.player_counts(read_options(game.options, require_object(options, "options", ())))
    return min(max(settings.players, counts[0]), counts[-1])


def staying_places(seats: list[Seat], wanted: int) -> list[int]:
    """Returns the places kept at a table of another size, in order; no person loses a seat."""
    played = [place for place, seat in enumerate(seats) if seat.kind != AUTOMA]
    people = sum(seat.kind == PLAYER for seat in seats)
    if people > wanted:
        raise Refusal("seats-too-few", "", {"people": people, "seats": wanted})
    return sorted(sorted(played, key=lambda place: FIRST_TO_STAY[seats[place].kind])[:wanted])


def resized(seats: list[Seat], staying: list[int], settings: Settings) -> list[Seat]:
    """Returns the kept seats, then new open ones, then those of Automas."""
    new = len(settings.seats) - len(staying)
    return with_automas(
        [*(seats[place] for place in staying), *(Seat() for _ in range(new))], settings
    )


def with_wishes(settings: Settings, old: Settings, staying: list[int]) -> Settings:
    """Returns the new settings with the old wishes for the kept seats."""
    kept = [old.seats[place] for place in staying]
    new = len(settings.seats) - len(kept)
    return replace(settings, seats=(*kept, *[SeatWish()] * new))


def moved_start(start: int | None, staying: list[int]) -> int | None:
    """Returns the new index of the start player (T3.2); if removed, the next one clockwise."""
    if start is None:
        return None
    before = sum(place < start for place in staying)
    return before % len(staying)
