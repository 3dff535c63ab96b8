"""Bots against bots: who is how strong, and how sure that is (docs/bots.md).

    from draftingtable.arena import Tournament, play, summarize

    tournament = Tournament.new("towers", [("random", "random")], deals=10)
    print(summarize(tournament, play(tournament)).as_data())

Every deal is played with rotated seats, so that good cards are good for everybody once.
"""

from draftingtable.arena.running import play
from draftingtable.arena.summary import summarize
from draftingtable.arena.tournament import Tournament

__all__ = ["Tournament", "play", "summarize"]
