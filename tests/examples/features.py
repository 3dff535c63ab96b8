"""What a golden record shows, found by replaying it."""

from draftingtable.games.core.events import Event
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.replay import Replay


def features(played: Replay) -> set[str]:
    """Returns everything in a replayed record that an example may be there to show."""
    if played.game.name == "towers":
        return ending(played) | table_of_towers(played) | rounds_of_towers(played.events)
    return ending(played) | {f"{played.setup.options['mode']}, {played.setup.players} players"}


def ending(played: Replay) -> set[str]:
    if not played.position.over:
        phase = played.position.view(SPECTATOR).as_data()["phase"]
        return {f"unfinished, {phase}"}
    outcome = played.position.outcome()
    shared = "shared victory" if len(outcome.winners) > 1 else "single winner"
    found = {f"ends by {outcome.reason}", shared}
    return found | {f"tie broken by {outcome.tie_break}"} if outcome.tie_break else found


def table_of_towers(played: Replay) -> set[str]:
    referee = "on" if played.setup.options["referee"] else "off"
    return {f"{played.setup.players} players, referee {referee}"}


def rounds_of_towers(events: list[Event]) -> set[str]:
    found: set[str] = set()
    for one_round in split_into_rounds(events):
        found |= bidding_of(one_round) | building_of(one_round) | withdrawals_of(one_round)
    return found


def split_into_rounds(events: list[Event]) -> list[list[Event]]:
    rounds: list[list[Event]] = []
    for event in events:
        if event.kind == "deal":
            rounds.append([])
        rounds[-1].append(event)
    return rounds


def bidding_of(events: list[Event]) -> set[str]:
    found: set[str] = set()
    kinds = [event.kind for event in events]
    cards = strings(events[0], "cards")
    if len(set(cards)) < len(cards):
        found.add("the same card twice on display")
    if "last-round" in kinds:
        found.add("short last round" if len(cards) < 5 else "full last round")
    if "nobody-builds" in kinds:
        last = "last-round" in kinds
        found |= {"nobody builds", "nobody builds in the last round" if last else "nobody builds"}
    for event in events:
        if event.kind == "builds" and event.public["number"] == len(cards):
            found.add("a bid for all" if len(cards) == 5 else "a bid for all of a short display")
    return found


def building_of(events: list[Event]) -> set[str]:
    kinds = [event.kind for event in events]
    kept = kinds[len(kinds) - kinds[::-1].index("withdraw") :] if "withdraw" in kinds else kinds
    found = {"a raze"} if "raze" in kept else set()
    if "raze" in kinds and "raze" not in kept:
        found.add("a raze taken back")
    return found


def withdrawals_of(events: list[Event]) -> set[str]:
    found: set[str] = set()
    kinds = [event.kind for event in events]
    for place, event in enumerate(events):
        if event.kind != "withdraw":
            continue
        then = "a lower bid" if kinds[place + 1] == "bid" else "a pass"
        found.add(f"a withdrawal, then {then}")
        if "build" in kinds[:place]:
            found.add("a withdrawal after the first card")
        if "nobody-builds" in kinds:
            found.add("a withdrawal, and nobody builds")
        if outbid_later(event, events[place:]):
            found.add("a withdrawal, then outbid")
    if kinds.count("withdraw") > 1:
        found.add("several withdrawals in a round")
    return found


def outbid_later(withdrawn: Event, later: list[Event]) -> bool:
    """Whether a player after the one who withdrew then built for a higher bid."""
    bids = [event for event in later if event.kind == "bid"]
    last = later[-1] if later[-1].kind != "clear" else later[-2]
    return (
        len(bids) > 1
        and bids[0].public["seat"] == withdrawn.public["seat"]
        and last.public.get("seat") not in (None, withdrawn.public["seat"])
    )


def strings(event: Event, key: str) -> list[str]:
    value = event.public[key]
    assert isinstance(value, list)
    return [str(item) for item in value]
