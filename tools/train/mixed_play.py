"""Games between different levels, to learn and to check chances that hold for any table."""

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.search.payoffs import first_of, shared_win
from draftingtable.bots.towers.apprentice import Apprentice
from draftingtable.bots.towers.journeyman import Journeyman
from draftingtable.bots.towers.master import Master
from draftingtable.bots.towers.novice import Novice
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.rules import begin_towers
from tools.train.samples import GamePositions
from tools.train.self_play import note

ITERATIONS = 5


def new_bot(level: int, seed: object) -> Bot:
    """Returns a bot of one of four levels, novice to master."""
    if level == 0:
        return Novice(seed)
    if level == 1:
        return Apprentice(seed)
    if level == 2:
        return Journeyman(seed)
    return Master(seed, iterations=ITERATIONS)


def play_mixed_game(players: int, *seed: object) -> GamePositions:
    """Plays a game in which every seat has a level of its own, drawn at random."""
    random = Randomness("mixed", *seed)
    dealer = SamplingDealer("mixed", *seed)
    bots = [new_bot(random.below(4), random.word()) for _ in range(players)]
    position = begin_towers(players, True, random.below(players))
    game = GamePositions()
    while not position.over:
        if position.dealing:
            note(game, position, None)
            position.deal(dealer)
            continue
        seat = position.actor()
        move = bots[seat].choose(position.view(seat), position.legal_moves(seat))
        position.apply(seat, move)
    game.final_scores = [float(score) for score in position.scores()]
    game.final_wins = shared_win(players, first_of(game.final_scores))  # T8.5
    return game
