"""The rules for tables that follow from a server's settings."""

from draftingtable.bots.core.levels import level_names, usual_level
from draftingtable.games.core.registry import names
from draftingtable.server.settings import Settings
from draftingtable.table import ServerPolicy

SECOND = 1000
HOUR = 3600 * SECOND


def policy_of(settings: Settings) -> ServerPolicy:
    return ServerPolicy(
        levels={game: level_names(game) for game in names()},
        usual={game: usual_level(game) for game in names()},
        idle_open=int(settings.idle_open * HOUR),
        idle_running=int(settings.idle_running * HOUR),
        grace=int(settings.grace_open * HOUR),
        grace_running=int(settings.grace_running * HOUR),
        absence=int(settings.absent_seconds * SECOND),
        reveal_time=int(settings.reveal_seconds * SECOND),
    )
