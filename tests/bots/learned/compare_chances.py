"""Prints the chances and choices of a network, for comparing compiled and plain runs.

python -m tests.bots.learned.compare_chances
"""

from draftingtable.bots.towers.chances import Judge
from draftingtable.bots.towers.learned_auction import LearnedAuction
from draftingtable.bots.towers.learned_policy import play_learned_round
from draftingtable.bots.towers.weights import weights_for
from draftingtable.compilation import is_compiled
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.towers.rules import begin_towers
from tests.bots.towers.test_learned import a_network

ROUNDS = 8


def main() -> None:
    print(f"compiled: {is_compiled()}")
    for players in range(2, 6):
        judge = Judge(a_network(players))
        position, dealer = begin_towers(players, True, 0), SamplingDealer("both", players)
        for _ in range(ROUNDS):
            (chances,) = judge.chances([position])
            position.deal(dealer)
            auction = LearnedAuction(position, weights_for(players), judge, 3)
            worths = [(move, auction.worth(move)) for move in auction.moves()]
            print(players, chances.wins, chances.scores, worths, auction.choose())
            play_learned_round(position, judge, 2)


if __name__ == "__main__":
    main()
