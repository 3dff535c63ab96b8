"""The manifest of Staircase."""

from draftingtable.games.core.manifest import NO_MODE, Manifest
from draftingtable.games.core.options import Option

MANIFEST = Manifest(
    name="staircase",
    title="Staircase",
    game="staircase.game:GAME",
    players={NO_MODE: range(2, 5)},
    options=(Option("cards", 60, (45, 60), "R1"),),
    levels={"climber": "staircase.bot:Climber"},
    locale="staircase",
    encoding="staircase.encoding:encode",
    gymnasium="staircase/staircase-v1",
)
