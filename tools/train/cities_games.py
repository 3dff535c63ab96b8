"""Games of Between Two Cities to learn from: every city after every turn, and its final points."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from draftingtable.bots.cities.foresight import Foresight
from draftingtable.bots.cities.journeyman import PROSPECTS, SoberJudge
from draftingtable.bots.cities.judging import Judge, rivals_of
from draftingtable.bots.cities.learned_judge import CloserForesight, LearnedJudge
from draftingtable.bots.cities.policy import pick_all, place_all
from draftingtable.bots.cities.value_marks import marks_of
from draftingtable.bots.cities.value_network import ValueNetwork
from draftingtable.games.cities.city.scoring import two_most
from draftingtable.games.cities.draft.endgame import city_totals
from draftingtable.games.cities.draft.rules import DraftPosition, begin_draft
from draftingtable.games.cities.draft.state import PICKING
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness

Numbers = npt.NDArray[np.float32]
HAND_MADE: Final = SoberJudge(PROSPECTS)
STRAY: Final = 0.05
"""How often a seat picks at random: the network must also know what bad picks lead to."""
STEPS: Final = 1000


@dataclass
class Cities:
    """Cities on their way: marks, and by how much the hand-made value was too low."""

    marks: npt.NDArray[np.int64]
    missing: Numbers

    def __len__(self) -> int:
        return len(self.missing)

    def picked(self, places: npt.NDArray[np.int64]) -> "Cities":
        return Cities(self.marks[places], self.missing[places])


def joined(parts: list[Cities]) -> Cities:
    return Cities(
        np.concatenate([part.marks for part in parts]),
        np.concatenate([part.missing for part in parts]),
    )


def play_cities(players: int, network: ValueNetwork | None, seed: int, number: int) -> Cities:
    """Plays one game by the network, or by hand without one."""
    name = ("cities training", seed, players, number)
    dealer, randomness = SamplingDealer(*name), Randomness(*name)
    judge = LearnedJudge(network, players - 2) if network else None
    position = begin_draft(players, players == 2)
    marks: list[list[int]] = []
    worths: list[float] = []
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        play_turn(position, judge, randomness)
        note(position, marks, worths)
    totals = np.array(city_totals(position.cities), np.float32)
    final = np.tile(totals, len(worths) // len(totals))
    return Cities(np.array(marks), final - np.array(worths, np.float32))


def play_turn(position: DraftPosition, judge: LearnedJudge | None, randomness: Randomness) -> None:
    foresight = (
        CloserForesight(judge, position.cities) if judge else Foresight(HAND_MADE, position.cities)
    )
    for seat in range(position.players):
        if randomness.below(STEPS) < STEPS * STRAY and position.phase == PICKING:
            position.apply(seat, position.random_move(seat, randomness))
    pick_all(position, foresight)
    place_all(position, foresight)


def note(position: DraftPosition, marks: list[list[int]], worths: list[float]) -> None:
    """Notes all cities after a turn, in their order."""
    judge: Judge = HAND_MADE
    for number, city in enumerate(position.cities):
        rivals = rivals_of(position.cities, number)
        most, second = two_most(rivals)
        marks.append(list(marks_of(city, position.players - 2, most, second)))
        worths.append(judge.worth(city, rivals))
