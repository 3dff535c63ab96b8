"""All other pages: home and its dialogs, rules, score pads, rooms, campaigns, replays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.table import actions
from draftingtable.table.descriptions import line_seen_by
from draftingtable.table.replay_frames import recorded_film
from tests.browser.eyes.seatings import ME, PEOPLE, Seating, plain
from tests.browser.eyes.states import API, TABLE, OnStage, Query, Scene, State, press, table_answers

HEADING = "main h1"
TOTALS = "tfoot td"
"""Points have come from the server."""
CITY = ("building",)


def over(record: str) -> Seating:
    seating = Seating(record)
    seating.begin()
    seating.play_to(lambda match: match.over)
    return seating


# Home


def lists() -> Scene:
    """Returns tables of mine and of others: waiting, running and over."""
    mine = [line_of("cities-7", begun=True), line_of("towers-3", begun=False), over_line()]
    others = [line_of("towers-5", begun=False), line_of("cities-4", begun=True)]

    def asked(query: Query) -> dict[str, Any]:
        found = mine if "mine" in query else others
        state = query.get("state")
        return {"tables": [line for line in found if state is None or line["state"] == state]}

    return Scene({f"{API}/tables": asked})


def running_games() -> Scene:
    """Returns running games of mine, to continue."""
    mine = [line_of(record, begun=True) for record in ("cities-7", "towers-3", "cities-expert")]

    def asked(query: Query) -> dict[str, Any]:
        return {"tables": mine if "mine" in query else []}

    return Scene({f"{API}/tables": asked})


def line_of(record: str, begun: bool) -> dict[str, Any]:
    seating = Seating(record)
    if begun:
        seating.begin()
    progress = plain(seating.table.progress(ME) or {}) if begun else None
    return {**seen(seating), "id": record, "progress": progress}


def seen(seating: Seating) -> dict[str, Any]:
    return plain(line_seen_by(seating.table.line(), ME))


def over_line() -> dict[str, Any]:
    return {**seen(over("cities-two")), "id": "over"}


def no_lists() -> Scene:
    return Scene({f"{API}/tables": {"tables": []}})


HOME = [
    State("home", "/", "#public-tables li", lists, drawn=("tower on the lid",)),
    State("home-empty", "/", "#public-tables .none", no_lists),
    State("home-continue", "/", "[data-testid=continue] a >> nth=2", running_games),
    State(
        "home-level",
        "/",
        "dialog[open]",
        steps=press("[data-testid^=play-]"),
        settings={"level": ""},
    ),
    State("home-nickname", "/", "dialog[open]", steps=press(".welcome button")),
    State("home-pass", "/", "dialog[open]", steps=press("[data-testid=pass-and-play]")),
    State("settings", "/settings", HEADING),
    State("solo", "/solo", HEADING, drawn=("building",)),
    State("join-unknown", "/j/ZZZZZZ", "[role=alert], .problem"),
    State("table-unknown", "/t/no-such-table", HEADING),
    State("missing", "/no-such-page", HEADING),
]


# Campaigns


def campaign_of(games: int, chosen: int, length: int = 3) -> Callable[[], Scene]:
    """Returns a campaign with `games` games played and `chosen` bonuses chosen."""

    def scene() -> Scene:
        campaign = Campaign("beginner", 2, length)
        played = over("cities-beginner")
        position = played.match.position
        assert isinstance(position, SoloPosition)
        for number in range(games):
            campaign.enter(position, str(number))
            if number < chosen:
                best = max(campaign.choices(), key=lambda bonus: bonus.points)
                campaign.choose(best.kind, best.city)
        shown = {"id": "eyes", "tables": [str(n) for n in range(games)], **campaign.as_data()}
        record = played.table.record().text()
        records = {f"{API}/tables/{number}/record": record for number in range(games)}
        return Scene({f"{API}/campaigns/eyes": {"campaign": plain(shown)}, **records})

    return scene


CAMPAIGNS = [
    State("campaigns", "/campaign", HEADING),
    State("campaigns-known", "/campaign", "a b", campaign_of(2, 2), kept={"campaigns": ["eyes"]}),
    State("campaign-begun", "/campaign/eyes", ".stages", campaign_of(0, 0)),
    State("campaign-bonus", "/campaign/eyes", "[data-building]", campaign_of(2, 1), drawn=CITY),
    State("campaign-long", "/campaign/eyes", ".now .flag", campaign_of(4, 4, 6), drawn=CITY),
    State("campaign-over", "/campaign/eyes", ".total.over", campaign_of(3, 3), drawn=CITY),
]


# Score pads


def player(name: str, razed: int, **cards: list[int]) -> dict[str, Any]:
    return {"name": name, "cards": cards, "heights": {}, "razed": razed}


TOWERS_PAD = {
    "game": "towers",
    "entry": "cards",
    "players": [
        player("Žygimantas", 2, candy=[12, 7, 2], sand=[15, 13, 11, 8, 5, 0], tree=[10, 4, 0]),
        player("Władysław", 0, horror=[14, 9, 4], junk=[12, 4]),
        player("", 1, candy=[11], sand=[6, 7]),  # a 7 on a 6: the pad reports the error
    ],
}
CITIES_PAD = {
    "game": "cities",
    "mode": "ring",
    "names": ["Žygimantas", "Władysław", "", "Õnne"],
    "cities": ["SSSSHHOmOPOOOPHP", "PFOOPPHdHbOFSSHP", "FFdeHHOOPPSSmbHH", "SSHP............"],
}
PADS = [
    State("score", "/score", HEADING, drawn=("floor", "building")),
    State("score-towers", "/score/towers", TOTALS),
    State("score-towers-filled", "/score/towers", HEADING, kept={"pad-towers": TOWERS_PAD}),
    State("score-cities", "/score/cities", TOTALS),
    State("score-cities-filled", "/score/cities", TOTALS, kept={"pad-cities": CITIES_PAD}),
]


# Rules


def search_rules(stage: OnStage, _scene: Scene) -> None:
    stage.page.wait_for_selector(HEADING)
    stage.page.get_by_role("searchbox").fill("tower")


RULES = [
    State("rules-towers", "/rules/towers", "article h2", drawn=("floor",)),
    State("rules-cities", "/rules/cities", "article h2", drawn=("building",)),
    State("rules-solo", "/rules/solo", "article h2", drawn=("building",)),
    State("rules-search", "/rules/towers", ".results li", steps=search_rules),
]


# Waiting rooms


def room(record: str, player: str = ME, **settings: Any) -> Callable[[], Scene]:
    """Returns a room with one player not ready and some free seats."""

    def scene() -> Scene:
        seating = Seating(record, **settings)
        last = len(seating.table.seats) - 1
        seating.do(PEOPLE[last].lower(), actions.Leave(last))
        seating.do(PEOPLE[1].lower(), actions.Ready(1, False))
        seating.do(PEOPLE[1].lower(), actions.Say(text="Already here. Shall we wait for Łucja?"))
        welcome = seating.welcome(player)
        return Scene(table_answers(seating, welcome), [welcome])

    return scene


AT_TABLE = f"/t/{TABLE}"
ROOMS = [
    State("room-towers", AT_TABLE, ".ring", room("towers-5")),
    State("room-cities", AT_TABLE, ".ring", room("cities-7")),
    State("room-cities-question", AT_TABLE, ".ring", room("cities-4", seating="question")),
    State("room-guest", AT_TABLE, ".ring", room("cities-4", PEOPLE[1].lower())),
    State("room-stranger", AT_TABLE, ".sit", room("towers-3", "")),
    State(
        "room-seat",
        AT_TABLE,
        "dialog[open]",
        room("towers-5"),
        steps=press("[data-testid=seat-5]"),
    ),
]


# Replays


def film(record: str) -> Callable[[], Scene]:
    def scene() -> Scene:
        seating = over(record)
        path = f"{API}/tables/{TABLE}"
        found = recorded_film(seating.record)._asdict()
        answers = table_answers(seating, seating.welcome())
        return Scene({**answers, f"{path}/replay": plain(found)})

    return scene


def replayed(name: str, record: str, event: int, drawn: tuple[str, ...], seat: int = 1) -> State:
    path = f"/replay/{TABLE}?event={event}&seat={seat}"
    return State(name, path, ".controls", film(record), drawn=drawn)


REPLAYS = [
    State("replay", "/replay", "main li", lists),
    replayed("replay-towers", "towers-5", 120, ("card", "floor")),
    replayed("replay-towers-end", "towers-3", 10_000, ("floor",), seat=0),
    replayed("replay-cities", "cities-4", 60, ("building",)),
    replayed("replay-solo", "cities-expert", 60, ("building",)),
]


STATES = [*HOME, *CAMPAIGNS, *PADS, *RULES, *ROOMS, *REPLAYS]
