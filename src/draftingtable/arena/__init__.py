"""Tournaments between bots: how strong they are, and how certain that is (docs/bots.md).

    from draftingtable.arena import Tournament, play, summarize

    tournament = Tournament.new("towers", [("random", "random")], deals=10)
    print(summarize(tournament, play(tournament)).as_data())

Every deal is played with rotated seats, so every player gets the good cards once.
"""

from draftingtable.arena.running import play
from draftingtable.arena.summary import summarize
from draftingtable.arena.tournament import Tournament

__all__ = ["Tournament", "play", "summarize"]
