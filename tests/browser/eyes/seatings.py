"""Tables at any moment of a recorded game, as the server would send them, without a server.

The records were written by journeymen (`draftingtable simulate`). Each move is decided, stored and
shown by the code that serves real tables, so a page gets what the server would send it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from draftingtable.analysis.advice import adviser_of
from draftingtable.bots.core.levels import bot_maker
from draftingtable.bots.search.master import Master
from draftingtable.games.core.dealers import ScriptDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.records import Record, RecordLine, parse
from draftingtable.games.core.registry import get
from draftingtable.games.core.replay import is_chosen
from draftingtable.table import Watch, actions
from draftingtable.table.apply import settle
from tests.table.sitting import NOON, Sitting

RECORDS = Path(__file__).with_name("records")
PEOPLE = ("Anna", "Péter", "Łucja", "Žygimantas", "Õnne", "Władysław", "Maximilian")
"""Names of realistic length, in the languages we support."""
ME = PEOPLE[0].lower()
AWAY = PEOPLE[2].lower()
NOBODY = -1
ITERATIONS = 40
Message = dict[str, Any]
Moment = Callable[[Match], bool]


class Seating(Sitting):
    """People around a table who play what is recorded. `Anna` has the first seat."""

    def __init__(self, record: str, *, one_device: bool = False, **settings: Any) -> None:
        found = parse((RECORDS / f"{record}.dtr").read_text("utf-8"))
        people = len(found.seats) - automatic_seats(found)
        usual: dict[str, Any] = {
            "game": found.game,
            "options": found.options,
            "seats": wishes(people, one_device),
            "seating": "order",
        }
        if found.start is not None:
            usual["start"] = found.start + 1
        super().__init__({**usual, **settings}, by=ME)
        self.record = found
        self.moves = [line for line in found.lines if is_chosen(line, people)]
        guests = () if one_device else PEOPLE[1:people]
        for number, name in enumerate(guests, 1):
            self.do(name.lower(), actions.Join(None, name))
            self.do(name.lower(), actions.Ready(number, True))

    def begin(self) -> None:
        """Starts the game with the deals of the record instead of the secret's."""
        self.do(ME, actions.Start())
        begun = self.table.match
        assert begun is not None
        dealer = ScriptDealer(recorded_deals(self.record, begun))
        self.table.match = Match(begun.game, begun.setup, dealer, begun.names)
        settle(self.table, NOON, NOBODY)

    def play_to(self, moment: Moment) -> None:
        while not moment(self.match):
            self.step()

    def step(self) -> RecordLine:
        line = self.moves.pop(0)
        assert line.seat is not None
        self.move(line.seat, line.text)
        return line

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def welcome(self, player: str = ME) -> Message:
        """Returns the server's first message to `player`; "" is a spectator."""
        here = [name.lower() for name in PEOPLE if name.lower() != AWAY]
        message = Watch(self.table, player).welcome(here, self.now)
        return plain({"type": "welcome", "protocol": 1, **message})

    def news(self, moves: int, player: str = ME) -> list[Message]:
        """Returns the changes that follow from the next recorded moves."""
        self.watch(player)
        for _ in range(moves):
            self.step()
        return [plain({"type": "change", **change}) for change in self.changes[player]]

    def hint(self, verb: str = "") -> Message:
        """Returns a master's hint for my seat, or one for its first move with this verb."""
        maker = bot_maker(self.record.game, "master")
        bot = maker("eyes", iterations=ITERATIONS)
        assert isinstance(bot, Master)
        notation = self.match.game.notation
        view, moves = self.match.view(0), self.match.legal_moves(0)
        if verb:
            move = next(each for each in moves if notation.move_text(each).startswith(verb))
            found = [{"move": notation.move_text(move), "visits": ITERATIONS, "value": 0.5}]
        else:
            candidates = bot.analyse(view).candidates
            move, found = candidates[0].move, [each.as_data(notation) for each in candidates]
        adviser = adviser_of(self.record.game)
        if adviser is not None:
            found[0]["advice"] = adviser(view, move, moves).as_data()
        return plain({"type": "hint", "id": "", "seat": 1, "candidates": found})


def wishes(people: int, one_device: bool) -> list[dict[str, str]]:
    if one_device:
        return [{"kind": "me", "nickname": name} for name in PEOPLE[:people]]
    return [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]


def automatic_seats(record: Record) -> int:
    game = get(record.game)
    return len(game.automatic_names(game.setup(len(record.seats), record.options, record.start)))


def recorded_deals(record: Record, match: Match) -> list[Any]:
    notation = match.game.notation
    return [notation.parse_chance(line.text) for line in record.lines if line.seat is None]


def plain(message: Message) -> Message:
    """Returns the message as it arrives: through JSON, without tuples or numeric keys."""
    found: Message = json.loads(json.dumps(message))
    return found
