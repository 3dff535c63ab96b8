"""Prints what searches find, for comparing compiled and plain runs.

python -m tests.bots.search.compare_searches
"""

from collections.abc import Iterator

from draftingtable.bots.cities.guide import CitiesGuide
from draftingtable.bots.cities.horizon_guide import HorizonGuide
from draftingtable.bots.cities.value_weights import value_networks
from draftingtable.bots.search.guide import Guide
from draftingtable.bots.search.rollouts import Rollouts
from draftingtable.bots.search.tree_search import Search
from draftingtable.bots.towers.guide import TowersGuide
from draftingtable.compilation import is_compiled
from draftingtable.games.cities.game import GAME as CITIES
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.game import GAME as TOWERS

ITERATIONS = 12
MOVES_BETWEEN = 30

Table = tuple[Game, Setup, Guide]


def tables() -> Iterator[Table]:
    for players in range(2, 6):
        yield TOWERS, TOWERS.setup(players), TowersGuide()
    for players in (3, 5):
        yield CITIES, CITIES.setup(players), CitiesGuide()
        yield CITIES, CITIES.setup(players), HorizonGuide(value_networks())
    for mode, players in (("two", 2), ("beginner", 3), ("expert", 3)):
        yield CITIES, CITIES.setup(players, {"mode": mode}), CitiesGuide()
    yield CITIES, CITIES.setup(2, {"mode": "two"}), HorizonGuide(value_networks())


def situations(game: Game, setup: Setup) -> Iterator[Position]:
    """Returns early and late decisions of a random game."""
    position = game.begin(setup)
    dealer, randomness = SamplingDealer("both", setup.players), Randomness("both", setup.players)
    since = 0
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        since += 1
        if since > MOVES_BETWEEN and not position.automatic(seat):
            since = 0
            yield position
        position.apply(seat, position.random_move(seat, randomness))


def main() -> None:
    print(f"compiled: {is_compiled()}")
    for game, setup, guide in tables():
        for number, position in enumerate(situations(game, setup)):
            compare(number, guide, position)


def compare(number: int, guide: Guide, position: Position) -> None:
    view, seed = position.view(position.actor()), f"both {number}"
    rolls_out = isinstance(guide, HorizonGuide)
    search = Rollouts(guide, view, seed) if rolls_out else Search(guide, view, seed)
    search.run(ITERATIONS)
    for candidate in search.analysis().candidates:
        # All digits: the numbers must be identical, not just close.
        print(number, candidate.move, candidate.visits, repr(candidate.value), candidate.wins)


if __name__ == "__main__":
    main()
