"""The manifest of Between Two Cities."""

from typing import Final

from draftingtable.games.cities.solo.levels import FIRST_GAME, LEVELS, NEUTRAL
from draftingtable.games.core.manifest import Manifest
from draftingtable.games.core.options import Option

SOLO: Final = ("beginner", "expert")
SOLO_SEATS: Final = 3
"""The seats in solo: you and two Automas (S)."""

PLAYERS: Final = {
    "ring": range(3, 8),  # C3
    "two": range(2, 3),  # C7
    **dict.fromkeys(SOLO, range(SOLO_SEATS, SOLO_SEATS + 1)),
}

MANIFEST = Manifest(
    name="cities",
    title="Between Two Cities",
    game="draftingtable.games.cities.game:GAME",
    players=PLAYERS,
    options=(
        Option("mode", "ring", tuple(PLAYERS), "C3"),
        Option("level", NEUTRAL, tuple(LEVELS), "S5", modes=SOLO, first=FIRST_GAME),
        Option(
            "deck",
            "",
            (),
            "S5",
            modes=("expert",),
            reader="draftingtable.games.cities.solo.deck:deck_option",
        ),
    ),
    levels={
        "novice": "draftingtable.bots.cities.novice:Novice",
        "apprentice": "draftingtable.bots.cities.apprentice:Apprentice",
        "journeyman": "draftingtable.bots.cities.journeyman:Journeyman",
        "master": "draftingtable.bots.cities.master:Master",
        "grandmaster": "draftingtable.bots.cities.grandmaster:Grandmaster",
    },
    bot_names={
        "random": ("Tombo", "Wirra", "Fizzi", "Hopla", "Zaza", "Momo", "Pipo"),
        "novice": ("Lumi", "Nelli", "Pelle", "Kaja", "Iggy", "Nura", "Tibor"),
        "apprentice": ("Elka", "Jori", "Mila", "Timo", "Saskia", "Nilo", "Vera"),
        "journeyman": ("Henrik", "Amalia", "Stefan", "Dorota", "Ruben", "Liisa", "Karol"),
        "master": ("Vitruvia", "Teodor", "Ottoline", "Cornelius", "Beatrix", "Ambrus", "Sidonia"),
        "grandmaster": ("Palladia", "Bramante", "Eulalia", "Hadrian", "Zenobia", "Gaspar", "Ilona"),
    },
    locale="draftingtable.locale",
    screen="draftingtable.terminal.cities.screen:CitiesScreen",
    encoding="draftingtable.adapters.cities:encode",
    gymnasium="draftingtable/cities-v1",
    open_spiel=(
        "draftingtable.adapters.cities.open_spiel:CitiesGame",
        "draftingtable.adapters.cities.open_spiel:CitiesSoloGame",
    ),
    adviser="draftingtable.analysis.cities.adviser:advise",
    persuader="draftingtable.analysis.cities.partners:reason_to_propose",
    critic="draftingtable.analysis.cities.partners:judge_wish",
    reviewer="draftingtable.analysis.cities.reviewer:REVIEWER",
    courtesy="draftingtable.bots.cities.wishes:grant",
    campaign="draftingtable.games.cities.campaign.campaign:Campaign",
    order=2,
)
