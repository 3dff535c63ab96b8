"""Prints what searches find, for comparing compiled and plain runs.

python -m tests.bots.search.compare_searches
"""

from collections.abc import Iterator

from draftingtable.bots.search.analysis import analysis_of
from draftingtable.bots.search.core import Search
from draftingtable.bots.towers.guide import TowersGuide
from draftingtable.games.dealers import SamplingDealer
from draftingtable.games.randomness import Randomness
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.speed import is_compiled

ITERATIONS = 12


def situations() -> Iterator[TowersPosition]:
    """Early and late decisions of random games, bids and builds."""
    for players in range(2, 6):
        position = GAME.begin(GAME.setup(players))
        dealer, randomness = SamplingDealer("both", players), Randomness("both", players)
        step = 0
        while not position.over:
            if position.dealing:
                position.deal(dealer)
                continue
            if step % 47 == 23:
                yield position
            seat = position.actor()
            position.apply(seat, position.random_move(seat, randomness))
            step += 1


def main() -> None:
    print(f"compiled: {is_compiled()}")
    for number, position in enumerate(situations()):
        search = Search(TowersGuide(), position.view(position.actor()), f"both {number}")
        search.run(ITERATIONS)
        for candidate in analysis_of(search).candidates:
            # All digits: the numbers must be the same, not alike.
            print(number, candidate.move, candidate.visits, repr(candidate.value), candidate.wins)


if __name__ == "__main__":
    main()
