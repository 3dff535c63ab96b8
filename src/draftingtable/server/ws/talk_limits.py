"""How much may be said: per player, per address, and by all spectators of a table.

Identities are free, so a limit per player alone limits nobody. Players of a table are limited one
by one, since seats are few; its spectators share one limit and cannot drown out the players.
"""

from draftingtable.server.http import errors
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import Settings
from draftingtable.table import Table


class TalkLimits:
    def __init__(self, settings: Settings) -> None:
        burst = settings.rate_burst
        self.players = Rate(settings.rate_talk, burst)
        self.addresses = Rate(settings.rate_talk_address, burst)
        self.spectators = Rate(settings.rate_talk_spectators, burst)

    def check(self, player: str) -> None:
        """Limits what needs a seat: pings, proposals, wishes, hints, stand-ins, offers to end."""
        if not self.players.allows(player):
            raise errors.too_fast()

    def check_chat(self, table: Table, player: str, address: str) -> None:
        """Limits chat, which is open to spectators, and names and answers at open tables."""
        self.check(player)
        if not self.addresses.allows(address):
            raise errors.too_fast()
        if player not in table.players() and not self.spectators.allows(table.id):
            raise errors.too_fast()
