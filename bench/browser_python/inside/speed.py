"""Prints decisions per second of random play, and how long bots think."""

from time import perf_counter

from draftingtable import games
from draftingtable.bots.core.levels import level_names, new_bot
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import get

PLAYERS = 4
RANDOM_GAMES = 20
FIRST_MOVES = 16
"""Of a level that thinks as long as it may."""


def decisions_per_second(name: str) -> float:
    game, randomness = get(name), Randomness("speed")
    setup = game.setup(PLAYERS, {})
    decisions, began = 0, perf_counter()
    for number in range(RANDOM_GAMES):
        position, dealer = game.begin(setup), SamplingDealer("speed", number)
        while not position.over:
            if position.dealing:
                position.deal(dealer)
                continue
            seat = position.actor()
            position.apply(seat, position.random_move(seat, randomness))
            decisions += 1
    return decisions / (perf_counter() - began)


def thinking(name: str, level: str, most: int = 1000) -> tuple[float, float]:
    """Returns the mean and the longest milliseconds per move of a game, or of its first moves."""
    match = games.new(name, PLAYERS, seed=1)
    bots = [new_bot(name, level, "speed", seat) for seat in range(PLAYERS)]
    times: list[float] = []
    while not match.over and len(times) < most:
        seat = match.acting()[0]
        view, moves = match.view(seat), match.legal_moves(seat)
        began = perf_counter()
        move = bots[seat].choose(view, moves)
        times.append(1000 * (perf_counter() - began))
        match.play(seat, move)
    return sum(times) / len(times), max(times)


if __name__ == "__main__":
    for game_name in games.names():
        print(f"{game_name}: {decisions_per_second(game_name):,.0f} random decisions per second")
        for bot_level in ("novice", "apprentice", "journeyman"):
            mean, longest = thinking(game_name, bot_level)
            print(f"  {bot_level}: {mean:.1f} ms per move, {longest:.0f} ms at most")
        for bot_level in ("master", "grandmaster"):
            if bot_level in level_names(game_name):
                mean, longest = thinking(game_name, bot_level, FIRST_MOVES)
                print(f"  {bot_level}: {mean:.0f} ms per move, {longest:.0f} ms at most")
