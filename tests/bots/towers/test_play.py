"""Bots play 5 Towers to its end, legally and reproducibly."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.random_bot import RandomBot
from draftingtable.bots.towers.apprentice import Apprentice
from draftingtable.bots.towers.journeyman import Journeyman
from draftingtable.bots.towers.novice import Novice
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.towers.components import BID, PASS, WITHDRAW
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.legality import most_buildable
from draftingtable.games.towers.rules import TowersPosition

Maker = Callable[..., Bot]
every_bot = pytest.mark.parametrize("maker", [Novice, Apprentice, Journeyman])


def played(
    makers: list[Maker], seed: str, referee: bool = True, deal: str = "bots"
) -> tuple[TowersPosition, list[int]]:
    """Plays a game and returns its moves; each must be legal, and each bid possible to build."""
    position = GAME.begin(GAME.setup(len(makers), {"referee": referee}, 0))
    dealer = SamplingDealer(deal)
    bots = [maker(seed, seat) for seat, maker in enumerate(makers)]
    chosen: list[int] = []
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        moves = position.legal_moves(seat)
        move = bots[seat].choose(position.view(seat), moves)
        assert move in moves
        if makers[seat] is not RandomBot:
            assert not BID <= move < PASS or move - BID <= most_buildable(position, seat)
            assert move != WITHDRAW
        chosen.append(move)
        position.apply(seat, move)
    return position, chosen


@every_bot
@pytest.mark.parametrize("referee", [True, False])
@pytest.mark.parametrize("players", range(2, 6))
def test_games_are_played_to_their_end(players: int, referee: bool, maker: Maker) -> None:
    position, chosen = played([maker] * players, "end", referee)
    assert position.over
    assert chosen
    assert min(position.scores()) > 10


@every_bot
def test_a_player_who_withdraws_does_not_confuse_them(maker: Maker) -> None:
    withdrawals = 0
    for deal in range(5):
        _, chosen = played([maker, RandomBot, maker], "referee off", False, str(deal))
        withdrawals += chosen.count(WITHDRAW)
    assert withdrawals


@every_bot
def test_the_same_seed_plays_the_same(maker: Maker) -> None:
    assert played([maker] * 3, "same")[1] == played([maker] * 3, "same")[1]


def test_apprentices_of_different_seeds_differ() -> None:
    assert played([Apprentice] * 3, "one")[1] != played([Apprentice] * 3, "other")[1]


@every_bot
def test_a_view_is_left_unchanged(maker: Maker) -> None:
    position = GAME.begin(GAME.setup(3))
    position.deal(SamplingDealer("left"))
    view = position.view(0)
    before = view.as_data()
    maker("left").choose(view, position.legal_moves(0))
    assert view.as_data() == before


@pytest.mark.parametrize(
    ("stronger", "weaker"), [(Novice, RandomBot), (Apprentice, Novice), (Journeyman, Apprentice)]
)
def test_each_level_beats_the_one_below(stronger: Maker, weaker: Maker) -> None:
    ahead = 0
    for deal in range(10):
        one = played([stronger, weaker], "level", deal=str(deal))[0].scores()
        other = played([weaker, stronger], "level", deal=str(deal))[0].scores()
        ahead += one[0] - one[1] + other[1] - other[0]
    assert ahead > 0
