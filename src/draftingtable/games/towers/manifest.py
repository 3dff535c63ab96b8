"""The manifest of 5 Towers."""

from draftingtable.games.core.manifest import NO_MODE, Manifest
from draftingtable.games.core.options import Option
from draftingtable.games.towers.components import MAX_PLAYERS, MIN_PLAYERS

MANIFEST = Manifest(
    name="towers",
    title="5 Towers",
    game="draftingtable.games.towers.game:GAME",
    players={NO_MODE: range(MIN_PLAYERS, MAX_PLAYERS + 1)},
    options=(Option("referee", True, (True, False), "T4.3"),),
    levels={
        "novice": "draftingtable.bots.towers.novice:Novice",
        "apprentice": "draftingtable.bots.towers.apprentice:Apprentice",
        "journeyman": "draftingtable.bots.towers.journeyman:Journeyman",
        "master": "draftingtable.bots.towers.master:Master",
        "grandmaster": "draftingtable.bots.towers.grandmaster:Grandmaster",
    },
    bot_names={
        "random": ("Zigi", "Pimpo", "Dado", "Bumba", "Kriks"),
        "novice": ("Bibi", "Keno", "Suri", "Jonte", "Malu"),
        "apprentice": ("Pina", "Tobi", "Lotta", "Miko", "Runa"),
        "journeyman": ("Arvid", "Greta", "Bruno", "Nadia", "Oskar"),
        "master": ("Aurelio", "Octavia", "Isidor", "Leonora", "Magnus"),
        "grandmaster": ("Filippa", "Leonardo", "Hypatia", "Anselm", "Theodora"),
    },
    locale="draftingtable.locale",
    screen="draftingtable.terminal.towers.screen:TowersScreen",
    encoding="draftingtable.adapters.towers:encode",
    gymnasium="draftingtable/towers-v1",
    open_spiel=("draftingtable.adapters.towers.open_spiel:TowersGame",),
    adviser="draftingtable.analysis.towers.adviser:advise",
    reviewer="draftingtable.analysis.towers.reviewer:REVIEWER",
    order=1,
)
