"""`draftingtable analyse FILE [--json]`"""

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from draftingtable.command.answers import DONE
from draftingtable.command.files import read_text
from draftingtable.games.core.errors import BadOption, Parameter
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.core.records import parse
from draftingtable.games.core.registry import manifest_of
from draftingtable.games.core.replay import Replay
from draftingtable.games.core.view import View

ChancesOf = Callable[[View], tuple[list[float], list[float]] | None]


@dataclass(frozen=True)
class Moment:
    """Chances to win and expected scores by seat, after so many lines of the record."""

    events: int
    progress: str
    wins: list[float]
    scores: list[float]

    def as_data(self) -> dict[str, object]:
        return {
            "events": self.events,
            "progress": self.progress,
            "wins": [round(win, 4) for win in self.wins],
            "scores": [round(score, 1) for score in self.scores],
        }


def run(options: argparse.Namespace) -> int:
    played = Replay(parse(read_text(options.file)))
    moments = moments_of(played, chances_function(played))
    if not moments:
        raise unknown(played)
    if options.json:
        print(json.dumps(result_data(played, moments), ensure_ascii=False))
    else:
        print("\n".join(table(played, moments)))
    return DONE


def chances_function(played: Replay) -> ChancesOf:
    place = manifest_of(played.game.name).chances
    if not place:
        raise unknown(played)
    return cast(ChancesOf, load_object(place))


def unknown(played: Replay) -> BadOption:
    params: dict[str, Parameter] = {
        "game": manifest_of(played.game.name).title,
        "players": played.setup.players,
    }
    return BadOption("analysis-unknown", "", params)


def moments_of(played: Replay, chances_of: ChancesOf) -> list[Moment]:
    """Replays the record; returns the chances before each deal, and at the end."""
    moments: list[Moment] = []
    while played.done < len(played.record.lines):
        if played.position.dealing:
            moments += moment(played, chances_of)
        played.step()
    played.finish()
    return moments + moment(played, chances_of)


def moment(played: Replay, chances_of: ChancesOf) -> list[Moment]:
    position = played.position
    found = chances_of(position.view(SPECTATOR))
    if found is None:
        return []
    progress = "end" if position.over else position.progress()
    return [Moment(played.done, progress, found[0], found[1])]


def result_data(played: Replay, moments: list[Moment]) -> dict[str, object]:
    return {
        "game": played.game.name,
        "seats": list(played.record.seats),
        "finished": played.over,
        "moments": [one.as_data() for one in moments],
    }


def table(played: Replay, moments: list[Moment]) -> list[str]:
    """Returns a line for each moment: every seat's chance to win and expected score."""
    names = [f"{name[:16]:>16}" for name in played.record.seats]
    lines = [f"{'before':10}" + "".join(names)]
    for one in moments:
        cells = [
            f"{100 * win:8.0f} % {score:5.1f}"
            for win, score in zip(one.wins, one.scores, strict=True)
        ]
        lines.append(f"{one.progress:10}" + "".join(cells))
    return lines
